import OrientationModel
import OrientationScenarios
import SwiftCode

// The lock that iOS 26 has.

extension FixSearch {
  /// A screen's preference that is handed on, or one of whoever decides.
  var locks: [FixCandidate] {
    let (told, handed) = (lockAnnouncements, lockForwardings)
    let both = told.flatMap { one in handed.compactMap { self.both(one, $0) } }
    return told + handed + both + ownLock
  }

  /// A preference that changed is announced where it changes (GEO-9).
  private var lockAnnouncements: [FixCandidate] {
    guard iOSMajor >= 26 else { return [] }
    let places = script.beats.indices.filter { index in
      if case .set(.prefersLock) = script.beats[index].step.bare { true } else { false }
    }
    guard let place = places.last(where: { $0 < steps.count }),
      case .set(.prefersLock(let id, _)) = script.beats[place].step.bare, isWritten(id),
      case let controller = episode.simulator.compiled(of: episode.after).app[id].controller,
      controller.lockAsRead ?? false != controller.prefersLock ?? false
    else { return [] }
    return [
      announcing(
        "notify UIKit of \(wording.whose(id)) lock preference", .updateLock(id), behind: places)
    ]
  }

  /// The containers around a screen that prefers the lock hand that question on (GEO-9).
  private var lockForwardings: [FixCandidate] {
    guard iOSMajor >= 26, reading.isTurnOfDevice, let visible = reading.snapshot.visible,
      episode.simulator.compiled(of: episode.after).app[visible].controller.prefersLock == true
    else { return [] }
    let silent = containers(around: visible).filter { id in
      app[id].controller.isContainer && isWritten(id) && app[id].controller.lock.asks == .nobody
    }
    guard !silent.isEmpty else { return [] }
    let edits = silent.flatMap { id in line(of: id) { $0.hand(.lock, on: Scenario.Asks(.top)) } }
    let title = "\(asking(silent).listed) for the lock"
    // Whoever comes instead of the screen has no lock, and UIKit doesn't notice that.
    let switches = switches(since: script.count)
    guard !switches.isEmpty else { return [change(.forwarding, title, edits)] }
    let code = { [self] in
      difference(making: edits).lines + announcing({ [.updateLock($0)] }, childrenOf: silent)
    }
    return [
      change(
        .forwarding, title + " and notify UIKit when that changes",
        edits + inserting([.updateLock(nil)], behind: switches),
        written: .lines(in: file(of: silent[0]), code), isAtOnce: true)
    ]
  }

  /// The mask of whoever answers, narrowed to the orientation of the moment before the hand turns the
  /// device, or before what has no say is presented over it; and widened again when that is over.
  var holds: [FixCandidate] {
    guard let id = reading.ownAnswers.last?.controller ?? reading.decider, let hold = holding(id),
      // It holds where it stands; that is no help where somebody comes up who belongs elsewhere.
      let change = tried(hold), change.outlook.broken(since: outlook).isEmpty
    else { return [] }
    return [hold]
  }

  /// The mask of one controller, narrowed like that.
  func holding(_ id: ControllerID) -> FixCandidate? {
    guard reading.isTurnOfDevice, episode.didTurn, let before = episode.before?.interface,
      wished.contains(before), isWritten(id), app[id].controller.supports != before.mask,
      app[id].controller.preferenceDefault == nil
    else { return nil }
    let above = reading.snapshot.visible.flatMap { seen in
      steps.lastIndex { $0.presents(seen) && seen != id }.map { (screen: seen, index: $0) }
    }
    // Somebody who belongs in one orientation only, and is always there, says so once and for all.
    let isMeant = { [self] in $0.screen == above?.screen || isMeantAsItIs($0) }
    guard reading.misplacement.map(isMeant) ?? true else { return nil }
    let narrow = Change<Numbers>.supports(id, .mask(.current))
    let back = Change<Numbers>.supports(
      id, .mask(app[id].controller.supports ?? settings.defaultMask))
    let end = above.flatMap { above in
      script.beats.indices.first { $0 > above.index && script.beats[$0].step.dismisses }
    }
    let holding = inserting([.set(narrow), .update(id)], before: above?.index)
    let edits = (end.map { inserting([.set(back), .update(id)], behind: [$0]) } ?? []) + holding
    let name = wording.subject(id)
    let over = above.map { wording.subject($0.screen) }
    let code = { [self] in
      difference(making: holding).lines
        + calling(
          narrow, over.map { "\($0) is presented" } ?? "it has to stay", back: back,
          over == nil ? "that ends" : "it is dismissed")
    }
    return change(
      .claim,
      "hold \(name) in the current orientation "
        + (over.map { "while \($0) is up" } ?? "before this step"),
      edits, written: .lines(in: file(of: id), code),
      cost: over.map { ["\(name.sentenceCased) doesn't rotate while \($0) is up"] } ?? [])
  }

  /// Whether somebody is to stay as the interface stands, whichever way that is.
  func isMeantAsItIs(_ misplacement: Judgement) -> Bool {
    guard let screen = misplacement.screen else { return false }
    let said = steps.compactMap { step -> OrientationMask? in
      if case .set(.wants(screen, let mask)) = step.bare { mask } else { nil }
    }
    return (said.last ?? app[screen].controller.wants) == .current
      || misplacement.wanted?.isTurning == true
  }

  /// Where a change is made that holds something, and where it is made undone: UIKit is told of both.
  private func calling(
    _ change: Change<Numbers>, _ start: String, back: Change<Numbers>, _ end: String
  ) -> [Fix.Line] {
    let call = appCode.call(of: change).map { [Fix.Line.added($0)] } ?? []
    return
      ([.place(.beside("Where \(start)"))] + call + [.place(.beside("Where \(end)"))]
      + appCode.making(back)).inMethod
  }

  /// The preference for the lock that iOS 26 has, set before the hand turns the device.
  private var ownLock: [FixCandidate] {
    guard iOSMajor >= 26, reading.isTurnOfDevice, let id = reading.decider, isWritten(id),
      // One that UIKit hasn't heard of is only to be announced.
      episode.simulator.compiled(of: episode.after).app[id].controller.prefersLock != true,
      app[id].controller.lock.asks == .nobody
    else { return [] }
    // Else a mask could say which one, or nothing can.
    let isAnyRight = reading.freeRule == nil && reading.misplacement.map(isMeantAsItIs) ?? true
    let locking = Change<Numbers>.prefersLock(id, true)
    // Told by its name, it is one method that sets it and tells UIKit.
    let code = { [self] in
      difference(making: inserting([.set(locking), .updateLock(id)])).lines
        + calling(locking, "the lock starts", back: .prefersLock(id, false), "it ends")
    }
    return [
      change(
        .claim, "lock the orientation in \(wording.subject(id)) before this step",
        inserting([.set(locking), .updateLock(nil)]), written: .lines(in: file(of: id), code),
        cost: isAnyRight ? [] : [KnownCost.lock])
    ]
  }
}
