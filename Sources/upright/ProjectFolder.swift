import ProjectReading
import UprightCommands

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The folder of an app's project: which of its files say something of orientations.
struct ProjectFolder {
  /// Deeper than any project.
  private static let deepest = 64
  /// No source that somebody wrote is as long.
  private static let longest = 16 << 20
  /// More than any project; a bound on what one run holds in memory.
  private static let most = 1 << 30

  private let path: String
  /// Whether tests, pods, packages and build products are read too.
  private let takesAll: Bool
  private var found = ProjectFiles()
  private var total = 0

  init(_ path: String, takesAll: Bool) {
    var plain = path
    while plain.count > 1, plain.hasSuffix("/") { plain.removeLast() }
    if plain.hasSuffix(".xcodeproj") || plain.hasSuffix(".xcworkspace") {
      // What stands beside it is what it builds.
      let parts = plain.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      plain = parts.isEmpty ? "." : parts.joined(separator: "/")
      if plain.isEmpty { plain = "/" }
    }
    (self.path, self.takesAll) = (plain, takesAll)
  }

  /// Every file that counts; what cannot be read is told, and the others are read nevertheless.
  mutating func contents() throws(FileProblem) -> ProjectFiles {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .current }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .isNoDirectory }
    found.folder = path
    var waiting = [(inner: "", depth: 0)]
    while let folder = waiting.popLast() {
      do throws(FileProblem) {
        for name in try namesOfFolder(outer(folder.inner)) {
          let inner = folder.inner.isEmpty ? name : folder.inner + "/" + name
          var status = stat()
          guard lstat(outer(inner), &status) == 0 else { continue }
          var kind = status.st_mode & S_IFMT
          if kind == S_IFDIR {
            if folder.depth < Self.deepest, isRead(folder: name) {
              waiting.append((inner, folder.depth + 1))
            }
            continue
          }
          if kind == S_IFLNK {
            // A link to a folder may lead back to where it stands.
            guard stat(outer(inner), &status) == 0 else { continue }
            kind = status.st_mode & S_IFMT
          }
          if kind == S_IFREG, isRead(file: name) { read(inner, Int(status.st_size)) }
        }
      } catch {
        if folder.inner.isEmpty { throw error }
        note(folder.inner, error.text)
      }
    }
    return found
  }

  private func outer(_ inner: String) -> String {
    if inner.isEmpty { return path }
    return path == "/" ? "/" + inner : path + "/" + inner
  }

  private mutating func note(_ inner: String, _ why: String) {
    found.unread.append(Untold(CodePlace(inner, 1), "not read: \(why)"))
  }

  private mutating func read(_ inner: String, _ size: Int) {
    guard size <= Self.longest, total + size <= Self.most else {
      note(inner, "it is too large")
      return
    }
    do throws(FileProblem) {
      let bytes = try FileReader(outer(inner)).contents()
      total += bytes.count
      found.files.append(ProjectFile(inner, bytes))
    } catch { note(inner, error.text) }
  }

  // MARK: What counts

  private static let foreign: Set = [
    "Pods", "Carthage", "build", "Build", "DerivedData", "SourcePackages", "node_modules",
    "checkouts", "xcuserdata", "xcshareddata",
  ]
  private static let products = [
    ".framework", ".xcframework", ".app", ".appex", ".xcarchive", ".xcworkspace", ".xcassets",
    ".dSYM",
  ]
  private static let tests: Set = ["Test", "Specs", "Mocks"]

  private func isRead(folder name: String) -> Bool {
    guard !name.hasPrefix("."), !takesAll else { return !name.hasPrefix(".") }
    return !Self.foreign.contains(name) && !Self.tests.contains(name) && !name.hasSuffix("Tests")
      && !Self.products.contains { name.hasSuffix($0) }
  }

  private func isRead(file name: String) -> Bool {
    guard !name.hasPrefix("."), ProjectFile.kinds.contains(ProjectFile.kind(of: name)) else {
      return false
    }
    return takesAll || !name.hasSuffix("Tests.swift") && !name.hasSuffix("Tests.m")
  }
}
