/// The smallest piece of a line that means something.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case word
    case string
    /// One of `, ; : ( ) ?`.
    case sign
    /// Already reported; nothing more can be read from this line.
    case broken
    case end
  }

  var kind: Kind
  /// A word or sign as written; of a string what is between the quotation marks, unescaped.
  var text: String
  var place: Place
  /// The byte after it.
  var end: Int

  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }

  func isWord(_ word: String) -> Bool { kind == .word && text == word }

  /// Whether it follows the one before without a blank.
  func isGlued(to other: Token) -> Bool { place.offset == other.end }
}
