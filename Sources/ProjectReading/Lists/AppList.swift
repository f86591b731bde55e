import OrientationModel
import OrientationScenarios

/// What one place says of an app as a whole: an Info.plist, the build settings in its stead, or both.
package struct AppList: Sendable {
  /// A key's texts, and where it stands under which name.
  struct Entry: Sendable {
    var key: String
    var texts: [String]
    var place: CodePlace
    /// Whether it is a setting for the Info.plist that a build makes.
    var isForList = false
  }

  /// Where it first says something of orientations.
  package var place: CodePlace
  /// What it says, by the names that an Info.plist and a build have for it.
  private var entries: [String: Entry] = [:]
  /// The class that makes the windows of the app's own scenes.
  package private(set) var sceneDelegate: String?
  /// The target and the configuration whose settings these are.
  package var target: String?
  package var configuration: String?
  /// The `.xcconfig` that these go over.
  var base: String?

  private init(_ place: CodePlace) { self.place = place }

  private static let list = "UISupportedInterfaceOrientations"
  private static let orientationKeys = [list, list + "~iphone", list + "~ipad"]

  private func entry(_ keys: [String]) -> Entry? { keys.lazy.compactMap { entries[$0] }.first }

  /// The texts under the first of some keys that is there.
  private func texts(_ keys: [String]) -> [String]? { entry(keys)?.texts }
  private func texts(_ keys: String...) -> [String]? { texts(keys) }

  /// Where the first of some keys stands.
  func place(ofAny keys: [String]) -> CodePlace? { entry(keys)?.place }

  // MARK: Orientations

  private func orientations(_ key: String) -> [InterfaceOrientation]? {
    let found = (entries[key]?.texts ?? []).compactMap(Self.orientation).uniqued
    return found.isEmpty ? nil : found
  }

  private static func orientation(_ text: String) -> InterfaceOrientation? {
    let prefix = "UIInterfaceOrientation"
    return text.hasPrefix(prefix)
      ? InterfaceOrientation(name: text.dropFirst(prefix.count).lowercasedFirst) : nil
  }

  /// `UISupportedInterfaceOrientations`, for every idiom.
  package var all: [InterfaceOrientation]? { orientations(Self.list) }
  package var phone: [InterfaceOrientation]? { orientations(Self.list + "~iphone") }
  package var pad: [InterfaceOrientation]? { orientations(Self.list + "~ipad") }

  /// What an iPhone goes by.
  package var forPhone: [InterfaceOrientation]? { phone ?? all }
  package var forPad: [InterfaceOrientation]? { pad ?? all }

  /// Of the two the one for iPads says what an iPad goes by, where most comes of it.
  static let fullScreenKeys = ["UIRequiresFullScreen~ipad", "UIRequiresFullScreen"]

  private static let ignoring = "UIRequiresFullScreenIgnoredStartingWithVersion"

  private var saysFullScreen: Bool? { texts(Self.fullScreenKeys)?.first.flatMap(Self.truth) }

  /// Whether the newest system takes it for an app that needs the whole screen.
  package var requiresFullScreen: Bool? { endOfFullScreen == nil ? saysFullScreen : nil }

  /// The first version that no longer does, where the newest doesn't.
  var endOfFullScreen: ListedVersion? {
    guard saysFullScreen == true, let entry = entries[Self.ignoring] else { return nil }
    return ListedVersion(entry.texts.first, entry.place).flatMap { version in
      version.major <= SystemVersion.latest.major ? version : nil
    }
  }

  private static func truth(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true", "1": true
    case "no", "false", "0": false
    default: nil
    }
  }

  /// The lists it has, each with the language's word for it, its key, and where that stands.
  var lists: [(word: String, key: String, place: CodePlace, orientations: [InterfaceOrientation])] {
    zip(["plist", "plist phone", "plist pad"], Self.orientationKeys).compactMap { word, key in
      guard let entry = entries[key], let list = orientations(key) else { return nil }
      return (word, entry.key, entry.place, list)
    }
  }

  /// Values that are no orientations, and no truth.
  var unknown: [Untold] {
    func untold(_ keys: [String], _ noun: String, _ isKnown: (String) -> Bool) -> [Untold] {
      keys.compactMap { entries[$0] }.flatMap { entry in
        entry.texts.filter { !isKnown($0) }
          .map { Untold(entry.place, "`\($0.shortened)` isn't \(noun)") }
      }
    }
    return untold(Self.orientationKeys, "an orientation") { Self.orientation($0) != nil }
      + untold(Self.fullScreenKeys, "yes or no") { Self.truth($0) != nil }
      + untold([Self.ignoring], "a version") { ListedVersion($0, place) != nil }
  }

  /// Whether it says anything of orientations.
  var speaks: Bool { saysFullScreen != nil || !lists.isEmpty }

  // MARK: The app besides

  /// What it is called, by itself or after its target.
  package var name: String? {
    ["CFBundleDisplayName", "CFBundleName"].lazy
      .compactMap { texts($0)?.joined(separator: " ") }
      .first { !$0.isEmpty && !$0.contains("$") } ?? target
  }

  /// The storyboard that UIKit loads by itself, without its extension.
  package var storyboard: String? {
    texts("UIMainStoryboardFile", "UIMainStoryboardFile~iphone", "UISceneStoryboardFile")?.first
  }

  /// The devices it is for: 1 for the iPhone, 2 for the iPad.
  var families: [Int]? {
    let families = (texts("UIDeviceFamily", "TARGETED_DEVICE_FAMILY") ?? [])
      .flatMap { $0.split(separator: ",") }.compactMap { Int($0) }
    return families.isEmpty ? nil : families
  }

  /// The families it is for; where it doesn't say, an own list is for an iPad, and XcodeGen takes both.
  var devices: [Int] {
    families ?? (pad == nil && ProjectFile.kind(of: place.file) != "yml" ? [1] : [1, 2])
  }

  /// The oldest system it runs on; XcodeGen has one of two keys, one inside of the other.
  var oldest: ListedVersion? {
    ["iOS", "deploymentTarget", "IPHONEOS_DEPLOYMENT_TARGET", "MinimumOSVersion"].lazy
      .compactMap { entries[$0] }.compactMap { ListedVersion($0.texts.first, $0.place) }.first
  }

  /// The system it was built for, where a build has passed over it: `18.4`.
  var linked: String? {
    // A system's name may stand before its number: `iphoneos18.4`.
    texts("DTPlatformVersion", "DTSDKName")?.first.map { String($0.drop { !$0.isNumber }) }
  }

  var hasScenes: Bool {
    texts("UIApplicationSceneManifest", "UIApplicationSceneManifest_Generation") != nil
  }

  // MARK: Of builds

  /// The Info.plist that the build begins with.
  var propertyList: String? { texts("INFOPLIST_FILE")?.first }
  /// Whether the build makes it of its settings alone.
  var isGenerated: Bool {
    texts("GENERATE_INFOPLIST_FILE") == ["YES"] && propertyList == nil
  }
  var isForPhones: Bool {
    let platforms = texts("SUPPORTED_PLATFORMS", "SDKROOT") ?? ["iphoneos"]
    return platforms.contains { $0.contains("iphone") || $0 == "auto" }
  }

  // MARK: Places

  /// Where what it says of orientations, devices, and the build stands, by the keys.
  package var places: [String: CodePlace] {
    let others = ["UIDeviceFamily", "TARGETED_DEVICE_FAMILY", "DTPlatformVersion", "DTSDKName"]
    let keys = Self.orientationKeys + Self.fullScreenKeys + [Self.ignoring] + others
    let found = keys.compactMap { entries[$0] }
    return Dictionary(found.map { ($0.key, $0.place) }) { first, _ in first }
  }

  /// With what another has that it goes over, as settings go over the file of their target.
  func over(_ other: AppList?) -> AppList {
    guard let other else { return self }
    var both = speaks ? self : other
    both.entries = entries.merging(other.entries) { own, _ in own }
    both.sceneDelegate = sceneDelegate ?? other.sceneDelegate
    return both
  }

  /// As a build goes over the Info.plist that it begins with: what it says for one counts only where it
  /// makes that.
  func over(list: AppList?) -> AppList {
    guard let list, texts("GENERATE_INFOPLIST_FILE") != ["YES"] else { return over(list) }
    var own = self
    own.entries = entries.filter { !$0.value.isForList }
    return own.over(list)
  }
}

// MARK: Where it is read

extension AppList {
  private mutating func take(_ key: some StringProtocol, _ texts: [String], line: Int) {
    let prefix = "INFOPLIST_KEY_"
    let isOfList = key.hasPrefix(prefix)
    let written = String(isOfList ? key.dropFirst(prefix.count) : key.prefix { $0 != "[" })
    let name = written.replacing("_iPhone", with: "~iphone").replacing("_iPad", with: "~ipad")
    // What a list of Xcode's holds stands in one text.
    let words = isOfList ? texts.flatMap { $0.split(separator: " ").map(String.init) } : texts
    let spoke = speaks
    let place = CodePlace(place.file, line)
    entries[name] = Entry(key: written, texts: words, place: place, isForList: isOfList)
    if !spoke, speaks { self.place = place }
  }

  /// What a property list says.
  init(propertyList bytes: [UInt8], file: String) throws(PropertyListProblem) {
    self.init(CodePlace(file, 1))
    let list = try PropertyListValue(infoPlist: bytes)
    for (key, value) in list.entries { take(key, value.texts, line: value.line) }
    let scenes = list["UIApplicationSceneManifest"]?["UISceneConfigurations"]
    let own = scenes?["UIWindowSceneSessionRoleApplication"]?.all ?? []
    sceneDelegate = own.first { $0.key == "UISceneDelegateClassName" }?.value.text
      .split(separator: ".").last.map(String.init)
    if let storyboard = own.first(where: { $0.key == "UISceneStoryboardFile" })?.value {
      take("UISceneStoryboardFile", storyboard.texts, line: storyboard.line)
    }
  }

  /// What a configuration of a project says.
  init(configuration object: PropertyListValue, file: String, target: String?) {
    self.init(CodePlace(file, object.line))
    self.target = target
    configuration = object["name"]?.text
    for (key, value) in object["buildSettings"]?.entries ?? [] {
      take(key, value.texts, line: value.line)
    }
  }

  /// What an `.xcconfig` says, or a part of what XcodeGen makes a project of.
  init(settings: [(key: String, value: PropertyListValue)], file: String) {
    self.init(CodePlace(file, 1))
    for (key, value) in settings { take(key, value.texts, line: value.line) }
  }
}

/// A version of iOS that a list or a build names.
package struct ListedVersion: Hashable, Sendable {
  /// As it stands there: `15.2`.
  package var text: String
  package var major: Int
  package var place: CodePlace

  /// Nothing, where it is no number.
  init?(_ text: String?, _ place: CodePlace) {
    guard let text, let major = Int(text.prefix { $0.isNumber }),
      text.allSatisfy({ $0.isNumber || $0 == "." })
    else { return nil }
    self.text = text
    self.major = major
    self.place = place
  }
}
