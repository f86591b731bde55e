import OrientationModel
import TerminalModel

extension InterfaceLayout {
  /// A screen without children, filled with what its name promises.
  mutating func addScreen(_ id: ControllerID, in room: Room) {
    let name = drawnScreen.name(id)
    add(.ground, room.rect)
    var place = room.safe
    guard area.isLegible else { return addBlocks(name, in: place) }
    if !room.isTitled, place.size.rows >= 2 {
      let lines = min(place.size.rows, area.lines(60, atLeast: area.textLines))
      add(.heading(name), place.split(rows: lines).above)
      place = place.split(rows: lines).below
    }
    let columns = area.margin(in: place.size.columns)
    let inner = place.inset(columns: min(columns, max(0, place.size.columns / 2 - 1)), rows: 0)
    let controller = drawnScreen.app.controller(id)
    var content = PlaceholderContent(named: name, system: controller?.system)
    // A board is tall: what is made for landscape alone has none.
    if content == .board, controller?.supports?.contains(InterfaceOrientation.portrait) == false {
      content = .neutral
    }
    if content == .video {
      // A film is dark as far as the edges.
      let below = room.rect.split(rows: place.top - room.rect.top).below
      add(.film, below)
    }
    add(content, PlaceholderContent.seed(name), in: inner, wide: place)
  }

  /// Where letters would be noise.
  private mutating func addBlocks(_ name: String, in place: Rect) {
    if PlaceholderContent(named: name) == .video { return add(.video, place) }
    let seed = PlaceholderContent.seed(name)
    let step = max(1, area.lines(130))
    let rows = stride(from: place.top + step / 2, to: place.bottom, by: step)
    for (index, row) in rows.enumerated() {
      let rect = Rect(column: place.left, row: row, columns: place.size.columns, rows: 1)
      add(.line(length: PlaceholderContent.length(seed, index)), rect)
    }
  }

  private mutating func add(_ content: PlaceholderContent, _ seed: Int, in place: Rect, wide: Rect)
  {
    switch content {
    case .video: add(.video, wide)
    case .map: add(.map, wide)
    case .picture: add(.picture(seed: seed), place)
    case .chart: add(.chart(seed: seed), place)
    case .pictures: addTiles(seed, in: place)
    case .list(let texts):
      // Where letters would be noise, bars as long as the words.
      let holdsWords = area.holdsWords
      let rows = texts.map { text -> Element.Kind in
        .row(holdsWords ? text : nil, length: PlaceholderContent.length(of: text))
      }
      addRows(rows, in: place)
    case .neutral:
      addRows((0..<9).map { .row(nil, length: PlaceholderContent.length(seed, $0)) }, in: place)
    case .text: addText(seed, in: place)
    case .form(let labels): addForm(labels, seed, in: place)
    case .board: addBoard(in: place)
    }
  }

  /// The places of lines that high, from the top.
  private func slots(_ points: Int, in place: Rect, atLeast least: Int = 1) -> [Rect] {
    let lines = area.lines(
      points, atLeast: max(area.textLines, place.size.rows >= 8 ? least : 1))
    // The last one needs no gap below it; what is left over stands on both sides.
    let gap = area.textLines - area.barLines
    let rows = lines - gap
    let over = max(0, place.size.rows - rows) % lines
    let top = place.top + (over + 1 - gap) / 2
    return stride(from: top, through: place.bottom - rows, by: lines).map {
      Rect(column: place.left, row: $0, columns: place.size.columns, rows: rows)
    }
  }

  private mutating func addRows(_ rows: [Element.Kind], in place: Rect) {
    for (slot, row) in zip(slots(58, in: place, atLeast: 2), rows) { add(row, slot) }
  }

  mutating func addText(_ seed: Int, in place: Rect) {
    let all = slots(34, in: place)
    for (index, slot) in all.enumerated() where index % 6 != 5 {
      let isLast = index % 6 == 4
      let length = isLast ? 55 : 84 + PlaceholderContent.length(seed, index) % 17
      add(.line(length: length), slot)
    }
  }

  private mutating func addForm(_ labels: [String], _ seed: Int, in place: Rect) {
    for (index, (slot, label)) in zip(slots(58, in: place, atLeast: 2), labels).enumerated() {
      if labels.count > 3 {
        add(.toggle(label, isOn: (seed >> index) & 1 == 1), slot)
      } else {
        add(.field(label), slot)
      }
    }
  }

  /// A board of eight rows, as wide as there is room, and a row of buttons below it.
  ///
  /// Where there is not height enough for that, the last ones are below the edge.
  private mutating func addBoard(in place: Rect) {
    let room = area.part(place.size)
    // A tall window holds it, also where the bars take more of few rows than of the points.
    let isTall = room.height > room.width
    let hidden = isTall ? 0 : max(0, 9 - 8 * room.height / max(1, room.width))
    let cut = place.split(rows: place.size.rows - area.lines(1))
    add(.board(rows: max(1, min(8, 9 - hidden))), cut.above)
    let below = PlaceholderContent.below(hidden, letters: cut.below.size.columns)
    add(.message(hidden > 0 ? below : "◀ ● ▶"), cut.below)
  }

  private mutating func addTiles(_ seed: Int, in place: Rect) {
    let columns = interface.isLandscape || isPad ? 5 : 3
    let width = place.size.columns / columns
    let square = area.lines(area.width * width / max(1, area.size.columns))
    let height = max(square, place.size.rows >= 8 ? 3 : 1)
    guard width > 1 else { return }
    let left = place.left + (place.size.columns - columns * width + 1) / 2
    let rows = min(8, place.size.rows / height)
    for index in 0..<max(0, rows) * columns {
      let rect = Rect(
        column: left + index % columns * width,
        row: place.top + index / columns * height, columns: width, rows: height)
      add(.picture(seed: seed &+ index), rect)
    }
  }
}
