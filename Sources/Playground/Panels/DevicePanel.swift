import DeviceDrawing
import OrientationModel
import OrientationScenarios
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
        case .homeIndicator, .homeButton: .command(.background)
        case .statusBar, .screen: nil
        }
      if let target { regions.append(Region(rect: hit.rect, target: target)) }
    }
  }

  /// Both names: the hand and what it asks for, the app and whether it turned.
  ///
  /// Names of orientations are never cut: everything else gives way before them.
  mutating func names(in area: Rect) {
    let (column, row, columns) = (area.left, area.top, area.size.columns)
    if layout.hasNamesBeside, area == layout.names { return namesBeside(in: area) }
    let summary = scene.summary
    let held = summary.world.held
    guard area.size.rows == 2 else {
      return namesInThree(column: column, row: row, columns: columns)
    }
    let width = max(14, held.name.count, shown.name.count) + 2
    let asks = asksPhrases.first { 11 + width + DisplayWidth.of($0) <= columns }
    if let asks, columns >= 44 {
      let lines = [("the hand", held.name, asks), ("the app", shown.name, appVerb)]
      for (index, line) in lines.enumerated() {
        write(
          [
            (pad(line.0, to: 11), .dim), (pad(line.1, to: width), .title),
            (line.2, index == 1 ? verbStyle : .plain),
          ], column: column, row: row + index, columns: columns)
      }
      return
    }
    let asked = summary.episode.pointed?.name ?? "nothing"
    let isSame = held.name == asked
    let options = [
      "hand \(held.name)→\(asked)", "hand \(held.name) → \(asked)",
      "hand \(held.name) → the same", "hand \(held.name)",
    ]
    let order = isSame ? [1, 2, 3] : [1, 0, 3]
    let fitting = order.first { DisplayWidth.of(options[$0]) <= columns } ?? 3
    let flat = ["last held", "was"].map { "hand \(held.name), \($0) \(asked)" }
    let line =
      scene.isFlat ? flat.first { DisplayWidth.of($0) <= columns } ?? options[3] : options[fitting]
    let pointer = line.dropFirst(5 + held.name.count)
    write(
      [("hand ", .dim), (held.name, .title), (String(pointer), .plain)], column: column, row: row,
      columns: columns)
    write(
      [("app  ", .dim), (shown.name, .title), ("  " + appVerb, verbStyle)], column: column,
      row: row + 1, columns: columns)
  }

  /// Where two do not fit beside each other.
  private mutating func namesInThree(column: Int, row: Int, columns: Int) {
    let lines: [(String, String, String)] = [
      ("hand ", scene.summary.world.held.name, ""),
      (scene.isFlat ? "was  " : "asks ", scene.summary.episode.pointed?.name ?? "for nothing", ""),
      ("app  ", shown.name, "  " + appVerb),
    ]
    for (index, line) in lines.enumerated() {
      write(
        [(line.0, .dim), (line.1, index == 1 ? .plain : .title), (line.2, verbStyle)],
        column: column, row: row + index, columns: columns)
    }
  }

  /// The two names beside a device that stands upright, in the middle of its height.
  private mutating func namesBeside(in area: Rect) {
    let lines: [(String, String, Style)] = [
      ("the hand", scene.summary.world.held.name, .title),
      (scene.asking, scene.summary.episode.pointed?.name ?? "nothing", .plain), ("", "", .plain),
      ("the app", shown.name, .title), ("", appVerb, verbStyle),
    ]
    let isWide = area.size.columns >= 29
    var row = area.top + max(0, (area.size.rows - (isWide ? 5 : 8)) / 2)
    for line in lines {
      if isWide {
        write(
          [(pad(line.0, to: 10), .dim), (line.1, line.2)], column: area.left, row: row,
          columns: area.size.columns)
      } else {
        if !line.0.isEmpty {
          write(line.0, .dim, column: area.left, row: row, columns: area.size.columns)
          row += 1
        }
        write(line.1, line.2, column: area.left, row: row, columns: area.size.columns)
      }
      row += 1
    }
  }

  /// What the hand asks for, or asked for last, the fullest wording first.
  private var asksPhrases: [String] {
    let summary = scene.summary
    let asked = summary.episode.pointed?.name ?? "nothing"
    return scene.isFlat
      ? ["\(scene.asking) \(asked)", "was \(asked)"] : ["asks for \(asked)", "→ \(asked)"]
  }

  private var shown: InterfaceOrientation {
    scene.moment?.interface ?? scene.summary.world.interface
  }

  private var appVerb: String {
    if scene.summary.episode.step == nil { return "as it launched" }
    if !showsOutcome { return "so far" }
    if scene.summary.world.hasCrashed { return "has ended" }
    if scene.summary.world.isInBackground { return "is in the background" }
    return scene.summary.episode.didTurn ? "turned" : "stays"
  }

  private var verbStyle: Style {
    scene.summary.episode.didTurn && showsOutcome && !scene.summary.world.hasCrashed
      ? .good : .plain
  }

  /// The same steps on every version; where they part, what the change is called.
  ///
  /// What is said of the change has a row of its own, where there is one.
  mutating func strip(in area: Rect) {
    let (column, row, columns) = (area.left, area.top, area.size.columns)
    let reasonRow = area.size.rows > 1 ? row + 1 : nil
    let strip = scene.summary.strip
    let versions = VersionStrip.versions
    let isWide = columns >= 44
    var left = column
    if isWide || strip.isUniform {
      left = write("iOS ", .dim, column: column, row: row, columns: columns)
    }
    if strip.isUniform {
      let glance = strip.glances.first
      // The glyph is learnt from the name behind it.
      let name = columns >= 56 ? glance.map { " \($0.text)," } ?? "" : ""
      write(
        [
          (glance.map { String($0.glyph) } ?? "", .plain), (name + " " + strip.sentence, .dim),
        ], column: left, row: row, columns: columns - 4)
      region(.command(.allVersions), column: column, row: row, columns: min(columns, 32))
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
    region(.command(.allVersions), column: column, row: row, columns: left - column)
    guard let change = strip.change, let index = versions.firstIndex(of: change), index > 0
    else { return }
    let room = column + columns - left
    let new = "\(strip.glances[index].text) from \(change.text)"
    let old = "\(strip.glances[index - 1].text) up to \(versions[index - 1].text)"
    // Without a row for its heading the rule is named by its number.
    let number = reasonRow == nil ? strip.rule.map { ": \($0.number)" } ?? "" : ""
    let short = "from \(change.text)"
    let options = ["\(old), \(new)", new, short].map { $0 + number }
    let fitting = (options + ["\(change.text)\(number)", short]).first {
      DisplayWidth.of($0) + 2 <= room
    }
    write("  " + (fitting ?? ""), .plain, column: left, row: row, columns: room)
    // The rule by its heading: numbers are for who asks why.
    guard let reasonRow, let rule = strip.rule else { return }
    let why = rule.heading
    write(why, .dim, column: column, row: reasonRow, columns: self.columns - column - 2)
  }

  func pad(_ text: String, to columns: Int) -> String { DisplayWidth.fit(text, to: columns) }
}
