/// A command of the command line, said at the prompt: what it says is read as a page.
///
/// Its answer is worked out by whoever has those commands; `show` takes it.
package struct Question: Hashable, Sendable {
  /// As behind `upright`; `-` stands for the session.
  package var words: [String]
  /// The session so far, as a scenario.
  package var text: String

  /// What becomes of a command here.
  private enum Use {
    /// It says something about the session, or about the scenario that is named.
    case session
    /// It says something by itself.
    case itself
    /// Why it is not for here.
    case elsewhere(String)
  }

  private static let uses: [(name: String, hint: String, use: Use)] = [
    ("why", "the whole decision, and every change that helps", .session),
    ("run", "every step so far, told", .session),
    ("check", "the session, held to what it expects", .session),
    ("compare", "--ios 12,15,16,26: versions as text", .session),
    ("explore", "--depth 3: what can go wrong, with paths", .session),
    ("rules", "the rule book, or ID", .itself),
    ("doctor", "what this terminal can do, and what was decided", .itself),
    ("manual", "man, keys or commands", .itself),
    ("probe", "Swift that prints a running app’s situation", .itself),
    (
      "play", "NAME of a story",
      .elsewhere("/ opens another story or file. In a shell `upright play` opens one, too.")
    ), ("screen", "", .elsewhere("This is the screen. In a shell `upright screen` prints it.")),
    (
      "new", "",
      .elsewhere("n begins a scenario of your own. In a shell `upright new NAME` writes one.")
    ),
    (
      "import", "",
      .elsewhere("Importing makes a new file: in a shell, `upright import Info.plist`.")
    ),
    (
      "completions", "",
      .elsewhere("Completions are for a shell: `upright completions bash` there.")
    ), ("export", "", .elsewhere("X turns the session into something; `export svg` does it, too.")),
  ]

  /// The commands that can be said here, with what follows.
  static let hints = uses.compactMap { entry -> (word: String, hint: String)? in
    if case .elsewhere = entry.use { return nil }
    return (entry.name, entry.hint)
  }

  /// Every command that it knows, whether or not it is for here.
  package static let names = uses.map(\.name)

  /// Why a line that begins with a command is not for here; nothing for any other line.
  static func refusal(of line: String) -> String? {
    if case .elsewhere(let reason) = use(of: line) { reason } else { nil }
  }

  private static func use(of line: String) -> Use? {
    let word = line.prefix { $0 != " " }
    return uses.first { $0.name == word }?.use
  }

  /// What a line asks; nothing where it asks nothing.
  init?(_ line: String, _ text: @autoclosure () -> String) {
    var words = line.split(separator: " ").map(String.init)
    switch Self.use(of: line) {
    case .session:
      if words.count == 1 || words[1].hasPrefix("-") { words.insert("-", at: 1) }
      // Whoever plays does not wait for millions of states.
      if words[0] == "explore", !words.contains("--limit") { words += ["--limit", "100000"] }
      self.text = text()
    case .itself: self.text = ""
    case .elsewhere, nil: return nil
    }
    self.words = words
  }
}
