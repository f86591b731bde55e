import TerminalModel
import TerminalNcurses

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the program shows, as a value.
struct Probe {
  private(set) var size: Size
  private(set) var hasEnded = false
  private(set) var count = 0
  private(set) var selected = 0
  private(set) var turns = 0
  private(set) var isHelpShown = false
  /// The last key, and the one before.
  private(set) var last = "none"
  private(set) var before = "none"
  private(set) var pasted = 0
  /// How often something was scribbled over everything else.
  private(set) var scribbles = 0
  /// Whether another program has the terminal, and then a new session of ours.
  private(set) var leaves = false
  /// What only the terminal can do, asked for by the last key.
  var request: Request?

  enum Request {
    case abort, trap, overflow, suspend, repaint, mouse(Bool), copy(String)
  }

  init(size: Size) { self.size = size }

  mutating func press(_ key: Key) {
    request = nil
    leaves = key == .character("R")
    before = last
    last = key.name
    switch key {
    case .resize(let size): self.size = size
    case .paste(let text): pasted += text.count
    case .character("q"): hasEnded = true
    case .escape: isHelpShown = false
    case .character("?"): isHelpShown = true
    case .right: count += 1
    case .left: count -= 1
    case .down: selected = (selected + 1) % Self.items.count
    case .up: selected = (selected + Self.items.count - 1) % Self.items.count
    case .character(" "): turns += 1
    case .character("s"): scribbles += 1
    case .character(let character): request = Self.requests[character]
    case .control("l"): request = .repaint
    default: break
    }
  }

  private static let requests: [Character: Request] = [
    "A": .abort, "T": .trap, "O": .overflow, "Z": .suspend, "m": .mouse(true), "M": .mouse(false),
    "y": .copy("from the probe"), "Y": .copy(String(repeating: "y", count: 50_001)),
  ]

  static let items = ["Sintel", "Big Buck Bunny", "Tears of Steel", "Spring", "映画 👨‍👩‍👧 é"]

  var cursor: Point { Point(column: 2, row: 4 + selected) }

  var canvas: Canvas {
    var canvas = Canvas(size: size)
    canvas.write("probe \(size.text)  count \(count)", at: .zero, as: .title)
    canvas.write(
      "last \(last)  pasted \(pasted)  before \(before).", at: Point(column: 0, row: 1), as: .dim)
    canvas.fill(Rect(column: 0, row: 2, columns: size.columns, rows: 1), with: "─", as: .line)
    for (index, item) in Self.items.enumerated() {
      let style = index == selected ? Style.selected : .plain
      let mark = index == selected ? " ▸ " : "   "
      canvas.write(mark, at: Point(column: 0, row: 4 + index), as: style)
      canvas.write(item, at: Point(column: 3, row: 4 + index), columns: 16, as: style)
      canvas.write("│", at: Point(column: 20, row: 4 + index), as: .line)
    }
    drawPhone(on: &canvas)
    if isHelpShown { drawHelp(on: &canvas) }
    var dice = Dice(state: 1)
    for _ in 0..<scribbles { dice.scribble(on: &canvas) }
    return canvas
  }

  /// A phone that stands or lies, in the middle of what the list leaves free.
  private func drawPhone(on canvas: inout Canvas) {
    let lies = !turns.isMultiple(of: 2)
    let phone = lies ? Size(columns: 54, rows: 13) : Size(columns: 26, rows: 27)
    let free = Rect(column: 24, row: 4, columns: size.columns - 24, rows: size.rows - 5)
    canvas.within(free) { canvas in
      let frame = canvas.bounds.centered(phone)
      canvas.fill(frame, with: "▒", as: .device)
      canvas.fill(frame.inset(), as: .glass)
      canvas.within(frame.inset()) { canvas in
        canvas.fill(Rect(column: 0, row: 0, columns: canvas.size.columns, rows: 2), as: .bar)
        canvas.write(
          "Films", at: Point(column: 0, row: 1), columns: canvas.size.columns, .center, as: .bar)
        for (index, item) in Self.items.enumerated() {
          canvas.write(item, at: Point(column: 2, row: 3 + 2 * index), as: .content)
        }
      }
    }
  }

  private func drawHelp(on canvas: inout Canvas) {
    let frame = canvas.bounds.centered(Size(columns: 30, rows: 5))
    canvas.fill(frame, with: "═", as: .accent)
    canvas.fill(frame.inset())
    canvas.write("help is shown", at: frame.origin.moved(right: 2, down: 2))
  }
}

/// Chance that is the same every time.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 16 ^ state << 32
  }

  /// Writes or fills something somewhere, in some style.
  mutating func scribble(on canvas: inout Canvas) {
    let role = Role.allCases.randomElement(using: &self) ?? .plain
    let style = Style(role, Attributes(rawValue: UInt8.random(in: 0..<8, using: &self)))
    let place = Point(
      column: Int.random(in: 0..<canvas.size.columns, using: &self),
      row: Int.random(in: 0..<canvas.size.rows, using: &self))
    let texts = ["a", "映画", "e\u{301}x", "👨‍👩‍👧", "─│", "a b  c", "     ", "wide 面 text"]
    if Bool.random(using: &self) {
      canvas.write(texts.randomElement(using: &self) ?? "", at: place, as: style)
    } else {
      let size = Size(
        columns: Int.random(in: 1...40, using: &self), rows: Int.random(in: 1...3, using: &self))
      let glyph: Character = Bool.random(using: &self) ? " " : "·"
      canvas.fill(Rect(origin: place, size: size), with: glyph, as: style)
    }
  }
}

/// Does what a value cannot.
func perform(_ probe: inout Probe, on terminal: inout Terminal) {
  switch probe.request {
  case .abort: abort()
  case .trap: trap(Int.max, by: probe.count == 0 ? 1 : probe.count)
  case .overflow: print(overflow(depth: 1))
  case .suspend: terminal.suspend()
  case .repaint: terminal.repaint()
  case .mouse(let isOn): terminal.reportsMouse = isOn
  case .copy(let text): _ = terminal.copy(text)
  case nil: break
  }
  probe.request = nil
}

/// Overflows, which Swift traps.
@inline(never)
func trap(_ number: Int, by step: Int) { print(number + abs(step)) }

/// Runs out of stack.
@inline(never)
func overflow(depth: Int) -> Int { depth == 0 ? 0 : overflow(depth: depth + 1) + depth }

func printError(_ text: String) { _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) } }
