/// The help texts, made of the table: examples first, 80 columns.
enum Help {
  static let width = 80

  /// `upright --help`.
  static func overview(of commands: [Command]) -> String {
    var text = """
      upright tells why an iPhone's or iPad's screen did, or did not, rotate.

      Examples:
        upright run Tour/01-the-tab-bar-answers      play a story, and read why
        upright check Scenarios                         check what files expect
        upright compare popping.scenario --ios 15,16    what a new iOS changes
        upright rules CHOOSE-2                          one rule, with its sources

      Commands:

      """
    let column = (commands.map(\.name.count).max() ?? 0) + 4
    for command in commands { text += row("  " + command.name, command.summary, at: column) }
    text += """

      A FILE is a scenario file, `-` for standard input, or the name of a bundled one.
      `upright COMMAND --help` tells more about a command.

      Exit status:
        0   all well                    65  a file or a step is not right
        1   a check failed              66  a file cannot be read or found
        2   wrong usage, no terminal    74  writing failed

      """
    return text
  }

  /// `upright COMMAND --help`.
  static func text(of command: Command) -> String {
    var text = "\(command.summary)\n\nExamples:\n"
    for example in command.examples {
      let isShort = example.line.count < 42 && example.purpose.count < 78 - 44
      text +=
        isShort
        ? row("  " + example.line, example.purpose, at: 44)
        : "  \(example.line)\n      \(example.purpose)\n"
    }
    let usage = command.usage.isEmpty ? "" : " " + command.usage
    text += "\n" + wrapped("Usage: upright \(command.name)\(usage)", width: width, indent: 7)
    text += "\nOptions:\n"
    for option in command.options { text += row("  " + option.usage, option.purpose, at: 24) }
    for note in command.notes { text += "\n" + wrapped(note, width: width) }
    return text
  }
}
