import BundledScenarios
import OrientationModel
import OrientationScenarios
import TerminalModel

/// A session as a word that survives chats and shells: `upright play u4…`.
///
/// After the version stand bytes in letters: the settings, the whole text of what is played, and a
/// checksum. Of a story of the program's own it also says which one and how far it was followed, so
/// that what the story tells besides comes back where it still is the same story.
package enum SessionToken {
  private static let prefix = "u4"
  /// Beside the device: a story of the program's own.
  private static let isBundled: UInt8 = 4
  /// Beside the device: an SDK that is not the story's first, which stands after the device.
  private static let isLinked: UInt8 = 8

  /// Whether a text means to be a token.
  package static func isLikely(_ text: String) -> Bool { word(in: text) != nil }

  /// The token in a text that somebody copied: with the command that takes it or without, in a link,
  /// in quotation marks or not, and broken into lines wherever a chat or a terminal broke it.
  private static func word(in text: String) -> String? {
    let text =
      text.lastIndex(of: "#").map { text[$0...].dropFirst() }.flatMap { isBeginning($0) ? $0 : nil }
      ?? text[...]
    var parts = text.split { $0.isWhitespace || $0 == "`" || $0 == "'" || $0 == "\"" }[...]
    if let command = parts.firstIndex(of: "upright") {
      parts = parts[(command + 1)...].drop { !isBeginning($0) }
      // Options come after it.
      parts = parts.prefix { $0 == parts.first || !$0.hasPrefix("-") || $0.utf8.count > 16 }
    }
    let word = parts.joined()
    let isToken =
      isBeginning(word) && word.utf8.count >= 8
      && word.utf8.allSatisfy(SixBits.plainLetters.contains)
    return isToken ? word : nil
  }

  /// What opens a session on a page on which one plays.
  package static func link(to token: String, on address: String) -> String { "\(address)#\(token)" }

  private static func isBeginning(_ word: some StringProtocol) -> Bool {
    word.first == "u" && word.dropFirst().first?.isNumber == true
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
    session.walk(to: steps.map { min(NodeID($0), session.story) } ?? session.story)
    return token(for: session)
  }

  /// The word for a session that has come so far in its story, notes left out.
  package static func token(for session: Session, at step: Int) -> String {
    var session = session
    session.walk(alongStory: step)
    return token(for: session)
  }

  /// A scenario of the program's own: which one, how far its story was followed, what came then; of a
  /// challenge also with what was made of it.
  private static func bundled(_ session: Session) -> [UInt8]? {
    guard case .bundled(let name) = session.origin,
      session.setting.variant == 0 || session.challenge != nil,
      let scenario = BundledScenario.named(name)
    else { return nil }
    let path = session.timeline.path(to: session.node)
    let story = session.timeline.path(to: session.story)
    let told = zip(path, story).prefix { $0 == $1 }.map { $0.0 }
    let deeds = told.count { !session.timeline.isNote($0) }
    guard deeds < 256 else { return nil }
    let rest = path.dropFirst(told.count).compactMap { session.timeline.step(of: $0)?.text }
    let played = session.setting.variant == 0 ? session.scenario.essence : session.yours.bare
    let text = ([played.text] + rest).joined(separator: String(separator))
    return settings(session.setting, isBundled) + checksum(scenario.name.utf8) + [UInt8(deeds)]
      + TokenText.bytes(of: text)
  }

  /// Between a story and the steps that came then; no text has it.
  private static let separator: Character = "\u{1}"

  private static func whole(_ session: Session) -> [UInt8] {
    settings(session.setting, 0) + TokenText.bytes(of: session.written.text)
  }

  private static func settings(_ setting: Setting, _ kind: UInt8) -> [UInt8] {
    let lock: UInt8 = setting.lock.map { $0 ? 2 : 1 } ?? 0
    let head = [setting.version.major, setting.device.rawValue << 4 | lock | kind]
    // A text that is whole has it in its first place.
    guard kind == isBundled, let linked = setting.linked else { return head }
    return [head[0], head[1] | isLinked, linked.major, linked.minor]
  }

  // MARK: Explanation

  package static func session(of text: String) throws(TokenProblem) -> Session {
    guard let word = word(in: text) else { throw .notAToken }
    let release = String(word.prefix(2))
    guard release == prefix else { throw .otherVersion(String(word.dropFirst().prefix(1))) }
    guard let bytes = bytes(of: word.dropFirst(prefix.count)), bytes.count > 5,
      checksum(bytes.dropLast(3)) == bytes.suffix(3)
    else { throw .damaged }
    let body = bytes.dropLast(3)
    var session = try session(in: body)
    session.forget()
    return session
  }

  private static func session(in body: ArraySlice<UInt8>) throws(TokenProblem) -> Session {
    let isStory = body[1] & isBundled != 0
    let hasLink = body[1] & isLinked != 0
    let head = (isStory ? 6 : 2) + (hasLink ? 2 : 0)
    guard body.count > head, isStory || !hasLink,
      let text = TokenText.text(of: body.dropFirst(head))
    else { throw .damaged }
    let linked = hasLink ? SystemVersion(body[2], minor: body[3]) : nil
    let (version, device, lock) = try setting(body[0], body[1] & ~(isBundled | isLinked))
    let story = body.dropFirst(hasLink ? 4 : 2)
    guard isStory else { return try wholeSession(text, version, device, lock) }
    let parts = text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    let reading = Scenario.parse(parts[0])
    guard reading.isRight else { throw .damaged }
    var session = Session(
      reading.scenario, origin: .token, version: version, device: device, linked: linked)
    // The story as this release tells it, where it still is the same.
    if let bundled = BundledScenario.all.first(where: { checksum($0.name.utf8) == story.prefix(3) }
    ),
      let told = Session(bundled: bundled, version: version, device: device, linked: linked),
      told.scenario.essence.untitled.text == reading.scenario.untitled.text
    {
      session = told
    } else if let made = Session(challengeIn: reading.scenario, version, device) {
      session = made
    }
    if let lock { session.change { $0.lock = lock } }
    session.walk(alongStory: Int(story[story.startIndex + 3]))
    try go(parts.dropFirst(), &session)
    return session
  }

  /// Does the steps that came after the story's.
  private static func go(
    _ lines: some Sequence<String>, _ session: inout Session
  ) throws(TokenProblem) {
    for line in lines {
      guard let step = Scenario.parseStep(line, in: session.scenario).step else { throw .damaged }
      session.redo(step)
    }
  }

  private static func wholeSession(
    _ text: String, _ version: SystemVersion, _ device: Device, _ lock: Bool?
  ) throws(TokenProblem) -> Session {
    // It was played under another version, maybe, than the one that made it: there a step may lack.
    let reading = Scenario.parse(text, versions: SystemVersion.all, devices: Device.allCases)
    guard reading.isRight else { throw .damaged }
    if let session = Session(challengeIn: reading.scenario, version, device) { return session }
    var session = Session(reading.scenario, origin: .token, version: version, device: device)
    if let lock { session.change { $0.lock = lock } }
    session.walk(to: session.story)
    return session
  }

  private static func setting(
    _ version: UInt8, _ deviceAndLock: UInt8
  ) throws(TokenProblem) -> (SystemVersion, Device, Bool?) {
    guard SystemVersion.exists(version), let device = Device(rawValue: deviceAndLock >> 4),
      deviceAndLock & 15 <= 2
    else { throw .damaged }
    let first = device.firstVersion ?? SystemVersion(version)
    return (
      max(first, SystemVersion(version)), device, [nil, false, true][Int(deviceAndLock & 15)]
    )
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

extension Scenario {
  /// Without what is told of it, but for its title.
  fileprivate var bare: Scenario {
    var bare = self
    bare.header = Header()
    bare.header.title = header.title
    return bare
  }

  /// What is played, without what is told and expected of it.
  fileprivate var essence: Scenario {
    var essence = bare
    essence.launch = []
    essence.properties = []
    essence.steps.removeAll { $0.isNote }
    for index in essence.steps.indices { essence.steps[index].expectations = [] }
    return essence
  }

  fileprivate var untitled: Scenario {
    var scenario = self
    scenario.header.title = nil
    return scenario
  }
}

package enum TokenProblem: Error, Hashable, Sendable {
  case notAToken
  case otherVersion(String)
  /// A letter was lost or changed.
  case damaged

  /// A sentence without its full stop.
  package var sentence: String {
    switch self {
    case .notAToken: "this isn't a token; tokens begin with u4"
    case .otherVersion(let version):
      "this token is version \(version); this program reads version 4, which `upright share FILE` "
        + "writes"
    case .damaged: "this token is damaged: a letter was lost or changed on the way"
    }
  }
}
