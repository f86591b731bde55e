import OrientationModel
import OrientationScenarios

// What steps call, in the API of the version.

extension AppCode {
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
  package func code(of step: Step) -> [String] { guarded(call(of: step), for: step) }

  /// The code of a step, after `if #available` where the app also runs on older versions.
  package func guarded(_ lines: [String], for step: Step) -> [String] {
    guard !lines.isEmpty, let first = first(of: step) else { return lines }
    return available(first, lines)
  }

  /// The version that what a step calls came with, where the app also runs on older ones.
  package func first(of step: Step) -> UInt8? {
    let api = step.lacking(on: SystemVersion(oldest), needs: { _ in nil })
    guard let api, api.versions.until == nil else { return nil }
    return api.since.major
  }

  /// Lines that need a version, after `if #available` where the app also runs on older ones.
  package func available(_ major: UInt8, _ lines: [String]) -> [String] {
    guard oldest < major else { return lines }
    return ["if #available(iOS \(major), *) {"] + lines.map { "  " + $0 } + ["}"]
  }

  /// Calls in the place of others, which stay for older versions that know only those.
  package func exchange(_ old: [String], for new: [String], of step: Step) -> [CodeLine] {
    let whole =
      first(of: step) == nil
      ? new : new.dropLast() + ["} else {"] + old.map { "  " + $0 } + ["}"]
    return old.map(CodeLine.removed) + whole.map(CodeLine.added)
  }

  /// What presents a controller in a style, in the code of whoever presents it; elsewhere on whom.
  package func presenting(
    _ id: ControllerID, _ style: PresentationStyle?, on presenter: String = ""
  ) -> [String] {
    styleLines(id, style) + ["\(presenter)present(\(reference(id)), animated: true)"]
  }

  /// What pushes one, in the code of a screen on the stack.
  package func pushing(_ id: ControllerID) -> [String] {
    ["navigationController?.pushViewController(\(variable(id)), animated: true)"]
  }

  /// What a step calls in the class that it is about; elsewhere on whom, and in which window.
  package func call(
    of step: Step, on owner: String = "", in window: String = "view.window"
  ) -> [String] {
    switch step {
    case .force(let forced):
      [
        "UIDevice.current.setValue(",
        "  \(side(forced, on: owner)).rawValue, forKey: \"orientation\")",
      ]
    case .request(let mask):
      [
        "\(window)?.windowScene?.requestGeometryUpdate(",
        "  .iOS(interfaceOrientations: \(mask.swift))", ") { error in print(error) }",
      ]
    case .update: ["\(owner)setNeedsUpdateOfSupportedInterfaceOrientations()"]
    case .updateLock: ["\(owner)setNeedsUpdateOfPrefersInterfaceOrientationLocked()"]
    case .attempt: ["UIViewController.attemptRotationToDeviceOrientation()"]
    case .hideWindow(let id): ["\(variable(window: id))?.isHidden = true"]
    case .rotate, .rotateLeft, .rotateRight, .lock, .push, .pop, .popTo, .popToRoot, .present,
      .dismiss, .select, .replaceRoot, .replace, .statusBar, .beginPop, .beginDismiss, .cancel,
      .finish, .set, .addWindow, .showWindow, .resize, .fold, .background, .foreground,
      .beginGenerating, .endGenerating, .note, .onVersions:
      []
    }
  }

  /// What the app sets the device's orientation to.
  private func side(_ forced: Forced, on owner: String) -> String {
    switch forced {
    case .orientation(let side): return "UIInterfaceOrientation.\(side.name)"
    case .unknown: return "UIInterfaceOrientation.unknown"
    case .preferred:
      let getter = owner + Controller.Question.preferred.getter
      return owner.hasSuffix("?.") ? "(\(getter) ?? .portrait)" : getter
    }
  }
}

/// A method, or a modifier of a view, in which calls stand.
package enum CallMethod: String {
  case onAppear = "onAppear(perform:)"
  case onDisappear = "onDisappear(perform:)"
  case viewWillAppear = "viewWillAppear(_:)"
  case viewDidAppear = "viewDidAppear(_:)"
  case completion = "dismiss(animated:completion:)"

  /// Calls in it; by themselves where a class has it as a method.
  package func placing(_ calls: [String]) -> [String] {
    let head: String
    switch self {
    case .onAppear: head = ".onAppear {"
    case .onDisappear: head = ".onDisappear {"
    case .completion: head = "dismiss(animated: true) { [self] in"
    case .viewWillAppear, .viewDidAppear: return calls
    }
    return [head] + calls.map { "  " + $0 } + ["}"]
  }
}
