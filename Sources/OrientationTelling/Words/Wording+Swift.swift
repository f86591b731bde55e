import OrientationModel
import OrientationScenarios

// The lines of Swift that stand after a declaration, in the API of the version on stage.

extension Wording {
  /// The class a controller would be: letters and digits of its name.
  package func typeName(_ id: ControllerID) -> String {
    let entry = app[id]
    if let system = entry.controller.system { return system.className }
    let name =
      switch app.reference(to: id) {
      case .unnamed: unnamedType(entry)
      case .wrapper: wrapperType(entry)
      case .name, .system, nil: entry.name
      }
    let type = Self.typeName(name)
    return type.isEmpty ? "Controller\(id)" : type
  }

  /// The class that a screen of that name would be.
  static func typeName(_ name: String) -> String {
    let parts = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let joined = parts.map { String($0).capitalizedFirst }.joined()
    guard let first = joined.first else { return "" }
    return first.isASCII && first.isNumber ? "_" + joined : joined
  }

  private func unnamedType(_ entry: App.Entry) -> String {
    let number = entry.name.split(separator: " ").dropFirst().joined()
    return Self.baseClass(entry.controller.kind).dropFirst(2) + number
  }

  /// What a container around a screen is called, unless something else is called so.
  private func wrapperType(_ entry: App.Entry) -> String {
    let type = entry.children.map(typeName).joined() + "Navigation"
    return app.entries.contains { $0.name == type } ? type + "Controller" : type
  }

  /// UIKit's class for a kind of controller.
  package static func baseClass(_ kind: Controller.Kind) -> String {
    switch kind {
    case .navigation: "UINavigationController"
    case .tabs: "UITabBarController"
    case .split: "UISplitViewController"
    case .pages: "UIPageViewController"
    case .hosting: "UIHostingController"
    case .screen, .container, .view, .cover, .sheet, .system: "UIViewController"
    }
  }

  /// What a class of its own would inherit from.
  func base(of id: ControllerID) -> String {
    let base = Self.baseClass(app[id].controller.kind)
    guard app[id].controller.kind == .hosting else { return base }
    let views = app[id].children.filter { app[$0].controller.kind.isSwiftUI }
    return "\(base)<\(views.count == 1 ? typeName(views[0]) : "AnyView")>"
  }

  /// What a variable that holds it would be called.
  package func variable(_ id: ControllerID) -> String {
    let name: String
    if let system = app[id].controller.system {
      name = system.name
    } else {
      let type = typeName(id)
      guard type.allSatisfy({ $0.isLetter || $0.isNumber }), !type.hasPrefix("UI") else {
        return "controller"
      }
      name = type.prefix(1).lowercased() + type.dropFirst()
    }
    return Self.swiftKeywords.contains(name) ? name + "Controller" : name
  }

  /// What no variable can be called: Swift's words, and the function that printed code calls.
  package static let swiftKeywords: Set<String> = [
    "self", "super", "init", "deinit", "class", "struct", "enum", "protocol", "extension", "func",
    "var", "let", "static", "switch", "case", "default", "if", "else", "guard", "for", "while",
    "repeat", "in", "is", "as", "do", "try", "catch", "throw", "throws", "return", "break",
    "continue", "fallthrough", "where", "true", "false", "nil", "import", "operator", "private",
    "public", "internal", "fileprivate", "subscript", "typealias", "defer", "inout", "rethrows",
    "print",
  ]

  /// The line in which a controller answers its mask; nothing where it has none of its own.
  func maskLine(of controller: Controller) -> String? {
    guard controller.isEnumPassedAsMask else { return controller.supports.map(maskLine) }
    return maskValue(of: controller).map {
      "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { \($0) }"
    }
  }

  /// A controller's own mask as Swift; nothing where it has none.
  func maskValue(of controller: Controller) -> String? {
    guard controller.isEnumPassedAsMask, let mask = controller.supports,
      let side = InterfaceOrientation(rawValue: mask.rawValue)
    else { return controller.supports?.swift }
    return
      "UIInterfaceOrientationMask(rawValue: UInt(UIInterfaceOrientation.\(side.name).rawValue))"
  }

  /// The line that answers the mask.
  func maskLine(_ mask: OrientationMask) -> String {
    if version.major <= 5 {
      return "override func shouldAutorotate(to side: UIInterfaceOrientation) -> Bool "
        + "{ \(test(of: mask)) }"
    }
    return "override var supportedInterfaceOrientations: UIInterfaceOrientationMask "
      + mask.swiftBody
  }

  private func test(of mask: OrientationMask) -> String {
    switch mask {
    case .all: return "true"
    case .landscape: return "side.isLandscape"
    case .allButUpsideDown: return "side != .portraitUpsideDown"
    case _ where mask.isVoid: return "false"
    case _ where mask.count == 1: return "side == \(mask.swift)"
    default: return "\(mask.swift).contains(side)"
    }
  }

  func preferenceLine(_ preference: PreferredOrientation) -> String {
    "\(overriding)var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation "
      + "{ \(preference.swift(from: oldest)) }"
  }

  func claimLine(_ question: Controller.Question, _ claim: Bool) -> String {
    "\(overriding)var \(fullName(of: question)): Bool { \(claim) }"
  }

  /// Before iOS 6 there was nothing to override: a class could have the getters, and nobody asked.
  private var overriding: String { version.major <= 5 ? "" : "override " }

  /// Whether the app has a class of its own for a controller, and not just UIKit's.
  func hasClass(_ id: ControllerID) -> Bool {
    let controller = app[id].controller
    switch controller.kind {
    case .screen, .container: return true
    case .view, .cover, .sheet, .system: return false
    case .navigation, .tabs, .split, .pages, .hosting:
      let isAnswering =
        controller.supports != nil || controller.prefers != .unstated
        || controller.autorotates != nil || controller.prefersLock != nil
      let isHandingOn = Controller.Question.allCases.contains { question in
        controller[question].asks != .nobody && controller[question].author == .subclass
      }
      let isSet = Controller.Question.allCases.contains { stored.sets($0, of: id) }
      return isAnswering || isHandingOn || isSet
    }
  }

  /// The override that hands the mask on to its top, or to what is presented over that.
  func askingLines(_ id: ControllerID, visible isVisible: Bool = false) -> [String] {
    let kind = app[id].controller.kind
    let visible =
      kind == .navigation
      ? "visibleViewController" : "(presentedViewController ?? \(top(of: kind)))"
    let whom = isVisible ? visible : top(of: kind)
    return [
      "override var supportedInterfaceOrientations: UIInterfaceOrientationMask {",
      "  \(whom)?.supportedInterfaceOrientations ?? .\(defaultMaskName)", "}",
    ]
  }

  /// The app delegate's method with one answer.
  static func delegateMethod(_ answer: String) -> [String] {
    [
      "func application(",
      "  _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?",
      ") -> UIInterfaceOrientationMask {", "  \(answer)", "}",
    ]
  }

  /// What is on top, through presentations and containers.
  static let topmostLines = [
    "extension UIViewController {", "  var topmost: UIViewController {",
    "    if let presented = presentedViewController, !presented.isBeingDismissed {",
    "      return presented.topmost", "    }",
    "    let child =",
    "      (self as? UITabBarController)?.selectedViewController",
    "      ?? (self as? UINavigationController)?.topViewController",
    "    return child?.topmost ?? self", "  }", "}",
  ]

  /// What a container hands a question on to.
  package func top(of kind: Controller.Kind) -> String {
    switch kind {
    case .navigation: "topViewController"
    case .tabs: "selectedViewController"
    case .pages: "viewControllers?.first"
    case .split: oldest >= 14 ? "viewController(for: .secondary)" : "viewControllers.last"
    case .screen, .container, .hosting, .view, .cover, .sheet, .system: "children.last"
    }
  }

  /// A step of the app as code.
  func code(of step: Step) -> [String] { guarded(call(of: step), for: step) }

  /// The code of a step, after `if #available` where the app also runs on older versions.
  package func guarded(_ lines: [String], for step: Step) -> [String] {
    guard !lines.isEmpty, let first = first(of: step) else { return lines }
    return available(first, lines)
  }

  /// The version that what a step calls came with, where the app also runs on older ones.
  func first(of step: Step) -> UInt8? {
    let api = step.lacking(on: SystemVersion(oldest), needs: { _ in nil })
    guard let api, api.versions.until == nil else { return nil }
    return api.since.major
  }

  /// The oldest version that the app runs on, as far as anybody says.
  var oldest: UInt8 { min(version.major, app.settings.deployment?.major ?? version.major) }

  /// The override that prefers the lock of iOS 26.
  func lockPreference(_ value: String) -> [String] {
    (oldest < 26 ? ["@available(iOS 26, *)"] : [])
      + ["override var prefersInterfaceOrientationLocked: Bool { \(value) }"]
  }

  /// The override that hands the question of that lock on.
  func lockChild(of id: ControllerID) -> [String] {
    (oldest < 26 ? ["@available(iOS 26, *)"] : []) + [
      "override var childForInterfaceOrientationLock: UIViewController? {",
      "  \(top(of: app[id].controller.kind))", "}",
    ]
  }

  /// Lines that need a version, after `if #available` where the app also runs on older ones.
  func available(_ major: UInt8, _ lines: [String]) -> [String] {
    guard oldest < major else { return lines }
    return ["if #available(iOS \(major), *) {"] + lines.map { "  " + $0 } + ["}"]
  }

  package func call(of step: Step) -> [String] {
    switch step {
    case .force(.orientation(let side)): forcing("UIInterfaceOrientation.\(side.name)")
    case .force(.unknown): forcing("UIInterfaceOrientation.unknown")
    case .force(.preferred): forcing("preferredInterfaceOrientationForPresentation")
    case .request(let mask):
      [
        "view.window?.windowScene?.requestGeometryUpdate(",
        "  .iOS(interfaceOrientations: \(mask.swift))) { error in print(error) }",
      ]
    case .update: ["setNeedsUpdateOfSupportedInterfaceOrientations()"]
    case .updateLock: ["setNeedsUpdateOfPrefersInterfaceOrientationLocked()"]
    case .attempt: ["UIViewController.attemptRotationToDeviceOrientation()"]
    case .hideWindow(let id): ["\(variable(window: id)).isHidden = true"]
    case .rotate, .rotateLeft, .rotateRight, .lock, .push, .pop, .popTo, .popToRoot, .present,
      .dismiss, .select, .replaceRoot, .replace, .statusBar, .beginPop, .beginDismiss, .cancel,
      .finish, .set, .addWindow, .showWindow, .resize, .background, .foreground, .beginGenerating,
      .endGenerating, .note, .onVersions:
      []
    }
  }

  private func forcing(_ value: String) -> [String] {
    ["UIDevice.current.setValue(", "  \(value).rawValue, forKey: \"orientation\")"]
  }

  package func variable(window id: WindowID) -> String {
    let name = name(window: id)
    let isPlain = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber }
    let plain = isPlain ? name.prefix(1).lowercased() + name.dropFirst() : "window"
    return Self.swiftKeywords.contains(plain) ? plain + "Window" : plain
  }
}

extension Controller.Kind {
  /// What the method of its delegate begins with that hands on the mask; nothing where there is none.
  var delegateMethodStart: String? {
    switch self {
    case .navigation: "navigationController"
    case .tabs: "tabBarController"
    case .split: "splitViewController"
    case .pages: "pageViewController"
    case .screen, .container, .hosting, .view, .cover, .sheet, .system: nil
    }
  }
}

extension Controller.Asks {
  /// For people: whom a container of some kind hands its questions on to.
  package func words(in kind: Controller.Kind) -> String {
    switch self {
    case .nobody: "no child"
    case .visible: "what's visible"
    case .all: "every child"
    case .top, .selected:
      kind == .tabs ? "the selected tab" : kind == .pages ? "the visible page" : "its top screen"
    }
  }
}
