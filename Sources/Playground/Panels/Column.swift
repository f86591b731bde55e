import TerminalModel

/// Panels one below the other in a place, each with as many rows as there is room for.
struct Column: Hashable {
  var place: Rect
  let panels: [Panel]
  /// Whether a blank row keeps it apart from what is above it, as its panels are from each other.
  let isApart: Bool
  /// Whether what the book says stands at its bottom.
  let pinsBook: Bool
  /// Whether it begins where the one before it ends, and not below the room that that one has.
  let follows: Bool
  /// What rows are given for before anything else.
  private let first: [Wish]

  init(
    _ place: Rect, _ panels: [Panel], isApart: Bool = false, pinsBook: Bool = false,
    follows: Bool = false, first: [Wish] = []
  ) {
    self.place = place
    self.isApart = isApart
    self.panels = panels
    self.pinsBook = pinsBook
    self.follows = follows
    self.first = first
  }

  /// Something that rows are given for, where there are any left.
  enum Wish: Hashable {
    case brief(Panel, rows: Int = .max)
    case whole(Panel)
    /// A blank row above a panel.
    case gap(Panel)
    case gapBelow(Panel)
    /// A blank row above each.
    case gaps
  }

  /// What a stage must say, what more there is to say of that, the blank rows, what else there may be.
  fileprivate var wishes: [Wish] { first + Self.usual }

  private static let usual: [Wish] = [
    .whole(.names), .whole(.strip), .brief(.asked), .brief(.masks), .brief(.fix, rows: 2),
    .brief(.caption), .gapBelow(.masks), .brief(.fix), .gap(.fix), .gap(.caption), .brief(.absent),
    .gap(.masks), .gap(.asked), .whole(.fix), .whole(.caption), .whole(.asked), .gaps,
    .whole(.absent), .whole(.quotation), .whole(.aside), .whole(.code), .whole(.set),
    .whole(.seen), .whole(.tree), .whole(.steps),
  ]
}

/// The rows of a column's panels, as they are given.
private struct Laying {
  let scene: ScreenContent
  let column: Column
  private let places: [Int]
  private var rows: [[Row]]
  private var gaps: Set<Int> = []
  private var left: Int
  /// Whether each has its blank row: what comes then needs one, too.
  private var isSpaced = false

  init(_ scene: ScreenContent, _ column: Column, without shown: Set<Panel>) {
    self.scene = scene
    self.column = column
    places = column.panels.indices.filter { !shown.contains(column.panels[$0]) }
    rows = column.panels.map { _ in [] }
    left = column.place.size.rows
    for wish in column.wishes where left > 0 { give(wish) }
  }

  private mutating func give(_ wish: Column.Wish) {
    switch wish {
    case .brief(let panel, let rows): give(panel, isBrief: true, most: rows)
    case .whole(let panel): give(panel, isBrief: false)
    case .gap(let panel): if let index = index(of: panel), !rows[index].isEmpty { space(index) }
    case .gapBelow(let panel):
      guard let index = index(of: panel), !rows[index].isEmpty else { return }
      if let below = places.first(where: { $0 > index && !rows[$0].isEmpty }) {
        space(below)
      } else {
        left -= 1
      }
    case .gaps:
      for index in places.reversed() where !rows[index].isEmpty { space(index) }
      isSpaced = left > 0
    }
  }

  private func index(of panel: Panel) -> Int? { places.first { column.panels[$0] == panel } }

  /// A blank row above it, unless it is the first; what is explained there follows what is above.
  private mutating func space(_ index: Int) {
    guard left > 0, needsGap(index), gaps.insert(index).inserted else { return }
    left -= 1
  }

  private func needsGap(_ index: Int) -> Bool {
    let isFirst = !rows[..<index].contains { !$0.isEmpty }
    return !isFirst || column.isApart && column.panels[index] != .aside
  }

  private mutating func give(_ panel: Panel, isBrief: Bool, most: Int = .max) {
    guard let index = index(of: panel) else { return }
    let before = rows[index].count
    let gap = isSpaced && before == 0 && needsGap(index) ? 1 : 0
    // In a small place a change that shows its code takes the blank row above it, too.
    let isSmall = panel == .fix && column.place.size.rows < 6 && gaps.contains(index)
    let room = min(most, left + before - gap)
    guard room > before || isSmall else { return }
    let given = scene.rows(
      of: panel,
      in: Size(columns: column.place.size.columns, rows: room + (isSmall ? 1 : 0)),
      isBrief: isBrief)
    guard given.count >= before, !given.isEmpty else { return }
    if given.count > room {
      gaps.remove(index)
      left += 1
    }
    rows[index] = given
    left -= given.count - before
    // What comes above the first keeps that apart.
    if isSpaced { for place in places where !rows[place].isEmpty { space(place) } }
  }

  /// All of them, and the panels that are among them.
  var result: (rows: [Row], shown: [Panel]) {
    var all: [Row] = []
    let seen = places.filter { !rows[$0].isEmpty }
    let book = column.pinsBook ? index(of: .quotation) : nil
    for index in seen {
      let isPinned = index == book && index == seen.last
      let blanks = (gaps.contains(index) ? 1 : 0) + (isPinned ? left : 0)
      all += Array(repeating: Row(), count: blanks) + rows[index]
    }
    return (all, seen.map { column.panels[$0] })
  }
}

extension Composer {
  /// A panel stands in the first of the columns that have it and room for it.
  mutating func write(_ columns: [Column]) {
    var shown: Set<Panel> = []
    var spare = 0
    for var column in columns {
      if column.follows {
        column.place.origin.row -= spare
        column.place.size.rows += spare
      }
      let laid = Laying(scene, column, without: shown).result
      shown.formUnion(laid.shown)
      self.shown.formUnion(laid.shown)
      write(laid.rows, in: column.place)
      spare = max(0, column.place.size.rows - laid.rows.count)
    }
  }
}
