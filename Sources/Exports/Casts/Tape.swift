/// The events of a recording while time goes by; all times are milliseconds.
struct Tape {
  /// What kind of thing happened.
  enum Code: String {
    /// The terminal shows something.
    case output = "o"
    /// A key was pressed.
    case input = "i"
    /// A place to jump to.
    case marker = "m"
  }

  private(set) var events: [JSON] = []
  private(set) var time = 0
  private let pace: Pace

  init(_ pace: Pace) { self.pace = pace }

  /// Lets time go by, as fast as the pace says.
  mutating func wait(_ milliseconds: Int) { time += milliseconds * pace.factor / 100 }

  mutating func add(_ code: Code, _ text: String) {
    guard !text.isEmpty else { return }
    events.append([.thousandths(time), .string(code.rawValue), .string(text)])
  }
}
