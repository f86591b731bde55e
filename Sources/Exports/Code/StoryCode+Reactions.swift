import OrientationModel
import OrientationTelling

// The app's own code: what a controller does at a moment.

extension StoryCode {
  /// The methods in which a controller's own code stands.
  func reactions(_ id: ControllerID) -> Lines {
    var lines = Lines()
    let own = app.reactions.filter { $0.owner == id }
    let methods: [(Moment<Numbers>, String)] = [
      (.appearing, "viewWillAppear"), (.isAppearing, "viewIsAppearing"),
      (.appeared, "viewDidAppear"), (.disappearing, "viewWillDisappear"),
      (.disappeared, "viewDidDisappear"),
    ]
    for (moment, method) in methods {
      var all = own.filter { $0.moment == moment }
      let leaving = moment == .disappearing ? own.filter { $0.moment == .leaving } : []
      all += leaving
      guard !all.isEmpty else { continue }
      lines.gap()
      lines.block("override func \(method)(_ animated: Bool)") { lines in
        lines.add("super.\(method)(animated)")
        for reaction in all {
          guard reaction.moment == .leaving else {
            lines.add(code(of: reaction))
            continue
          }
          lines.add(code(of: reaction, while: "isMovingFromParent || isBeingDismissed"))
        }
      }
    }
    addRotated(own.filter { $0.moment == .rotated }, to: &lines)
    addDevice(own.filter { isAboutDevice($0.moment) }, to: &lines)
    return lines
  }

  private func isAboutDevice(_ moment: Moment<Numbers>) -> Bool {
    switch moment {
    case .devicePortrait, .deviceLandscape, .deviceExactly: true
    case .appearing, .isAppearing, .appeared, .leaving, .disappearing, .disappeared, .showing,
      .rotated, .covering, .uncovering:
      false
    }
  }

  private func addRotated(_ reactions: [Reaction], to lines: inout Lines) {
    guard !reactions.isEmpty else { return }
    lines.gap()
    lines.add("override func viewWillTransition(")
    lines.add("  to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator")
    lines.block(")") { lines in
      lines.add("super.viewWillTransition(to: size, with: coordinator)")
      lines.add("coordinator.animate(alongsideTransition: nil) { [self] _ in")
      lines.indented { lines in for reaction in reactions { lines.add(code(of: reaction)) } }
      lines.add("}")
    }
  }

  private func addDevice(_ reactions: [Reaction], to lines: inout Lines) {
    guard !reactions.isEmpty else { return }
    lines.gap()
    lines.add("private var observer: (any NSObjectProtocol)?")
    lines.gap()
    lines.block("override func viewDidLoad()") { lines in
      lines.add("super.viewDidLoad()")
      lines.add("UIDevice.current.beginGeneratingDeviceOrientationNotifications()")
      lines.add("observer = NotificationCenter.default.addObserver(")
      lines.add("  forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main")
      lines.add(") { [weak self] _ in")
      lines.add("  " + onMain("self?.deviceTurned()"))
      lines.add("}")
    }
    lines.gap()
    lines.block("private func deviceTurned()") { lines in
      for reaction in reactions {
        let test =
          switch reaction.moment {
          case .devicePortrait: "orientation.isPortrait"
          case .deviceLandscape: "orientation.isLandscape"
          case .deviceExactly(let held): "orientation == .\(held.name)"
          default: "true"
          }
        lines.add(code(of: reaction, while: "UIDevice.current.\(test)"))
      }
    }
  }

  /// Where a piece of code stands.
  enum Site {
    /// In a controller: everything is seen from there.
    case controller
    /// In a navigation controller's delegate.
    case delegate
    /// In a SwiftUI view.
    case view

    /// The controller, as a prefix.
    var here: String {
      switch self {
      case .controller: ""
      case .delegate: "navigationController."
      case .view: "Story.top?."
      }
    }

    /// Whose answers a condition is about, as a prefix.
    var screen: String { self == .delegate ? "viewController." : "" }
  }

  /// A reaction's steps within its condition, and within another where there is one.
  func code(
    of reaction: Reaction, in site: Site = .controller, while outer: String? = nil
  ) -> Lines {
    var lines = Lines()
    let steps = reaction.steps.flatMap { step in
      isRun(step) ? reactionCode(of: step.bare, reaction.owner, site) : []
    }
    let tests = [outer, condition(reaction.condition, site)].compactMap(\.self)
    guard !tests.isEmpty else {
      lines.add(steps)
      return lines
    }
    lines.block("if \(tests.joined(separator: ", "))") { $0.add(steps) }
    return lines
  }

  private func isRun(_ step: Step) -> Bool {
    guard case .onVersions(let ranges, _) = step else { return true }
    return ranges.contains { $0.contains(settings.version) }
  }

  private func condition(_ condition: ReactionCondition?, _ site: Site) -> String? {
    let here = site == .view ? "\(space).top?." : site.here
    let mask = "\(site.screen)supportedInterfaceOrientations"
    let now = "\(space).side"
    switch condition {
    case nil: return nil
    case .presenting: return "\(here)presentedViewController != nil"
    case .notPresenting: return "\(here)presentedViewController == nil"
    case .unsupported: return "!\(mask).contains(\(space).mask(of: \(now)))"
    case .unsupportedByGroup: return "!\(space).isSupported(\(now), by: \(mask))"
    }
  }

  /// Whether the helpers of the two conditions above are needed.
  var needsMaskOfSide: Bool { app.reactions.contains { $0.condition == .unsupported } }

  var needsGroupTest: Bool { app.reactions.contains { $0.condition == .unsupportedByGroup } }

  /// A step within the app's own code.
  private func reactionCode(of step: Step, _ owner: ControllerID, _ site: Site) -> [String] {
    let isStack = controller(owner).kind == .navigation && site == .controller
    let here = site == .view ? "\(space).top?." : site.here
    let stack = isStack || site == .delegate ? site.here : here + "navigationController?."
    switch step {
    case .present(let id, let style, let presenter):
      if isView(id) { return ["\(space).model.\(flag(id)) = true"] }
      let start = presenter.map { reference($0) + "." } ?? here
      return styleLines(id, style) + ["\(start)present(\(reference(id)), animated: true)"]
    case .dismiss(let id?) where isView(id): return ["\(space).model.\(flag(id)) = false"]
    case .dismiss: return ["\(here)dismiss(animated: true)"]
    case .pop: return ["\(stack)popViewController(animated: true)"]
    case .popToRoot: return ["\(stack)popToRootViewController(animated: true)"]
    case .push(let id, let container):
      let target = container.map { reference($0) + "." } ?? stack
      return ["\(target)pushViewController(\(reference(id)), animated: true)"]
    case .update(nil): return ["\(here)setNeedsUpdateOfSupportedInterfaceOrientations()"]
    case .updateLock(nil): return ["\(here)setNeedsUpdateOfPrefersInterfaceOrientationLocked()"]
    case .force(.preferred) where site != .view:
      return force("\(site.screen)preferredInterfaceOrientationForPresentation.rawValue")
    case .rotate, .rotateLeft, .rotateRight, .lock, .popTo, .select, .replaceRoot, .replace, .force,
      .request, .update, .updateLock, .statusBar, .beginPop, .beginDismiss, .cancel, .finish,
      .attempt, .set, .addWindow, .showWindow, .hideWindow, .resize, .background, .foreground,
      .beginGenerating, .endGenerating, .note, .onVersions:
      return code(of: step, before: nil)
    }
  }
}
