import TerminalModel

/// Where everything stands in a size: nothing moves but by resizing.
struct Layout: Hashable {
  /// How much there is room for.
  enum Kind: Hashable {
    /// The device and the reason side by side.
    case wide
    /// The one above the other.
    case tall
    /// The device small, the rest in short lines.
    case compact
    /// The verdict, and what may be pressed.
    case tiny
  }

  let kind: Kind
  let size: Size
  /// The rows from the top: title, rule, verdict, and the first of the device.
  private(set) var verdictRow = 1
  private(set) var stage = Rect(.zero)
  private(set) var reason = Rect(.zero)
  private(set) var namesRow = 0
  /// Two, or three where two names do not fit beside each other.
  private(set) var nameRows = 2
  /// Where a device that stands upright goes, and its names beside it.
  private(set) var tallStage = Rect(.zero)
  private(set) var sideNames = Rect(.zero)
  private(set) var stripRow = 0
  /// The caption, the fix, or both.
  private(set) var advice = Rect(.zero)
  private(set) var quoteRow: Int?
  private(set) var ruleRow: Int?
  private(set) var timelineRow: Int?
  let footerRow: Int

  /// The masks beside the answers, where both have room; else they stand below them.
  private(set) var masks: Rect?
  /// Whether the advice stands under the reason, and not across the screen.
  private(set) var hasAdviceBeside = false

  init(_ size: Size) {
    self.size = size
    footerRow = size.rows - 1
    switch (size.columns, size.rows) {
    // Cells are twice as high as wide: here the device is larger above the reason than beside it.
    case (72..., 44...) where 2 * size.rows >= size.columns: kind = .tall
    case (72..., 18...): kind = .wide
    case (20..., 26...): kind = .tall
    case (26..., 9...): kind = .compact
    default: kind = .tiny
    }
    switch kind {
    case .wide: arrangeWide()
    case .tall: arrangeTall()
    case .compact: arrangeCompact()
    case .tiny: break
    }
  }

  /// Whether panels that need both directions have them.
  var isLarge: Bool { size.columns >= 72 && size.rows >= 18 }

  private mutating func arrangeWide() {
    let isRoomy = size.rows >= 28
    verdictRow = 2
    timelineRow = footerRow - 1
    ruleRow = footerRow - 2
    hasAdviceBeside = size.columns >= 150 && size.rows >= 44
    // A story's word takes two rows where the screen is narrow.
    let isNarrow = size.columns < 96 || !isRoomy
    let adviceRows =
      size.rows >= 36 ? 6 : size.rows >= 24 && isNarrow ? 5 : size.rows >= 22 ? 4 : 3
    quoteRow = isRoomy ? footerRow - 3 : nil
    let adviceBottom = (quoteRow ?? footerRow - 2) - (size.rows >= 36 ? 1 : 0)
    advice = Rect(
      column: 3, row: adviceBottom - adviceRows, columns: size.columns - 5, rows: adviceRows)
    stripRow =
      hasAdviceBeside
      ? footerRow - 5 : advice.top - (size.rows >= 36 ? 3 : isRoomy ? 2 : 1)
    let top = isRoomy ? 4 : 3
    // No wider than a phone of that height can be, however wide the screen; a large one is drawn
    // as long as it stands high.
    let height = stripRow - 2 - top
    let widest = max(60, hasAdviceBeside ? 2 * height + 6 : height * 9 / 2)
    let reasonColumns = max(
      min(hasAdviceBeside ? 76 : 64, max(38, size.columns * 42 / 100)),
      size.columns - 5 - widest)
    let columns = size.columns - reasonColumns - 5
    nameRows = columns < 36 ? 3 : 2
    namesRow = stripRow - nameRows
    stage = Rect(column: 2, row: top, columns: columns, rows: namesRow - top)
    reason = Rect(
      column: stage.right + 2, row: top, columns: size.columns - stage.right - 3,
      rows: stripRow + 1 - top)
    arrangeUpright(columns >= 60 ? 31 : columns >= 44 ? 30 : 19)
    arrangeReason()
  }

  /// Where there is room, the advice goes under the reason, or the masks beside it.
  private mutating func arrangeReason() {
    if hasAdviceBeside {
      advice = Rect(
        column: reason.left, row: footerRow - 15, columns: reason.size.columns - 1, rows: 8)
      reason.size.rows = advice.top - 1 - reason.top
    } else if reason.size.columns >= 84 {
      masks = Rect(
        column: reason.right - 44, row: reason.top, columns: 44, rows: reason.size.rows)
      reason.size.columns -= 47
    }
  }

  /// A phone on its end is narrow: beside it there is room for the names, and it has their rows.
  private mutating func arrangeUpright(_ nameColumns: Int) {
    tallStage = stage
    guard stage.size.columns >= nameColumns + 16 else { return }
    let rows = stripRow - stage.top
    tallStage = Rect(
      column: stage.left, row: stage.top, columns: stage.size.columns - nameColumns, rows: rows)
    sideNames = Rect(
      column: tallStage.right + 1, row: stage.top, columns: nameColumns - 1, rows: rows)
  }

  private mutating func arrangeTall() {
    timelineRow = footerRow - 1
    ruleRow = footerRow - 2
    let rows = size.rows - 7
    let stageRows = max(8, rows * 45 / 100)
    stage = Rect(column: 1, row: 4, columns: size.columns - 2, rows: stageRows)
    nameRows = size.columns < 40 ? 3 : 2
    namesRow = stage.bottom
    stripRow = namesRow + nameRows
    let isSplit = size.columns >= 76
    let top = stripRow + (isSplit ? 3 : 1)
    let rest = footerRow - 2 - top
    let adviceRows = isSplit ? 9 : rest >= 12 ? 6 : rest >= 9 ? 5 : 0
    reason = Rect(
      column: isSplit ? 3 : 2, row: top, columns: size.columns - 3, rows: rest - adviceRows)
    advice = Rect(
      column: reason.left, row: reason.bottom, columns: size.columns - (isSplit ? 5 : 3),
      rows: adviceRows)
    guard isSplit else { return }
    quoteRow = footerRow - 3
    let columns = min(44, size.columns / 2)
    masks = Rect(
      column: size.columns - 2 - columns, row: top, columns: columns, rows: reason.size.rows)
    reason.size.columns -= columns + 3
  }

  private mutating func arrangeCompact() {
    let pictureColumns = min(22, size.columns * 45 / 100)
    stage = Rect(column: 1, row: 3, columns: pictureColumns, rows: size.rows - 5)
    reason = Rect(
      column: stage.right + 1, row: 3, columns: size.columns - stage.right - 2,
      rows: size.rows - 5)
    stripRow = footerRow - 1
  }
}
