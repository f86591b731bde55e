import OrientationModel

/// What one place says of an app as a whole: an Info.plist, or the build settings in its stead.
package struct AppList: Hashable, Sendable {
  package var place: CodePlace
  /// `UISupportedInterfaceOrientations`, for every idiom.
  package var all: [InterfaceOrientation]?
  package var phone: [InterfaceOrientation]?
  package var pad: [InterfaceOrientation]?
  package var requiresFullScreen: Bool?
  /// Where each of these keys stands.
  package var places: [String: CodePlace] = [:]
  package var name: String?
  /// The storyboard that UIKit loads by itself, without its extension.
  package var storyboard: String?
  /// The class that makes the windows of the app's own scenes.
  package var sceneDelegate: String?
  /// The target and the configuration whose settings these are.
  package var target: String?
  package var configuration: String?
  /// The devices it is for: 1 for the iPhone, 2 for the iPad.
  var families: [Int]?
  var oldest: OldestSystem?
  /// The system it was built for, where a build has passed over it: `18.4`.
  var linked: String?
  var hasScenes = false
  /// Whether the build makes it of its settings alone.
  var isGenerated = false
  /// Values that are no orientations.
  var unknown: [String] = []

  init(_ place: CodePlace) { self.place = place }

  /// What an iPhone goes by.
  package var forPhone: [InterfaceOrientation]? { phone ?? all }
  package var forPad: [InterfaceOrientation]? { pad ?? all }

  /// The families it is for; where it doesn't say, an own list is for an iPad.
  var devices: [Int] { families ?? (pad == nil ? [1] : [1, 2]) }

  /// The lists it has, each with the language's word for it and the keys that say it.
  var lists: [(word: String, keys: [String], orientations: [InterfaceOrientation])] {
    let key = "UISupportedInterfaceOrientations"
    return [
      ("plist", [key], all), ("plist phone", [key + "~iphone", key + "_iPhone"], phone),
      ("plist pad", [key + "~ipad", key + "_iPad"], pad),
    ].compactMap { word, keys, list in
      list.flatMap { $0.isEmpty ? nil : (word, keys, $0) }
    }
  }

  /// Where one of some keys stands, if it does.
  func place(ofAny keys: [String]) -> CodePlace? {
    keys.lazy.compactMap { places[$0] }.first
  }

  /// With what another has that it goes over, as settings go over the file of their target.
  func over(_ other: AppList?) -> AppList {
    guard let other else { return self }
    var list = speaks ? self : other
    let rest = speaks ? other : self
    list.all = list.all ?? rest.all
    list.phone = list.phone ?? rest.phone
    list.pad = list.pad ?? rest.pad
    list.requiresFullScreen = list.requiresFullScreen ?? rest.requiresFullScreen
    list.places.merge(rest.places) { own, _ in own }
    list.name = list.name ?? rest.name
    list.storyboard = list.storyboard ?? rest.storyboard
    list.sceneDelegate = list.sceneDelegate ?? rest.sceneDelegate
    list.hasScenes = list.hasScenes || rest.hasScenes
    return list
  }

  /// Whether it says anything of orientations.
  var speaks: Bool { all != nil || phone != nil || pad != nil || requiresFullScreen != nil }

  /// Takes what is about orientations, and what the app and its storyboard are called.
  mutating func take(_ key: String, _ value: PropertyListValue) {
    let values = value.texts
    let spoke = speaks
    switch key {
    case "UISupportedInterfaceOrientations": all = orientations(values)
    case "UISupportedInterfaceOrientations~iphone", "UISupportedInterfaceOrientations_iPhone":
      phone = orientations(values)
    case "UISupportedInterfaceOrientations~ipad", "UISupportedInterfaceOrientations_iPad":
      pad = orientations(values)
    case "UIRequiresFullScreen":
      requiresFullScreen = values.first.map { ["yes", "true", "1"].contains($0.lowercased()) }
    case "UIMainStoryboardFile", "UIMainStoryboardFile~iphone", "UISceneStoryboardFile":
      storyboard = storyboard ?? values.first
      return
    case "CFBundleDisplayName", "CFBundleName":
      let text = values.joined(separator: " ")
      if name == nil, !text.isEmpty, !text.contains("$") { name = text }
      return
    case "UIDeviceFamily", "TARGETED_DEVICE_FAMILY":
      let families = values.flatMap { $0.split(separator: ",") }.compactMap { Int($0) }
      if !families.isEmpty { self.families = families }
    // XcodeGen has the last two, one in a line or the other below it.
    case "MinimumOSVersion", OldestSystem.key, "deploymentTarget", "iOS":
      oldest = OldestSystem(values.first, CodePlace(place.file, value.line)) ?? oldest
      return
    case "DTPlatformVersion", "DTSDKName":
      // A system's name may stand before its number: `iphoneos18.4`.
      linked = linked ?? values.first.map { String($0.drop { !$0.isNumber }) }
    case "UIApplicationSceneManifest", "UIApplicationSceneManifest_Generation":
      hasScenes = true
      return
    default: return
    }
    if !spoke, speaks { place.line = value.line }
    places[key] = CodePlace(place.file, value.line)
  }

  private mutating func orientations(_ values: [String]) -> [InterfaceOrientation]? {
    var found: [InterfaceOrientation] = []
    for value in values {
      let prefix = "UIInterfaceOrientation"
      let name = value.hasPrefix(prefix) ? value.dropFirst(prefix.count) : ""
      if let orientation = InterfaceOrientation(name: name.lowercasedFirst) {
        if !found.contains(orientation) { found.append(orientation) }
      } else {
        unknown.append(value)
      }
    }
    return found.isEmpty ? nil : found
  }
}

extension AppList {
  /// What a property list says.
  init(propertyList bytes: [UInt8], file: String) throws(PropertyListProblem) {
    self.init(CodePlace(file, 1))
    let list = try PropertyListValue(infoPlist: bytes)
    for (key, value) in list.entries { take(key, value) }
    let scenes = list["UIApplicationSceneManifest"]?["UISceneConfigurations"]
    for (key, value) in scenes?["UIWindowSceneSessionRoleApplication"]?.all ?? [] {
      take(key, value)
      if key == "UISceneDelegateClassName", sceneDelegate == nil {
        sceneDelegate = value.text.split(separator: ".").last.map(String.init)
      }
    }
  }

  /// What settings say in place of a property list.
  mutating func take(setting key: some StringProtocol, _ value: PropertyListValue) {
    let prefix = "INFOPLIST_KEY_"
    guard key.hasPrefix(prefix) else { return }
    let words = value.texts.flatMap { $0.split(separator: " ") }
    let elements = words.map { PropertyListValue(text: String($0)) }
    take(
      String(key.dropFirst(prefix.count)), PropertyListValue(line: value.line, elements: elements))
  }
}
