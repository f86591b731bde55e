import OrientationModel
import OrientationScenarios

extension Wording {
  /// `Films and Main are not asked: covered by Player, which decides instead`.
  package func sentence(of absence: Absence) -> String {
    let isOne = absence.controllers.count == 1
    let fate: String
    switch absence.reason {
    case .nobodyAsked: return "UIKit asks no view controller"
    case .masksNotRead: return "UIKit uses no mask"
    case .askedForOwnWindow: fate = isOne ? "counts" : "count"
    case let reason where reason.isAsked || reason == .calledNotUsed:
      fate = isOne ? "doesn't count:" : "don't count:"
    default:
      fate = isOne ? "isn't asked:" : "aren't asked:"
    }
    let names = absence.controllers.map(subject).listed
    return "\(names) \(fate) \(text(of: absence.reason))".sentenceCased
  }

  /// The same as a note under a heading that says who is meant: `Films, Main: not on screen`.
  package func note(of absence: Absence) -> String {
    absence.isGeneral
      ? sentence(of: absence)
      : "\(absence.controllers.map(label).joined(separator: ", ")): \(text(of: absence.reason))"
  }

  /// Why a controller was not asked, in a few words.
  package func text(of reason: Exclusion.Reason) -> String {
    switch reason {
    case .notOnScreen: "not on screen"
    case .windowAbsent(let id): "window \(name(window: id)) doesn't exist yet"
    case .windowHidden(let id): "window \(name(window: id)) is hidden"
    case .otherWindow(let id): "in another window, \(name(window: id))"
    case .covered(let id): "under \(subject(id)), which UIKit asks instead"
    case .keepsPresenter(let style, let decider):
      "under \(text(of: style)) UIKit still asks "
        + (decider == 0 ? "the presenter" : subject(decider))
    case .hiddenByCustom: "hidden by a custom presentation below it"
    case .beingDismissed: "already being dismissed"
    case .embedded(let id): "inside \(subject(id)), which doesn't ask its children"
    case .handedElsewhere(let id):
      app[id].controller.mask.asks == .visible
        ? "\(subject(id)) asks its visibleViewController instead"
        : "\(subject(id)) asks another child"
    case .notSelected(let id):
      switch app[id].controller.kind {
      case .pages: "not the visible page"
      case .split: "in a column off screen"
      default: "not the selected tab"
      }
    case .belowTop(let id): "not on top of \(whose(id)) stack"
    case .calledNotUsed: "getter called, result ignored"
    case .askedForOwnWindow(let id): "only for \(subject(window: id))"
    case .askedForHiddenWindow(let id, let holdsScene):
      "asked for the hidden window \(name(window: id)), which "
        + (holdsScene ? "keeps the scene as it is" : "rotates nothing here")
    case .askedBefore: "asked earlier in this step, before the final check"
    case .askedAfter: "asked later in this step"
    case .askedByDelegate: "asked by the app delegate, not by UIKit"
    case .represented: "a UIViewControllerRepresentable, which UIKit never asks"
    case .view(true): "a SwiftUI view, which sets a preference but isn't asked"
    case .view(false): "a SwiftUI view, so UIKit asks its hosting controller"
    case .cover(let kind, let decider):
      "under a \(kind == .cover ? "fullScreenCover" : "SwiftUI sheet") UIKit still asks "
        + subject(decider)
    case .alert: "under an alert UIKit still asks the screen below"
    case .masksNotRead: "UIKit read no mask"
    case .nobodyAsked: "UIKit asked no view controller"
    }
  }
}
