import OrientationScenarios
import OrientationTelling
import SwiftCode
import TerminalModel

/// What a place shows of a change as code: whole lines, as many as it holds.
struct CodeExcerpt {
  var lines: [Fix.Line]
  /// The class that they stand in, where its own lines have no room.
  var owner: String?
  /// How many lines follow that have no room.
  var rest = 0
}

extension Fix {
  /// Its code in so many rows: whole, else without what surrounds the change, else its first lines;
  /// nothing where those would say nothing.
  func excerpt(rows: Int, columns: Int) -> CodeExcerpt? {
    // Where a new class is used is copied with it, and needs no room here.
    guard let whole = code.withoutUse.closed.withoutMargin.inRows(columns: columns) else {
      return nil
    }
    if whole.count <= rows { return CodeExcerpt(lines: whole) }
    if let shorter = shorter(columns: columns).first(where: { $0.lines.count <= rows }) {
      return shorter
    }
    // Above a row that counts the others; less than a third of them say nothing, nor those before the
    // first that does.
    let first = Array(whole.prefix(max(0, rows - 1)))
    return first.count * 3 < whole.count || first.telling == nil
      ? nil : CodeExcerpt(lines: first, rest: whole.count - first.count)
  }

  /// What it comes to, where all of it has no room: its last place, else the first line that says what.
  func brief(columns: Int) -> [Line] {
    // One orientation of a list says something else than the list.
    guard kind != .plist else { return [] }
    let code = code.withoutUse.closed
    let place = code.lastIndex { $0.place != nil }
    let lines = place.map { Array(code[$0...]) } ?? code.telling.map { [$0] } ?? []
    return lines.isBalanced ? lines.withoutMargin.inRows(columns: columns) ?? [] : []
  }

  /// A class without its own lines; the lines that change, where each of them says something; one answer
  /// without the one in whose place it comes.
  private func shorter(columns: Int) -> [CodeExcerpt] {
    var shorter: [CodeExcerpt] = []
    let code = code.withoutUse.closed
    if !code.contains(where: { $0.place?.isApart == true }), let first = code.first,
      first.text.opensType, code.last?.text == "}", code.count > 2
    {
      let members = Array(code.dropFirst().dropLast()).withoutMargin.inRows(columns: columns)
      let owner = (first.change == .added ? "a new " : "") + first.text.dropLast(2)
      if let members {
        shorter.append(CodeExcerpt(lines: members, owner: owner))
      }
    }
    let changes = code.filter { $0.change != .kept }
    // What a list holds says nothing without the list's name, nor a call beside members without its
    // place.
    if kind != .plist, Set(code.map({ $0.isStatement })).count == 1, changes.isBalanced,
      changes.count < code.count,
      let rows = changes.withoutMargin.inRows(columns: columns)
    {
      shorter.append(CodeExcerpt(lines: rows))
    }
    if changes.map({ $0.change }) == [.removed, .added],
      let rows = code.withoutMargin.inRows(columns: columns)
    {
      shorter.append(CodeExcerpt(lines: rows.filter { $0.change != .removed }))
    }
    return shorter
  }
}

extension [Fix.Line] {
  /// Its lines without the blanks that all of them begin with.
  fileprivate var withoutMargin: [Fix.Line] {
    let margin = map { $0.indent }.min() ?? 0
    return map { $0.saying(String($0.text.dropFirst(margin))) }
  }

  /// The first line that says what comes: not what stays or goes, what only holds others or says where
  /// they stand, or a part of a call or of a value.
  fileprivate var telling: Fix.Line? {
    var calls = 0
    var values = 0
    return first { line in
      let text = line.text
      let isInside = calls > 0 || values > 0
      calls += text.count { $0 == "(" } - text.count { $0 == ")" }
      if values > 0 || text.includes(" = ") {
        values += text.count { $0 == "{" } - text.count { $0 == "}" }
      }
      let isWhole = !isInside && calls == 0 && !text.isFrame && !text.isComment
      return line.change == .added && isWhole
    }
  }

  /// Whether whatever is opened in there is closed in there, for what comes and what goes.
  fileprivate var isBalanced: Bool {
    [Fix.Line.Mark.removed, .added].allSatisfy { mark in
      let text = filter { $0.change == mark }.map { $0.text }.joined()
      return ["{}", "()"].allSatisfy { pair in
        text.count { $0 == pair.first } == text.count { $0 == pair.last }
      }
    }
  }

  /// Its rows; nothing where a line has no room even when it is broken.
  fileprivate func inRows(columns: Int) -> [Fix.Line]? {
    var rows: [Fix.Line] = []
    for line in opened(to: columns) {
      guard let parts = line.broken(to: columns) else { return nil }
      rows += parts
    }
    return rows
  }

  /// The same with what stands in braces below what is too long with it.
  ///
  /// Where one answer comes in the place of another, what stands around them stays.
  private func opened(to columns: Int) -> [Fix.Line] {
    var lines: [Fix.Line] = []
    var rest = self[...]
    while let line = rest.popFirst() {
      let isLong = line.text.count > columns || (rest.first?.text.count ?? 0) > columns
      guard isLong, let block = line.text.braced else {
        lines.append(line)
        continue
      }
      if line.change == .removed, let next = rest.first, next.change == .added,
        let other = next.text.braced, other.open == block.open
      {
        rest.removeFirst()
        lines += [
          .kept(block.open), .removed(block.body), .added(other.body), .kept(block.close),
        ]
      } else if line.text.count > columns {
        lines += [block.open, block.body, block.close].map { line.saying($0) }
      } else {
        lines.append(line)
      }
    }
    return lines
  }
}

extension Fix.Line {
  fileprivate var indent: Int { text.prefix { $0 == " " }.count }

  /// In as many rows as it needs, each of which Swift reads on from the one before.
  func broken(to columns: Int) -> [Fix.Line]? {
    if text.isComment { return text.count <= columns ? [self] : wrapped(to: columns) }
    if let folded = folded(to: columns) { return folded }
    guard let end = text.lastBreak(from: indent + 8, to: columns) else { return nil }
    let rest = text[end...].drop { $0 == " " }
    let next = String(repeating: " ", count: indent + 4) + rest
    guard next.count < text.count, let lines = goingOn(next).broken(to: columns) else { return nil }
    return [saying(String(text[..<end]))] + lines
  }

  /// A comment in as many rows as it needs.
  fileprivate func wrapped(to columns: Int) -> [Fix.Line] {
    let indent = String(text.prefix { $0 == " " })
    let words = String(text.dropFirst(indent.count + 2).drop { $0 == " " })
    return DisplayWidth.wrap(words, to: max(8, columns - indent.count - 3)).map {
      saying("\(indent)// \($0)")
    }
  }
}

extension String {
  /// Where a row may end: behind a bracket or a comma, before an operator; never inside a text.
  fileprivate func lastBreak(from: Int, to columns: Int) -> Index? {
    var found: Index?
    var isText = false
    for (column, index) in indices.enumerated() where column <= columns {
      let letter = self[index]
      let before = column > 0 ? self[self.index(before: index)] : " "
      if letter == "\"", before != "\\" { isText.toggle() }
      let isEnd = "([".contains(before) || letter == " " && ",={".contains(before)
      let isOperator = ["?? ", "-> ", "? ", ": ", "&& "].contains { self[index...].hasPrefix($0) }
      if !isText, column >= from, isEnd || before == " " && isOperator { found = index }
    }
    return found
  }

  fileprivate var isComment: Bool { drop { $0 == " " }.hasPrefix("//") }

  /// Whether it only opens or closes what others stand in.
  fileprivate var isFrame: Bool { hasSuffix("{") || drop { $0 == " " }.hasPrefix("}") }

  /// A line that opens and closes one brace, in three.
  fileprivate var braced: (open: String, body: String, close: String)? {
    guard let (head, body) = halves(around: " { "), body.hasSuffix(" }") else { return nil }
    let indent = String(prefix { $0 == " " })
    return (head + " {", "\(indent)  \(body.dropLast(2))", indent + "}")
  }
}
