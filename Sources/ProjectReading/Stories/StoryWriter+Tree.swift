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
      if let framework = facts.roots.first(where: { $0.isFrameworks && !isElsewhere($0) }) {
        return [
          Line(text: "root"),
          Line(
            text: "  " + name("Root"), place: framework.place,
            remark: "React Native's root: a plain UIViewController"),
        ]
      }
      return [
        Line(text: "root"),
        Line(
          text: "  " + name("Root"), open: "root view controller not found",
          near: facts.delegates.first ?? facts.list?.place),
      ]
    }
  }

  /// Code that puts a controller of the app's into its window.
  private var window: RootFacts? {
    let own = facts.roots.filter { root in
      !root.isSwiftUI && root.made.contains { !$0.isView } && rank(root) >= 0
    }
    return own.max { (rank($0), size($0)) < (rank($1), size($1)) }
  }

  /// Of several the one with tabs or columns is where people spend their time.
  private func size(_ root: RootFacts) -> Int {
    switch root.made.first(where: { !$0.isView }).map({ kind($0.name) }) {
    case .tabs, .split: 2
    case .navigation, .container, .pages: 1
    case .screen, .hosting, .alert, nil: 0
    }
  }

  /// The scene of a SwiftUI app.
  private var scene: RootFacts? {
    let scenes = facts.roots.filter { $0.isSwiftUI && !isElsewhere($0) }
    let own = scenes.first { $0.place.folder == facts.list?.place.folder }
    // Beside an app of UIKit's, in a folder of its own, there may be a small one that shows its views.
    return own
      ?? scenes.first { scene in
        window == nil || facts.delegates.allSatisfy { $0.folder == scene.place.folder }
      }
  }

  /// How likely some code makes the window that people see first.
  private func rank(_ root: RootFacts) -> Int {
    var rank = isDelegates(root) ? 4 : 0
    if let delegate = facts.list?.sceneDelegate, root.owner == delegate { rank += 8 }
    let owner = root.owner ?? ""
    if ["External", "NonInteractive", "CarPlay"].contains(where: owner.contains) { rank -= 32 }
    if isElsewhere(root) { rank -= 32 }
    if root.isForPad { rank -= 2 }
    // Other windows are called after what they cover the app with.
    let window = (root.window ?? "window").drop { $0 == "_" }
    rank += ["window", "appWindow", "mainWindow", "keyWindow"].contains(window) ? 2 : -2
    return rank + 2 * nearness(root.place.file)
  }

  private func isDelegates(_ root: RootFacts) -> Bool {
    let owner = root.owner ?? ""
    return owner.hasSuffix("AppDelegate") || owner.hasSuffix("SceneDelegate")
      || owner == facts.list?.sceneDelegate
  }

  /// Whether it is code for another system, as its folders or the `#if` around it say.
  private func isElsewhere(_ root: RootFacts) -> Bool {
    guard !root.place.isForAnotherPlatform else { return true }
    guard let condition = root.condition else { return false }
    let others = ["os(macOS)", "os(OSX)", "os(tvOS)", "os(watchOS)", "os(visionOS)", "macCatalyst"]
    let isTurned = condition.hasPrefix("not ") || condition.contains("!")
    return isTurned
      ? condition.contains("os(iOS)") : others.contains(where: condition.contains)
  }

  /// How many folders a file shares with the app's own list: samples and other targets lie elsewhere.
  private func nearness(_ file: String) -> Int {
    guard let list = facts.list?.place.file else { return 0 }
    let folders = [list, file].map { $0.split(separator: "/").dropLast() }
    return zip(folders[0], folders[1]).prefix { $0 == $1 }.count
  }

  /// Whether the app's delegate makes the window, and not SwiftUI.
  private var hasWindow: Bool { window.map(isDelegates) ?? false }

  /// The storyboard that UIKit loads.
  private var storyboard: Storyboard? {
    guard let name = facts.list?.storyboard else { return nil }
    let known = facts.storyboards.filter { $0.name == name && $0.initial != nil }
    return known.max { nearness($0.file) < nearness($1.file) }
  }

  /// A SwiftUI app; where a delegate of UIKit's answers for it, that is the adaptor's.
  private mutating func swiftUI(_ root: RootFacts) -> [Line] {
    isSwiftUI = true
    let view = root.made.first
    let stack = root.isStack ? [Line(text: "  stack")] : []
    if root.isStack { hasNavigation = true }
    let app = [Line(text: "root app", place: root.place)] + stack
    return app + viewLines(view, stack.count + 1, in: root.place)
  }

  /// A view with the code it runs when it comes and goes.
  private mutating func viewLines(
    _ view: MadeController?, _ indent: Int, in outer: CodePlace
  ) -> [Line] {
    let start = blanks(indent) + "view "
    guard let view else { return [content(start, outer)] }
    standing.insert(view.name)
    return [Line(text: start + name(view.name), place: view.place)]
      + reactions(of: view.name, indent + 1)
  }

  /// What stands for children that could not be told.
  private mutating func content(_ start: String, _ outer: CodePlace) -> Line {
    Line(text: start + name("Content"), open: "content unknown", near: outer)
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
      return [
        Line(
          text: blanks(indent) + name("Elsewhere"), place: place,
          open: "in another storyboard, which isn't read")
      ]
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
    if children.isEmpty, kind.isContainer {
      lines += content(of: className, indent + 1, isVisible, in: place)
    }
    return lines
  }

  // MARK: Code

  /// A controller that code makes, with those it is made with.
  mutating func node(_ made: MadeController, indent: Int, isVisible: Bool) -> [Line] {
    var kind = self.kind(made.name)
    // What is made around a navigation or tabs holds them.
    if kind == .screen, made.parts.contains(where: { !$0.isView && self.kind($0.name).isContainer })
    {
      kind = .container
    }
    var lines = [line(made.name, kind, indent, made.place)]
    guard kind.isContainer else { return lines }
    lines += reactions(of: made.name, indent + 1)
    if kind == .navigation, isVisible { hasNavigation = true }
    if kind == .hosting {
      return lines + viewLines(made.parts.first(where: \.isView), indent + 1, in: made.place)
    }
    let parts = made.parts.filter { !$0.isView && self.kind($0.name) != .alert }
    guard !parts.isEmpty, indent < Self.deepest else {
      return lines + content(of: made.name, indent + 1, isVisible, in: made.place)
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
    of className: String, _ indent: Int, _ isVisible: Bool, in outer: CodePlace
  ) -> [Line] {
    let kind = self.kind(className)
    if kind == .hosting { return viewLines(nil, indent, in: outer) }
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
      return [content(blanks(indent), outer)]
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
      line.text += isDeclared ? className.spelled.asName : name(className)
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
