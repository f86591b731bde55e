import OrientationModel
import OrientationScenarios

// The small words of a trace.

extension Wording {
  /// What a decision is taken for.
  package func text(of trigger: Trigger) -> String {
    switch trigger {
    case .launch: "the launch"
    case .device: "a turn of the device"
    case .presentation: "a presentation that takes over"
    case .dismissal: "a dismissal of what had taken over"
    case .tree: "a changed answer after a change of the tree"
    case .needsUpdate: "setNeedsUpdateOfSupportedInterfaceOrientations()"
    case .attempt: "attemptRotationToDeviceOrientation()"
    case .request(let mask): "requestGeometryUpdate, asking for \(mask.phrase)"
    case .lock: "the rotation lock"
    case .foreground: "the return to the foreground"
    case .window: "a change of the windows"
    case .root: "a new root"
    case .resize: "a change of the scene"
    case .late: "a presentation that has appeared"
    }
  }

  /// What a rule did.
  package func text(of effect: Effect) -> String {
    switch effect {
    case .passes: "passes"
    case .tells: "tells"
    case .narrows(let mask): "narrows to \(mask.swiftBody)"
    case .settles(let orientation): "settles on \(orientation.name)"
    case .refuses: "refuses"
    }
  }

  /// Where the app mask comes from.
  package func text(of source: MaskSource) -> String {
    switch source {
    case .plist: "Info.plist"
    case .defaults: "UIKit's default"
    case .delegate: "the app delegate"
    case .sceneDelegate: "the scene delegate"
    case .ignored: "no app mask"
    case .multitasking: "multitasking"
    }
  }

  package func text(of source: CandidateSource) -> String {
    switch source {
    case .device: "the \(deviceNoun) points there"
    case .lock: "the rotation lock holds it"
    case .forced: "it was forced"
    case .nothing: "no side of the \(deviceNoun) is known"
    }
  }

  package func text(of answer: Answer) -> String {
    switch answer {
    case .mask(let mask): mask.swiftBody
    case .claim(let claim): claim ? "true" : "false"
    case .preference(let preference): ".\(preference.name)"
    }
  }

  /// What a style is called in a sentence: `a pageSheet`, `an overFullScreen presentation`.
  package func text(of style: PresentationStyle) -> String {
    switch style {
    case .pageSheet, .formSheet, .popover: "a \(style.name)"
    case .automatic: "an automatic presentation"
    case .overFullScreen, .overCurrentContext: "an \(style.name) presentation"
    case .customRemoving: "a custom presentation"
    case .fullScreen, .currentContext, .custom: "a \(style.name) presentation"
    }
  }

  /// UIKit's case: `.pageSheet`.
  package func swift(of style: PresentationStyle) -> String {
    style == .customRemoving ? ".custom" : ".\(style.name)"
  }

  /// Why a controller was not asked, in a few words.
  package func text(of reason: Exclusion.Reason) -> String {
    switch reason {
    case .notOnScreen: "not on screen"
    case .windowAbsent(let id): "its window \(name(window: id)) does not exist yet"
    case .windowHidden(let id): "its window \(name(window: id)) is hidden"
    case .otherWindow(let id): "in another window, \(name(window: id))"
    case .covered(let id): "covered by \(name(id)), which fills the screen"
    case .keepsPresenter(let style, let decider):
      "\(text(of: style)): \(decider == 0 ? "its presenter" : name(decider)) keeps deciding"
    case .hiddenByCustom: "hidden by a custom presentation further down"
    case .beingDismissed: "on its way out"
    case .embedded(let id): "embedded in \(name(id)), which answers for itself"
    case .handedElsewhere(let id): "\(name(id)) hands the question to another child"
    case .notSelected(let id): isPages(id) ? "not the page that is shown" : "not the selected tab"
    case .belowTop(let id): "not on top of \(name(id))'s stack"
    case .calledNotUsed: "called, not used"
    case .askedByDelegate: "asked by the app delegate, not by UIKit"
    case .represented: "a UIViewControllerRepresentable: laid out, never asked"
    case .view: "a SwiftUI view: its preference is read, it is not asked"
    case .cover(let kind):
      kind == .cover
        ? "a fullScreenCover: the root keeps deciding" : "a SwiftUI sheet: the root keeps deciding"
    case .alert: "an alert: what it covers keeps deciding"
    case .masksNotRead(let rule): "no mask was read: \(short(rule))"
    case .nobodyAsked(let rule): "nobody was asked: \(short(rule))"
    }
  }

  private func isPages(_ id: ControllerID) -> Bool { id != 0 && app[id].controller.kind == .pages }

  /// A rule's heading with a small beginning.
  package func short(_ rule: Rule) -> String {
    let title = rule.entry.title
    let first = title.prefix { $0 != " " }
    let isName = first.dropFirst().contains { $0.isUppercase } || first.hasPrefix("App")
    return isName ? title : title.prefix(1).lowercased() + title.dropFirst()
  }
}
