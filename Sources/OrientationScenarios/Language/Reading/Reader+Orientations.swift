import OrientationModel

extension Reader {
  /// One or more mask words; a wrong one is noted and passed over.
  mutating func mask(could more: [String] = []) throws(Abandoned) -> Located<OrientationMask> {
    let words = try orientationWords(could: Words.masks + more)
    var mask: OrientationMask = []
    for word in words.value { mask.formUnion(OrientationMask(word: word) ?? []) }
    return Located(mask, at: words.place)
  }

  /// A mask, or `enum` and the orientation whose raw value is returned in its place.
  mutating func maskAnswer() throws(Abandoned) -> Located<MaskAnswer> {
    if let start = take("enum") {
      let orientation = try interfaceOrientation()
      return Located(.rawValue(of: orientation.value), at: start.place.through(orientation.place))
    }
    let mask = try mask(could: ["enum"])
    return Located(.mask(mask.value), at: mask.place)
  }

  /// A property list's orientations, whose order counts.
  mutating func orientationList() throws(Abandoned) -> Located<[InterfaceOrientation]> {
    let words = try orientationWords(could: Words.masks)
    var list: [InterfaceOrientation] = []
    for word in words.value {
      for orientation in OrientationMask(word: word)?.orientations ?? []
      where !list.contains(orientation) { list.append(orientation) }
    }
    return Located(list, at: words.place)
  }

  private mutating func orientationWords(
    could known: [String]
  ) throws(Abandoned) -> Located<[String]> {
    var words: [String] = []
    var place: Place?
    var isBroken = false
    while case let token = peek(), token.kind == .word || token.kind == .string, !endsMask(token) {
      next()
      place = place?.through(token.place) ?? token.place
      if token.kind == .string || OrientationMask(word: token.text) == nil {
        _ = refuse(.unknown(.orientation, token.shown, known: known), at: token)
        // A word that is nothing like a mask ends it.
        guard Nearest.word(to: token.text, among: known) != nil else { throw Abandoned() }
        isBroken = true
      } else if words.count < 64 {
        words.append(token.text)
      }
    }
    if isBroken, words.isEmpty { throw Abandoned() }
    guard let place, !words.isEmpty else { throw unexpected(could: known, as: .orientation) }
    return Located(words, at: place)
  }

  /// Whether a word belongs to what follows a mask.
  private func endsMask(_ token: Token) -> Bool {
    token.kind == .word && OrientationMask(word: token.text) == nil
      && Words.reserved.contains(token.text)
  }

  mutating func interfaceOrientation(
    could more: [String] = []
  ) throws(Abandoned) -> Located<InterfaceOrientation> {
    let token = peek()
    guard token.kind == .word, let orientation = InterfaceOrientation(word: token.text) else {
      throw unexpected(could: Words.orientations + more, as: .orientation)
    }
    next()
    return Located(orientation, at: token.place)
  }

  mutating func deviceOrientation(
    could more: [String] = []
  ) throws(Abandoned) -> Located<DeviceOrientation> {
    let token = peek()
    guard token.kind == .word, let orientation = DeviceOrientation(word: token.text) else {
      throw unexpected(could: Words.held + more, as: .orientation)
    }
    next()
    return Located(orientation, at: token.place)
  }

  /// What is preferred for a presentation: an orientation, or `unknown`.
  mutating func preferredAnswer() throws(Abandoned) -> Located<PreferredOrientation> {
    if let unknown = take("unknown") { return Located(.unknown, at: unknown.place) }
    let orientation = try interfaceOrientation(could: ["unknown"])
    return Located(PreferredOrientation(orientation.value), at: orientation.place)
  }
}

extension OrientationMask {
  /// The mask a single word of the language stands for.
  init?(word: String) {
    switch word {
    case "portrait": self = .portrait
    case "portraitUpsideDown", "upsideDown": self = .portraitUpsideDown
    case "landscapeLeft": self = .landscapeLeft
    case "landscapeRight": self = .landscapeRight
    case "landscape": self = .landscape
    case "allButUpsideDown": self = .allButUpsideDown
    case "all": self = .all
    case "none": self = .none
    default: return nil
    }
  }
}
