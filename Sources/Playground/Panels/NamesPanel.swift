import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import TerminalModel

extension ScreenContent {
  /// Both names: the hand and what it calls for, the app and whether it turned.
  ///
  /// Names of orientations are never cut: everything else gives way before them, and where not all of
  /// them have room they are as short as in the table of masks. What the hand calls for has a row of
  /// its own where there are more than two.
  func nameRows(in size: Size) -> [Row] {
    let asked = asked ?? "nothing"
    let brief = isLocked ? "is" : isFlat ? "was" : "for"
    let isNarrow = size.columns < 25
    var labels = isNarrow ? ["held", "UI"] : ["Device", "Interface"]
    var names = [summary.world.held.name, shown.name]
    var words = ["\(asking) \(asked)", appVerb]
    if size.rows != 2 {
      labels.insert(isNarrow ? brief : asking, at: 1)
      names.insert(asked, at: 1)
      words = ["", "", appVerb]
    } else if isFlat, size.columns < 52 {
      // That it lies flat is said below it.
      labels[0] = asking
      names[0] = asked
      words[0] = ""
    }
    let label = isNarrow ? 5 : 11
    if size.columns < DeviceOrientation.portraitUpsideDown.name.count {
      names = names.map { name in
        zip(MaskGrid.columns, MaskGrid.headings).first { $0.0.name == name }?.1 ?? name
      }
    }
    func rows(_ words: [String], width: Int) -> [Row] {
      labels.indices.map { index in
        // A name that has no room beside its label stands without it.
        let hasLabel = label + names[index].count <= size.columns
        let title = hasLabel ? DisplayWidth.fit(labels[index], to: label) : ""
        let gap = words[index].isEmpty ? 0 : width
        let name = DisplayWidth.fit(names[index], to: max(gap, names[index].count))
        let isBetween = index == 1 && labels.count == 3
        return Row([(title, .dim), (name, isBetween ? .plain : .title), (words[index], .plain)])
      }
    }
    // In columns that stay where they are, else as narrow as they can be.
    let widths = [16, 0].map { max($0, 2 + (names.map { $0.count }.max() ?? 0)) }
    let verb = names.dropLast().map { _ in "" } + [appVerb]
    let all = widths.map { rows(words, width: $0) }
    // That it calls for something else explains the step.
    let isOther = names[0] != asked && brief == "for" && labels.count == 2
    let other = isOther ? [rows(["  for \(asked)", "  \(appVerb)"], width: 0)] : []
    let ways = all + other + widths.map { rows(verb, width: $0) }
    return ways.first { $0.allSatisfy { $0.columns <= size.columns } }
      ?? rows(names.map { _ in "" }, width: 0)
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

  private func uniformRow(_ strip: VersionStrip, columns: Int) -> Row {
    let isOnly = strip.versions.count == 1
    let ends =
      isOnly
      ? strip.versions : [strip.versions[strip.first], strip.versions[strip.versions.count - 1]]
    let span =
      systemName(strip, [strip.first]) + " " + ends.map { $0.text }.joined(separator: " to ") + "  "
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
