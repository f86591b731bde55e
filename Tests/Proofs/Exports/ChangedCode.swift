import BundledScenarios
import OrientationModel
import OrientationScenarios
import OrientationTelling
import SwiftCode

extension Proof {
  /// The code of every change, on every version, without what came later; and the classes that the
  /// stage shows it in, as they are broken there.
  static let changedCode = Proof(
    "the code of every change and class on stage type-checks, in the API of its version",
    cases: swiftLevels.count * parts, sample: 1
  ) { number in
    let level = swiftLevels[number / parts]
    var file = ChangedCode()
    for index in stride(from: number % parts, to: BundledScenario.inRepository.count, by: parts) {
      let scenario = Scenario.parse(BundledScenario.inRepository[index].text).scenario
      // Of versions that have the same API the first and the last; and also newer ones, where the
      // app runs on this one as well.
      let played = scenario.settings.playedVersions
      let oldest = scenario.settings.deployment ?? played.min() ?? SystemVersion(level)
      let groups = Dictionary(grouping: played) { Compiler.swiftLevel(of: $0.major) }.filter {
        $0.key == level || $0.key > level && Compiler.swiftLevel(of: oldest.major) <= level
      }
      for version in Set(groups.values.flatMap { [$0.min(), $0.max()].compactMap(\.self) }).sorted()
      {
        // Unless the file says what the app needs, what has scenes is for nothing older.
        let needed =
          scenario.settings.deployment == nil && version >= 13 ? max(oldest, 13) : oldest
        let isOfLevel = Compiler.swiftLevel(of: version.major) == level
        guard isOfLevel || Compiler.swiftLevel(of: needed.major) <= level else { continue }
        for device in scenario.settings.playedDevices {
          let play = Play(scenario, device: device, version: version)
          // The stage speaks of the version that it shows, unless the file says what the app needs.
          let shown = min(version, scenario.settings.deployment ?? version)
          let isShown = Compiler.swiftLevel(of: shown.major) == level
          for episode in play.episodes where !episode.isSkipped && episode.outcome.problem == nil {
            let story = FixStory(scenario, play.situation, at: episode.number)
            let code = story.appCode
            if isShown { file.add(stageOf: episode, code) }
            for change in Advice(story).changes where change.place.isInApp {
              file.add(change.code, in: change.file, of: episode.app)
              if isShown { file.add(classesOf: episode, code, with: change.appCode(of: story)) }
            }
          }
        }
      }
    }
    return file.complaints(level: level)
  }

  private static let swiftLevels = Compiler.levels.filter { $0 >= 6 }

  /// Into how many cases the scenarios are dealt, at each level.
  private static let parts = 16
}

/// The code of many changes, each piece where it belongs.
///
/// Those that stand in files with the same imports are one file: what an app's own file has, UIKit's or
/// SwiftUI's, with what a change found there, and what it imports itself.
struct ChangedCode {
  private static let marks = ["// In the body of ": Site.modifiers, "// In the App:": .app]

  /// Where a piece of code belongs.
  fileprivate enum Site { case open, declaration, members, modifiers, app, statements, list }

  fileprivate struct Piece {
    var site: Site
    /// The file it says that it is in.
    var file: String?
    var lines: [String] = []
  }

  /// A file with its imports.
  fileprivate struct File {
    var units: [String] = []
    /// What an app has once: the key of its preference, extensions.
    var shared: [String: [String]] = [:]
  }

  private var files: [[String]: File] = [:]
  private var seen: Set<[String]> = []

  /// What is wrong with them in the API of a version.
  func complaints(level: UInt8) -> [String] {
    let texts = files.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { imports, file in
      // An override in an extension needs Objective-C.
      ((imports.map { "import \($0)" }
        + file.shared.values.map { $0.joined(separator: "\n") }.sorted() + file.units)
        .joined(separator: "\n")).withoutExtensions
    }
    do {
      return try Compiler.shared.get().complaints(aboutEach: texts, level: level)
    } catch {
      return ["\(error)"]
    }
  }

  mutating func add(_ code: [Fix.Line], in name: String, of app: App) {
    let written = code.filter { $0.change != .removed }.map(\.text)
    guard seen.insert(written + [name]).inserted else { return }
    let isImport = { (line: String) in line.hasPrefix("import ") }
    let lines = written.filter { !isImport($0) }
    let found = code.filter { $0.change != .added }.map(\.text).modules
    let own = written.filter(isImport).map { String($0.dropFirst(7)) }
    // The body of a view that a hosting controller of no class shows.
    let isBody = written.contains { $0.hasPrefix("// In the body of ") }
    let framework = isBody ? "SwiftUI" : Self.framework(of: name, in: app)
    let imports = Set(found + own + [framework]).sorted()
    var file = files[imports] ?? File()
    file.add(lines, in: name, of: app)
    files[imports] = file
  }

  /// The classes of an app's controllers as the stage has room for them; only what a change is in
  /// where there is one.
  mutating func add(classesOf episode: Episode, _ code: AppCode, with changed: AppCode?) {
    for id in Self.ids(of: episode.app) {
      let whole = changed.map { code.classCode(of: id, changedTo: $0) } ?? code.classCode(of: id)
      if let whole { add(whole, of: episode.app) }
    }
  }

  /// The same without a change, and the call that the step makes or the answer that it sets.
  mutating func add(stageOf episode: Episode, _ code: AppCode) {
    add(classesOf: episode, code, with: nil)
    guard let step = episode.step?.bare, let visible = episode.snapshot.visible,
      let shown = code.classCode(of: step, on: visible)
    else { return }
    add(shown, of: episode.app)
  }

  private mutating func add(_ whole: ClassCode, of app: App) {
    let all = [whole] + whole.shorter.filter { $0.owner == nil }
    for code in all + all.compactMap({ $0.folded(to: 56) }) {
      add(code.lines, in: code.file, of: app)
    }
  }

  /// What a file of an app's has imported anyway.
  private static func framework(of file: String, in app: App) -> String {
    let owner = ids(of: app).first { AppCode(app).file(of: $0) == file }
    let isApp = owner == nil && app.entries.contains { $0.controller.isSwiftUIOwn }
    let isView = owner.map { app[$0].controller.kind.isSwiftUI } ?? isApp
    return isView ? "SwiftUI" : "UIKit"
  }
}

extension ChangedCode.File {
  fileprivate mutating func add(_ lines: [String], in name: String, of app: App) {
    var unit: [String] = []
    var owner = ChangedCode.base(of: name, in: app)
    for (number, piece) in ChangedCode.pieces(lines).enumerated() {
      let first = piece.lines.first ?? ""
      if let file = piece.file { owner = ChangedCode.base(of: file, in: app) }
      switch piece.site {
      case .declaration where first.hasPrefix("extension ") || first.contains("PreferenceKey {"):
        shared[first] = shared[first] ?? piece.lines
      case .declaration, .open:
        unit += piece.lines
        let words = first.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        if words.first == "class", words.count > 1 { owner = String(words[1]) }
      case .members:
        unit += ["class Changed\(number): \(owner) {"]
        unit += ChangedCode.variables(in: piece.lines) + piece.lines + ["}"]
        owner = "Changed\(number)"
      case .modifiers:
        unit += ["struct Shown\(number): View {", "var body: some View {", "Text(\"\")"]
        unit += piece.lines + ["}", "}"]
      case .app: unit += ["struct Main\(number) {"] + piece.lines + ["}"]
      case .statements:
        let members = Set(piece.lines.compactMap(ChangedCode.memberThatIsSet)).sorted()
        let names = ChangedCode.parameters(
          of: app, in: piece.lines, with: members.isEmpty ? "" : " & Setting\(number)")
        unit += ["protocol Setting\(number): UIViewController {"] + members + ["}"]
        // A class that the change has no other part of has what is set in it.
        let isHere = unit.contains { $0.contains("class \(owner)") }
        let held = isHere ? [] : ChangedCode.variables(in: piece.lines)
        unit += ["class Calling\(number): \(owner) {"] + held + ["func call(\(names)) {"]
        unit += piece.lines + ["}", "}"]
      case .list: break
      }
    }
    // An app that has the preference has its modifier.
    if unit.contains(where: { $0.contains(".supportedOrientations(") }) {
      let head = "extension View {"
      let modifier =
        "func supportedOrientations(_: UIInterfaceOrientationMask) -> some View { self }"
      shared[head] = shared[head] ?? [head, modifier, "}"]
    }
    let types = ChangedCode.types(of: app, in: unit)
    units.append("enum Change\(units.count) {\n" + (types + unit).joined(separator: "\n") + "\n}")
  }
}

extension ChangedCode {
  // MARK: Pieces

  fileprivate static func pieces(_ lines: [String]) -> [Piece] {
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
    case "@MainActor": return site(of: words.dropFirst().joined(separator: " "))
    case "class", "final", "struct", "extension", "enum": return .declaration
    case "override", "var", "func", "static", "private", "@available(iOS": return .members
    // What a remark is about follows.
    case "//": return .open
    case let word where word.hasPrefix("<"): return .list
    case let word: return word.hasPrefix(".") ? .modifiers : .statements
    }
  }

  // MARK: What it names

  private static func ids(of app: App) -> [ControllerID] {
    app.entries.indices.map { ControllerID($0 + 1) }.filter { app[$0].controller.system == nil }
  }

  fileprivate static func base(of file: String, in app: App) -> String {
    let owner = ids(of: app).first { AppCode(app).file(of: $0) == file }
    let base = owner.map { app[$0].controller.kind.baseClass } ?? "UIViewController"
    return base == "UIHostingController" ? "UIViewController" : base
  }

  private static func mentions(_ name: String, _ lines: [String]) -> Bool {
    lines.contains { line in
      line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
    }
  }

  /// The classes of those whom it names and does not declare.
  fileprivate static func types(of app: App, in lines: [String]) -> [String] {
    var types: [String: String] = [:]
    for id in ids(of: app) {
      let type = AppCode(app).type(id)
      let isDeclared = lines.contains {
        $0.contains("class \(type):") || $0.contains("struct \(type):")
      }
      // A screen may be called View; so is SwiftUI's protocol.
      let isProtocol =
        type == "View" && lines.contains { $0.contains(": View") || $0.contains("some View") }
      guard !isDeclared, !isProtocol, mentions(type, lines) else { continue }
      types[type] =
        app[id].controller.kind.isSwiftUI
        ? "struct \(type): View { var body: some View { Text(\"\") } }"
        : "class \(type): UIViewController {}"
    }
    let words = Set(lines.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } })
    if words.contains("AppDelegate"), !lines.contains(where: { $0.contains("class AppDelegate:") })
    {
      let methods = words.filter { $0.hasPrefix("allow") }.map { "static func \($0)() {}" }
      types["AppDelegate"] =
        "@MainActor enum AppDelegate { static var mask = UIInterfaceOrientationMask.all\n"
        + methods.sorted().joined(separator: "\n") + "\n}"
    }
    // What a hosting controller shows, and what a container is filled by.
    for word in words {
      if word.hasSuffix("HostedView"), !lines.contains(where: { $0.hasPrefix("struct \(word):") }) {
        types[String(word)] = "struct \(word): View { var body: some View { Text(\"\") } }"
      } else if word == "ContainingViewController" {
        types[String(word)] = "class \(word): UIViewController {}"
      }
    }
    return types.values.sorted()
  }

  /// What a class holds that sets it in a method, or the app delegate that answers by it.
  fileprivate static func variables(in lines: [String]) -> [String] {
    let isHeld = lines.contains { $0.contains("Self.mask") || $0.contains("static func allow") }
    if isHeld, !lines.contains(where: { $0.contains("static var mask") }) {
      return ["static var mask: UIInterfaceOrientationMask = []"]
    }
    return [
      ("mask", "UIInterfaceOrientationMask = []"), ("preference", "UIInterfaceOrientation? = nil"),
      ("autorotates", "Bool = true"), ("isOrientationLocked", "Bool = false"),
    ].filter { name, _ in
      lines.contains { $0.drop { $0 == " " }.hasPrefix("\(name) = ") }
        && !lines.contains { $0.hasPrefix("var \(name)") }
    }.map { "var \($0): \($1)" }
  }

  /// What a line has set of somebody's: `film.supportAll()`, `film.mask = .all`.
  fileprivate static func memberThatIsSet(_ line: String) -> String? {
    let words = line.drop { $0 == " " }.split(separator: ".", maxSplits: 1)
    guard words.count == 2, words[0].allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
    if words[1].hasPrefix("mask = ") { return "var mask: UIInterfaceOrientationMask { get set }" }
    return words[1].hasPrefix("support") && words[1].hasSuffix("()") ? "func \(words[1])" : nil
  }

  /// Those whom it calls by a variable, with what else they are.
  fileprivate static func parameters(
    of app: App, in lines: [String], with rest: String
  ) -> String {
    var parameters: [String: String] = [:]
    let code = AppCode(app)
    for id in app.entries.indices.map({ ControllerID($0 + 1) }) {
      let base = app[id].controller.kind.baseClass
      parameters[code.variable(id)] =
        (base == "UIHostingController" ? "UIViewController" : base) + rest
    }
    for window in app.windows.indices {
      let name = code.variable(window: WindowID(window))
      parameters[name] = parameters[name] ?? "UIWindow?"
    }
    parameters["controller"] = parameters["controller"] ?? "UIViewController"
    if !lines.contains(where: { $0.hasPrefix("let scene") }) {
      parameters["scene"] = "UIWindowScene"
    }
    return parameters.filter { mentions($0.key, lines) }.map { "\($0.key): \($0.value)" }.sorted()
      .joined(separator: ", ")
  }
}
