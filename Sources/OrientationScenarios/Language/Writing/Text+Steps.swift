import OrientationModel

// The one printer of steps: what the simulator has gets its names first.

extension Action where N == Scenario.Written {
  package var text: String {
    switch self {
    case .rotate(let held): "rotate \(held.name)"
    case .rotateLeft: "rotate left"
    case .rotateRight: "rotate right"
    case .lock(let isOn): isOn ? "lock on" : "lock off"
    case .push(let pushed, let stack):
      "push \(pushed.value.text)" + (stack.map { " in \($0.value.text)" } ?? "")
    case .pop: "pop"
    case .popTo(let target): "pop to \(target.value.text)"
    case .popToRoot: "pop to root"
    case .present(let presented, let style, let presenter):
      "present \(presented.value.text)" + (style.map { " as \($0.name)" } ?? "")
        + (presenter.map { " from \($0.value.text)" } ?? "")
    case .dismiss(let presented): "dismiss" + (presented.map { " \($0.value.text)" } ?? "")
    case .select(let selected): "select \(selected.value.text)"
    case .replaceRoot(let root): "replace root with \(root.value.text)"
    case .replace(let old, let new): "replace \(old.value.text) with \(new.value.text)"
    case .force(.orientation(let orientation)): "force \(orientation.name)"
    case .force(.unknown): "force unknown"
    case .force(.preferred): "force preferred"
    case .request(let mask): "request \(mask.words)"
    case .update(let updated): "update" + (updated.map { " \($0.value.text)" } ?? "")
    case .updateLock(let updated): "update lock" + (updated.map { " \($0.value.text)" } ?? "")
    case .statusBar(let orientation): "status-bar \(orientation.name)"
    case .beginPop: "begin pop"
    case .beginDismiss: "begin dismiss"
    case .cancel: "cancel"
    case .finish: "finish"
    case .attempt: "attempt"
    case .set(let change): "set \(change.text)"
    case .addWindow(let added): "add window \(added.value.asName)"
    case .showWindow(let shown): "show window \(shown.value.asName)"
    case .hideWindow(let hidden): "hide window \(hidden.value.asName)"
    case .resize(let shape): "resize \(shape.name)"
    case .fold(let posture): posture.verb
    case .background: "background"
    case .foreground: "foreground"
    case .beginGenerating: "begin generating"
    case .endGenerating: "end generating"
    case .note(let text): "note \(text.asProse)"
    case .onVersions(let versions, let action): "ios \(versions.text): \(action.text)"
    }
  }
}

extension Change where N == Scenario.Written {
  fileprivate var text: String {
    switch self {
    case .supports(let changed, let answer): "\(changed.value.text) supports \(answer.text)"
    case .prefers(let changed, let preference): "\(changed.value.text) prefers \(preference.name)"
    case .autorotates(let changed, let claim): "\(changed.value.text) autorotates \(claim.word)"
    case .prefersLock(let changed, let claim): "\(changed.value.text) prefers-lock \(claim.word)"
    case .orientations(let changed, let mask): "\(changed.value.text) orientations \(mask.words)"
    case .wants(let changed, let mask): "\(changed.value.text) wants \(mask.words)"
    case .delegate(let answer): "delegate \(answer.text)"
    }
  }
}

extension DelegateAnswer where N == Scenario.Written {
  package var text: String {
    switch self {
    case .mask(let answer): answer.text
    case .idioms(let phone, let pad): "phone \(phone.text) pad \(pad.text)"
    case .top: "asks top"
    case .during(let screens, let answer, let otherwise):
      "\(answer.text) for \(screens.text) otherwise \(otherwise.text)"
    case .window(let name, let answer, let otherwise):
      "\(answer.text) for window \(name.value.asName) otherwise \(otherwise.text)"
    }
  }
}

extension Moment where N == Scenario.Written {
  package var text: String {
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
    case .covering(let cover): "covering \(cover.value.text)"
    case .uncovering(let cover): "uncovering \(cover.value.text)"
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
      let isWhole = last.minor == 0 || last.minor == .max
      if first == last || isWhole && first.major == last.major { return first.text }
      if isWhole, last >= SystemVersion.latest { return "\(first.text)-" }
      return "\(first.text)-\(isWhole ? SystemVersion(last.major).text : last.text)"
    }.joined(separator: ", ")
  }
}

extension Scenario.Reaction {
  package var text: String {
    "when \(moment.value.text): \(steps.map { $0.text }.joined(separator: "; "))"
      + (condition.map { " if \($0.rawValue)" } ?? "")
  }
}
