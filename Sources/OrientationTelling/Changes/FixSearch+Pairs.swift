import OrientationModel
import OrientationScenarios
import SwiftCode

// Two changes together, where one is not enough, and three where two are not.

extension FixSearch {
  /// A mask or a container that hands on, with the app's mask, full screen, or one another; what is
  /// presented full screen, with a container that hands on in there, or with the app's mask; what a view
  /// sets, with a key's default that takes nothing of it away (SWUI-3), or with who reads it; and what
  /// allows something, with the call that asks for it.
  var pairs: [FixCandidate] {
    let whole = appMasks
    let calls = callReplacements + requestsOnceAppeared
    let presented = reading.snapshot.windows.flatMap { $0.layers }.filter { $0.style != nil }
    let inside = presented.map { silentContainers(around: $0.node.id) }
      .filter { !$0.isEmpty && iOSMajor >= 6 }.map(forwarding)
    let presentedMasks = presented.flatMap { layer in
      layer.node.path.last.map { isWritten($0.id) ? masks(of: $0.id) : [] } ?? []
    }
    let held = reading.snapshot.visible.flatMap(holding).map { [$0] } ?? []
    let answers = masks + preferenceKeys + otherSettings
    let combinations = [
      product(styles, inside + presentedMasks + whole), product(presentations, masks + whole),
      product(
        silentHanding, masks + otherSettings + whole + held + hacks + announcements + calls),
      product(answers, whole + preferenceDefaults + calls), product(calls, whole),
      product(swiftUIAnswers, fullScreens), product(whole, announcements),
      product(preferenceReaders, setters { _ in true }),
    ]
    return combinations.flatMap(both) + speakers
  }

  /// An answer with the containers that hand on to it, or with the app's mask, and what is left of these
  /// and of how UIKit comes to ask.
  var threes: [FixCandidate] {
    let whole = appMasks
    let asking = announcements + callReplacements
    let combinations = [
      product(both(product(silentHanding, masks)), whole + asking),
      product(both(product(silentHanding + masks + preferenceKeys, whole)), asking),
    ]
    return combinations.flatMap(both)
  }

  /// A container on the way down says it for what it holds, and those around it hand on to it.
  private var speakers: [FixCandidate] {
    let silent = iOSMajor < 6 ? [] : silentContainers
    return silent.indices.dropFirst().flatMap { index in
      both(product([forwarding(Array(silent[..<index]))], masks(of: silent[index])))
    }
  }

  /// All containers on the way down hand on together.
  private var silentHanding: [FixCandidate] {
    let silent = silentContainers
    return silent.isEmpty || iOSMajor < 6 ? [] : [forwarding(silent)]
  }

  /// A change that has other screens rotate as well, with the masks that keep those as they are.
  func keepingOthers(with change: TriedChange) -> FixCandidate? {
    let others = controllers.filter {
      turning.turns($0) == false
        && change.turning.turns(change.draft.counterpart(of: $0)) == true
        && $0 != reading.snapshot.visible && app[$0].controller.supports == nil && isWritten($0)
    }
    guard !others.isEmpty, change.support == .api else { return nil }
    return others.reduce(Optional(change.draft)) { draft, id in
      guard let draft, let sides = turning.sides[id] else { return nil }
      // With upside-down, a natural mask has landscape as well.
      let natural = sides.natural(on: settings.device)
      let mask = natural.isTurning ? sides : natural
      // Who answers for it is whoever doesn't hand the question on.
      let path =
        reading.snapshot.standing(of: id).map { standing in
          standing.window.layers[standing.layer].node.all.filter { $0.holds(id) }.map { $0.id }
        } ?? []
      let silent = path.filter { $0 != id && draft[$0].mask.asks == .nobody }
      // Whoever holds the screen that is seen, too, asks whichever it shows.
      let asking = silent.contains(where: nearby.contains) ? forwarding(silent) : nil
      let speaker = asking == nil ? silent.first ?? id : id
      guard isWritten(speaker) else { return nil }
      guard draft[speaker].supports != mask else { return draft }
      let held = widened(speaker, to: mask)
      return both(draft, asking.flatMap { both($0, held) } ?? held)
    }
  }

  private var callReplacements: [FixCandidate] { target.map { replacements($0) } ?? [] }

  private func product(
    _ firsts: [FixCandidate], _ seconds: [FixCandidate]
  ) -> [(FixCandidate, FixCandidate)] {
    firsts.flatMap { first in seconds.map { (first, $0) } }
  }

  private func both(_ pairs: [(FixCandidate, FixCandidate)]) -> [FixCandidate] {
    pairs.compactMap { both($0, $1) }
  }

  /// Both changes; nothing where they change the same thing.
  func both(_ first: FixCandidate, _ second: FixCandidate) -> FixCandidate? {
    let isScripted = first.edits.contains { $0.step != nil }
    guard !isScripted || !second.edits.contains(where: { $0.step != nil }),
      ![first, second].allSatisfy({ $0.edits.contains { $0.isOfDelegate } })
    else { return nil }
    let edits = (first.edits + second.edits).namingLast
    let edited = story.story(making: edits)
    // What both change, one of them has changed last.
    let other = story.scenario.applying((second.edits + first.edits).namingLast)
    guard edited.scenario == other else { return nil }
    var both = change(
      first.kind, "", edits, written: first.writing, in: edited, cost: first.cost + second.cost)
    both.deeds = first.deeds + second.deeds
    both.laterDeeds = first.laterDeeds + second.laterDeeds
    both.atOnce = first.atOnce.union(second.atOnce)
    both.aim = first.aim == .wish ? second.aim : first.aim
    both.halves = [first, second]
    return both
  }
}
