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
  package var lines: [String: Int] = [:]
  package var name: String?
  /// The storyboard that UIKit loads by itself, without its extension.
  package var storyboard: String?
  /// The class that makes the windows of the app's own scenes.
  package var sceneDelegate: String?
  /// The target and the configuration whose settings these are.
  package var target: String?
  package var configuration: String?
  /// Values that are no orientations.
  package var unknown: [String] = []

  package init(
    _ place: CodePlace, all: [InterfaceOrientation]? = nil, phone: [InterfaceOrientation]? = nil,
    pad: [InterfaceOrientation]? = nil, requiresFullScreen: Bool? = nil
  ) {
    (self.place, self.all, self.phone, self.pad) = (place, all, phone, pad)
    self.requiresFullScreen = requiresFullScreen
  }

  /// What an iPhone goes by.
  package var forPhone: [InterfaceOrientation]? { phone ?? all }
  package var forPad: [InterfaceOrientation]? { pad ?? all }

  /// Whether it says anything of orientations.
  var speaks: Bool { all != nil || phone != nil || pad != nil || requiresFullScreen != nil }

  /// Takes a key with its value, if it is about orientations; whether it was.
  mutating func take(_ key: String, _ values: [String], line: Int) -> Bool {
    switch key {
    case "UISupportedInterfaceOrientations": all = orientations(values)
    case "UISupportedInterfaceOrientations~iphone", "UISupportedInterfaceOrientations_iPhone":
      phone = orientations(values)
    case "UISupportedInterfaceOrientations~ipad", "UISupportedInterfaceOrientations_iPad":
      pad = orientations(values)
    case "UIRequiresFullScreen":
      requiresFullScreen = values.first.map { ["yes", "true", "1"].contains($0.lowercased()) }
    case "UIMainStoryboardFile", "UIMainStoryboardFile~iphone", "UISceneStoryboardFile":
      if storyboard == nil { storyboard = values.first }
      return false
    case "CFBundleDisplayName", "CFBundleName":
      let text = values.first ?? ""
      if name == nil, !text.isEmpty, !text.contains("$") { name = text }
      return false
    default: return false
    }
    if lines.isEmpty { place.line = line }
    lines[key] = line
    return true
  }

  private mutating func orientations(_ values: [String]) -> [InterfaceOrientation]? {
    var found: [InterfaceOrientation] = []
    for value in values {
      let prefix = "UIInterfaceOrientation"
      let name = value.hasPrefix(prefix) ? value.dropFirst(prefix.count) : ""
      let plain = name.prefix(1).lowercased() + name.dropFirst()
      if let orientation = InterfaceOrientation(name: plain) {
        if !found.contains(orientation) { found.append(orientation) }
      } else {
        unknown.append(value)
      }
    }
    return found.isEmpty ? nil : found
  }
}

extension AppList {
  /// Reads an XML property list.
  init(propertyList bytes: [UInt8], file: String) {
    self.init(CodePlace(file, 1))
    var markup = Markup(bytes)
    var depth = 0
    var element = ""
    /// Where values belong to: a key of the outermost dictionary.
    var key: (name: String, line: Int)?
    var values: [String] = []
    var line = 1
    var isSceneDelegate = false
    var role = ""
    func isValue(_ name: String) -> Bool { ["true", "false"].contains(name) }
    while let event = markup.next() {
      switch event {
      case .open(let tag):
        (element, line) = (tag.name, tag.line)
        if tag.name == "dict" || tag.name == "array" { depth += 1 }
        if isValue(tag.name), depth == 1 { values = [tag.name] }
      case .text(let text):
        if element == "key" {
          if depth == 1 {
            finish(key, values)
            (key, values) = ((text, line), [])
          }
          if text.hasPrefix("UIWindowSceneSessionRole") || text.hasPrefix("CPTemplate") {
            role = text
          }
          isSceneDelegate =
            text == "UISceneDelegateClassName" && sceneDelegate == nil
            && role == "UIWindowSceneSessionRoleApplication"
          if text == "UISceneStoryboardFile" { (key, values) = ((text, line), []) }
        } else if isSceneDelegate {
          sceneDelegate = text.split(separator: ".").last.map(String.init)
          isSceneDelegate = false
        } else if ["string", "integer"].contains(element) {
          values.append(text)
        }
      case .close(let name):
        if name == "dict" || name == "array" { depth -= 1 }
        element = ""
      }
    }
    finish(key, values)
  }

  private mutating func finish(_ key: (name: String, line: Int)?, _ values: [String]) {
    guard let key, !values.isEmpty else { return }
    _ = take(key.name, values, line: key.line)
  }
}
