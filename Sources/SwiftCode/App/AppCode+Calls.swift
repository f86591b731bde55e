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
    // A split view of the classic style has no columns to ask for, one with columns wraps its screens.
    case .split: oldest < 14 ? "viewControllers.last" : "viewController(for: .secondary)"
    default: "children.last"
    }
  }

  package func code(of step: Step, on owner: String = "") -> [String] {
    if case .onVersions(let versions, let inner) = step {
      return limited(to: versions, code(of: inner, on: owner))
    }
    return guarded(call(of: step, on: owner), for: step)
  }

  /// Lines for some versions, behind what asks for those where the app also runs on others.
  func limited(to versions: [ClosedRange<SystemVersion>], _ lines: [String]) -> [String] {
    guard !lines.isEmpty, let span = versions.first, versions.count == 1 else {
      let isThere = versions.contains { $0.contains(settings.version) }
      return isThere ? lines : []
    }
    guard span.upperBound.major >= oldest else { return [] }
    let next = SystemVersion.all.first { $0.major > span.upperBound.major }
    // One statement cannot ask for both.
    let old = next.map { lines.inside("if #unavailable(iOS \($0.text)) {") } ?? lines
    let test = "if #available(iOS \(span.lowerBound.text), *) {"
    // A call that came with that version asks for it by itself.
    let isNewer = span.lowerBound > SystemVersion(oldest)
    return isNewer && lines.first != test ? old.inside(test) : old
  }

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
    oldest < major ? lines.inside("if #available(iOS \(major), *) {") : lines
  }

  /// Calls in the place of others, which stay for older versions that know only those.
  package func exchange(_ old: [String], for new: [String], of step: Step) -> [CodeLine] {
    guard first(of: step) != nil else { return .difference(from: old, to: new) }
    let whole = new.dropLast() + ["} else {"] + old.map { "  " + $0 } + ["}"]
    return old.map(CodeLine.removed) + whole.map(CodeLine.added)
  }

  /// What presents a controller in a style, in the code of whoever presents it; elsewhere on whom.
  package func presenting(
    _ id: ControllerID, _ style: PresentationStyle?, on presenter: String = ""
  ) -> [String] {
    styleLines(id, style) + ["\(presenter)present(\(reference(id)), animated: true)"]
  }

  /// What has a popover fill a narrow window, for whoever presents it.
  package func adapting(_ id: ControllerID, by presenter: ControllerID?) -> [CodeLine] {
    let call = "\(variable(id)).popoverPresentationController?.delegate = self"
    let type = presenter.map { self.type($0) } ?? "Presenter"
    let conformance = [
      "extension \(type): UIPopoverPresentationControllerDelegate {",
      "  func adaptivePresentationStyle(",
      "    for controller: UIPresentationController, traitCollection: UITraitCollection",
      "  ) -> UIModalPresentationStyle {",
      "    traitCollection.horizontalSizeClass == .compact ? .fullScreen : .popover",
      "  }",
      "}",
    ]
    // It changes no answer: nothing else has it.
    return ([call] + conformance).map(CodeLine.added).inMethod
  }

  /// What makes a change of an answer and tells UIKit, in the class that gives it.
  package func making(_ change: Change<Numbers>) -> [CodeLine] {
    (setting(change) + notification(of: change)).map(CodeLine.added)
  }

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
    default: []
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
    case .completion:
      let usesSelf = calls.contains {
        $0.includes("view.window") || $0.includes("setNeedsUpdate") && !$0.includes("?.set")
      }
      head = "dismiss(animated: true) {" + (usesSelf ? " [self] in" : "")
    case .viewWillAppear, .viewDidAppear: return calls
    }
    return [head] + calls.map { "  " + $0 } + ["}"]
  }
}

extension [Step] {
  /// For each step of a version itself, and the calls that other versions make there, newest first;
  /// nothing for what every version does.
  func choices(on version: SystemVersion) -> [[Step]] {
    var choices: [[Step]] = []
    var waiting: [Step] = []
    for step in self {
      guard case .onVersions(_, let inner) = step else {
        choices.append([])
        waiting = []
        continue
      }
      if step.inner(on: version) != nil {
        choices.append(waiting + [step])
        waiting = []
      } else if inner.kind == .call, !inner.sets {
        let isBeside = choices.last?.isEmpty == false
        if isBeside { choices[choices.count - 1].append(step) } else { waiting.append(step) }
      }
    }
    return choices.map { group in
      let newestFirst = group.sorted { one, other in
        zip(one.span, other.span).contains { $0.lowerBound > $1.upperBound }
      }
      return newestFirst.enumerated().map { index, step in
        index == 0 ? step : step.reaching(newestFirst[index - 1])
      }
    }
  }
}

extension Step {
  fileprivate var sets: Bool { if case .set = self { true } else { false } }

  fileprivate var span: [ClosedRange<SystemVersion>] {
    if case .onVersions(let versions, _) = self { versions } else { [] }
  }

  /// The same on the versions up to a newer step's, of which nobody says anything.
  fileprivate func reaching(_ newer: Step) -> Step {
    guard span.count == 1, let next = newer.span.first, span[0].upperBound < next.lowerBound,
      let last = SystemVersion.all.last(where: { $0 < next.lowerBound })
    else { return self }
    return .onVersions([span[0].lowerBound...max(last, span[0].upperBound)], bare)
  }
}

extension [String] {
  /// In a block that a line opens.
  fileprivate func inside(_ head: String) -> [String] { [head] + map { "  " + $0 } + ["}"] }

  /// Where a block for some versions follows another: the same test once, and its opposite as `else`.
  package var joiningTests: [String] {
    var lines: [String] = []
    var open: String?
    for line in self {
      let isTest = line.hasPrefix("if #") && line.hasSuffix(" {")
      if isTest, lines.last == "}", let test = open {
        if line == test {
          lines.removeLast()
          continue
        }
        if line == test.opposite {
          lines[lines.count - 1] = "} else {"
          open = nil
          continue
        }
      }
      if isTest { open = line } else if line.first != " ", line != "}" { open = nil }
      lines.append(line)
    }
    return lines
  }
}

extension String {
  /// `if #unavailable(iOS 16) {` for `if #available(iOS 16, *) {`, and the reverse.
  fileprivate var opposite: String? {
    let tests = [("if #available(", ", *) {"), ("if #unavailable(", ") {")]
    for ((start, end), other) in zip(tests, tests.reversed())
    where hasPrefix(start) && hasSuffix(end) {
      return other.0 + dropFirst(start.count).dropLast(end.count) + other.1
    }
    return nil
  }
}
