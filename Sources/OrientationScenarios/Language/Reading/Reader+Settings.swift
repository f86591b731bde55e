import OrientationModel

extension Reader {
  /// What a set-up line sets: its first word, and of a list the idiom it is for.
  mutating func settingKey() -> String {
    let word = next().text
    guard word == "plist", let idiom = take("phone") ?? take("pad") else { return word }
    return "\(word) \(idiom.text)"
  }

  mutating func setting(_ key: String) throws(Abandoned) -> Scenario.Setting {
    let setting = try value(of: key)
    let isList = key.hasPrefix("plist") || ["delegate", "adaptor", "scene-delegate"].contains(key)
    try finish(could: isList ? Words.masks : [])
    return setting
  }

  private mutating func value(of key: String) throws(Abandoned) -> Scenario.Setting {
    let start = peek().place
    switch key {
    case "device": return .devices(try devices())
    case "ios": return .ios(located(try versions(), from: start))
    case "linked": return .linked(try versions())
    case "held": return .held(try deviceOrientation())
    case "posture": return .posture(try choice(of: Posture.self))
    case "lock": return .lock(try onOff())
    case "plist": return .plist(located(try orientationList(), from: start))
    case "plist phone": return .phonePlist(located(try orientationList(), from: start))
    case "plist pad": return .padPlist(located(try orientationList(), from: start))
    case "delegate": return .delegate(located(try delegateAnswer(), from: start))
    case "adaptor": return .adaptor(located(try delegateAnswer(), from: start))
    case "deployment": return .deployment(try version())
    case "scene-delegate": return .sceneDelegate(located(try maskAnswer(), from: start))
    case "requires-full-screen": return .requiresFullScreen(located(try yesNo(), from: start))
    case "scene": return .scene(located(try sceneShape(), from: start))
    case "minimum-size": return .minimumSize(try pointSize())
    case "family": return .family(try choice(of: Scenario.Family.self))
    case "life-cycle":
      return .lifeCycle(located(try choice(of: Scenario.LifeCycle.self), from: start))
    case "assume":
      let assumed = try assumed()
      return .assume(assumed.assumption, holds: assumed.holds)
    default: throw unexpected(could: Words.settings, as: .statement)
    }
  }

  mutating func heading(_ word: String, into header: inout Scenario.Header) throws(Abandoned) {
    switch word {
    case "title": header.title = try prose("title")
    case "about": header.about.append(try prose("about", isOptional: true))
    case "source": header.sources.append(try prose("source"))
    case "hint": header.hints.append(try prose("hint"))
    case "solution":
      skipBlanks()
      let place = place(ofByteAt: position)
      header.solutions.append(Located(try prose("token"), at: place))
    case "par":
      header.par = try self.word(could: ["1", "2", "3"], as: .number) { text in
        text.utf8.allSatisfy(Byte.isDigit) && text.first != "0" ? UInt8(text) : nil
      }
      try finish()
    default:
      header.evidence = try choice(of: Scenario.Evidence.self)
      try finish()
    }
  }

  /// `NAME yes|no`, after `assume`.
  mutating func assumed() throws(Abandoned) -> Scenario.Assumed {
    let assumption = try choice(of: Assumption.self, as: .assumption)
    let holds = try yesNo()
    try finish()
    return Scenario.Assumed(assumption, holds: holds)
  }

  mutating func onOff() throws(Abandoned) -> Bool {
    try phrase(of: [true, false]) { $0 ? "on" : "off" }
  }

  mutating func yesNo() throws(Abandoned) -> Bool { try phrase(of: [true, false]) { $0.word } }

  mutating func choice<Choice: Named>(
    of choices: Choice.Type, as subject: Problem.Subject = .word
  ) throws(Abandoned) -> Choice {
    try phrase(of: Array(choices.allCases), as: subject, named: { $0.name })
  }

  mutating func delegateAnswer() throws(Abandoned) -> Scenario.DelegateAnswer {
    if take("asks") != nil {
      try expect("top")
      return .top
    }
    if let first = take("phone") ?? take("pad") {
      let masks = try byIdiom(from: first) { reader throws(Abandoned) in try reader.maskAnswer() }
      return .idioms(phone: masks.phone, pad: masks.pad)
    }
    let token = peek()
    let isMask = token.kind == .word && OrientationMask(word: token.text) != nil
    guard isMask || token.isWord("enum") || token.isSign("[") else {
      throw unexpected(could: Words.masks + ["phone", "pad", "asks top", "enum"], as: .orientation)
    }
    let mask = try maskAnswer()
    guard take("for") != nil else { return .mask(mask) }
    let window = take("window") == nil ? nil : try name("a window's name")
    let screens = window == nil ? try references() : []
    try expect("otherwise")
    let otherwise = try maskAnswer()
    return window.map { .window($0, mask, otherwise: otherwise) }
      ?? .during(screens, mask, otherwise: otherwise)
  }

  /// What a phone gets and what a pad gets, in either order; after the first one's word.
  mutating func byIdiom<Mask>(
    from first: Token, _ read: (inout Reader) throws(Abandoned) -> Mask
  ) throws(Abandoned) -> (phone: Mask, pad: Mask) {
    let isPhoneFirst = first.text == "phone"
    let one = try read(&self)
    try expect(isPhoneFirst ? "pad" : "phone")
    let other = try read(&self)
    return isPhoneFirst ? (one, other) : (other, one)
  }

  /// `16`, `6-12`, `16-`, with commas between.
  mutating func versions() throws(Abandoned) -> Scenario.VersionList {
    var parts: [Scenario.VersionList.Part] = []
    repeat {
      let token = peek()
      guard token.kind == .word else {
        throw unexpected(could: ["16", "6-12", "16-"], as: .version)
      }
      next()
      if let part = versionPart(token) {
        parts.append(part)
      } else if peek().kind == .word {
        throw Abandoned()
      }
    } while takesMoreVersions()
    // Where none is right, the rest of the line is read as if it were about all.
    return Scenario.VersionList(parts.isEmpty ? [.from(SystemVersion.all[0])] : parts)
  }

  /// One version, as `deployment` takes it.
  mutating func version() throws(Abandoned) -> SystemVersion {
    try word(could: SystemVersion.all.map { $0.text }, as: .version) { SystemVersion(text: $0) }
  }

  /// Takes a comma if a version follows it; in `expect` a device may follow too.
  private mutating func takesMoreVersions() -> Bool {
    var ahead = self
    guard ahead.take(",") != nil else { return false }
    let following = ahead.peek()
    let isQualifier = ["ios", "linked"].contains(following.text)
    guard following.kind != .word || !isQualifier && !Device.starts(with: following.text) else {
      return false
    }
    self = ahead
    return true
  }

  private mutating func versionPart(_ token: Token) -> Scenario.VersionList.Part? {
    let ends = token.text.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count <= 2, let first = SystemVersion(text: ends[0]) else {
      note(.noSuchVersion(token.shown), at: token.place)
      return nil
    }
    guard ends.count == 2 else { return .only(first) }
    guard !ends[1].isEmpty else { return .from(first) }
    guard let last = SystemVersion(text: ends[1]) else {
      note(.noSuchVersion(token.shown), at: token.place)
      return nil
    }
    guard first <= last else {
      note(.backwardsRange(token.shown), at: token.place)
      return nil
    }
    return .range(first, through: last)
  }

  /// One device, whose name may have several words; nothing where it has been noted as unknown.
  mutating func device() throws(Abandoned) -> Located<Device>? {
    let first = peek()
    var text = ""
    var place = first.place
    while case let token = peek(), token.kind == .word || token.kind == .string {
      if token.text == "ios", !text.isEmpty { break }
      next()
      text += text.isEmpty ? token.text : " " + token.text
      place = place.through(token.place)
      if text.utf8.count > 200 { break }
    }
    guard !text.isEmpty else { throw unexpected(could: Words.devices, as: .device) }
    guard let device = Device(tradeName: text) else {
      note(.unknown(.device, text, known: Words.devices), at: place)
      return nil
    }
    return Located(device, at: place)
  }

  mutating func devices() throws(Abandoned) -> [Located<Device>] {
    var list: [Located<Device>] = []
    repeat {
      guard let device = try device() else { continue }
      if list.contains(device) {
        note(.saidTwice(device.value.name, first: device.place.line), at: device.place)
      } else {
        list.append(device)
      }
    } while take(",") != nil
    guard !list.isEmpty else { throw Abandoned() }
    return list
  }
}

extension SystemVersion {
  /// `15` or `8.1`, if there is such a version.
  package init?(text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ $0.utf8.allSatisfy(Byte.isDigit) }),
      let major = UInt8(parts[0]), Self.exists(major),
      let minor = UInt8(parts.count > 1 ? parts[1] : "0")
    else { return nil }
    self.init(major, minor: minor)
  }
}

extension Device {
  /// Whether a device's name begins with this word, in whatever case it is written.
  static func starts(with word: String) -> Bool {
    let lower = word.lowercased()
    return lower.hasPrefix("iphone") || lower.hasPrefix("ipad")
  }
}
