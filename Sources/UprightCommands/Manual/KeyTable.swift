import Playground

/// The keys of the playground as a table for documents, made of the table that the keys are.
package enum KeyTable {
  /// In Markdown, a heading a topic.
  package static var markdown: String {
    Playground.Command.Topic.allCases.compactMap { topic -> String? in
      let commands = commands(of: topic)
      guard !commands.isEmpty else { return nil }
      let rows = commands.map { "| \(keys($0)) | \($0.help) |" }
      return (["| \(topic.rawValue) | |", "|---|---|"] + rows).joined(separator: "\n")
    }
    .joined(separator: "\n\n") + "\n"
  }

  static func commands(of topic: Playground.Command.Topic) -> [Playground.Command] {
    (Playground.CommandBook.commands + Playground.CommandBook.room).filter { $0.topic == topic }
  }

  /// A bar in a cell would end it.
  private static func keys(_ command: Playground.Command) -> String {
    let names = command.keyNames.split(separator: " ").map { name in
      name == "|" ? "`\\|`" : "`\(name)`"
    }
    return names.isEmpty ? "`:` \(command.name)" : names.joined(separator: " ")
  }
}
