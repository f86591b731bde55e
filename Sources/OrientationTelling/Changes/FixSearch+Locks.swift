import OrientationModel
import OrientationScenarios

// The lock that iOS 26 has.

extension FixSearch {
  /// A screen's preference that is handed on, or one of whoever decides.
  var locks: [FixCandidate] { lockAnnouncements + lockForwardings + ownLock }

  /// A preference that changed is announced where it changes (GEO-9).
  private var lockAnnouncements: [FixCandidate] {
    guard iOSMajor >= 26 else { return [] }
    let places = script.beats.indices.filter { index in
      if case .set(.prefersLock) = script.beats[index].step.bare { true } else { false }
    }
    guard let place = places.last(where: { $0 < steps.count }),
      case .set(.prefersLock(let id, _)) = script.beats[place].step.bare, isWritten(id)
    else { return [] }
    let update = Step.updateLock(id)
    return [
      announcing(
        "notify UIKit of \(wording.whose(id)) lock preference", of: id, at: place, update,
        behind: places)
    ]
  }

  /// The containers around a screen that prefers the lock hand that question on (GEO-9).
  private var lockForwardings: [FixCandidate] {
    guard iOSMajor >= 26, reading.isTurnOfDevice, let visible = reading.snapshot.visible,
      app[visible].controller.prefersLock == true,
      let standing = reading.snapshot.standing(of: visible)
    else { return [] }
    let silent = standing.window.layers[standing.layer].node.path.map(\.id).filter { id in
      app[id].controller.isContainer && isWritten(id) && app[id].controller.lock.asks == .nobody
    }
    guard let first = silent.first else { return [] }
    let code = silent.flatMap { id in
      (id == first ? [] : [Fix.Line.kept("// In \(file(of: id)):")])
        + wording.members(of: id, wording.lockChild(of: id).map(Fix.Line.added))
    }
    return [
      change(
        .forwarding, .code, "\(asking(silent)) for the lock", file: file(of: first), code: code,
        silent.flatMap { id in line(of: id) { $0.hand(.lock, on: Scenario.Asks(.top)) } },
        distance: 0)
    ]
  }

  /// The preference for the lock that iOS 26 has, set before the hand turns the device.
  private var ownLock: [FixCandidate] {
    guard iOSMajor >= 26, reading.isTurnOfDevice, let id = reading.decider, isWritten(id),
      app[id].controller.prefersLock != true, app[id].controller.lock.asks == .nobody
    else { return [] }
    let steps: [Step] = [.set(.prefersLock(id, true)), .updateLock(nil)]
    let telling = wording.code(of: .updateLock(nil))
    let name = Controller.Question.lock.variable
    // A class that holds the answer already needs only the method that sets it.
    let isStored =
      wording.stored.sets(.lock, of: id) && settings.deployment.map { $0.major >= 26 } ?? true
    var code: [Fix.Line] {
      if isStored {
        let answer = StoredAnswer(question: .lock, start: "true", now: "true")
        return answer.method(calling: telling).map(Fix.Line.added)
      }
      return wording.members(
        of: id,
        (["var \(name) = false {"]
          + (telling.count == 1
            ? ["  didSet { \(telling[0]) }"]
            : ["  didSet {"] + telling.map { "    " + $0 } + ["  }"])
          + ["}"] + wording.lockPreference(name)).map(Fix.Line.added))
        + [
          .kept("// Where the lock starts; set it back to false where it ends:"),
          .added("\(name) = true"),
        ].inMethod
    }
    return [
      change(
        .claim, .code, "lock the orientation in \(wording.subject(id)) first",
        file: file(of: id), code: code, inserting(steps), distance: 0)
    ]
  }
}
