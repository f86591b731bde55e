import BundledScenarios
import OrientationModel
import OrientationScenarios
import TerminalModel

/// A session as a word that survives chats and shells: `upright play u2…`.
///
/// Behind the version stand bytes in letters: which scenario or its whole text, the settings, the
/// steps that were done, and a checksum.
package enum SessionToken {
  /// What is written; `u1` is still read.
  private static let prefix = "u2"

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
    sealed(bundled(session) ?? whole(session))
  }

  /// The word for bytes, whatever they mean, with what tells whether they came through.
  package static func sealed(_ bytes: [UInt8]) -> String {
    prefix + SixBits.plain(bytes + checksum(bytes))
  }

  /// The word for a scenario so many of whose steps have been made: all, where nothing else is said.
  package static func token(
    for scenario: Scenario, origin: Session.Origin = .token, version: SystemVersion? = nil,
    device: Device? = nil, steps: Int? = nil
  ) -> String {
    var session = Session(scenario, origin: origin, version: version, device: device)
    session.walk(toStory: steps ?? scenario.steps.count)
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
    let head = [0] + checksum(name.utf8) + checksum(scenario.text.utf8)
    return head + settings(session.setting) + [UInt8(common)] + rest.joined(separator: "\n").utf8
  }

  private static func whole(_ session: Session) -> [UInt8] {
    [1] + settings(session.setting) + session.written.text.utf8
  }

  private static func settings(_ setting: Setting) -> [UInt8] {
    let lock: UInt8 = setting.lock.map { $0 ? 2 : 1 } ?? 0
    return [setting.version.major, setting.device.rawValue << 4 | lock]
  }

  // MARK: Reading

  package static func session(of word: String) throws(TokenProblem) -> Session {
    let word = String(bare(word))
    guard isLikely(word) else { throw .notAToken }
    let isOld = word.hasPrefix("u1")
    guard isOld || word.hasPrefix(prefix) else {
      throw .otherVersion(String(word.dropFirst().prefix { $0.isNumber }))
    }
    guard let bytes = bytes(of: word.dropFirst(prefix.count)), bytes.count > 5,
      checksum(bytes.dropLast(3)) == bytes.suffix(3)
    else { throw .damaged }
    let body = bytes.dropLast(3)
    func text(from start: Int) throws(TokenProblem) -> String {
      let bytes = body.dropFirst(start)
      let text = isOld ? OldToken.text(of: bytes) : String(validating: bytes, as: UTF8.self)
      guard let text else { throw .damaged }
      return text
    }
    var session: Session
    switch (body[0], body.count) {
    case (0, 10...):
      session = try bundledSession(body, steps: body.count > 10 ? try text(from: 10) : "")
    case (1, 4...): session = try wholeSession(body, text: try text(from: 3))
    default: throw .damaged
    }
    session.forget()
    return session
  }

  private static func bundledSession(
    _ head: ArraySlice<UInt8>, steps: String
  ) throws(TokenProblem) -> Session {
    guard let scenario = BundledScenario.all.first(where: { checksum($0.name.utf8) == head[1..<4] })
    else { throw .otherScenario("a scenario this release lacks") }
    guard checksum(scenario.text.utf8) == head[4..<7] else { throw .otherScenario(scenario.name) }
    let (version, device, lock) = try setting(head[7], head[8])
    guard var session = Session(bundled: scenario, version: version, device: device) else {
      throw .otherScenario(scenario.name)
    }
    if let lock { session.change { $0.lock = lock } }
    session.walk(toStory: Int(head[9]))
    for line in steps.split(separator: "\n") {
      guard let step = Scenario.parseStep(String(line), in: session.scenario).step else {
        throw .damaged
      }
      session.force(step)
    }
    return session
  }

  private static func wholeSession(
    _ head: ArraySlice<UInt8>, text: String
  ) throws(TokenProblem) -> Session {
    let (version, device, lock) = try setting(head[1], head[2])
    // It was played under another version, maybe, than the one that made it: there a step may lack.
    let reading = Scenario.parse(text, versions: SystemVersion.all, devices: Device.allCases)
    guard reading.isRight else { throw .damaged }
    var session = Session(reading.scenario, origin: .token, version: version, device: device)
    if let lock { session.change { $0.lock = lock } }
    session.walk(toStory: reading.scenario.steps.count)
    return session
  }

  private static func setting(
    _ version: UInt8, _ deviceAndLock: UInt8
  ) throws(TokenProblem) -> (SystemVersion, Device, Bool?) {
    guard SystemVersion.exists(version), let device = Device(rawValue: deviceAndLock >> 4),
      deviceAndLock & 15 <= 2
    else { throw .damaged }
    return (SystemVersion(version), device, [nil, false, true][Int(deviceAndLock & 15)])
  }

  // MARK: Letters and checksums

  /// The bytes that letters stand for; nothing where one is foreign or the rest does not fit.
  private static func bytes(of letters: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for letter in letters.utf8 {
      guard let value = SixBits.plainLetters.firstIndex(of: letter) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
      bits &= 0xFF
    }
    return bits & ((1 << UInt32(count)) - 1) == 0 && count < 6 ? bytes : nil
  }

  /// Three bytes that tell whether others came through unharmed: CRC-24 of OpenPGP.
  private static func checksum(_ bytes: some Sequence<UInt8>) -> ArraySlice<UInt8> {
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

extension Session {
  /// Follows the story for so many steps.
  mutating func walk(toStory count: Int) { walk(to: min(NodeID(count), story)) }
}

/// Why a word is no session.
package enum TokenProblem: Error, Hashable, Sendable {
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
    case .notAToken: "this is no token; one begins with u2"
    case .otherVersion(let version):
      "this token is of version \(version), and this program reads versions 1 and 2"
    case .damaged: "this token is damaged: a letter was lost or changed on the way"
    case .otherScenario(let name): "this token is about \(name) as another release had it"
    }
  }
}
