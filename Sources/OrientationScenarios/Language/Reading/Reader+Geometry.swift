import OrientationModel

extension Reader {
  /// The shape of a scene: `full-screen`, `split 1/2`, `stage 834x1112`.
  mutating func sceneShape() throws(Abandoned) -> SceneShape {
    if take("split") != nil { return SceneShape(try splitShare()) }
    if take("stage") != nil { return SceneShape(.stage, try pointSize()) }
    // `resize 500x700`: the user drags a resizable scene to that size.
    let first = peek()
    if first.kind == .word, PointSize(text: first.text) != nil {
      return SceneShape(.resizable, try pointSize())
    }
    let plain: [SceneMode] = [.fullScreen, .windowed, .resizable, .slideOver]
    return try word(could: Words.shapes + ["500x700"]) { word in
      plain.first { $0.name == word }.map { SceneShape($0) }
    }
  }

  private mutating func splitShare() throws(Abandoned) -> SceneMode {
    let shares = ["2/3", "1/2", "1/3"]
    guard let part = take("1") ?? take("2"), take("/") != nil else {
      throw unexpected(could: shares)
    }
    let wholes = part.text == "1" ? ["2", "3"] : ["3"]
    let second = peek()
    guard wholes.contains(second.text), let whole = take(second.text) else {
      throw refuse(.unknown(.word, second.shown, known: wholes), at: second)
    }
    return part.text == "2" ? .splitTwoThirds : whole.text == "2" ? .splitHalf : .splitThird
  }

  /// Width and height in points: `390x844`.
  mutating func pointSize(could more: [String] = []) throws(Abandoned) -> PointSize {
    try word(could: ["390x844"] + more, as: .size) { PointSize(text: $0) }
  }

  /// A mask, the raw value of an orientation, or the interface orientation of the moment.
  mutating func supportsAnswer() throws(Abandoned) -> MaskAnswer {
    take("current") == nil ? try maskAnswer(could: ["current"]) : .mask(.current)
  }

  /// What an author wants: a mask, or the interface orientation of the moment.
  mutating func wantedMask() throws(Abandoned) -> OrientationMask {
    take("current") == nil ? try mask(could: ["current"]) : .current
  }

  /// A raw value that is no orientation, after `raw`.
  mutating func rawPreference() throws(Abandoned) -> PreferredOrientation {
    let token = peek()
    guard token.kind == .word, let value = UInt8(token.text) else {
      throw unexpected(could: ["7"], as: .orientation)
    }
    next()
    if let orientation = InterfaceOrientation(rawValue: value) {
      throw refuse(.unknown(.orientation, token.shown, known: [orientation.name]), at: token)
    }
    return value == 0 ? .unknown : .raw(value)
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
