import OrientationModel

extension Checks {
  mutating func check(_ reference: Located<Scenario.Reference>, isPresented: Bool = false) {
    switch meant(reference.value) {
    case .system: break
    case .name(let name): check(name: Located(name, at: reference.place))
    case .unnamed(let kind, let ordinal):
      let count = names.unnamedCounts[kind] ?? 0
      guard ordinal > count, !doubtful.contains(kind.rawValue) else { return }
      reader.note(.unknownUnnamed(kind, ordinal: ordinal, count: count), at: reference.place)
    case .wrapper(let inner):
      if isPresented { return check(Located(inner, at: reference.place)) }
      guard !names.wrapped.contains(inner) else { return }
      let known = names.wrapped.map { Scenario.Reference.wrapper(of: $0).text }.sorted()
      let text = Scenario.Reference.wrapper(of: inner).text
      reader.note(.unknownWrapper(text, known: known), at: reference.place)
    }
  }

  /// A name in quotation marks that nothing declares may be what the same words are without them.
  private func meant(_ reference: Scenario.Reference) -> Scenario.Reference {
    guard case .name(let name) = reference, names.entries[name] == nil else { return reference }
    return reference.spelledOut ?? reference
  }

  private func kind(of reference: Scenario.Reference) -> Scenario.Node.Kind? {
    switch meant(reference) {
    case .name(let name): names.entries[name]?.kind
    case .unnamed(let container, _): .container(container)
    case .wrapper: .container(.navigation)
    case .system(let system): .system(system)
    }
  }

  /// What a controller itself needs of the version, or what is wrapped: one of Apple's own, SwiftUI.
  func needs(_ reference: Scenario.Reference) -> API? {
    if case .wrapper(of: let inner) = meant(reference) {
      if case .system = inner { needs(inner) } else { nil }
    } else {
      kind(of: reference)?.needs
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
    guard let kind = kind(of: reference.value), !isRight(kind) else { return }
    let text = meant(reference.value).text
    reader.note(.wrongKind(text, is: kind.noun, wanted: wanted), at: reference.place)
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
      let named = claim.value.named
      for controller in named.controllers { check(controller) }
      for window in named.windows { check(window: window) }
    }
  }

  mutating func check(_ reaction: Scenario.Reaction, isPossible: Bool) {
    if isPossible, let name = reaction.moment.value.cover {
      check(name)
      check(name, wants: "a cover or sheet") { $0 == .cover || $0 == .sheet }
    }
    for step in reaction.steps {
      check(step)
      // The app's own code says nothing to people, nor of what its author wants.
      if step.isNote {
        let known = Words.steps.filter { $0 != "note" }
        reader.note(.unknown(.step, "note", known: known), at: step.action.place)
      } else if step.action.value.isWish {
        let known = Words.changes.filter { $0 != "wants" }
        reader.note(.unknown(.attribute, "wants", known: known), at: step.action.place)
      }
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

  fileprivate var needs: API? {
    if case .system(let system) = self { API(engineKind, system) } else { API(engineKind, nil) }
  }

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
