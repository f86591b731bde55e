import OrientationScenarios

/// A session with unsaved work that another one took the place of.
struct KeptSession: Sendable {
  var session: Session
  /// What brings it back in a shell.
  var token: String
  /// What the menu says beside its title.
  var detail: String

  init(_ session: Session) {
    self.session = session
    let lost = session.atUnwritten
    token = SessionToken.token(for: lost)
    detail = "unsaved, \(lost.stepCount.of("step"))"
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
    var leftCount: Int
  }

  package var whereabouts: Whereabouts {
    Whereabouts(
      position: session.position, unwritten: session.unwritten, origin: session.origin,
      keptCount: kept.count, leftCount: left.count)
  }

  /// A token for each session with steps or a set-up that no file has: the one on stage, then those
  /// that were left, the latest first.
  package var unsavedTokens: [String] {
    let here = session.isWritten ? [] : [SessionToken.token(for: session.atUnwritten)]
    return here + kept.reversed().map { $0.token }
  }

  /// A command for each of them.
  package var commandsToReturn: [String] { unsavedTokens.map { "upright play \($0)" } }

  private var hasUnsavedWork: Bool { !session.isWritten || !kept.isEmpty }

  /// Keeps the session on stage where leaving it would lose something.
  mutating func keepSession() {
    if !session.isWritten { kept.append(KeptSession(session)) }
  }

  /// Takes back what was done last: here, else by coming back to the session before.
  mutating func undo() {
    if session.canUndo { return session.undo() }
    guard let last = kept.popLast() else { return tell("There is nothing to undo.") }
    start(last.session)
    notice = "Back to \"\(last.session.title)\", as you left it."
  }

  /// Opens a session that an earlier run left: it is nowhere else from now on.
  mutating func restore(_ token: String) {
    guard var session = try? SessionToken.session(of: token) else { return }
    session.startsUnsaved = true
    start(session)
    left.removeAll { $0.token == token }
    notice = "Unsaved session restored."
    ask(for: .restored(token))
  }

  /// Comes back to one of the sessions that were left.
  mutating func resume(at index: Int) {
    guard kept.indices.contains(index) else { return }
    start(kept.remove(at: index).session)
  }

  /// Takes what earlier runs left, for the menu, and says at the start that it is there.
  package mutating func offer(_ left: [LeftSession]) {
    self.left = left.filter { (try? SessionToken.session(of: $0.token)) != nil }
    guard !self.left.isEmpty else { return }
    let count = self.left.count
    notice =
      count == 1
      ? "1 unsaved session. / lists it under Yours."
      : "\(count) unsaved sessions. / lists them under Yours."
  }

  /// The rows of the menu for what is not saved.
  func unsavedItems() -> [Picker.Item] {
    kept.indices.reversed().map { index in
      Picker.Item(
        "\(kept[index].session.title) (\(kept[index].detail))", "", .resume(index), group: "Yours")
    }
      + left.compactMap { left in
        guard let session = try? SessionToken.session(of: left.token) else { return nil }
        let steps = session.stepCount.of("step")
        return Picker.Item(
          "\(session.title) (not saved \(left.age), \(steps))", "", .token(left.token),
          group: "Yours")
      }
  }

  /// Leaves what was opened, else the program: at once where nothing is lost, else at the second key.
  mutating func quit() {
    if leaveSomething() { return }
    guard askedToLeave != session.position, hasUnsavedWork else { return ask(for: .quit) }
    askedToLeave = session.position
    notice = farewellNotice
  }

  /// What stands last may be cut where there is no room.
  private var farewellNotice: String {
    if kept.isEmpty {
      return "q again quits and prints a command to resume. W saves the changes."
    }
    let names = kept.reversed().map { $0.session.title }.joined(separator: "; ")
    let each = kept.count == 1 && session.isWritten ? "to resume" : "for each unsaved one"
    return (session.isWritten ? "q again quits" : "q again quits, W saves this session")
      + "; a command is printed \(each): \(names)"
  }
}
