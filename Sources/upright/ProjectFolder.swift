import ProjectReading
import UprightCommands

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The folder of an app's project: which of its files say something of orientations.
struct ProjectFolder {
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
  private var total = 0
  /// What is left out, by the reason.
  private var leftOut: [String: [String]] = [:]

  init(_ path: String, takesAll: Bool) {
    var plain = path
    while plain.count > 1, plain.hasSuffix("/") { plain.removeLast() }
    if plain.hasSuffix(".xcodeproj") || plain.hasSuffix(".xcworkspace") {
      // What stands beside it is what it builds.
      var parts = plain.split(separator: "/", omittingEmptySubsequences: false)
      let last = parts.removeLast()
      if last.hasSuffix(".xcodeproj") { found.project = String(last) }
      plain = parts.isEmpty ? "." : parts.joined(separator: "/")
      if plain.isEmpty { plain = "/" }
    }
    self.path = plain
    self.takesAll = takesAll
  }

  /// Every file that counts; what cannot be read is told, and the others are read nevertheless.
  mutating func contents() throws(FileProblem) -> ProjectFiles {
    let takesAll = takesAll
    let walk = try FolderWalk(path) { takesAll || Self.isOwn(folder: $0) }
    found.folder = path
    for inner in walk.files where isRead(file: inner) {
      do throws(FileProblem) { try read(inner, in: walk) } catch { leave(inner, error.text) }
    }
    for stop in walk.stops { leave(stop.inner, stop.why) }
    tellLeftOut()
    return found
  }

  private mutating func read(_ inner: String, in walk: FolderWalk) throws(FileProblem) {
    let path = walk.outer(inner)
    let status = try fileStatus(of: path)
    guard status.kind == S_IFREG else { throw .isNoFile }
    let isList = inner.hasSuffix(".pbxproj")
    let longest = isList ? Self.longest.list : Self.longest.source
    guard status.st_size <= longest else { throw .tooLarge(limit: longest) }
    guard total + Int(status.st_size) <= Self.most else {
      return leave(inner, "the project's sources are larger than \(Self.most >> 20) MB")
    }
    let bytes = try FileReader(path).contents()
    // Of other languages only the fact counts that they set orientations.
    if ForeignCode.language(of: inner) != nil, !ForeignCode.setsOrientations(bytes) { return }
    total += bytes.count
    found.files.append(ProjectFile(inner, bytes))
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
    ".dSYM", ".xcloc",
  ]
  private static let tests: Set = ["Test", "Specs", "Mocks"]

  private static func isOwn(folder name: String) -> Bool {
    !foreign.contains(name) && !tests.contains(name) && !name.hasSuffix("Tests")
      && !products.contains { name.hasSuffix($0) }
  }

  private func isRead(file name: String) -> Bool {
    guard ProjectFile.kinds.contains(ProjectFile.kind(of: name)) else { return false }
    return takesAll || !name.hasSuffix("Tests.swift") && !name.hasSuffix("Tests.m")
  }
}
