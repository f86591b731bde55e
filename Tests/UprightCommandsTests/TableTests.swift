import Foundation
import OrientationModel
import TestSupport
import Testing

@testable import UprightCommands

/// A help text that people can read: in its columns, examples first, on standard output.
private func check(
  help arguments: [String], at location: SourceLocation = #_sourceLocation
) -> String {
  let response = Program.respond(to: arguments, in: Shop().environment)
  #expect(response.exitCode == .success, sourceLocation: location)
  #expect(response.messages.isEmpty, sourceLocation: location)
  for line in response.output.split(separator: "\n") {
    #expect(line.count <= 80, "\(line)", sourceLocation: location)
    #expect(line.utf8.allSatisfy { $0 < 0x80 }, "\(line)", sourceLocation: location)
    #expect(line.last != " ", "\(line)", sourceLocation: location)
  }
  return response.output
}

/// A command line that is refused, with words that help.
private func check(
  _ arguments: String..., isRefusedWith words: String, code: ExitCode = .usage,
  at location: SourceLocation = #_sourceLocation
) {
  let shop = Shop(["films.scenario": films])
  let response = Program.respond(to: arguments, in: shop.environment)
  #expect(response.exitCode == code, sourceLocation: location)
  #expect(response.output.isEmpty, sourceLocation: location)
  #expect(response.messages.contains(words), "\(response.messages)", sourceLocation: location)
}

struct TableTests {
  @Test func `the overview lists every command`() {
    let text = check(help: ["--help"])
    for command in CommandBook.listed { #expect(text.contains("\n  \(command.name) ")) }
    #expect(text.contains("\nAlso: screen, probe, recipes, completions, manual.\n"))
    #expect(check(help: ["-h"]) == text)
    #expect(check(help: ["help"]) == text)
    expectText(text, recorded: "Recorded/help.txt")
  }

  @Test(arguments: CommandBook.commands.map(\.name))
  func `a command's help begins with examples`(_ name: String) throws {
    let text = check(help: [name, "--help"])
    let examples = try #require(text.range(of: "Examples:"))
    let options = try #require(text.range(of: "Options:"))
    #expect(examples.lowerBound < options.lowerBound)
    #expect(check(help: [name, "-h"]) == text)
    #expect(check(help: ["help", name]) == text)
    #expect(check(help: ["--help", name]) == text)
    expectText(text, recorded: "Recorded/help-\(name).txt")
  }

  @Test(arguments: CommandBook.commands)
  func `what an example shows is what the command takes`(_ command: Command) throws {
    for example in command.examples {
      let words = example.line.split(separator: " ").map(String.init)
      guard let start = words.lastIndex(of: "upright"), words.count > start + 1 else { continue }
      let options = words[(start + 2)...].prefix { $0 != "|" }
        .filter { $0.hasPrefix("-") && $0 != "-" }
      for option in options {
        let name = option.split(separator: "=").first.map(String.init) ?? option
        #expect(command.options.contains { $0.names.contains(name) }, "\(example.line)")
      }
      #expect(words[start + 1].hasPrefix(command.name), "\(example.line)")
    }
  }

  @Test func `the help of a device names every device`() {
    let help = Shop()("screen", "--help").output
    let words = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for device in Device.allCases {
      #expect(words.contains(" \(device.name),") || words.contains(" \(device.name)."))
    }
  }

  @Test func `help comes wherever it is asked for`() {
    #expect(check(help: ["run", "films.scenario", "--help"]).hasPrefix("Run a scenario"))
    #expect(check(help: ["run", "--ios", "15", "-h"]).hasPrefix("Run a scenario"))
  }

  @Test func `the version is one line`() {
    let response = Shop()("--version")
    #expect(response.output == "upright \(Program.version)\n")
    #expect(response.exitCode == .success)
  }

  @Test func `a command that does not exist is refused with the nearest one`() {
    check("chek", isRefusedWith: "did you mean `check`?")
    check("comparre", isRefusedWith: "did you mean `compare`?")
    check("frobnicate", isRefusedWith: "unknown command `frobnicate`")
    check("help", "chek", isRefusedWith: "did you mean `check`?")
    check("--frob", isRefusedWith: "unknown option")
  }

  @Test func `the playground's options need no command before them`() {
    let shop = Shop().environment
    for first in ["--linear", "--no-motion", "--ascii", "--ground=light", "--ios=15"] {
      let words = [first, "--linear", "--ground", "dark", "--color", "never"]
      let bare = Program.respond(to: words, in: shop)
      #expect(bare.exitCode == .success)
      #expect(bare.effects == Program.respond(to: ["play"] + words, in: shop).effects)
    }
    check("--ground", "pink", isRefusedWith: "--ground can't be `pink`")
  }

  @Test func `an option that does not exist is refused with the nearest one`() {
    check("run", "films.scenario", "--calbacks", isRefusedWith: "did you mean `--callbacks`?")
    check("run", "films.scenario", "-x", isRefusedWith: "`run` has no option `-x`")
    check("check", "--callbacks", isRefusedWith: "`check` has no option `--callbacks`")
    check("run", "films.scenario", "--callbacks=yes", isRefusedWith: "doesn't take a value")
    check("run", "films.scenario", "--ios", isRefusedWith: "--ios needs a value")
    check("run", "films.scenario", "--format", "xml", isRefusedWith: "expected one of: text, json")
    check("check", "--format=jso", isRefusedWith: "did you mean `json`?")
    check("run", "films.scenario", "--color=purple", isRefusedWith: "auto, always, never")
  }

  @Test func `a version, a device, a rule or a step that does not exist is wrong usage`() {
    for version in ["19", "25", "0", "abc", "", "16#", "16 17", "1e9", "-1", "16;17"] {
      check("run", "films.scenario", "--ios=\(version)", isRefusedWith: "isn't an iOS version")
    }
    check("run", "films.scenario", "--ios", "15,16", isRefusedWith: "one version at a time")
    check("run", "films.scenario", "--device", "iPhon", isRefusedWith: "did you mean `iPhone`?")
    check("rules", "CHOSE-2", isRefusedWith: "did you mean `CHOOSE-2`?")
    check("rules", "E999", isRefusedWith: "unknown rule `E999`")
    check("why", "films.scenario", "--step", "9", isRefusedWith: "unknown step `9`")
    check("why", "films.scenario", "--step", "x", isRefusedWith: "unknown step `x`")
  }

  @Test func `operands are counted`() {
    check("run", isRefusedWith: "needs a scenario")
    check("compare", isRefusedWith: "needs a scenario")
    check("import", isRefusedWith: "needs a project folder")
    check("new", "", isRefusedWith: "needs a name")
    check("completions", isRefusedWith: "needs one of bash, zsh, fish")
    check("manual", "woman", isRefusedWith: "`manual` doesn't accept")
    check("completions", "tcsh", isRefusedWith: "expected one of: bash, zsh, fish")
    check("run", "films.scenario", "other", isRefusedWith: "unexpected argument `other` for `run`")
    check("doctor", "now", isRefusedWith: "unexpected argument `now` for `doctor`")
  }

  @Test func `what cannot be found has the nearest name`() {
    check("run", "nope", isRefusedWith: "no file or bundled scenario has this name", code: .noInput)
    check(
      "run", "the-list-and-the-fone", isRefusedWith: "did you mean", code: .noInput)
  }

  @Test func `without a command and without a terminal it says what there is`() {
    check(isRefusedWith: "this needs a terminal")
  }

  @Test func `a value may be glued to its option, and two dashes end the options`() {
    let shop = Shop(["films.scenario": films, "-odd.scenario": films])
    let glued = shop("run", "films.scenario", "--ios=16", "-erotate right", "--format=json")
    #expect(
      glued
        == shop("run", "--format", "json", "--ios", "16", "-e", "rotate right", "films.scenario"))
    #expect(shop("check", "--", "-odd.scenario").exitCode == .success)
  }
}
