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

    var label: String {
      switch self {
      case .say: ": "
      case .save: "Save as: "
      case .edit: "Save and edit as: "
      }
    }
  }

  let purpose: Purpose
  private(set) var field = TextField(limit: 20_000)
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

  var text: String { field.text }

  mutating func set(_ text: String) { edit { $0.set(text) } }

  /// Fills in what gives way to what is typed.
  mutating func suggest(_ text: String) { edit { $0.suggest(text) } }

  mutating func type(_ typed: String) { edit { $0.type(typed) } }

  /// Changes what is typed; what was said of the line is about another one then.
  mutating func edit(_ change: (inout TextField) -> Void) {
    let before = text
    change(&field)
    guard text != before else { return }
    selected = nil
    problem = []
  }

  mutating func recall(by step: Int, in history: [String]) {
    let next = historyIndex + step
    guard next >= 0, next <= history.count else { return }
    if historyIndex == history.count { draft = text }
    historyIndex = next
    set(next == history.count ? draft : history[next])
  }
}
