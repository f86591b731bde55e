import Foundation
import Testing

/// The arrows between the modules, read from their `import` lines.
struct ImportTests {
  @Test func `a module imports what the table allows and nothing else`() throws {
    var places: [String] = []
    for file in House.sources where file.isSwift {
      let allowed = HouseTable.imports[file.module]
      for module in try imports(in: file) where allowed?.contains(module) != true {
        places.append("\(file.path): import \(module)")
      }
    }
    expectNone(
      places,
      "A new arrow is a decision: first a paragraph in Sources/README.md, then HouseTable.imports.")
  }

  @Test func `every module has a line in the table and a paragraph in the code map`() {
    let map = HouseFile("Sources/README.md")?.text ?? ""
    let modules = Set(House.sources.map(\.module)).subtracting(["README.md"])
    for module in modules.sorted() {
      #expect(HouseTable.imports[module] != nil, "\(module) is not in HouseTable.imports")
      #expect(map.contains("### \(module)\n"), "\(module) is not in Sources/README.md")
    }
  }

  @Test func `the code map marks as planned what is not there, and only that`() throws {
    let map = HouseFile("Sources/README.md")?.text ?? ""
    let modules = Set(House.sources.map(\.module))
    for heading in map.matches(of: try Regex(#"(?m)^### (\w+)\n\n(\*Planned\.\*)?"#)) {
      let module = heading.output[1].substring.map(String.init) ?? ""
      let isPlanned = heading.output[2].substring != nil
      #expect(isPlanned == !modules.contains(module), "\(module) in Sources/README.md")
    }
  }

  @Test func `no module shares its name with a type`() throws {
    let modules = Set(House.sources.map(\.module)).filter { !$0.contains(".") }
    let names = modules.sorted().joined(separator: "|")
    let declaration = #"\b(struct|enum|class|actor|protocol|typealias) ("# + names + #")\b"#
    let places = try House.sources.filter { $0.isSwift }
      .flatMap { try $0.places(matching: declaration, inCode: true) }
    expectNone(places, "`Name.x` would mean the type, so nobody could name the module.")
  }

  private func imports(in file: HouseFile) throws -> [String] {
    let regex = try Regex(
      #"^\s*(?:@\w+(?:\(\w+\))?\s+)*(?:(?:package|internal|private|fileprivate)\s+)?"#
        + #"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)"#)
    return try file.code.split(separator: "\n").filter { $0.contains("import ") }
      .compactMap { try regex.firstMatch(in: $0)?.output[1].substring.map(String.init) }
  }
}
