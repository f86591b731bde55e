import OrientationTelling
import TerminalModel

/// A part of the stage: its rows in so much room, and what it says aloud, in the order in which it is said.
enum Panel: CaseIterable {
  case title, names, verdict, quotation, asked, absent, masks, device, strip, fix, caption, timeline
  case bar
  /// What is explained of what is seen for the first time.
  case aside
  /// The class that was asked, or the call that was made.
  case code
  /// The class whose answer the step has set, where a change stands in its place.
  case set
  /// The class of the screen that is seen, where another one was asked.
  case seen
  /// Who stands on stage under whom.
  case tree
  /// How it came to that, line by line.
  case steps
}

extension ScreenContent {
  /// The rows of a panel, no more than there is room for; in few words those without which it would
  /// not be there.
  func rows(of panel: Panel, in size: Size, isBrief: Bool = false) -> [Row] {
    let columns = size.columns
    return switch panel {
    case .names: whole(nameRows(in: size), in: size)
    case .strip: stripRows(in: size)
    case .asked: askedRows(in: size, isBrief: isBrief)
    case .absent: absentRows(in: size, isBrief: isBrief)
    case .masks: maskRows(in: size)
    case .fix: isBrief ? briefFixRows(in: size) : fixRows(in: size)
    // A change that was asked for comes before it.
    case .caption where isBrief && summary.isOtherFix: []
    case .caption: captionRows(in: size)
    case .aside: whole(DisplayWidth.wrap(aside ?? "", to: columns).said(.dim), in: size)
    case .quotation: quotationRows(in: size)
    case .code: whole(codeRows(in: size), in: size)
    case .set: whole(setRows(columns: columns), in: size)
    case .seen: whole(seenRows(columns: columns), in: size)
    case .tree: whole(treeRows(columns: columns), in: size)
    case .steps: stepRows(in: size)
    case .title, .verdict, .device, .timeline, .bar: []
    }
  }

  /// All of them, or none.
  private func whole(_ rows: [Row], in size: Size) -> [Row] {
    rows.count <= size.rows ? rows : []
  }
}

extension [String] {
  /// Lines as rows; none of a text that says nothing.
  func said(_ style: Style) -> [Row] { self == [""] ? [] : map { Row($0, style) } }
}
