import OrientationModel
import OrientationScenarios

/// What everybody in a situation is called in Swift: a type, and a variable.
struct AppNames {
  private(set) var types: [ControllerID: String] = [:]
  private(set) var variables: [ControllerID: String] = [:]
  private(set) var windows: [WindowID: String] = [:]

  init(_ app: App) {
    var taken = Self.reserved
    for index in app.entries.indices {
      let id = ControllerID(index + 1)
      let controller = app[id].controller
      let stem = Self.stem(app, id)
      types[id] =
        controller.system.map { $0.className }
        ?? Self.free(stem, else: stem + (controller.kind.isSwiftUI ? "View" : "Controller"), &taken)
    }
    for index in app.entries.indices {
      let id = ControllerID(index + 1)
      let name = app[id].controller.system.map { $0.name } ?? (types[id] ?? "").lowerCamel
      variables[id] = Self.free(name, else: name + "Controller", &taken)
    }
    for index in app.windows.indices.dropFirst() {
      let name = Self.identifier(app.windows[index].name, else: "Extra").lowerCamel
      let isSaid = name.hasSuffix("Window") || name == "window"
      windows[WindowID(index)] = Self.free(isSaid ? name : name + "Window", else: name, &taken)
    }
  }

  /// What the type of one more is called, by its name.
  func type(naming name: String, isView: Bool) -> String {
    var taken = Self.reserved.union(types.values)
    let stem = Self.identifier(name, else: "Controller\(types.count + 1)")
    return Self.free(stem, else: stem + (isView ? "View" : "Controller"), &taken)
  }

  /// The controller's name as one word with a capital.
  private static func stem(_ app: App, _ id: ControllerID) -> String {
    let entry = app[id]
    switch app.reference(to: id) {
    case .unnamed:
      let number = entry.name.split(separator: " ").dropFirst().joined()
      return entry.controller.kind.baseClass.dropFirst(2) + number
    case .wrapper: return entry.children.map { stem(app, $0) }.joined() + "Navigation"
    case .name, .system, nil: return identifier(entry.name, else: "Controller\(id)")
    }
  }

  private static func identifier(_ name: String, else other: String) -> String {
    let parts = name.split { character in
      !character.unicodeScalars.allSatisfy { $0.properties.isXIDContinue || $0 == "_" }
    }
    let joined = parts.map { String($0).capitalizedFirst }.joined()
    guard let first = joined.unicodeScalars.first else { return other }
    return first.properties.isXIDStart ? joined : "_" + joined
  }

  private static func free(
    _ name: String, else other: String, _ taken: inout Set<String>
  ) -> String {
    var candidate = taken.contains(name) ? other : name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }

  /// What the generated file itself, UIKit and SwiftUI call their own, and words of Swift's.
  private static let reserved = swiftKeywords.union([
    "AppDelegate", "SceneDelegate", "ContainingViewController", "Story", "StoryViewController",
    "StoryModel", "StoryView",
    "UIViewController", "UINavigationController", "UITabBarController", "UIView", "UILabel",
    "UIWindow", "UIWindowScene", "UIScene", "UIScreen", "UISceneSession", "UIApplication",
    "UIResponder", "UITouch", "UIEvent", "UIDevice", "UIInterfaceOrientation",
    "UIInterfaceOrientationMask", "UIAlertController", "UIAlertAction", "NSObject", "NSCoder",
    "View", "Model", "Text", "Color", "Holder", "App", "Rectangle", "VStack", "EmptyView",
    "NavigationStack", "NavigationView", "NavigationLink", "Published", "ObservedObject",
    "ObservableObject", "PreferenceKey", "String", "Set", "Bool", "UInt", "Void", "URL", "CGSize",
    "MainActor", "DispatchQueue", "NotificationCenter", "CFString", "CFNotificationName",
    "SupportedOrientations", "Rehearsal",
    "model", "steps", "index", "window", "makeWindow", "next", "hint", "launch", "answer", "top",
    "side", "mask", "removing", "Step", "RemovingTransition", "RemovingPresentation",
    "open", "any", "some", "actor", "async", "await", "type",
  ])

  /// What nothing can be called: Swift's words, and the function that printed code calls.
  private static let swiftKeywords: Set<String> = [
    "self", "Self", "Any", "super", "init", "deinit", "class", "struct", "enum", "protocol",
    "extension", "func", "var", "let", "static", "switch", "case", "default", "if", "else", "guard",
    "for", "while", "repeat", "in", "is", "as", "do", "try", "catch", "throw", "throws", "return",
    "break", "continue", "fallthrough", "where", "true", "false", "nil", "import", "operator",
    "private", "public", "internal", "fileprivate", "subscript", "typealias", "defer", "inout",
    "rethrows", "print",
  ]
}
