import OrientationModel
import OrientationScenarios

/// A command of the command line, said at the prompt: what it says is read as a page.
///
/// Its answer is worked out by whoever has those commands; `show` takes it.
package struct CommandQuery: Hashable, Sendable {
  /// As after `upright`; `-` stands for the session.
  package var words: [String]
  /// The session so far, as a scenario.
  package var text: String

  typealias Hint = (word: String, hint: String)

  /// What says something about the session, or about the scenario that is named.
  private static let ofSession: [Hint] = [
    ("why", "explain this step, with every fix"), ("run", "explain every step so far"),
    ("check", "check the session's expectations"),
    ("compare", "--ios 12,15,16,26: compare versions, as text"),
    ("explore", "--depth 3: find problems and the paths to them"),
    ("share", "a Markdown summary to share"),
  ]

  /// What says something by itself.
  private static let ofItself: [Hint] = [
    ("rules", "the rule book, or ID"), ("explain", "explain a pasted console line or error"),
    ("recipes", "ready-made solutions with code"),
    ("doctor", "check this terminal"),
    ("manual", "man, keys, or commands"), ("probe", "Swift code that prints a running app's state"),
  ]

  /// Why the others are not for here.
  private static let elsewhere = [
    "play": "Press / to open another story or file, or run `upright play` in a shell.",
    "screen": "`screen NAME supports all` declares one. In a shell `upright screen` prints this.",
    "new": "Press N for a new app, or run `upright new NAME` in a shell.",
    "lint": "Lint in a shell: `upright lint ~/MyApp` or `upright lint ~/MyApp --table`.",
    "import": "Import in a shell: `upright import ~/MyApp` or `upright import Info.plist`.",
    "present": "Press P to present this story, or run `upright present` in a shell.",
    "completions": "Completions are for a shell: `upright completions bash` there.",
    "export": "Press X to export, or type `export svg`.",
  ]

  /// The commands that can be said here, with what follows.
  static let hints = ofSession + ofItself

  /// Every command that it knows, whether or not it is for here.
  package static let names = hints.map { $0.word } + elsewhere.keys

  /// Why a line that begins with a command is not for here; nothing for any other line.
  static func refusal(of line: String) -> String? { elsewhere[String(line.prefix { $0 != " " })] }

  /// Whether its answer has what would put a step right.
  var tellsFixes: Bool { words.first == "why" || words.first == "share" }

  /// What a line asks; nothing where it asks nothing.
  init?(_ line: String, _ text: @autoclosure () -> String) {
    words = line.split(separator: " ").map(String.init)
    let command = line.prefix { $0 != " " }
    guard Self.ofSession.contains(where: { $0.word == command }) else {
      guard Self.ofItself.contains(where: { $0.word == command }) else { return nil }
      self.text = ""
      return
    }
    // As the language lists versions: `compare 15, 16`.
    let versions = Scenario.versions(words.dropFirst().joined(separator: " "))
    if command == "compare", let versions {
      words = [words[0], "--ios", versions.versions.map { $0.text }.joined(separator: ",")]
    }
    if words.count == 1 || words[1].hasPrefix("-") { words.insert("-", at: 1) }
    // Whoever plays does not wait for millions of states.
    if command == "explore", !words.contains("--limit") { words += ["--limit", "100000"] }
    self.text = text()
  }
}
