import OrientationScenarios
import PlaygroundSession

/// The manual page, made of the tables that the program itself runs on.
package enum ManPage {
  package static var text: String {
    var page = """
      .TH UPRIGHT 1 "" "upright \(Program.version)" "User Commands"
      .SH NAME
      upright \\- explain why an iPhone or iPad screen did or didn't rotate
      .SH SYNOPSIS
      .B upright
      .RI [ COMMAND ]
      .RI [ OPTION ...]
      .RI [ ARGUMENT ...]
      .SH DESCRIPTION
      Without a command, upright opens its playground on the first story of the tour. What it plays
      are scenarios: a setup, steps, and expectations, one per line.

      """
    page += section("ARGUMENTS", arguments) + section("OPTIONS", common)
    page += ".SH COMMANDS\n"
    for command in CommandBook.commands { page += entry(command) }
    page += ".SH KEYS\n"
    for topic in KeyCommand.Topic.allCases { page += entry(topic) }
    page += section("EXIT STATUS", exits) + section("ENVIRONMENT", environment)
    page += section("FILES", files)
    return page + """
      .SH SEE ALSO
      .BR asciinema (1),
      .BR terminfo (5)

      """
  }

  private static let arguments = [
    (
      "FILE",
      "A scenario file; `-` for standard input; or the name of a bundled scenario, with or without "
        + "its folder."
    ),
    ("TOKEN", "What T copies in the playground: a session as one word, accepted in place of FILE."),
    ("VERSIONS", "iOS versions: 15, 12-16, 16-, or 12,15,16."),
    ("STEP", "A step as written in a scenario, such as 'rotate left' or 'push Player'."),
    ("KEYS", "Named keys, single characters, or text:'...': 'Down*3 Enter ? C-p'."),
  ]

  private static let common = Option.common.map { ($0.usage, $0.purpose) }

  private static let exits = [
    ("0", "Success."), ("1", "A check failed, or explore found a problem."),
    ("2", "Wrong usage, or no terminal."), ("65", "A file, a step, or a token is invalid."),
    ("66", "A file can't be found or read."), ("74", "A file can't be written."),
  ]

  private static let environment = [
    (
      "TERM, COLORFGBG", "What the terminal can do, and whether its background is light."
    ),
    ("NO_COLOR, CLICOLOR_FORCE, FORCE_COLOR", "Whether output is colored."),
    ("LC_ALL, LC_CTYPE, LANG", "Whether characters outside ASCII are drawn."),
    ("UPRIGHT_PAGE", "The page that a link leads to, for share and export."),
    (
      "TMUX, STY, ZELLIJ, TERM_PROGRAM",
      "Terminal multiplexers between the program and the terminal."
    ),
    ("REDUCED_MOTION, SSH_TTY, SSH_CONNECTION, MOSH_CONNECTION", "Whether rotations are animated."),
    ("VISUAL, EDITOR", "The editor that E opens a scenario in; vi if neither is set."),
  ]

  private static let files = [
    ("NAME.scenario", "What new, save, and record write, in the current folder.")
  ]

  private static func section(_ title: String, _ rows: [(String, String)]) -> String {
    ".SH \(title)\n" + items(rows)
  }

  /// Terms, and what each is.
  private static func items(_ rows: [(String, String)]) -> String {
    rows.map { ".TP\n.B \(plain($0.0))\n\(plain($0.1))\n" }.joined()
  }

  /// A command: what it does, its own options, paragraphs and examples.
  private static func entry(_ command: Command) -> String {
    var entry = ".SS upright \(plain(command.name))\n\(plain(command.summary))\n"
    entry += ".PP\n.B \(plain(command.usage))\n"
    let own = command.options.filter { !Option.common.contains($0) }
    entry += items(own.map { ($0.usage, $0.purpose) })
    for note in command.notes { entry += ".PP\n\(plain(note))\n" }
    return entry + ".PP\nExamples:\n" + items(command.examples.map { ($0.line, $0.purpose) })
  }

  private static func entry(_ topic: KeyCommand.Topic) -> String {
    let commands = KeyCommand.allCases.filter { $0.topic == topic }
    guard !commands.isEmpty else { return "" }
    return ".SS \(plain(topic.rawValue))\n" + items(commands.map { ($0.keyNames, $0.help) })
  }

  /// What roff would take for its own is written out, and so is what is not ASCII.
  private static func plain(_ text: String) -> String {
    let plain = text.escaped { scalar in
      switch scalar {
      case "\\": return "\\e"
      case "-": return "\\-"
      // A macro takes the sign itself for the bounds of an argument.
      case "\"": return "\\(dq"
      case "\u{2190}": return "Left"
      case "\u{2192}": return "Right"
      case "\u{2191}": return "Up"
      case "\u{2193}": return "Down"
      case "\u{2019}": return "\\(cq"
      case _ where !scalar.isASCII:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      default: return nil
      }
    }
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}

extension Command {
  static let manual = Command(
    "manual", "Print the manual page.", operand: .words(["man"]),
    examples: [Example("upright manual man -o upright.1", "for man(1)")],
    options: [.output, .force]
  ) { invocation, _ throws(Trouble) in invocation.deliver(ManPage.text) }
}
