import OrientationModel
import OrientationScenarios

/// Who and what stands in the places of a phrase, in one step.
struct PlaceNames {
  let reading: Explanation
  /// The controller that the rule was noted for, if it was one.
  var subject: ControllerID?
  /// What a rule left, or the orientation it began with.
  var effect: Effect = .tells
  /// Whom the sentence has named already.
  var named: ControllerID?

  private var wording: Wording { reading.episode.wording }
  private var step: Step? { reading.innermostStep }

  /// A phrase with the names of this step in its places; who has been named is `its` at its beginning.
  func filling(_ phrase: Phrase) -> String {
    phrase.pieces.reduce(into: "") { words, piece in
      switch piece {
      case .text(let text): words += text
      case .place(let place): words += name(at: place)
      case .whose(let place):
        let name = name(at: place)
        let isSaid = words.isEmpty && name == named.map(wording.subject)
        words += isSaid ? "its" : name.possessive
      }
    }
  }

  private func name(at place: Phrase.Place) -> String {
    switch place {
    case .iOS: reading.settings.device.system(wording.version)
    case .device: wording.deviceNoun
    case .name: subject.map(wording.subject) ?? decider
    case .style: subject.map { style(of: $0, isAsked: effect == .tells) } ?? top
    case .children:
      subject.map { wording.app[$0].controller.mask.asks } == .all
        ? "all its children" : "its child"
    case .preferred: subject.map { reading.app($0).prefers.name } ?? ""
    case .mask: if case .narrows(let mask) = effect { mask.phrase } else { "" }
    case .target: target.name
    case .interface: reading.interface.name
    case .decider: decider
    case .preferrer: preferrer
    case .refuser: claimant(.autorotate) ?? reading.stillRefusing.map(wording.subject) ?? decider
    case .locker: claimant(.lock) ?? decider
    case .asked: reading.lockThatWasNotAsked.map { wording.subject($0.asked) } ?? decider
    case .occasion: occasion
    case .top: top
    case .presenter: reading.snapshot.decider.map(wording.subject) ?? "its presenter"
    case .updated: updated
    case .changed:
      if case .supports(let id, _) = reading.changeElsewhere {
        wording.subject(id)
      } else {
        "the app delegate"
      }
    case .exemption:
      reading.settings.requiresFullScreen
        ? "the app requires full screen" : "Info.plist doesn't list all four orientations"
    }
  }

  private var target: InterfaceOrientation {
    if case .settles(let target) = effect {
      target
    } else {
      reading.ruling?.target ?? reading.interface
    }
  }

  private var decider: String {
    let id = reading.decider ?? reading.snapshot.decider ?? 0
    return id == 0 ? "the app" : wording.subject(id)
  }

  var preferrer: String { wording.subject(reading.preference?.controller ?? reading.decider ?? 0) }

  /// Who answered a question of yes and no.
  private func claimant(_ question: Controller.Question) -> String? {
    let claims = (reading.ruling?.claims ?? []).filter { $0.question == question }
    let first = claims.first { question == .autorotate ? !$0.isYes : $0.isYes }
    return first.map { wording.subject($0.controller) }
  }

  private var updated: String {
    switch step {
    case .update(let id?), .updateLock(let id?): wording.subject(id)
    default: decider
    }
  }

  /// How something is presented, for a sentence; what SwiftUI presents has no style of its own.
  private func style(of id: ControllerID, isAsked: Bool = false) -> String {
    switch wording.app[id].controller.kind {
    case .cover: return "a fullScreenCover"
    case .sheet: return "a SwiftUI sheet"
    case .system where wording.app[id].controller.system == .alert: return "an alert"
    default: break
    }
    let style = reading.style(of: id) ?? statedStyle(of: id)
    let isFilling = isAsked && [.pageSheet, .formSheet, .popover].contains(style)
    return (style.map { wording.text(of: $0) } ?? "a presentation")
      + (isFilling ? " that fills the screen" : "")
  }

  /// The style that the step or the app's own code presents something in, which has left again.
  private func statedStyle(of id: ControllerID) -> PresentationStyle? {
    let steps = [step].compactMap { $0 } + wording.app.reactions.flatMap { $0.steps }
    guard let step = steps.first(where: { $0.presents(id) }) else { return nil }
    return step.style ?? (reading.iOSMajor >= 13 ? .automatic : .fullScreen)
  }

  private var top: String {
    let layers = reading.snapshot.windows.first { $0.layers.count > 1 }?.layers
    return layers?.last.map { style(of: $0.node.id) } ?? "this presentation"
  }

  private var occasion: String {
    switch step {
    case .push: "after a push"
    case .pop, .popTo, .popToRoot: "after a pop"
    case .select(let id): isPage(id) ? "when a page is shown" : "when a tab is selected"
    case .replaceRoot: "after the root changes"
    case .replace: "after a view controller is replaced"
    case .finish: "after a swipe"
    case .dismiss: "after a dismissal"
    case .present: "after a presentation"
    case .resize: "after a resize"
    case .fold(let posture): "after \(posture.deed) the device"
    case .set(.orientations): "when a view changes its preference"
    case .set: "when an override changes"
    default: "after this step"
    }
  }

  private func isPage(_ id: ControllerID) -> Bool {
    wording.app.entries.contains { $0.controller.kind == .pages && $0.children.contains(id) }
  }
}
