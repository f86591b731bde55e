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

  /// The texts of a value: of an array's elements, as far as anybody looks.
  ///
  /// A number or a truth is as somebody would write it; dictionaries, and arrays in arrays, have none.
  private struct Texts: Decodable {
    var all: [String] = []

    init(from decoder: any Decoder) throws {
      if var array = try? decoder.unkeyedContainer() {
        while !array.isAtEnd, all.count < 100 { all.append(try array.decode(Text.self).text) }
      } else {
        all = [try Text(from: decoder).text]
      }
    }
  }

  private struct Text: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      text =
        (try? value.decode(String.self)) ?? (try? value.decode(Bool.self)).map { "\($0)" }
        ?? (try? value.decode(Int.self)).map { "\($0)" } ?? ""
    }
  }

  init(from decoder: any Decoder) throws {
    let list = try decoder.container(keyedBy: Key.self)
    func texts(_ name: String) -> [String]? {
      (try? list.decode(Texts.self, forKey: Key(name)))?.all
    }
    func text(_ name: String) -> String? { texts(name)?.first { !$0.isEmpty } }
    hasSceneManifest = list.contains(Key("UIApplicationSceneManifest"))
    isBuilt = list.contains(Key("DTPlatformVersion")) || list.contains(Key("DTSDKName"))
    name = ["CFBundleDisplayName", "CFBundleName"].lazy
      .compactMap { text($0).map { String($0.prefix(500)) } }
      .first { !$0.contains("$(") && !$0.contains("${") }
    requiresFullScreen = text("UIRequiresFullScreen").map {
      ["yes", "true", "1"].contains($0.lowercased())
    }
    oldest = Self.version(text("MinimumOSVersion"))
    linked = Self.version(
      text("DTPlatformVersion") ?? text("DTSDKName").map { String($0.drop { !$0.isNumber }) })
    orientations = read(texts("UISupportedInterfaceOrientations"))
    phoneOrientations = read(texts("UISupportedInterfaceOrientations~iphone"))
    padOrientations = read(texts("UISupportedInterfaceOrientations~ipad"))
    readFamilies((texts("UIDeviceFamily") ?? []).compactMap { Int($0) })
  }

  private mutating func readFamilies(_ families: [Int]) {
    guard !families.isEmpty else {
      hasPad = padOrientations != nil
      return
    }
    hasPad = families.contains(2)
    hasPhone = families.contains(1) || !hasPad
    isForPhoneAlone = families.contains(1) && !hasPad
  }

  private mutating func read(_ values: [String]?) -> [InterfaceOrientation]? {
    guard let values else { return nil }
    var found: [InterfaceOrientation] = []
    for text in values {
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
