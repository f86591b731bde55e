import OrientationModel

extension Reader {
  /// The shape of a scene: `full-screen`, `split 1/2`, `stage 834x1112`.
  mutating func sceneShape() throws(Abandoned) -> Located<SceneShape> {
    if let start = take("split") {
      let share = try splitShare()
      return Located(SceneShape(share.value), at: start.place.through(share.place))
    }
    if let start = take("stage") {
      let size = try pointSize()
      return Located(SceneShape(.stage, size.value), at: start.place.through(size.place))
    }
    // `resize 500x700`: the user drags a resizable scene to that size.
    let first = peek()
    if first.kind == .word, PointSize(text: first.text) != nil {
      return try pointSize().map { SceneShape(.resizable, $0) }
    }
    let plain: [SceneMode] = [.fullScreen, .windowed, .resizable, .slideOver]
    return try word(could: Words.shapes) { word in
      plain.first { $0.name == word }.map { SceneShape($0) }
    }
  }

  private mutating func splitShare() throws(Abandoned) -> Located<SceneMode> {
    let first = peek()
    let shares = ["2/3", "1/2", "1/3"]
    guard let part = take("1") ?? take("2"), take("/") != nil else {
      throw unexpected(could: shares)
    }
    let wholes = part.text == "1" ? ["2", "3"] : ["3"]
    let second = peek()
    guard wholes.contains(second.text), let whole = take(second.text) else {
      throw refuse(.unknown(.word, second.shown, known: wholes), at: second)
    }
    let share: SceneMode =
      part.text == "2" ? .splitTwoThirds : whole.text == "2" ? .splitHalf : .splitThird
    return Located(share, at: first.place.through(whole.place))
  }

  /// Width and height in points: `390x844`.
  mutating func pointSize(could more: [String] = []) throws(Abandoned) -> Located<PointSize> {
    try word(could: ["390x844"] + more) { PointSize(text: $0) }
  }

  /// A mask, the raw value of an orientation, or the interface orientation of the moment.
  mutating func supportsAnswer() throws(Abandoned) -> Located<MaskAnswer> {
    if let current = take("current") { return Located(.mask(.current), at: current.place) }
    return try maskAnswer(could: ["current"])
  }

  /// What an author wants: a mask, or the interface orientation of the moment.
  mutating func wantedMask() throws(Abandoned) -> Located<OrientationMask> {
    if let current = take("current") { return Located(.current, at: current.place) }
    return try mask(could: ["current"])
  }

  /// A raw value that is no orientation, after `raw`.
  mutating func rawPreference(at first: Token) throws(Abandoned) -> Located<PreferredOrientation> {
    let token = peek()
    guard token.kind == .word, let value = UInt8(token.text) else {
      throw unexpected(could: ["7"], as: .orientation)
    }
    next()
    if let orientation = InterfaceOrientation(rawValue: value) {
      throw refuse(.unknown(.orientation, token.shown, known: [orientation.name]), at: token)
    }
    guard value != 0 else { return Located(.unknown, at: first.place.through(token.place)) }
    return Located(.raw(value), at: first.place.through(token.place))
  }
}

extension PointSize {
  /// `390x844`, where both are more than nothing.
  init?(text: String) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Self.side(sides[0]), let height = Self.side(sides[1]) else {
      return nil
    }
    self.init(width, height)
  }

  private static func side(_ text: Substring) -> UInt16? {
    guard text.utf8.allSatisfy(Byte.isDigit), text.first != "0", let side = UInt16(text),
      side < 10_000
    else { return nil }
    return side
  }
}
