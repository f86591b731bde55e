import TerminalModel

/// One thing that can be asked for: a row of the table that keys, help and prompt are made of.
package struct Command: Sendable {
  /// What a command is about; help has them in this order.
  package enum Topic: String, CaseIterable, Sendable {
    case hand = "The hand"
    case screens = "Screens"
    case app = "The app’s code"
    case time = "Time"
    case view = "What is shown"
    case versions = "Versions and devices"
    case session = "Session"
    case room = "Before a room"
  }

  package let name: String
  package let topic: Topic
  package let keys: [Key]
  /// A word or two for the line of hints.
  package let short: String
  /// A sentence.
  package let help: String
  /// Whether it leaves the first screen as it is.
  let keepsWelcome: Bool
  let run: @Sendable (inout Desk) -> [Effect]

  init(
    _ name: String, _ topic: Topic, _ keys: [Key], _ short: String, _ help: String,
    keepsWelcome: Bool = false, run: @escaping @Sendable (inout Desk) -> [Effect]
  ) {
    self.name = name
    self.topic = topic
    self.keys = keys
    self.short = short
    self.help = help
    self.keepsWelcome = keepsWelcome
    self.run = run
  }

  /// Its keys as help and the footer write them.
  package var keyNames: String { keys.map(\.label).joined(separator: " ") }

  /// The first of them.
  var keyName: String { keys.first?.label ?? "" }
}

extension Key {
  /// What the key is called on the screen.
  var label: String {
    switch self {
    case .left: "←"
    case .right: "→"
    case .up: "↑"
    case .down: "↓"
    case .control(let character): "Ctrl-\(character.uppercased())"
    case .character(" "): "space"
    default: name
    }
  }
}

extension Command {
  /// Keys by their characters, behind some others.
  static func keys(_ characters: String, _ others: Key...) -> [Key] {
    others + characters.map { Key.character($0) }
  }
}

/// Every command, by topic.
package enum CommandBook {
  package static let commands: [Command] =
    Command.hand + Command.screens + Command.code + Command.time + Command.view
    + Command.versions + Command.session + Command.exports

  /// Those of presenter mode; any other key that is not about the stage works there as always.
  package static let room: [Command] = Command.room

  private static let byKey = table(commands)
  private static let byKeyInRoom = table(
    commands.filter {
      ["quit", "back", "help", "repaint", "suspend", "present-story"].contains($0.name)
    }
      + room)

  private static func table(_ commands: [Command]) -> [Key: Command] {
    Dictionary(
      commands.flatMap { command in command.keys.map { ($0, command) } },
      uniquingKeysWith: { first, _ in first })
  }

  private static let byName = Dictionary(
    (commands + room).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  private static let keyNames = byName.mapValues(\.keyName)

  static func command(for key: Key, inRoom: Bool) -> Command? {
    inRoom ? byKeyInRoom[key] : byKey[key]
  }

  package static func command(_ name: String) -> Command? { byName[name] }

  /// The first key of a command; empty for one that has none.
  static func keyName(of name: String) -> String { keyNames[name] ?? "" }
}
