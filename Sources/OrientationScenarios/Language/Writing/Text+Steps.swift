import OrientationModel

// The one printer of steps: what differs is only how names are written.

extension Action {
  /// As the language writes it.
  package func text(controller: (N.Controller) -> String, window: (N.Window) -> String) -> String {
    switch self {
    case .rotate(let held): "rotate \(held.name)"
    case .rotateLeft: "rotate left"
    case .rotateRight: "rotate right"
    case .lock(let isOn): isOn ? "lock on" : "lock off"
    case .push(let pushed, let stack):
      "push \(controller(pushed))" + (stack.map { " in \(controller($0))" } ?? "")
    case .pop: "pop"
    case .popTo(let target): "pop to \(controller(target))"
    case .popToRoot: "pop to root"
    case .present(let presented, let style, let presenter):
      "present \(controller(presented))" + (style.map { " as \($0.name)" } ?? "")
        + (presenter.map { " from \(controller($0))" } ?? "")
    case .dismiss(let presented): "dismiss" + (presented.map { " \(controller($0))" } ?? "")
    case .select(let selected): "select \(controller(selected))"
    case .replaceRoot(let root): "replace root with \(controller(root))"
    case .replace(let old, let new): "replace \(controller(old)) with \(controller(new))"
    case .force(.orientation(let orientation)): "force \(orientation.name)"
    case .force(.unknown): "force unknown"
    case .force(.preferred): "force preferred"
    case .request(let mask): "request \(mask.words)"
    case .update(let updated): "update" + (updated.map { " \(controller($0))" } ?? "")
    case .updateLock(let updated): "update lock" + (updated.map { " \(controller($0))" } ?? "")
    case .statusBar(let orientation): "status-bar \(orientation.name)"
    case .beginPop: "begin pop"
    case .beginDismiss: "begin dismiss"
    case .cancel: "cancel"
    case .finish: "finish"
    case .attempt: "attempt"
    case .set(let change): "set \(change.text(controller: controller, window: window))"
    case .addWindow(let added): "add window \(window(added))"
    case .showWindow(let shown): "show window \(window(shown))"
    case .hideWindow(let hidden): "hide window \(window(hidden))"
    case .resize(let shape): "resize \(shape.name)"
    case .fold(let posture): posture.verb
    case .background: "background"
    case .foreground: "foreground"
    case .beginGenerating: "begin generating"
    case .endGenerating: "end generating"
    case .note(let text): "note \(text.asProse)"
    case .onVersions(let versions, let action):
      "ios \(versions.text): \(action.text(controller: controller, window: window))"
    }
  }
}

extension Change {
  fileprivate func text(
    controller: (N.Controller) -> String, window: (N.Window) -> String
  ) -> String {
    switch self {
    case .supports(let changed, let answer): "\(controller(changed)) supports \(answer.text)"
    case .prefers(let changed, let preference): "\(controller(changed)) prefers \(preference.name)"
    case .autorotates(let changed, let claim): "\(controller(changed)) autorotates \(claim.word)"
    case .prefersLock(let changed, let claim): "\(controller(changed)) prefers-lock \(claim.word)"
    case .orientations(let changed, let mask): "\(controller(changed)) orientations \(mask.words)"
    case .wants(let changed, let mask): "\(controller(changed)) wants \(mask.words)"
    case .delegate(let answer): "delegate \(answer.text(controller: controller, window: window))"
    }
  }
}

extension DelegateAnswer {
  func text(controller: (N.Controller) -> String, window: (N.Window) -> String) -> String {
    switch self {
    case .mask(let answer): answer.text
    case .idioms(let phone, let pad): "phone \(phone.text) pad \(pad.text)"
    case .top: "asks top"
    case .during(let screens, let answer, let otherwise):
      "\(answer.text) for \(screens.map(controller).joined(separator: ", "))"
        + " otherwise \(otherwise.text)"
    case .window(let name, let answer, let otherwise):
      "\(answer.text) for window \(window(name)) otherwise \(otherwise.text)"
    }
  }
}

extension Moment {
  func text(controller: (N.Controller) -> String) -> String {
    switch self {
    case .appearing: "appearing"
    case .isAppearing: "is appearing"
    case .appeared: "appeared"
    case .leaving: "leaving"
    case .disappearing: "disappearing"
    case .disappeared: "disappeared"
    case .showing: "showing"
    case .rotated: "rotated"
    case .opened: "opened"
    case .closed: "closed"
    case .folded: "folded"
    case .devicePortrait: "device portrait"
    case .deviceLandscape: "device landscape"
    case .deviceExactly(let held): "device exactly \(held.name)"
    case .covering(let cover): "covering \(controller(cover))"
    case .uncovering(let cover): "uncovering \(controller(cover))"
    }
  }
}

extension MaskAnswer {
  package var text: String {
    switch self {
    case .mask(let mask): mask.words
    case .rawValue(let orientation): "enum \(orientation.name)"
    }
  }
}

extension [ClosedRange<SystemVersion>] {
  fileprivate var text: String {
    map { versions in
      let first = versions.lowerBound
      let last = versions.upperBound
      if first.major == last.major { return first.text }
      return last >= SystemVersion.latest ? "\(first.text)-" : "\(first.text)-\(last.major)"
    }.joined(separator: ", ")
  }
}

// MARK: With the names as written

extension Action where N == Scenario.Written {
  package var text: String { text(controller: { $0.value.text }, window: { $0.value.asName }) }
}

extension DelegateAnswer where N == Scenario.Written {
  package var text: String { text(controller: { $0.value.text }, window: { $0.value.asName }) }
}

extension Moment where N == Scenario.Written {
  package var text: String { text(controller: { $0.value.text }) }
}

extension Scenario.Reaction {
  package var text: String {
    Self.text(moment.value.text, steps.map { $0.text }, condition.map { $0.value })
  }

  static func text(_ moment: String, _ steps: [String], _ condition: ReactionCondition?) -> String {
    "when \(moment): \(steps.joined(separator: "; "))"
      + (condition.map { " if \($0.rawValue)" } ?? "")
  }
}
