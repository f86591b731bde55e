import Foundation
import Testing

struct ScenarioFileTests {
  @Test func `a scenario says what it is called and how well it is known`() throws {
    for file in House.scenarios {
      #expect(file.text.hasSuffix("\n"), "\(file.path) ends without a newline")
      #expect(try !file.places(matching: #"^title +\S"#).isEmpty, "\(file.path) has no title")
      #expect(
        try !file.places(matching: #"^evidence +(documented|reported|conjecture)\b"#).isEmpty,
        "\(file.path) has no evidence")
    }
  }

  @Test func `a report says where it can be read`() throws {
    let source = try Regex(#"(?m)^source +(\S.*)$"#)
    let address = try Regex(#"^https?://[a-z0-9.-]+\.[a-z]{2,}/\S*$"#)
    for file in House.scenarios where file.path.hasPrefix("Scenarios/Reported/") {
      let sources = file.text.matches(of: source).compactMap { $0.output[1].substring }
      #expect(!sources.isEmpty, "\(file.path) names no source")
      for text in sources {
        #expect(text.contains(address), "\(file.path): \(text) is no address")
      }
    }
  }

  @Test func `a scenario is named for its question`() throws {
    let name = try Regex(#"^[a-z0-9]+(-[a-z0-9]+)*\.scenario$"#)
    let numbered = try Regex(#"^Scenarios/(Tour|Challenges)/\d\d-"#)
    for file in House.scenarios {
      let last = file.path.split(separator: "/").last ?? ""
      #expect(last.contains(name), "\(file.path): words of small letters, hyphens between")
      #expect(
        !file.path.hasPrefix("Scenarios/Tour/") && !file.path.hasPrefix("Scenarios/Challenges/")
          || file.path.contains(numbered),
        "\(file.path): tour and challenges are numbered, as in 01-turning")
    }
  }

  @Test func `what names a report names one that is in the program`() throws {
    let list = try #require(HouseFile("Scenarios/Reported/bundled.txt")).text
    let bundled = Set(list.split(separator: "\n"))
    let told = House.everything.filter { file in
      ["Sources/", "README.md", ".github/"].contains { file.path.hasPrefix($0) }
        || file.path.hasPrefix("Scenarios/") && !file.path.hasPrefix("Scenarios/Reported/")
    }
    let name = try Regex(#"\brc-\d{3}-[a-z0-9-]*[a-z0-9]"#)
    let strays = told.filter { $0.text.contains("rc-") }.flatMap { file in
      file.text.matches(of: name).map { file.text[$0.range] }.filter { !bundled.contains($0) }
        .map { "\(file.path): \($0)" }
    }
    expectNone(strays, "Not in Scenarios/Reported/bundled.txt:")
  }

  @Test func `the folder holds scenarios and documents about them`() {
    let folder = House.root.appending(path: "Scenarios").path
    let odd = (FileManager.default.subpaths(atPath: folder) ?? []).filter { path in
      path.contains(".") && ![".scenario", ".md", "/bundled.txt"].contains { path.hasSuffix($0) }
    }
    expectNone(odd, "Neither a scenario nor a document:")
  }
}
