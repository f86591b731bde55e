import Exports
import OrientationModel
import OrientationScenarios
import ProjectReading

/// Each mask, lock, and call of a project, and what becomes of it where the app is shown.
struct FatePage: Sendable {
  private let project: Project
  private let table: FateTable

  init(_ project: Project) {
    self.project = project
    table = FateTable(project.facts)
  }

  func response(
    _ invocation: Invocation, _ environment: Environment
  ) throws(Trouble) -> Response {
    guard invocation.format != "github" else {
      throw invocation.usage("--table is text or JSON: it has nothing to annotate")
    }
    return invocation.answer(json: json, text: text, in: environment)
  }

  private static let links = FateTable.links.map { "SDK \($0.text)" }
  private static let headWidth = AppPlace.allCases.map(\.name.count).max() ?? 0
  private static let widths = links.map { _ in 11 }

  private func text(_ paint: TextPaint) -> String {
    guard !table.rows.isEmpty else {
      return "There is no mask, lock, or call in the code.\n" + project.unread
    }
    let open = table.rows.flatMap { $0.fates.flatMap { $0 ?? [] } }.flatMap(\.open)
    var text = "Each by itself, as if UIKit asked for it, on iOS \(FateTable.version.text).\n"
    for group in table.groups { text += "\n" + self.text(group, paint) }
    text += "\n" + paint("In all", .heading) + "\n"
    for place in AppPlace.allCases {
      text += "  " + wrapped(sentence(place), width: 78, indent: 4)
    }
    for question in Assumption.allCases where open.contains(question) {
      text += "  " + wrapped("? open question: \(question.question)", width: 78, indent: 4)
    }
    return text + project.unread
  }

  /// Rows to which the same happens: what becomes of them, then each.
  private func text(_ rows: [FateRow], _ paint: TextPaint) -> String {
    let head = rows[0]
    var text =
      paint(rows.count.of(head.nature.rawValue).capitalizedFirst.padded(Self.headWidth), .heading)
      + columns(Self.links, Self.widths).trimmedEnd + "\n"
    for place in AppPlace.allCases {
      let fates = head.fates(in: place)
      let cells = fates?.map { $0.word + ($0.open.isEmpty ? "" : " ?") } ?? ["-"]
      let rules = (fates ?? []).compactMap(\.rule).uniqued.map { paint($0.number, .rule) }
      let line = place.name.padded(Self.headWidth) + columns(cells, Self.widths)
      text += (rules.isEmpty ? line.trimmedEnd : line + "  " + rules.joined(separator: ", ")) + "\n"
    }
    for row in rows { text += "  \(row.place.text)  \(row.words)".harmless + "\n" }
    return text
  }

  // MARK: Counted

  /// How many count in a place: the SDKs with the same numbers together.
  private func sentence(_ place: AppPlace) -> String {
    let clauses = FateTable.links.indices.map { clause(place, $0) }
    let parts = clauses.indices.grouped { clauses[$0] }.map { clause, same in
      let links = same.map { FateTable.links[$0].text }.joined(separator: " or ")
      return "built with the iOS \(links) SDK, \(clause)"
    }
    let told = parts.count == 1 ? clauses[0] : parts.joined(separator: "; ")
    return "\(place.name): \(told)."
  }

  private func clause(_ place: AppPlace, _ link: Int) -> String {
    let fates = table.rows.compactMap { $0.fates(in: place)?[link] }
    if fates.contains(where: \.isWithoutLaunch) { return "the app doesn't launch" }
    let parts = FateRow.Nature.allCases.compactMap { nature -> String? in
      let count = table.count(nature, in: place, link: link)
      return count.all == 0 ? nil : nature.clause(count.effective, of: count.all)
    }
    return parts.isEmpty ? "nothing is said" : parts.joined(separator: ", ")
  }

  // MARK: JSON

  private var json: JSON {
    [
      "ios": FateTable.version.text, "linked": FateTable.links.map(\.text),
      "places": AppPlace.allCases.map { ["place": $0.name, "sentence": sentence($0)] as JSON },
      "rows": table.rows.map(json), "unread": project.facts.gaps.map(\.why),
    ]
  }

  private func json(_ row: FateRow) -> JSON {
    let fates = AppPlace.allCases.flatMap { place in
      zip(FateTable.links, row.fates(in: place) ?? []).map { link, fate -> JSON in
        [
          "place": place.name, "linked": link.text, "fate": fate.word,
          "why": fate.rule?.number, "assumptions": fate.open.map(\.name),
        ]
      }
    }
    return [
      "what": row.kind.rawValue, "file": row.place.file, "line": row.place.line,
      "class": row.owner, "text": row.words, "fates": fates,
    ]
  }
}

extension FateRow.Nature {
  /// `3 of 14 masks count`.
  fileprivate func clause(_ count: Int, of all: Int) -> String {
    let (one, many, not) =
      switch self {
      case .mask, .preference, .autorotation: ("counts", "count", "doesn't count")
      case .lock: ("holds", "hold", "doesn't hold")
      case .request: ("is granted", "are granted", "fails")
      case .call: ("works", "work", "doesn't work")
      }
    if all == 1 { return "the \(rawValue) " + (count == 1 ? one : not) }
    if count == all { return "\(all == 2 ? "both" : "all \(all)") \(rawValue)s \(many)" }
    if count == 0 { return "no \(rawValue) \(one)" }
    return "\(count) of \(all) \(rawValue)s \(count == 1 ? one : many)"
  }
}
