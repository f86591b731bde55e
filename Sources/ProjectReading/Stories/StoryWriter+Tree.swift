import OrientationModel
import OrientationScenarios

/// Who holds whom at the start.
extension StoryWriter {
  /// Deeper no app begins.
  private static let deepest = 6
  private static let mostTabs = 8

  /// A navigation of the tree, which pushes can be made onto.
  struct Stack: Hashable {
    /// How many navigations come before it.
    var order: Int
    /// Whether it is in sight at launch, and whether it is a tab that can be selected.
    var isVisible: Bool
    var isTab = false
    /// Whether it is in a column before the last: nothing pops from there.
    var isAside = false
  }

  /// Where something of the tree stands.
  struct Spot {
    var indent = 1
    var isVisible = true
    var isTab = false
    var isAside = false
    var stack: Stack?

    /// One level further down.
    var below: Spot {
      var spot = self
      spot.indent += 1
      spot.isTab = false
      return spot
    }
  }

  /// The lines of `root` and what hangs under it.
  mutating func root() -> [Line] {
    if let storyboard, let initial = storyboard.initial,
      window == nil || storyboard.className(initial) != "UIViewController"
    {
      let made = storyboard.made(initial, among: facts.storyboards)
      return [rootLine(made)] + node(made, Spot())
    }
    if let scene, !hasWindow { return swiftUI(scene) }
    if let window, let made = window.made {
      var lines = node(made, Spot())
      lines[0].places.removeAll { $0 == made.place }
      lines[0].places.append(window.place)
      return [rootLine(made)] + lines
    }
    if let scene { return swiftUI(scene) }
    return [Line(text: "root"), unknownRoot]
  }

  /// Whether others might be meant, too, is said where one is chosen.
  private func rootLine(_ made: MadeController) -> Line {
    let others = windows.filter { $0.isForPad == window?.isForPad }
    let all = Set(others.compactMap(\.made?.name)).union([made.name])
    let remark = all.count > 1 ? "one of \(all.count) root view controllers in the code" : ""
    return Line(text: "root", remark: remark)
  }

  /// What stands for a root that isn't known.
  var unknownRoot: Line {
    mutating get {
      let near = facts.appDelegates.first ?? facts.list?.place ?? facts.controllers.first?.place
      return placeholder("Root", "root view controller not found", "  ", near)
    }
  }

  /// Code that puts a controller of the app's into its window.
  private var window: RootFacts? {
    windows.max { (rank($0), size($0)) < (rank($1), size($1)) }
  }

  /// All code that may.
  private var windows: [RootFacts] {
    facts.roots.filter { root in
      !root.isSwiftUI && root.made.map { !$0.isView && !$0.isUnknown } ?? false && rank(root) >= 0
    }
  }

  /// The other root that an iPad gets from the same code.
  var rootOfPad: RootFacts? {
    guard let window, !window.isForPad else { return nil }
    return facts.roots.first { $0.isForPad && $0.owner == window.owner }
  }

  /// Of several the one with tabs or columns is where people spend their time.
  private func size(_ root: RootFacts) -> Int {
    switch root.made.map({ kind($0.name) }) {
    case .tabs, .split: 2
    case .navigation, .container, .pages: 1
    case .screen, .hosting, .alert, nil: 0
    }
  }

  /// The scene of a SwiftUI app.
  private var scene: RootFacts? {
    let scenes = facts.roots.filter { $0.isSwiftUI && !$0.place.isForAnotherPlatform }
    let own = scenes.first { $0.place.folder == facts.list?.place.folder }
    // Beside an app of UIKit's, in a folder of its own, there may be a small one that shows its views.
    return own
      ?? scenes.first { scene in
        window == nil || facts.appDelegates.allSatisfy { $0.folder == scene.place.folder }
      }
  }

  /// How likely some code makes the window that people see first.
  private func rank(_ root: RootFacts) -> Int {
    // A container of UIKit's with nothing in it may only cover something.
    let isEmpty =
      root.made.map {
        $0.parts.isEmpty && controllers[$0.name] == nil && kind($0.name).isContainer
      } ?? true
    var rank = isDelegates(root) && !isEmpty ? 4 : 0
    if let delegate = facts.list?.sceneDelegate, root.owner == delegate { rank += 8 }
    let owner = root.owner ?? ""
    if ["External", "NonInteractive", "CarPlay"].contains(where: owner.contains) { rank -= 32 }
    if root.place.isForAnotherPlatform { rank -= 32 }
    if root.isForPad { rank += facts.families.contains(1) ? -2 : 2 }
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
    let stack = root.isStack ? [Line(text: "  stack")] : []
    if root.isStack, let view = root.made {
      stacks[view.name] = Stack(order: 0, isVisible: true)
    }
    let app = [Line(text: "root app", place: root.place)] + stack
    return app + [viewLine(root.made, stack.count + 1, in: root.place)]
  }

  private mutating func viewLine(
    _ view: MadeController?, _ indent: Int, in outer: CodePlace
  ) -> Line {
    let start = blanks(indent) + "view "
    guard let view else { return content(start, outer) }
    standing.insert(view.name)
    return Line(text: start + name(view.name), place: view.place)
  }

  /// What stands for children that aren't understood.
  private mutating func content(_ start: String, _ outer: CodePlace) -> Line {
    placeholder("Content", "content not understood", start, outer)
  }

  private mutating func placeholder(
    _ wanted: String, _ why: String, _ start: String, _ outer: CodePlace?
  ) -> Line {
    let name = name(wanted)
    var line = Line(text: start + name, remark: why)
    line.open = outer.map { Untold($0, why) }
    line.placeholder = name
    return line
  }

  // MARK: Nodes

  /// A controller that code or a storyboard makes, with those it is made with.
  mutating func node(_ made: MadeController, _ spot: Spot) -> [Line] {
    var lines = plainNode(made, spot)
    lines[0].places += made.puts
    if made.isSelected { lines[0].text += " selected" }
    return lines
  }

  private mutating func plainNode(_ made: MadeController, _ spot: Spot) -> [Line] {
    guard !made.isUnknown else { return [content(blanks(spot.indent), made.place)] }
    var kind = self.kind(made.name)
    // What is made around a navigation or tabs holds them.
    if kind == .screen, made.parts.contains(where: { !$0.isView && self.kind($0.name).isContainer })
    {
      kind = .container
    }
    var (line, inner) = line(made.name, kind, spot, made.place)
    guard kind.isContainer else {
      let parts = made.parts.filter { !$0.isView && !$0.isUnknown }.map(\.name)
      if !parts.isEmpty {
        line.remark = "made with \(parts.joined(separator: ", ")); what for isn't understood"
        line.open = Untold(made.place, "\(made.name) is \(line.remark)")
      }
      return [line]
    }
    if kind == .navigation {
      for holder in made.holders { stacks[String(holder.prefix { $0 != "." })] = inner.stack }
    }
    if kind == .hosting {
      isHosting = true
      return [line, viewLine(made.parts.first(where: \.isView), inner.indent, in: made.place)]
    }
    var parts = made.parts.filter { !$0.isView && self.kind($0.name) != .alert }
    // What it is made with besides its root isn't on its stack.
    if kind == .navigation, !made.isFilled { parts = Array(parts.prefix(1)) }
    guard !parts.isEmpty, spot.indent < Self.deepest else {
      return [line] + content(of: made.name, inner, in: made.place)
    }
    return [line] + nodes(parts, of: kind, inner)
  }

  private mutating func nodes(
    _ parts: [MadeController], of kind: ControllerFacts.Kind, _ spot: Spot
  ) -> [Line] {
    let parts = parts.prefix(kind.hasMany ? Self.mostTabs : 1)
    // Of tabs the first is in sight, where no other is selected; of a stack the last.
    let selected = parts.firstIndex(where: \.isSelected) ?? 0
    return parts.enumerated().flatMap { index, part in
      let isLast = index == parts.count - 1
      var inner = spot
      switch kind {
      case .split: inner.isAside = spot.isAside || !isLast
      case .navigation: inner.isVisible = spot.isVisible && isLast
      default: inner.isVisible = spot.isVisible && index == selected
      }
      inner.isTab = spot.isVisible && kind == .tabs
      var part = part
      part.isSelected = part.isSelected && kind == .tabs
      return node(part, inner)
    }
  }

  /// What a container of the app's gives itself, where one place says so.
  private mutating func content(
    of className: String, _ spot: Spot, in outer: CodePlace
  ) -> [Line] {
    let kind = self.kind(className)
    if kind == .hosting { return [viewLine(nil, spot.indent, in: outer)] }
    let given = facts.given.filter { $0.owner == className && $0.receiver == nil }
      .sorted { ($0.column, $0.place) < ($1.column, $1.place) }
    let whole = given.filter(\.isWhole)
    let isOne =
      Set(whole.map(\.made)).count == 1
      && !given.contains { !$0.isWhole && $0.member == whole[0].member }
    var parts = whole.isEmpty ? given.flatMap(\.made) : isOne ? whole[0].made : []
    if !kind.hasMany, parts.count > 1 { parts = [] }
    parts = parts.filter { !$0.isView }
    guard !parts.isEmpty, spot.indent < Self.deepest else {
      return [content(blanks(spot.indent), outer)]
    }
    return nodes(parts, of: kind, spot)
  }

  // MARK: Lines

  func blanks(_ indent: Int) -> String { String(repeating: "  ", count: indent) }

  func kind(_ className: String) -> ControllerFacts.Kind {
    controllers[className]?.kind ?? FactReader.kind(ofUIKit: className) ?? .screen
  }

  /// A controller of the tree, and where its children stand; the app's own say where their answer
  /// stands.
  private mutating func line(
    _ className: String, _ kind: ControllerFacts.Kind, _ spot: Spot, _ place: CodePlace
  ) -> (Line, Spot) {
    let isAgain = !standing.insert(className).inserted
    let isOwn = controllers[className] != nil
    var line = attributes(of: className).line
    let start = blanks(spot.indent)
    if let stack = spot.stack, isOwn { stacks[className] = stacks[className] ?? stack }
    guard kind.isContainer || isAgain && !line.text.isEmpty else {
      if let system = SystemController(presentedAs: className), !isAgain {
        return (Line(text: start + "system " + system.name, place: place), spot)
      }
      // A screen with answers has a line of its own further up.
      let isDeclared = declared.contains(className) && !isAgain
      // What UIKit calls a class of its own is no name.
      let isNamed = isDeclared || !Spelling.isClass(className)
      let called = isDeclared ? className.spelled.asName : name(isNamed ? className : "Content")
      return (Line(text: start + called, place: place, remark: isNamed ? "" : className), spot)
    }
    var inner = spot.below
    if kind.isContainer {
      // What stands by itself needs a name.
      let called = isOwn || spot.indent == 0 ? name(className) : ""
      if kind == .navigation {
        let stack = Stack(
          order: navigations.count, isVisible: spot.isVisible, isTab: spot.isTab,
          isAside: spot.isAside)
        navigations.append(called)
        inner.stack = stack
        if isOwn { stacks[className] = stack }
      }
      line.text = start + kind.rawValue + (called.isEmpty ? "" : " " + called) + line.text
    } else {
      // A second one needs a name of its own, and its answers with it.
      line.text = start + "screen " + name(className) + line.text
    }
    if line.places.isEmpty { line.places = [place] }
    return (line, inner)
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

  /// Whether it holds several at once.
  var hasMany: Bool { [.tabs, .split, .navigation].contains(self) }
}
