import OrientationModel
import OrientationTelling

/// What everybody in a situation is called in Swift: a type, and a variable.
struct StoryNames {
  private(set) var types: [ControllerID: String] = [:]
  private(set) var variables: [ControllerID: String] = [:]
  private(set) var windows: [WindowID: String] = [:]

  init(_ app: App) {
    let wording = Wording(app)
    var taken = Self.reserved.union(Wording.swiftKeywords)
    for index in app.entries.indices {
      let id = ControllerID(index + 1)
      let kind = app[id].controller.kind
      let stem = Self.stem(wording, id)
      let isNamed = Self.endings.contains { stem.hasSuffix($0) }
      let start =
        kind == .navigation && stem.hasSuffix("Navigation") ? stem.dropLast(10) : stem[...]
      let type = kind == .system || isNamed ? stem : start + Self.ending(kind)
      types[id] = kind == .system ? type : Self.free(type, &taken)
      let name = app[id].controller.system.map { "\($0)" } ?? stem.lowerCamel
      variables[id] = Self.free(name, &taken)
    }
    for index in app.windows.indices.dropFirst() {
      let id = WindowID(index)
      let name = Self.identifier(app.windows[index].name, else: "Extra")
      windows[id] = Self.free(name.lowerCamel + "Window", &taken)
    }
  }

  /// The controller's name as one word with a capital.
  private static func stem(_ wording: Wording, _ id: ControllerID) -> String {
    let entry = wording.app[id]
    if entry.controller.kind == .system { return wording.typeName(id) }
    let name = entry.name
    if name.hasPrefix("navigation("), name.hasSuffix(")") {
      return identifier(String(name.dropFirst(11).dropLast()), else: "Wrapped") + "Navigation"
    }
    switch entry.controller.kind {
    case .navigation, .tabs, .split, .pages, .container, .hosting:
      // A container without a name is called by its keyword.
      let keyword = "\(entry.controller.kind)"
      guard name.hasPrefix(keyword) else { break }
      let rest = name.dropFirst(keyword.count)
      let isKeyword = rest.allSatisfy { $0 == " " || $0.isNumber }
      guard isKeyword else { break }
      if wording.app.windows.contains(where: { $0.root == id }) { return "Root" }
      // What it is, and whose: `ListNavigation`.
      let first = entry.children.first.map { stem(wording, $0) } ?? ""
      return first + keyword.capitalizedFirst
    case .screen, .view, .cover, .sheet, .system: break
    }
    return identifier(name, else: "Screen\(id)")
  }

  private static func identifier(_ name: String, else other: String) -> String {
    let parts = name.split { character in
      !character.unicodeScalars.allSatisfy { $0.properties.isXIDContinue || $0 == "_" }
    }
    let joined = parts.map { String($0).capitalizedFirst }.joined()
    guard let first = joined.unicodeScalars.first else { return other }
    return first.properties.isXIDStart ? joined : "N" + joined
  }

  private static func free(_ name: String, _ taken: inout Set<String>) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }

  private static let endings = ["ViewController", "Controller", "VC"]

  private static func ending(_ kind: Controller.Kind) -> String {
    switch kind {
    case .screen, .navigation, .tabs, .split, .pages, .hosting:
      String(Wording.baseClass(kind).dropFirst(2))
    case .container: "ContainerViewController"
    case .view, .cover, .sheet: "View"
    case .system: ""
    }
  }

  /// What the generated file itself, UIKit and SwiftUI call their own, and words of Swift's.
  private static let reserved: Set<String> = [
    "AppDelegate", "SceneDelegate", "ContainingViewController", "Story", "StoryViewController",
    "StoryModel", "StoryView",
    "UIViewController", "View", "Model", "Text", "Color", "Holder",
    "SupportedOrientations", "Rehearsal", "UIView", "HostingController",
    "model", "steps", "index", "window", "makeWindow", "next", "hint", "launch", "answer", "top",
    "side", "mask", "removing", "Step", "RemovingTransition", "RemovingPresentation",
    "open", "any", "some", "actor", "async", "await", "type",
  ]
}
