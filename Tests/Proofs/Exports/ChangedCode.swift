import BundledScenarios
import OrientationModel
import OrientationScenarios
import OrientationTelling

extension Proof {
  /// The code of every change, on every version, without what came later.
  static let changedCode = Proof(
    "the code of every change type-checks, in the API of its version",
    cases: Compiler.levels.count * parts, sample: 2
  ) { number in
    let level = Compiler.levels[number / parts]
    var file = ChangedCode()
    for index in stride(from: number % parts, to: BundledScenario.all.count, by: parts) {
      let scenario = Scenario.parse(BundledScenario.all[index].text).scenario
      // Of versions that have the same API the first and the last; and also newer ones, where the
      // app runs on this one as well.
      let played = scenario.settings.playedVersions
      let oldest = scenario.settings.deployment?.value ?? played.min() ?? SystemVersion(level)
      let groups = Dictionary(grouping: played) { Compiler.level(of: $0.major) }.filter {
        $0.key == level || $0.key > level && level >= 6 && Compiler.level(of: oldest.major) <= level
      }
      for version in Set(groups.values.flatMap { [$0.min(), $0.max()].compactMap(\.self) }).sorted()
      {
        for device in scenario.settings.playedDevices {
          let play = Play(scenario, device: device, version: version)
          for episode in play.episodes where !episode.isSkipped && episode.outcome.problem == nil {
            let story = FixStory(scenario, play.situation, at: episode.number)
            for change in Advice(story).changes where change.place == .code {
              file.add(change, of: episode.app)
            }
          }
        }
      }
    }
    do {
      return try Compiler.shared.get().complaints(
        about: file.text(withSwiftUI: level >= 13), level: level)
    } catch {
      return ["\(error)"]
    }
  }

  /// Into how many cases the scenarios are dealt, at each level.
  private static let parts = 16
}

/// The code of many changes in one file, each piece where it belongs.
private struct ChangedCode {
  private static let marks = ["// In the body of ": Site.modifiers, "// In the App:": .app]

  /// Where a piece of code belongs.
  private enum Site { case open, declaration, members, modifiers, app, statements, list }

  private struct Piece {
    var site: Site
    /// The file it says that it is in.
    var file: String?
    var lines: [String] = []
  }

  private var units: [String] = []
  private var seen: Set<[String]> = []
  /// What an app has once: the key of its preference, extensions.
  private var shared: [String: [String]] = [:]

  func text(withSwiftUI hasViews: Bool) -> String {
    let modules = Compiler.modules.filter { $0 != "XCTest" && ($0 != "SwiftUI" || hasViews) }
    return modules.map { "import \($0)\n" }.joined()
      + shared.values.map { $0.joined(separator: "\n") }.sorted().joined(separator: "\n") + "\n"
      + units.joined(separator: "\n")
  }

  mutating func add(_ change: Fix, of app: App) {
    let lines = change.code.filter { $0.change != .removed }.map(\.text)
    guard seen.insert(lines + [change.file]).inserted else { return }
    var unit: [String] = []
    var owner = Self.base(of: change.file, in: app)
    for (number, piece) in Self.pieces(lines).enumerated() {
      let first = piece.lines.first ?? ""
      if let file = piece.file { owner = Self.base(of: file, in: app) }
      switch piece.site {
      case .declaration where first.hasPrefix("extension ") || first.contains("PreferenceKey {"):
        shared[first] = shared[first] ?? piece.lines
      case .declaration, .open:
        unit += piece.lines
        let words = first.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        if words.first == "class", words.count > 1 { owner = String(words[1]) }
      case .members:
        unit += ["class Changed\(number): \(owner) {"] + piece.lines + ["}"]
        owner = "Changed\(number)"
      case .modifiers:
        unit += ["struct Shown\(number): View {", "var body: some View {", "Text(\"\")"]
        unit += piece.lines + ["}", "}"]
      case .app: unit += ["struct Main\(number) {"] + piece.lines + ["}"]
      case .statements:
        let names = Self.parameters(of: app, in: piece.lines)
        unit += ["class Calling\(number): \(owner) {", "func call(\(names)) {"]
        unit += piece.lines + ["}", "}"]
      case .list: break
      }
    }
    let types = Self.types(of: app, in: unit)
    units.append("enum Change\(units.count) {\n" + (types + unit).joined(separator: "\n") + "\n}")
  }

  // MARK: Pieces

  private static func pieces(_ lines: [String]) -> [Piece] {
    var pieces = [Piece(site: .open)]
    var depth = 0
    for line in lines {
      if line.hasPrefix("// "), let site = site(behind: line) {
        let file = site == .open ? String(line.dropFirst(6).dropLast()) : nil
        pieces.append(Piece(site: site, file: file))
        continue
      }
      if depth == 0, site(of: line) == .declaration, !pieces[pieces.count - 1].lines.isEmpty {
        pieces.append(Piece(site: .declaration))
      }
      if pieces[pieces.count - 1].site == .open { pieces[pieces.count - 1].site = site(of: line) }
      pieces[pieces.count - 1].lines.append(line)
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      if depth == 0, line == "}", pieces[pieces.count - 1].site == .declaration {
        pieces.append(Piece(site: .open))
      }
    }
    return pieces.filter { !$0.lines.isEmpty }
  }

  private static func site(behind comment: String) -> Site? {
    if let mark = marks.first(where: { comment.hasPrefix($0.key) }) { return mark.value }
    if comment.hasPrefix("// In ") { return comment.hasSuffix(".plist:") ? .list : .open }
    return comment.hasPrefix("// Where") || comment.hasPrefix("// Right after")
      ? .statements : nil
  }

  private static func site(of line: String) -> Site {
    let words = line.split(separator: " ").map(String.init)
    switch words.first ?? "" {
    case "class", "final", "struct", "extension": return .declaration
    case "override", "var", "func", "static", "private", "@available(iOS": return .members
    case let word: return word.hasPrefix(".") ? .modifiers : .statements
    }
  }

  // MARK: What it names

  private static func ids(of app: App) -> [ControllerID] {
    app.entries.indices.map { ControllerID($0 + 1) }.filter { app[$0].controller.system == nil }
  }

  private static func base(of file: String, in app: App) -> String {
    let owner = ids(of: app).first { Wording(app).typeName($0) + ".swift" == file }
    let base = owner.map { Wording.baseClass(app[$0].controller.kind) } ?? "UIViewController"
    return base == "UIHostingController" ? "UIViewController" : base
  }

  private static func mentions(_ name: String, _ lines: [String]) -> Bool {
    lines.contains { line in
      line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
    }
  }

  /// The classes of those whom it names and does not declare.
  private static func types(of app: App, in lines: [String]) -> [String] {
    var types: [String: String] = [:]
    for id in ids(of: app) {
      let type = Wording(app).typeName(id)
      let isDeclared = lines.contains {
        $0.contains("class \(type):") || $0.contains("struct \(type):")
      }
      guard !isDeclared, type != "View", mentions(type, lines) else { continue }
      types[type] =
        app[id].controller.kind.isSwiftUI
        ? "struct \(type): View { var body: some View { Text(\"\") } }"
        : "class \(type): UIViewController {}"
    }
    return types.values.sorted()
  }

  /// Those whom it calls by a variable.
  private static func parameters(of app: App, in lines: [String]) -> String {
    var parameters: [String: String] = [:]
    let wording = Wording(app)
    for id in ids(of: app) {
      let base = Wording.baseClass(app[id].controller.kind)
      parameters[wording.variable(id)] = base == "UIHostingController" ? "UIViewController" : base
    }
    for window in app.windows.indices {
      let name = wording.variable(window: WindowID(window))
      parameters[name] = parameters[name] ?? "UIWindow"
    }
    return parameters.filter { mentions($0.key, lines) }.map { "\($0.key): \($0.value)" }.sorted()
      .joined(separator: ", ")
  }
}
