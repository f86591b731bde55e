import OrientationScenarios
import PlaygroundSession

/// A session with unsaved work: another one took its place, or an earlier run of the program left it.
struct KeptSession: Sendable {
  var session: Session
  /// What brings it back in a shell.
  var token: String
  /// What the menu says beside its title.
  var detail: String
  /// Whether an earlier run left it: that is written down elsewhere.
  var isLeft = false

  init(_ session: Session) {
    self.session = session
    let lost = session.atUnwritten
    token = SessionToken.token(for: lost)
    detail = "unsaved, \(lost.stepCount.of("step"))"
  }

  /// Nothing where its token is none.
  init?(_ left: LeftSession) {
    guard var session = try? SessionToken.session(of: left.token) else { return nil }
    session.startsUnsaved = true
    self.session = session
    token = left.token
    detail = "not saved \(left.age), \(session.stepCount.of("step"))"
    isLeft = true
  }
}

/// A session that an earlier run of the program left when it was ended.
package struct LeftSession: Hashable, Sendable {
  package var token: String
  /// When that was: `3 hours ago`.
  package var age: String

  package init(token: String, age: String) {
    self.token = token
    self.age = age
  }
}

extension PlaygroundState {
  /// What changes when there is something else that could be lost.
  package struct Whereabouts: Hashable, Sendable {
    var position: Position
    var unwritten: Position?
    var origin: Session.Origin
    var keptCount: Int
  }

  package var whereabouts: Whereabouts {
    Whereabouts(
      position: session.position, unwritten: session.unwritten, origin: session.origin,
      keptCount: kept.count)
  }

  /// A token for each session with steps or a set-up that no file has: the one on stage, then those
  /// that were left, the latest first.
  package var unsavedTokens: [String] {
    let here = session.isWritten ? [] : [SessionToken.token(for: session.atUnwritten)]
    return here + ownKept.reversed().map { $0.token }
  }

  /// A command for each of them.
  package var commandsToReturn: [String] { unsavedTokens.map { "upright play \($0)" } }

  private var ownKept: [KeptSession] { kept.filter { !$0.isLeft } }

  /// Keeps the session on stage where leaving it would lose something.
  mutating func keepSession() {
    if !session.isWritten { kept.append(KeptSession(session)) }
  }

  /// Takes back what was done last: here, else by coming back to the session before.
  mutating func undo() {
    if session.canUndo { return session.undo() }
    guard let last = kept.lastIndex(where: { !$0.isLeft }) else {
      return tell("There is nothing to undo.")
    }
    let before = kept.remove(at: last).session
    start(before)
    notice = "Back to \"\(before.title)\", as you left it."
  }

  /// Comes back to one of the sessions that were left.
  mutating func resume(at index: Int) {
    guard kept.indices.contains(index) else { return }
    let resumed = kept.remove(at: index)
    start(resumed.session)
    guard resumed.isLeft else { return }
    notice = "Unsaved session restored."
    ask(for: .restored(resumed.token))
  }

  /// Takes what earlier runs left, for the menu, and says at the start that it is there.
  package mutating func offer(_ left: [LeftSession]) {
    let readable = left.reversed().compactMap { KeptSession($0) }
    kept = readable + ownKept
    // Nobody in a room is to read of it.
    guard !readable.isEmpty, presenter == nil else { return }
    let count = readable.count
    notice =
      count == 1
      ? "1 unsaved session. / lists it under Yours."
      : "\(count) unsaved sessions. / lists them under Yours."
  }

  func unsavedItems() -> [Picker.Item] {
    kept.indices.reversed().map { index in
      Picker.Item(kept[index].session.title, kept[index].detail, .resume(index), group: "Yours")
    }
  }

  /// Leaves what was opened, else the program: at once where nothing is lost, else at the second key.
  mutating func quit() {
    let isOver = presenter?.isAlone == true && presenter?.left == nil && overlays.isEmpty
    if !isOver, leaveSomething() { return }
    let isSafe = session.isWritten && ownKept.isEmpty
    if askedToLeave == session.position || isSafe { return ask(for: .quit) }
    askedToLeave = session.position
    if ownKept.isEmpty {
      return tell("q again quits and prints a command to resume. W saves the changes.")
    }
    // What stands last may be cut where there is no room.
    let names = ownKept.reversed().map { $0.session.title }.joined(separator: "; ")
    let each = ownKept.count == 1 && session.isWritten ? "to resume" : "for each unsaved one"
    notice =
      (session.isWritten ? "q again quits" : "q again quits, W saves this session")
      + "; a command is printed \(each): \(names)"
  }
}
