import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

extension Composer {
  mutating func device(in area: Rect) {
    deviceArea = area
    var picture = scene.picture
    picture.reach = layout.reach
    picture.hasCaption = area.size.rows >= 9
    let known = drawn.flatMap { $0.shows(picture, in: area.size) ? $0 : nil }
    let drawn = known ?? DrawnPicture(picture, in: area.size)
    self.drawn = drawn
    let map = drawn.lie(on: &canvas, at: area.origin)
    for hit in map.hits {
      let target: Region.Target? =
        switch hit.target {
        case .back: .device(.pop)
        case .tab(_, let id): .tab(id)
        case .alertButton, .grabber: .device(.dismiss)
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
    let columns = area.size.columns
    guard area.size.rows == 2 else { return namesInThree(in: area) }
    let held = scene.summary.world.held
    let width = max(14, held.name.count, shown.name.count) + 2
    let asks = asksPhrases.first { 11 + width + DisplayWidth.of($0) <= columns }
    if let asks, columns >= 44 {
      let hand = pad(held.name, to: width)
      let app = pad(shown.name, to: width)
      write([("Device     ", .dim), (hand, .title), (asks, .plain)], in: area)
      write([("Interface  ", .dim), (app, .title), (appVerb, verbStyle)], in: area.row(1))
      return
    }
    let pointers =
      scene.isFlat
      ? [", last held \(asked)", ", was \(asked)"]
      : [" → \(asked)", held.name == asked ? " → the same" : "→\(asked)"]
    let room = columns - 5 - held.name.count
    let pointer = pointers.first { DisplayWidth.of($0) <= room } ?? ""
    write([("held ", .dim), (held.name, .title), (pointer, .plain)], in: area)
    write([("UI   ", .dim), (shown.name, .title), ("  " + appVerb, verbStyle)], in: area.row(1))
  }

  /// Where two do not fit beside each other.
  private mutating func namesInThree(in area: Rect) {
    write([("held ", .dim), (scene.summary.world.held.name, .title)], in: area)
    let word = scene.isFlat ? "was  " : "for  "
    write([(word, .dim), (scene.asked ?? "nothing", .plain)], in: area.row(1))
    write([("UI   ", .dim), (shown.name, .title), ("  " + appVerb, verbStyle)], in: area.row(2))
  }

  /// What the hand asks for, or asked for last, the fullest wording first.
  private var asksPhrases: [String] {
    scene.isFlat
      ? ["\(scene.asking) \(asked)", "was \(asked)"] : ["calls for \(asked)", "→ \(asked)"]
  }

  private var asked: String { scene.asked ?? "nothing" }

  private var shown: InterfaceOrientation {
    scene.moment?.interface ?? scene.summary.world.interface
  }

  private var appVerb: String {
    if scene.summary.episode.step == nil { return "at launch" }
    if !showsOutcome { return "for now" }
    if scene.summary.world.hasCrashed { return "crashed" }
    if scene.summary.world.isInBackground { return "in the background" }
    return scene.summary.episode.outcomeWords
  }

  private var verbStyle: Style {
    scene.summary.episode.didTurn && showsOutcome && !scene.summary.world.hasCrashed
      ? .good : .plain
  }

  /// The same steps on every version; where they part, what the change is called.
  ///
  /// What is said of the change has a row of its own, where there is one. Inside a step nobody knows
  /// yet how it comes out.
  mutating func strip(in area: Rect) {
    stripEnd = area.top + 1
    guard let strip = scene.strip, showsOutcome else { return }
    guard let change = strip.change, let index = strip.versions.firstIndex(of: change) else {
      return uniform(strip, in: area)
    }
    func isRoom(for versions: [Int], and words: Int) -> Bool {
      let width = versions.reduce(0) { $0 + versionPiece(strip, $1).text.count + 1 }
      return systemName(strip, versions).count + width + words <= area.size.columns
    }
    // As many versions as leave room for what is new, else all that say it by themselves.
    var news = strip.news(at: index)
    var shown = strip.listings.first { isRoom(for: $0, and: 2 + news.count) }
    if shown == nil, isRoom(for: strip.turns, and: 0) {
      shown = strip.turns
      news = ""
    }
    let name = systemName(strip, shown ?? [index])
    var left = write(name + (shown == nil ? ": " : " "), .dim, in: area)
    for index in shown ?? [] {
      let start = left
      left = write([versionPiece(strip, index)], in: area.from(left)) + 1
      region(.version(strip.versions[index]), line(area.top, from: start, columns: left - start))
    }
    if shown == nil { region(.command(.allVersions), area.row(0)) }
    // Without a row for its heading the rule is named by its number.
    let hasRows = area.size.rows > 1
    let number = hasRows || news.isEmpty ? "" : strip.rule.map { " (\($0.number))" } ?? ""
    let words = [news + number, news].first { $0.count <= area.right - left - 1 }
    write(words ?? news, .plain, in: area.from(left + (shown == nil ? 0 : 1)))
    // The rule by its title: numbers are for who asks why. One that is quoted is named once.
    guard hasRows, let rule = strip.rule, rule != scene.quotation?.passage.rule else { return }
    let headings = DisplayWidth.wrap(rule.title, to: area.size.columns)
    if headings.count == 1 { write(headings, .dim, in: area.row(1)) }
    stripEnd += headings.count == 1 ? 1 : 0
  }

  /// What all of them show.
  private mutating func uniform(_ strip: VersionStrip, in area: Rect) {
    let isOnly = strip.versions.count == 1
    let ends =
      isOnly
      ? strip.versions : [strip.versions[strip.first], strip.versions[strip.versions.count - 1]]
    let span = scene.session.setting.device.systems(ends, separator: " to ")
    let end = write("\(span)  ", .dim, in: area)
    let names = strip.previews.last.map { preview in
      (isOnly
        ? [preview.text]
        : ["\(preview.text) on all versions", preview.text, "all versions"]).map {
          "\(preview.glyph) \($0)"
        }
    }
    let name = names?.first { DisplayWidth.of($0) <= area.right - end }
    write(name ?? "", .plain, in: area.from(end))
    region(.command(.allVersions), area.row(0))
  }

  /// What the system was called on the oldest of some versions.
  private func systemName(_ strip: VersionStrip, _ versions: [Int]) -> String {
    scene.session.setting.device.systemName(strip.versions[versions.first ?? strip.first])
  }

  /// `15 ▴`; the one in use marked.
  private func versionPiece(_ strip: VersionStrip, _ index: Int) -> Piece {
    (
      "\(strip.versions[index].text) \(strip.previews[index].glyph)",
      index == strip.current ? .selected : .plain
    )
  }

  func pad(_ text: String, to columns: Int) -> String { DisplayWidth.fit(text, to: columns) }
}
