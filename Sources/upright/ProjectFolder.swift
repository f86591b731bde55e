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
  /// No source that somebody wrote is as long, and no project's list of files.
  private static let longest = (source: 4 << 20, list: 16 << 20)
  /// More than any project; a bound on what one run holds in memory.
  private static let most = 128 << 20
  /// Of more that is left out for one reason only the number is told.
  private static let mostTold = 100

  private let path: String
  /// Whether tests, pods, packages and build products are read too.
  private let takesAll: Bool
  private var found = ProjectFiles()
  private var waiting = [(inner: "", depth: 0)]
  private var total = 0
  /// What is left out, by the reason.
  private var leftOut: [String: [String]] = [:]

  init(_ path: String, takesAll: Bool) {
    var plain = path
    while plain.count > 1, plain.hasSuffix("/") { plain.removeLast() }
    if plain.hasSuffix(".xcodeproj") || plain.hasSuffix(".xcworkspace") {
      // What stands beside it is what it builds.
      let parts = plain.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      plain = parts.isEmpty ? "." : parts.joined(separator: "/")
      if plain.isEmpty { plain = "/" }
    }
    self.path = plain
    self.takesAll = takesAll
  }

  /// Every file that counts; what cannot be read is told, and the others are read nevertheless.
  mutating func contents() throws(FileProblem) -> ProjectFiles {
    guard try status(of: "", stat).kind == S_IFDIR else { throw .isNoDirectory }
    found.folder = path
    while let folder = waiting.popLast() {
      do throws(FileProblem) {
        for name in try namesOfFolder(outer(folder.inner)).sorted() where !name.hasPrefix(".") {
          let inner = folder.inner.isEmpty ? name : folder.inner + "/" + name
          do throws(FileProblem) { try take(inner, name, folder.depth) } catch {
            leave(inner, error.text)
          }
        }
      } catch {
        if folder.inner.isEmpty { throw error }
        leave(folder.inner, error.text)
      }
    }
    tellLeftOut()
    return found
  }

  private mutating func take(_ inner: String, _ name: String, _ depth: Int) throws(FileProblem) {
    var status = try status(of: inner, lstat)
    let isLink = status.kind == S_IFLNK
    if isLink {
      do throws(FileProblem) { status = try self.status(of: inner, stat) } catch {
        // A link that leads nowhere counts where a file of its name would.
        if isRead(file: name) { throw error }
        return
      }
    }
    guard status.kind == S_IFDIR else {
      if isRead(file: name) { try read(inner, status) }
      return
    }
    guard isRead(folder: name) else { return }
    if isLink {
      // It may lead back to where it stands.
      leave(inner, "links to folders aren't followed")
    } else if depth == Self.deepest {
      leave(inner, "it's more than \(Self.deepest) folders deep")
    } else {
      waiting.append((inner, depth + 1))
    }
  }

  private mutating func read(_ inner: String, _ status: stat) throws(FileProblem) {
    guard status.kind == S_IFREG else { throw .isNoFile }
    let isList = inner.hasSuffix(".pbxproj")
    let longest = isList ? Self.longest.list : Self.longest.source
    guard status.st_size <= longest else { throw .tooLarge(limit: longest) }
    guard total + Int(status.st_size) <= Self.most else {
      return leave(inner, "the project's sources are larger than \(Self.most >> 20) MB")
    }
    let bytes = try FileReader(outer(inner)).contents()
    // Of other languages only the fact counts that they set orientations.
    if ForeignCode.language(of: inner) != nil, !ForeignCode.setsOrientations(bytes) { return }
    total += bytes.count
    found.files.append(ProjectFile(inner, bytes))
  }

  private func outer(_ inner: String) -> String {
    if inner.isEmpty { return path }
    return path == "/" ? "/" + inner : path + "/" + inner
  }

  private func status(
    of inner: String, _ ask: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32
  ) throws(FileProblem) -> stat {
    var status = stat()
    guard ask(outer(inner).onDisk, &status) == 0 else { throw .current }
    return status
  }

  // MARK: What is left out

  private mutating func leave(_ inner: String, _ why: String) {
    leftOut[why, default: []].append(inner)
  }

  private mutating func tellLeftOut() {
    for (why, places) in leftOut {
      for (index, place) in places.prefix(Self.mostTold).enumerated() {
        let rest = index + 1 == Self.mostTold ? places.count - Self.mostTold : 0
        let more = rest > 0 ? "; \(rest) more like this" : ""
        found.unread.append(Untold(CodePlace(place, 1), "not read: \(why)\(more)"))
      }
    }
    found.unread.sort()
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
    if takesAll { return true }
    return !Self.foreign.contains(name) && !Self.tests.contains(name) && !name.hasSuffix("Tests")
      && !Self.products.contains { name.hasSuffix($0) }
  }

  private func isRead(file name: String) -> Bool {
    guard ProjectFile.kinds.contains(ProjectFile.kind(of: name)) else { return false }
    return takesAll || !name.hasSuffix("Tests.swift") && !name.hasSuffix("Tests.m")
  }
}

extension stat {
  fileprivate var kind: mode_t { st_mode & S_IFMT }
}
