import OrientationModel

extension Reader {
  /// `16`, `6-12`, `16-`, with commas between.
  mutating func versions() throws(Abandoned) -> Located<Scenario.VersionList> {
    var parts: [Scenario.VersionList.Part] = []
    var place: Place?
    repeat {
      let token = peek()
      guard token.kind == .word else { throw unexpectedVersion() }
      next()
      place = place?.through(token.place) ?? token.place
      if let part = versionPart(token) {
        parts.append(part)
      } else if peek().kind == .word {
        throw Abandoned()
      }
    } while takesMoreVersions()
    guard let place else { throw unexpectedVersion() }
    guard !parts.isEmpty else { throw Abandoned() }
    return Located(Scenario.VersionList(parts), at: place)
  }

  /// One version, as `linked` takes it.
  mutating func version() throws(Abandoned) -> Located<SystemVersion> {
    let token = peek()
    guard token.kind == .word else { throw unexpectedVersion() }
    guard let version = SystemVersion(text: token.text) else {
      throw refuse(.noSuchVersion(token.shown), at: token)
    }
    next()
    return Located(version, at: token.place)
  }

  private mutating func unexpectedVersion() -> Abandoned {
    let token = peek()
    return token.kind == .end || token.kind == .sign
      ? refuse(.missing("version", could: ["16", "6-12", "16-"]), at: token)
      : refuse(.noSuchVersion(token.shown), at: token)
  }

  /// Takes a comma if a version follows it; in `expect` a device may follow too.
  private mutating func takesMoreVersions() -> Bool {
    let mark = (position, column, peeked)
    guard take(",") != nil else { return false }
    let following = peek()
    if following.kind == .word, Device.starts(with: following.text) {
      (position, column, peeked) = mark
      return false
    }
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
}

extension SystemVersion {
  /// `15` or `8.1`, if there is such a version.
  init?(text: some StringProtocol) {
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

extension Reader {
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
    guard let device = Device(name: text) else {
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
