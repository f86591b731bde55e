/// Which sources the phases of a project's targets compile.
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

  /// Takes an object of a project file that is about files.
  mutating func take(_ identifier: String, _ object: PropertyListValue) {
    switch object["isa"]?.text {
    case "PBXFileReference", "PBXGroup", "PBXVariantGroup":
      items[identifier] = Item(
        path: object["path"]?.text, tree: object["sourceTree"]?.text ?? "<group>")
      for child in object["children"]?.texts ?? [] { groups[child] = identifier }
    case "PBXBuildFile": buildFiles[identifier] = object["fileRef"]?.text
    case "PBXSourcesBuildPhase": phases[identifier] = object["files"]?.texts
    default: break
    }
  }

  /// The files of a phase, from the folder that is read.
  func files(ofPhase phase: String) -> [String] {
    (phases[phase] ?? []).compactMap { buildFiles[$0] }.compactMap(path(of:))
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
