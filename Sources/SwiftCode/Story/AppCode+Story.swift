import OrientationModel
import OrientationScenarios

// The enum that holds everybody, the windows and the steps.

extension AppCode {
  /// Everybody in the story as statics, and what happens as a table.
  var story: Code {
    """
    @MainActor enum Story {
      \(ids.map(declaration))
      \(if: hasModel, "static let model = StoryModel()")
      \(if: needsRemoving, "static let removing = RemovingTransition()")
      \(apart: [windows, answer, needsTop ? Self.top : nil])
      \(apart: [conditions, table])
    }

    \(if: needsRemoving, Self.removing)
    \(apart: [delegateAnswers.contains { $0.usesTopmost } ? topmost : nil])
    """
  }

  /// The windows that some code names: somebody has to hold them.
  package func windows(for code: [String]) -> [String] {
    names.windows.values.filter { name in code.contains { $0.names(name) } }.sorted()
      .map { "var \($0): UIWindow?" }
  }

  /// What some code names, and no code before it: the scene, its window, controllers with those that
  /// they are made of.
  package func objects(for code: [String], after before: [String]) -> Code {
    let known = made(for: before)
    let objects = made(for: code).filter { !known.contains($0) }.flatMap { id in
      declaration(id).lines.map { $0.hasPrefix("static ") ? String($0.dropFirst(7)) : $0 }
    }
    func usesTop(_ code: [String]) -> Bool { code.contains { $0.names("top") } }
    func usesWindow(_ code: [String]) -> Bool {
      usesTop(code) || code.contains { $0.includes("\(prefix)window?") }
    }
    func usesScene(_ code: [String]) -> Bool {
      usesWindow(code) || code.contains { $0.includes("scene.map {") }
    }
    func isNew(_ uses: ([String]) -> Bool) -> Bool { uses(code) && !uses(before) }
    let hasScene = oldest >= 13
    let window = hasScene ? "scene?.windows.first" : "UIApplication.shared.keyWindow"
    return """
      \(if: isNew(usesScene) && hasScene, Code(AppCode.scene))
      \(if: isNew(usesWindow), "let window = \(window)")
      \(if: isNew(usesTop), "let top = window?.rootViewController")
      \(Code(objects))
      """
  }

  /// The controllers that some code names, each behind those that it is made of.
  private func made(for code: [String]) -> [ControllerID] {
    var (named, made): ([ControllerID], [ControllerID]) = ([], [])
    func make(for lines: [String]) {
      for id in ids where !named.contains(id) && isHeld(id) {
        guard let name = names.variables[id], lines.contains(where: { $0.names(name) }) else {
          continue
        }
        named.append(id)
        make(for: declaration(id).lines)
        made.append(id)
      }
    }
    make(for: code)
    return made
  }

  /// Where the root controller comes to its window, and the line; nothing where SwiftUI makes it.
  package var rooting: (place: String, code: [String])? {
    let root = app.windows[0].root
    guard let name = names.variables[root], !isInSwiftUI(root) else { return nil }
    let method =
      hasScenes
      ? "scene(_:willConnectTo:options:)" : "application(_:didFinishLaunchingWithOptions:)"
    return ("Where the window is made, in \(method)", ["window.rootViewController = \(name)"])
  }

  /// What puts the root controller, with all that it is made of, into the window that there is.
  var filling: [String] {
    let root = app.windows[0].root
    guard let name = names.variables[root], !isInSwiftUI(root) else { return [] }
    return objects(for: [name], after: []).lines
      + ["window?.rootViewController = \(name)", "window?.makeKeyAndVisible()"]
  }

  // MARK: Making everybody

  private func declaration(_ id: ControllerID) -> Code {
    guard let name = names.variables[id], isHeld(id) else { return "" }
    let (making, setup) = (making(id), setup(id))
    guard !setup.isEmpty else {
      return .fitting(
        98, "static let \(name) = \(making)", else: "static let \(name) =\n  \(making)")
    }
    let controller = Code.fitting(96, "let \(name) = \(making)", else: "let \(name) =\n  \(making)")
    return """
      static let \(name) = {
        \(controller)
        \(Code(setup))
        return \(name)
      }()
      """
  }

  /// The variables of those that are said to be its children.
  private func children(_ id: ControllerID) -> [String] {
    app[id].children.filter { isHeld($0) }.compactMap { names.variables[$0] }
  }

  func making(_ id: ControllerID) -> String {
    let controller = controller(id)
    let children = children(id)
    let type = hasClass(id) ? type(id) : controller.kind.baseClass
    switch controller.kind {
    case .navigation:
      return children.count == 1 ? "\(type)(rootViewController: \(children[0]))" : "\(type)()"
    case .split: return oldest >= 14 ? "\(type)(style: .doubleColumn)" : "\(type)()"
    case .pages: return "\(type)(transitionStyle: .scroll, navigationOrientation: .horizontal)"
    case .container: return "\(type)([\(children.joined(separator: ", "))])"
    case .hosting:
      guard !hasKey(id) else { return "\(type)()" }
      return "\(hasClass(id) ? type : "UIHostingController")(rootView: \(hostedType(id))())"
    case .system: return Self.making(controller.system)
    case .view, .cover, .sheet: return "UIHostingController(rootView: \(self.type(id))())"
    case .screen, .tabs: return "\(type)()"
    }
  }

  private static func making(_ system: SystemController?) -> String {
    switch system {
    case .alert: "UIAlertController(title: \"Alert\", message: nil, preferredStyle: .alert)"
    case .share:
      "UIActivityViewController(activityItems: [\"Upright\"], applicationActivities: nil)"
    case .safari: "SFSafariViewController(url: URL(string: \"https://www.apple.com\")!)"
    case .imagePicker: "UIImagePickerController()"
    case .player: "AVPlayerViewController()"
    case .quickLook: "QLPreviewController()"
    case .photoPicker: "PHPickerViewController(configuration: PHPickerConfiguration())"
    case .store: "SKStoreProductViewController()"
    case .contacts: "CNContactPickerViewController()"
    case .mail: "MFMailComposeViewController()"
    case .print, .webVideo, nil: "UIViewController()"
    }
  }

  /// What is said to a controller once it is there.
  private func setup(_ id: ControllerID) -> [String] {
    let controller = controller(id)
    let name = names.variables[id] ?? ""
    let children = children(id)
    let all = "\(name).viewControllers = [\(children.joined(separator: ", "))]"
    var lines: [String] = []
    switch controller.kind {
    case .navigation where children.count > 1: lines = [all]
    case .tabs:
      lines = [all]
      if controller.selected > 0 { lines.append("\(name).selectedIndex = \(controller.selected)") }
    case .pages:
      if let first = children.dropFirst(Int(controller.selected)).first ?? children.first {
        let manner = "direction: .forward, animated: false"
        lines = ["\(name).setViewControllers([\(first)], \(manner))"]
      }
    case .split where oldest >= 14:
      lines = zip(children, [".primary", ".secondary"]).map { child, column in
        "\(name).setViewController(\(child), for: \(column))"
      }
    case .split: lines = [all]
    case .system where controller.system == .alert:
      lines = ["\(name).addAction(UIAlertAction(title: \"OK\", style: .cancel))"]
    default: break
    }
    if hasDelegate(id) { lines.append("\(name).delegate = \(type(id))Delegate.shared") }
    return lines
  }

  // MARK: Windows, helpers, steps

  private var windows: Code {
    let extra = app.windows.indices.dropFirst()
    let variables = extra.map { names.windows[WindowID($0)] ?? "extraWindow" }
    return """
      static var window: UIWindow?
      \(variables.map { "static var \($0): UIWindow?" })
      static var makeWindow: () -> UIWindow = { UIWindow() }

      static func launch() {
        window = makeWindow()
        \(root(of: app.windows[0], "window"))
        window?.makeKeyAndVisible()
        \(extra.map(opening))
      }
      """
  }

  private func root(of window: App.Window, _ variable: String) -> Code? {
    guard window.root != 0, let root = names.variables[window.root] else { return nil }
    return "\(variable)?.rootViewController = \(root)"
  }

  /// What opens a further window at the launch.
  private func opening(_ index: Int) -> Code {
    let window = app.windows[index]
    guard window.presence != .absent, let name = names.windows[WindowID(index)] else { return "" }
    return """
      \(name) = makeWindow()
      \(root(of: window, name))
      \(name)?.isHidden = \(window.presence == .hidden)
      """
  }

  /// What is on top, through presentations and the containers that the app has.
  var topmost: Code {
    let own = ids.filter { [.container, .hosting].contains(controller($0).kind) && hasClass($0) }
    let kinds = [Controller.Kind.split, .pages].filter { kind in
      ids.contains { controller($0).kind == kind }
    }
    let further =
      kinds.map { "?? (self as? \($0.baseClass))?.\(top(of: $0))" }
      + own.map { "?? (self as? \(type($0)))?.\(top(of: controller($0).kind))" }
    let stacks = ids.filter { controller($0).system?.isNavigation == true }
    return """
      extension UIViewController {
        var topmost: UIViewController {
          if let presented = presentedViewController, !presented.isBeingDismissed {
            return presented.topmost
          }
          \(stacks.map { "if \(test("self", is: $0)) { return self }" }.uniqued.map { Code([$0]) })
          let child =
            (self as? UITabBarController)?.selectedViewController
            ?? (self as? UINavigationController)?.topViewController
            \(Code(further))
          return child?.topmost ?? self
        }
      }
      """
  }

  private var answer: Code? {
    guard hasAnswer else { return nil }
    let head = "static var answer: (UIWindow?) -> UIInterfaceOrientationMask ="
    let closure = closure(settings.delegate)
    return """
      /// The app delegate's mask for a window.
      \(.fitting(96, "\(head) \(closure)", else: "\(head) { window in\n  \(Code(broken(settings.delegate)))\n}"))
      """
  }

  /// What the conditions of reactions are written with.
  private var conditions: Code? {
    guard needsMaskOfSide || needsGroupTest else { return nil }
    return """
      static var side: UIInterfaceOrientation {
        \(side(of: "window", else: ".portrait"))
      }
      \(apart: [needsMaskOfSide ? Self.maskOfSide : nil, needsGroupTest ? Self.groupTest : nil])
      """
  }

  private static let maskOfSide: Code = """
    static func mask(of side: UIInterfaceOrientation) -> UIInterfaceOrientationMask {
      UIInterfaceOrientationMask(rawValue: 1 << UInt(side.rawValue))
    }
    """

  private static let groupTest: Code = """
    /// As the scenario's code tests it: landscape counts only if the mask includes both.
    static func isSupported(
      _ side: UIInterfaceOrientation, by mask: UIInterfaceOrientationMask
    ) -> Bool {
      mask.contains(side.isLandscape ? .landscape : .portrait)
    }
    """

  /// Whether anything written down asks for the topmost controller.
  private var needsTop: Bool {
    let word = "\(prefix)top?"
    return turns.contains { $0.code.contains { $0.includes(word) } }
      || (classes.lines + views.lines).contains { $0.includes(word) }
  }

  private static let top: Code = """
    /// The topmost presented view controller, or the root.
    static var top: UIViewController? {
      var top = window?.rootViewController
      while let next = top?.presentedViewController { top = next }
      return top
    }
    """

  private var table: Code {
    let head = "static let steps: [Step] = ["
    let entries = turns.map(entry)
    let only = entries.count == 1 ? entries[0].lines : []
    if only.count == 1, head.count + only[0].count <= 98 { return "\(head)\(only[0].dropLast())]" }
    return .list(head, entries)
  }

  /// A row of the table of steps.
  private func entry(of turn: Turn) -> Code {
    let name = app.text(of: turn.step).swiftLiteral
    guard !turn.code.isEmpty, !turn.isByHand else {
      return "(\(name), \(turn.isByHand ? "nil" : "{}")),"
    }
    // The table stands among those it speaks of; a closure's own words may hide them.
    let code = turn.code.map { $0.includes(" in ") ? $0 : $0.exchanging("\(prefix)", for: "") }
    let short = "(\(name), { \(code[0]) }),"
    if code.count == 1, short.count < 97 { return Code([short]) }
    return """
      (
        \(name),
        {
          \(Code(code))
        }
      ),
      """
  }

  /// A presentation that takes its presenter's view away.
  static let removing: Code = """
    final class RemovingPresentation: UIPresentationController {
      override var shouldRemovePresentersView: Bool { true }
    }

    final class RemovingTransition: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        RemovingPresentation(presentedViewController: presented, presenting: presenting)
      }
    }
    """
}

extension String {
  /// Whether a line of code has a word.
  func names(_ word: String) -> Bool {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == word }
  }
}
