import OrientationModel
import OrientationScenarios

/// Who holds whom at the start.
extension StoryWriter {
  /// Deeper no app begins.
  private static let deepest = 6
  private static let mostTabs = 5

  /// The lines of `root` and what hangs under it.
  var root: [Line] {
    mutating get {
      if let scene, !hasWindow {
        isSwiftUI = true
        return swiftUI(scene)
      }
      if let storyboard, let initial = storyboard.initial,
        window == nil || storyboard.className(initial) != "UIViewController"
      {
        var seen: Set<String> = []
        let lines = node(initial, of: storyboard, indent: 1, seen: &seen)
        return [Line(text: "root")] + lines
      }
      if let window {
        let made = window.made.filter(isController)
        var lines = node(made, at: window.place, indent: 1)
        lines[0].place = window.place
        return [Line(text: "root")] + lines
      }
      if let scene {
        isSwiftUI = true
        return swiftUI(scene)
      }
      hasNavigation = true
      return [
        Line(text: "root", remark: "no root could be told"),
        Line(text: "  navigation " + name("Root")), Line(text: "    " + name("First")),
      ]
    }
  }

  /// Code that puts a controller of the app's into its window.
  private var window: RootFacts? {
    let own = facts.roots.filter { root in
      !root.isSwiftUI && root.made.contains(where: isController)
    }
    return own.max { rank($0) < rank($1) }
  }

  private func isController(_ name: String) -> Bool {
    controllers[name] != nil || FactReader.kind(ofUIKit: name) != nil
  }

  /// The scene of a SwiftUI app.
  private var scene: RootFacts? {
    let scenes = facts.roots.filter(\.isSwiftUI)
    return scenes.first { !$0.place.isForAnotherPlatform }
  }

  /// How likely some code makes the window that people see first.
  private func rank(_ root: RootFacts) -> Int {
    let owner = root.owner ?? ""
    var rank = 0
    if let delegate = facts.list?.sceneDelegate, owner == delegate { rank += 4 }
    if owner.hasSuffix("AppDelegate") || owner.hasSuffix("SceneDelegate") { rank += 2 }
    if ["External", "NonInteractive", "CarPlay"].contains(where: owner.contains) { rank -= 4 }
    if root.place.isForAnotherPlatform { rank -= 8 }
    return rank
  }

  /// Whether the app's delegate makes the window, and not SwiftUI.
  private var hasWindow: Bool { window.map { rank($0) >= 2 } ?? false }

  /// The storyboard that UIKit loads.
  private var storyboard: Storyboard? {
    guard let name = facts.list?.storyboard else { return nil }
    return facts.storyboards.first { $0.name == name && $0.initial != nil }
  }

  private mutating func swiftUI(_ root: RootFacts) -> [Line] {
    [
      Line(text: "root"),
      Line(text: "  hosting " + name(root.owner ?? "App"), place: root.place),
      Line(text: "    view " + name(root.made.first ?? "Content")),
    ]
  }

  // MARK: Storyboards

  private mutating func node(
    _ identifier: String, of storyboard: Storyboard, indent: Int, seen: inout Set<String>
  ) -> [Line] {
    let place = CodePlace(storyboard.file, storyboard.controllers[identifier]?.line ?? 1)
    guard seen.insert(identifier).inserted, indent < Self.deepest,
      let className = storyboard.className(identifier)
    else {
      // A reference to another storyboard, or a loop.
      return [Line(text: blanks(indent) + name("Elsewhere"))]
    }
    let kind = self.kind(className)
    let children = storyboard.controllers[identifier]?.children ?? []
    var lines = [line(className, kind, indent, children.isEmpty ? nil : place)]
    if kind == .navigation, indent == 1 { hasNavigation = true }
    for child in children.prefix(Self.mostTabs) where kind.isContainer {
      lines += node(child, of: storyboard, indent: indent + 1, seen: &seen)
    }
    if children.isEmpty, kind.isContainer { lines += content(of: className, indent + 1) }
    if lines[0].place == nil { lines[0].place = place }
    return lines
  }

  // MARK: Code

  /// A controller that code makes: the outermost class first, then what it is made with.
  private mutating func node(_ made: [String], at place: CodePlace, indent: Int) -> [Line] {
    guard let first = made.first else { return [Line(text: blanks(indent) + name("First"))] }
    let kind = self.kind(first)
    var lines = [line(first, kind, indent, nil)]
    guard kind.isContainer else { return lines }
    if kind == .navigation { hasNavigation = hasNavigation || indent == 1 }
    let inner = made.dropFirst().filter { $0 != first }
    if inner.isEmpty || indent >= Self.deepest {
      lines += content(of: first, indent + 1)
    } else if kind == .tabs || kind == .split {
      for child in inner.prefix(Self.mostTabs) {
        lines += node([child], at: place, indent: indent + 1)
      }
    } else {
      lines += node(Array(inner), at: place, indent: indent + 1)
    }
    return lines
  }

  /// What a container of the app's holds: the controllers that its own code makes.
  mutating func content(of className: String, _ indent: Int) -> [Line] {
    let kind = self.kind(className)
    if kind == .hosting { return [Line(text: blanks(indent) + "view " + name("Content"))] }
    var made: [(name: String, place: CodePlace)] = []
    for making in facts.makings[className] ?? [] {
      guard let own = controllers[making.name], !own.kind.isContainer || own.hasAnswer,
        making.name != className, !standing.contains(making.name),
        !made.contains(where: { $0.name == making.name }), own.kind != .alert
      else { continue }
      made.append((making.name, making.place))
    }
    let isMany = kind == .tabs || kind == .split
    let chosen = made.prefix(isMany ? Self.mostTabs : 1)
    guard !chosen.isEmpty, indent < Self.deepest else {
      return [Line(text: blanks(indent) + name("Content"))]
    }
    return chosen.flatMap { child -> [Line] in
      var lines = node([child.name], at: child.place, indent: indent)
      if lines[0].place == nil { lines[0].place = child.place }
      return lines
    }
  }

  // MARK: Lines

  func blanks(_ indent: Int) -> String { String(repeating: "  ", count: indent) }

  func kind(_ className: String) -> ControllerFacts.Kind {
    controllers[className]?.kind ?? FactReader.kind(ofUIKit: className) ?? .screen
  }

  /// A controller of the tree; the app's own say where their answer stands.
  mutating func line(
    _ className: String, _ kind: ControllerFacts.Kind, _ indent: Int, _ place: CodePlace?
  ) -> Line {
    standing.insert(className)
    let isOwn = controllers[className] != nil
    let words = kind.isContainer ? kind.rawValue + " " : ""
    let called = isOwn || !kind.isContainer ? name(className) : ""
    let answers = attributes(of: className)
    // A screen with answers has a line of its own further up.
    let attributes = kind.isContainer ? answers.text : ""
    let text = blanks(indent) + words + called + attributes
    return Line(
      text: text.trimmedEnd, place: kind.isContainer ? answers.place ?? place : place,
      remark: kind.isContainer ? answers.remark : "")
  }
}

extension ControllerFacts.Kind {
  /// Whether the language has a word for it that others hang under.
  var isContainer: Bool {
    switch self {
    case .navigation, .tabs, .split, .pages, .container, .hosting: true
    case .screen, .alert: false
    }
  }
}

extension String {
  var trimmedEnd: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
