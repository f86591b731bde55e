import BundledScenarios
import Foundation
import Testing

@testable import UprightCommands

private func hasShell(_ name: String) -> Bool { Built.tool(name) != nil }

/// What bash offers at the end of a command line.
private func candidates(_ words: String...) throws -> [String] {
  let line = """
    source <($upright completions bash)
    COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
    _upright; printf '%s\\n' "${COMPREPLY[@]}"
    """
  let ended = try bash(line)
  #expect(ended.messages.isEmpty)
  return ended.output.split(separator: "\n").map(String.init)
}

struct CompletionsTests {
  @Test(arguments: Shell.allCases)
  func `a script names every command, option and scenario`(_ shell: Shell) {
    let text = Shop()("completions", shell.rawValue).output
    for command in CommandBook.commands { #expect(text.contains(command.name)) }
    for scenario in BundledScenario.all { #expect(text.contains(scenario.name)) }
    let dashes = shell == .fish ? "" : "--"
    for name in ["ios", "device", "callbacks", "record"] { #expect(text.contains(dashes + name)) }
  }

  @Test func `bash completes commands, options, values, scenarios and rules`() throws {
    #expect(try candidates("upright", "che") == ["check"])
    #expect(try candidates("upright", "run", "--call") == ["--callbacks"])
    #expect(try candidates("upright", "check", "--format", "j") == ["junit", "json"])
    #expect(try candidates("upright", "run", "--device", "iPhone S") == ["iPhone\\ SE"])
    #expect(try candidates("upright", "rules", "CHOOSE-7") == ["CHOOSE-7"])
    #expect(try candidates("upright", "help", "comp") == ["compare", "completions"])
    #expect(
      try candidates("upright", "run", "Tour/01") == ["Tour/01-the-list-and-the-phone"])
  }

  @Test func `bash completes behind an escape, a quotation mark and a sign of equality`() throws {
    #expect(try candidates("upright", "run", "--device", "iPhone\\ S") == ["iPhone\\ SE"])
    let quoted = try candidates("upright", "run", "--device", "\"iPhone P")
    #expect(quoted == ["iPhone Plus", "iPhone Pro Max"])
    #expect(try candidates("upright", "export", "--to", "=", "s") == ["svg", "swift"])
    let all = try candidates("upright", "export", "--to", "=")
    #expect(all.contains("cast"))
    #expect(try candidates("upright", "export", "what-a-pop") == ["what-a-pop-leaves-behind"])
  }

  @Test(.enabled(if: hasShell("zsh")))
  func `zsh takes its script`() throws {
    let ended = try bash(
      "zsh -fc 'autoload -Uz compinit; compinit -D; source <($upright completions zsh); "
        + "print $_comps[upright]'")
    #expect(ended.code == 0 && ended.messages.isEmpty, "\(ended)")
    #expect(ended.output == "_upright\n")
    let plain = try bash("zsh -fc 'source <($upright completions zsh)'")
    #expect(plain.code == 0 && plain.messages.isEmpty, "\(plain)")
  }

  @Test(.enabled(if: hasShell("fish")))
  func `fish completes commands, options, values, scenarios and rules`() throws {
    func candidates(_ line: String) throws -> [String] {
      let home = try Scratch()
      let ended = try bash(
        "fish --no-config -c \"$upright completions fish | source; complete -C '\(line)'\"",
        environment: ["HOME": home.url.path, "XDG_CONFIG_HOME": home.url.path])
      #expect(ended.messages.isEmpty, "\(ended)")
      return ended.output.split(separator: "\n").map { line in
        String(line.split(separator: "\t").first ?? "")
      }
    }
    #expect(try candidates("upright che") == ["check"])
    #expect(try candidates("upright run --call") == ["--callbacks"])
    #expect(try candidates("upright check --format js") == ["json"])
    #expect(try candidates("upright rules CHOOSE-7") == ["CHOOSE-7"])
    #expect(try candidates("upright run Tour/01") == ["Tour/01-the-list-and-the-phone"])
  }
}
