import OrientationModel
import OrientationScenarios

/// A change that could be made, before anybody knows whether it helps.
///
/// What there is to say about it is worked out for those that do.
struct Draft {
  var kind: Counterfactual.Kind
  var place: Counterfactual.Place
  var sheet: CastSheet
  var steps: [Step]
  var distance: Int
  var title: () -> String
  var file: () -> String
  var code: () -> [Counterfactual.Line]
  var scenario: () -> [Counterfactual.Line]
}

/// A step under repair: the play up to it, what was wished for, and the means to try a change.
struct Workshop {
  /// One object, for every draft holds on to it.
  private final class Facts: Sendable {
    let sheet: CastSheet
    let steps: [Step]
    let wish: Wish
    let episode: Episode
    let reading: Reading
    /// How the interface stood before each step.
    let earlier: [InterfaceOrientation]

    init?(_ sheet: CastSheet, _ steps: [Step], wish: Wish?) {
      var play = Replay(sheet)
      var earlier: [InterfaceOrientation] = []
      for (index, step) in steps.enumerated() {
        earlier.append(play.world.interface)
        if index < steps.count - 1 { play.pass(step) } else { play.perform(step) }
      }
      let episode = play.last
      let reading = Reading(episode)
      guard let wish = wish ?? reading.wish else { return nil }
      (self.sheet, self.steps, self.wish) = (sheet, steps, wish)
      (self.episode, self.reading, self.earlier) = (episode, reading, earlier)
    }
  }

  private let facts: Facts

  init?(_ sheet: CastSheet, _ steps: [Step], wish: Wish?) {
    guard let facts = Facts(sheet, steps, wish: wish) else { return nil }
    self.facts = facts
  }

  var sheet: CastSheet { facts.sheet }
  var steps: [Step] { facts.steps }
  var wish: Wish { facts.wish }
  var episode: Episode { facts.episode }
  var reading: Reading { facts.reading }
  var wording: Wording { Wording(sheet) }
  var settings: Settings { sheet.settings }
  var era: UInt8 { settings.version.major }

  /// The orientations that would be right, in the order in which they are tried.
  var wished: OrientationMask {
    switch wish {
    case .interface(let mask): mask
    case .noCrash: reading.appMask ?? .all
    }
  }

  /// The one orientation to force or to turn to.
  var target: InterfaceOrientation? {
    if let pointed = episode.pointed, wished.contains(pointed) { return pointed }
    return wished.first
  }

  /// Every change that somebody could make, the ones that help and the ones that don't.
  var deeds: [Draft] {
    let single =
      repairs + masks + forwardings + styles + calls + claims + preferenceKeys + appMasks
      + sceneChanges + handChanges
    return single + pairs
  }

  /// Other versions, and other answers to what is not known.
  var hypotheses: [Draft] { versions + assumptions }

  /// Whether a change takes away what stood in the way by itself.
  func isCause(_ candidate: Counterfactual) -> Bool {
    candidate.kind == .lock && reading.rule?.chapter == .lock
  }

  /// What a change does to screens that are not the one seen: 1 where they allow more than they
  /// were written for, 2 where they lose what they had.
  func harm(of candidate: Counterfactual) -> Int {
    let near = nearby
    guard !near.isEmpty else { return 0 }
    return zip(sheet.entries, candidate.sheet.entries).enumerated().map { index, pair in
      let (old, new) = (pair.0.controller.supports, pair.1.controller.supports)
      guard old != new, !near.contains(ControllerID(index + 1)), let new else { return 0 }
      return new.isSuperset(of: old ?? settings.device.defaultMask) ? 1 : 2
    }.max() ?? 0
  }

  /// The screen that is seen, and the containers around it.
  private var nearby: Set<ControllerID> {
    guard let visible = reading.snapshot.visible,
      let standing = reading.snapshot.standing(of: visible)
    else { return [] }
    return Set(standing.window.layers[standing.layer].node.path.map(\.id))
  }

  /// Tries a change; nothing if it does not fulfil the wish.
  func proven(_ draft: Draft) -> Counterfactual? {
    guard let proof = proof(of: draft) else { return nil }
    return Counterfactual(
      kind: draft.kind, place: draft.place, title: draft.title(), file: draft.file(),
      code: draft.code(), scenario: draft.scenario(), sheet: draft.sheet, steps: draft.steps,
      interface: proof.interface, isFelt: proof.isFelt, distance: draft.distance)
  }

  func helps(_ draft: Draft) -> Bool { proof(of: draft) != nil }

  /// Replays it from the launch on: what the interface comes to be, and whether it stood otherwise
  /// before the step already.
  private func proof(of draft: Draft) -> (interface: InterfaceOrientation, isFelt: Bool)? {
    var stage = Stage(draft.sheet)
    var (world, outcome) = stage.launch()
    var isFelt = false
    for (index, step) in draft.steps.enumerated()
    where outcome.problem == nil && !world.hasCrashed {
      if index < facts.earlier.count, world.interface != facts.earlier[index] { isFelt = true }
      outcome = stage.perform(step, on: &world)
    }
    guard outcome.problem == nil, !world.hasCrashed else { return nil }
    if case .interface(let mask) = wish, !mask.contains(world.interface) { return nil }
    guard !misplaces(world, stage) || isAboutCircumstances(draft) else { return nil }
    return (world.interface, isFelt)
  }

  /// A fix that leaves the screen where it does not want to be is none.
  private func misplaces(_ world: World, _ stage: Stage) -> Bool {
    guard let visible = stage.snapshot(of: world).visible else { return false }
    return stage.ownMask(of: visible, in: world).map { !$0.contains(world.interface) } ?? false
  }

  private func isAboutCircumstances(_ draft: Draft) -> Bool {
    draft.place == .version || draft.place == .assumption
  }

  /// One that changes the cast.
  func change(
    _ kind: Counterfactual.Kind, _ place: Counterfactual.Place,
    _ title: @autoclosure @escaping () -> String, file: @autoclosure @escaping () -> String,
    code: @autoclosure @escaping () -> [Counterfactual.Line],
    scenario: @autoclosure @escaping () -> [Counterfactual.Line], distance: Int = 10,
    _ edit: (inout CastSheet) -> Void
  ) -> Draft {
    var edited = sheet
    edit(&edited)
    return Draft(
      kind: kind, place: place, sheet: edited, steps: steps, distance: distance, title: title,
      file: file, code: code, scenario: scenario)
  }

  /// One that changes the steps.
  func change(
    _ kind: Counterfactual.Kind, _ place: Counterfactual.Place,
    _ title: @autoclosure @escaping () -> String,
    file: @autoclosure @escaping () -> String = "",
    code: @autoclosure @escaping () -> [Counterfactual.Line] = [],
    scenario: @autoclosure @escaping () -> [Counterfactual.Line], steps: [Step],
    distance: Int = 10
  ) -> Draft {
    Draft(
      kind: kind, place: place, sheet: sheet, steps: steps, distance: distance, title: title,
      file: file, code: code, scenario: scenario)
  }

  /// A change of one controller: its line before and after.
  func change(
    _ kind: Counterfactual.Kind, of id: ControllerID,
    _ title: @autoclosure @escaping () -> String,
    code: @autoclosure @escaping () -> [Counterfactual.Line], distance: Int? = nil,
    _ edit: (inout Controller) -> Void
  ) -> Draft {
    var edited = sheet
    edit(&edited[id].controller)
    let lines = { [edited] in
      [
        Counterfactual.Line(.removed, sheet.line(of: id)),
        Counterfactual.Line(.added, edited.line(of: id)),
      ]
    }
    return change(
      kind, .code, title(), file: self.file(of: id), code: code(), scenario: lines(),
      distance: distance ?? self.distance(of: id)
    ) { $0 = edited }
  }

  func file(of id: ControllerID) -> String { wording.typeName(id) + ".swift" }

  /// How far a controller is from the one that decides.
  func distance(of id: ControllerID) -> Int {
    reading.answers.first { $0.controller == id }.map(\.depth) ?? (id == reading.decider ? 0 : 5)
  }
}

extension OrientationMask {
  /// The mask a person would write: both sides of landscape, upside-down only with all the rest.
  var natural: OrientationMask {
    var mask = intersection(.all)
    if !mask.intersection(.landscape).isVoid { mask.formUnion(.landscape) }
    if mask.contains(.portraitUpsideDown), mask.count > 1 { mask = .all }
    return mask
  }
}
