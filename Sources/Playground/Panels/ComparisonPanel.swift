import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

extension Composer {
  /// Devices side by side, driven by the same keys: what each is above it, what came of it below.
  ///
  /// What each allowed stands below it where there is room. Before a room nothing is an alarm but the
  /// end of the app, what came of it is a large word, and the keys stand below.
  mutating func comparison(
    _ compared: [Compared], _ parting: FirstDifference, _ presenter: Presenter?
  ) {
    title(row: 0, environment: environment(of: compared))
    rule(row: 1)
    hand(row: 2)
    let difference = difference(parting)
    let below = min(rows / 3, 2 + difference.count + (rows >= 30 ? 1 : 0))
    let bottom = layout.footerRow - 2 - below
    let stage = Rect(column: 2, row: 3, columns: columns - 2, rows: bottom - 3)
    row(of: compared, in: stage, isInRoom: presenter != nil)
    cursor = Point(column: 2, row: 3)
    write(difference, in: Rect(column: 3, row: bottom + 1, columns: columns - 4, rows: below - 1))
    if presenter != nil { return }
    rule(row: layout.footerRow - 2)
    timeline(row: layout.footerRow - 1)
    footer(row: layout.footerRow)
  }

  /// The devices beside each other, with what each is close above it, and what came of it below.
  private mutating func row(of compared: [Compared], in stage: Rect, isInRoom: Bool) {
    let each = stage.size.columns / max(1, compared.count)
    let width = each - 2
    let wordRows = isInRoom ? largeRows(compared.compactMap { $0.word }, width, stage.bottom) : 0
    // A blank row and a heading stand above it, and two rows below.
    var room = Size(columns: width, rows: max(0, stage.size.rows - 4 - wordRows))
    let reach = reach(of: compared, in: room)
    let gridRows = isInRoom ? 0 : gridRows(of: compared, below: reach, in: room)
    if gridRows > 0 { room.rows -= gridRows + 1 }
    let places = compared.indices.map {
      Rect(origin: Point(column: stage.left + $0 * each, row: stage.top + 2), size: room)
    }
    let frames = zip(compared, places).map { entry, place in
      var picture = entry.picture
      picture.hasCaption = true
      picture.reach = reach
      let map = picture.draw(in: &canvas, area: place)
      return map.frame.isEmpty ? place : map.frame
    }
    let top = max(stage.top + 2, frames.map { $0.top }.min() ?? 0) - 1
    let end = min(stage.top + room.rows + 3, (frames.map { $0.bottom }.max() ?? 0) + 1)
    for (entry, place) in zip(compared, places) {
      let heading = line(top, from: place.left, columns: width)
      centered(entry.heading, .accent, in: heading)
      let (words, style) = outcome(of: entry, isInRoom: isInRoom)
      let below = line(end, from: place.left, columns: width)
      for (row, text) in DisplayWidth.wrap(words, to: width, rows: 2).enumerated() {
        centered(text, style, in: below.row(row))
      }
      if gridRows > 0 {
        let place = Rect(column: place.left, row: end + 2, columns: width, rows: gridRows)
        answers(of: entry, in: place)
      }
      guard wordRows > 0, let word = entry.word else { continue }
      var large = line(end + 2, from: place.left, columns: width)
      large.origin.column += max(0, (width - (largeness(of: word, width)?.width ?? 0)) / 2)
      big(word, entry.hasEnded ? .refused : .accent, in: &large)
    }
  }

  /// How long a device is that has room for what it shows.
  private static let telling = 26

  /// How long they are: one size whichever way they are held, unless that would show nothing.
  private func reach(of compared: [Compared], in room: Size) -> Int {
    let ratio = compared.first?.picture.ratio ?? 2
    let width = Double(room.columns)
    let height = Double(2 * (room.rows - 1))
    let lying = Int(min(width, height * ratio))
    let standing = Int(min(height, width * ratio))
    let common = min(lying, standing)
    return common >= Self.telling ? common : lies(compared) ? lying : standing
  }

  private func lies(_ compared: [Compared]) -> Bool {
    compared.allSatisfy { $0.picture.liesOnItsSide }
  }

  /// How many rows are kept for what each allowed: those that the devices leave, or none.
  private func gridRows(of compared: [Compared], below reach: Int, in room: Size) -> Int {
    let grids = compared.compactMap { $0.grid }
    let most = grids.map { $0.height }.max() ?? 0
    let ratio = lies(compared) ? compared.first?.picture.ratio ?? 2 : 1
    // A device with its caption, and a blank row below what came of it.
    let deviceRows = Int(Double(reach) / ratio / 2 + 2)
    let hasRoom = grids.allSatisfy { $0.width <= room.columns } && room.rows > deviceRows + most
    return hasRoom ? most : 0
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

  /// What came of it, with its sign; a room, which has guessed, reads it without.
  private func outcome(of entry: Compared, isInRoom: Bool = false) -> Piece {
    isInRoom && !entry.hasEnded
      ? (entry.result, .title)
      : ("\(entry.verdict.mark) \(entry.result)", style(of: entry.verdict))
  }

  /// How many rows large words take below devices that keep room enough; none where they do not fit.
  private func largeRows(_ words: [String], _ width: Int, _ bottom: Int) -> Int {
    let scales = words.map { largeness(of: $0, width)?.scale }
    guard !words.isEmpty, let most = scales.compactMap({ $0 }).max(), !scales.contains(nil),
      bottom - 7 - (5 * most + 2) >= 12
    else { return 0 }
    return 5 * most + 2
  }

  /// What is above the stage: the versions that are compared stand for the one in use.
  func environment(of compared: [Compared]) -> String {
    let versions = compared.compactMap { $0.version }
    guard versions.count == compared.count, versions.count > 1 else { return environment }
    let device = scene.session.setting.device
    return "\(device.name) · \(device.systems(versions))"
      + (scene.summary.world.isLocked ? " · locked" : "")
  }

  private mutating func centered(_ text: String, _ style: Style, in place: Rect) {
    canvas.write(text, at: place.origin, columns: place.size.columns, .center, as: style)
  }

  /// How the hand holds the devices: all of them alike.
  private mutating func hand(row: Int) {
    let asked = "\(scene.asking) \(scene.summary.episode.pointed?.name ?? "nothing")"
    write(
      [("Device     ", .dim), (scene.summary.world.held.name, .title), ("   " + asked, .plain)],
      in: line(row, from: 3, columns: columns - 4))
  }

  /// Where they differ first, and what each side says there, in as many rows as it needs, with the rules
  /// where they need no row more.
  private func difference(_ parting: FirstDifference) -> [Row] {
    guard let label = parting.label else { return [Row(FirstDifference.never, .dim)] }
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
    return [Row([("First difference   ", .title), (label, .plain)])] + said
  }

  /// The same where there is no room for devices in a row of their own: results first, as text.
  mutating func narrowComparison(_ compared: [Compared], _ parting: FirstDifference) {
    let top = rows >= 6 ? 1 : 0
    if top > 0 { title(row: 0, environment: environment(of: compared)) }
    let place = screen(from: top, to: rows - (rows >= 3 ? 1 : 0)).from(top)
    let results = compared.map { entry in
      let result = "  \(entry.verdict.mark) \(entry.result)"
      return Row([(entry.heading, .accent), (result, style(of: entry.verdict))])
    }
    let difference = difference(parting)
    let hasGap = results.count + difference.count < place.size.rows
    cursor = Point(column: 0, row: top)
    write(results + (hasGap ? [Row()] : []) + difference, in: place)
    if place.bottom < rows { footer(row: layout.footerRow) }
  }
}

extension FirstDifference {
  typealias Side = (heading: String, words: String, rule: Rule?)

  /// Neighbours that say the same, as one: `iOS 16, 26, 27`.
  var grouped: [Side] {
    var groups: [Side] = []
    for side in sides {
      if let last = groups.last, last.words == side.words, last.rule == side.rule {
        let system = ["iOS ", "iPadOS ", "Xcode "].first { name in
          last.heading.hasPrefix(name) && side.heading.hasPrefix(name)
        }
        let short = side.heading.dropFirst(system?.count ?? 0)
        groups[groups.count - 1].heading += ", " + short
      } else {
        groups.append(side)
      }
    }
    return groups
  }
}
