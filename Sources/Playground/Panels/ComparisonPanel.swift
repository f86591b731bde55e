import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import TerminalModel

extension Composer {
  /// Devices side by side, driven by the same keys: what each is above it, what came of it below.
  ///
  /// What each allowed stands below it where there is room. Before a room what came of it is a large
  /// word, and the keys stand below.
  mutating func comparison(
    _ compared: [Compared], _ parting: FirstDifference, asked: String?, _ presenter: Presenter?
  ) {
    title(in: screen(from: 0, to: 2), environment: environment(of: compared))
    // How the hand holds the devices: all of them alike.
    let hand = line(2, from: 3, columns: columns - 4)
    write(Array(scene.nameRows(in: Size(columns: columns - 4, rows: 2)).prefix(1)), in: hand)
    let difference = difference(parting, asked)
    let below = min(rows / 3, 1 + difference.count + (rows >= 30 ? 2 : 0))
    let bottom = layout.footerRow - 2 - below
    let stage = Rect(column: 2, row: 3, columns: columns - 2, rows: bottom - 3)
    let width = (columns - 2) / compared.count - 2
    let wordRows = presenter == nil ? 0 : largeRows(compared.compactMap { $0.word }, width, bottom)
    let grids = presenter == nil ? compared.compactMap { $0.grid } : []
    let hasRoom = grids.allSatisfy { $0.width <= width }
    let gridRows = hasRoom ? grids.map { $0.height }.max() ?? 0 : 0
    let table = ComparisonTable(compared, wordRows, gridRows: gridRows, in: stage)
    for first in stride(from: 0, to: compared.count, by: table.columns) {
      row(of: compared, first, table)
    }
    cursor = Point(column: 2, row: 3)
    write(difference, in: Rect(column: 3, row: bottom + 1, columns: columns - 4, rows: below - 1))
    if presenter != nil { return }
    timeline(in: screen(from: layout.footerRow - 2, to: layout.footerRow))
    footer(row: layout.footerRow)
  }

  /// Some devices beside each other, with what each is close above it, and what came of it below.
  private mutating func row(of compared: [Compared], _ first: Int, _ table: ComparisonTable) {
    let row = compared.indices.dropFirst(first).prefix(table.columns)
    let frames = row.map { index in
      var picture = compared[index].picture
      picture.hasCaption = true
      picture.keepsHinge = false
      picture.reach = table.reach
      let place = table.place(of: index)
      let map = picture.draw(in: &canvas, area: place)
      return map.frame.isEmpty ? place : map.frame
    }
    if table.besideColumns > 0 { return beside(compared, row, table, frames) }
    let whole = table.place(of: first)
    let top = max(whole.top, frames.map { $0.top }.min() ?? 0) - 1
    let end = min(whole.bottom + 1, (frames.map { $0.bottom }.max() ?? 0) + 1)
    for index in row {
      let entry = compared[index]
      let place = table.place(of: index)
      let left = place.left
      let width = place.size.columns
      centered(entry.heading, .accent, in: line(top, from: left, columns: width))
      let style = style(of: entry.verdict)
      let below = line(end, from: left, columns: width)
      for (row, text) in DisplayWidth.wrap(entry.outcome, to: width, rows: 2).enumerated() {
        centered(text, style, in: below.row(row))
      }
      if table.gridRows > 0 {
        let place = Rect(column: left, row: end + 2, columns: width, rows: table.gridRows)
        answers(of: entry, in: place)
      }
      guard table.wordRows > 0, let word = entry.word else { continue }
      var large = line(end + 2, from: left, columns: width)
      large.origin.column += max(0, (width - (largeness(width)?.columns(of: word) ?? 0)) / 2)
      big(word, style, in: &large)
    }
  }

  /// What it allowed, or why nobody was asked, in the middle below it.
  private mutating func answers(of entry: Compared, in place: Rect) {
    guard let grid = entry.grid else {
      let lines = DisplayWidth.wrap(entry.silence?.note ?? "", to: place.size.columns)
      for (row, line) in lines.enumerated() { centered(line, .dim, in: place.row(row)) }
      return
    }
    let left = place.left + (place.size.columns - grid.width) / 2
    let rows = scene.rows(
      of: grid, in: Size(columns: grid.width, rows: place.size.rows), didTurn: entry.episode.didTurn
    )
    // What could be changed by a click is the setting's own.
    write(rows.map { Row($0.pieces) }, in: place.from(left))
  }

  /// What each is and what came of it, beside it.
  private mutating func beside(
    _ compared: [Compared], _ row: Range<Int>, _ table: ComparisonTable, _ frames: [Rect]
  ) {
    for (index, frame) in zip(row, frames) {
      let end = table.place(of: index).right + 2 + table.besideColumns
      let text = Rect(
        column: frame.right + 2, row: frame.top + 1, columns: end - frame.right - 2,
        rows: frame.size.rows)
      let entry = compared[index]
      write(entry.heading, .accent, in: text)
      let words = DisplayWidth.wrap(entry.outcome, to: text.size.columns)
      write(words, style(of: entry.verdict), in: text.row(1))
    }
  }

  /// How many rows large words take below devices that keep room enough; none where they do not fit.
  private func largeRows(_ words: [String], _ width: Int, _ bottom: Int) -> Int {
    guard !words.isEmpty, let rows = largeness(width)?.rows, bottom - 7 - (rows + 2) >= 12
    else { return 0 }
    return rows + 2
  }

  /// What is above the stage: the versions that are compared stand for the one in use.
  func environment(of compared: [Compared]) -> String? {
    let versions = compared.compactMap { $0.version }
    guard versions.count == compared.count, versions.count > 1 else { return nil }
    let device = scene.session.setting.device
    return "\(device.name) · \(device.systems(versions))"
      + (scene.summary.world.isLocked ? " · locked" : "")
  }

  private mutating func centered(_ text: String, _ style: Style, in place: Rect) {
    canvas.write(text, at: place.origin, columns: place.size.columns, .center, as: style)
  }

  /// What is asked of all of them; where they differ first, and what each side says there, in as many
  /// rows as it needs, with the rules where they need no row more.
  private func difference(_ parting: FirstDifference, _ asked: String?) -> [Row] {
    let question = DisplayWidth.wrap(asked ?? "", to: columns - 6).said(.title)
    guard let label = parting.label else {
      return question + [Row(FirstDifference.never, .dim)]
    }
    let sides = parting.grouped
    let widest = sides.map { DisplayWidth.of($0.heading) }.max() ?? 0
    let heading = min(24, max(6, widest)) + 2
    let room = max(8, columns - 6 - heading)
    let plain = sides.map { DisplayWidth.wrap($0.words, to: room) }
    let numbered = zip(sides, plain).map { side, lines in
      Array(lines.dropLast()) + [(lines.last ?? "") + (side.rule.map { "  \($0.number)" } ?? "")]
    }
    let hasRoom = numbered.joined().allSatisfy { DisplayWidth.of($0) <= room }
    let said = zip(sides, hasRoom ? numbered : plain).flatMap { side, lines in
      lines.enumerated().map { index, words in
        let name = DisplayWidth.truncate(index == 0 ? side.heading : "", to: heading - 2)
        return Row([("  " + pad(name, to: heading), .accent), (words, .plain)])
      }
    }
    return question + [Row([("First difference   ", .title), (label, .plain)])] + said
  }

  /// The same where there is no room for devices in a row of their own: results first, as text.
  mutating func narrowComparison(
    _ compared: [Compared], _ parting: FirstDifference, asked: String?
  ) {
    let top = rows >= 6 ? 1 : 0
    if top > 0 { title(in: screen(from: 0, to: 1), environment: environment(of: compared)) }
    let place = screen(from: top, to: rows - (rows >= 3 ? 1 : 0)).from(top)
    let results = compared.map { entry in
      Row([
        (entry.heading, .accent), ("  ", .plain), (entry.outcome, style(of: entry.verdict)),
      ])
    }
    let difference = difference(parting, asked)
    let hasGap = results.count + difference.count < place.size.rows
    cursor = Point(column: 0, row: top)
    write(results + (hasGap ? [Row()] : []) + difference, in: place)
    if place.bottom < rows { footer(row: layout.footerRow) }
  }
}

extension String {
  /// `iOS 16, 26` and `iOS 27` as `iOS 16, 26, 27`.
  func joining(system: String) -> String {
    let name = ["iOS ", "iPadOS ", "Xcode "].first { hasPrefix($0) && system.hasPrefix($0) }
    return self + ", " + system.dropFirst(name?.count ?? 0)
  }
}

extension FirstDifference {
  typealias Side = (heading: String, words: String, rule: Rule?)

  /// Neighbours that say the same, as one: `iOS 16, 26, 27`.
  var grouped: [Side] {
    var groups: [Side] = []
    for side in sides {
      if let last = groups.last, last.words == side.words, last.rule == side.rule {
        groups[groups.count - 1].heading = last.heading.joining(system: side.heading)
      } else {
        groups.append(side)
      }
    }
    return groups
  }
}
