import Exports
import OrientationModel
import OrientationScenarios

/// What a generated test saw on a real system.
///
/// A JSON object: `format` is `upright-observations` and `version` 1; `ios` and `model` say where;
/// `stories` is an array of objects with `scenario`, `ios`, `device`, `amongOthers` and `steps`,
/// each step an object with `step`, `action` and `interface`: an orientation, or `crash`, or
/// `silence` where the app did not answer; and with `device`, what UIDevice read, if that is known.
struct Observations: Hashable, Sendable {
  /// One story on that system.
  struct Story: Hashable, Sendable {
    var scenario: String
    var version: SystemVersion
    var device: Device
    /// It was one of many in apps that are linked with the newest SDK.
    var isAmongOthers: Bool
    var steps: [Step]
  }

  /// One step, and where the interface was afterwards.
  struct Step: Hashable, Sendable {
    var number: Int
    var action: String
    var interface: String
    var device: String?
  }

  var system: String
  var model: String
  var stories: [Story]

  /// `iOS 26.1, iPhone 17 Pro`.
  var place: String { "iOS \(system), \(model)".harmlessLine }

  init(_ bytes: [UInt8], of path: String) throws(Trouble) {
    let json: JSON
    do {
      json = try JSONReader.value(of: bytes)
    } catch {
      throw Trouble(.data, "\(path.harmlessLine):\(error.line): error: \(error.what)\n")
    }
    guard json["format"]?.asString == "upright-observations", json["version"]?.asNumber == 1 else {
      throw Trouble(.data, "\(path.harmlessLine): error: these are no observations of a test\n")
    }
    guard let system = json["ios"]?.asString, Self.isVersion(system),
      let model = json["model"]?.asString, !model.allSatisfy(\.isWhitespace)
    else {
      throw Trouble(.data, "\(path.harmlessLine): error: it does not say on which iOS and model\n")
    }
    (self.system, self.model) = (system, model)
    stories = []
    for (index, entry) in (json["stories"]?.asArray ?? []).enumerated() {
      guard let story = Story(entry) else {
        throw Trouble(
          .data, "\(path.harmlessLine): error: story \(index + 1) lacks something it needs\n")
      }
      stories.append(story)
    }
  }

  /// `26.1`: up to three numbers.
  private static func isVersion(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 3 && parts.allSatisfy { UInt16($0) != nil }
  }
}

extension Observations.Story {
  fileprivate init?(_ json: JSON) {
    guard let scenario = json["scenario"]?.asString,
      let major = json["ios"]?.asString.flatMap({ UInt8($0) }), SystemVersion.exists(major),
      let device = json["device"]?.asString.flatMap({ Device(name: $0) }),
      let entries = json["steps"]?.asArray
    else { return nil }
    let steps = entries.compactMap { entry -> Observations.Step? in
      guard let number = entry["step"]?.asNumber, let action = entry["action"]?.asString,
        let interface = entry["interface"]?.asString
      else { return nil }
      // A simulator that has not been turned yet does not know.
      let device = entry["device"]?.asString.flatMap { $0 == "unknown" ? nil : $0 }
      return Observations.Step(
        number: number, action: action, interface: interface, device: device)
    }
    guard steps.count == entries.count else { return nil }
    self.init(
      scenario: scenario, version: SystemVersion(major), device: device,
      isAmongOthers: json["amongOthers"]?.asBool ?? false, steps: steps)
  }
}

extension String {
  /// Safe to print within a line.
  var harmlessLine: String { String(split(separator: "\n").joined(separator: " ")).harmless }
}
