import DeviceDrawing
import OrientationModel
import OrientationScenarios

/// Presenter mode: a story is shown to a room, one key at a time.
struct Presenter: Hashable, Sendable {
  /// What the room expects of the next step, and what it expected of the last.
  var guess: Bool?
}

extension PlaygroundState {
  mutating func walkLater() {
    if let next = session.timeline.later(than: session.node) {
      session.walk(to: next)
      let step = session.timeline.step(of: session.timeline.stepNode(at: next))
      if let only = step?.versions?.value, !only.contains(session.setting.version) {
        notice = "This step is for iOS \(only.text). v plays it all under another version."
      }
    } else if session.hasLeftStory {
      session.returnToStory()
      notice = "Back in the story, where you left it."
    } else {
      notice =
        session.story == 0 ? "Nothing comes later." : "The story ends here. / opens the next."
    }
  }

  mutating func walkEarlier() {
    guard let node = session.timeline.earlier(than: session.node) else {
      return tell("This is the launch.")
    }
    session.walk(to: session.timeline.isNote(node) ? node : session.timeline.pastNotes(node))
  }

  mutating func walk(toEnd: Bool) {
    var node = toEnd ? session.node : 0
    while toEnd, let next = session.timeline.later(than: node) { node = next }
    session.walk(to: session.timeline.pastNotes(node))
  }

  mutating func undo() {
    if session.canUndo { session.undo() } else { notice = "There is nothing to undo." }
  }

  mutating func redo() {
    if session.canRedo { session.redo() } else { notice = "There is nothing to redo." }
  }

  /// Walks inside the last step; past its end one is out of it again.
  mutating func slowMotion(by count: Int) {
    if comparison != nil {
      return tell("Slow motion walks in one device: Esc leaves the comparison.")
    }
    let moments = SlowMotion(summary())
    let last = moments.count - 1
    guard last >= 0 else { return }
    let next = slow.map { $0 + count } ?? (count > 0 ? 0 : last)
    if slow == nil { selected = 0 }
    slow = (0...last).contains(next) ? next : nil
    if slow == nil { notice = "The step is over." }
  }

  /// Walks on to where the versions part.
  mutating func walkToDifference() {
    var node = session.node
    while let next = session.timeline.later(than: node) {
      node = next
      var ahead = session
      ahead.walk(to: node)
      if !VersionStrip(&ahead).isUniform { return session.walk(to: node) }
    }
    notice = "From here on every version answers the same."
  }

  // MARK: Versions and devices

  mutating func nextVersion() {
    let cycle: [UInt8] = [15, 16, 18, 26, 27]
    session.change { setting in
      let next = cycle.first { $0 > setting.version.major } ?? cycle[0]
      setting.version = SystemVersion(next)
    }
  }

  mutating func nextDevice() {
    session.change { $0.device = Device.allCases.next(after: $0.device, by: 1) }
  }

  mutating func switchLock() {
    let isLocked = session.situation().app.settings.isLocked
    session.change { $0.lock = !isLocked }
  }

  // MARK: Comparing

  mutating func compare() {
    switch comparison {
    case .none, .fix: comparison = .versions(2)
    case .versions(2): comparison = .versions(4)
    case .versions: comparison = nil
    }
  }

  mutating func compareFix() {
    if comparison == .fix {
      comparison = nil
    } else if !session.change.isEmpty || summary().fix != nil {
      comparison = .fix
    } else {
      notice = "Nothing is wrong here, so there is no fix to compare with."
    }
  }

  // MARK: Before a room

  mutating func enterRoom() {
    if presenter != nil {
      presenter = nil
    } else {
      presenter = Presenter()
      comparison = nil
      eye = .hand
      session.walk(to: session.timeline.pastNotes(0))
    }
  }

  /// One step on, perhaps with a guess, which the verdict then answers.
  mutating func roomNext(guess: Bool?) {
    guard let next = session.timeline.later(than: session.node) else {
      return tell("The story ends here.")
    }
    session.walk(to: next)
    presenter?.guess = guess
  }

  mutating func roomBack() {
    presenter?.guess = nil
    return walkEarlier()
  }
}
