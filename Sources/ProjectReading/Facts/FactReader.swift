import OrientationModel
import OrientationScenarios

/// Puts together what the files of a project say.
package struct FactReader {
  var facts = ProjectFacts()
  var sources: [SourceFacts] = []
  private(set) var projects: [XcodeProject] = []
  /// What settings outside of project files say.
  private(set) var elsewhere: [AppList] = []
  /// The `.xcconfig` files, by their paths.
  private(set) var configurations: [String: PropertyListValue] = [:]
  private(set) var types: [DeclaredType] = []
  private(set) var protocols: Set<String> = []
  private(set) var tree = ClassTree([])
  private(set) var definitions = Definitions()
  /// Every class that the sources declare, by its full name.
  private(set) var classes: [String: DeclaredType] = [:]
  private var fullNames: [String: [String]] = [:]
  /// The files of languages that aren't read and set orientations, by language.
  private var foreign: [String: [String]] = [:]
  /// Controllers, and other classes that extensions make answer, by their full names.
  var found: [String: ControllerFacts] = [:]
  /// The controllers that the sources declare.
  var known: Set<String> = []

  /// What files say; the app is that of a project and a target, where they are named.
  package static func facts(
    of files: [ProjectFile], unread: [Untold] = [], project: String? = nil, target: String? = nil
  ) -> ProjectFacts {
    var reader = FactReader()
    reader.facts.untold = unread
    for file in files.sorted(by: { $0.path < $1.path }) { reader.read(file) }
    if let project { reader.projects.removeAll { !$0.file.hasPrefix(project + "/") } }
    // What XcodeGen has made of a spec says all that this does.
    let made = Set(reader.projects.filter { !$0.isSpec }.map(\.home))
    reader.projects.removeAll { $0.isSpec && made.contains($0.home) }
    reader.combine(target)
    return reader.facts
  }

  /// What an Info.plist says by itself.
  package static func facts(
    ofList bytes: [UInt8], file: String
  ) throws(PropertyListProblem) -> ProjectFacts {
    var reader = FactReader()
    reader.take(try AppList(propertyList: bytes, file: file))
    reader.combine(nil)
    return reader.facts
  }

  private mutating func read(_ file: ProjectFile) {
    guard file.bytes.starts(with: "bplist".utf8) || !file.bytes.contains(0) else {
      return leave(file, "not read: this isn't UTF-8")
    }
    switch ProjectFile.kind(of: file.path) {
    case "swift", "m", "mm", "h": read(source: file)
    case "plist": read(propertyList: file)
    case "pbxproj":
      guard let project = XcodeProject(file.bytes, file: file.path) else {
        return leave(file, "not read: \(PropertyListProblem.damaged.text)")
      }
      take(project)
    case "xcconfig":
      let settings = PropertyListValue(settings: file.bytes)
      configurations[file.path] = settings
      take(settings: AppList(settings: settings.entries, file: file.path))
    case "yml":
      let spec = SpecText.value(of: file.bytes)
      if let project = XcodeProject(spec: spec, file: file.path) {
        take(project)
      } else {
        take(settings: AppList(settings: spec.settings, file: file.path))
      }
    case "storyboard":
      let storyboard = Storyboard(file.bytes, file: file.path)
      if !storyboard.isWhole { leave(file, "not read to its end: the file is damaged or cut off") }
      if !storyboard.order.isEmpty { facts.storyboards.append(storyboard) }
    default:
      if let language = ForeignCode.language(of: file.path),
        ForeignCode.setsOrientations(file.bytes)
      {
        foreign[language, default: []].append(file.path)
      }
    }
  }

  private mutating func read(source file: ProjectFile) {
    let code = CodeText(file)
    guard !code.isTooDeep else {
      return leave(file, "not read: code nested more than \(CodeGroups.deepest) levels deep")
    }
    sources.append(SourceScanner.facts(of: code))
  }

  /// Tells that a file isn't read, or not all of it.
  private mutating func leave(_ file: ProjectFile, _ why: String) {
    facts.untold.append(Untold(CodePlace(file.path, 1), why))
  }

  private mutating func read(propertyList file: ProjectFile) {
    let isNamed = file.path.hasSuffix("Info.plist")
    do throws(PropertyListProblem) {
      let list = try AppList(propertyList: file.bytes, file: file.path)
      take(list, isListed: list.speaks || isNamed && list.storyboard != nil)
    } catch {
      // Of other lists nothing is expected.
      if isNamed { leave(file, "not read: \(error.text)") }
    }
  }

  private mutating func take(_ project: XcodeProject) {
    projects.append(project)
    for list in project.lists.sorted(by: { $0.place < $1.place }) { take(list) }
  }

  private mutating func take(settings: AppList) {
    take(settings, isListed: settings.speaks)
    elsewhere.append(settings)
  }

  private mutating func take(_ list: AppList, isListed: Bool = true) {
    if isListed { facts.lists.append(list) }
    facts.untold += list.unknown
  }

  private mutating func combine(_ target: String?) {
    facts.layouts = sources.flatMap(\.layouts).sorted { $0.place < $1.place }
    let chosen = application(target)
    leaveOutOthers(than: chosen)
    chooseList(of: chosen)
    types = sources.flatMap(\.types)
    let aliases = self.aliases
    for index in types.indices {
      types[index].inherits = types[index].inherits.map { meaning(of: $0, aliases) }
    }
    protocols = Set(types.filter(\.isProtocol).map(\.name))
    for type in types where type.isClass && classes[type.name] == nil { classes[type.name] = type }
    for name in classes.keys {
      fullNames[String(name.split(separator: ".").last ?? ""), default: []].append(name)
    }
    for type in types where type.isClass {
      guard let alias = type.alias, alias != type.name, fullNames[alias] == nil else { continue }
      fullNames[alias] = [type.name]
    }
    for alias in aliases.keys where fullNames[alias] == nil {
      fullNames[alias] = [fullName(meaning(of: alias, aliases))]
    }
    tree = ClassTree(types)
    decide()
    let getters = sources.reduce(into: [:]) { $0.merge($1.getters) { first, _ in first } }
    definitions = Definitions(
      sources.flatMap(\.values), changes(getters), tree, getters: getters)
    facts.views = Set(
      types.filter { !$0.isClass && $0.inherits.contains(where: Self.viewProtocols.contains) }
        .map(\.name))
    readControllers()
    readCalls()
    readGiven()
    readRoots()
    readRest()
    for (language, files) in foreign.sorted(by: { $0.key < $1.key }) {
      let count =
        files.count == 1
        ? "1 \(language) file that sets" : "\(files.count) \(language) files that set"
      facts.gaps.append(Untold(CodePlace(files[0], 1), "not read: \(count) orientations"))
    }
    let unread = projects.isEmpty ? manifests : []
    facts.gaps += unread
    if unread.isEmpty, facts.list == nil, let first = sources.first {
      let why = "no Info.plist or build settings with orientations found"
      facts.gaps.append(Untold(CodePlace(first.code.file.path, 1), why))
    }
    facts.untold = Set(facts.untold).sorted()
  }

  /// What a `typealias` of one meaning stands for, by its name.
  private var aliases: [String: String] {
    let declared = Set(types.filter(\.isClass).map(\.name))
    let all: [String: Set<String>] = sources.reduce(into: [:]) {
      $0.merge($1.aliases) { $0.union($1) }
    }
    return all.filter { $0.value.count == 1 && !declared.contains($0.key) }
      .compactMapValues(\.first)
  }

  /// What a name stands for, which may be another such name.
  private func meaning(of name: String, _ aliases: [String: String]) -> String {
    var meant = name
    var seen: Set<String> = []
    while let next = aliases[meant], seen.insert(meant).inserted { meant = next }
    return meant
  }

  /// The sources that say what an app is made of.
  private var manifests: [Untold] {
    [
      ("import ProjectDescription", "not read: the targets and settings that Tuist makes"),
      ("import AppleProductTypes", "not read: the app's settings in its manifest"),
    ].compactMap { word, why in
      sources.first { $0.code.holds(word) }
        .map { Untold(CodePlace($0.code.file.path, 1), why) }
    }
  }

  private static let viewProtocols: Set = [
    "View", "UIViewControllerRepresentable", "UIViewRepresentable",
  ]

  /// Takes properties that begin with a mask's name for masks, and the others for flags.
  private mutating func decide() {
    let masks = Set(sources.flatMap(\.values).map(\.name))
    for index in sources.indices {
      for value in sources[index].undecided {
        if value.initial?.words.last.map(masks.contains) ?? false {
          sources[index].values.append(value)
        } else {
          sources[index].flags.append((value.owner, value.name))
        }
      }
    }
  }

  /// How many functions may hand a mask to each other.
  private static let longestWay = 4

  /// The code that gives another mask to a property which answers go by, straight or through functions
  /// that are called with it, and what calls a function with what is to be requested or forced.
  private func changes(_ getters: [String: String]) -> [CallFacts] {
    var sought = soughtProperties(getters)
    var helpers = Set(sources.flatMap(\.calls).compactMap(\.helper))
    var found: [String: [CallFacts]] = [:]
    var new = Set(sought.properties.keys).union(getters.keys).union(helpers.map(\.name))
    for _ in 0..<Self.longestWay where !new.isEmpty {
      sought.helpers = Dictionary(grouping: helpers.sorted { $0.order < $1.order }, by: \.name)
      for code in sources.map(\.code) where SoughtNames.stand(new, in: code.file.bytes) {
        found[code.file.path] = SourceScanner.changes(in: code, of: sought)
      }
      let more = Set(found.values.joined().compactMap(\.helper)).subtracting(helpers)
      helpers.formUnion(more)
      new = Set(more.map(\.name))
    }
    return sources.flatMap { found[$0.code.file.path] ?? [] }
  }

  /// The properties that the bodies of answers, and what these may lead to, go by.
  private func soughtProperties(_ getters: [String: String]) -> SoughtNames {
    let values = sources.flatMap(\.values)
    var sought = SoughtNames(owners: PropertyOwners(types, tree), getters: getters)
    for value in values where value.body == nil {
      sought.owners.add(value.name.withoutUnderscore, of: value.owner)
    }
    let masks = Set(sought.owners.all.keys)
    for flag in sources.flatMap(\.flags) where !masks.contains(flag.name.withoutUnderscore) {
      sought.owners.add(flag.name.withoutUnderscore, of: flag.owner)
    }
    sought.properties[SoughtNames.answer] = []
    let bodies =
      sources.flatMap(\.answers).map { ($0.owner, $0.body) }
      + values.compactMap { value in value.body.map { (value.owner, $0) } }
    for (owner, body) in bodies {
      for index in body.range where body.code.isWord(at: index) {
        let name = sought.property(body.code.text(index))
        // What asks for a version is no name of the app's.
        guard let all = sought.owners.all[name], name != "available", name != "unavailable" else {
          continue
        }
        let member = body.range.lowerBound - 1
        let types = sought.owners.types(of: name, at: index, in: body.code, of: owner, member)
        if types?.isEmpty == true { continue }
        sought.properties[name, default: []].formUnion(types ?? all)
        if !masks.contains(name) { sought.flags.insert(name) }
      }
    }
    return sought
  }

  // MARK: Names

  /// The full name of a class, as an extension or a call may shorten it.
  func fullName(_ name: String) -> String {
    if classes[name] != nil { return name }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let known = fullNames[last] ?? []
    return known.count == 1 ? known[0] : name
  }

  /// A class as people call it: without the types around it, where that is plain.
  func shortName(_ name: String) -> String {
    let full = fullName(name)
    let last = full.split(separator: ".").last.map(String.init) ?? full
    // The name that Objective-C has for it may be short already.
    return (fullNames[last] ?? []).count <= 1 ? last : full
  }
}
