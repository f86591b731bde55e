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

  /// Whether the mouse is reported from the next `show` on; without that the terminal's own
  /// selection of text works.
  package var reportsMouse = false

  private var theme: Theme
  /// What the terminal shows; nil when every cell has to be put.
  private var shown: Screen?
  /// Where what is typed arrives.
  private let keys = UnsafeMutableBufferPointer<CNKey>.allocate(capacity: 4096)

  /// Takes over the terminal of standard input and output; draws nothing yet.
  package init(traits: TerminalTraits = .current()) throws(TerminalProblem) {
    let opening = cn_open(traits.reports.value, traits.synchronizes.value)
    if let problem = TerminalProblem(opening, term: traits.term) { throw problem }
    // Nothing may throw from here on: a whole value closes the terminal when it goes.
    self.traits = traits
    theme = traits.theme
    fit()
  }

  deinit {
    cn_close()
    keys.deallocate()
  }

  /// Brings the terminal up to date with a screen, in one write.
  ///
  /// The cursor stands on the focused item even where it is hidden: screen readers follow it.
  package mutating func show(_ screen: Screen) throws(TerminalProblem) {
    let next = fitted(screen)
    next.canvas.put(over: shown?.canvas, theme)
    let stained = next.stained.intersection(next.canvas.bounds)
    if !stained.isEmpty {
      cn_redraw(
        Int32(stained.top), Int32(stained.left), Int32(stained.size.rows),
        Int32(stained.size.columns))
    }
    shown = next
    let (row, column) = (Int32(next.cursor.row), Int32(next.cursor.column))
    guard cn_show(row, column, next.showsCursor, reportsMouse) else { throw .vanished }
  }

  /// Draws every cell again with the next `show`: for Ctrl-L.
  package mutating func repaint() {
    cn_repaint()
    shown = nil
  }

  /// Takes the colours for another ground, with the next `show`.
  package mutating func draw(on ground: Appearance) {
    theme.appearance = ground
    repaint()
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
  /// Empty after that many milliseconds without one.
  package mutating func nextKeys(timeout: Int? = nil) throws(TerminalProblem) -> [Key] {
    let deadline = timeout.map { ContinuousClock.now + .milliseconds($0) }
    while true {
      let arrival = read(until: deadline)
      var keys = arrival.keys
      if arrival.news.contains(.gone), keys.isEmpty { throw .vanished }
      if !arrival.news.isDisjoint(with: [.resized, .resumed]) {
        keys += try refit(debounces: arrival.news.contains(.resized))
      }
      if !keys.isEmpty { return keys }
      if let deadline, deadline <= .now { return [] }
    }
  }

  private func read(until deadline: ContinuousClock.Instant?) -> (keys: [Key], news: CNNews) {
    var news = CNNews()
    let wait = deadline.map { max(.zero, $0 - .now) / .milliseconds(1) }
    let milliseconds = wait.map { Int32(min($0.rounded(.up), 1e9)) } ?? -1
    let count = cn_read(keys.baseAddress, keys.count, milliseconds, &news)
    return (keys.prefix(count).map { Key($0) }, news)
  }

  /// Takes over the terminal's size once it rests; redraws by itself where it is the old one.
  private mutating func refit(debounces: Bool) throws(TerminalProblem) -> [Key] {
    var keys: [Key] = []
    for _ in 0..<8 where debounces {
      let arrival = read(until: .now + .milliseconds(12))
      keys += arrival.keys
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
    if !traits.isUTF8.value { fitted.canvas = fitted.canvas.inASCII }
    fitted.cursor = Point(
      column: max(0, min(screen.cursor.column, size.columns - 1)),
      row: max(0, min(screen.cursor.row, size.rows - 1)))
    return fitted
  }

  /// Takes over the terminal's size, and draws everything with the next `show`.
  private mutating func fit() {
    var (columns, rows): (Int32, Int32) = (0, 0)
    cn_fit(&columns, &rows)
    size = Size(columns: Int(columns), rows: Int(rows))
    shown = nil
  }
}
