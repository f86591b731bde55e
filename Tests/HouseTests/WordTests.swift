import Foundation
import Testing

struct WordTests {
  @Test func `sources avoid the banned words`() throws {
    for (pattern, remedy) in HouseTable.bannedCode.sorted(by: { $0.key < $1.key }) {
      let places = try House.sources.filter(\.isSwift)
        .flatMap { try $0.places(matching: pattern, inCode: true) }
      expectNone(places, "\(pattern): \(remedy)")
    }
    for (pattern, remedy) in HouseTable.bannedWords.sorted(by: { $0.key < $1.key }) {
      expectNone(try House.sources.flatMap { try $0.places(matching: pattern) }, remedy)
    }
  }

  @Test func `no type has the name of a module`() throws {
    let modules = HouseTable.imports.keys.sorted().joined(separator: "|")
    let pattern = #"\b(struct|enum|class|actor|protocol|typealias) ("# + modules + #")\b"#
    let places = try House.sources.filter(\.isSwift)
      .flatMap { try $0.places(matching: pattern, inCode: true) }
    expectNone(places, "Which of the two is meant where the name is written?")
  }

  @Test func `no file names a place on somebody's machine`() throws {
    let here = NSRegularExpression.escapedPattern(for: House.root.standardizedFileURL.path)
    let places = try House.everything.flatMap {
      try $0.places(matching: #"(^|[^\w.])(/(home|root|Users|work)/|"# + here + #")"#)
    }
    expectNone(places, "A path is told from the package's root.")
  }

  @Test func `what no formatter reads is tidy too`() throws {
    let files = House.everything.filter { !$0.isSwift && !$0.path.hasPrefix("Tests/") }
    let places = try files.flatMap { file in
      try file.places(matching: #"[ \t\r]$"#)
        + (file.text.isEmpty || file.text.hasSuffix("\n") ? [] : ["\(file.path): the last line"])
    }
    expectNone(places, "No blanks at the end of a line, and a newline at the end of the file.")
  }
}
