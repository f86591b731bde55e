/// Every command, in the order the help lists them.
package enum CommandBook {
  package static let commands: [Command] = [
    .play, .run, .check, .compare, .explore, .why, .screen, .export, .importing, .new, .probe,
    .rules, .doctor, .completions, .manual,
  ]

  /// The command of that name.
  static func command(_ name: String) -> Command? { commands.first { $0.name == name } }
}
