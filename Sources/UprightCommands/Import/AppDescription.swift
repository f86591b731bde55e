import OrientationModel
import OrientationScenarios
import ProjectReading

/// What an Info.plist says about an app's orientations.
struct AppDescription: Hashable, Sendable {
  var name: String?
  /// For every idiom, then for one.
  var orientations: [InterfaceOrientation]?
  var phoneOrientations: [InterfaceOrientation]?
  var padOrientations: [InterfaceOrientation]?
  var requiresFullScreen: Bool?
  var hasPhone = true
  var hasPad = false
  /// It says that it is for the iPhone alone.
  var isForPhoneAlone = false
  var oldest: SystemVersion?
  var linked: SystemVersion?
  var hasSceneManifest: Bool
  /// Whether a build has passed over it: Xcode adds keys that a project's own file lacks.
  var isBuilt: Bool
  private(set) var unknownValues: [String] = []

}

extension AppDescription: Decodable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  /// A plain value; arrays and dictionaries are not looked into, however they are nested.
  private enum Value: Decodable {
    case string(String), integer(Int), bool(Bool), other

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let text = try? value.decode(String.self) {
        self = .string(text)
      } else if let truth = try? value.decode(Bool.self) {
        self = .bool(truth)
      } else {
        self = (try? value.decode(Int.self)).map { .integer($0) } ?? .other
      }
    }

    var string: String? { if case .string(let text) = self { text } else { nil } }

    /// A truth, also where somebody wrote it as a number or a word.
    var bool: Bool? {
      switch self {
      case .bool(let value): value
      case .integer(let value): value != 0
      case .string(let text): ["yes", "true", "1"].contains(text.lowercased())
      case .other: nil
      }
    }

    var integer: Int? {
      switch self {
      case .integer(let value): value
      case .string(let text): Int(text)
      case .bool, .other: nil
      }
    }
  }

  /// The elements of an array, as far as anybody looks; a value that stands alone is one.
  private struct Values: Decodable {
    var elements: [Value] = []

    init(from decoder: any Decoder) throws {
      guard var array = try? decoder.unkeyedContainer() else {
        elements = [try Value(from: decoder)]
        return
      }
      while !array.isAtEnd, elements.count < 100 { elements.append(try array.decode(Value.self)) }
    }
  }

  init(from decoder: any Decoder) throws {
    let list = try decoder.container(keyedBy: Key.self)
    func value(_ name: String) -> Value? { try? list.decode(Value.self, forKey: Key(name)) }
    func values(_ name: String) -> [Value]? {
      (try? list.decode(Values.self, forKey: Key(name)))?.elements
    }
    hasSceneManifest = list.contains(Key("UIApplicationSceneManifest"))
    isBuilt = list.contains(Key("DTPlatformVersion")) || list.contains(Key("DTSDKName"))
    name = ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap {
      value($0)?.string.map { String($0.prefix(500)) }
    }
    .first { !$0.isEmpty && !$0.contains("$(") && !$0.contains("${") }
    requiresFullScreen = value("UIRequiresFullScreen")?.bool
    oldest = Self.version(value("MinimumOSVersion")?.string)
    linked = Self.version(
      value("DTPlatformVersion")?.string
        ?? value("DTSDKName")?.string.map { String($0.drop { !$0.isNumber }) })
    orientations = read(values("UISupportedInterfaceOrientations"))
    phoneOrientations = read(values("UISupportedInterfaceOrientations~iphone"))
    padOrientations = read(values("UISupportedInterfaceOrientations~ipad"))
    readFamilies((values("UIDeviceFamily") ?? []).compactMap(\.integer))
  }

  private mutating func readFamilies(_ families: [Int]) {
    guard !families.isEmpty else {
      hasPad = padOrientations != nil
      return
    }
    hasPhone = families.contains(1)
    hasPad = families.contains(2)
    isForPhoneAlone = hasPhone && !hasPad
    if !hasPhone, !hasPad { hasPhone = true }
  }

  private mutating func read(_ values: [Value]?) -> [InterfaceOrientation]? {
    guard let values else { return nil }
    var found: [InterfaceOrientation] = []
    for value in values {
      let text = value.string ?? ""
      if let orientation = Self.orientation(text) {
        if !found.contains(orientation) { found.append(orientation) }
      } else {
        // A list may hold one long text again and again.
        let value = text.shortened
        if !unknownValues.contains(value) { unknownValues.append(value) }
      }
    }
    return found.isEmpty ? nil : found
  }

  private static func orientation(_ text: String) -> InterfaceOrientation? {
    let prefix = "UIInterfaceOrientation"
    guard text.hasPrefix(prefix) else { return nil }
    let name = text.dropFirst(prefix.count)
    return InterfaceOrientation.allCases.first { $0.name.lowercased() == name.lowercased() }
  }

  /// The major version of `15.2`, where there ever was one.
  private static func version(_ text: String?) -> SystemVersion? {
    guard let text, let major = UInt8(text.prefix { $0.isNumber }), SystemVersion.exists(major)
    else { return nil }
    return SystemVersion(major)
  }
}

extension AppDescription {
  /// The same as a fact of a project; of a list that may be binary no line is known.
  func list(file: String) -> AppList {
    AppList(
      CodePlace(file, 1), all: orientations, phone: phoneOrientations, pad: padOrientations,
      requiresFullScreen: requiresFullScreen)
  }

  /// A scenario to start from, in the language.
  func scenarioText(source: String) -> String {
    let title = (name ?? "").proseLine
    var lines = ["title    \(title.contains { !$0.isWhitespace } ? title : "An app")"]
    let file = source == "-" ? "an Info.plist" : ScenarioFile.lastName(of: source).proseLine
    lines.append("about    The settings come from \(file). Replace the screen with your own.")
    lines.append("evidence imported")
    lines.append("")
    lines += settings.map { ($0.word + " ").padded(9) + $0.value }
    lines.append("")
    lines += [
      "# If the app delegate returns a mask, it replaces the lists above:",
      "# delegate all", "",
      "# The screens and their containers. Anything left out uses UIKit's default.",
      "screen   First   # supports portrait   prefers landscapeRight",
      "", "root", "  navigation   # asks top, if the app has a subclass that does", "    First",
      "",
      "# Steps, each with what you expect after it. `upright check --record` fills in `?`.",
      "rotate landscapeLeft", "  # expect interface ?", "rotate portrait",
    ]
    return lines.map { $0.trimmedEnd + "\n" }.joined()
  }

  /// The set-up lines, in the order people write them.
  private var settings: [(word: String, value: String)] {
    var lines: [(word: String, value: String)] = []
    let devices = (hasPhone ? [Device.iPhone.name] : []) + (hasPad ? [Device.iPad.name] : [])
    lines.append(("device", devices.joined(separator: ", ")))
    if let oldest { lines.append(("ios", "\(oldest.text)-")) }
    if let linked { lines.append(("linked", linked.text)) }
    func add(_ word: String, _ orientations: [InterfaceOrientation]?) {
      guard let orientations else { return }
      lines.append((word, orientations.map(\.name).joined(separator: " ")))
    }
    add("plist", orientations)
    add("plist phone", phoneOrientations)
    add("plist pad", padOrientations)
    if let requiresFullScreen {
      lines.append(("requires-full-screen", requiresFullScreen ? "yes" : "no"))
    }
    if isForPhoneAlone { lines.append(("family", "phone")) }
    if !hasSceneManifest {
      // A project's own file may lack what the build adds.
      lines.append(
        isBuilt
          ? ("life-cycle", "app   # there is no UIApplicationSceneManifest")
          : ("# life-cycle app", "  # if the built app has no UIApplicationSceneManifest"))
    }
    return lines
  }
}

extension String {
  /// As a line of prose holds it: no line ends, and no comment begins in it.
  var proseLine: String {
    let plain = String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }))
    return plain.harmless.asProse
  }
}
