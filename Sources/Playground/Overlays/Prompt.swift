import OrientationScenarios
import TerminalModel

/// The line for sentences and commands.
struct Prompt: Hashable, Sendable {
  /// Something that could be typed, whole.
  struct Candidate: Hashable, Sendable {
    var text: String
    var detail = ""
  }

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
  private var characters: [Character] = []
  /// How many of them stand before the cursor.
  private(set) var cursor = 0
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

  var text: String { String(characters) }

  /// The text on one line.
  var shown: String { String(characters.map { $0 == "\n" ? "⏎" : $0 }) }

  /// What is said, a sentence each: a paste may have brought several.
  var lines: [String] {
    let lines = text.split(separator: "\n")
    if lines.count == 1 { return text.allSatisfy(\.isWhitespace) ? [] : [text] }
    return lines.compactMap { line in
      let words = line.drop(while: \.isWhitespace)
      return words.isEmpty || words.first == "#" ? nil : String(words)
    }
  }

  mutating func set(_ text: String) { replace(0..<characters.count, with: text) }

  mutating func type(_ typed: String) { replace(cursor..<cursor, with: typed) }

  mutating func erase(before: Bool) {
    let index = before ? cursor - 1 : cursor
    if characters.indices.contains(index) { replace(index..<index + 1, with: "") }
  }

  mutating func eraseWord() {
    let blanks = characters[..<cursor].reversed().prefix { $0 == " " }.count
    let word = characters[..<(cursor - blanks)].reversed().prefix { $0 != " " }.count
    let problem = problem
    replace((cursor - blanks - word)..<cursor, with: "")
    self.problem = problem
  }

  /// Puts a text in place of some characters, with the cursor behind it.
  private mutating func replace(_ range: Range<Int>, with text: String) {
    // A mark joins the letter before it.
    let head = String(characters[..<range.lowerBound]) + text
    characters = Array(head + String(characters[range.upperBound...]))
    cursor = min(head.count, characters.count)
    selected = nil
    problem = []
  }

  mutating func moveCursor(by count: Int) { cursor = max(0, min(characters.count, cursor + count)) }

  mutating func moveCursor(toEnd: Bool) { cursor = toEnd ? characters.count : 0 }

  /// Goes through what was said before.
  mutating func recall(by step: Int, in history: [String]) {
    let next = historyIndex + step
    guard next >= 0, next <= history.count else { return }
    if historyIndex == history.count { draft = text }
    historyIndex = next
    set(next == history.count ? draft : history[next])
  }
}
