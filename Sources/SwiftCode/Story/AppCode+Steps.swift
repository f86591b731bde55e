import OrientationModel
import OrientationScenarios

// The steps as code; what only a hand can do stays a sentence.

extension AppCode {
  /// A step as the table of steps has it.
  package struct Turn {
    package var step: Step
    package var code: [String]
    /// Nobody but the hand, or the test, can do it.
    package var isByHand: Bool
  }

  package var turns: [Turn] {
    var turns: [Turn] = []
    for (index, step) in steps.enumerated() {
      let before = stage(at: index)
      let telling = telling(at: index)
      let isMethod = caller(of: step, before) != nil
      let code =
        telling
        ?? (isMethod
          ? code(of: step, before: before) : lines(at: index) { self.code(of: $0, before: before) })
      guard let joint, joint.steps.contains(index), index > joint.steps.lowerBound else {
        turns.append(Turn(step: step, code: code, isByHand: step.kind == .byHand))
        continue
      }
      // The method that tells UIKit also sets what it is told of.
      if telling != nil { turns[turns.count - 1].code = [] }
      turns[turns.count - 1].code += code
      if index == joint.main { turns[turns.count - 1].step = step }
    }
    return turns
  }

  /// Who is on stage where a step is done; a window that goes leaves the stage to another.
  func stage(at index: Int) -> Snapshot? {
    if case .hideWindow = steps[index], episodes.indices.contains(index + 1) {
      return episodes[index + 1].snapshot
    }
    return episodes.indices.contains(index) ? episodes[index].snapshot : nil
  }

  /// The method that tells UIKit of what it sets, where a step does that.
  func telling(at index: Int) -> [String]? {
    let owner: ControllerID
    switch steps[index] {
    case .update(let id?), .updateLock(let id?): owner = id
    default: return nil
    }
    let now = stored.after(steps[..<index])
    let change = now.latest.last { change in
      change.answer?.controller == owner && stored.tells(of: change)
        && notification(of: change) == code(of: steps[index])
    }
    return change.flatMap { methodName(of: $0) }.map { ["\(reference(owner)).\($0)()"] }
  }

  /// A step of the app's as code; `before` is who is on stage, where that is known.
  func code(of step: Step, before: Snapshot?) -> [String] {
    if let id = caller(of: step, before) {
      if case .hideWindow(let window) = step {
        return ["\(reference(id)).hide(\(windowName(window)))"]
      }
      return ["\(reference(id)).\(methodHead(of: step))"]
    }
    return guarded(call(of: step, before: before), for: step)
  }

  private func call(of step: Step, before: Snapshot?) -> [String] {
    switch step {
    case .push(let id, let container): push(id, container, before)
    case .pop: pop("popViewController(animated: true)", before)
    case .popTo(let id): pop("popToViewController(\(reference(id)), animated: true)", before)
    case .popToRoot: pop("popToRootViewController(animated: true)", before, path: "removeAll()")
    case .present(let id, let style, let presenter): present(id, style, presenter, before)
    case .dismiss(let id): dismiss(id, before)
    case .select(let id): select(id)
    case .replaceRoot(let id): ["\(prefix)window?.rootViewController = \(reference(id))"]
    case .replace(let old, let new): replace(old, new, before)
    case .addWindow(let id): addWindow(id)
    case .showWindow(let id): ["\(windowName(id))?.isHidden = false"]
    case .hideWindow(let id): ["\(windowName(id))?.isHidden = true"]
    case .update(let id), .updateLock(let id): call(of: step, on: target(id))
    case .force, .request, .attempt: call(of: step, on: target(nil), in: "\(prefix)window")
    case .statusBar(let orientation):
      ["UIApplication.shared.setStatusBarOrientation(.\(orientation.name), animated: true)"]
    case .beginGenerating: ["UIDevice.current.beginGeneratingDeviceOrientationNotifications()"]
    case .endGenerating: ["UIDevice.current.endGeneratingDeviceOrientationNotifications()"]
    case .set(let change): code(of: change)
    // The hand does these, or another version.
    case .rotate, .rotateLeft, .rotateRight, .lock, .beginPop, .beginDismiss, .cancel, .finish,
      .background, .foreground, .resize, .fold, .note, .onVersions:
      []
    }
  }

  // MARK: Stacks and presentations

  /// The navigation controller that is seen.
  func stack(_ before: Snapshot?) -> ControllerID? {
    guard let before else { return nil }
    for window in before.windows.reversed() where window.presence == .shown {
      for layer in window.layers.reversed() {
        if let stack = layer.node.path.last(where: { $0.kind == .navigation }) { return stack.id }
      }
    }
    return nil
  }

  private func push(
    _ id: ControllerID, _ container: ControllerID?, _ before: Snapshot?
  ) -> [String] {
    guard let stack = container ?? stack(before) else { return [] }
    if isInSwiftUI(stack) {
      return ["\(prefix)model.\(stateName(stack)).append(\(flagName(id).swiftLiteral))"]
    }
    let pushed = isAnother(id, before) ? making(id) : reference(id)
    return ["\(reference(stack)).pushViewController(\(pushed), animated: true)"]
  }

  /// Whether another of a class has to come: UIKit takes no screen a second time that is on stage
  /// already.
  private func isAnother(_ id: ControllerID, _ before: Snapshot?) -> Bool {
    controller(id).kind == .screen && before?.standing(of: id) != nil
  }

  /// A pop in UIKit, or what it takes from the path of a stack in SwiftUI.
  private func pop(
    _ call: String, _ before: Snapshot?, path change: String = "removeLast()"
  ) -> [String] {
    guard let stack = stack(before) else { return [] }
    return [
      isInSwiftUI(stack)
        ? "\(prefix)model.\(stateName(stack)).\(change)" : "\(reference(stack)).\(call)"
    ]
  }

  /// Whoever presents: the topmost layer's own controller.
  private func presenter(_ before: Snapshot?) -> String {
    let window = before?.windows.last { $0.presence == .shown && !$0.layers.isEmpty }
    guard let id = window?.layers.last?.node.id, !isView(id) else { return "\(prefix)top?" }
    return reference(id)
  }

  private func present(
    _ id: ControllerID, _ style: PresentationStyle?, _ from: ControllerID?, _ before: Snapshot?
  ) -> [String] {
    if isView(id) { return ["model.\(flag(id)) = true"] }
    let start = from.map { reference($0) } ?? presenter(before)
    if controller(id).system == .print {
      return ["UIPrintInteractionController.shared.present(animated: true)"]
    }
    if controller(id).system == .webVideo {
      return [
        "(\(start).view as? WKWebView)?.evaluateJavaScript(",
        "  \"document.querySelector('video').webkitEnterFullscreen()\")",
      ]
    }
    guard isAnother(id, before) else {
      return presenting(id, style, on: start + ".")
    }
    return ["let another = \(making(id))"] + styleLines(id, style, of: "another")
      + ["\(start).present(another, animated: true)"]
  }

  /// What sets a presentation's style, of a controller or of another of its class.
  func styleLines(
    _ id: ControllerID, _ style: PresentationStyle?, of other: String? = nil
  ) -> [String] {
    let name = other ?? reference(id)
    let view = isEssential ? "view" : "\(prefix)top?.view"
    let place = "\(name).popoverPresentationController?.sourceView = \(view)"
    // On an iPad it is a popover, and crashes without a place to come from.
    guard let style else {
      return controller(id).system == .share && settings.isPadIdiom ? [place] : []
    }
    switch style {
    case .customRemoving:
      return [
        "\(name).modalPresentationStyle = .custom",
        "\(name).transitioningDelegate = \(prefix)removing",
      ]
    case .popover: return ["\(name).modalPresentationStyle = .popover", place]
    default: return ["\(name).modalPresentationStyle = \(style.swift)"]
    }
  }

  var needsRemoving: Bool {
    allSteps.contains { if case .present(_, .customRemoving, _) = $0.bare { true } else { false } }
  }

  private func dismiss(_ id: ControllerID?, _ before: Snapshot?) -> [String] {
    let window = before?.windows.last { $0.presence == .shown && $0.layers.count > 1 }
    let layers = window?.layers ?? []
    if let gone = id ?? layers.last?.node.id, isView(gone) {
      return ["model.\(flag(gone)) = false"]
    }
    if let id { return ["\(reference(id)).presentingViewController?.dismiss(animated: true)"] }
    guard let presenter = layers.dropLast().last?.node.id, !isView(presenter) else {
      return ["\(prefix)top?.dismiss(animated: true)"]
    }
    return ["\(reference(presenter)).dismiss(animated: true)"]
  }

  // MARK: Places in a container

  private func select(_ id: ControllerID) -> [String] {
    var tab = id
    while let holder = holders(of: tab).first {
      switch controller(holder).kind {
      case .tabs where isInSwiftUI(holder):
        return ["\(prefix)model.\(stateName(holder)) = \(flagName(tab).swiftLiteral)"]
      case .tabs: return ["\(reference(holder)).selectedViewController = \(reference(tab))"]
      case .pages:
        return [
          "\(reference(holder)).setViewControllers(",
          "  [\(reference(tab))], direction: .forward, animated: true)",
        ]
      default: tab = holder
      }
    }
    return []
  }

  private func replace(_ old: ControllerID, _ new: ControllerID, _ before: Snapshot?) -> [String] {
    if replacement(of: old) != nil { return ["\(prefix)model.\(replacedFlag(old)) = true"] }
    let (was, becomes) = (reference(old), reference(new))
    let nodes = (before?.windows ?? []).flatMap { $0.layers }.flatMap { $0.node.all }
    let holder = nodes.first { node in
      !isInSwiftUI(node.id) && node.children.contains { $0.id == old }
    }
    switch holder.map({ ($0.kind, reference($0.id)) }) {
    case (.pages, let pages)?:
      return ["\(pages).setViewControllers([\(becomes)], direction: .forward, animated: true)"]
    case (.split, let split)?:
      let columns = "\(split).viewControllers"
      guard oldest >= 14 else {
        return ["\(columns) = \(columns).map { $0 === \(was) ? \(becomes) : $0 }"]
      }
      let column = holder?.children.first?.id == old ? "primary" : "secondary"
      return ["\(split).setViewController(\(becomes), for: .\(column))"]
    case (.container, let container)?:
      return [
        "\(was).willMove(toParent: nil)", "\(was).view.removeFromSuperview()",
        "\(was).removeFromParent()", "\(container).embed(\(becomes))",
      ]
    default: break
    }
    return [
      "if let stack = \(was).navigationController {",
      "  stack.viewControllers = stack.viewControllers.map { $0 === \(was) ? \(becomes) : $0 }",
      "} else if let tabs = \(was).tabBarController {",
      "  tabs.viewControllers = tabs.viewControllers?.map { $0 === \(was) ? \(becomes) : $0 }",
      "} else {", "  \(prefix)window?.rootViewController = \(becomes)", "}",
    ]
  }

  private func addWindow(_ id: WindowID) -> [String] {
    guard let name = names.windows[id] else { return [] }
    let root = app.windows[Int(id)].root
    let making =
      !isEssential
      ? "\(prefix)makeWindow()"
      : oldest >= 13
        ? "scene.map { UIWindow(windowScene: $0) }" : "UIWindow(frame: UIScreen.main.bounds)"
    return ["\(prefix)\(name) = \(making)"]
      + (root == 0 ? [] : ["\(prefix)\(name)?.rootViewController = \(reference(root))"])
  }

  private func windowName(_ id: WindowID) -> String {
    names.windows[id].map { "\(prefix)\($0)" } ?? "\(prefix)window"
  }
}

// Steps that ask UIKit for something, in the API of the version.

extension AppCode {
  /// Whom UIKit is told about: the one named, else whoever decides.
  func target(_ id: ControllerID?) -> String {
    guard let id, !isInSwiftUI(id) else { return "\(prefix)top?." }
    return reference(id) + "."
  }

  /// What sets an answer, for whoever plays the story.
  package func code(of change: Change<Numbers>) -> [String] {
    switch change {
    case .supports(let id, let answer) where isView(id):
      return ["\(prefix)model.\(orientationsFlag(id)) = \(answer.mask.swift)"]
    case .orientations(let id, let mask):
      return ["\(prefix)model.\(orientationsFlag(id)) = \(mask.swift)"]
    case .supports(let id, _), .prefers(let id, _), .autorotates(let id, _),
      .prefersLock(let id, _):
      // Nobody answers in the place of what is SwiftUI's own.
      guard let method = methodName(of: change) else { return [] }
      let owner = reference(id) + "."
      return stored.tells(of: change) ? setting(change, of: owner) : [owner + method + "()"]
    case .delegate(let answer): return assignment(answer)
    // No code of the app's: its author's wish.
    case .wants: return []
    }
  }

  // MARK: What the app delegate answers

  /// An answer as an expression in which `window` is the window in question.
  ///
  /// What the app delegate holds for its usual mask has a name.
  package func expression(
    _ answer: DelegateAnswer<Numbers>?, holding held: String? = nil
  ) -> String {
    switch answer {
    case nil: return held ?? defaultMask.swift
    case .mask(let answer): return answer.mask.swift
    case .idioms(let phone, let pad):
      return "UIDevice.current.userInterfaceIdiom == .pad ? \(pad.mask.swift) : \(phone.mask.swift)"
    case .top: return "\(topmostOfWindow).supportedInterfaceOrientations ?? \(defaultMask.swift)"
    case .during(let ids, let mask, let otherwise):
      let tests = ids.map { test(topmostOfWindow, is: $0) }
      let isAny = tests.count == 1 ? tests[0] : "(\(tests.joined(separator: " || ")))"
      return "\(isAny) ? \(mask.mask.swift) : \(held ?? otherwise.mask.swift)"
    case .window(let id, let mask, let otherwise):
      let (yes, no) = (mask.mask.swift, otherwise.mask.swift)
      return "window === \(windowName(id)) ? \(yes) : \(no)"
    }
  }

  private var topmostOfWindow: String { "window?.rootViewController?.topmost" }

  /// The same, in two lines where it is long.
  func broken(
    _ answer: DelegateAnswer<Numbers>?, holding held: String? = nil, to width: Int = 84
  ) -> [String] {
    let line = expression(answer, holding: held)
    guard line.count > width else { return [line] }
    let parts = [" ? ", " ?? "].lazy.compactMap { sign in
      line.halves(around: sign).map { [$0.before, " \(sign)" + $0.after] }
    }
    return parts.first ?? [line]
  }

  /// An answer as a closure that takes the window.
  func closure(_ answer: DelegateAnswer<Numbers>?) -> String {
    let code = expression(answer)
    return "{ \(code.names("window") ? "window" : "_") in \(code) }"
  }

  /// Has the app delegate answer otherwise, in a line of its own where that is long.
  private func assignment(_ answer: DelegateAnswer<Numbers>?) -> [String] {
    if holdsMask, let answer = answer?.usual {
      return stored.delegateMasks.contains(answer.mask)
        ? ["AppDelegate.\(methodName(allowing: answer.mask))()"]
        : ["AppDelegate.mask = \(answer.mask.swift)"]
    }
    let line = "\(prefix)answer = \(closure(answer))"
    guard line.count > 84 else { return [line] }
    let head = String(line.dropLast(expression(answer).count + 3))
    return [head] + broken(answer).map { "  " + $0 } + ["}"]
  }

  var delegateAnswers: [DelegateAnswer<Numbers>] {
    [settings.delegate].compactMap { $0 } + stored.delegateAnswers
      + app.reactions.flatMap { $0.steps }.compactMap {
        if case .set(.delegate(let answer)) = $0.bare { answer } else { nil }
      }
  }
}

extension DelegateAnswer {
  /// Its mask for all but some screens.
  var usual: MaskAnswer? {
    switch self {
    case .mask(let mask), .during(_, _, otherwise: let mask): mask
    case .idioms, .top, .window: nil
    }
  }

  /// The same with another usual mask; nothing where no screen has one of its own.
  func holding(_ usual: MaskAnswer) -> DelegateAnswer? {
    guard case .during(let ids, let mask, _) = self else { return nil }
    return .during(ids, mask, otherwise: usual)
  }

  /// Whether it looks at the controller on top.
  var usesTopmost: Bool {
    switch self {
    case .top, .during: true
    case .mask, .idioms, .window: false
    }
  }
}
