import UprightCommands

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Everything below a folder; what is hidden is passed over.
struct FolderWalk {
  /// Deeper than any project, and a bound on folders that hold themselves.
  private static let deepest = 64

  private let path: String
  /// Whatever is no folder, by its path from the folder.
  private(set) var files: [String] = []
  /// The folders that were not gone into, why, and whether that is because they can't be opened.
  private(set) var stops: [(inner: String, why: String, isProblem: Bool)] = []

  /// `enters` is asked of the name of each folder.
  init(_ path: String, enters: (String) -> Bool = { _ in true }) throws(FileProblem) {
    guard try fileStatus(of: path).kind == S_IFDIR else { throw .isNoDirectory }
    self.path = path
    var waiting = [(inner: "", depth: 0)]
    while let folder = waiting.popLast() {
      do throws(FileProblem) {
        for name in try namesOfFolder(outer(folder.inner)) where !name.hasPrefix(".") {
          let inner = folder.inner.isEmpty ? name : folder.inner + "/" + name
          do throws(FileProblem) {
            if try meets(inner, depth: folder.depth, enters: enters(name)) {
              waiting.append((inner, folder.depth + 1))
            }
          } catch { stops.append((inner, error.text, true)) }
        }
      } catch {
        if folder.depth == 0 { throw error }
        stops.append((folder.inner, error.text, true))
      }
    }
    files.sort()
  }

  /// Takes whatever lies there; whether that is a folder to go into.
  private mutating func meets(
    _ inner: String, depth: Int, enters: Bool
  ) throws(FileProblem) -> Bool {
    guard try isFolder(inner) else {
      files.append(inner)
      return false
    }
    guard enters else { return false }
    // A link may lead back to where it stands.
    if outer(inner).isLink {
      stops.append((inner, "links to folders aren't followed", false))
    } else if depth == Self.deepest {
      stops.append((inner, "it's more than \(Self.deepest) folders deep", false))
    } else {
      return true
    }
    return false
  }

  /// A link that leads nowhere counts where a file of its name would.
  private func isFolder(_ inner: String) throws(FileProblem) -> Bool {
    let path = outer(inner)
    do { return try fileStatus(of: path).kind == S_IFDIR } catch {
      if path.isLink { return false }
      throw error
    }
  }

  /// What something below the folder is called from outside.
  func outer(_ inner: String) -> String {
    if inner.isEmpty { return path }
    return path + (path.hasSuffix("/") ? "" : "/") + inner
  }

  /// The scenario files, sorted.
  ///
  /// A folder inside that can't be opened is listed itself: whoever reads the files is told why.
  var scenarios: [String] {
    let unopened = stops.filter { $0.isProblem }.map { $0.inner }
    return (files.filter { $0.hasSuffix(".scenario") } + unopened).map(outer).sorted()
  }
}

/// What a folder holds, in no order.
func namesOfFolder(_ path: String) throws(FileProblem) -> [String] {
  guard let folder = opendir(path.onDisk) else { throw .current }
  defer { closedir(folder) }
  var names: [String] = []
  while let entry = readdir(folder) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(path: $0) }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names
}

/// What lies under a name, or where a link there leads.
func fileStatus(of path: String, followsLinks: Bool = true) throws(FileProblem) -> stat {
  var status = stat()
  let answer = followsLinks ? stat(path.onDisk, &status) : lstat(path.onDisk, &status)
  guard answer == 0 else { throw .current }
  return status
}

extension stat {
  var kind: mode_t { st_mode & S_IFMT }

  /// When it was last written.
  var time: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}

extension String {
  /// Whether the name itself is a link, wherever that leads.
  var isLink: Bool { (try? fileStatus(of: self, followsLinks: false))?.kind == S_IFLNK }
}
