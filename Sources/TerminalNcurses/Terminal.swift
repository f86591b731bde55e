import CNcurses
import TerminalModel

/// The one real terminal, while it shows our screen.
///
/// The value is the permission to draw: when it goes out of scope, by whatever way, the terminal is
/// what it was before. Signals, crashes and `exit` restore it as well.
package struct Terminal: ~Copyable {
  package let traits: TerminalTraits
  /// The size of the screen; a `.resize` key tells of a new one.
  package private(set) var size = Size.zero

  private var theme: Theme
  private var blitter: Blitter
  /// By role, what the theme adds to a style's own.
  private var emphasis: [Attributes]
  private var decoder = KeyDecoder()
  /// When the start of a sequence that waits in the decoder is given up.
  private var sequenceDeadline: ContinuousClock.Instant?
  /// What the screen shows; nil when it has to be drawn whole.
  private var shown: Canvas?
  private var cursor = Point.zero
  private var showsCursor = false
  /// Where what is typed arrives.
  private let input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 16)

  /// Takes over the terminal of standard input and output; draws nothing yet.
  package init(traits: TerminalTraits = .current()) throws(TerminalProblem) {
    try Self.open(traits)
    // Nothing may throw from here on: a whole value closes the terminal when it goes.
    self.traits = traits
    theme = traits.theme
    (blitter, emphasis) = (Self.blitter(theme), Self.emphasis(theme))
    definePaints()
    cn_report([.focus, .paste])
    size = Self.fittedSize
  }

  private static func open(_ traits: TerminalTraits) throws(TerminalProblem) {
    var settings = CNSettings(
      usesUTF8: traits.isUTF8.value, usesColor: traits.depth.value != .mono,
      synchronizes: traits.synchronizes.value, usesReports: traits.reports.value)
    if let problem = TerminalProblem(cn_open(&settings), term: traits.term) { throw problem }
  }

  deinit {
    cn_close()
    input.deallocate()
  }

  /// Gives the terminal back; the same as letting go of the value.
  package consuming func close() {}

  /// Brings the screen up to date with a canvas, in one write; the answer is the bytes written.
  ///
  /// The cursor stands on the focused item even where it is hidden: screen readers follow it.
  @discardableResult
  package mutating func show(
    _ canvas: Canvas, cursor: Point = .zero, showsCursor: Bool = false
  ) throws(TerminalProblem) -> Int {
    let next = fitted(traits.isUTF8.value ? canvas : canvas.inASCII)
    put(blitter.patch(from: shown, to: next))
    (shown, self.cursor, self.showsCursor) = (next, cursor, showsCursor)
    return try update()
  }

  /// Draws every cell again with the next `show`: for Ctrl-L.
  package mutating func repaint() {
    cn_repaint()
    shown = nil
  }

  /// Takes the colours for another ground, with the next `show`.
  package mutating func draw(on ground: Appearance) {
    theme.appearance = ground
    (blitter, emphasis) = (Self.blitter(theme), Self.emphasis(theme))
    definePaints()
    repaint()
  }

  /// Turns mouse reports on or off; without them the terminal's own selection of text works.
  package func reportMouse(_ isOn: Bool) {
    cn_report(isOn ? [.focus, .paste, .mouse] : [.focus, .paste])
  }

  /// Stops the program as Ctrl-Z does, and comes back when it is continued.
  package func suspend() { cn_suspend() }

  /// Leaves the screen to another program until it ends; the answer is its exit status.
  ///
  /// Nothing where it could not be started. The next `show` draws everything, in the size of then.
  package mutating func run(_ arguments: [String]) -> Int? {
    let status = Self.runWithoutScreen(arguments)
    cn_fit()
    size = Self.fittedSize
    shown = nil
    return status
  }

  /// The same where no screen of ours is shown.
  package static func runWithoutScreen(_ arguments: [String]) -> Int? {
    let words = arguments.flatMap { $0.utf8CString }
    let status = cn_run(words, words.count)
    return status < 0 ? nil : Int(status)
  }

  /// Puts a text on the clipboard, as far as the terminal allows; false where nothing was sent.
  package func copy(_ text: String) -> Bool {
    // Some terminals drop what is longer.
    guard traits.copies.value, text.utf8.count <= 50_000 else { return false }
    let sequence = Array("\u{1B}]52;c;\(SixBits.base64(text.utf8))\u{07}".utf8)
    return cn_send(sequence, sequence.count)
  }

  // MARK: Keys

  /// Everything that has been typed since; waits for the first key.
  ///
  /// Empty after that many milliseconds without one, or when the watched descriptor can be read.
  package mutating func nextKeys(
    timeout: Int? = nil, watching descriptor: Int32? = nil
  ) throws(TerminalProblem) -> [Key] {
    let deadline = timeout.map { ContinuousClock.now + .milliseconds($0) }
    while true {
      let next = [deadline, sequenceDeadline].compactMap { $0 }.min()
      let arrival = read(until: next, watching: descriptor)
      var keys = feed(arrival.bytes)
      if arrival.news.contains(.gone), keys.isEmpty { throw .vanished }
      if !arrival.news.isDisjoint(with: [.resized, .resumed]) {
        keys += try refit(debounces: arrival.news.contains(.resized))
      } else if arrival.bytes.isEmpty, !arrival.news.contains(.watched) {
        keys += flushIfDue()
        if let deadline, deadline <= .now { return keys }
      }
      if !keys.isEmpty || arrival.news.contains(.watched) { return keys }
    }
  }

  private mutating func feed(_ bytes: [UInt8]) -> [Key] {
    let keys = decoder.feed(bytes)
    if !bytes.isEmpty {
      sequenceDeadline = decoder.patience.map { .now + .milliseconds($0) }
    }
    return keys
  }

  /// The keys of a sequence that has been waiting for its rest for too long.
  private mutating func flushIfDue() -> [Key] {
    guard let sequenceDeadline, sequenceDeadline <= .now else { return [] }
    self.sequenceDeadline = nil
    return decoder.flush()
  }

  private func read(
    until deadline: ContinuousClock.Instant?, watching descriptor: Int32? = nil
  ) -> (bytes: [UInt8], news: CNNews) {
    var news = CNNews()
    let wait = deadline.map { max(.zero, $0 - .now) / .milliseconds(1) }
    let milliseconds = wait.map { Int32(min($0.rounded(.up), 1e9)) } ?? -1
    let count = Int(
      cn_read(input.baseAddress, input.count, milliseconds, descriptor ?? -1, &news))
    return (Array(input.prefix(count)), news)
  }

  /// Takes over the terminal's size once it rests; redraws by itself where it is the old one.
  private mutating func refit(debounces: Bool) throws(TerminalProblem) -> [Key] {
    var keys: [Key] = []
    for _ in 0..<8 where debounces {
      let arrival = read(until: .now + .milliseconds(12))
      keys += feed(arrival.bytes)
      guard keys.isEmpty, arrival.news == .resized else { break }
    }
    let before = size
    cn_fit()
    size = Self.fittedSize
    let canvas = shown
    shown = nil
    guard size == before, let canvas else { return [.resize(size)] + keys }
    try show(canvas, cursor: cursor, showsCursor: showsCursor)
    return keys
  }

  // MARK: Drawing

  /// The canvas in the size of the screen.
  private func fitted(_ canvas: Canvas) -> Canvas {
    if canvas.size == size { return canvas }
    var fitted = Canvas(size: size)
    fitted.draw(canvas)
    return fitted
  }

  private func put(_ patch: Patch) {
    patch.scalars.withUnsafeBufferPointer { scalars in
      guard let start = scalars.baseAddress else { return }
      for run in patch.runs {
        let attributes = emphasis[Int(run.style.role.rawValue)].union(run.style.attributes)
        cn_put(
          Int32(run.row), Int32(run.column), start + run.scalars.lowerBound, run.scalars.count,
          run.style.role.paintNumber, CNAttributes(attributes))
      }
    }
  }

  private static func blitter(_ theme: Theme) -> Blitter {
    Blitter(theme, libraryWidth: { Int(cn_width($0)) })
  }

  private static func emphasis(_ theme: Theme) -> [Attributes] {
    Role.allCases.map { theme.paint(Style($0)).attributes }
  }

  private func update() throws(TerminalProblem) -> Int {
    let count = cn_show(Int32(clamping: cursor.row), Int32(clamping: cursor.column), showsCursor)
    if count < 0 { throw .vanished }
    return Int(count)
  }

  private func definePaints() {
    for role in Role.allCases {
      let paint = theme.paint(Style(role))
      cn_define_paint(role.paintNumber, CNColor(paint.foreground), CNColor(paint.background))
    }
  }

  private static var fittedSize: Size {
    var (columns, rows): (Int32, Int32) = (0, 0)
    cn_size(&columns, &rows)
    return Size(columns: Int(columns), rows: Int(rows))
  }
}
