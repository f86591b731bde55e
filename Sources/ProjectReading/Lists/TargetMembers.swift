/// Which sources a project's targets compile: those of their phases, and those of whole folders.
struct TargetMembers: Sendable {
  /// Deeper than any group.
  private static let deepest = 64

  private struct Item {
    var path: String?
    var tree: String
  }

  /// Where the project lies.
  var folder: [String] = []
  /// Files and groups, each with the group it is in.
  private var items: [String: Item] = [:]
  private var groups: [String: String] = [:]
  /// For each phase the places of its files, and for each of these the file.
  private var phases: [String: [String]] = [:]
  private var buildFiles: [String: String] = [:]
  /// What each folder has exceptions for: a target, and files in it.
  private var exceptions: [String: (target: String, names: [String])] = [:]
  private var exceptionsOfFolders: [String: [String]] = [:]

  /// Takes an object of a project file that is about files.
  mutating func take(_ identifier: String, _ object: PropertyListValue) {
    switch object["isa"]?.text {
    case "PBXFileReference", "PBXGroup", "PBXVariantGroup",
      "PBXFileSystemSynchronizedRootGroup":
      exceptionsOfFolders[identifier] = object["exceptions"]?.texts
      items[identifier] = Item(
        path: object["path"]?.text, tree: object["sourceTree"]?.text ?? "<group>")
      for child in object["children"]?.texts ?? [] { groups[child] = identifier }
    case "PBXBuildFile": buildFiles[identifier] = object["fileRef"]?.text
    case "PBXSourcesBuildPhase": phases[identifier] = object["files"]?.texts
    case "PBXFileSystemSynchronizedBuildFileExceptionSet":
      exceptions[identifier] = (
        object["target"]?.text ?? "", object["membershipExceptions"]?.texts ?? []
      )
    default: break
    }
  }

  /// The files of a target among some, from the folder that is read.
  func files(of target: BuildSettings.Target, among files: [String]) -> Set<String> {
    let built = target.phases.flatMap { phases[$0] ?? [] }.compactMap { buildFiles[$0] }
    var found = Set(built.compactMap(path(of:)))
    for (folder, sets) in exceptionsOfFolders.merging(
      target.folders.map { ($0, []) }, uniquingKeysWith: { own, _ in own })
    {
      guard let path = path(of: folder) else { continue }
      let start = path.isEmpty ? "" : path + "/"
      let other = sets.compactMap { exceptions[$0] }.filter { $0.target == target.identifier }
        .flatMap(\.names).map { start + $0 }
      // An exception takes a file out of a target that has the folder, and adds it to any other.
      let isWhole = target.folders.contains(folder)
      found.formUnion(
        files.filter { file in
          file.hasPrefix(start)
            && isWhole != other.contains { file == $0 || file.hasPrefix($0 + "/") }
        })
    }
    return found
  }

  private func path(of identifier: String) -> String? {
    var parts: [String] = []
    var current = identifier
    for _ in 0..<Self.deepest {
      guard let item = items[current] else { break }
      parts.insert(contentsOf: (item.path ?? "").split(separator: "/").map(String.init), at: 0)
      if item.tree == "SOURCE_ROOT" { break }
      guard item.tree == "<group>" else { return nil }
      guard let group = groups[current] else { break }
      current = group
    }
    var found = folder
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
