import OrientationModel
import TerminalModel

/// What lies over the stage; the last one has the keys.
enum Overlay: Hashable, Sendable {
  case picker(Picker)
  case prompt(Prompt)
  case pages(Pages)
  case addition(Addition)
}

struct Pages: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case chain, callbacks, exploration, code
    /// A challenge's solution beside one's own.
    case ours
    /// A text that no clipboard took.
    case text(title: String, lines: [String])

    /// Whether it is about the step one stands on.
    var isOfStep: Bool {
      switch self {
      case .chain, .callbacks, .code: true
      case .exploration, .ours, .text: false
      }
    }
  }

  var kind: Kind
  /// The first line that is shown, or the selected one.
  var selected = 0
}

/// A piece of a line, and what it means.
typealias Piece = (text: String, style: Style)

extension [Piece] {
  var columns: Int { reduce(0) { $0 + DisplayWidth.of($1.text) } }
}

struct PageLine {
  var pieces: [Piece]
  /// Its number, where those of a page are counted.
  var number: Int?
  /// The rule it quotes, and how sure that is of what it says here.
  var rule: Rule?
  var confidence: Rule.Confidence?
  /// Who says so, for those who hear the page.
  var source = ""
  /// The steps that lead there from the launch, where Enter can take them.
  var way: [String]?

  init(_ pieces: Piece...) { self.pieces = pieces }

  init(pieces: [Piece]) { self.pieces = pieces }

  init(_ text: String, _ style: Style = .plain) { pieces = [(text, style)] }

  var text: String { pieces.map { $0.text }.joined() }

  var numbered: [Piece] {
    (number.map { [("\($0 < 10 ? " " : "")\($0)  ", .dim)] } ?? []) + pieces
  }
}
