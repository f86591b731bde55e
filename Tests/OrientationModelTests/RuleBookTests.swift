import OrientationModel
import Testing

struct RuleBookTests {
  private let rules = Rule.allCases

  @Test func `no rule has another's number`() {
    #expect(Set(rules.map(\.number)).count == rules.count)
  }

  @Test func `the rules stand in the order of their chapters and numbers`() {
    #expect(RuleBook.entries.map(\.rule) == rules)
    for (one, next) in zip(rules, rules.dropFirst()) where one.chapter == next.chapter {
      #expect(
        one.ordinal + 1 == next.ordinal || next.number == one.number + "a"
          || one.number.hasSuffix("a"), "\(next.number)")
    }
    var chapters: [Rule.Chapter] = []
    for rule in rules where rule.chapter != chapters.last { chapters.append(rule.chapter) }
    #expect(chapters == Rule.Chapter.allCases)
    for rule in rules { #expect(rule.number.hasPrefix(rule.chapter.name + "-")) }
  }

  @Test func `a chapter is called as its case is`() {
    for chapter in Rule.Chapter.allCases { #expect(chapter.name == "\(chapter)".uppercased()) }
  }

  @Test func `every rule is found by its number, and no other is`() {
    for rule in rules { #expect(Rule(number: rule.number) == rule) }
    #expect(Rule(number: "CHOOSE-99") == nil)
    #expect(Rule(number: "DEV-8a") == nil)
  }

  @Test func `titles are short and statements are sentences`() {
    for rule in rules {
      #expect(!rule.title.isEmpty && rule.title.count <= 60, "\(rule.number)")
      #expect(!rule.title.hasSuffix("."), "\(rule.number)")
      #expect(rule.statement.count > 20 && rule.statement.hasSuffix("."), "\(rule.number)")
      #expect(!rule.statement.contains("\n"), "\(rule.number)")
      #expect(!rule.statement.contains("  "), "\(rule.number)")
    }
    #expect(Set(rules.map(\.title)).count == rules.count)
  }

  @Test func `every rule names its sources unless it is inferred or a choice`() {
    for rule in rules where rule.confidence != .inferred && rule.confidence != .choice {
      #expect(!rule.sources.isEmpty, "\(rule.number)")
    }
    for rule in rules {
      #expect(rule.sources.allSatisfy { !$0.isEmpty }, "\(rule.number)")
      #expect(Set(rule.sources).count == rule.sources.count, "\(rule.number)")
    }
  }

  @Test func `no rule ends before it begins`() {
    for rule in rules {
      guard let since = rule.since, let until = rule.until else { continue }
      #expect(since <= until, "\(rule.number)")
    }
  }

  @Test func `every rule a statement or a doubt refers to is in the book`() {
    for rule in rules {
      for reference in "\(rule.statement) \(rule.doubt)".matches(of: /\b[A-Z]+-[0-9]+a?\b/) {
        let id = Rule(number: reference.output)
        #expect(id != nil, "\(rule.number): \(reference.output)")
        #expect(id != rule, "\(rule.number) refers to itself")
      }
    }
  }

  @Test func `every assumption leans on rules of the book`() {
    for assumption in Assumption.allCases {
      #expect(!assumption.rules.isEmpty, "\(assumption.name)")
      for id in assumption.rules {
        #expect(rules.contains(id), "\(assumption.name): \(id.number)")
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
      #expect(leaning.contains(rule), "\(rule.number)")
    }
  }

  @Test func `the exceptions' texts are kept to the letter`() throws {
    let common = Rule.noCommonOrientationThrows.statement
    #expect(
      common.contains(
        "Supported orientations has no common orientation with the application, "
          + "and [<Class> shouldAutorotate] is returning YES"))
    #expect(common.contains("application, and shouldAutorotate is returning YES"))
    let preferred = Rule.preferenceOutsideMaskThrows.statement
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

extension Rule {
  /// Where it stands in its chapter, by its number.
  fileprivate var ordinal: Int {
    Int(number.split(separator: "-")[1].filter(\.isNumber)) ?? 0
  }
}
