import OrientationScenarios

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the app of `export --questions` saw in somebody's hand.
///
/// A JSON object: `format` is `upright-observations` and `version` 1; `ios` and `model` say where;
/// `stories` is an array of objects with `scenario`, `ios`, `device` and `steps`, each step an object with `step`, `action` and `interface`: an orientation, or `crash`, or
/// `silence` where the app did not answer; and with `device`, what UIDevice read, if that is known.
/// Where the object is one line of many, as on Xcode's console, the last such line counts.
struct Observations: Hashable, Sendable, Decodable {
  struct Story: Hashable, Sendable, Decodable {
    var scenario: String
    var ios: String
    var device: String
    var steps: [SeenStep]
  }

  struct SeenStep: Hashable, Sendable, Decodable {
    var number: Int
    var action: String
    var interface: String
    /// `unknown` on a simulator that has not been turned yet.
    var device: String?

    private enum CodingKeys: String, CodingKey { case number = "step", action, interface, device }
  }

  private var format: String
  private var version: Int
  /// Its number.
  var system: String
  var model: String
  var stories: [Story]

  private enum CodingKeys: String, CodingKey {
    case format, version, system = "ios", model, stories
  }

  /// `iOS 26.1, iPhone 17 Pro`.
  var place: String { "iOS \(system), \(model)".harmlessLine }

  init(_ bytes: [UInt8], of path: String) throws(Trouble) {
    func trouble(_ what: String) -> Trouble {
      Trouble(.data, "\(path.harmlessLine): error: \(what)\n")
    }
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(Self.line(of: bytes) ?? bytes))
    } catch DecodingError.dataCorrupted {
      throw trouble("this is no JSON")
    } catch {
      throw trouble("these are no observations of the app")
    }
    guard format == "upright-observations", version == 1 else {
      throw trouble("these are no observations of the app")
    }
    guard Self.isVersion(system), !model.allSatisfy(\.isWhitespace) else {
      throw trouble("it does not say on which iOS and model")
    }
  }

  /// The last line of a console that is such an object; nothing where none is.
  private static func line(of bytes: [UInt8]) -> [UInt8]? {
    bytes.split(separator: UInt8(ascii: "\n")).last {
      $0.starts(with: "{\"format\":\"upright-observations\"".utf8)
    }.map(Array.init)
  }

  /// `26.1`: up to three numbers.
  private static func isVersion(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 3 && parts.allSatisfy { UInt16($0) != nil }
  }
}

extension String {
  var harmlessLine: String { String(split(separator: "\n").joined(separator: " ")).harmless }
}
