import OrientationModel

/// Reads the lines of a text, each with those that hang under it.
struct Outline {
  /// How deep lines may hang under each other.
  static let depthLimit = 64

  var reader: Reader
  var scenario = Scenario()
  /// The lines that may stand only once, and where they stood first.
  var firstLines: [String: Int] = [:]
  var setUpEnd: Int?
  var hasSteps = false
  /// Whether the root may be among what was refused.
  var lostRoot = false
  /// Words of refused lines: what they would have declared is not called unknown as well.
  private(set) var doubtful: Set<String> = []
  private var isTooDeep = false

  init(_ reader: Reader) { self.reader = reader }

  mutating func read() {
    let lines = lines()
    let end = (reader.line, reader.lineStart)
    _ = each(lines) { outline, line throws(Abandoned) in
      try outline.firstColumn(line)
      return true
    }
    (reader.line, reader.lineStart) = end
  }

  /// The lines that say something, each under the last one above that is indented less.
  private mutating func lines() -> [Line] {
    let bytes = reader.bytes
    var lines: [Line] = []
    // From the first column down to the last line.
    var open: [Line] = []
    func close() {
      let line = open.removeLast()
      if open.isEmpty { lines.append(line) } else { open[open.count - 1].hanging.append(line) }
    }
    var start = bytes.starts(with: Byte.mark) ? Byte.mark.count : 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: Byte.newline) ?? bytes.count
      defer { start = end + 1 }
      guard var line = line(of: bytes[start..<end]) else { continue }
      var closed: Range<Int>?
      while let last = open.last, last.indentation.count >= line.indentation.count {
        closed = last.indentation
        close()
      }
      let shorter = closed ?? open.last?.indentation ?? 0..<0
      let common = min(shorter.count, line.indentation.count)
      if !bytes[shorter.prefix(common)].elementsEqual(bytes[line.indentation.prefix(common)]) {
        line.misfit = .mixedIndentation
      } else if let closed, closed.count != line.indentation.count {
        line.misfit = .strayIndentation
      } else if closed == nil, open.isEmpty, !line.indentation.isEmpty {
        reader.note(.nothingHangsHere(under: ""), at: line.indentationPlace)
      }
      line.depth = open.count + 1
      // What is too deep is read no further.
      if open.count > Self.depthLimit {
        open[open.count - 1].hanging.append(line)
      } else {
        open.append(line)
      }
    }
    while !open.isEmpty { close() }
    return lines
  }

  /// The next line of the text by itself; nothing where it is empty or a comment.
  private mutating func line(of bytes: ArraySlice<UInt8>) -> Line? {
    let text = bytes.last == Byte.carriageReturn ? bytes.dropLast() : bytes
    reader.line += 1
    reader.lineStart = text.startIndex
    reader.lineEnd = text.endIndex
    // Most lines are plain: one look at them is enough.
    let isPlain = text.allSatisfy { $0 < 0x80 && !Byte.isControl($0) }
    reader.isASCII = isPlain || text.allSatisfy { $0 < 0x80 }
    let isSound = isPlain || isSound()
    guard let first = text.firstIndex(where: { !Byte.isBlank($0) }), text[first] != Byte.hash else {
      return nil
    }
    return Line(
      number: reader.line, bytes: text.indices, indentation: text.startIndex..<first,
      isASCII: reader.isASCII, isSound: isSound)
  }

  private mutating func isSound() -> Bool {
    if let problem = reader.controlProblem() {
      reader.note(problem.fact, at: problem.place)
      return false
    }
    guard !reader.isASCII, let place = reader.invalidPlace() else { return true }
    reader.note(.notUTF8, at: place)
    return false
  }

  /// Reads lines one after the other; false if some of them were refused.
  ///
  /// The others are passed over once `read` says no: one report is enough where nothing can hang.
  mutating func each(
    _ lines: [Line], _ read: (inout Outline, Line) throws(Abandoned) -> Bool
  ) -> Bool {
    var isWhole = true
    var goesOn = true
    for line in lines {
      let isTried = goesOn
      do {
        if isTried {
          try begin(line)
          goesOn = try read(&self, line)
        }
        if goesOn { continue }
      } catch {}
      isWhole = false
      passOver(line, doubting: !isTried || mayDeclare(line))
    }
    return isWhole
  }

  /// Sets the reader on a line, unless that can't be read where it stands.
  private mutating func begin(_ line: Line) throws(Abandoned) {
    set(&reader, on: line)
    if let misfit = line.misfit { reader.note(misfit, at: line.indentationPlace) }
    if line.depth > Self.depthLimit {
      let place = line.isSound ? reader.peek().place : line.indentationPlace
      if !isTooDeep { reader.note(.tooDeep(limit: Self.depthLimit), at: place) }
      isTooDeep = true
    } else if line.isSound, line.misfit == nil {
      return
    } else if line.depth == 1 {
      lostRoot = true
    }
    throw Abandoned()
  }

  private func set(_ reader: inout Reader, on line: Line) {
    reader.line = line.number
    reader.lineStart = line.bytes.lowerBound
    reader.lineEnd = line.bytes.upperBound
    reader.isASCII = line.isASCII
    reader.begin(at: line.indentation.upperBound)
  }

  /// Keeps the words of a line that is not understood, and of those that hang under it.
  private mutating func passOver(_ line: Line, doubting: Bool) {
    if doubting, line.isSound {
      var ahead = reader.ahead
      set(&ahead, on: line)
      var count = 0
      while case let token = ahead.next(), token.kind != .end, token.kind != .broken, count < 1_000
      {
        if token.kind == .word || token.kind == .string { doubtful.insert(token.text) }
        count += 1
      }
    }
    for line in line.hanging { passOver(line, doubting: doubting || mayDeclare(line)) }
    readAlone(line.hanging, isStep: line.depth == 1)
  }

  /// Reads what says itself what it is, though the line above is not right: what is expected, where that
  /// was a step, and code.
  private mutating func readAlone(_ lines: [Line], isStep: Bool) {
    var expectations: [Scenario.Expectation] = []
    for line in lines where line.isSound && line.misfit == nil {
      set(&reader, on: line)
      do throws(Abandoned) {
        if isStep, reader.peek().isWord("expect") {
          expectations.append(try expectation(line))
        } else if reader.take("when") != nil {
          _ = try reader.reaction()
        }
      } catch {}
    }
    guard let place = expectations.first?.claims.first?.place else { return }
    // In its place, so that what is expected is checked.
    var step = Scenario.Step(Located(.note(""), at: place))
    step.expectations = expectations
    scenario.steps.append(step)
  }

  /// Whether a refused line may have declared somebody: a step never does, nor what is expected of it.
  private func mayDeclare(_ line: Line) -> Bool {
    var ahead = reader.ahead
    set(&ahead, on: line)
    let first = ahead.peek()
    return first.kind != .word || Words.settings.contains(first.text)
      || !Words.steps.contains(first.text) && first.text != "expect"
  }
}
