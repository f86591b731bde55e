import OrientationScenarios

/// Who stands at the bottom of the windows, and what is made there.
extension FactReader {
  mutating func readRoots() {
    facts.appDelegates = types.filter {
      $0.isClass
        && ($0.inherits.contains("UIApplicationDelegate") || $0.name.hasSuffix("AppDelegate"))
    }.map(\.place)
    let apps = types.filter { $0.inherits.contains("App") }
    let isOfScenes = types.contains {
      $0.name.hasSuffix("SceneDelegate")
        || $0.inherits.contains { $0.hasSuffix("SceneDelegate") }
    }
    facts.isWithoutScenes = !facts.appDelegates.isEmpty && apps.isEmpty && !isOfScenes
    for root in sources.flatMap(\.roots) where !root.isSwiftUI || !apps.isEmpty {
      var found = root
      found.owner = root.owner.map(shortName)
      found.made = root.made.map(controller)
      facts.roots.append(root.isSwiftUI ? scene(found, apps) : found)
    }
    let framework = types.first {
      tree.roots[$0.name].map(FrameworkRoot.reactNativeDelegates.contains) ?? false
    }
    if facts.roots.isEmpty, let place = framework?.place {
      let made = MadeController(name: FrameworkRoot.reactNative, place: place)
      facts.roots = [RootFacts(place: place, owner: framework?.name, made: made)]
    }
    facts.roots.sort { $0.place < $1.place }
  }

  /// The scene of a SwiftUI app.
  private func scene(_ root: RootFacts, _ apps: [DeclaredType]) -> RootFacts {
    var found = root
    let app = apps.first { shortName($0.name) == root.owner } ?? apps.first
    found.owner = app.map { shortName($0.name) }
    found.made = view(among: root.views)
    guard let view = found.made?.name else { return found }
    // What stands in which tab isn't read.
    let hasTabs = sources.contains { $0.tabs.contains(view) || $0.tabs.contains(found.owner ?? "") }
    guard !hasTabs else {
      found.made = nil
      return found
    }
    // A view that has a stack, where only one type is called so.
    let isOne = types.count { !$0.isClass && $0.name == view } == 1
    found.isStack =
      root.views.contains { ["NavigationStack", "NavigationView"].contains($0.name) }
      || isOne && sources.contains { $0.stacks.contains(view) }
    return found
  }

  /// The children that containers of the app's give themselves; what several places give isn't
  /// understood.
  mutating func readGiven() {
    for given in sources.flatMap(\.given)
    where given.receiver != nil || known.contains(shortName(given.owner)) {
      var found = given
      found.owner = shortName(given.owner)
      found.made = given.made.map(controller)
      facts.given.append(found)
    }
  }

  // MARK: What is made

  /// What an object is as a controller or a view; one that is neither, or that something is called on,
  /// isn't understood.
  func controller(_ made: MadeController) -> MadeController {
    var found = resolved(made)
    found.isFilled = made.isFilled || found.isFilled
    found.isSelected = made.isSelected
    found.puts = made.puts
    return found
  }

  private func resolved(_ made: MadeController) -> MadeController {
    if made.name.first == "\"" { return scene(made) }
    let name = shortName(made.name)
    if facts.views.contains(made.name) || facts.views.contains(name) {
      return MadeController(name: name, place: made.place, isView: true)
    }
    let isController =
      known.contains(name) || Self.kind(ofUIKit: name) != nil && name != "UIViewController"
    guard isController, !made.hasTail else { return MadeController(name: "", place: made.place) }
    let isContainer = isContainer(name)
    let given = isContainer && made.parts.isEmpty ? firstGiven(by: made.holders) : made.parts
    let parts = given.map(controller).filter { part in
      // What isn't understood matters only where children are meant.
      !part.isUnknown || isContainer
    }
    return MadeController(
      name: name, place: made.place, parts: parts, holders: made.holders,
      isFilled: made.parts.isEmpty && !given.isEmpty)
  }

  /// What whoever keeps a navigation fills it with, or else pushes onto it, in one place or in `start`.
  private func firstGiven(by holders: [String]) -> [MadeController] {
    guard !holders.isEmpty else { return [] }
    let filled = sources.flatMap(\.given).filter { given in
      given.isWhole && given.receiver.map { holders.contains("\(given.owner).\($0)") } ?? false
    }
    let pushed = sources.flatMap(\.calls).filter { call in
      call.kind == .push && call.isOwn && call.member == "start"
        && call.owner.map { holders.contains($0 + ".navigationController") } ?? false
    }
    let starting = filled.filter { $0.member == "start" }
    let first = (starting.isEmpty ? filled : starting).map(\.made)
    let given = filled.isEmpty ? pushed.compactMap { call in call.made.map { [$0] } } : first
    return given.count == 1 ? given[0] : []
  }

  /// What a storyboard holds that code names.
  private func scene(_ made: MadeController) -> MadeController {
    let name = made.name.dropFirst().dropLast()
    let found = facts.storyboards.made(String(name), isInitial: made.isInitial)
    return (found ?? made.parts.first).map(controller)
      ?? MadeController(name: "", place: made.place)
  }

  private func isContainer(_ name: String) -> Bool {
    [.navigation, .tabs, .split].contains(kind(name))
  }

  func kind(_ name: String) -> ControllerFacts.Kind {
    facts.controller(name)?.kind ?? Self.kind(ofUIKit: name) ?? .screen
  }
}

extension [UInt8] {
  /// Whether a name stands somewhere in a text.
  func holds(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { name in withUnsafeBufferPointer { $0.includes(name) } }
  }
}
