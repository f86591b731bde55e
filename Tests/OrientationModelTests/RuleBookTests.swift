import OrientationModel
import Testing

struct RuleBookTests {
  private let rules = RuleBook.rules

  @Test func `no rule has another's number`() {
    #expect(Set(rules.map(\.id)).count == rules.count)
  }

  @Test func `the rules stand in the order of their chapters and numbers`() {
    #expect(rules.map(\.id) == rules.map(\.id).sorted())
    #expect(Set(rules.map(\.id.family)).count == RuleID.Family.allCases.count)
  }

  @Test func `a chapter is called as its case is`() {
    for family in RuleID.Family.allCases { #expect(family.name == "\(family)".uppercased()) }
  }

  @Test func `no chapter skips a number`() {
    for family in RuleID.Family.allCases {
      let numbers = rules.filter { $0.id.family == family && !$0.id.isAddition }.map(\.id.number)
      #expect(numbers == Array(1...UInt8(numbers.count)), "\(family.name)")
    }
  }

  @Test func `every rule is found by its number, and no other is`() {
    for rule in rules {
      #expect(RuleBook.rule(rule.id) == rule)
      #expect(RuleID(text: rule.id.text) == rule.id)
    }
    #expect(RuleBook.rule(RuleID(.choose, 99)) == nil)
    #expect(RuleBook.rule(RuleID(.dev, 8, isAddition: true)) == nil)
  }

  @Test func `titles are short and statements are sentences`() {
    for rule in rules {
      #expect(!rule.title.isEmpty && rule.title.count <= 60, "\(rule.id.text)")
      #expect(!rule.title.hasSuffix("."), "\(rule.id.text)")
      #expect(rule.statement.count > 20 && rule.statement.hasSuffix("."), "\(rule.id.text)")
      #expect(!rule.statement.contains("\n"), "\(rule.id.text)")
      #expect(!rule.statement.contains("  "), "\(rule.id.text)")
    }
    #expect(Set(rules.map(\.title)).count == rules.count)
  }

  @Test func `every rule names its sources unless it is inferred or a choice`() {
    for rule in rules where rule.confidence != .inferred && rule.confidence != .choice {
      #expect(!rule.sources.isEmpty, "\(rule.id.text)")
    }
    for rule in rules {
      #expect(rule.sources.allSatisfy { !$0.isEmpty }, "\(rule.id.text)")
      #expect(Set(rule.sources).count == rule.sources.count, "\(rule.id.text)")
    }
  }

  @Test func `no rule ends before it begins`() {
    for rule in rules {
      guard let since = rule.since, let until = rule.until else { continue }
      #expect(since <= until, "\(rule.id.text)")
    }
  }

  @Test func `every rule a statement or a doubt refers to is in the book`() {
    for rule in rules {
      for reference in "\(rule.statement) \(rule.doubt)".matches(of: /\b[A-Z]+-[0-9]+a?\b/) {
        let id = RuleID(text: reference.output)
        #expect(id.flatMap { RuleBook.rule($0) } != nil, "\(rule.id.text): \(reference.output)")
        #expect(id != rule.id, "\(rule.id.text) refers to itself")
      }
    }
  }

  @Test func `every assumption leans on rules of the book`() {
    for assumption in Assumption.allCases {
      #expect(!assumption.rules.isEmpty, "\(assumption.name)")
      for id in assumption.rules {
        #expect(RuleBook.rule(id) != nil, "\(assumption.name): \(id.text)")
      }
      #expect(assumption.question.hasSuffix("?"), "\(assumption.name)")
    }
  }

  @Test func `every numbered question and every contradicted rule has its assumption`() {
    let numbers = Set(Assumption.allCases.map(\.number))
    for number in 1...27 {
      #expect(numbers.contains("Q\(number)"))
    }
    let leaning = Set(Assumption.allCases.flatMap(\.rules))
    for rule in rules where rule.confidence == .contradicted {
      #expect(leaning.contains(rule.id), "\(rule.id.text)")
    }
  }

  @Test func `the exceptions' texts are kept to the letter`() throws {
    let common = try #require(RuleBook.rule(RuleID(.exc, 1))).statement
    #expect(
      common.contains(
        "Supported orientations has no common orientation with the application, "
          + "and [<Class> shouldAutorotate] is returning YES"))
    #expect(common.contains("application, and shouldAutorotate is returning YES"))
    let preferred = try #require(RuleBook.rule(RuleID(.exc, 6))).statement
    #expect(
      preferred.contains(
        "preferredInterfaceOrientationForPresentation must return a supported interface orientation!"
      ))
    #expect(
      preferred.contains(
        "preferredInterfaceOrientationForPresentation '<name>' must match a supported interface "
          + "orientation: '<list>'!"))
  }
}
