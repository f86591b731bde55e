import OrientationModel

extension Checks {
  /// Notes a step that no version or device listed could run.
  mutating func checkAvailability(of step: Scenario.Step) {
    let action = step.action
    if knowsVersions {
      let running = versions.filter { step.versions?.value.contains($0) ?? true }
      let lacking = running.compactMap {
        action.value.lacking(on: $0.major, system: \.value.system)
      }
      if let api = lacking.first, lacking.count == running.count {
        reader.note(
          .neverAvailable(action.value.text, why: api.span, versions: running.shortText),
          at: action.place)
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

extension API {
  /// Since when it is there, or until when.
  fileprivate var span: String {
    versions.upperBound == .max
      ? "\(name) is there from iOS \(versions.lowerBound)"
      : "\(name) is there up to iOS \(versions.upperBound)"
  }
}

extension Scenario.Reference {
  /// Which of Apple's own controllers it is, or is wrapped around.
  fileprivate var system: SystemController? {
    switch self {
    case .system(let system): system
    case .wrapper(let inner): inner.system
    case .name, .unnamed: nil
    }
  }
}
