import UprightCommands

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder with everything below it.
struct Folder {
  /// Deeper than any project, and a bound on folders that hold themselves.
  private static let deepest = 64

  private let path: String

  init(_ path: String) { self.path = path }

  /// Every scenario file below it, sorted; hidden folders and links to folders are passed over.
  func scenarioFiles() throws(FileProblem) -> [String] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .current }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .isNoDirectory }
    var found: [String] = []
    var waiting = [(path: path, depth: 0)]
    while let folder = waiting.popLast() {
      for name in try names(in: folder.path) where !name.hasPrefix(".") {
        let child = folder.path.hasSuffix("/") ? folder.path + name : folder.path + "/" + name
        var status = stat()
        guard lstat(child, &status) == 0 else { continue }
        let kind = status.st_mode & S_IFMT
        if kind == S_IFDIR {
          if folder.depth < Self.deepest { waiting.append((child, folder.depth + 1)) }
        } else if name.hasSuffix(".scenario") {
          found.append(child)
        }
      }
    }
    return found.sorted()
  }

  private func names(in path: String) throws(FileProblem) -> [String] {
    guard let folder = opendir(path) else { throw .current }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }
}
