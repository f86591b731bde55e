/// A wish that the session become a file of another kind; which kinds there are the program knows.
package struct ExportRequest: Hashable, Sendable {
  /// As after `upright export FILE`.
  package var words: [String]
  /// The session so far, as a scenario.
  package var text: String
  /// What the file is called without its ending, where the words do not say it.
  package var name: String

  package init(words: [String], text: String, name: String) {
    self.words = words
    self.text = text
    self.name = name
  }
}
