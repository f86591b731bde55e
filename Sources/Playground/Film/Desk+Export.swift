import OrientationScenarios

/// Something of a session that is to become a file; what kinds there are the program knows.
package struct Departure: Hashable, Sendable {
  /// As behind `upright export FILE`.
  package var words: [String]
  /// The session so far, as a scenario.
  package var text: String
  /// What the file is called without its ending, where the words do not say it.
  package var name: String
}

extension Desk {
  /// Everything that a session can be turned into.
  mutating func openExports() -> [Effect] {
    let step = session.deedCount == 0 ? "the launch" : "this step"
    let items = [
      item("", "cast", "all of it, recorded", .export("--to cast")),
      item("", "svg", "a picture: \(step)", .export("--to svg --step last")),
      item("", "svg strip", "a picture: every step", .export("--to svg --strip")),
      item("", "markdown", "for a pull request", .export("--to markdown --step last")),
      item("", "mermaid", "who was asked, drawn", .export("--to mermaid --step last")),
      item("", "dot", "the same for Graphviz", .export("--to dot --step last")),
      item("", "graph", "what users can reach", .export("--to mermaid --graph")),
      item("", "swift", "the code, as an app", .export("--to swift")),
      item("", "xctest", "a test for that app", .export("--to xctest")),
      item("", "json", "the whole play", .export("--to json")),
    ]
    open(.picker(Picker(.deeds, "Export as", items)))
    return []
  }

  /// What `export WORDS` comes to; nothing where a line is something else.
  mutating func leave(_ line: String) -> [Effect]? {
    var words = line.split(separator: " ").map(String.init)
    guard words.first == "export", words.count > 1 else { return nil }
    words.removeFirst()
    if let kind = words.first, !kind.hasPrefix("-") { words.insert("--to", at: 0) }
    notice = "Writing \(words.joined(separator: " "))."
    let text = session.saved.text
    let last = session.timeline.path(to: session.node).count
    let stem = session.fileName.split(separator: ".").first.map(String.init) ?? "session"
    return [
      .export(
        Departure(words: words.map { $0 == "last" ? "\(last)" : $0 }, text: text, name: stem))
    ]
  }
}
