import OrientationModel
import OrientationScenarios

// The app's own code: what a controller does at a moment.

extension AppCode {
  /// The methods in which a controller's own code stands.
  func reactions(_ id: ControllerID) -> [ClassMember] {
    let own = app.reactions.filter { $0.owner == id }
    var members = Moment<Numbers>.methods.map { method -> (name: String, code: Code?) in
      let code = own.filter { $0.moment.method == method }.map { reaction in
        let isLeaving = reaction.moment == .leaving
        // Without scenes, what UIKit is told by needs no window.
        let isGone = reaction.moment == .disappeared && oldest >= 13
        return self.code(
          of: reaction, in: isGone ? .gone : .controller, while: isLeaving ? leaving(id) : nil)
      }
      let whole: Code = """
        override func \(method)(_ animated: Bool) {
          super.\(method)(animated)
          \(code)
        }
        """
      return (method, code.isEmpty ? nil : whole)
    }
    let turned = own.compactMap { reaction in deviceTest(reaction.moment).map { (reaction, $0) } }
    members += [
      ("viewWillTransition", rotated(own.filter { $0.moment == .rotated })),
      ("deviceTurned", device(turned)),
      ("deviceOpened", hinge("deviceOpened", own.filter { $0.moment == .opened })),
      ("deviceClosed", hinge("deviceClosed", own.filter { $0.moment == .closed })),
      ("deviceFolded", hinge("deviceFolded", own.filter { $0.moment == .folded })),
    ]
    return members.compactMap { name, code in
      code.map { ClassMember(part: .reaction(name), code: $0) }
    }
  }

  /// How a controller can tell that it leaves: with a navigation controller that is dismissed, it isn't
  /// dismissed itself.
  private func leaving(_ id: ControllerID) -> String {
    let placed = app.windows.map { $0.root } + app.entries.flatMap { $0.children }
    let presented = ids.filter { controller($0).kind == .navigation && !placed.contains($0) }
    let isInPresented = stack(around: id).map { presented.contains($0) } ?? false
    let mayCome = !presented.isEmpty && stored.pushed.contains(id)
    let own = "isMovingFromParent || isBeingDismissed"
    return isInPresented || mayCome
      ? own + " || navigationController?.isBeingDismissed == true" : own
  }

  private func rotated(_ reactions: [Reaction]) -> Code? {
    guard !reactions.isEmpty else { return nil }
    return """
      override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [self] _ in
          \(reactions.map { code(of: $0) })
        }
      }
      """
  }

  /// What the callback of the hinge calls: that belongs to a view of SwiftUI's, or to an interaction.
  private func hinge(_ name: String, _ reactions: [Reaction]) -> Code? {
    guard !reactions.isEmpty else { return nil }
    return """
      /// Call it from onHingeChange, or from a UIHingeInteraction.
      func \(name)() {
        \(reactions.map { code(of: $0) })
      }
      """
  }

  /// What is asked of UIDevice where a moment is about the device; nothing for every other.
  private func deviceTest(_ moment: Moment<Numbers>) -> String? {
    switch moment {
    case .devicePortrait: "orientation.isPortrait"
    case .deviceLandscape: "orientation.isLandscape"
    case .deviceExactly(let held): "orientation == .\(held.name)"
    default: nil
    }
  }

  private func device(_ reactions: [(Reaction, String)]) -> Code? {
    guard !reactions.isEmpty else { return nil }
    return """
      private var observer: (any NSObjectProtocol)?

      override func viewDidLoad() {
        super.viewDidLoad()
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        observer = NotificationCenter.default.addObserver(
          forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main
        ) { [weak self] _ in
          \(onMain("self?.deviceTurned()"))
        }
      }

      private func deviceTurned() {
        \(reactions.map { code(of: $0, while: "UIDevice.current.\($1)") })
      }
      """
  }

  /// Where a piece of code stands.
  enum Site {
    /// In a controller: everything is seen from there.
    case controller
    /// In a navigation controller's delegate.
    case delegate
    /// In a controller that has disappeared: it has no window, and UIKit is told by what stays.
    case gone
    /// In a SwiftUI view.
    case view

    var isController: Bool { self == .controller || self == .gone }

    /// The controller, as a prefix.
    var here: String {
      switch self {
      case .controller, .gone: ""
      case .delegate: "navigationController."
      case .view: "top?."
      }
    }

    /// Whose answers a condition is about, as a prefix.
    var screen: String { self == .delegate ? "viewController." : "" }
  }

  /// A reaction's steps within its condition, and within another where there is one.
  func code(
    of reaction: Reaction, in site: Site = .controller, while outer: String? = nil
  ) -> Code {
    let steps = code(of: reaction.steps, reaction.owner, site).joiningTests
    let tests = [outer, condition(reaction.condition, site)].compactMap { $0 }
    guard !tests.isEmpty else { return Code(steps) }
    let head = side(for: reaction.condition, site)
    return """
      \(Code(head))
      if \(tests.joined(separator: ", ")) {
        \(Code(steps))
      }
      """
  }

  /// What a condition compares a mask with, in a class that stands alone: an app has that once.
  private func side(for condition: ReactionCondition?, _ site: Site) -> [String] {
    let current: String
    switch condition {
    case .unsupported:
      current = "let current = UIInterfaceOrientationMask(rawValue: 1 << UInt(side.rawValue))"
    case .unsupportedByGroup:
      current =
        "let current: UIInterfaceOrientationMask = side.isLandscape ? .landscape : .portrait"
    case .presenting, .notPresenting, nil: return []
    }
    guard isEssential else { return [] }
    return ["let side = \(side(of: site.here + "view.window", else: ".portrait"))", current]
  }

  private func condition(_ condition: ReactionCondition?, _ site: Site) -> String? {
    let here = site == .view ? "\(prefix)top?." : site.here
    let mask = "\(site.screen)supportedInterfaceOrientations"
    let now = "\(prefix)side"
    switch condition {
    case nil: return nil
    case .unsupported where isEssential, .unsupportedByGroup where isEssential:
      return "!\(mask).contains(current)"
    case .presenting: return "\(here)presentedViewController != nil"
    case .notPresenting: return "\(here)presentedViewController == nil"
    case .unsupported: return "!\(mask).contains(\(prefix)mask(of: \(now)))"
    case .unsupportedByGroup: return "!\(prefix)isSupported(\(now), by: \(mask))"
    }
  }

  /// Whether the helpers of the two conditions above are needed.
  var needsMaskOfSide: Bool { app.reactions.contains { $0.condition == .unsupported } }

  var needsGroupTest: Bool { app.reactions.contains { $0.condition == .unsupportedByGroup } }

  /// Steps within the app's own code.
  private func code(of steps: [Step], _ owner: ControllerID, _ site: Site) -> [String] {
    // In an app of one's own nobody holds the window for what has none.
    let hasNone = site == .view || site == .gone
    let start = isEssential && hasNone ? steps.firstIndex { !call(of: $0.bare).isEmpty } : nil
    let calls = steps[(start ?? steps.endIndex)...].prefix { !call(of: $0.bare).isEmpty }
    let lines = steps[..<calls.startIndex].flatMap { code(of: $0, owner, site) }
    guard !calls.isEmpty else { return lines }
    return lines + sceneCode(of: Array(calls))
      + code(of: Array(steps[calls.endIndex...]), owner, site)
  }

  private func code(of step: Step, _ owner: ControllerID, _ site: Site) -> [String] {
    let isStack = controller(owner).kind == .navigation && site.isController
    let here = site == .view ? "\(prefix)top?." : site.here
    let stack = isStack || site == .delegate ? site.here : here + "navigationController?."
    /// The state of the stack, where that is SwiftUI's.
    func path(_ container: ControllerID? = nil) -> String? {
      (container ?? ownStack(owner)).flatMap {
        isInSwiftUI($0) ? "\(prefix)model.\(stateName($0))" : nil
      }
    }
    switch step {
    case .present(let id, let style, let presenter):
      if isView(id) { return ["\(prefix)model.\(flag(id)) = true"] }
      return presenting(id, style, on: presenter.map { reference($0) + "." } ?? here)
    case .dismiss(let id?) where isView(id): return ["\(prefix)model.\(flag(id)) = false"]
    case .dismiss: return ["\(here)dismiss(animated: true)"]
    case .pop:
      return [path().map { $0 + ".removeLast()" } ?? "\(stack)popViewController(animated: true)"]
    case .popToRoot:
      return [
        path().map { $0 + ".removeAll()" } ?? "\(stack)popToRootViewController(animated: true)"
      ]
    case .push(let id, let container):
      if let path = path(container) { return ["\(path).append(\(flagName(id).swiftLiteral))"] }
      let target = container.map { reference($0) + "." } ?? stack
      return ["\(target)pushViewController(\(reference(id)), animated: true)"]
    case .update(nil), .updateLock(nil):
      return guarded(call(of: step, on: site == .gone ? "\(prefix)top?." : here), for: step)
    case .update(owner), .updateLock(owner): return code(of: step)
    case .set(let change) where change.answer?.controller == owner && site.isController:
      return setting(change)
    case .request where site == .controller, .attempt where site == .controller:
      return code(of: step)
    case .request where site == .delegate:
      return guarded(call(of: step, in: "\(here)view.window"), for: step)
    case .force(.preferred) where site != .view: return call(of: step, on: site.screen)
    case .onVersions(let versions, let inner):
      return limited(to: versions, code(of: inner, owner, site))
    default: return code(of: step, before: nil)
    }
  }
}

extension Moment {
  /// The methods of a view controller that run at moments, in their order.
  fileprivate static var methods: [String] {
    ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
  }

  /// The one that runs at it.
  package var method: String? {
    switch self {
    case .appearing: "viewWillAppear"
    case .isAppearing: "viewIsAppearing"
    case .appeared: "viewDidAppear"
    case .leaving, .disappearing: "viewWillDisappear"
    case .disappeared: "viewDidDisappear"
    default: nil
    }
  }
}
