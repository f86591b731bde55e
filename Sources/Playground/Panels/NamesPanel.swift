import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import TerminalModel

extension ScreenContent {
  /// Both names: the hand and what it asks for, the app and whether it turned.
  ///
  /// Names of orientations are never cut: everything else gives way before them.
  func nameRows(in size: Size) -> [Row] {
    let held = summary.world.held.name
    let app: [Piece] = [("UI   ", .dim), (shown.name, .title), ("  " + appVerb, .plain)]
    let asked = asked ?? "nothing"
    guard size.rows == 2 else {
      let word = isFlat ? "was  " : "for  "
      // A name that has no room beside its label stands without it.
      let hand: [[Piece]] = [[("held ", .dim), (held, .title)], [(word, .dim), (asked, .plain)]]
      return (hand + [app]).map { pieces in
        let ways = [pieces, Array(pieces.prefix(2))]
        return Row(ways.first { $0.columns <= size.columns } ?? [pieces[1]])
      }
    }
    let width = max(14, held.count, shown.name.count) + 2
    let phrases =
      isFlat ? ["\(asking) \(asked)", "was \(asked)"] : ["calls for \(asked)", "→ \(asked)"]
    let asks = phrases.first { 11 + width + DisplayWidth.of($0) <= size.columns }
    if let asks, size.columns >= 44 {
      let names = [held, shown.name].map { DisplayWidth.fit($0, to: width) }
      return [
        Row([("Device     ", .dim), (names[0], .title), (asks, .plain)]),
        Row([("Interface  ", .dim), (names[1], .title), (appVerb, .plain)]),
      ]
    }
    let pointers =
      isFlat
      ? [", last held \(asked)", ", was \(asked)"]
      : [" → \(asked)", held == asked ? " → the same" : "→\(asked)"]
    let room = size.columns - 5 - held.count
    let pointer = pointers.first { DisplayWidth.of($0) <= room } ?? ""
    return [Row([("held ", .dim), (held, .title), (pointer, .plain)]), Row(app)]
  }

  private var shown: InterfaceOrientation { moment?.interface ?? summary.world.interface }

  private var appVerb: String {
    if summary.episode.step == nil { return "at launch" }
    if !showsOutcome { return "for now" }
    if summary.world.hasCrashed { return "crashed" }
    if summary.world.isInBackground { return "in the background" }
    return summary.episode.outcomeWords
  }

  /// The same steps on every version; where they part, what the change is called.
  ///
  /// What is said of the change has a row of its own, where there is one. Inside a step nobody knows
  /// yet how it comes out.
  func stripRows(in size: Size) -> [Row] {
    guard let strip, showsOutcome else { return [] }
    guard let change = strip.change, let index = strip.versions.firstIndex(of: change) else {
      return [uniformRow(strip, columns: size.columns)]
    }
    func isRoom(for versions: [Int], and words: Int) -> Bool {
      let width = versions.reduce(0) { $0 + versionPiece(strip, $1).text.count + 1 }
      return systemName(strip, versions).count + width + words <= size.columns
    }
    // As many versions as leave room for what is new, else all that say it by themselves.
    var news = strip.news(at: index)
    var shown = strip.listings.first { isRoom(for: $0, and: 2 + news.count) }
    if shown == nil, isRoom(for: strip.turns, and: 0) {
      shown = strip.turns
      news = ""
    }
    let name = systemName(strip, shown ?? [index])
    var row = Row(name + (shown == nil ? ": " : " "), .dim)
    if shown == nil { row.target = .command(.allVersions) }
    for index in shown ?? [] {
      let (text, style) = versionPiece(strip, index)
      row.add(text, style, target: .version(strip.versions[index]))
      row.add(" ")
    }
    // Without a row for its heading the rule is named by its number.
    let hasRows = size.rows > 1
    let number = hasRows || news.isEmpty ? "" : strip.rule.map { " (\($0.number))" } ?? ""
    if shown != nil { row.add(" ") }
    let words = [news + number, news].first { $0.count <= size.columns - row.columns }
    row.add(words ?? news)
    // The rule by its title: numbers are for who asks why. One that is quoted is named once.
    guard hasRows, let rule = strip.rule, rule != quotation?.rule else { return [row] }
    let why = Row("Why: " + rule.title, .dim)
    return why.columns <= size.columns ? [row, why] : [row]
  }

  /// What all of them show.
  private func uniformRow(_ strip: VersionStrip, columns: Int) -> Row {
    let isOnly = strip.versions.count == 1
    let ends =
      isOnly
      ? strip.versions : [strip.versions[strip.first], strip.versions[strip.versions.count - 1]]
    let span = session.setting.device.systems(ends, separator: " to ") + "  "
    let names = strip.previews.last.map { preview in
      (isOnly
        ? [preview.text]
        : ["\(preview.text) on all versions", preview.text, "all versions"]).map {
          "\(preview.glyph) \($0)"
        }
    }
    let name = names?.first { DisplayWidth.of($0) <= columns - DisplayWidth.of(span) }
    return Row([(span, .dim), (name ?? "", .plain)], target: .command(.allVersions))
  }

  /// What the system was called on the oldest of some versions.
  private func systemName(_ strip: VersionStrip, _ versions: [Int]) -> String {
    session.setting.device.systemName(strip.versions[versions.first ?? strip.first])
  }

  /// `15 ▴`; the one in use marked.
  private func versionPiece(_ strip: VersionStrip, _ index: Int) -> Piece {
    (
      "\(strip.versions[index].text) \(strip.previews[index].glyph)",
      index == strip.current ? .selected : .plain
    )
  }
}
