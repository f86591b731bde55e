import OrientationModel
import OrientationScenarios
import OrientationTelling

// What a controller answers UIKit's four questions.

extension StoryCode {
  /// A controller's overrides.
  func answers(_ id: ControllerID) -> Code {
    """
    \(mask(id))
    \(apart: [handedOn(id, .mask)])
    \(preference(id))
    \(apart: [handedOn(id, .preferred)])
    \(claim(id, .autorotate))
    \(apart: [handedOn(id, .autorotate)])
    \(if: isAsked(.lock), claim(id, .lock) ?? "")
    """
  }

  private func mask(_ id: ControllerID) -> Code {
    let controller = controller(id)
    let isNeverAsked = controller.legacy != nil && controller.supports == nil && major >= 6
    let doubt: Code = .comment(
      "It overrides only shouldAutorotateToInterfaceOrientation:, which UIKit no longer calls by "
        + "itself since iOS 6 and which Swift can't override. So UIKit's default applies.")
    return "\(if: isNeverAsked, doubt)\n\(maskGetter(id))"
  }

  private func maskGetter(_ id: ControllerID) -> Code? {
    let own = ownMask(id)
    let head = "override var supportedInterfaceOrientations: UIInterfaceOrientationMask"
    if isEdited(id, .mask) {
      let type = "UIInterfaceOrientationMask"
      // What is read off the window each time is no value to begin with.
      guard let own, controller(id).supports == .current else {
        return """
          var orientations: \(type) = \(own ?? defaultMask.swift)
          \(head) { orientations }
          """
      }
      return """
        var orientations: \(type)?
        \(head) {
          orientations ?? \(own)
        }
        """
    }
    guard let own, handedOn(id, .mask) == nil else { return nil }
    return .fitting(96, "\(head) { \(own) }", else: "\(head) {\n  \(own)\n}")
  }

  /// Its own mask as Swift; nothing where it has none.
  func ownMask(_ id: ControllerID) -> String? {
    let controller = controller(id)
    if controller.isEnumPassedAsMask, let mask = controller.supports,
      let side = InterfaceOrientation(rawValue: mask.rawValue)
    {
      return "UIInterfaceOrientationMask("
        + "rawValue: UInt(UIInterfaceOrientation.\(side.name).rawValue))"
    }
    return (controller.supports ?? (major <= 5 ? controller.legacy : nil)).map { swift(of: $0) }
  }

  /// A mask as Swift; what the orientation is at the moment, a controller's window knows.
  private func swift(of mask: OrientationMask) -> String {
    guard mask == .current else { return mask.swift }
    return "UIInterfaceOrientationMask(rawValue: 1 << (\(moment())).rawValue)"
  }

  /// The interface orientation of the moment; `controller` is a path to whose window knows it.
  func moment(in controller: String = "") -> String {
    side(of: controller + "view.window", else: ".portrait")
  }

  /// A preference as Swift.
  func swift(of preference: PreferredOrientation, in controller: String = "") -> String {
    preference == .current ? moment(in: controller) : preference.swift(from: oldest)
  }

  var defaultMask: OrientationMask { settings.defaultMask }

  private func preference(_ id: ControllerID) -> Code? {
    let preference = controller(id).prefers
    let isEdited = isEdited(id, .preferred)
    guard isEdited || preference != .unstated else { return nil }
    let isRead = preference == .current && isEdited
    let start = preference == .unstated || isRead ? "nil" : swift(of: preference)
    let other =
      isRead ? "(\(swift(of: preference)))" : "super.\(Controller.Question.preferred.getter)"
    let value = isEdited ? "preference ?? \(other)" : start
    return """
      \(if: isEdited, "var preference: UIInterfaceOrientation? = \(start)")
      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        \(value)
      }
      """
  }

  private func claim(_ id: ControllerID, _ question: Controller.Question) -> Code? {
    let isLock = question == .lock
    let claim = isLock ? controller(id).prefersLock : controller(id).autorotates
    let isEdited = isEdited(id, question)
    guard isAsked(question) || isEdited || writesAutorotate(id) else { return nil }
    let stored = isLock ? "locks" : "autorotates"
    let value = claim ?? !isLock
    let child = isLock && !isEdited && claim == nil ? forwarding(id, question)?.child : nil
    return """
      \(if: !isAsked(question), "// UIKit ignores this since iOS 16, which is the point of this story.")
      \(if: isEdited, "var \(stored) = \(value)")
      \(if: isEdited, "override var \(question.getter): Bool { \(stored) }")
      \(if: !isEdited && claim != nil, "override var \(question.getter): Bool { \(value) }")
      \(child.map { "override var childForInterfaceOrientationLock: UIViewController? { \($0) }" })
      """
  }

  // MARK: Handing on

  /// Whom a question is handed on to, as an expression.
  struct Forwarding {
    var child: String
    var isAll: Bool
    /// Only while one of these is the one asked.
    var onlyWhen: [String]
  }

  /// How a subclass hands a question on; nothing where it does not.
  func forwarding(
    _ id: ControllerID, _ question: Controller.Question,
    by author: Controller.Author = .subclass, of owner: String = ""
  ) -> Forwarding? {
    let clause = controller(id)[question]
    guard clause.asks != .nobody, clause.author == author else { return nil }
    let onlyWhen = (app[id].whens[question] ?? []).map { reference($0) }
    return Forwarding(
      child: child(controller(id).kind, clause.asks, of: owner), isAll: clause.asks == .all,
      onlyWhen: onlyWhen)
  }

  private func child(_ kind: Controller.Kind, _ asks: Controller.Asks, of owner: String) -> String {
    if asks == .all { return "\(owner)children" }
    if asks == .visible, kind == .navigation { return "\(owner)visibleViewController" }
    return (asks == .visible ? "\(owner)presentedViewController ?? " : "") + owner
      + wording.top(of: kind)
  }

  /// A getter that hands the question on; nothing where another answer stands in its place.
  private func handedOn(_ id: ControllerID, _ question: Controller.Question) -> Code? {
    let controller = controller(id)
    let isSaid =
      switch question {
      case .mask: false
      case .preferred: controller.prefers != .unstated
      case .autorotate: controller.autorotates != nil
      case .lock: controller.prefersLock != nil
      }
    guard isAsked(question), !isEdited(id, question), !isSaid,
      let forward = forwarding(id, question)
    else { return nil }
    return """
      override var \(question.getter): \(question.type) {
        \(body(forward, question, own: question == .mask ? ownMask(id) : nil))
      }
      """
  }

  /// What a getter says that hands its question on; `own` stands in where there is nobody.
  func body(_ forward: Forwarding, _ question: Controller.Question, own: String?) -> Code {
    let getter = question.getter
    let fallback = own ?? "super." + getter
    if forward.isAll, question == .mask {
      let start = "\(forward.child).reduce(.all)"
      let body = "$0.intersection($1.\(getter))"
      return .fitting(88, "\(start) { \(body) }", else: "\(start) {\n  \(body)\n}")
    }
    if forward.isAll { return "\(forward.child).first?.\(getter) ?? \(fallback)" }
    if !forward.onlyWhen.isEmpty {
      let tests = forward.onlyWhen.map { "screen === \($0)" }.joined(separator: " || ")
      return """
        guard let screen = \(forward.child), \(tests) else {
          return \(fallback)
        }
        return screen.\(getter)
        """
    }
    let child = forward.child.contains("??") ? "(\(forward.child))" : forward.child
    return .fitting(
      90, "\(child)?.\(getter) ?? \(fallback)", else: "\(child)?.\(getter)\n  ?? \(fallback)")
  }
}

// The app's own code: what a controller does at a moment.

extension StoryCode {
  /// The methods in which a controller's own code stands.
  func reactions(_ id: ControllerID) -> Code {
    let own = app.reactions.filter { $0.owner == id }
    let methods: [(Moment<Numbers>, String)] = [
      (.appearing, "viewWillAppear"), (.isAppearing, "viewIsAppearing"),
      (.appeared, "viewDidAppear"), (.disappearing, "viewWillDisappear"),
      (.disappeared, "viewDidDisappear"),
    ]
    let callbacks = methods.map { moment, method -> Code in
      let leaving = moment == .disappearing ? own.filter { $0.moment == .leaving } : []
      let code =
        own.filter { $0.moment == moment }.map { self.code(of: $0) }
        + leaving.map { self.code(of: $0, while: "isMovingFromParent || isBeingDismissed") }
      guard !code.isEmpty else { return "" }
      return """
        override func \(method)(_ animated: Bool) {
          super.\(method)(animated)
          \(code)
        }
        """
    }
    let turned = own.compactMap { reaction in deviceTest(reaction.moment).map { (reaction, $0) } }
    return "\(apart: callbacks + [rotated(own.filter { $0.moment == .rotated }), device(turned)])"
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

  /// What is asked of UIDevice where a moment is about the device; nothing for every other.
  private func deviceTest(_ moment: Moment<Numbers>) -> String? {
    switch moment {
    case .devicePortrait: "orientation.isPortrait"
    case .deviceLandscape: "orientation.isLandscape"
    case .deviceExactly(let held): "orientation == .\(held.name)"
    case .appearing, .isAppearing, .appeared, .leaving, .disappearing, .disappeared, .showing,
      .rotated, .covering, .uncovering:
      nil
    }
  }

  private func device(_ reactions: [(Reaction, test: String)]) -> Code? {
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
  ) -> Code {
    let steps = reaction.steps.compactMap { $0.inner(on: settings.version) }
      .flatMap { reactionCode(of: $0.bare, reaction.owner, site) }
    let tests = [outer, condition(reaction.condition, site)].compactMap(\.self)
    guard !tests.isEmpty else { return Code(steps) }
    return """
      if \(tests.joined(separator: ", ")) {
        \(Code(steps))
      }
      """
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
    // In an app of one's own nobody holds the window for a view.
    let alone = isEssential && site == .view ? wording.calls([step], inSwiftUI: true) : []
    if !alone.isEmpty { return alone }
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
    case .update(nil), .updateLock(nil):
      return wording.guarded(wording.call(of: step).map { here + $0 }, for: step)
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
