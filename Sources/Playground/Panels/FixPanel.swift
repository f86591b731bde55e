import OrientationModel
import OrientationScenarios
import OrientationTelling
import SwiftCode
import TerminalModel

extension Composer {
  /// The smallest change as a Swift diff, the one that was tried, or the class that was asked where
  /// it stands nowhere yet; code that has no room takes the rows that can be spared for it.
  func fixRows(columns: Int, rows: Int, spare: Int) -> [AdviceRow] {
    guard rows > 0, showsOutcome else { return [] }
    if let fix = scene.summary.fix {
      guard shownCode?.isChanged != true else { return [] }
      var shown = change(fix, fixHeadings, columns, rows, spare)
      if let cost = fix.costs.first {
        shown += said("Cost: \(cost).", columns: columns, rows: rows - shown.count)
      }
      return shown + shortfall(columns: columns, rows: rows - shown.count)
    }
    if let tried = scene.summary.applied?.fix {
      return change(tried, [("Change applied", .title)], columns, rows, spare)
    }
    if scene.summary.shortfall != nil { return shortfall(columns: columns, rows: rows) }
    guard shownCode == nil, layout.size.rows >= 36, layout.kind == .wide else { return [] }
    return code(columns: columns, rows: rows).map { classRows($0) } ?? []
  }

  /// That no single change does, where that is so and there is room to say it.
  private func shortfall(columns: Int, rows: Int) -> [AdviceRow] {
    scene.summary.shortfall.map {
      said(scene.summary.remedy ?? $0.sentence, columns: columns, rows: rows)
    } ?? []
  }

  /// What is said below a change where there is room for all of it, and in place of one as far as there
  /// is.
  private func said(_ sentence: String, columns: Int, rows: Int) -> [AdviceRow] {
    var lines = DisplayWidth.wrap(sentence, to: columns)
    if lines.count > rows {
      guard scene.summary.fix == nil, rows > 0 else { return [] }
      lines = DisplayWidth.wrap(sentence.clauses(columns: columns * rows), to: columns, rows: rows)
    }
    return lines.map { AdviceRow([($0, .dim)]) }
  }

  /// A change with its heading: in the class that it changes, by itself, or in words.
  private func change(
    _ fix: Fix, _ headings: [Piece], _ columns: Int, _ rows: Int, _ spare: Int
  ) -> [AdviceRow] {
    guard !fix.code.isEmpty else {
      // Nothing to write: another version, or something the hand does.
      return [AdviceRow([("Different result  ", .title), (fix.title, .plain)])]
    }
    let target: Region.Target? = scene.summary.fix == nil ? nil : .hint(.fix)
    if let whole = code(columns: columns, rows: rows - 1), whole.isChanged {
      let heading = heading(of: fix, headings, CodeExcerpt(lines: fix.code.withoutUse), columns)
      if heading.count + whole.lines.count <= rows {
        return heading + classRows(whole, target: target).dropFirst()
      }
    }
    let most = heading(of: fix, headings, nil, columns).count
    guard let excerpt = fix.excerpt(rows: rows - most, spare: spare, columns: columns - 2) else {
      return told(fix, headings, columns, rows)
    }
    var lines = excerpt.lines.map { AdviceRow(pieces(of: $0), target: target) }
    if excerpt.rest > 0 {
      let words = "and \(lineCount(excerpt.rest, "more ")) · k shows all"
      lines.append(AdviceRow([("  " + words, .dim)], target: .command(.code)))
    }
    let heading = heading(of: fix, headings, excerpt, columns)
    return heading.count + lines.count <= rows + spare
      ? heading + lines : told(fix, headings, columns, rows)
  }

  /// What it comes to, where a part of the code would say nothing.
  private func told(
    _ fix: Fix, _ headings: [Piece], _ columns: Int, _ rows: Int
  ) -> [AdviceRow] {
    let heading = heading(of: fix, headings, nil, columns)
    let target: Region.Target? = scene.summary.fix == nil ? nil : .hint(.fix)
    guard rows > heading.count else {
      // All in one row: that there are others gives way, then the heading, but not what is to be said
      // against it.
      let doubt: [Piece] = fix.support.warning.map { [("   " + $0, .warning)] } ?? []
      let titles: [[Piece]] = ["   ", "  "].map { [($0 + fix.title, .plain)] }
      let ways = [headings + doubt + titles[0]] + titles.map { headings.prefix(1) + doubt + $0 }
      let least = doubt.isEmpty ? [(fix.title, .plain)] : headings.prefix(1) + doubt
      let pieces = ways.first { $0.columns <= columns } ?? least
      return [AdviceRow(pieces, target: target)]
    }
    let words = DisplayWidth.wrap(fix.title, to: columns - 2, rows: rows - heading.count)
      .map { AdviceRow([("  " + $0, .plain)], target: target) }
    let brief = fix.brief(columns: columns - 2).map { AdviceRow(pieces(of: $0), target: target) }
    let room = rows - heading.count - words.count
    // That it can be copied has a row of its own where the heading has no room for it.
    let copies = fix.places(nil).first { DisplayWidth.of($0) <= columns - 2 } ?? ""
    let isSaid = heading.contains { $0.trailing.includes(Fix.copies) }
    guard !isSaid, room > 0 else { return heading + words + (brief.count <= room ? brief : []) }
    return self.heading(of: fix, headings, nil, columns, places: []) + words
      + (brief.count < room ? brief : [])
      + [AdviceRow([("  " + copies, .dim)], target: .command(.code))]
  }

  /// The heading, with how much code it is and where it goes; what is to be said against it never
  /// gives way.
  private func heading(
    of fix: Fix, _ headings: [Piece], _ excerpt: CodeExcerpt?, _ columns: Int,
    places said: [String]? = nil
  ) -> [AdviceRow] {
    let said = said ?? fix.places(excerpt)
    // Not out of sight of the code on a very wide screen.
    let room = min(columns, AdviceRow.widest) - headings.columns - 2
    let doubt = fix.support.warning
    let places = said.map { (doubt.map { $0 + ", " } ?? "") + $0 } + [doubt ?? ""]
    func row(_ place: String) -> AdviceRow {
      AdviceRow(headings, trailing: place, target: .command(.code))
    }
    // A class whose own lines are not shown is named in any case.
    if let owner = excerpt?.owner, DisplayWidth.of(places[0]) > room {
      let words = doubt.map { [AdviceRow([("  " + $0, .warning)])] } ?? []
      return [row("")] + words + [AdviceRow([("  in " + owner, .dim)])]
    }
    if let place = places.first(where: { DisplayWidth.of($0) <= room }) { return [row(place)] }
    let place = said.first { DisplayWidth.of($0) <= room }
    return [row(place ?? "")] + (doubt.map { [AdviceRow([("  " + $0, .warning)])] } ?? [])
  }

  /// The class that was asked, its line lit, with the fix in it as a change.
  func classRows(
    _ code: ClassCode, _ remark: [Piece] = [], target: Region.Target? = nil
  ) -> [AdviceRow] {
    let owner: [Piece] = code.owner.map { [("   in \($0)", .dim)] } ?? []
    return [AdviceRow([(code.file, .title)] + owner + remark)]
      + code.lines.enumerated().map { index, line in
        AdviceRow(pieces(of: line, isAsked: index == code.asked), target: target)
      }
  }

  /// A line of code and what becomes of it.
  private func pieces(of line: Fix.Line, isAsked: Bool? = nil) -> [Piece] {
    switch line.change {
    case .kept where isAsked == true: [("▸ ", .accent), (line.text, .title)]
    case .kept: [("  ", .plain), (line.text, isAsked == nil ? .dim : .code)]
    case .removed: [((line.isContinued ? "  " : "- ") + line.text, .removed)]
    case .added: [((line.isContinued ? "  " : "+ ") + line.text, .added)]
    }
  }

  /// What it is good for, and that there are others.
  private var fixHeadings: [Piece] {
    [(fixHeading, .title)]
      + (scene.summary.fixDoor.map { [("   " + $0.key, .key), (" " + $0.label, .dim)] } ?? [])
  }

  private var fixHeading: String {
    switch scene.summary.verdict.tone {
    case .refused where scene.summary.verdict.isRequest:
      scene.summary.fix.map { "To get \($0.interface.name)" } ?? "To make it rotate"
    case .refused, .quiet: "To make it rotate"
    case .crashed: "To prevent the crash"
    case .trouble: "To fix it"
    case .turned, .stayed, .impossible:
      scene.summary.verdict.judgement.isProblem ? "To fix it" : "Alternative"
    }
  }

  /// The rows of a class with the fix in it, in a place of its own.
  func codeRows(columns: Int) -> [AdviceRow] {
    guard let shownCode else { return [] }
    guard shownCode.isChanged, let fix = scene.summary.fix else {
      return classRows(shownCode)
    }
    let heading = heading(of: fix, fixHeadings, CodeExcerpt(lines: fix.code.withoutUse), columns)
    return heading + classRows(shownCode, target: .hint(.fix)).dropFirst()
  }

  /// What the book says, how surely, and where it has it from; at the bottom of an area, or its top.
  ///
  /// The answer is how many rows it took.
  @discardableResult mutating func quote(in area: Rect, atTop: Bool = false) -> Int {
    guard let quotation = scene.quotation, area.size.rows > 0 else { return 0 }
    let confidence = quotation.passage.confidence
    let indent = DisplayWidth.of(confidence.word) + 2
    let width = area.size.columns - indent
    guard width >= 20 else { return 0 }
    let lines = quotation.lines(
      columns: width, rows: area.size.rows, isSaid: scene.moment == nil && scene.summary.saysLesson)
    guard let last = lines.last, !last.text.hasSuffix("…") else { return 0 }
    let top = atTop ? 0 : area.size.rows - lines.count
    write(confidence.word, confidence.isDoubtful ? .warning : .dim, in: area.row(top))
    let word = Rect(column: area.left, row: area.top + top, columns: indent - 2, rows: 1)
    region(.command(.chain), word)
    for (index, line) in lines.enumerated() {
      write([(line.text, .plain), (line.source, .dim)], in: area.row(top + index, indent: indent))
    }
    return lines.count
  }

  /// What the story says about this moment.
  func captionRows(columns: Int, rows: Int) -> [AdviceRow] {
    let lines = scene.captionLines(columns: columns)
    return lines.count > rows ? [] : lines.map { AdviceRow([($0, .plain)]) }
  }

  /// What is explained of what is seen for the first time.
  func asideRows(_ size: Size) -> [AdviceRow] {
    guard let aside = scene.aside else { return [] }
    let lines = DisplayWidth.wrap(aside, to: size.columns)
    return lines.count < size.rows ? lines.map { AdviceRow([($0, .dim)]) } : []
  }

  /// Writes rows one below the other.
  mutating func write(_ rows: [AdviceRow], in area: Rect) {
    for (index, row) in rows.prefix(area.size.rows).enumerated() {
      let place = area.row(index)
      write(row.pieces, in: place)
      let width = min(area.size.columns, AdviceRow.widest)
      let end = place.row(0, indent: width - DisplayWidth.of(row.trailing))
      if !row.trailing.isEmpty { write(row.trailing, .dim, in: end) }
      if let target = row.target { region(target, place) }
      guard let door = scene.summary.fixDoor, case .command(let command) = door.target,
        let index = row.pieces.firstIndex(where: { $0.text == " " + door.label })
      else { continue }
      // Its key stands before it.
      let left = Array(row.pieces[..<(index - 1)]).columns
      region(.command(command), place.row(0, indent: left))
    }
  }
}

/// A row of what is said of a change, and what a click on it does.
struct AdviceRow {
  /// How far from the left what stands at the right end is at most.
  static let widest = 116

  var pieces: [Piece]
  var trailing: String
  var target: Region.Target?

  init(_ pieces: [Piece], trailing: String = "", target: Region.Target? = nil) {
    (self.pieces, self.trailing, self.target) = (pieces, trailing, target)
  }
}

/// So many lines, as one says it.
private func lineCount(_ count: Int, _ more: String = "") -> String {
  count.of("\(more)line")
}

extension Fix {
  fileprivate static let copies = " · Y copies "

  /// How much of it there is and where it goes, the fullest wording first.
  fileprivate func places(_ excerpt: CodeExcerpt?) -> [String] {
    let lines = (excerpt?.isWhole == true ? excerpt?.lines ?? [] : code).filter { !$0.isContinued }
    let added = lines.count { $0.change == .added }
    let removed = lines.count { $0.change == .removed }
    let amount = added > 0 ? lineCount(added) : lineCount(removed) + " removed"
    let isToCopy = excerpt == nil && added > 0
    let copies = isToCopy ? "\(Self.copies)\(added == 1 ? "it" : "them")" : ""
    let owner = excerpt?.owner.map { ["in \($0)"] } ?? []
    let places = placesOfFile
    return owner + places.map { "\(amount) \($0)\(copies)" }
      + [places.last.map { $0 + copies } ?? "", amount + copies, amount]
  }

  /// Where it goes, the fullest wording first.
  var placesOfFile: [String] {
    (method.map { ["in \($0), \(file)"] } ?? []) + ["in \(file)"]
  }
}

extension DisplayWidth {
  /// The rows a text takes, no more than so many; what is missing is marked as missing.
  static func wrap(_ text: String, to columns: Int, rows: Int) -> [String] {
    let lines = wrap(text, to: columns)
    guard lines.count > rows, rows > 0 else { return Array(lines.prefix(max(0, rows))) }
    let rest = lines[(rows - 1)...].joined(separator: " ")
    return lines.prefix(rows - 1) + [truncate(rest, to: columns)]
  }
}
