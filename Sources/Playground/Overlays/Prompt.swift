import OrientationScenarios
import TerminalModel

/// The line for sentences and commands.
struct Prompt: Hashable, Sendable {
  /// Something that could be typed, whole.
  struct Candidate: Hashable, Sendable {
    var text: String
    var detail: String
  }

  /// What the line is for.
  enum Purpose: Hashable, Sendable {
    /// A sentence or a command.
    case say
    /// The name of a file for the session, which is then followed.
    case save
    /// The same, to open it in an editor.
    case edit

    /// What stands before the line.
    var label: String {
      switch self {
      case .say: ": "
      case .save: "Save as: "
      case .edit: "Save and edit as: "
      }
    }
  }

  let purpose: Purpose
  private(set) var text = ""
  /// How many characters stand before the cursor.
  private(set) var cursor = 0

  /// What is said, a sentence each: a paste may have brought several.
  var lines: [String] {
    let lines = text.split(separator: "\n")
    if lines.count == 1 { return text.allSatisfy(\.isWhitespace) ? [] : [text] }
    return lines.compactMap { line in
      let words = line.drop(while: \.isWhitespace)
      return words.isEmpty || words.first == "#" ? nil : String(words)
    }
  }

  /// The text on one line.
  var shown: String { String(text.map { $0 == "\n" ? "⏎" : $0 }) }
  var candidates: [Candidate] = []
  /// The chosen candidate; nothing while one types.
  var selected: Int?
  /// What is wrong with the line, with its caret.
  var problem: [String] = []
  /// Where in the history one is; its length for the line being typed.
  var historyIndex: Int
  private var draft = ""

  init(historyCount: Int, purpose: Purpose = .say) {
    historyIndex = historyCount
    self.purpose = purpose
  }

  mutating func set(_ text: String) {
    self.text = text
    cursor = text.count
    selected = nil
    problem = []
  }

  mutating func type(_ typed: String) {
    var characters = Array(text)
    characters.insert(contentsOf: Array(typed), at: cursor)
    text = String(characters)
    cursor += typed.count
    selected = nil
    problem = []
  }

  mutating func erase(before: Bool) {
    var characters = Array(text)
    let index = before ? cursor - 1 : cursor
    guard characters.indices.contains(index) else { return }
    characters.remove(at: index)
    text = String(characters)
    if before { cursor -= 1 }
    selected = nil
    problem = []
  }

  mutating func eraseWord() {
    let before = Array(Array(text)[..<cursor])
    var keep = before.count
    while keep > 0, before[keep - 1] == " " { keep -= 1 }
    while keep > 0, before[keep - 1] != " " { keep -= 1 }
    text = String(before[..<keep]) + String(Array(text)[cursor...])
    cursor = keep
    selected = nil
  }

  mutating func moveCursor(by count: Int) { cursor = max(0, min(text.count, cursor + count)) }

  mutating func moveCursor(toEnd: Bool) { cursor = toEnd ? text.count : 0 }

  /// Goes through what was said before.
  mutating func recall(by step: Int, in history: [String]) {
    let next = historyIndex + step
    guard next >= 0, next <= history.count else { return }
    if historyIndex == history.count { draft = text }
    historyIndex = next
    set(next == history.count ? draft : history[next])
  }
}
