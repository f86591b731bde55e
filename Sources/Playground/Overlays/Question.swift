import OrientationModel
import OrientationScenarios

/// A command of the command line, said at the prompt: what it says is read as a page.
///
/// Its answer is worked out by whoever has those commands; `show` takes it.
package struct Question: Hashable, Sendable {
  /// As after `upright`; `-` stands for the session.
  package var words: [String]
  /// The session so far, as a scenario.
  package var text: String

  typealias Hint = (word: String, hint: String)

  /// What says something about the session, or about the scenario that is named.
  private static let ofSession: [Hint] = [
    ("why", "the whole decision, and every change that helps"), ("run", "every step so far, told"),
    ("check", "the session, held to what it expects"),
    ("compare", "--ios 12,15,16,26: versions as text"),
    ("explore", "--depth 3: what can go wrong, with paths"),
    ("share", "a block of Markdown for a colleague"),
    ("diagnose", "what would explain what was said with expect"),
  ]

  /// What says something by itself.
  private static let ofItself: [Hint] = [
    ("rules", "the rule book, or ID"), ("explain", "a console line or an error, as it was pasted"),
    ("recipes", "what people want, and the code for it"),
    ("doctor", "what this terminal can do, and what was decided"),
    ("manual", "man, keys or commands"), ("probe", "Swift that prints a running app’s situation"),
  ]

  /// Why the others are not for here.
  private static let elsewhere = [
    "play": "/ opens another story or file. In a shell `upright play` opens one, too.",
    "screen": "`screen NAME supports all` declares one. In a shell `upright screen` prints this.",
    "new": "n begins a scenario of your own. In a shell `upright new NAME` writes one.",
    "import": "Importing makes a new file: in a shell, `upright import Info.plist`.",
    "present": "P presents this story. In a shell `upright present TALK` gives a talk.",
    "completions": "Completions are for a shell: `upright completions bash` there.",
    "export": "X turns the session into something; `export svg` does it, too.",
  ]

  /// The commands that can be said here, with what follows.
  static let hints = ofSession + ofItself

  /// Every command that it knows, whether or not it is for here.
  package static let names = hints.map(\.word) + elsewhere.keys

  /// Why a line that begins with a command is not for here; nothing for any other line.
  static func refusal(of line: String) -> String? { elsewhere[String(line.prefix { $0 != " " })] }

  /// What a line asks; nothing where it asks nothing.
  init?(_ line: String, _ text: @autoclosure () -> String) {
    words = line.split(separator: " ").map(String.init)
    let command = line.prefix { $0 != " " }
    guard Self.ofSession.contains(where: { $0.word == command }) else {
      guard Self.ofItself.contains(where: { $0.word == command }) else { return nil }
      self.text = ""
      return
    }
    // As a talk says it: `compare 15, 16`.
    let versions = Scenario.versions(words.dropFirst().joined(separator: " "))
    if command == "compare", let versions {
      words = [words[0], "--ios", versions.map(\.text).joined(separator: ",")]
    }
    if words.count == 1 || words[1].hasPrefix("-") { words.insert("-", at: 1) }
    // Whoever plays does not wait for millions of states.
    if command == "explore", !words.contains("--limit") { words += ["--limit", "100000"] }
    self.text = text()
  }
}
