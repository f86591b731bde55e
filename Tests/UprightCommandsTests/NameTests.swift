import Testing

@testable import UprightCommands

/// A file's name is somebody's text: it is shown so that no terminal and no runner obeys it.
struct NameTests {
  private static let name =
    "x\u{1B}]52;c;cHduZWQ=\u{07}\u{1B}[2J\u{9B}\u{202E}\n::error::y.scenario"

  private static let lines = [
    ["run"], ["why"], ["explore"], ["compare"], ["share"], ["check"], ["play", "--linear"],
    ["screen"], ["export", "--to", "svg"], ["export", "--to", "xctest"],
    ["export", "--to", "json"],
    ["check", "--format", "tap"], ["check", "--format", "junit"], ["check", "--format", "json"],
    ["check", "--format", "markdown"], ["check", "--format", "github"],
    ["run", "--format", "json"],
    ["why", "--format", "json"], ["explore", "--format", "github"],
  ]

  @Test(arguments: lines, ["rubbish\n", "root A\nrotate left\n", "root A\n  expect crash\n"])
  func `every command shows it without anything a terminal obeys`(_ line: [String], _ text: String)
  {
    let response = Program.respond(
      to: line + [Self.name], in: Shop([Self.name: text]).environment)
    for stream in [response.output, response.messages] {
      let obeyed = stream.unicodeScalars.filter {
        $0.properties.isBidiControl || $0.properties.generalCategory == .control && $0 != "\n"
      }
      #expect(obeyed.isEmpty, "\(line): \(stream.debugDescription.prefix(300))")
    }
  }

  @Test func `a scenario without a title is called by its file's name, on one line`() {
    let name = "inj\nlock on\ndevice iPad\n\u{9B}# .scenario"
    let text = "screen A supports portrait\nroot A\nalways interface portrait\n"
    for format in ["text", "json"] {
      let response = Shop([name: text])("explore", name, "--format", format)
      #expect(!response.output.contains("\nlock on") && !response.output.contains("\u{9B}"))
    }
    let shared = Shop(["a.scenario": text])("share", "a.scenario", "--svg", "no\n::error::x")
    #expect(!shared.output.contains("\n::error") && shared.output.contains("](no%0A%3A%3Aerror"))
  }

  @Test func `no line of a file reaches a runner as a command`() {
    let text = "::stop-commands::x\n  ::error::forged\n##[add-mask]a\n"
    for name in ["a.scenario", "::error::b.scenario", Self.name] {
      for command in ["check", "explore"] {
        let response = Shop([name: text])(command, "--format", "github", name)
        for line in response.messages.split(separator: "\n") {
          #expect(line.hasPrefix("| ") && !line.contains("##["), "\(line)")
        }
        for line in response.output.split(separator: "\n") where line.hasPrefix("::") {
          #expect(line.hasPrefix("::error ") || line.hasPrefix("::notice "), "\(line)")
        }
      }
    }
  }

  @Test func `a word that is gone is refused with what to use instead`() {
    let response = Shop()("present", "--notes")
    #expect(response.exitCode == .usage)
    #expect(response.messages.contains("no longer has --notes"))
    #expect(response.messages.contains("help: "))
  }
}
