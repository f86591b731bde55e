import OrientationModel

// Rules that settle a step without a choice among masks, in a few words.

extension Teller {
  func excuse(_ rule: RuleID) -> String {
    let version = "iOS \(wording.version.text)"
    switch (rule.family, rule.number) {
    case (.dev, 5):
      return reading.world.held.isDefinite
        ? "UIDevice.orientation never reads that side"
        : "a flat \(wording.deviceNoun) points nowhere"
    case (.dev, 7): return deviceSeven
    case (.lock, 1), (.lock, 9): return "the rotation lock is on"
    case (.lock, 2): return "the rotation lock was set so already"
    case (.lock, 5): return "the lock was switched outside the app"
    case (.auto, 2): return "\(claimant(.autorotate))'s shouldAutorotate is false"
    case (.auto, 3): return "\(claimant(.autorotate))'s shouldAutorotate is false"
    case (.auto, 7): return "\(version) no longer attempts a rotation"
    case (.mask, 10): return "no mask leaves anything this \(wording.deviceNoun) can show"
    case (.reval, 3): return "\(version) is taken not to ask after a dismissal"
    case (.reval, 4): return "\(version) asks nobody \(occasion)"
    case (.reval, 5): return "\(decider) answers as before"
    case (.reval, 6): return "UIKit has not been told"
    case (.reval, 8): return "\(version) asks nobody \(occasion)"
    case (.reval, 9):
      return reading.innermostStep == .background
        ? "it is not on screen" : "the app is in the background"
    case (.reval, 12): return "UIKit has not been told"
    case (.reval, 13): return "a modal presented while launching misses the turn"
    case (.reval, 14): return "the windows left are not asked"
    default: return rarer(rule, version)
    }
  }

  private func rarer(_ rule: RuleID, _ version: String) -> String {
    switch (rule.family, rule.number) {
    case (.ask, 3): return "a window without a root asks nobody"
    case (.ask, 4): return "\(topStyle) leaves it to \(underTop)"
    case (.ask, 13): return "such a dismissal asks nobody"
    case (.cont, 7): return "hosting never asks what it hosts"
    case (.cont, 8): return "its answer does not reach \(decider)"
    case (.geo, 4): return "the windowing mode allows no request"
    case (.geo, 7): return "what was requested is on screen already"
    case (.geo, 9): return "\(claimant(.lock)) prefers the orientation locked"
    case (.geo, 11):
      return reading.episode.trace.error == nil
        ? "in a resizable scene masks are only a wish" : "a resizable scene takes no request"
    case (.geo, 12): return "UIKit has not read the lock again"
    case (.hack, 2): return "UIDevice.orientation had that value already"
    case (.hack, 5): return "on \(version) writing UIDevice.orientation does nothing"
    case (.hack, 6): return "only the status bar can move"
    case (.hack, 7): return "only the status bar moves"
    case (.hack, 8): return "\(version) no longer sets the status bar"
    case (.int, 1): return "a swipe decides nothing before it ends"
    case (.launch, 2): return "the Info.plist alone decides that"
    case (.pad, 1), (.pad, 3), (.pad, 7): return "a multitasking app's masks are not asked"
    case (.win, 1): return "\(version) asks nobody about windows"
    default: return wording.short(rule)
    }
  }

  private var deviceSeven: String {
    switch reading.innermostStep {
    case .beginGenerating, .endGenerating: "the notifications only carry the device's side"
    case _ where reading.world.generating == 0: "device notifications have been ended"
    default: "the \(wording.deviceNoun) has not moved"
    }
  }

  /// The change that nobody was asked about.
  private var occasion: String {
    switch reading.innermostStep {
    case .push: "after a push"
    case .pop, .popTo, .popToRoot: "after a pop"
    case .select: "when a tab is selected"
    case .replaceRoot: "for a new root"
    case .finish: "after a swipe"
    case .dismiss: "after a dismissal"
    case .present: "for a presentation"
    case .resize: "for a resized scene"
    default: "about that"
    }
  }

  private var decider: String {
    let id = reading.decider ?? reading.snapshot.decider ?? 0
    return id == 0 ? "the app" : wording.name(id)
  }

  /// Who answered a question of yes and no.
  private func claimant(_ question: Controller.Question) -> String {
    let claims = reading.claims.filter { $0.question == question }
    let refuser = claims.first { question == .autorotate ? !$0.is : $0.is }
    return refuser.map { wording.name($0.controller) } ?? decider
  }

  private var topLayer: (style: PresentationStyle?, window: SnapshotWindow)? {
    let window = reading.snapshot.windows.first { $0.layers.count > 1 }
    return window.map { ($0.layers.last?.style, $0) }
  }

  private var topStyle: String {
    topLayer?.style.map { wording.text(of: $0) } ?? "this presentation"
  }

  private var underTop: String {
    reading.snapshot.decider.map { wording.name($0) } ?? "its presenter"
  }
}
