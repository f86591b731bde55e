import TerminalModel

/// What the likeliest keys would bring, worked out while nobody waits.
///
/// A desk is a value, so a key can be pressed on a copy: when it comes, the screen is there already.
package struct Foresight: Sendable {
  /// A desk after a key, with what has to be done outside and the screen.
  package struct Vision: Sendable {
    package var desk: Desk
    package var effects: [Effect]
    package var screen: Screen
  }

  private var visions: [Key: Vision] = [:]

  package init() {}

  private static let turns: [Key] = [.right, .left]
  /// What is pressed several times in a row, and never takes long.
  private static let steady: Set<Key> = [
    .up, .down, .tab, .pageUp, .pageDown, .character("h"), .character("j"), .character("k"),
    .character("l"), .character(" "), .character("."), .character(","), .character("u"),
  ]

  /// The keys worth looking ahead for: the hand's turns, and perhaps the last one once more.
  package static func likely(after last: Key?) -> [Key] {
    guard let last, steady.contains(last) else { return turns }
    return [last] + turns
  }

  /// Presses a key on a copy.
  package mutating func look(_ key: Key, on desk: Desk, _ size: Size) {
    var next = desk
    let effects = next.press(key)
    let screen = next.screen(size)
    visions[key] = Vision(desk: next, effects: effects, screen: screen)
  }

  /// What a key brings; everything foreseen is forgotten, for it was about a moment that is over.
  package mutating func take(_ key: Key) -> Vision? {
    defer { visions = [:] }
    return visions[key]
  }

  package mutating func forget() { visions = [:] }
}
