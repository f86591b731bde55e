import OrientationModel
import OrientationScenarios

/// Who holds whom at the start.
extension StoryWriter {
  /// Deeper no app begins.
  private static let deepest = 6
  private static let mostTabs = 8

  /// The lines of `root` and what hangs under it.
  var root: [Line] {
    mutating get {
      if let storyboard, let initial = storyboard.initial,
        window == nil || storyboard.className(initial) != "UIViewController"
      {
        var seen: Set<String> = []
        let lines = node(initial, of: storyboard, indent: 1, isVisible: true, seen: &seen)
        return [Line(text: "root")] + lines
      }
      if let scene, !hasWindow { return swiftUI(scene) }
      if let window, let made = window.made.first(where: { !$0.isView }) {
        var lines = node(made, indent: 1, isVisible: true)
        lines[0].places.removeAll { $0 == made.place }
        lines[0].places.append(window.place)
        return [Line(text: "root")] + lines
      }
      if let scene { return swiftUI(scene) }
      hasNavigation = true
      return [
        Line(text: "root", remark: "no root could be told"),
        Line(text: "  navigation " + name("Root")), Line(text: "    " + name("First")),
      ]
    }
  }

  /// Code that puts a controller of the app's into its window.
  private var window: RootFacts? {
    let own = facts.roots.filter { root in !root.isSwiftUI && root.made.contains { !$0.isView } }
    return own.max { rank($0) < rank($1) }
  }

  /// The scene of a SwiftUI app.
  private var scene: RootFacts? {
    let scenes = facts.roots.filter { $0.isSwiftUI && !$0.place.isForAnotherPlatform }
    let own = scenes.first { $0.place.folder == facts.list?.place.folder }
    // Beside an app of UIKit's, in a folder of its own, there may be a small one that shows its views.
    return own
      ?? scenes.first { scene in facts.delegates.allSatisfy { $0.folder == scene.place.folder } }
  }

  /// How likely some code makes the window that people see first.
  private func rank(_ root: RootFacts) -> Int {
    let owner = root.owner ?? ""
    var rank = 0
    if let delegate = facts.list?.sceneDelegate, owner == delegate { rank += 4 }
    if owner.hasSuffix("AppDelegate") || owner.hasSuffix("SceneDelegate") { rank += 2 }
    if ["External", "NonInteractive", "CarPlay"].contains(where: owner.contains) { rank -= 4 }
    if root.place.isForAnotherPlatform { rank -= 8 }
    // Other windows are called after what they cover the app with.
    if ["window", "appWindow", "mainWindow"].contains(root.window) { rank += 1 }
    return rank
  }

  /// Whether the app's delegate makes the window, and not SwiftUI.
  private var hasWindow: Bool { window.map { rank($0) >= 2 } ?? false }

  /// The storyboard that UIKit loads.
  private var storyboard: Storyboard? {
    guard let name = facts.list?.storyboard else { return nil }
    return facts.storyboards.first { $0.name == name && $0.initial != nil }
  }

  /// A SwiftUI app; where a delegate of UIKit's answers for it, that is the adaptor's.
  private mutating func swiftUI(_ root: RootFacts) -> [Line] {
    isSwiftUI = true
    let view = root.made.first
    let stack = root.isStack ? [Line(text: "  stack")] : []
    return [Line(text: "root app", place: root.place)] + stack + [
      Line(
        text: blanks(stack.count + 1) + "view " + name(view?.name ?? "Content"),
        place: view?.place)
    ]
  }

  // MARK: Storyboards

  private mutating func node(
    _ identifier: String, of storyboard: Storyboard, indent: Int, isVisible: Bool,
    seen: inout Set<String>
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
    var lines = [line(className, kind, indent, place)]
    if kind.isContainer { lines += reactions(of: className, indent + 1) }
    if kind == .navigation, isVisible { hasNavigation = true }
    for (index, child) in children.prefix(Self.mostTabs).enumerated() where kind.isContainer {
      lines += node(
        child, of: storyboard, indent: indent + 1, isVisible: isVisible && index == 0, seen: &seen)
    }
    if children.isEmpty, kind.isContainer { lines += content(of: className, indent + 1, isVisible) }
    return lines
  }

  // MARK: Code

  /// A controller that code makes, with those it is made with.
  mutating func node(_ made: MadeController, indent: Int, isVisible: Bool) -> [Line] {
    let kind = self.kind(made.name)
    var lines = [line(made.name, kind, indent, made.place)]
    guard kind.isContainer else { return lines }
    lines += reactions(of: made.name, indent + 1)
    if kind == .navigation, isVisible { hasNavigation = true }
    if kind == .hosting {
      let view = made.parts.first(where: \.isView)
      return lines + [
        Line(
          text: blanks(indent + 1) + "view " + name(view?.name ?? "Content"), place: view?.place)
      ]
    }
    let parts = made.parts.filter { !$0.isView && self.kind($0.name) != .alert }
    guard !parts.isEmpty, indent < Self.deepest else {
      return lines + content(of: made.name, indent + 1, isVisible)
    }
    return lines + nodes(parts, of: kind, indent + 1, isVisible)
  }

  private mutating func nodes(
    _ parts: [MadeController], of kind: ControllerFacts.Kind, _ indent: Int, _ isVisible: Bool
  ) -> [Line] {
    let isMany = kind == .tabs || kind == .split
    return parts.prefix(isMany ? Self.mostTabs : 1).enumerated().flatMap { index, part in
      node(part, indent: indent, isVisible: isVisible && index == 0)
    }
  }

  /// What a container of the app's holds: what it gives itself, or else the controllers that its own
  /// code makes.
  private mutating func content(
    of className: String, _ indent: Int, _ isVisible: Bool
  ) -> [Line] {
    let kind = self.kind(className)
    if kind == .hosting { return [Line(text: blanks(indent) + "view " + name("Content"))] }
    var parts = (facts.contents[className] ?? []).filter { !$0.isView }
    if parts.isEmpty {
      for making in facts.makings[className] ?? [] {
        guard let own = controllers[making.name], !own.kind.isContainer || own.hasAnswer,
          making.name != className, !standing.contains(making.name),
          !parts.contains(where: { $0.name == making.name }), own.kind != .alert
        else { continue }
        parts.append(MadeController(name: making.name, place: making.place))
      }
    }
    guard !parts.isEmpty, indent < Self.deepest else {
      return [Line(text: blanks(indent) + name("Content"))]
    }
    return nodes(parts, of: kind, indent, isVisible)
  }

  // MARK: Lines

  func blanks(_ indent: Int) -> String { String(repeating: "  ", count: indent) }

  func kind(_ className: String) -> ControllerFacts.Kind {
    controllers[className]?.kind ?? FactReader.kind(ofUIKit: className) ?? .screen
  }

  /// A controller of the tree; the app's own say where their answer stands.
  mutating func line(
    _ className: String, _ kind: ControllerFacts.Kind, _ indent: Int, _ place: CodePlace
  ) -> Line {
    let isAgain = !standing.insert(className).inserted
    let isOwn = controllers[className] != nil
    let answers = attributes(of: className)
    var line = Line(text: blanks(indent), place: nil)
    if kind.isContainer {
      line.text += kind.rawValue + " " + (isOwn ? name(className) : "") + answers.text
    } else if isAgain, !answers.text.isEmpty {
      // A second one needs a name of its own, and its answers with it.
      line.text += "screen " + name(className) + answers.text
    } else {
      // A screen with answers has a line of its own further up.
      let isDeclared = declared.contains(className) && !isAgain
      line.text += isDeclared ? className.onOneLine.asName : name(className)
      line.places = [place]
      return line
    }
    line.text = line.text.trimmedEnd
    line.places = answers.places.isEmpty ? [place] : answers.places
    line.remark = answers.remark
    return line
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
