import BundledScenarios
import Exports
import Foundation
import OrientationScenarios
import Playground
import PlaygroundSession
import Proofs
import TerminalModel
import TestSupport
import Testing

@testable import UprightCommands

struct ExportCommandTests {
  private let environment = Environment(
    variable: { _ in nil }, read: { _ throws(FileProblem) in throw .notFound },
    readStandardInput: { () throws(FileProblem) in [] },
    scenarioFiles: { _ throws(FileProblem) in [] }, screen: .playground)

  private func export(_ words: String...) -> Response {
    Program.respond(to: ["export"] + words, in: environment)
  }

  private let name = "what-a-pop-leaves-behind"

  @Test func `without -o, and with -o -, it goes to standard output`() {
    let plain = export(name, "--to", "markdown")
    #expect(plain.output.hasPrefix("**"))
    #expect(export(name, "--to", "markdown", "-o", "-") == plain)
  }

  @Test(arguments: [[], ["--step", "1"], ["--fix", "1"], ["-e", "rotate left"]])
  func `as markdown it is what share prints`(_ words: [String]) {
    for name in ["what-a-pop-leaves-behind", "the-list-and-the-phone"] {
      let shared = Program.respond(to: ["share", name] + words, in: environment)
      let exported = Program.respond(
        to: ["export", name, "--to", "markdown"] + words, in: environment)
      #expect(exported.output == shared.output && exported.exitCode == shared.exitCode, "\(name)")
    }
  }

  @Test func `a token from the playground is a scenario, too`() throws {
    let scenario = try #require(BundledScenario.named(name))
    let token = SessionToken.token(for: Scenario.parse(Array(scenario.text.utf8)).scenario)
    let response = export(token, "--to", "svg", "--step", "1")
    #expect(response.exitCode == .success, "\(response.messages)")
    #expect(response.output.contains("Player"))
    #expect(export(String(token.dropLast()), "--to", "svg").exitCode == .data)
  }

  @Test func `a file replaces another with --force only`() throws {
    let careful = try #require(export(name, "--to", "svg", "-o", "a.svg").files.first)
    #expect(!careful.replaces)
    let bold = try #require(export(name, "--to", "svg", "-o", "a.svg", "--force").files.first)
    #expect(bold.replaces)
    #expect(bold.bytes == careful.bytes)
  }

  @Test(arguments: [
    ["--to", "svg"], ["what-a-pop-leaves-behind"], ["what-a-pop-leaves-behind", "--to", "gif"],
    ["what-a-pop-leaves-behind", "--to", "svg", "--step", "99"],
    ["what-a-pop-leaves-behind", "--to", "svg", "--step", "x"],
    ["what-a-pop-leaves-behind", "--to", "swift", "--fix", "99"],
    ["what-a-pop-leaves-behind", "--to", "cast", "--size", "big"],
    ["--all", "--to", "svg"], ["a", "b", "--to", "svg"],
    ["what-a-pop-leaves-behind", "--to", "xctest", "--fix", "1"],
    ["what-a-pop-leaves-behind", "--to", "cast", "--step", "99"],
    ["what-a-pop-leaves-behind", "--to", "json", "--animate"],
    ["what-a-pop-leaves-behind", "--to", "mermaid"],
    ["what-a-pop-leaves-behind", "--to", "svg", "--strip"],
    ["what-a-pop-leaves-behind", "--to", "svg", "--tone", "dark"],
    ["what-a-pop-leaves-behind", "--all", "--to", "svg", "-o", "out"],
    ["--all", "--to", "svg", "-o", "out", "--step", "1"],
    ["--all", "--to", "svg", "-o", "out", "-e", "pop"],
    ["--all", "--to", "xctest", "-o", "out"], ["--all", "--to", "swift", "-o", "out"],
  ])
  func `words that don't fit together are wrong usage`(_ words: [String]) {
    let response = Program.respond(to: ["export"] + words, in: environment)
    #expect(response.exitCode == .usage, "\(response.output)")
    #expect(response.files.isEmpty)
    #expect(!response.messages.isEmpty)
  }

  @Test(arguments: ["cast", "svg", "markdown", "swift", "xctest", "json"])
  func `a step that isn't possible ends it with 65, and what was run is there`(
    _ kind: String
  ) {
    let response = export(name, "--to", kind, "-e", "pop", "-e", "pop")
    #expect(response.exitCode == .data)
    #expect(
      response.messages.contains("-e: error: `pop` isn't possible here: there is nothing to pop"))
    #expect(!response.output.isEmpty)
  }

  @Test func `a test is the same however the file's path is spelled`() throws {
    let text = try #require(BundledScenario.named(name)).text
    let environment = Environment(
      variable: { _ in nil }, read: { _ throws(FileProblem) in Array(text.utf8) },
      readStandardInput: { () throws(FileProblem) in Array(text.utf8) },
      scenarioFiles: { _ throws(FileProblem) in throw .notFound }, screen: .playground)
    let tests = ["q.scenario", "./q.scenario", "/somewhere/else/q.scenario"].map { path in
      Program.respond(to: ["export", path, "--to", "xctest"], in: environment).output
    }
    #expect(Set(tests).count == 1)
    #expect(tests[0].contains("try rehearse(\n      \"q.scenario\",\n"))
    let piped = Program.respond(to: ["export", "-", "--to", "xctest"], in: environment).output
    #expect(
      piped.contains(
        "try rehearse(\n      \"up-to-ios-15-only-a-rotation-undoes-landscape-after-a-pop.scenario\",\n"
      ))
  }

  /// The program beside the tests.
  private static var program: String? {
    let path = Bundle.main.bundleURL.appending(path: "upright").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  private static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "upright-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func `the program writes it whole or not at all`() throws {
    guard let program = Self.program else { return }
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let line = "'\(program)' export \(name) --to svg -o a.svg"
    #expect(try Tool.run(line, in: folder).code == 0)
    let refused = try Tool.run(line, in: folder)
    #expect(refused.code == 74)
    #expect(refused.output.contains("--force"))
    #expect(try Tool.run(line + " --force", in: folder).code == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.svg"])
    let missing = try Tool.run("'\(program)' export \(name) --to svg -o no/b.svg", in: folder)
    #expect(missing.code == 74)
    #expect(missing.output.contains("no/b.svg: this folder doesn't exist"))
    let all = "'\(program)' export --all --to markdown -o pictures"
    #expect(try Tool.run("umask 027; " + all, in: folder).code == 0)
    #expect(try Tool.run("ls -ld pictures", in: folder).output.hasPrefix("drwxr-x---"))
    #expect(try Tool.run("ls", in: folder).output == "a.svg\npictures\n")
    let pictures = folder.appending(path: "pictures").path
    let files = try FileManager.default.contentsOfDirectory(atPath: pictures)
    #expect(files.count == BundledScenario.all.count)
    #expect(files.contains("Tour-01-the-tab-bar-answers.md"))
    // What is no file takes the bytes as they come.
    #expect(
      try Tool.run("'\(program)' export \(name) --to svg -o /dev/null", in: folder).code == 0)
    if FileManager.default.fileExists(atPath: "/dev/full") {
      #expect(
        try Tool.run("'\(program)' export \(name) --to svg > /dev/full", in: folder).code == 74)
    }
  }

  /// What a limit on a file's size refuses, a full disk does.
  @Test func `a project is written whole or not at all`() throws {
    guard let program = Self.program else { return }
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let line = "'\(program)' export --questions -o Xcode"
    let limited = "trap '' XFSZ; ulimit -f 4; " + line
    func names() throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    }
    let fresh = try Tool.run(limited, in: folder)
    #expect(fresh.code == 74)
    #expect(fresh.output.hasPrefix("upright: Xcode/"))
    #expect(try names() == [])

    let old = "mkdir -p Xcode/Shared; echo mine | tee Xcode/README.md > Xcode/Shared/Mine.swift; "
    let replacing = try Tool.run(old + limited + "/ --force", in: folder)
    #expect(replacing.code == 74, "\(replacing.output)")
    let before = ["Xcode", "Xcode/README.md", "Xcode/Shared", "Xcode/Shared/Mine.swift"]
    #expect(try names() == before)
    #expect(try Tool.run("cat Xcode/README.md", in: folder).output == "mine\n")

    #expect(try Tool.run("\(line) --force", in: folder).code == 0)
    #expect(try Tool.run("cat Xcode/README.md", in: folder).output.hasPrefix("# Open questions"))
    let mine = try names()
    for path in ["Xcode/Shared/Rehearsal.swift", "Xcode/Upright.xcodeproj/project.pbxproj"] {
      #expect(mine.contains(path))
    }
    let again = try Tool.run(line, in: folder)
    #expect(again.code == 74)
    #expect(again.output.split(separator: "\n").count == 1)
    #expect(again.output.contains(/and \d+ more/), "\(again.output)")
    let file = try Tool.run(
      "'\(program)' export --all --to markdown -o Xcode/README.md", in: folder)
    #expect(file.code == 74 && file.output.contains("Xcode/README.md: this isn't a directory"))
  }

  @Test func `the playground's export is the command line's`() throws {
    var playground = PlaygroundState(
      try #require(Session(bundled: "Documented/what-a-pop-leaves-behind")))
    func outcome(_ line: String) throws -> ExportOutcome {
      let keys = try KeyScript.keys(of: "C-p text:'\(line)' Enter")
      let effects = keys.flatMap { playground.press($0) }
      for case .export(let request) in effects { return request.outcome(on: .playground) }
      return .refused("nothing was asked for")
    }
    for kind in ExportKind.allCases {
      guard case .free(let stem, let ending, let text) = try outcome("export \(kind.rawValue)")
      else {
        Issue.record("\(kind)")
        continue
      }
      #expect(
        stem == "up-to-ios-15-only-a-rotation-undoes-landscape"
          && ending == kind.fileExtension)
      #expect(text.count > 100)
    }
    guard case .named(let file) = try outcome("export --to svg -o a.svg --force") else {
      Issue.record("no file")
      return
    }
    #expect(file.path == "a.svg" && file.replaces)
    #expect(try outcome("export gif") == .refused("--to can't be `gif`"))
    #expect(try outcome("export svg --size 90x28") == .refused("--size doesn't apply to --to svg"))
  }

  @Test func `what was recorded is an asciicast whose last frame is the screen`() throws {
    var playground = PlaygroundState(
      try #require(Session(bundled: "Documented/what-a-pop-leaves-behind")))
    let size = Size(columns: 90, rows: 28)
    _ = playground.screen(size)
    let keys = try KeyScript.keys(of: ": text:record Enter Space*3 : text:record Enter")
    let casts = keys.flatMap { playground.press($0) }.compactMap { effect in
      if case .record(let screencast) = effect { screencast.asciicast } else { nil }
    }
    let cast = try RecordedCast(try #require(casts.first))
    #expect(cast.width == 90 && cast.height == 28)
    let markers = cast.events.filter { $0.code == "m" }.map(\.text)
    #expect(markers == ["0 begin", "1 push Player", "2 rotate left", "3 pop"])
    var last = PlainTerminal(columns: 90, rows: 28)
    last.take(cast.events.last?.text ?? "")
    let screen = Program.respond(
      to: ["screen", name, "--keys", "Space*3", "--size", "90x28"], in: environment)
    // What can be undone is another matter: the last row says so.
    let (filmed, own) = (last.text.split(separator: "\n"), screen.output.split(separator: "\n"))
    #expect(filmed.dropLast() == own.dropLast())
  }
}
