import TerminalModel

/// Where everything stands in a size: nothing moves but by resizing, or when the device stands up.
///
/// A place that is empty is one that the size has no room for.
struct Layout: Hashable {
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
  /// Whether the device can open, and needs room for that from the beginning.
  private let opens: Bool
  /// The title, with the line under it where there is one.
  private(set) var title = Rect(.zero)
  private(set) var verdict = Rect(.zero)
  private(set) var device = Rect(.zero)
  /// How long the device's longer side may be, in columns: as much as there is room for whichever
  /// way it is held.
  private(set) var reach = Int.max
  /// What is said beside the device, or below it.
  private(set) var words = Rect(.zero)
  /// Everything that is said beside and below the device.
  private(set) var wordColumns: [Column] = []
  /// What is opened while the device is seen.
  private(set) var side = Rect(.zero)
  /// What is said below the device across the screen, which is no part of what is opened then.
  private(set) var foot = Rect(.zero)
  /// A line, and the steps below it.
  private(set) var timeline = Rect(.zero)
  private(set) var footer = Rect(.zero)
  /// The verdict and the chosen hint, where there is room for nothing else.
  private(set) var brief = Rect(.zero)

  init(_ size: Size, standsUpright: Bool = false, ratio: Double = 2, opens: Bool = false) {
    self.size = size
    self.opens = opens
    switch (size.columns, size.rows) {
    // Cells are twice as high as wide: here the device is larger above the reason than beside it.
    case (72..., 44...) where 2 * size.rows >= size.columns: kind = .tall
    case (72..., 18...): kind = .wide
    case (30..., 26...): kind = .tall
    case (26..., 9...): kind = .compact
    default: kind = .tiny
    }
    switch kind {
    case .wide: arrangeWide(standsUpright, ratio)
    case .tall where size.columns < 76: arrangeNarrow(standsUpright, ratio)
    case .tall: arrangeTall(standsUpright, ratio)
    case .compact: arrangeCompact()
    case .tiny: brief = Rect(size)
    }
    guard kind != .tiny else { return }
    if words.isEmpty { words = side }
    footer = row(footerRow)
    if reach == .max { reach = min(device.size.columns, 2 * (device.size.rows - 1)) }
  }

  /// Whether what is opened stands beside the device, and not below it.
  var isBeside: Bool { !side.isEmpty && side.left >= device.right }

  /// Whether panels that need both directions have them.
  var isLarge: Bool { size.columns >= 72 && size.rows >= 18 }

  var footerRow: Int { size.rows - 1 }

  /// From the verdict to the steps: all that is said of the last step.
  var telling: Rect {
    row(verdict.top, rows: (timeline.isEmpty ? footerRow : timeline.top) - verdict.top)
  }

  /// Rows across the whole screen.
  private func row(_ row: Int, rows: Int = 1) -> Rect {
    Rect(column: 0, row: row, columns: size.columns, rows: rows)
  }

  /// Panels, the first the most important, where the reason has all of a column.
  static let all: [Panel] = [
    .asked, .absent, .masks, .aside, .caption, .fix, .quotation, .code, .set, .seen, .tree, .steps,
  ]

  /// The rows between the verdict and the timeline are the device's; the rest stands beside it, and
  /// below it where it lies on its side.
  private mutating func arrangeWide(_ standsUpright: Bool, _ ratio: Double) {
    let isRoomy = size.rows >= 28
    title = row(0, rows: 2)
    verdict = row(2, rows: isRoomy ? 2 : 1)
    timeline = row(footerRow - 2, rows: 2)
    let stage = row(isRoomy ? 4 : 3, rows: timeline.top - (isRoomy ? 4 : 3))
    // The line below the device says what it shows.
    let standing = 2 * (stage.size.rows - 1)
    arrangeLying(in: stage, ratio)
    let lying = min(device.size.columns, Int(Double(2 * (device.size.rows - 1)) * ratio))
    reach = min(standing, lying)
    if ratio < Self.squarish {
      // Beside it the longest call that a change makes has room, unless that would leave it small.
      let beside =
        opens ? size.columns - 56 : max(min(size.columns - 60, 53), size.columns - 67)
      reach = min(standing, isRoomy ? beside : size.columns - 46)
    }
    if standsUpright { stand(in: stage, ratio) }
  }

  /// What is hardly longer than wide takes the same room whichever way it is held.
  private static let squarish = 1.6

  /// Where the verdict has one row, words beside the device keep a blank below it.
  private var wordsBelowVerdict: Int { (24..<28).contains(size.rows) ? 1 : 0 }

  /// The device on its end, as high as there is room, and everything else beside it.
  private mutating func stand(in stage: Rect, _ ratio: Double) {
    let columns = ratio < Self.squarish ? reach : Int(Double(reach) / ratio + 1.5)
    device = Rect(column: 2, row: stage.top, columns: max(columns, 16), rows: stage.size.rows)
    let left = device.right + (size.columns >= 96 ? 4 : 2)
    arrangeBeside(
      Rect(
        column: left, row: stage.top + wordsBelowVerdict, columns: size.columns - left - 2,
        rows: stage.size.rows - wordsBelowVerdict))
  }

  /// Everything but the device, in the room beside it; in two columns where that is large.
  private mutating func arrangeBeside(_ area: Rect) {
    let rows = area.size.rows
    let names = area.split(rows: 2).above
    let strip = area.rows(from: names.bottom, to: names.bottom + (rows >= 26 ? 2 : 1))
    side = area.rows(from: strip.bottom + (rows >= 17 ? 1 : 0), to: area.bottom)
    foot = Rect(.zero)
    wordColumns = [Column(names, [.names]), Column(strip, [.strip])]
    if area.size.columns >= 110 {
      var first = side
      first.size.columns = side.size.columns / 2 - 2
      wordColumns += [
        Column(first, [.asked, .absent, .masks, .aside, .caption, .quotation, .steps]),
        Column(first.from(first.right + 4, to: side.right), [.fix, .code, .set, .seen, .tree]),
      ]
    } else {
      let below = area.rows(from: strip.bottom, to: area.bottom)
      wordColumns.append(
        Column(below, Self.all, isApart: true, pinsBook: rows < 40, follows: true))
    }
  }

  /// The device on its side: the reason beside it, the rest below.
  private mutating func arrangeLying(in stage: Rect, _ ratio: Double) {
    if size.columns >= 150, size.rows >= 44 { return arrangeLyingHigh(in: stage, ratio) }
    let isRoomy = size.rows >= 28
    // A story's word takes two rows where the screen is narrow.
    let isNarrow = size.columns < 96 || !isRoomy
    let leastAdvice = size.rows >= 24 && isNarrow ? 5 : size.rows >= 22 ? 4 : 3
    let adviceBottom = footerRow - (isRoomy ? 3 : 2) - (size.rows >= 36 ? 1 : 0)
    // No wider than a phone of that height can be, however wide the screen.
    let widest = max(60, 2 * stage.size.rows)
    let reasonColumns = max(
      min(64, max(Self.fewestReasonColumns, size.columns * 42 / 100)),
      size.columns - 5 - widest)
    let columns = size.columns - reasonColumns - 5
    let nameRows = columns < 36 ? 3 : 2
    // What the device, as long as it may be, leaves free is the advice's: a class of five lines.
    let above = nameRows + (isRoomy ? 3 : size.rows >= 24 ? 2 : 1)
    let length = Double(min(columns, 2 * (stage.size.rows - 1)))
    let deviceRows = Int((length / ratio / 2).rounded(.up)) + (size.rows >= 36 ? 2 : 1)
    let adviceRows = max(leastAdvice, min(8, adviceBottom - above - stage.top - deviceRows))
    let stripRow = adviceBottom - adviceRows + nameRows - above
    device = Rect(
      column: 2, row: stage.top, columns: columns, rows: stripRow - nameRows - stage.top)
    let names = Rect(column: 3, row: device.bottom, columns: columns, rows: nameRows)
    let strip = Rect(column: 3, row: stripRow, columns: columns - 1, rows: isRoomy ? 2 : 1)
    side = Rect(
      column: columns + 4, row: stage.top + wordsBelowVerdict, columns: size.columns - columns - 5,
      rows: strip.top + 1 - stage.top - wordsBelowVerdict)
    foot = Rect(
      column: 3, row: strip.bottom, columns: size.columns - 5, rows: timeline.top - strip.bottom)
    wordColumns = [
      Column(names, [.names]),
      Column(side, [.asked, .absent, .masks, .code, .set, .seen, .tree]),
      Column(strip, [.strip]),
      Column(
        foot, [.aside, .caption, .fix, .quotation, .code, .tree], isApart: true, pinsBook: true,
        follows: true),
    ]
  }

  /// The same where there is much room: the names follow the device, and the steps fill what is
  /// below them.
  private mutating func arrangeLyingHigh(in stage: Rect, _ ratio: Double) {
    let reasonColumns = min(76, size.columns - 5 - max(60, 2 * stage.size.rows))
    let columns = size.columns - reasonColumns - 5
    // The line below the device says what it shows.
    let rows = Int(Double(min(columns, 2 * stage.size.rows)) / ratio / 2) + 3
    device = Rect(
      column: 2, row: stage.top, columns: columns, rows: min(rows, stage.size.rows - 6))
    let names = Rect(column: 3, row: device.bottom + 1, columns: columns, rows: 2)
    let strip = Rect(column: 3, row: names.bottom, columns: columns - 1, rows: 2)
    let steps = Rect(
      column: 3, row: strip.bottom + 1, columns: columns - 2,
      rows: stage.bottom - strip.bottom - 2)
    side = Rect(
      column: columns + 4, row: stage.top, columns: reasonColumns, rows: stage.size.rows - 1)
    foot = Rect(.zero)
    wordColumns = [
      Column(names, [.names]), Column(strip, [.strip]), Column(steps, [.steps]),
      Column(side, Self.all),
    ]
  }

  /// Narrower than that the masks have no room.
  private static let fewestReasonColumns = 38

  private mutating func arrangeTall(_ standsUpright: Bool, _ ratio: Double) {
    title = row(0, rows: 2)
    verdict = row(2, rows: 2)
    timeline = row(footerRow - 2, rows: 2)
    let stageRows = max(8, (size.rows - 7) * 45 / 100)
    device = Rect(column: 1, row: 4, columns: size.columns - 2, rows: stageRows)
    let stage = row(4, rows: timeline.top - 4)
    let isSplit = size.columns >= 76
    if isSplit {
      // Beside it the masks have their names.
      reach = min(
        device.size.columns, Int(Double(2 * (stageRows - 1)) * ratio), 2 * (stage.size.rows - 1),
        Int(Double(size.columns - 50) * ratio))
      // A phone that lies leaves rows to what is said below it.
      let lying = Int((Double(reach) / ratio / 2).rounded(.up)) + 2
      if ratio >= Self.squarish { device.size.rows = min(stageRows, lying) }
    }
    let left = isSplit ? 3 : 2
    let names = Rect(
      column: left, row: device.bottom, columns: size.columns - 3, rows: size.columns < 40 ? 3 : 2)
    let strip = Rect(
      column: left, row: names.bottom, columns: size.columns - left - 1, rows: isSplit ? 2 : 1)
    side = Rect(
      column: left, row: strip.bottom, columns: size.columns - (isSplit ? 5 : 3),
      rows: timeline.top - strip.bottom)
    wordColumns = [
      Column(names, [.names]), Column(strip, [.strip]),
      Column(side, Self.all, isApart: isSplit, pinsBook: isSplit, follows: true),
    ]
    if isSplit, standsUpright, ratio >= Self.squarish { stand(in: stage, ratio) }
  }

  /// The same where there is no room for the reason in full beside a device on its end.
  private mutating func arrangeNarrow(_ standsUpright: Bool, _ ratio: Double) {
    arrangeTall(false, ratio)
    let rows = footerRow - 2 - 4
    reach = min(
      device.size.columns, 2 * (rows - 2), Int(Double(2 * (device.size.rows - 1)) * ratio))
    guard standsUpright, ratio >= Self.squarish else { return }
    let columns = max(Int(Double(reach) / ratio + 1.5), 12)
    device = Rect(column: 1, row: 4, columns: columns, rows: rows - 1)
    arrangeWords(right: rows - 1, strip: footerRow - 3)
  }

  private mutating func arrangeCompact() {
    title = row(0)
    verdict = row(1, rows: 2)
    device = Rect(column: 1, row: 3, columns: min(22, size.columns * 45 / 100), rows: size.rows - 5)
    arrangeWords(right: size.rows - 5, strip: footerRow - 1)
  }

  /// What is said in so many rows beside the device, and the versions below it.
  private mutating func arrangeWords(right rows: Int, strip: Int) {
    // In the least room there is an orientation has its label beside it.
    let isTight = size.columns < 32
    let left = device.right + (kind == .compact || isTight ? 1 : 2)
    words = Rect(
      column: left, row: device.top, columns: size.columns - left - (isTight ? 0 : 1), rows: rows)
    // What mends it and what is asked come first: the verdict has the gist of the reason.
    wordColumns = [
      Column(
        words, [.names, .caption, .asked, .fix],
        first: [.brief(.fix, rows: 5), .brief(.caption), .whole(.names)]),
      Column(Rect(column: 1, row: strip, columns: size.columns - 2, rows: 1), [.strip]),
    ]
  }
}

extension Layout {
  /// What the playground makes of a terminal's size, in a few words.
  var room: String {
    switch kind {
    case .wide:
      size.rows >= 28 ? "room for everything" : "the device and the explanation side by side"
    case .tall: "the device above the explanation; side by side from 72 columns"
    case .compact: "a small device and a short explanation; 72x18 shows more"
    case .tiny: "only the result; 26x9 shows the device, 72x18 the explanation"
    }
  }
}
