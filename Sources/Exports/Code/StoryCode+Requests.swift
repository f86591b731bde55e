import OrientationModel
import OrientationScenarios
import OrientationTelling

// Steps that ask UIKit for something, in the API of the version.

extension StoryCode {
  func request(_ step: Step) -> [String] {
    switch step {
    case .force(.orientation(let orientation)):
      return force("UIInterfaceOrientation.\(orientation.name).rawValue")
    case .force(.unknown): return force("UIInterfaceOrientation.unknown.rawValue")
    case .force(.preferred):
      return force(
        "(\(space).top?.preferredInterfaceOrientationForPresentation ?? .portrait).rawValue")
    case .request(let mask):
      return [
        "\(space).window?.windowScene?.requestGeometryUpdate(",
        "  .iOS(interfaceOrientations: \(mask.swiftValue))", ") { error in print(error) }",
      ]
    case .update(let id):
      return [target(id) + "setNeedsUpdateOfSupportedInterfaceOrientations()"]
    case .updateLock(let id):
      return [target(id) + "setNeedsUpdateOfPrefersInterfaceOrientationLocked()"]
    case .statusBar(let orientation):
      return ["UIApplication.shared.setStatusBarOrientation(.\(orientation.name), animated: true)"]
    case .attempt: return ["UIViewController.attemptRotationToDeviceOrientation()"]
    case .beginGenerating:
      return ["UIDevice.current.beginGeneratingDeviceOrientationNotifications()"]
    case .endGenerating: return ["UIDevice.current.endGeneratingDeviceOrientationNotifications()"]
    case .set(let change): return code(of: change)
    default: return []
    }
  }

  func force(_ value: String) -> [String] {
    let line = "UIDevice.current.setValue(\(value), forKey: \"orientation\")"
    guard line.count > 90 else { return [line] }
    let rest = "\(value), forKey: \"orientation\")"
    let lines = rest.count > 88 ? ["  \(value),", "  forKey: \"orientation\")"] : ["  " + rest]
    return ["UIDevice.current.setValue("] + lines
  }

  /// Whom UIKit is told about: the one named, else whoever decides.
  private func target(_ id: ControllerID?) -> String {
    guard let id, !isView(id) else { return "\(space).top?." }
    return reference(id) + "."
  }

  private func code(of change: Change<Numbers>) -> [String] {
    switch change {
    case .supports(let id, let answer):
      let mask = answer.mask.swiftValue
      if isView(id) { return ["model.\(orientationsFlag(id)) = \(mask)"] }
      return ["\(reference(id)).orientations = \(mask)"]
    case .orientations(let id, let mask):
      return ["\(space).model.\(orientationsFlag(id)) = \(mask.swiftValue)"]
    case .prefers(let id, let preference):
      return ["\(reference(id)).preference = .\(preference.name)"]
    case .autorotates(let id, let claim): return ["\(reference(id)).autorotates = \(claim)"]
    case .prefersLock(let id, let claim): return ["\(reference(id)).locks = \(claim)"]
    case .delegate(let answer):
      return ["\(space).answer = \(closure(answer))"]
    }
  }

  // MARK: What the app delegate answers

  /// An answer as an expression in which `window` is the window in question.
  func expression(_ answer: DelegateAnswer<Numbers>?) -> String {
    switch answer {
    case nil: return defaultMask.swift
    case .mask(let answer): return answer.mask.swiftValue
    case .top:
      return "\(space).top?.supportedInterfaceOrientations ?? \(defaultMask.swift)"
    case .during(let ids, let mask, let otherwise):
      let list = ids.map { reference($0) }.joined(separator: ", ")
      return "\(space).isOnTop([\(list)]) ? \(mask.mask.swiftValue) : \(otherwise.mask.swiftValue)"
    case .window(let id, let mask, let otherwise):
      let name = names.windows[id].map { "\(space).\($0)" } ?? "\(space).window"
      return "window === \(name) ? \(mask.mask.swiftValue) : \(otherwise.mask.swiftValue)"
    }
  }

  /// An answer as a closure that takes the window.
  func closure(_ answer: DelegateAnswer<Numbers>?) -> String {
    let code = expression(answer)
    return "{ \(code.hasPrefix("window ") ? "window" : "_") in \(code) }"
  }

  var delegateAnswers: [DelegateAnswer<Numbers>] {
    [settings.delegate].compactMap(\.self)
      + changes.compactMap { if case .delegate(let answer) = $0 { answer } else { nil } }
  }

  var needsIsOnTop: Bool {
    delegateAnswers.contains { if case .during = $0 { true } else { false } }
  }
}
