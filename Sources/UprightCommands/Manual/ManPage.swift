import Playground

/// The manual page, made of the tables that the program itself runs on.
package enum ManPage {
  package static var text: String {
    var page = """
      .TH UPRIGHT 1 "" "upright" "User Commands"
      .SH NAME
      upright \\- tell why an iPhone's or iPad's screen did, or did not, rotate
      .SH SYNOPSIS
      .B upright
      .RI [ COMMAND ]
      .RI [ OPTION ...]
      .SH DESCRIPTION
      Without a command, upright opens its playground on the first story of the tour.

      """
    page += ".SH COMMANDS\n"
    for command in CommandBook.commands { page += entry(command) }
    page += ".SH KEYS\n"
    for topic in Playground.Command.Topic.allCases { page += entry(topic) }
    page += """
      .SH EXIT STATUS
      0 all well; 1 a check failed; 2 wrong usage, or no terminal; 65 a file or a step is not right;
      66 a file cannot be read or found; 74 writing failed.
      .SH ENVIRONMENT
      NO_COLOR, CLICOLOR_FORCE, FORCE_COLOR and REDUCED_MOTION are honoured.

      """
    return page
  }

  private static func entry(_ command: Command) -> String {
    let usage = command.usage.isEmpty ? "" : " " + command.usage
    var entry = ".TP\n.B upright \(plain(command.name + usage))\n\(plain(command.summary))\n"
    for option in command.options {
      entry += ".RS\n.TP\n.B \(plain(option.usage))\n\(plain(option.purpose))\n.RE\n"
    }
    return entry
  }

  private static func entry(_ topic: Playground.Command.Topic) -> String {
    let commands = KeyTable.commands(of: topic)
    guard !commands.isEmpty else { return "" }
    return ".SS \(plain(topic.rawValue))\n"
      + commands.map { ".TP\n.B \(plain($0.keyNames))\n\(plain($0.help))\n" }.joined()
  }

  /// What roff would take for its own is written out.
  private static func plain(_ text: String) -> String {
    var plain = ""
    for character in text {
      switch character {
      case "\\": plain += "\\e"
      case "-": plain += "\\-"
      default: plain.append(character)
      }
    }
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}

extension Command {
  static let manual = Command(
    "manual", "The manual page, or the playground's keys as a table.",
    usage: "[man|keys] [-o FILE [--force]]", operand: .words(["man", "keys"]),
    examples: [
      Example("upright manual man -o upright.1", "the manual page, for man(1)"),
      Example("upright manual keys", "every key, in Markdown"),
    ], options: [.output, .force]
  ) { invocation, _ throws(Trouble) in
    invocation.deliver(invocation.operands.first == "keys" ? KeyTable.markdown : ManPage.text)
  }
}
