import CNcurses
import TerminalModel

/// The one real terminal, while it shows our screen.
///
/// The value is the permission to draw: when it goes out of scope, by whatever way, the terminal is
/// what it was before. Signals, crashes and `exit` restore it as well.
package struct Terminal: ~Copyable {
  /// The most columns and rows that are drawn.
  private static let most = 1_000

  package let traits: TerminalTraits
  /// The size of the screen; a `.resize` key tells of a new one.
  package private(set) var size = Size.zero

  private let isASCII: Bool
  private let synchronizes: Bool
  private let capabilities: Capabilities
  private var theme: Theme
  private var renderer: Renderer
  private var decoder = KeyDecoder()
  /// When the start of a sequence that waits in the decoder is given up.
  private var sequenceDeadline: ContinuousClock.Instant?
  /// What the terminal shows; nil when it has to be drawn whole.
  private var shown: Screen?
  /// What the terminal is to report, and what it has been told to.
  private var reports: Reports
  private var reported: Reports = []
  /// Where what is typed arrives.
  private let input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 16)

  /// Takes over the terminal of standard input and output; draws nothing yet.
  package init(traits: TerminalTraits = .current()) throws(TerminalProblem) {
    if let problem = TerminalProblem(cn_open(), term: traits.term) { throw problem }
    // Nothing may throw from here on: a whole value closes the terminal when it goes.
    self.traits = traits
    isASCII = !traits.isUTF8.value
    synchronizes = traits.synchronizes.value
    capabilities = .ofOpenTerminal()
    theme = traits.theme
    renderer = Renderer(theme, capabilities)
    reports = traits.reports.value ? .always : []
    fit()
  }

  deinit {
    // Mouse reports still on their way are no input for whoever comes next.
    if reported.contains(.mouse) { cn_discard_input() }
    cn_close()
    input.deallocate()
  }

  /// Gives the terminal back; the same as letting go of the value.
  package consuming func close() {}

  /// Brings the terminal up to date with a screen, in one write.
  ///
  /// The cursor stands on the focused item even where it is hidden: screen readers follow it.
  package mutating func show(_ screen: Screen) throws(TerminalProblem) {
    let isForeign = cn_begin_frame()
    if isForeign { (shown, reported) = (nil, []) }
    let next = fitted(screen)
    var frame = (isForeign ? capabilities[.enterScreen] : nil) ?? []
    frame += renderer.frame(from: shown, to: next)
    let isDrawn = !frame.isEmpty
    frame += reports.switches(from: reported)
    if isDrawn, synchronizes {
      frame = Array("\u{1B}[?2026h".utf8) + frame + Array("\u{1B}[?2026l".utf8)
    }
    (shown, reported) = (next, reports)
    guard cn_write(frame, frame.count) else { throw .vanished }
  }

  /// Draws every cell again with the next `show`: for Ctrl-L.
  package mutating func repaint() { shown = nil }

  /// Takes the colours for another ground, with the next `show`.
  package mutating func draw(on ground: Appearance) {
    theme.appearance = ground
    renderer = Renderer(theme, capabilities)
    repaint()
  }

  /// Turns mouse reports on or off, with the next `show`; without them the terminal's own selection
  /// of text works.
  package mutating func reportMouse(_ isOn: Bool) {
    guard traits.reports.value else { return }
    reports = isOn ? .always.union(.mouse) : .always
  }

  /// Sets what a crash says on the terminal that it gives back; false where it is too long for that.
  @discardableResult package func setLastWords(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return cn_set_last_words(bytes, bytes.count)
  }

  /// Sets what any signal that ends the program leaves in a new file; without texts it leaves none.
  package static func setLegacy(_ lines: [String], in file: [CChar]) {
    var bytes: [UInt8] = []
    // What has no room is left out, and not everything with it.
    for line in lines where bytes.count + line.utf8.count < 250_000 { bytes += "\(line)\n".utf8 }
    _ = cn_set_legacy(file, bytes, bytes.count)
  }

  /// Has hang-up, termination and Ctrl-C leave it where no screen of ours is shown.
  package static func guardLegacy() { cn_guard_legacy() }

  /// Leaves it now: the terminal is gone, and its signal is ignored.
  package static func leaveLegacy() { cn_leave_legacy() }

  /// Stops the program as Ctrl-Z does, and comes back when it is continued.
  package func suspend() { cn_suspend() }

  /// Leaves the screen to another program until it ends; the answer is its exit status.
  ///
  /// Nothing where it could not be started. The next `show` draws everything, in the size of then.
  /// Each argument is its bytes, with a zero after them.
  package mutating func run(_ arguments: [[CChar]]) -> Int? {
    let status = Self.runWithoutScreen(arguments)
    fit()
    return status
  }

  /// The same where no screen of ours is shown.
  package static func runWithoutScreen(_ arguments: [[CChar]]) -> Int? {
    let words = arguments.flatMap(\.self)
    let status = cn_run(words, words.count)
    return status < 0 ? nil : Int(status)
  }

  /// Hands a text to a program that says nothing; whether it took it.
  package static func feed(_ arguments: [[CChar]], _ text: String) -> Bool {
    let words = arguments.flatMap(\.self)
    let bytes = Array(text.utf8)
    return cn_feed(words, words.count, bytes, bytes.count)
  }

  /// Puts a text on the clipboard, as far as the terminal allows; false where nothing was sent.
  package func copy(_ text: String) -> Bool {
    // Some terminals drop what is longer.
    guard traits.copies.value, text.utf8.count <= 50_000 else { return false }
    let sequence = Array("\u{1B}]52;c;\(SixBits.base64(text.utf8))\u{07}".utf8)
    return cn_write(sequence, sequence.count)
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
    if !bytes.isEmpty { sequenceDeadline = decoder.patience.map { .now + .milliseconds($0) } }
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
    let count = Int(cn_read(input.baseAddress, input.count, milliseconds, descriptor ?? -1, &news))
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
    let (before, screen) = (size, shown)
    fit()
    guard size == before, let screen else { return [.resize(size)] + keys }
    try show(screen)
    return keys
  }

  // MARK: Drawing

  /// The screen in the terminal's size and characters.
  private func fitted(_ screen: Screen) -> Screen {
    var fitted = screen
    if screen.canvas.size != size {
      fitted.canvas = Canvas(size: size)
      fitted.canvas.draw(screen.canvas)
    }
    if isASCII { fitted.canvas = fitted.canvas.inASCII }
    fitted.cursor = Point(
      column: max(0, min(screen.cursor.column, size.columns - 1)),
      row: max(0, min(screen.cursor.row, size.rows - 1)))
    return fitted
  }

  /// Takes over the terminal's size, and draws everything with the next `show`.
  private mutating func fit() {
    var (columns, rows): (Int32, Int32) = (0, 0)
    cn_size(&columns, &rows)
    // Nobody reads more, and a value that is made up would take all memory.
    size = Size(columns: min(Int(columns), Self.most), rows: min(Int(rows), Self.most))
    shown = nil
    let restoration = restoration
    cn_set_restoration(restoration, restoration.count)
  }

  /// The bytes that undo everything a session may have switched on.
  private var restoration: [UInt8] {
    var bytes: [UInt8] = []
    if synchronizes { bytes += "\u{1B}[?2026l".utf8 }
    if traits.reports.value { bytes += Reports().switches(from: .all) }
    for capability in [Capability.reset, .standardColors, .showCursor] {
      // Where there are no colours, there are none to give back.
      if capability == .standardColors, theme.depth == .mono { continue }
      bytes += capabilities[capability] ?? []
    }
    // Without a screen of its own, the program leaves its last frame and a fresh line below it.
    bytes += capabilities[.moveTo, size.rows - 1, 0] ?? []
    return bytes + (capabilities[.leaveScreen] ?? Array("\r\n".utf8))
  }
}

/// What a terminal may be asked to report.
struct Reports: OptionSet {
  let rawValue: UInt8

  static let mouse = Reports(rawValue: 1)
  static let focus = Reports(rawValue: 2)
  static let paste = Reports(rawValue: 4)

  static let always: Reports = [.focus, .paste]
  static let all: Reports = [.mouse, .focus, .paste]

  /// The private modes of each.
  private static let modes: [(report: Reports, numbers: [Int])] = [
    (.mouse, [1000, 1002, 1006]), (.focus, [1004]), (.paste, [2004]),
  ]

  /// The bytes that bring a terminal from others to these.
  func switches(from others: Reports) -> [UInt8] {
    var text = ""
    for (report, numbers) in Self.modes where contains(report) != others.contains(report) {
      for number in numbers { text += "\u{1B}[?\(number)\(contains(report) ? "h" : "l")" }
    }
    return Array(text.utf8)
  }
}
