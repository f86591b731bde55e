import OrientationModel

/// A step under repair: the play up to it, what was wished for, and the means to try a change.
struct Workshop {
  let sheet: CastSheet
  let steps: [Step]
  let wish: Wish
  let episode: Episode
  let reading: Reading
  /// How the interface stood before the step.
  private let earlier: [InterfaceOrientation]

  init?(_ sheet: CastSheet, _ steps: [Step], wish: Wish?) {
    let play = Replay(sheet, steps)
    let episode = play.last
    let reading = Reading(episode)
    guard let wish = wish ?? reading.wish else { return nil }
    self.sheet = sheet
    self.steps = steps
    self.wish = wish
    self.episode = episode
    self.reading = reading
    earlier = play.episodes.dropLast().map(\.after.interface)
  }

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

  /// Every change that could be made, the ones that help and the ones that don't.
  var candidates: [Counterfactual] {
    let single =
      repairs + masks + forwardings + styles + calls + claims + preferenceKeys + appMasks
      + sceneChanges + handChanges
    return single + pairs + versions + assumptions
  }

  /// Whether a change takes away what stood in the way by itself.
  func isCause(_ candidate: Counterfactual) -> Bool {
    candidate.kind == .lock && reading.rule?.family == .lock
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
  func proven(_ candidate: Counterfactual) -> Counterfactual? {
    var stage = Stage(candidate.sheet)
    var (world, outcome) = stage.launch()
    var isFelt = false
    for (index, step) in candidate.steps.enumerated()
    where outcome.problem == nil && !world.hasCrashed {
      if index < earlier.count, world.interface != earlier[index] { isFelt = true }
      outcome = stage.perform(step, on: &world)
    }
    guard outcome.problem == nil, !world.hasCrashed else { return nil }
    if case .interface(let mask) = wish, !mask.contains(world.interface) { return nil }
    guard !misplaces(world, stage) || isAboutCircumstances(candidate) else { return nil }
    var proven = candidate
    proven.interface = world.interface
    proven.isFelt = isFelt
    return proven
  }

  /// A fix that leaves the screen where it does not want to be is none.
  private func misplaces(_ world: World, _ stage: Stage) -> Bool {
    guard let visible = stage.snapshot(of: world).visible else { return false }
    return stage.ownMask(of: visible, in: world).map { !$0.contains(world.interface) } ?? false
  }

  private func isAboutCircumstances(_ candidate: Counterfactual) -> Bool {
    candidate.place == .version || candidate.place == .assumption
  }

  /// The candidate that changes the cast.
  func change(
    _ kind: Counterfactual.Kind, _ place: Counterfactual.Place, _ title: String, file: String,
    code: [Counterfactual.Line], scenario: [Counterfactual.Line], distance: Int = 10,
    _ edit: (inout CastSheet) -> Void
  ) -> Counterfactual {
    var edited = sheet
    edit(&edited)
    return Counterfactual(
      kind: kind, place: place, title: title, file: file, code: code, scenario: scenario,
      sheet: edited, steps: steps, interface: episode.after.interface, distance: distance)
  }

  /// The candidate that changes the steps.
  func change(
    _ kind: Counterfactual.Kind, _ place: Counterfactual.Place, _ title: String, file: String = "",
    code: [Counterfactual.Line] = [], scenario: [Counterfactual.Line], steps: [Step],
    distance: Int = 10
  ) -> Counterfactual {
    Counterfactual(
      kind: kind, place: place, title: title, file: file, code: code, scenario: scenario,
      sheet: sheet, steps: steps, interface: episode.after.interface, distance: distance)
  }

  /// A change of one controller: its line before and after.
  func change(
    _ kind: Counterfactual.Kind, of id: ControllerID, _ title: String,
    code: [Counterfactual.Line], distance: Int? = nil, _ edit: (inout Controller) -> Void
  ) -> Counterfactual {
    var edited = sheet
    edit(&edited[id].controller)
    let lines = [
      Counterfactual.Line(.removed, wording.declaration(of: id)),
      Counterfactual.Line(.added, Wording(edited).declaration(of: id)),
    ]
    return change(
      kind, .code, title, file: file(of: id), code: code, scenario: lines,
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
