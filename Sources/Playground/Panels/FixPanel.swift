import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import SwiftCode
import TerminalModel

extension ScreenContent {
  /// The file's problem, where one stands in slow motion, the smallest change as a Swift diff, or that
  /// there is none.
  func fixRows(in size: Size) -> [Row] {
    guard size.rows > 0 else { return [] }
    if !problem.isEmpty {
      if size.columns < 40 { return Array(problemWords(columns: size.columns).prefix(size.rows)) }
      return problemLines(in: size).enumerated().map { Row($1, $0 == 0 ? .warning.bold : .code) }
    }
    if let pending { return [Row("Event \(pending.count)", .dim)] }
    guard let fix = summary.fix else {
      let door = summary.hasChangedCode ? Hint(.code, "code") : nil
      return summary.applied.map {
        change($0.fix, heading("Change applied", door), size.columns, size.rows)
      } ?? shortfall(columns: size.columns, rows: size.rows)
    }
    let below = costRows(columns: size.columns, rows: size.rows - 2)
    // What it is good for, and that there are others.
    let headings = heading(fixPurpose, size.columns < 40 ? nil : summary.fixDoor)
    let shown = change(fix, headings, size.columns, size.rows - below.count) + below
    return shown + shortfall(columns: size.columns, rows: size.rows - shown.count)
  }

  /// The change in words, and what it costs: that is to be known before it is made.
  func briefFixRows(in size: Size) -> [Row] {
    let cost = costRows(columns: size.columns, rows: size.rows - 2)
    let title = DisplayWidth.wrap(summary.fix?.title ?? "", to: size.columns - 2)
    let needed = 1 + title.count + cost.count
    return fixRows(in: Size(columns: size.columns, rows: min(needed, size.rows)))
  }

  private func costRows(columns: Int, rows: Int) -> [Row] {
    guard let cost = summary.fix?.costs.first else { return [] }
    return said("Cost: \(cost).", columns: columns, rows: min(2, rows))
  }

  /// That no single change does, where that is so and there is room to say it.
  private func shortfall(columns: Int, rows: Int) -> [Row] {
    summary.shortfall.map {
      said($0.sentence, columns: columns, rows: rows)
    } ?? []
  }

  /// What is said below a change where there is room for all of it, and in place of one as far as there
  /// is.
  private func said(_ sentence: String, columns: Int, rows: Int) -> [Row] {
    let isWhole = DisplayWidth.wrap(sentence, to: columns).count <= rows
    return isWhole || summary.fix == nil
      ? sentence.lines(columns: columns, rows: rows).said(.dim) : []
  }

  /// A change with its heading: in the class that it changes, by itself, or in words.
  private func change(_ fix: Fix, _ headings: Row, _ columns: Int, _ rows: Int) -> [Row] {
    guard !fix.code.isEmpty else {
      // Nothing to write: another version, or something the hand does.
      return [Row([("Different result  ", .title), (fix.title, .plain)])]
    }
    let target: Deed? = summary.fix == nil ? nil : .fix
    let isInOneClass = !fix.code.withoutUse.contains { $0.place?.isApart == true }
    if isInOneClass, let whole = code(in: Size(columns: columns, rows: rows)), whole.isChanged {
      let excerpt = CodeExcerpt(lines: fix.code.withoutUse, owner: whole.owner)
      let heading = heading(of: fix, headings, excerpt, columns)
      if heading.count + whole.lines.count <= rows {
        return heading + classRows(whole, columns: columns, target: target).dropFirst()
      }
    }
    let most = heading(of: fix, headings, nil, columns).count
    guard let excerpt = fix.excerpt(rows: rows - most, columns: columns - 2) else {
      return told(fix, headings, columns, rows)
    }
    var lines = excerpt.lines.map { Row($0.pieces(), target: target) }
    if excerpt.rest > 0 {
      lines.append(Row("  and more · k shows all", .dim, target: .command(.code)))
    }
    let heading = heading(of: fix, headings, excerpt, columns)
    return heading.count + lines.count <= rows
      ? heading + lines : told(fix, headings, columns, rows)
  }

  /// What it comes to, where a part of the code would say nothing.
  private func told(_ fix: Fix, _ headings: Row, _ columns: Int, _ rows: Int) -> [Row] {
    let heading = heading(of: fix, headings, nil, columns)
    let target: Deed? = summary.fix == nil ? nil : .fix
    if columns < 40 {
      // The bar has what the heading says; a part of the title would say something else.
      let title = [fix.title, fix.support.warning].compactMap { $0 }.joined(separator: ", ")
      let words = DisplayWidth.wrap(title, to: columns - 2).map { Row("  " + $0, target: target) }
      return [heading + words, words].first { way in
        way.count <= rows && way.allSatisfy { $0.columns <= columns }
      } ?? []
    }
    guard rows > heading.count else {
      // All in one row: that there are others gives way, then the end of the title, but not what is to
      // be said against it.
      let doubt: [Piece] = fix.support.warning.map { [("   " + $0, .title)] } ?? []
      let purpose = Array(headings.pieces.prefix(1))
      let titles: [Piece] = ["   ", "  "].map { ($0 + fix.title, .plain) }
      let ways =
        [headings.pieces + doubt + [titles[0]]] + titles.map { purpose + doubt + [$0] }
      let fitting = ways.first { $0.columns <= columns }
      // In a narrow place what is left of the title would say nothing.
      return (fitting ?? (columns < 60 ? nil : ways[2])).map { [Row($0, target: target)] } ?? []
    }
    let words = DisplayWidth.wrap(fix.title, to: columns - 2, rows: rows - heading.count)
      .map { Row("  " + $0, target: target) }
    let brief = fix.brief(columns: columns - 2).map { Row($0.pieces(), target: target) }
    return heading + words
      + (heading.count + words.count + brief.count <= rows ? brief : [])
  }

  /// The heading, with how much code it is and where it goes; what is to be said against it never
  /// gives way.
  private func heading(
    of fix: Fix, _ headings: Row, _ excerpt: CodeExcerpt?, _ columns: Int
  ) -> [Row] {
    let said = fix.places(excerpt)
    // Not out of sight of the code on a very wide screen.
    let room = min(columns, Row.widest) - headings.columns - 2
    let doubt = fix.support.warning
    let places = said.map { (doubt.map { $0 + ", " } ?? "") + $0 } + [doubt ?? ""]
    func row(_ place: String) -> Row {
      var row = headings
      row.trailing = place
      row.target = .command(.code)
      return row
    }
    // A class whose own lines are not shown is named in any case.
    if let owner = excerpt?.owner, DisplayWidth.of(places[0]) > room {
      let words = doubt.map { [Row("  " + $0, .title)] } ?? []
      let place = DisplayWidth.wrap("in " + owner, to: columns - 2)
      return [row("")] + words + place.map { Row("  " + $0, .dim) }
    }
    if let place = places.first(where: { DisplayWidth.of($0) <= room }) { return [row(place)] }
    let place = said.first { DisplayWidth.of($0) <= room }
    return [row(place ?? "")] + (doubt.map { [Row("  " + $0, .title)] } ?? [])
  }

  /// The class that was asked, its line lit, with the fix in it as a change.
  func classRows(
    _ code: ClassCode, _ remark: [Piece] = [], columns: Int, target: Deed? = nil
  ) -> [Row] {
    let file: [Piece] = [(code.file, .title)]
    let owner: [Piece] = code.owner.map { [("   in \($0)", .dim)] } ?? []
    let ways = [file + owner + remark, file + remark]
    return [Row(ways.first { $0.columns <= columns } ?? file)]
      + code.lines.enumerated().map { index, line in
        Row(line.pieces(isAsked: index == code.asked), target: target)
      }
  }

  /// What is said of a change, and the key that leads on from it.
  private func heading(_ title: String, _ door: Hint?) -> Row {
    var row = Row(title, .title)
    guard let door else { return row }
    row.add("   ")
    row.add(name(of: door.key), .key, target: door.target)
    row.add(" " + door.label, .dim, target: door.target)
    return row
  }

  private var fixPurpose: String {
    let interface = summary.fix?.interface
    switch summary.verdict.tone {
    case .crashed: return "To prevent the crash"
    // Where the interface is there already, only the way is to be mended.
    case .refused where interface != summary.episode.after.interface:
      let wanted = summary.verdict.isRequest ? interface : nil
      return wanted.map { "To get \($0.name)" } ?? "To make it rotate"
    default: return summary.verdict.judgement.isProblem ? "To fix it" : "Alternative"
    }
  }

  /// The assumption that the step rests on; else what the book says, and how surely.
  func quotationRows(in size: Size) -> [Row] {
    let assumption = moment == nil ? summary.assumption : nil
    let confidence = quotation?.confidence
    guard size.rows > 0, let word = assumption == nil ? confidence?.word : "assumed" else {
      return []
    }
    let indent = DisplayWidth.of(word) + 2
    let width = size.columns - indent
    guard width >= 20 else { return [] }
    let most = min(4, size.rows)
    let lines =
      assumption.map { words -> [String] in
        let lines = DisplayWidth.wrap(words, to: width)
        return lines.count <= most ? lines : []
      }
      ?? quotation?.lines(
        columns: width, rows: most, isSaid: moment == nil && summary.saysLesson) ?? []
    return lines.beside(word, .dim, columns: indent, target: .command(.chain))
  }
}

extension CodeLine {
  /// A mark of what becomes of it, and the line.
  func pieces(isAsked: Bool? = nil) -> [Piece] {
    switch change {
    case .kept where isAsked == true: [("▸ ", .accent), (text, .title)]
    case .kept: [("  ", .plain), (text, isAsked == nil ? .dim : .code)]
    case .removed: [(isContinued ? "  " : "- ", .removed), (text, .removed)]
    case .added: [(isContinued ? "  " : "+ ", .added), (text, .added)]
    }
  }
}

extension Fix {
  /// How much of it there is and where it goes, the fullest wording first.
  fileprivate func places(_ excerpt: CodeExcerpt?) -> [String] {
    let isWhole = excerpt.map { $0.owner == nil && $0.rest == 0 } ?? false
    let all = isWhole ? excerpt?.lines ?? [] : code.withoutUse
    let lines = all.filter { !$0.isContinued }
    let added = lines.count { $0.change == .added }
    let removed = lines.count { $0.change == .removed }
    let amount = added > 0 ? added.of("line") : removed.of("line") + " removed"
    let owner = excerpt?.owner.map { ["in \($0)"] } ?? []
    let places = placesOfFile
    return owner + places.map { "\(amount) \($0)" } + places.suffix(1) + [amount]
  }

  /// Where it goes, the fullest wording first.
  var placesOfFile: [String] {
    let others = code.compactMap { line in
      if case .file(let name, _)? = line.place { name } else { nil }
    }
    let files = Set(others + [file])
    if files.count > 1 { return ["in \(files.count) files"] }
    return (method.map { ["in \($0), \(file)"] } ?? []) + ["in \(file)"]
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
