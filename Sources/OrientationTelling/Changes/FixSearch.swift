import OrientationModel
import OrientationScenarios

/// A change that could be made, before anybody knows whether it helps.
///
/// What there is to say about it is worked out for those that do.
struct FixCandidate {
  var kind: Fix.Remedy
  var place: Fix.Place
  var app: App
  var steps: [Step]
  var distance: Int
  var title: () -> String
  var file: () -> String
  var code: () -> [Fix.Line]
  var scenario: () -> [Fix.Line]
}

/// A step under repair: the play up to it, what was wished for, and the means to try a change.
struct FixSearch {
  /// One object, for every draft holds on to it.
  private final class Facts: Sendable {
    let app: App
    let steps: [Step]
    let wish: Wish
    let episode: Episode
    let reading: Reading
    /// How the interface stood before each step.
    let earlier: [InterfaceOrientation]

    init?(_ app: App, _ steps: [Step], wish: Wish?) {
      var play = Play(app)
      var earlier: [InterfaceOrientation] = []
      for (index, step) in steps.enumerated() {
        earlier.append(play.world.interface)
        if index < steps.count - 1 { play.pass(step) } else { play.perform(step) }
      }
      let episode = play.last
      let reading = Reading(episode)
      guard let wish = wish ?? reading.wish else { return nil }
      (self.app, self.steps, self.wish) = (app, steps, wish)
      (self.episode, self.reading, self.earlier) = (episode, reading, earlier)
    }
  }

  private let facts: Facts

  init?(_ app: App, _ steps: [Step], wish: Wish?) {
    guard let facts = Facts(app, steps, wish: wish) else { return nil }
    self.facts = facts
  }

  var app: App { facts.app }
  var steps: [Step] { facts.steps }
  var wish: Wish { facts.wish }
  var episode: Episode { facts.episode }
  var reading: Reading { facts.reading }
  var wording: Wording { Wording(app) }
  var settings: Settings { app.settings }
  var iOSMajor: UInt8 { settings.version.major }

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
  var deeds: [FixCandidate] {
    let single =
      repairs + masks + forwardings + styles + calls + claims + preferenceKeys + appMasks
      + sceneChanges + handChanges
    return single + pairs
  }

  /// Other versions, and other answers to what is not known.
  var hypotheses: [FixCandidate] { versions + assumptions }

  /// Whether a change takes away what stood in the way by itself.
  func isCause(_ candidate: Fix) -> Bool {
    candidate.kind == .lock && reading.rule?.chapter == .lock
  }

  /// What a change does to screens that are not the one seen: 1 where they allow more than they
  /// were written for, 2 where they lose what they had.
  func harm(of candidate: Fix) -> Int {
    let near = nearby
    guard !near.isEmpty else { return 0 }
    return zip(app.entries, candidate.app.entries).enumerated().map { index, pair in
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
  func proven(_ draft: FixCandidate) -> Fix? {
    guard let proof = proof(of: draft) else { return nil }
    return Fix(
      kind: draft.kind, place: draft.place, title: draft.title(), file: draft.file(),
      code: draft.code(), scenario: draft.scenario(), app: draft.app, steps: draft.steps,
      interface: proof.interface, isFelt: proof.isFelt, distance: draft.distance)
  }

  func helps(_ draft: FixCandidate) -> Bool { proof(of: draft) != nil }

  /// Replays it from the launch on: what the interface comes to be, and whether it stood otherwise
  /// before the step already.
  private func proof(of draft: FixCandidate) -> (interface: InterfaceOrientation, isFelt: Bool)? {
    var simulator = Simulator(draft.app)
    var (world, outcome) = simulator.launch()
    var isFelt = false
    for (index, step) in draft.steps.enumerated()
    where outcome.problem == nil && !world.hasCrashed {
      if index < facts.earlier.count, world.interface != facts.earlier[index] { isFelt = true }
      outcome = simulator.perform(step, on: &world)
    }
    guard outcome.problem == nil, !world.hasCrashed else { return nil }
    if case .interface(let mask) = wish, !mask.contains(world.interface) { return nil }
    guard !misplaces(world, simulator) || draft.place.isHypothetical else { return nil }
    return (world.interface, isFelt)
  }

  /// A fix that leaves the screen where it does not want to be is none.
  private func misplaces(_ world: World, _ simulator: Simulator) -> Bool {
    guard let visible = simulator.snapshot(of: world).visible else { return false }
    return simulator.ownMask(of: visible, in: world).map { !$0.contains(world.interface) } ?? false
  }

  /// One that changes the app, or the steps.
  func change(
    _ kind: Fix.Remedy, _ place: Fix.Place, _ title: @autoclosure @escaping () -> String,
    file: @autoclosure @escaping () -> String = "",
    code: @autoclosure @escaping () -> [Fix.Line] = [],
    scenario: @autoclosure @escaping () -> [Fix.Line], steps: [Step]? = nil, distance: Int = 10,
    _ edit: (inout App) -> Void = { _ in }
  ) -> FixCandidate {
    var edited = app
    edit(&edited)
    return FixCandidate(
      kind: kind, place: place, app: edited, steps: steps ?? self.steps, distance: distance,
      title: title, file: file, code: code, scenario: scenario)
  }

  /// A change of one controller: its line before and after.
  func change(
    _ kind: Fix.Remedy, of id: ControllerID, _ title: @autoclosure @escaping () -> String,
    code: @autoclosure @escaping () -> [Fix.Line], distance: Int? = nil,
    _ edit: (inout Controller) -> Void
  ) -> FixCandidate {
    var edited = app
    edit(&edited[id].controller)
    let after = edited
    return change(
      kind, .code, title(), file: self.file(of: id), code: code(),
      scenario: lines(of: [id], in: after), distance: distance ?? self.distance(of: id)
    ) { $0 = after }
  }

  /// The lines of some controllers, before and after.
  func lines(of ids: [ControllerID], in edited: App) -> [Fix.Line] {
    ids.flatMap { [Fix.Line].change(from: app.line(of: $0), to: edited.line(of: $0)) }
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
