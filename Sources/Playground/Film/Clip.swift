import TerminalModel

/// What was recorded, ready to leave the terminal.
package struct Clip: Hashable, Sendable {
  /// What the file is called, without its ending.
  package var name: String
  package var title: String
  package var scenes: [Film.Scene]

  package static func == (left: Clip, right: Clip) -> Bool {
    left.name == right.name && left.title == right.title
      && left.scenes.map(\.canvas.text) == right.scenes.map(\.canvas.text)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(title)
    hasher.combine(scenes.count)
  }
}

/// A recording under way: the desk it began at, and every key since.
struct Reel: Sendable {
  /// One; an array, because a value cannot hold itself.
  private let start: [Desk]
  private var keys: [Key] = []

  init(_ desk: Desk) { start = [desk] }

  /// Whether anything was pressed but the key that ends it.
  var hasKeys: Bool { keys.count > 1 }

  /// Takes a key; the wheel presses another, which is taken then.
  mutating func hear(_ key: Key) {
    switch key {
    case .mouse(let event) where event.kind == .wheel(.up) || event.kind == .wheel(.down): break
    default: keys.append(key)
    }
  }

  /// Takes a line that was said without a prompt, as if it had been typed there.
  mutating func hear(line: String) {
    keys += [.character(":")] + line.map { .character($0) } + [.enter]
  }

  /// Everything but the key that ended it.
  func film(_ size: Size) -> Film? {
    start.first.map { Film($0, keys: keys.dropLast(), size: size) }
  }
}
