/// Reads the lines of a text and hangs each under the one it belongs to.
struct Outline {
  /// How deep lines may hang under each other.
  static let depthLimit = 64

  var reader: Reader
  var scenario = Scenario()
  /// From the file down to the last line read.
  var frames: [Frame]
  /// The lines that may stand only once, and where they stood first.
  var firstLines: [String: Int] = [:]
  /// Where the set-up ended.
  var setUpEnd: Int?
  var hasSteps = false
  /// Words of refused lines: what they would have declared is not called unknown as well.
  var doubtful: Set<String> = []
  private var isTooDeep = false

  init(_ reader: Reader) {
    self.reader = reader
    frames = [Frame(kind: .file)]
  }

  /// Reads the whole text.
  mutating func read() {
    let bytes = reader.bytes
    var start = bytes.starts(with: Byte.mark) ? Byte.mark.count : 0
    while start < bytes.count {
      var end = start
      var bits: UInt8 = 0
      var hasControls = false
      while end < bytes.count, bytes[end] != Byte.newline {
        let byte = bytes[end]
        bits |= byte
        if Byte.isControl(byte) { hasControls = true }
        end += 1
      }
      let next = end + 1
      if end > start, bytes[end - 1] == Byte.carriageReturn { end -= 1 }
      reader.line += 1
      reader.lineStart = start
      reader.lineEnd = end
      reader.isASCII = bits < 0x80
      readLine(isSound: isSound(hasControls: hasControls))
      start = next
    }
    close(to: 1)
  }

  /// Whether a line is text at all.
  private mutating func isSound(hasControls: Bool) -> Bool {
    if hasControls || !reader.isASCII, let problem = reader.controlProblem() {
      reader.note(problem.fact, at: problem.place)
      return false
    }
    if !reader.isASCII, let place = reader.invalidPlace() {
      reader.note(.notUTF8, at: place)
      return false
    }
    return true
  }

  private mutating func readLine(isSound: Bool) {
    var first = reader.lineStart
    while first < reader.lineEnd, Byte.isBlank(reader.bytes[first]) { first += 1 }
    guard first < reader.lineEnd, reader.bytes[first] != Byte.hash else { return }
    let indentation = reader.lineStart..<first
    reader.begin(at: first)
    let fit = settle(indentation)
    if fit == .refused { return isSound ? collectNames() : () }
    let place = isSound ? reader.peek().place : reader.indentationPlace(indentation)
    let parent = frames[frames.count - 1].kind
    if frames.count > Self.depthLimit {
      if !isTooDeep { reader.note(.tooDeep(limit: Self.depthLimit), at: place) }
      isTooDeep = true
    } else if isSound, fit == .hangs {
      do { return hang(try statement(under: parent), indentation, at: place) } catch {}
    }
    if isSound, parent != .step, mayDeclare { collectNames() }
    frames[frames.count - 1].lostChild = true
    if !isSound || fit == .misplaced { frames[frames.count - 1].lostRoot = true }
    hang(Frame(kind: .refused), indentation, at: place)
  }

  /// How a line's indentation fits those above.
  private enum Fit {
    case hangs
    /// It hangs under a line that was refused.
    case refused
    /// It is not clear under what it hangs.
    case misplaced
  }

  /// Closes what the line does not hang under.
  private mutating func settle(_ indentation: Range<Int>) -> Fit {
    var closed: Range<Int>?
    while frames.count > 1, frames[frames.count - 1].indentation.count >= indentation.count {
      closed = frames[frames.count - 1].indentation
      close(to: frames.count - 1)
    }
    let top = frames.count - 1
    if frames[top].kind == .refused { return .refused }
    let shorter = closed ?? frames[top].indentation
    let common = min(shorter.count, indentation.count)
    let bytes = reader.bytes
    if !bytes[shorter.prefix(common)].elementsEqual(bytes[indentation.prefix(common)]) {
      reader.note(.mixedIndentation, at: reader.indentationPlace(indentation))
      return .misplaced
    }
    if let closed, closed.count != indentation.count {
      reader.note(.strayIndentation, at: reader.indentationPlace(indentation))
      return .misplaced
    }
    if closed == nil, frames[top].kind == .file, !indentation.isEmpty {
      reader.note(.nothingHangsHere(under: ""), at: reader.indentationPlace(indentation))
    }
    return .hangs
  }

  private mutating func hang(_ frame: Frame, _ indentation: Range<Int>, at place: TextPlace) {
    var frame = frame
    frame.indentation = indentation
    frame.place = place
    frames.append(frame)
  }

  /// Closes frames until so many are open, each handing what it holds to the one above.
  private mutating func close(to count: Int) {
    while frames.count > count {
      let frame = frames.removeLast()
      take(frame, into: frames.count - 1)
    }
  }

  /// Whether a refused line may have declared somebody: a step never does.
  private var mayDeclare: Bool {
    var ahead = reader.ahead
    ahead.begin(at: reader.lineStart)
    let first = ahead.peek()
    return first.kind != .word || !Words.steps.contains(first.text)
      || Words.settings.contains(first.text)
  }

  /// Keeps the words of a line that is not understood.
  private mutating func collectNames() {
    var ahead = reader.ahead
    var first = reader.lineStart
    while first < reader.lineEnd, Byte.isBlank(reader.bytes[first]) { first += 1 }
    ahead.begin(at: first)
    var count = 0
    while case let token = ahead.next(), token.kind != .end, token.kind != .broken, count < 1_000 {
      if token.kind == .word || token.kind == .string { doubtful.insert(token.text) }
      count += 1
    }
  }
}

/// A line that others may hang under, while its end has not been seen.
struct Frame {
  enum Kind: Hashable, Sendable {
    /// The file itself, or everything in its first column.
    case file
    /// `root` of the first window or of another.
    case root
    case window
    case node
    case step
    /// A line that nothing hangs under, with what it is called.
    case leaf(String)
    /// A line that was refused: what hangs under it is passed over.
    case refused
  }

  var kind: Kind
  /// The bytes of its indentation.
  var indentation = 0..<0
  var place = TextPlace.nowhere
  var node: Scenario.Node?
  var window: Scenario.Window?
  var step: Scenario.Step?
  /// Whether the node is a tree's first.
  var isRoot = false
  /// Whether something under it was refused, so that it may seem to lack what it has.
  var lostChild = false
  /// Whether it has a root that was refused.
  var lostRoot = false
  /// The class of UIKit's that its controller was called by alone.
  var bareClass: Token?
}
