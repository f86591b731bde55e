import OrientationModel

/// What a step needs to exist.
struct Need: Hashable, Sendable {
  /// What the app calls, as a sentence says it.
  var call: String
  var versions: ClosedRange<UInt8>

  init(_ call: String, since first: UInt8, through last: UInt8 = .max) {
    self.call = call
    versions = first...last
  }

  /// Since when, or until when.
  var why: String {
    versions.upperBound == .max
      ? "\(call) is there from iOS \(versions.lowerBound)"
      : "\(call) is there up to iOS \(versions.upperBound)"
  }
}

extension Checks {
  /// Notes a step that no version or device listed could run.
  mutating func checkAvailability(of step: Scenario.Step) {
    let action = step.action
    if knowsVersions {
      let running = versions.filter { step.versions?.value.contains($0) ?? true }
      for need in action.value.needs where !running.isEmpty {
        guard !running.contains(where: { need.versions.contains($0.major) }) else { continue }
        reader.note(
          .neverAvailable(action.value.text, why: need.why, versions: running.shortText),
          at: action.place)
        break
      }
    }
    if knowsDevices, action.value == .resize(.windowed), !devices.contains(where: \.isPad) {
      reader.note(
        .noDevice(
          action.value.text, why: "only an iPad has windows",
          devices: devices.map(\.name).joined(separator: ", ")), at: action.place)
    }
  }
}

extension Scenario.Action {
  /// What has to be there for it.
  var needs: [Need] {
    switch self {
    case .update: [Need("setNeedsUpdateOfSupportedInterfaceOrientations()", since: 16)]
    case .updateLock:
      [Need("setNeedsUpdateOfPrefersInterfaceOrientationLocked()", since: 26)]
    case .request: [Need("requestGeometryUpdate(_:)", since: 16)]
    case .statusBar: [Need("setStatusBarOrientation(_:animated:)", since: 2, through: 12)]
    case .attempt: [Need("attemptRotationToDeviceOrientation()", since: 5)]
    case .beginPop, .beginDismiss: [Need("an interactive transition", since: 7)]
    case .resize(.resizable): [Need("a resizable scene of that kind", since: 27)]
    case .present(let presentation): presentation.needs
    case .push(let controller, _), .replaceRoot(let controller), .replace(_, let controller):
      controller.value.needs
    default: []
    }
  }
}

extension Scenario.Presentation {
  fileprivate var needs: [Need] {
    var needs = controller.value.needs
    switch style?.value {
    case .automatic: needs.append(Need("the style automatic", since: 13))
    case .overFullScreen: needs.append(Need("the style overFullScreen", since: 8))
    case .overCurrentContext: needs.append(Need("the style overCurrentContext", since: 8))
    case .customRemoving: needs.append(Need("shouldRemovePresentersView", since: 8))
    case .custom: needs.append(Need("the style custom", since: 7))
    case .fullScreen, .pageSheet, .formSheet, .currentContext, .popover, nil: break
    }
    return needs
  }
}

extension Scenario.Reference {
  fileprivate var needs: [Need] {
    switch self {
    case .system(.safari): [Need("SFSafariViewController", since: 9)]
    case .system(.share): [Need("UIActivityViewController", since: 6)]
    case .system(.alert): [Need("UIAlertController", since: 8)]
    case .wrapper(let inner): inner.needs
    case .name, .unnamed, .system: []
    }
  }
}
