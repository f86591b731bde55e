import OrientationModel

extension Checks {
  /// Notes a controller that nothing declares.
  mutating func check(_ reference: Located<Scenario.Reference>, isPresented: Bool = false) {
    switch reference.value {
    case .system: break
    case .name(let name):
      if names.entries[name] == nil, let meant = reference.value.spelledOut {
        return check(Located(meant, at: reference.place), isPresented: isPresented)
      }
      check(name: Located(name, at: reference.place))
    case .unnamed(let kind, let ordinal):
      let count = names.unnamedCounts[kind] ?? 0
      guard ordinal > count, !doubtful.contains(kind.rawValue) else { return }
      reader.note(.unknownUnnamed(kind, ordinal: ordinal, count: count), at: reference.place)
    case .wrapper(let inner):
      if isPresented { return check(Located(inner, at: reference.place)) }
      guard !names.wrapped.contains(inner) else { return }
      let known = names.wrapped.map { Scenario.Reference.wrapper(of: $0).text }.sorted()
      reader.note(.unknownWrapper(reference.value.text, known: known), at: reference.place)
    }
  }

  private mutating func check(name: Located<String>) {
    guard names.entries[name.value] == nil, !doubtful.contains(name.value) else { return }
    guard !Spelling.isClass(name.value) else {
      return reader.note(.className(name.value), at: name.place)
    }
    reader.note(.unknownName(name.value, known: names.order), at: name.place)
  }

  mutating func check(window: Located<String>) {
    guard names.windows[window.value] == nil, !doubtful.contains(window.value) else { return }
    reader.note(.unknownWindow(window.value, known: names.windowOrder), at: window.place)
  }

  /// Notes a controller that is of another kind than is wanted.
  private mutating func check(
    _ reference: Located<Scenario.Reference>, wants wanted: String,
    where isRight: (Scenario.Node.Kind) -> Bool
  ) {
    let kind: Scenario.Node.Kind?
    switch reference.value {
    case .name(let name):
      if names.entries[name] == nil, let meant = reference.value.spelledOut {
        return check(Located(meant, at: reference.place), wants: wanted, where: isRight)
      }
      kind = names.entries[name]?.kind
    case .unnamed(let container, _): kind = .container(container)
    case .wrapper: kind = .container(.navigation)
    case .system(let system): kind = .system(system)
    }
    guard let kind, !isRight(kind) else { return }
    reader.note(
      .wrongKind(reference.value.text, is: kind.noun, wanted: wanted), at: reference.place)
  }

  mutating func check(_ step: Scenario.Step) {
    check(step.action)
    for expectation in step.expectations { check(expectation) }
  }

  private mutating func check(_ action: Located<Scenario.Action>) {
    var presented: Located<Scenario.Reference>?
    if case .present(let controller, _, _) = action.value { presented = controller }
    for controller in action.value.controllers {
      check(controller, isPresented: controller == presented)
    }
    for window in action.value.windows { check(window: window) }
    if case .push(_, into: let stack?) = action.value {
      check(stack, wants: "a navigation controller") { $0.hasStack }
    }
    if case .set(let change) = action.value { check(change) }
  }

  private mutating func check(_ change: Change<Scenario.Written>) {
    switch change {
    case .orientations(let controller, _):
      check(controller, wants: "a view, cover, or sheet") { $0.setsPreference }
    case .supports(let controller, _), .prefers(let controller, _),
      .autorotates(let controller, _), .prefersLock(let controller, _):
      check(controller, wants: "a screen or container") { !$0.setsPreference }
    case .wants(let controller, _):
      check(controller, wants: "a screen, container, or view") {
        if case .system = $0 { false } else { true }
      }
    case .delegate: break
    }
  }

  mutating func check(_ expectation: Scenario.Expectation) {
    for claim in expectation.claims {
      switch claim.value {
      case .interface(_, let window): if let window { check(window: window) }
      case .open(let question): if let window = question.window { check(window: window) }
      case .size(_, let controller): if let controller { check(controller) }
      case .visible(let controller), .called(let controller), .notAsked(let controller),
        .notCalled(let controller), .noCallbacks(_, let controller):
        check(controller)
      case .asked(let controllers): for controller in controllers { check(controller) }
      case .callbacks(let callbacks):
        for callback in callbacks { if let controller = callback.controller { check(controller) } }
      case .device, .turned, .stayed, .asWanted, .notAsWanted, .allowed, .because, .console, .error,
        .noError, .crash,
        .noCrash, .sizeClass, .letterboxed, .statusBar, .keyboard, .display, .posture:
        break
      }
    }
  }

  mutating func check(_ reaction: Scenario.Reaction, isPossible: Bool) {
    if isPossible, let name = reaction.moment.value.cover {
      check(name)
      check(name, wants: "a cover or sheet") { $0 == .cover || $0 == .sheet }
    }
    for step in reaction.steps {
      check(step)
      // The app's own code says nothing of what its author wants.
      guard step.action.value.isWish else { continue }
      let known = Words.changes.filter { $0 != "wants" }
      reader.note(.unknown(.attribute, "wants", known: known), at: step.action.place)
    }
  }
}

extension Scenario.Node.Kind {
  fileprivate var hasStack: Bool {
    switch self {
    case .container(let kind):
      kind == .navigation || kind == .hosting || kind == .split || kind.isSwiftUIOwn
    case .mention, .screen, .view, .cover, .sheet, .system: false
    }
  }

  fileprivate var setsPreference: Bool { self == .view || self == .cover || self == .sheet }

  /// What it is, with its article.
  var noun: String {
    switch self {
    case .mention, .screen: "a screen"
    case .container(.tabs): "a tabs container"
    case .container(.pages): "a pages container"
    case .container(.hosting): "a hosting controller"
    case .container(.app): "a SwiftUI app"
    case .container(let kind): "a \(kind.rawValue)"
    case .view: "a view"
    case .cover: "a cover"
    case .sheet: "a sheet"
    case .system: "a system controller"
    }
  }
}
