/// The commands as a table for documents, made of the table that the parser is.
package enum CommandTable {
  /// In Markdown.
  package static var markdown: String {
    let rows = CommandBook.commands.map { "| `upright \($0.name)` | \($0.summary) |" }
    return (["| Command | |", "|---|---|"] + rows).map { $0 + "\n" }.joined()
  }
}
