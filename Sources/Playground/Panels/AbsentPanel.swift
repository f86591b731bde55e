import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

/// Everybody who was not asked, or not with a say, under a heading.
private struct AbsentGroup {
  let heading: String
  /// Each with why it was not asked; nothing where the heading or the verdict says that.
  let entries: [(name: String, why: String, target: Deed)]
}

extension ScreenContent {
  /// Who was not asked, and why; or the names of as many as fit, in one row, where there is no more to say
  /// or no room for it.
  func absentRows(in size: Size, isBrief: Bool) -> [Row] {
    let groups = absentGroups
    guard !groups.isEmpty, size.rows > 0 else { return [] }
    let isPlain = !groups.contains { $0.entries.contains { !$0.why.isEmpty } }
    let rows = isBrief || isPlain ? [] : absentRows(groups, in: size)
    let shown = rows.isEmpty ? [row(of: groups, columns: size.columns)] : rows
    // Who was not asked is known when everybody else has been.
    return showsOutcome ? shown : shown.map { _ in Row() }
  }

  private var absentGroups: [AbsentGroup] {
    let wording = summary.wording
    let unseen = summary.exclusions.filter { !summary.asked.contains($0.controller) }
    // That nobody was asked, and why, the way has said; beside others who weren't, the screen one looks
    // at is named, too.
    let others =
      unseen.allSatisfy { $0.reason == .nobodyAsked }
      ? []
      : unseen.filter {
        $0.reason != .nobodyAsked || $0.controller == summary.snapshot.visible
      }
    func why(_ exclusion: Exclusion) -> String {
      if exclusion.reason == .nobodyAsked { return "visible" }
      let why = wording.text(of: exclusion.reason)
      return exclusion.reason == .calledNotUsed || why == summary.verdict.reason ? "" : why
    }
    func group(_ heading: String, _ isMeant: (Exclusion.Reason) -> Bool) -> AbsentGroup {
      AbsentGroup(
        heading: heading,
        entries: others.filter { isMeant($0.reason) }.map {
          (wording.label($0.controller), why($0), .settings(wording.name($0.controller)))
        })
    }
    return [
      group("Called but not used") { $0 == .calledNotUsed }, group("Also asked") { $0.isAsked },
      group("Not asked") { $0 != .calledNotUsed && !$0.isAsked },
    ].filter { !$0.entries.isEmpty }
  }

  /// A row a name: reasons give way by clauses before a name does; nothing where not all have room.
  private func absentRows(_ groups: [AbsentGroup], in size: Size) -> [Row] {
    let ways = [(2, true), (2, false), (1, false)].lazy.map { whyRows, isApart in
      let parts = absentEntries(groups, columns: size.columns, whyRows: whyRows)
      return Array(parts.joined(separator: isApart ? [Row()] : []))
    }
    return ways.first { $0.count <= size.rows } ?? []
  }

  /// The rows of each, the first of a group with its heading.
  private func absentEntries(
    _ groups: [AbsentGroup], columns: Int, whyRows: Int
  ) -> [[Row]] {
    let names = groups.flatMap { $0.entries.map { DisplayWidth.of($0.name) } }
    // No wider than why they were not asked.
    let width = min(names.max() ?? 0, max(14, columns / 2 - 3)) + 2
    return groups.map { group in
      group.entries.enumerated().flatMap { index, entry in
        let room = max(8, columns - 2 - width)
        let clauses = entry.why.lines(columns: room, rows: whyRows)
        let why = clauses.isEmpty ? DisplayWidth.wrap(entry.why, to: room) : clauses
        let name = "  " + DisplayWidth.truncate(entry.name, to: width - 2)
        return (index == 0 ? [Row(group.heading, .title)] : [])
          + why.beside(name, .plain, columns: width + 2, .dim, target: entry.target)
      }
    }
  }

  /// The names alone, as many as fit, under their headings.
  private func row(of groups: [AbsentGroup], columns: Int) -> Row {
    var row = Row()
    /// A group without names, for which what stands before it leaves room.
    let counts = groups.map { "\($0.entries.count) \($0.heading.lowercased())" }
    for (place, group) in groups.enumerated() {
      let heading = (row.columns == 0 ? "" : "   ") + group.heading + "  "
      let room = columns - counts[(place + 1)...].reduce(0) { $0 + 2 + DisplayWidth.of($1) }
      let rest = group.entries.count > 1 ? " and \(group.entries.count - 1) more" : ""
      let least = DisplayWidth.of(heading + group.entries[0].name + rest)
      if row.columns + least > room {
        row.add((row.columns > 0 ? "; " : "") + counts[place], .dim)
        continue
      }
      row.add(heading, .title)
      for (index, entry) in group.entries.enumerated() {
        let rest = group.entries.count - index
        let more = rest > 1 ? " and \(rest - 1) more" : ""
        let comma = index > 0 ? ", " : ""
        if index > 0, row.columns + DisplayWidth.of(comma + entry.name + more) > room {
          row.add(" and \(rest) more", .dim)
          break
        }
        row.add(comma, .dim)
        row.add(entry.name, target: entry.target)
      }
    }
    return row
  }
}
