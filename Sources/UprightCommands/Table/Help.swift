/// The help texts, made of the table: examples first, 80 columns.
enum Help {
  static let overview: String = {
    let commands = CommandBook.listed
    var text = """
      upright explains why an iPhone or iPad screen did or didn't rotate.

      Examples:
        upright run Tour/01-the-tab-bar-answers         run a story and read why
        upright check Scenarios                         check files' expectations
        upright compare popping.scenario --ios 15,16    see what a new iOS changes
        upright rules CHOOSE-2                          one rule, with its sources

      Commands:

      """
    let column = (commands.map(\.name.count).max() ?? 0) + 4
    for command in commands { text += row("  " + command.name, command.summary, at: column) }
    text += """

      Also: \(CommandBook.others.map(\.name).joined(separator: ", ")).

      A FILE is a scenario file, `-` for standard input, or the name of a bundled one.
      Run `upright COMMAND --help` for more about a command.

      Exit status:
        0   success                     65  invalid file or step
        1   a check failed              66  can't find or read a file
        2   wrong usage, no terminal    74  can't write a file

      """
    return text
  }()

  static func text(of command: Command) -> String {
    var text = "\(command.summary)\n\nExamples:\n"
    for example in command.examples {
      let isShort = example.line.count < 42 && example.purpose.count < 78 - 44
      text +=
        isShort
        ? row("  " + example.line, example.purpose, at: 44)
        : "  \(example.line)\n      \(example.purpose)\n"
    }
    text += "\nUsage: \(command.usage)\n"
    text += "\nOptions:\n"
    for option in command.options { text += row("  " + option.usage, option.purpose, at: 24) }
    for note in command.notes { text += "\n" + wrapped(note) }
    return text
  }
}
