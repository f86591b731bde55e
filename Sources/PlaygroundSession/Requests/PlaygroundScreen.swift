import TerminalModel

/// What only the playground's screen can show, for whoever has none and is handed this.
package struct PlaygroundScreen: Sendable {
  /// A story from where a session stands to its end, on a screen of some size.
  package var film: @Sendable (Session, Size) -> Screencast
  /// What is seen after some keys, and the ground it is drawn for.
  package var picture: @Sendable (PlayRequest, [Key], Size, ColorDepth) -> (Canvas, Appearance)
  /// What is said at first, after a line of keys, and after some lines.
  package var sentences: @Sendable (PlayRequest, String, [UInt8]) -> [String]
  /// What it makes of a terminal's size, in a few words.
  package var room: @Sendable (Size) -> String

  package init(
    film: @escaping @Sendable (Session, Size) -> Screencast,
    picture: @escaping @Sendable (PlayRequest, [Key], Size, ColorDepth) -> (Canvas, Appearance),
    sentences: @escaping @Sendable (PlayRequest, String, [UInt8]) -> [String],
    room: @escaping @Sendable (Size) -> String
  ) {
    self.film = film
    self.picture = picture
    self.sentences = sentences
    self.room = room
  }
}
