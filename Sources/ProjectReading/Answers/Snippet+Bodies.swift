import OrientationModel

/// How bodies and expressions are put together.
extension Snippet {
  private func says(_ text: String, at index: Int) -> Bool {
    range.contains(index) && code.text(index) == text
  }

  private func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    range.contains(index) && code.isSign(sign, at: index)
  }

  /// The inside of `get { … }`, where a property has both.
  var getter: Snippet {
    let start = range.lowerBound + (isSign("@", at: range.lowerBound) ? 2 : 0)
    guard says("get", at: start), isSign("{", at: start + 1) else { return self }
    return part(code.inside(ofBraceAt: start + 1))
  }

  // MARK: Bodies

  /// The expressions that a body gives: what it returns, else what it or its branches come to.
  var results: [Snippet] {
    let returns = range.filter { says("return", at: $0) }
    var starts = returns.map { $0 + 1 }
    if returns.isEmpty {
      guard code.isSwift else { return [] }
      starts = conditions.isEmpty ? [range.lowerBound] : branches
    }
    return starts.map(expression)
  }

  /// The branches of what begins with an `if` or a `switch`; all of anything else.
  var branched: [Range<Int>] {
    // What a closure is called with stands before it.
    let start = range.prefix(8).first { says("in", at: $0) }.map { $0 + 1 } ?? range.lowerBound
    guard says("switch", at: start) || says("if", at: start) else { return [range] }
    return branches.map { expression(from: $0).range }.reduce(into: []) { found, branch in
      if found.last.map({ $0.upperBound <= branch.lowerBound }) ?? true { found.append(branch) }
    }
  }

  private func expression(from start: Int) -> Snippet { part(code.expression(from: start)) }

  /// Where the branches begin of an `if` or a `switch` that is an expression.
  private var branches: [Int] {
    var isLabel = false
    return code.topLevel(of: range, entersBraces: true).compactMap { index in
      if says("case", at: index) || says("default", at: index) { isLabel = true }
      let begins = isSign("{", at: index) || isLabel && isSign(":", at: index)
      if isSign(":", at: index) { isLabel = false }
      let isNested = ["case", "default", "if", "switch"].contains { says($0, at: index + 1) }
      return begins && !isNested && range.contains(index + 1) ? index + 1 : nil
    }
  }

  /// What stands between `if`, `guard`, `switch` and their like and the block they lead to.
  var conditions: [Snippet] {
    let keywords: Set = ["if", "guard", "switch", "while", "for"]
    return range.compactMap { index in
      if code.tokens[index].kind == .directive {
        return code.text(index).contains("endif") ? nil : part(index..<index + 1)
      }
      guard keywords.contains(code.text(index)), !isSign(":", at: index + 1) else { return nil }
      var end = index + 1
      guard code.isSwift else {
        end = code.end(ofGroupAt: end)
        return part(index + 2..<max(index + 2, end - 1))
      }
      while range.contains(end), !isSign("{", at: end), !says("else", at: end) {
        end = code.end(ofGroupAt: end)
      }
      return part(index + 1..<end)
    }
  }

  /// Which results are an iPad's and which an iPhone's, by the one condition of the body; of a `switch`
  /// some are neither's.
  func isForPad(_ results: [Snippet], by condition: Snippet) -> [Bool?] {
    let keyword = condition.range.lowerBound - (code.isSwift ? 1 : 2)
    let starts = results.map(\.range.lowerBound)
    if says("switch", at: keyword) {
      let isIdiom =
        condition.words.contains { $0.lowercased().hasSuffix("idiom") }
        // A case of an idiom may ask for more.
        && !range.contains { says("where", at: $0) }
      return isIdiom && starts.allSatisfy { $0 > keyword } ? starts.map(isCaseForPad) : []
    }
    guard results.count == 2, let isPad = condition.isAboutPad else { return [] }
    let isFirst = isPad != says("guard", at: keyword)
    return [isFirst, !isFirst]
  }

  private func isCaseForPad(around index: Int) -> Bool? {
    let labels = range.filter { says("case", at: $0) || says("default", at: $0) }
    guard let label = labels.last(where: { $0 < index }) else { return nil }
    return code.idiom(in: label..<((label..<index).first { isSign(":", at: $0) } ?? index))?.isPad
  }

  /// Whether a condition asks for an iPad, or for an iPhone; nothing, if for something else, or more.
  var isAboutPad: Bool? { code.idiom(in: range).flatMap { $0.isAll ? $0.isPad : nil } }

  /// What a body gives each name of its own, place by place, and whether that is all.
  var locals: [String: [(value: Snippet, isFixed: Bool)]] {
    range.dropFirst().reduce(into: [:]) { locals, index in
      let isChange = ["|", "&", "^"].contains(code.text(index - 1))
      guard code.isGiving(at: index) else { return }
      // After a colon stands the type.
      let place = isSign(":", at: index - 2) ? index - 3 : index - (isChange ? 2 : 1)
      guard range.contains(place), code.isWord(at: place), !isSign(".", at: place - 1) else {
        return
      }
      let end = code.endOfExpression(from: index + 1, endsAtBrace: true)
      let value = part(index + 1..<max(index + 1, end))
      let isFixed = !isChange && !says("var", at: place - 1)
      locals[code.text(place), default: []].append((value, isFixed))
    }
  }

  // MARK: Expressions

  /// Without the parentheses around all of it, a cast in front of it or after it, and what makes a mask
  /// of a list or of its raw value.
  var bare: Snippet {
    var bare = self
    while let first = bare.range.first {
      let end = code.end(ofGroupAt: first, within: bare.range.upperBound)
      if code.isSign("(", at: first), end == bare.range.upperBound, bare.range.count > 1 {
        bare.range = first + 1..<max(first + 1, end - 1)
      } else if !code.isSwift, code.isSign("(", at: first), end == first + 3 {
        bare.range = end..<bare.range.upperBound
      } else if ["return", "try", "await"].contains(code.text(first)) {
        bare.range = bare.range.dropFirst()
      } else if let inside = bare.insideOfMask {
        bare.range = inside
      } else {
        break
      }
    }
    if let cast = bare.topLevel.dropFirst().last(where: { bare.says("as", at: $0) }) {
      bare.range = bare.range.lowerBound..<cast
    }
    let isRaw = bare.says("rawValue", at: bare.range.upperBound - 1) && bare.range.count > 2
    return isRaw ? part(bare.range.dropLast(2)) : bare
  }

  /// What stands in `UIInterfaceOrientationMask([…])`, `.init([…])` and `.init(rawValue: …)`.
  private var insideOfMask: Range<Int>? {
    var opening = range.lowerBound
    if code.word(at: opening) == .mask { opening += 1 }
    if isSign(".", at: opening), says("init", at: opening + 1) { opening += 2 }
    let start = opening + (says("rawValue", at: opening + 1) ? 3 : 1)
    guard opening > range.lowerBound, isSign("(", at: opening), start < range.upperBound - 1,
      code.end(ofGroupAt: opening, within: range.upperBound) == range.upperBound
    else { return nil }
    return start..<range.upperBound - 1
  }

  /// The places that are in no group.
  var topLevel: [Int] { code.topLevel(of: range) }

  /// The signs of `condition ? a : b`, where it is one.
  var ternary: (question: Int, colon: Int)? {
    let places = topLevel
    var depth = 0
    var question: Int?
    for (order, index) in places.enumerated() {
      if code.isSign("?", at: index) {
        let next = order + 1 < places.count ? places[order + 1] : index
        // Optional chains and `??` are none.
        let isDouble = isSign("?", at: index + 1) || isSign("?", at: index - 1)
        guard !isDouble, !isSign(".", at: next) || isMaskBehind(next) else { continue }
        question = question ?? index
        depth += 1
      } else if code.isSign(":", at: index), let question {
        depth -= 1
        if depth == 0 { return (question, index) }
      }
    }
    return nil
  }

  /// Whether a point is followed by `portrait` or by a word and a colon: no member of a chain.
  private func isMaskBehind(_ point: Int) -> Bool {
    OrientationMask(swiftName: code.text(point + 1)) != nil || isSign(":", at: point + 2)
  }

  /// The last place of an operator of one or two signs that is in no group.
  func place(of sign: Unicode.Scalar, isDouble: Bool = false) -> Int? {
    topLevel.last { index in
      guard code.isSign(sign, at: index) else { return false }
      let isNext = isSign(sign, at: index + 1)
      return isDouble ? isNext : !isNext && !isSign(sign, at: index - 1)
    }
  }
}
