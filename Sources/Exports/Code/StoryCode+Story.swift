import OrientationModel
import OrientationTelling

// The enum that holds everybody, the windows and the steps.

extension StoryCode {
  /// Everybody in the story as statics, and what happens as a table.
  var story: Lines {
    var lines = Lines()
    lines.block("@MainActor enum \(space)") { lines in
      for id in ids { addMaking(id, to: &lines) }
      if hasModel { lines.add("static let model = \(isOneOfMany ? "Model" : "StoryModel")()") }
      if needsRemoving { lines.add("static let removing = RemovingTransition()") }
      addWindows(to: &lines)
      addAnswer(to: &lines)
      addHelpers(to: &lines)
      addSteps(to: &lines)
    }
    if needsRemoving, !isOneOfMany {
      lines.gap()
      lines.add(Self.removing)
    }
    return lines
  }

  // MARK: Making everybody

  private func addMaking(_ id: ControllerID, to lines: inout Lines) {
    guard let name = names.variables[id], !isInSwiftUI(id) else { return }
    let setup = setup(id)
    let making = making(id)
    guard !setup.isEmpty else {
      let short = "static let \(name) = \(making)"
      guard short.count > 98 else { return lines.add(short) }
      lines.add("static let \(name) =")
      return lines.add("  \(making)")
    }
    lines.add("static let \(name) = {")
    lines.indented { lines in
      lines.add("let controller = \(making)")
      lines.add(setup)
      lines.add("return controller")
    }
    lines.add("}()")
  }

  private func making(_ id: ControllerID) -> String {
    let controller = controller(id)
    let children = app[id].children.filter { !isInSwiftUI($0) }.compactMap { names.variables[$0] }
    let type = hasClass(id) ? type(id) : Wording.baseClass(controller.kind)
    switch controller.kind {
    case .navigation:
      return children.count == 1 ? "\(type)(rootViewController: \(children[0]))" : "\(type)()"
    case .split: return major >= 14 ? "\(type)(style: .doubleColumn)" : "\(type)()"
    case .pages: return "\(type)(transitionStyle: .scroll, navigationOrientation: .horizontal)"
    case .container: return "\(type)([\(children.joined(separator: ", "))])"
    case .hosting:
      return hasClass(id) ? "\(type)()" : "UIHostingController(rootView: \(hostedType(id))())"
    case .system: return Self.making(controller.system)
    default: return "\(type)()"
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
    case .mail: "MFMailComposeViewController()"
    case .print, nil: "UIViewController()"
    }
  }

  /// What is said to a controller once it is there.
  private func setup(_ id: ControllerID) -> [String] {
    let controller = controller(id)
    let children = app[id].children.filter { !isInSwiftUI($0) }.compactMap { names.variables[$0] }
    var lines: [String] = []
    switch controller.kind {
    case .navigation where children.count > 1:
      lines.append("controller.viewControllers = [\(children.joined(separator: ", "))]")
    case .tabs:
      lines.append("controller.viewControllers = [\(children.joined(separator: ", "))]")
      if controller.selected > 0 {
        lines.append("controller.selectedIndex = \(controller.selected)")
      }
    case .pages:
      let first = children.indices.contains(Int(controller.selected)) ? Int(controller.selected) : 0
      if !children.isEmpty {
        lines.append(
          "controller.setViewControllers([\(children[first])], direction: .forward, animated: false)"
        )
      }
    case .split: lines += splitSetup(children)
    case .system where controller.system == .alert:
      lines.append("controller.addAction(UIAlertAction(title: \"OK\", style: .cancel))")
    default: break
    }
    if hasDelegate(id) {
      lines.append("controller.delegate = \(names.variables[id] ?? "")Delegate")
    }
    return lines
  }

  private func splitSetup(_ children: [String]) -> [String] {
    guard major >= 14 else {
      return ["controller.viewControllers = [\(children.joined(separator: ", "))]"]
    }
    return zip(children, [".primary", ".secondary"]).map { child, column in
      "controller.setViewController(\(child), for: \(column))"
    }
  }

  // MARK: Windows, helpers, steps

  private func addWindows(to lines: inout Lines) {
    for id in ids where hasDelegate(id) {
      lines.add("static let \(names.variables[id] ?? "")Delegate = \(type(id))Delegate()")
    }
    lines.gap()
    lines.add("static var window: UIWindow?")
    for index in app.windows.indices.dropFirst() {
      lines.add("static var \(names.windows[WindowID(index)] ?? "extraWindow"): UIWindow?")
    }
    lines.add("static var makeWindow: () -> UIWindow = { UIWindow() }")
    lines.gap()
    lines.block("static func launch()") { lines in
      let root = app.windows[0].root
      lines.add("window = makeWindow()")
      if root != 0, let name = names.variables[root] {
        lines.add("window?.rootViewController = \(name)")
      }
      lines.add("window?.makeKeyAndVisible()")
      for index in app.windows.indices.dropFirst() {
        let window = app.windows[index]
        guard window.presence != .absent, let name = names.windows[WindowID(index)] else {
          continue
        }
        lines.add("\(name) = makeWindow()")
        if window.root != 0, let root = names.variables[window.root] {
          lines.add("\(name)?.rootViewController = \(root)")
        }
        lines.add("\(name)?.isHidden = \(window.presence == .hidden)")
      }
    }
  }

  private func addAnswer(to lines: inout Lines) {
    guard hasAnswer else { return }
    lines.gap()
    lines.comment("What the app delegate answers for a window.", sign: "///")
    let head = "static var answer: (UIWindow?) -> UIInterfaceOrientationMask ="
    let closure = closure(settings.delegate)
    if head.count + closure.count < 96 { return lines.add("\(head) \(closure)") }
    lines.add(head)
    lines.add("  \(closure)")
  }

  private func addHelpers(to lines: inout Lines) {
    if needsTop { addTop(to: &lines) }
    if needsIsOnTop { addIsOnTop(to: &lines) }
    guard needsMaskOfSide || needsGroupTest else { return }
    lines.gap()
    lines.block("static var side: UIInterfaceOrientation") { lines in
      switch major {
      case 26...:
        lines.add("window?.windowScene?.effectiveGeometry.interfaceOrientation ?? .portrait")
      case 13...: lines.add("window?.windowScene?.interfaceOrientation ?? .portrait")
      default: lines.add("UIApplication.shared.statusBarOrientation")
      }
    }
    if needsMaskOfSide {
      lines.gap()
      lines.block("static func mask(of side: UIInterfaceOrientation) -> UIInterfaceOrientationMask")
      { $0.add("UIInterfaceOrientationMask(rawValue: 1 << UInt(side.rawValue))") }
    }
    guard needsGroupTest else { return }
    lines.gap()
    lines.comment(
      "As the code in question tests it: landscape passes only with both its sides.", sign: "///")
    lines.add("static func isSupported(")
    lines.add("  _ side: UIInterfaceOrientation, by mask: UIInterfaceOrientationMask")
    lines.block(") -> Bool") { $0.add("mask.contains(side.isLandscape ? .landscape : .portrait)") }
  }

  /// Whether anything written down asks for the topmost controller.
  private var needsTop: Bool {
    let word = "\(space).top?"
    return needsIsOnTop || turns.contains { $0.code.contains { $0.contains(word) } }
      || delegateAnswers.contains(.top)
      || (classes.lines + views.lines).contains { $0.contains(word) }
  }

  private func addTop(to lines: inout Lines) {
    lines.gap()
    lines.comment("The topmost of what is presented, or the root.", sign: "///")
    lines.block("static var top: UIViewController?") { lines in
      lines.add("var top = window?.rootViewController")
      lines.add("while let next = top?.presentedViewController { top = next }")
      lines.add("return top")
    }
  }

  private func addIsOnTop(to lines: inout Lines) {
    lines.gap()
    lines.comment("Whether one of these is seen, and not on its way out.", sign: "///")
    lines.block("static func isOnTop(_ controllers: [UIViewController]) -> Bool") { lines in
      lines.add("guard var seen = top, !seen.isBeingDismissed else { return false }")
      lines.add("while let child = (seen as? UINavigationController)?.topViewController")
      lines.block("  ?? (seen as? UITabBarController)?.selectedViewController") {
        $0.add("seen = child")
      }
      lines.add("return controllers.contains { $0 === seen }")
    }
  }

  private func addSteps(to lines: inout Lines) {
    lines.gap()
    let head = "static let steps: [\(isOneOfMany ? "Rehearsal." : "")Step] = ["
    let entries = turns.map(entry)
    if entries.count == 1, entries[0].count == 1, head.count + entries[0][0].count <= 98 {
      return lines.add(head + entries[0][0].dropLast() + "]")
    }
    lines.list(head, entries)
  }

  /// A row of the table of steps.
  private func entry(of turn: Turn) -> [String] {
    let name = turn.sentence.swiftLiteral
    guard !turn.code.isEmpty, !turn.isByHand else {
      return ["(\(name), \(turn.isByHand ? "nil" : "{}")),"]
    }
    // The table stands among those it speaks of; a closure's own words may hide them.
    let code = turn.code.map { $0.contains(" in ") ? $0 : $0.replacing("\(space).", with: "") }
    let short = "(\(name), { \(code[0]) }),"
    if code.count == 1, short.count < 97 { return [short] }
    return ["(", "  \(name),", "  {"] + code.map { "    " + $0 } + ["  }", "),"]
  }

  /// A presentation that takes its presenter's view away.
  static let removing = [
    "final class RemovingPresentation: UIPresentationController {",
    "  override var shouldRemovePresentersView: Bool { true }", "}", "",
    "final class RemovingTransition: NSObject, UIViewControllerTransitioningDelegate {",
    "  func presentationController(",
    "    forPresented presented: UIViewController, presenting: UIViewController?,",
    "    source: UIViewController", "  ) -> UIPresentationController? {",
    "    RemovingPresentation(presentedViewController: presented, presenting: presenting)", "  }",
    "}",
  ]
}
