import Foundation
import OrientationScenarios
import Testing

/// A file that is not right, and beside it what is said about it.
///
/// `RECORD=1 swift test --filter BrokenFileTests` writes the `.expected` files anew; that run
/// fails, so that nobody commits a message unread.
struct BrokenFile: Sendable, CustomTestStringConvertible {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Broken")

  static let all: [BrokenFile] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".scenario") }.sorted().map(BrokenFile.init)
  }()

  let name: String

  var testDescription: String { name }

  var url: URL { Self.folder.appendingPathComponent(name) }

  var expectedURL: URL { url.deletingPathExtension().appendingPathExtension("expected") }

  func bytes() throws -> [UInt8] { Array(try Data(contentsOf: url)) }
}

struct BrokenFileTests {
  @Test(arguments: BrokenFile.all)
  func `says what is wrong as recorded`(_ file: BrokenFile) throws {
    let bytes = try file.bytes()
    let reading = Scenario.parse(bytes)
    #expect(!reading.isRight)
    let actual = reading.report(file: file.name, in: bytes)
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try Data(actual.utf8).write(to: file.expectedURL)
      Issue.record("recorded a new baseline")
      return
    }
    let expected = try String(decoding: Data(contentsOf: file.expectedURL), as: UTF8.self)
    #expect(actual == expected)
  }

  @Test func `there are enough of them, and they show every code a file can have`() throws {
    #expect(BrokenFile.all.count >= 80)
    var codes: Set<Problem.Code> = []
    for file in BrokenFile.all {
      codes.formUnion(Scenario.parse(try file.bytes()).problems.map(\.code))
    }
    let missing = Set(Problem.Code.allCases).subtracting(codes)
    #expect(missing == [.severalLines, .brokenSolution])
  }
}
