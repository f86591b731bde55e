import OrientationModel
import OrientationScenarios

/// Fills `{decider}` and the like in the rules' sentences with the names of this step.
struct Saying {
  let wording: Wording
  let reading: Explanation
  /// The controller that the rule was noted for, if it was one.
  var subject: ControllerID?
  /// What a rule left, or the orientation it began with.
  var effect: Effect = .tells

  /// Words with the names of this moment in their places.
  func filled(_ words: String) -> String {
    var text = ""
    for (index, part) in words.split(separator: "{", omittingEmptySubsequences: false).enumerated()
    {
      guard index > 0, let end = part.firstIndex(of: "}") else {
        text += part
        continue
      }
      let word = word(for: part[..<end])
      let rest = part[part.index(after: end)...]
      text += rest.hasPrefix("'s ") ? word.possessive + rest.dropFirst(2) : word + rest
    }
    return text
  }

  private func word(for place: Substring) -> String {
    switch place {
    case "iOS": wording.app.settings.device.system(wording.version)
    case "device": wording.deviceNoun
    case "name": subject.map(wording.subject) ?? decider
    case "kind": subject.map { style(of: $0) } ?? ""
    case "style": subject.map { style(of: $0) } ?? top
    case "mask": mask
    case "target": target
    case "interface": reading.interface.name
    case "decider": decider
    case "preferrer": preferrer
    case "refuser": claimant(.autorotate)
    case "locker": claimant(.lock)
    case "occasion": occasion
    case "top": top
    case "updated": updated
    case "presenter": reading.snapshot.decider.map { wording.subject($0) } ?? "its presenter"
    case "exemption": exemption
    case "changed": changed
    default: preconditionFailure("no rule has a place for \(place)")
    }
  }

  private var mask: String {
    if case .narrows(let mask) = effect { mask.phrase } else { "" }
  }

  private var target: String {
    if case .settles(let target) = effect { target.name } else { "" }
  }

  private var decider: String {
    let id = reading.decider ?? reading.snapshot.decider ?? 0
    return id == 0 ? "the app" : wording.subject(id)
  }

  var preferrer: String { wording.subject(reading.preference?.controller ?? reading.decider ?? 0) }

  /// Who answered a question of yes and no.
  func claimant(_ question: Controller.Question) -> String {
    let claims = (reading.ruling?.claims ?? []).filter { $0.question == question }
    let refuser = claims.first { question == .autorotate ? !$0.isYes : $0.isYes }
    return refuser.map { wording.subject($0.controller) } ?? decider
  }

  /// What a `set` step changed, and whose: `Film's mask`.
  private var changed: String {
    guard case .set(let change)? = reading.innermostStep else {
      return "A mask or preference"
    }
    switch change {
    case .supports(let id, _), .orientations(let id, _): return "\(wording.whose(id)) mask"
    case .prefers(let id, _): return "\(wording.whose(id)) preferred orientation"
    case .autorotates(let id, _): return "\(wording.whose(id)) shouldAutorotate"
    case .prefersLock(let id, _): return "\(wording.whose(id)) lock preference"
    case .delegate: return "The app delegate's mask"
    case .wants(let id, _): return "What the author wants of \(wording.subject(id))"
    }
  }

  /// Whose answer the step announced.
  private var updated: String {
    switch reading.innermostStep {
    case .update(let id), .updateLock(let id): id.map { wording.subject($0) } ?? decider
    case .rotate, .rotateLeft, .rotateRight, .lock, .push, .pop, .popTo, .popToRoot, .present,
      .dismiss, .select, .replaceRoot, .replace, .force, .request, .statusBar, .beginPop,
      .beginDismiss, .cancel, .finish, .attempt, .set, .addWindow, .showWindow, .hideWindow,
      .resize, .background, .foreground, .beginGenerating, .endGenerating, .note, .onVersions, nil:
      decider
    }
  }

  /// How something is presented, for a sentence; what SwiftUI presents has no style of its own.
  private func style(of id: ControllerID) -> String {
    switch wording.app[id].controller.kind {
    case .cover: return "a full-screen cover"
    case .sheet: return "a SwiftUI sheet"
    case .system where wording.app[id].controller.system == .alert: return "an alert"
    case .screen, .navigation, .tabs, .split, .pages, .container, .hosting, .view, .system: break
    }
    let style = reading.style(of: id) ?? statedStyle(of: id)
    return style.map { wording.text(of: $0) } ?? "a presentation"
  }

  /// The style that the step or the app's own code presents something in, which has left again.
  private func statedStyle(of id: ControllerID) -> PresentationStyle? {
    let steps = [reading.innermostStep].compactMap(\.self) + wording.app.reactions.flatMap(\.steps)
    guard let step = steps.first(where: { $0.presents(id) }) else { return nil }
    return step.style ?? (reading.iOSMajor >= 13 ? .automatic : .fullScreen)
  }

  /// What lies on top, as it is presented.
  private var top: String {
    let layers = reading.snapshot.windows.first { $0.layers.count > 1 }?.layers
    return layers?.last.map { style(of: $0.node.id) } ?? "this presentation"
  }

  private var exemption: String {
    wording.app.settings.requiresFullScreen
      ? "the app requires full screen" : "Info.plist doesn't list all four orientations"
  }

  /// The change that nobody was asked about.
  var occasion: String {
    switch reading.innermostStep {
    case .push: "after a push"
    case .pop, .popTo, .popToRoot: "after a pop"
    case .select(let id): isPage(id) ? "when a page is shown" : "when a tab is selected"
    case .replaceRoot: "after the root changes"
    case .replace: "after a view controller is replaced"
    case .finish: "after a swipe"
    case .dismiss: "after a dismissal"
    case .present: "after a presentation"
    case .resize: "after a resize"
    case .set(.orientations): "when a view changes its preference"
    case .set: "when an override changes"
    case .rotate, .rotateLeft, .rotateRight, .lock, .force, .request, .update, .updateLock,
      .statusBar, .beginPop, .beginDismiss, .cancel, .attempt, .addWindow, .showWindow,
      .hideWindow, .background, .foreground, .beginGenerating, .endGenerating, .note,
      .onVersions, nil:
      "after this step"
    }
  }
}

extension Saying {
  private func isPage(_ id: ControllerID) -> Bool {
    wording.app.entries.contains { $0.controller.kind == .pages && $0.children.contains(id) }
  }
}

extension VerdictWriter {
  /// Fills the places in what rules say.
  var saying: Saying { Saying(wording: wording, reading: reading) }

  /// What a rule says of what came out, with the names filled in.
  func excuse(_ rule: Rule) -> String {
    if let words = wordsOfTheMoment(rule) { return words }
    let part = RulePart.settled(reading.ruling?.outcome ?? .nobodyAsked)
    return rule.saying(in: part).map(saying.filled) ?? "\(rule.number) settles it"
  }

  /// Rules whose words depend on more than the outcome.
  private func wordsOfTheMoment(_ rule: Rule) -> String? {
    guard reading.ruling?.target == nil else { return nil }
    return Self.momentary[rule].flatMap { $0(self) }
  }

  private static let momentary: [Rule: @Sendable (VerdictWriter) -> String?] = [
    .flatNeverTurns: { $0.pointless }, .notificationsMustBeGenerated: { $0.unmoved },
    .changedAnswerTurnsFrom16: {
      guard $0.reading.changesDelegateAnswer else { return nil }
      return $0.saying.filled(
        "UIKit only compares {decider}'s own mask, which is unchanged")
    },
    .begunPopHasLeft: {
      $0.reading.innermostStep == .cancel ? "no screen was popped or dismissed" : nil
    },
    .foregroundReadsDevice: {
      $0.reading.innermostStep == .background
        ? "UIKit doesn't check in the background" : "the app is in the background"
    },
    .lockedCandidateIsPortrait: {
      $0.reading.world.isInBackground
        ? "the app is in the background" : "the rotation lock was already set that way"
    },
    .lockReadOnRequest: { $0.unreadLock }, .statusBarNeedsMaskOfZero: { $0.statusBar },
    .stylesThatTakeOver: {
      [.dismiss(nil), .finish].contains($0.reading.innermostStep)
        ? "UIKit wasn't asking the dismissed screen" : nil
    },
  ]

  private var pointless: String {
    if reading.innermostStep == .force(.unknown) {
      return "`unknown` is no orientation to rotate to"
    }
    return reading.world.held.isDefinite
      ? "UIDevice.orientation never reports that orientation"
      : "a flat \(wording.deviceNoun) has no orientation to follow"
  }

  private var unreadLock: String {
    guard case .updateLock = reading.innermostStep else {
      return "UIKit hasn't been notified of the lock preference"
    }
    return saying.filled("{decider} doesn't use {updated}'s lock preference")
  }

  private var statusBar: String {
    if movesStatusBar { return "only the status bar rotates" }
    return reading.iOSMajor <= 7
      ? "the status bar rotates only with a mask of 0"
      : "the status bar rotates only if shouldAutorotate is false"
  }

  /// The step set the status bar to another side.
  var movesStatusBar: Bool {
    reading.world.statusBar != reading.episode.before?.statusBar || reading.episode.didTurn
  }

  private var unmoved: String {
    let step = reading.innermostStep
    if step == .beginGenerating || step == .endGenerating {
      return "the notifications only report the device orientation"
    }
    if reading.world.isInBackground {
      return step == .background
        ? "UIKit doesn't check in the background" : "the app is in the background"
    }
    return reading.world.generating == 0
      ? "device orientation notifications are off" : "the \(wording.deviceNoun) hasn't moved"
  }
}
