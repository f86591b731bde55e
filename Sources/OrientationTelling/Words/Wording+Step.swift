import OrientationModel

// A step as the scenario language has it.

extension Wording {
  /// A step as the scenario language has it: `present Player as fullScreen`.
  package func sentence(of step: Step) -> String {
    switch step {
    case .rotate(let held): "rotate \(held.name)"
    case .rotateLeft: "rotate left"
    case .rotateRight: "rotate right"
    case .lock(let on): "lock \(on ? "on" : "off")"
    case .push(let id, nil): "push \(word(id))"
    case .push(let id, let container?): "push \(word(id)) in \(word(container))"
    case .pop: "pop"
    case .popTo(let id): "pop to \(word(id))"
    case .popToRoot: "pop to root"
    case .present(let id, let style, let presenter): presentation(id, style, presenter)
    case .dismiss(nil): "dismiss"
    case .dismiss(let id?): "dismiss \(word(id))"
    case .select(let id): "select \(word(id))"
    case .replaceRoot(let id): "replace root with \(word(id))"
    case .replace(let old, let new): "replace \(word(old)) with \(word(new))"
    default: request(step)
    }
  }

  private func request(_ step: Step) -> String {
    switch step {
    case .force(.orientation(let orientation)): "force \(orientation.name)"
    case .force(.unknown): "force unknown"
    case .force(.preferred): "force preferred"
    case .request(let mask): "request \(mask.words)"
    case .update(nil): "update"
    case .update(let id?): "update \(word(id))"
    case .updateLock(nil): "update lock"
    case .updateLock(let id?): "update lock \(word(id))"
    case .statusBar(let orientation): "status-bar \(orientation.name)"
    case .beginPop: "begin pop"
    case .beginDismiss: "begin dismiss"
    case .cancel: "cancel"
    case .finish: "finish"
    case .attempt: "attempt"
    case .set(let edit): "set " + self.edit(edit)
    default: sceneSentence(step)
    }
  }

  private func sceneSentence(_ step: Step) -> String {
    switch step {
    case .addWindow(let id): "add window \(word(window: id))"
    case .showWindow(let id): "show window \(word(window: id))"
    case .hideWindow(let id): "hide window \(word(window: id))"
    case .resize(let mode): "resize \(mode.name)"
    case .background: "background"
    case .foreground: "foreground"
    case .beginGenerating: "begin generating"
    case .endGenerating: "end generating"
    case .only(let versions, let inner):
      "ios \(versions.map(span).joined(separator: ", ")): \(sentence(of: inner))"
    default: ""
    }
  }

  private func presentation(
    _ id: ControllerID, _ style: PresentationStyle?, _ presenter: ControllerID?
  ) -> String {
    "present \(word(id))" + (style.map { " as \($0.name)" } ?? "")
      + (presenter.map { " from \(word($0))" } ?? "")
  }

  private func span(_ versions: ClosedRange<SystemVersion>) -> String {
    let (first, last) = (versions.lowerBound, versions.upperBound)
    if first.major == last.major { return first.text }
    return last.major >= 27 ? "\(first.text)-" : "\(first.text)-\(last.major)"
  }

  private func edit(_ edit: Edit) -> String {
    switch edit {
    case .supports(let id, let mask, _): "\(word(id)) supports \(mask.words)"
    case .prefers(let id, let preference): "\(word(id)) prefers \(preference.name)"
    case .autorotates(let id, let claim): "\(word(id)) autorotates \(claim ? "yes" : "no")"
    case .prefersLock(let id, let claim): "\(word(id)) prefers-lock \(claim ? "yes" : "no")"
    case .orientations(let id, let mask): "\(word(id)) orientations \(mask.words)"
    case .delegate(let answer): "delegate \(sentence(of: answer))"
    case .lockRead, .child: ""
    }
  }

  /// What stands after `delegate`.
  package func sentence(of answer: DelegateAnswer) -> String {
    switch answer {
    case .none: "none"
    case .mask(let mask): mask.words
    case .top: "asks top"
    case .during(let ids, let mask, let otherwise):
      "\(mask.words) for \(ids.map(word).joined(separator: ", ")) otherwise \(otherwise.words)"
    case .window(let id, let mask, let otherwise):
      "\(mask.words) for window \(word(window: id)) otherwise \(otherwise.words)"
    }
  }

  /// A name as the language writes it, in quotation marks where it has to be.
  package func word(_ id: ControllerID) -> String {
    guard id != 0, Int(id) <= sheet.entries.count else { return "nobody" }
    let entry = sheet[id]
    if let system = entry.controller.system, entry.name == "system \(system.name)" {
      return entry.name
    }
    return Self.word(entry.name)
  }

  func word(window id: WindowID) -> String {
    Int(id) < sheet.windows.count ? Self.word(sheet.windows[Int(id)].name) : "nobody"
  }

  /// A wrapper is written as it is made; letters, digits, `-` and `_` need no quotation marks.
  private static func word(_ name: String) -> String {
    if name.hasPrefix("navigation("), name.hasSuffix(")") { return name }
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    guard !isPlain || name.isEmpty || keywords.contains(name) else { return name }
    return "\""
      + name.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\\\"") + "\""
  }

  private static let keywords: Set<String> = [
    "all", "allButUpsideDown", "as", "asks", "by", "container", "cover", "default", "delegate",
    "for", "from", "hosting", "if", "in", "landscape", "main", "navigation", "none", "otherwise",
    "pages", "portrait", "root", "screen", "selected", "sheet", "split", "supports", "system",
    "tabs", "to", "top", "view", "when", "window", "with",
  ]
}
