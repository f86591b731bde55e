import BundledScenarios
import OrientationModel
import OrientationScenarios

/// A session as a short word, versioned and checked: `upright play u1…`.
package enum Token {
  /// Why a word is no session.
  package enum Problem: Error, Hashable, Sendable {
    case notAToken
    /// Made by another release.
    case otherVersion(String)
    /// A letter was lost or changed.
    case damaged
    /// The program's own scenario is not the one it was made with.
    case otherScenario(String)

    /// A sentence without its full stop.
    package var sentence: String {
      switch self {
      case .notAToken: "this is no token; one begins with u1"
      case .otherVersion(let version):
        "this token is of version \(version), and this program reads version 1"
      case .damaged: "this token is damaged: a letter was lost or changed on the way"
      case .otherScenario(let name):
        "this token is about \(name) as another release had it"
      }
    }
  }

  private static let prefix = "u1"

  /// Whether a word means to be a token.
  package static func isLikely(_ word: String) -> Bool {
    let word = bare(word)
    let letters = word.utf8
    return word.first == "u" && letters.count >= 8 && word.dropFirst().first?.isNumber == true
      && !word.contains(".") && !word.contains("/")
  }

  /// The word itself, where it was copied together with the command that plays it.
  private static func bare(_ word: String) -> Substring {
    let command = "upright play "
    return word.hasPrefix(command) ? word.dropFirst(command.count) : word[...]
  }

  // MARK: Writing

  package static func token(for session: Session) -> String {
    let bytes = bundled(session) ?? whole(session)
    return prefix + Letters.text(of: bytes + Checksum.bytes(of: bytes))
  }

  /// The word for a scenario all of whose steps have been made.
  package static func token(for scenario: Scenario) -> String {
    var session = Session(scenario, origin: .token)
    session.walk(toStory: scenario.steps.count)
    return token(for: session)
  }

  /// A scenario of the program's own: which one, how far its story was followed, what came then.
  private static func bundled(_ session: Session) -> [UInt8]? {
    guard case .bundled(let name) = session.origin, session.setting.variant == 0,
      let scenario = BundledScenario.named(name)
    else { return nil }
    let path = session.timeline.path(to: session.node)
    let story = session.timeline.path(to: session.story)
    let common = zip(path, story).prefix { $0 == $1 }.count
    guard common < 256 else { return nil }
    let rest = path.dropFirst(common).compactMap { session.timeline.step(of: $0)?.text }
    let head = [0] + Checksum.bytes(of: Array(name.utf8)) + Checksum.bytes(of: scenario.text.utf8)
    let text = rest.isEmpty ? [] : Packing.packed(rest.joined(separator: "\n"))
    return head + settings(session.setting) + [UInt8(common)] + text
  }

  private static func whole(_ session: Session) -> [UInt8] {
    [1] + settings(session.setting) + Packing.packed(session.written.text)
  }

  private static func settings(_ setting: Setting) -> [UInt8] {
    let lock: UInt8 = setting.lock.map { $0 ? 2 : 1 } ?? 0
    return [setting.version.major, setting.device.rawValue << 4 | lock]
  }

  // MARK: Reading

  package static func session(of word: String) throws(Problem) -> Session {
    let word = String(bare(word))
    guard isLikely(word) else { throw .notAToken }
    guard word.hasPrefix(prefix) else {
      throw .otherVersion(String(word.dropFirst().prefix { $0.isNumber }))
    }
    guard let bytes = Letters.bytes(of: word.dropFirst(prefix.count)), bytes.count > 5,
      Checksum.bytes(of: bytes.dropLast(3)) == Array(bytes.suffix(3))
    else { throw .damaged }
    let body = bytes.dropLast(3)
    switch body[0] {
    case 0: return try bundledSession(body.dropFirst())
    case 1: return try wholeSession(body.dropFirst())
    default: throw .damaged
    }
  }

  private static func bundledSession(_ bytes: ArraySlice<UInt8>) throws(Problem) -> Session {
    let bytes = Array(bytes)
    guard bytes.count >= 9 else { throw .damaged }
    let found = BundledScenario.all.first {
      Checksum.bytes(of: $0.name.utf8) == Array(bytes[0..<3])
    }
    guard let scenario = found else { throw .otherScenario("a scenario this release lacks") }
    guard Checksum.bytes(of: scenario.text.utf8) == Array(bytes[3..<6]) else {
      throw .otherScenario(scenario.name)
    }
    let setting = try setting(bytes[6..<8])
    guard var session = Session(bundled: scenario, version: setting.0, device: setting.1) else {
      throw .otherScenario(scenario.name)
    }
    if let lock = setting.2 { session.change { $0.lock = lock } }
    session.walk(toStory: Int(bytes[8]))
    if bytes.count > 9 {
      guard let text = Packing.unpacked(bytes[9...]) else { throw .damaged }
      for line in text.split(separator: "\n") {
        let reading = Scenario.parseStep(String(line), in: session.scenario)
        guard let step = reading.step else { throw .damaged }
        session.force(step)
      }
    }
    return session.fresh
  }

  private static func wholeSession(_ bytes: ArraySlice<UInt8>) throws(Problem) -> Session {
    guard bytes.count > 2, let text = Packing.unpacked(bytes.dropFirst(2)) else { throw .damaged }
    let (version, device, lock) = try setting(bytes.prefix(2))
    let reading = Scenario.parse(text)
    guard reading.isRight else { throw .damaged }
    var session = Session(reading.scenario, origin: .token, version: version, device: device)
    if let lock { session.change { $0.lock = lock } }
    session.walk(toStory: reading.scenario.steps.count)
    return session.fresh
  }

  private static func setting(
    _ bytes: ArraySlice<UInt8>
  ) throws(Problem) -> (SystemVersion, Device, Bool?) {
    let bytes = Array(bytes)
    guard SystemVersion.exists(bytes[0]), let device = Device(rawValue: bytes[1] >> 4),
      bytes[1] & 15 <= 2
    else { throw .damaged }
    return (SystemVersion(bytes[0]), device, [nil, false, true][Int(bytes[1] & 15)])
  }
}

extension Session {
  /// Follows the story for so many steps.
  mutating func walk(toStory count: Int) {
    walk(to: min(NodeID(count), story))
  }

  /// Without a past to undo.
  var fresh: Session {
    var fresh = self
    fresh.forget()
    return fresh
  }
}

/// Three bytes that tell whether others came through unharmed: CRC-24 of OpenPGP.
enum Checksum {
  static func bytes(of bytes: some Sequence<UInt8>) -> [UInt8] {
    var sum: UInt32 = 0xB7_04CE
    for byte in bytes {
      sum ^= UInt32(byte) << 16
      for _ in 0..<8 {
        sum <<= 1
        if sum & 0x100_0000 != 0 { sum ^= 0x186_4CFB }
      }
    }
    return [UInt8(sum >> 16 & 255), UInt8(sum >> 8 & 255), UInt8(sum & 255)]
  }
}
