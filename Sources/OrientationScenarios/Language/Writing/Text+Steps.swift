import OrientationModel

extension Scenario.Action {
  /// As the language writes it.
  package var text: String {
    switch self {
    case .rotate(.left): "rotate left"
    case .rotate(.right): "rotate right"
    case .rotate(.to(let orientation)): "rotate \(orientation.name)"
    case .lock(let isOn): isOn ? "lock on" : "lock off"
    case .push(let controller, let container):
      "push \(controller.value.text)" + (container.map { " in \($0.value.text)" } ?? "")
    case .pop(.one): "pop"
    case .pop(.root): "pop to root"
    case .pop(.to(let controller)): "pop to \(controller.value.text)"
    case .present(let presentation): presentation.text
    case .dismiss(let controller): "dismiss" + controller.suffix
    case .select(let controller): "select \(controller.value.text)"
    case .replaceRoot(let controller): "replace root with \(controller.value.text)"
    case .replace(let old, let new): "replace \(old.value.text) with \(new.value.text)"
    case .force(.orientation(let orientation)): "force \(orientation.name)"
    case .force(.unknown): "force unknown"
    case .force(.preferred): "force preferred"
    case .request(let mask): "request \(mask.words)"
    case .update(let controller): "update" + controller.suffix
    case .updateLock(let controller): "update lock" + controller.suffix
    case .statusBar(let orientation): "status-bar \(orientation.name)"
    case .set(let controller, let change): "set \(controller.value.text) \(change.text)"
    case .setDelegate(let answer): "set delegate \(answer.text)"
    case .addWindow(let window): "add window \(window.value.asName)"
    case .showWindow(let window): "show window \(window.value.asName)"
    case .hideWindow(let window): "hide window \(window.value.asName)"
    case .resize(let mode): "resize \(mode.rawValue)"
    case .note(let text): "note \(text.asProse)"
    case .beginPop: "begin pop"
    case .beginDismiss: "begin dismiss"
    case .beginGenerating: "begin generating"
    case .endGenerating: "end generating"
    case .cancel: "cancel"
    case .finish: "finish"
    case .attempt: "attempt"
    case .background: "background"
    case .foreground: "foreground"
    }
  }
}

extension Located<Scenario.Reference>? {
  /// With the blank before it, or nothing.
  fileprivate var suffix: String { map { " " + $0.value.text } ?? "" }
}

extension Scenario.Presentation {
  fileprivate var text: String {
    var text = "present \(controller.value.text)"
    if let style { text += " as \(style.value.name)" }
    if let presenter { text += " from \(presenter.value.text)" }
    return text
  }
}

extension Scenario.Change {
  package var text: String {
    switch self {
    case .supports(let answer): "supports \(answer.text)"
    case .prefers(let answer): "prefers \(answer.text)"
    case .autorotates(let isYes): "autorotates \(isYes.word)"
    case .prefersLock(let isYes): "prefers-lock \(isYes.word)"
    case .orientations(let mask): "orientations \(mask.words)"
    }
  }
}

extension Scenario.Reaction {
  package var text: String {
    let steps = steps.map(\.text).joined(separator: "; ")
    let condition = condition.map { " if \($0.value.rawValue)" } ?? ""
    return "when \(moment.value.text): \(steps)\(condition)"
  }
}

extension Scenario.Moment {
  package var text: String {
    switch self {
    case .appearing: "appearing"
    case .isAppearing: "is appearing"
    case .appeared: "appeared"
    case .leaving: "leaving"
    case .disappearing: "disappearing"
    case .disappeared: "disappeared"
    case .showing: "showing"
    case .devicePortrait: "device portrait"
    case .deviceLandscape: "device landscape"
    case .deviceExactly(let orientation): "device exactly \(orientation.name)"
    case .rotated: "rotated"
    case .covering(let name): "covering \(name.value.asName)"
    case .uncovering(let name): "uncovering \(name.value.asName)"
    }
  }
}
