import DeviceDrawing
import OrientationModel
import OrientationTelling
import TerminalModel

extension Composer {
  /// The device as the hand holds it.
  mutating func device(in area: Rect) {
    var picture = scene.picture
    picture.isASCII = isASCII
    picture.hasCaption = area.size.rows >= 9
    let map = picture.draw(in: &canvas, area: area)
    for hit in map.hits {
      let target: Region.Target? =
        switch hit.target {
        case .back: .back
        case .tab(_, let id): .tab(id)
        case .alertButton, .grabber: .dismiss
        case .homeIndicator, .homeButton: .command("background")
        case .statusBar, .screen: nil
        }
      if let target { regions.append(Region(rect: hit.rect, target: target)) }
    }
  }

  /// Both names: the hand and what it asks for, the app and whether it turned.
  mutating func names(column: Int, row: Int, columns: Int) {
    let told = scene.told
    let held = told.world.held
    let wide = columns >= 44
    let names = [held.name, shown.name]
    let width = max(14, names.map(\.count).max() ?? 0) + 2
    let asked = told.episode.pointed?.name ?? "nothing"
    let asks = wide ? "asks for \(asked)" : asked
    let flat = held.isDefinite || !wide ? "" : "lies flat, "
    let what = told.episode.step == nil ? "as it launched" : appVerb
    let rows = [
      (wide ? "the hand" : "hand", held.name, flat + asks),
      (wide ? "the app" : "app", shown.name, what),
    ]
    for (index, entry) in rows.enumerated() {
      let name = wide ? pad(entry.1, to: width) : entry.1 + (index == 0 ? " → " : "  ")
      write(
        [
          (pad(entry.0, to: wide ? 11 : 5), .dim), (name, .title),
          (entry.2, index == 1 && told.episode.didTurn ? .good : .plain),
        ], column: column, row: row + index, columns: columns)
    }
  }

  private var shown: InterfaceOrientation { scene.moment?.interface ?? scene.told.world.interface }

  private var appVerb: String {
    if scene.told.world.hasCrashed { return "has ended" }
    if scene.told.world.isInBackground { return "is in the background" }
    return scene.told.episode.didTurn ? "turned" : "stays"
  }

  /// The same steps on every version.
  mutating func strip(column: Int, row: Int, columns: Int) {
    let strip = scene.told.strip
    let versions = Strip.versions
    let isWide = columns >= 44
    var left = column
    if isWide || strip.isUniform {
      left = write("iOS ", .dim, column: column, row: row, columns: columns)
    }
    if strip.isUniform {
      write(
        [
          (strip.glances.first.map { String($0.glyph) } ?? "", .plain),
          (" " + strip.sentence, .dim),
        ],
        column: left, row: row, columns: columns - 4)
      region(.command("all-versions"), column: column, row: row, columns: min(columns, 32))
      return
    }
    left = write("\(versions[0].text) ", .dim, column: left, row: row, columns: columns)
    for (index, glance) in strip.glances.enumerated() {
      if versions[index] == strip.change {
        left = write("│", .accent, column: left, row: row, columns: column + columns - left)
      }
      let isCurrent = index == strip.current
      left = write(
        String(glance.glyph), isCurrent ? .selected : .plain, column: left, row: row,
        columns: column + columns - left)
    }
    left = write(" 27", .dim, column: left, row: row, columns: column + columns - left)
    region(.command("all-versions"), column: column, row: row, columns: left - column)
    guard let change = strip.change else { return }
    let rule = strip.rule.map { (isWide ? "  " : " ") + $0.text } ?? ""
    write(
      [(isWide ? "  changes at \(change.text)" : "  at \(change.text)", .plain), (rule, .accent)],
      column: left, row: row,
      columns: column + columns - left)
  }

  func pad(_ text: String, to columns: Int) -> String { DisplayWidth.fit(text, to: columns) }
}
