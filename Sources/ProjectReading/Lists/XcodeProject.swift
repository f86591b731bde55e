/// A project file: its targets, what it says of them, and which sources each compiles.
///
/// It is a list of objects that name each other; nothing is looked up before it is asked for.
struct XcodeProject: Sendable {
  /// Deeper than any group.
  private static let deepest = 64

  /// What is built: an app, an extension, a library.
  struct Target: Hashable, Sendable {
    var identifier: String
    var name: String
    var type: String

    var isApplication: Bool { type.hasSuffix("product-type.application") }
    /// Whether it is an app or an extension, which no other target is made of.
    var isProgram: Bool { type.contains("application") || type.contains("extension") }
  }

  let file: String
  private(set) var targets: [Target] = []
  /// What it says for all of its targets.
  private(set) var own: [AppList] = []
  private var objects: [String: PropertyListValue] = [:]
  /// For each file and group the group it is in.
  private var groups: [String: String] = [:]
  /// The folders all of whose files some target has.
  private var folders: [String] = []

  /// The folder that it is in.
  let home: ArraySlice<Substring>
  /// Whether XcodeGen has yet to make it.
  var isSpec: Bool { ProjectFile.kind(of: file) == "yml" }

  /// Reads a `project.pbxproj`; nothing where it is damaged.
  init?(_ bytes: [UInt8], file: String) {
    guard let list = OldPropertyList.value(of: bytes) else { return nil }
    self.file = file
    home = file.split(separator: "/").dropLast(2)
    var projects: [String] = []
    for (identifier, object) in list["objects"]?.entries ?? [] {
      objects[identifier] = object
      for child in object["children"]?.texts ?? [] { groups[child] = identifier }
      switch object["isa"]?.text {
      case "PBXProject": projects.append(identifier)
      case "PBXFileSystemSynchronizedRootGroup": folders.append(identifier)
      case "PBXNativeTarget":
        targets.append(
          Target(
            identifier: identifier, name: object["name"]?.text ?? "",
            type: object["productType"]?.text ?? ""))
      default: break
      }
    }
    own = projects.flatMap { settings(of: $0) }
    // People know them in the project's order; which object comes first says nothing.
    let order = projects.flatMap { texts("targets", of: $0) }
    func place(_ target: Target) -> Int { order.firstIndex(of: target.identifier) ?? order.count }
    targets.sort { place($0) < place($1) }
  }

  /// A project of no targets yet, which lies in no folder of its own.
  init(file: String, settings: [(key: String, value: PropertyListValue)]) {
    self.file = file
    home = file.split(separator: "/").dropLast()
    let settings = PropertyListValue(entries: settings)
    let configuration = PropertyListValue(entries: [("buildSettings", settings)])
    own = [AppList(configuration: configuration, file: file, target: nil)]
  }

  /// Adds a target that is its own and only configuration.
  mutating func add(
    _ target: Target, line: Int, settings: [(key: String, value: PropertyListValue)],
    folders: [String]
  ) {
    targets.append(target)
    let itself = PropertyListValue(text: target.identifier)
    for folder in folders where objects["folder " + folder] == nil {
      objects["folder " + folder] = PropertyListValue(
        entries: [("path", PropertyListValue(text: folder))])
      self.folders.append("folder " + folder)
    }
    objects[target.identifier] = PropertyListValue(
      line: line,
      entries: [
        ("buildConfigurationList", itself), ("buildConfigurations", itself),
        ("buildSettings", PropertyListValue(entries: settings)),
        (
          "fileSystemSynchronizedGroups",
          PropertyListValue(elements: folders.map { PropertyListValue(text: "folder " + $0) })
        ),
      ])
  }

  private func texts(_ key: String, of identifier: String) -> [String] {
    objects[identifier]?[key]?.texts ?? []
  }

  // MARK: Settings

  /// What a target's configurations say.
  func settings(of target: Target) -> [AppList] {
    settings(of: target.identifier, target: target.name)
  }

  private func settings(of owner: String, target: String? = nil) -> [AppList] {
    texts("buildConfigurationList", of: owner).flatMap { texts("buildConfigurations", of: $0) }
      .compactMap { objects[$0] }.map { object in
        var list = AppList(configuration: object, file: file, target: target)
        list.base = base(of: object)
        return list
      }
  }

  /// The `.xcconfig` of a configuration, by itself or in a folder all of whose files a target has.
  private func base(of configuration: PropertyListValue) -> String? {
    let key = "baseConfigurationReference"
    let texts = ["Anchor", "", "RelativePath"].map { configuration[key + $0]?.text ?? "" }
    let file = texts[..<2].lazy.compactMap { $0.isEmpty ? nil : path(of: $0) }.first
    return file.map { ($0.isEmpty ? [] : [$0]) + (texts[2].isEmpty ? [] : [texts[2]]) }?.joined(
      separator: "/")
  }

  /// Every list in it.
  var lists: [AppList] { (own + targets.flatMap(settings)).filter(\.speaks) }

  // MARK: Sources

  /// Which of some sources a target may be made of, as libraries are, and which other programs are.
  func members(
    among all: [String], of target: Target?
  ) -> (own: Set<String>, others: Set<String>) {
    func sources(_ isMeant: (Target) -> Bool) -> Set<String> {
      targets.filter(isMeant).reduce(into: []) { $0.formUnion(files(of: $1, among: all)) }
    }
    return (sources { !$0.isProgram || $0 == target }, sources { $0.isProgram && $0 != target })
  }

  /// The files of a target: those of its phases, and among some those of its folders.
  private func files(of target: Target, among files: [String]) -> Set<String> {
    let sources = texts("buildPhases", of: target.identifier)
      .filter { texts("isa", of: $0) == ["PBXSourcesBuildPhase"] }
      .flatMap { texts("files", of: $0) }.flatMap { texts("fileRef", of: $0) }
    var found = Set(sources.compactMap(path))
    let own = texts("fileSystemSynchronizedGroups", of: target.identifier)
    for folder in folders {
      guard let path = path(of: folder) else { continue }
      let start = path.isEmpty ? "" : path + "/"
      let exceptions = texts("exceptions", of: folder)
        .filter { texts("target", of: $0) == [target.identifier] }
        .flatMap { texts("membershipExceptions", of: $0) }.map { start + $0 }
      // An exception takes a file out of a target that has the folder, and adds it to any other.
      let isWhole = own.contains(folder)
      guard isWhole || !exceptions.isEmpty else { continue }
      found.formUnion(
        files.filter { file in
          (file.hasPrefix(start) || file == path)
            && isWhole != exceptions.contains { file == $0 || file.hasPrefix($0 + "/") }
        })
    }
    return found
  }

  /// Where a file or a folder lies, from the folder that is read.
  private func path(of identifier: String) -> String? {
    var parts: [Substring] = []
    var current = identifier
    for _ in 0..<Self.deepest {
      guard let item = objects[current] else { break }
      parts.insert(contentsOf: (item["path"]?.text ?? "").split(separator: "/"), at: 0)
      let tree = item["sourceTree"]?.text ?? "<group>"
      if tree == "SOURCE_ROOT" { break }
      guard tree == "<group>" else { return nil }
      guard let group = groups[current] else { break }
      current = group
    }
    var found = home
    for part in parts where part != "." {
      if part != ".." {
        found.append(part)
      } else if found.popLast() == nil {
        return nil
      }
    }
    return found.joined(separator: "/")
  }
}
