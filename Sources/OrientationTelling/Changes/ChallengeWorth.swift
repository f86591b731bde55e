import OrientationModel
import OrientationScenarios

/// What changes cost that no play shows, in sentences without their full stops.
enum KnownCost {
  /// UIRequiresFullScreen takes an iPad's windows from the app, and its size inside an iPhone Duo.
  static func fullScreen(on device: Device, _ version: SystemVersion) -> String? {
    if device.hasHinge { return "On the inner display, the app is scaled" }
    guard device.isPad else { return nil }
    return switch version.major {
    case ..<26: "The app no longer runs in Split View or Slide Over"
    // PAD-6, PAD-10.
    case 26: "In a window, the app keeps its shape and is scaled"
    default: "The app's window has only a few sizes"
    }
  }
  static let request = "The request doesn't last: on the next rotation the masks decide"

  /// What a presentation loses that fills the window instead.
  static func style(
    _ subject: String, _ old: PresentationStyle?, on version: SystemVersion
  ) -> [String] {
    let kind: String? =
      switch old {
      case .pageSheet, .formSheet: "sheet"
      case .automatic, nil: version.has(.sheets) ? "sheet" : nil
      case .popover: "popover"
      default: nil
      }
    return kind.map { ["\(subject.sentenceCased) is no longer a \($0); add a Close button"] } ?? []
  }

  /// What a popover loses that fills the screen instead.
  static func filling(_ subject: String) -> String {
    "On a phone, \(subject) fills the screen; add a Close button"
  }

  /// What an answer for one screen loses while something else is on top.
  static func covered(_ subject: String, _ mask: OrientationMask) -> String {
    "While an alert or a sheet covers \(subject), the app "
      + (mask == .allButUpsideDown
        ? "doesn't allow upside down" : "allows " + (mask.only ?? "only \(mask.phrase)"))
  }

  /// What becomes of a screen that rotated to other sides before.
  static func turning(
    _ subject: String, from before: OrientationMask, to after: OrientationMask
  ) -> String? {
    guard before.isTurning != after.isTurning else { return nil }
    if after.isTurning { return subject.sentenceCased + " also rotates" }
    let isKept = after.isSuperset(of: .landscape)
    return subject.sentenceCased + " no longer rotates" + (isKept ? " to portrait" : "")
  }

  /// What becomes of one that was in landscape on both sides, and keeps one of them.
  static func oneSide(
    _ subject: String, from before: OrientationMask, to after: OrientationMask
  ) -> String? {
    let lost = OrientationMask.landscape.subtracting(after)
    guard before.isSuperset(of: .landscape), lost.count == 1, let side = lost.first else {
      return nil
    }
    return "\(subject.sentenceCased) no longer rotates to \(side.name)"
  }

  /// What a preference doesn't keep.
  static let preference =
    "The preference counts only when something is presented or dismissed: on the next rotation the "
    + "masks decide"

  /// What a lock can't do where no mask counts.
  static let lock = "The lock keeps whatever orientation is current"

  static func presenting(_ subject: String) -> String {
    "\(subject) loses its back button and swipe back; add a Close button"
  }
}

extension Challenge {
  /// What the app or its users lose by what somebody made of it, in sentences without their full stops.
  package func costs(of yours: Scenario) -> [String] {
    var costs = attempt(yours).changes.flatMap { knownCosts(of: $0) }
    for stage in file.stages() {
      let before = TurningScreens(of: file, on: stage)
      let after = TurningScreens(of: yours, on: stage)
      costs += turningCosts(before, after, Situation(file, on: stage))
    }
    return costs.uniqued
  }

  private func knownCosts(of change: ScenarioEdit) -> [String] {
    switch change {
    case .set(.requiresFullScreen(let isRequired?)) where isRequired.value:
      return file.settings.playedDevices.compactMap {
        KnownCost.fullScreen(on: $0, file.playedVersions(on: $0)[0])
      }
    case .insertStep(let step, _), .replaceStep(_, let step):
      if case .request = step.action.value { return [KnownCost.request] }
      guard case .present(_, let style, _) = step.action.value,
        let screen = step.action.value.shown
      else { return [] }
      if file.steps.contains(where: { $0.action.value == .push(Located(screen), into: nil) }) {
        return [KnownCost.presenting(screen.text)]
      }
      let old = file.steps.compactMap { old -> PresentationStyle?? in
        guard old.action.value.shown == screen, case .present(_, let old, _) = old.action.value
        else { return nil }
        return .some(old)
      }.first
      guard style == .fullScreen, let old else { return [] }
      return KnownCost.style(screen.text, old, on: file.playedVersions[0])
    case .head, .set, .property, .attributes, .reactions, .declare, .insert, .remove, .move,
      .moveBefore, .rename, .removeStep:
      return []
    }
  }

  /// Whose screens rotate otherwise than before, and not as they say or are wanted.
  private func turningCosts(
    _ before: TurningScreens, _ after: TurningScreens, _ situation: Situation
  ) -> [String] {
    let app = situation.app
    let wording = Wording(app)
    let steps = file.steps.compactMap { situation.step($0)?.bare }
    var costs: [String] = []
    for id in app.entries.indices.map({ ControllerID($0 + 1) }) {
      guard let old = before.sides[id], let new = after.sides[id],
        let cost = KnownCost.turning(wording.subject(id), from: old, to: new)
      else { continue }
      let controller = app[id].controller
      var meant = [controller.wants ?? controller.supports].compactMap { $0 }
      for case .set(.wants(id, let mask)) in steps { meant.append(mask) }
      if !meant.contains(where: { $0.isTurning == new.isTurning }) { costs.append(cost) }
    }
    return costs
  }
}

extension TurningScreens {
  /// Those of a file that is played to its end.
  fileprivate init(of file: Scenario, on stage: Stage) {
    let story = FixStory(file, Situation(file, on: stage), at: .max)
    let trial = FixTrial(story, earlier: [])
    self.init(story.app, trial, FixOutlook(trial))
  }
}
