import Exports
import Playground
import PlaygroundSession
import TerminalModel
import UprightCommands

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that is written, and not yet in its place.
struct StagedFile {
  /// Where the bytes lie.
  let aside: String
  /// Where they belong.
  let path: String
  let replaces: Bool

  func place() throws(FileProblem) {
    // A link to a name that is taken fails, where a rename would replace it.
    if !replaces {
      if link(aside.onDisk, path.onDisk) == 0 { return discard() }
      guard Self.hasNoLinks.contains(errno) else { throw errno == EEXIST ? .exists : .current }
    }
    guard rename(aside.onDisk, path.onDisk) == 0 else { throw .current }
  }

  /// What file systems without hard links say: FAT, some network folders, some of FUSE's.
  private static let hasNoLinks: Set<Int32> = [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK, EXDEV]

  func discard() { unlink(aside.onDisk) }
}

extension NewFile {
  /// Writes aside and renames: the file is there whole, or as it was before.
  ///
  /// What is no file, a pipe or `/dev/stdout`, takes the bytes as they come: nothing is replaced.
  func store() throws(FileProblem) {
    if isStream {
      guard !isFile else { throw .notReplaceable }
      return try writeStream()
    }
    let staged = try stage()
    do throws(FileProblem) { try staged.place() } catch {
      staged.discard()
      throw error
    }
  }

  /// Writes aside; nothing is left where that fails.
  func stage() throws(FileProblem) -> StagedFile {
    let target = try target()
    let (descriptor, aside) = try openAside(target.path)
    let isWritten =
      fchmod(descriptor, target.mode) == 0 && upright.write(bytes, to: descriptor)
      && (fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP)
    let problem = FileProblem.current
    let isClosed = close(descriptor) == 0
    guard isWritten, isClosed else {
      let trouble = isWritten ? .current : problem
      unlink(aside.onDisk)
      throw trouble
    }
    return StagedFile(aside: aside, path: target.path, replaces: replaces)
  }

  private var isStream: Bool {
    let kind = (try? fileStatus(of: path))?.kind
    return kind == S_IFIFO || kind == S_IFCHR
  }

  /// Writes what takes bytes as they come; not blocking, so that a pipe without a reader cannot hold
  /// the program.
  private func writeStream() throws(FileProblem) {
    let descriptor = open(path.onDisk, O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw errno == ENXIO ? .noReader : .current }
    let isWritten = upright.write(bytes, to: descriptor)
    let problem = FileProblem.current
    guard close(descriptor) == 0, isWritten else { throw isWritten ? .current : problem }
  }

  /// Where the bytes go in the end: what a link leads to, with its own permissions.
  private func target() throws(FileProblem) -> (path: String, mode: mode_t) {
    let place = replaces ? path.followingLinks : path
    guard let status = try? fileStatus(of: place) else {
      let mask = umask(0)
      umask(mask)
      return (place, 0o666 & ~mask)
    }
    guard replaces else { throw .exists }
    guard status.kind != S_IFDIR else { throw .isDirectory }
    guard status.kind == S_IFREG else { throw .notReplaceable }
    // Renaming would replace it all the same.
    guard status.st_mode & 0o222 != 0 else { throw .readOnly }
    return (place, status.st_mode & 0o7777)
  }

  /// A new file beside the one that it is to become.
  private func openAside(_ path: String) throws(FileProblem) -> (Int32, String) {
    // As short as any folder takes it.
    var template = (path.folderPart + ".upright-XXXXXX").onDisk
    let descriptor = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { mkstemp($0) } ?? -1
    }
    guard descriptor >= 0 else { throw FileProblem.current.asFolder }
    return (descriptor, String(path: template))
  }
}

extension String {
  /// The folder before the last slash, the slash included.
  fileprivate var folderPart: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(self[...slash])
  }

  /// What links lead to in the end, whether or not it is there.
  fileprivate var followingLinks: String {
    var place = self
    for _ in 0..<40 {
      guard let next = place.linkTarget else { break }
      place = next
    }
    return place
  }

  /// What a link leads to; nothing where the name is no link.
  var linkTarget: String? {
    var buffer = [CChar](repeating: 0, count: 4_096)
    guard readlink(onDisk, &buffer, buffer.count - 1) > 0 else { return nil }
    let target = String(path: buffer)
    return target.hasPrefix("/") ? target : folderPart + target
  }
}

/// Many files in one folder: all of them are there in the end, or none.
///
/// Every file is written aside first, and only then do they take their places: that may still fail halfway.
struct FolderWriter {
  struct Failure: Error {
    /// The file or folder, and where it is the first of several, how many more.
    var place: String
    var problem: FileProblem
  }

  private let folder: String
  private let files: [NewFile]
  /// The folders that are new, the outermost first.
  private var made: [String] = []
  private var staged: [StagedFile] = []

  init(_ folder: String, _ files: [NewFile]) {
    var name = folder[...]
    while name.utf8.count > 1, name.hasSuffix("/") { name.removeLast() }
    self.folder = String(name)
    self.files = files
  }

  mutating func run() throws(Failure) {
    try checkNames()
    do throws(Failure) {
      try makeFolder()
      for file in files {
        try attempt(file) { writer throws(FileProblem) in try writer.stage(file) }
      }
      for (file, stage) in zip(files, staged) {
        try attempt(file) { _ throws(FileProblem) in try stage.place() }
      }
    } catch {
      let isNew = made.first == folder
      for stage in staged {
        stage.discard()
        if isNew { unlink(stage.path.onDisk) }
      }
      for folder in made.reversed() { rmdir(folder.onDisk) }
      throw error
    }
  }

  /// The folder itself, where it isn't there.
  private mutating func makeFolder() throws(Failure) {
    if let status = try? fileStatus(of: folder) {
      guard status.kind == S_IFDIR else { throw Failure(place: folder, problem: .isNoDirectory) }
    } else if mkdir(folder.onDisk, 0o777) == 0 {
      made.append(folder)
    } else {
      throw Failure(place: folder, problem: FileProblem.current.asFolder)
    }
  }

  /// Writes a file aside, in the folders that it needs.
  private mutating func stage(_ file: NewFile) throws(FileProblem) {
    var end = file.path.utf8.index(file.path.startIndex, offsetBy: folder.utf8.count)
    while let slash = file.path.utf8[end...].dropFirst().firstIndex(of: UInt8(ascii: "/")) {
      let inner = String(file.path[..<slash])
      if mkdir(inner.onDisk, 0o777) == 0 {
        made.append(inner)
      } else if errno != EEXIST {
        throw .current
      }
      end = slash
    }
    staged.append(try file.stage())
  }

  /// What is there already, and may not be replaced.
  private func checkNames() throws(Failure) {
    let taken = files.filter { !$0.replaces && access($0.path.onDisk, F_OK) == 0 }
    guard let first = taken.first else { return }
    let others = taken.count > 1 ? ", and \(taken.count - 1) more" : ""
    throw Failure(place: first.path + others, problem: .exists)
  }

  private mutating func attempt(
    _ file: NewFile, _ body: (inout FolderWriter) throws(FileProblem) -> Void
  ) throws(Failure) {
    do throws(FileProblem) { try body(&self) } catch {
      throw Failure(place: file.path, problem: error)
    }
  }
}

/// Writes a scenario over its own file, if that is still as it was read, else under a name that is free;
/// the answer is that name.
func save(
  _ name: String, _ text: String, over own: (path: String?, text: String?)
) throws(FileProblem) -> String {
  let ending = ".scenario"
  let stem = name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
  if let path = own.path,
    path == name || path == stem + ending || path.leads(toSameFileAs: stem + ending),
    let known = own.text, let bytes = try? FileReader(path).contentsOfFile(),
    bytes == Array(known.utf8)
  {
    try NewFile(path: path, bytes: Array(text.utf8), replaces: true).store()
    return path
  }
  return try save(stem, ending: "scenario", text)
}

extension String {
  /// Whether another name leads to the same file.
  fileprivate func leads(toSameFileAs other: String) -> Bool {
    guard let own = try? fileStatus(of: self), let others = try? fileStatus(of: other) else {
      return false
    }
    return own.st_dev == others.st_dev && own.st_ino == others.st_ino
  }
}

/// Writes a file under a name that is free; the answer is that name.
private func save(_ stem: String, ending: String, _ text: String) throws(FileProblem) -> String {
  for number in 1...99 {
    let path = number == 1 ? "\(stem).\(ending)" : "\(stem)-\(number).\(ending)"
    do throws(FileProblem) {
      try NewFile(path: path, bytes: Array(text.utf8), replaces: false).store()
      return path
    } catch .exists { continue }
  }
  throw .exists
}

/// Writes what was recorded; the answer says what came of it.
func store(_ screencast: Screencast) -> String {
  saying("recording.cast") { () throws(FileProblem) in
    try save("recording", ending: "cast", screencast.asciicast)
  }
}

/// Writes the session as something else; the answer says what came of it.
func store(_ request: ExportRequest) -> String {
  switch request.outcome(on: .playground) {
  case .refused(let reason): reason
  case .free(let name, let ending, let text):
    saying("\(name).\(ending)") { () throws(FileProblem) in
      try save(name, ending: ending, text)
    }
  case .named(let file):
    saying(file.path) { () throws(FileProblem) in
      try file.store()
      return file.path
    }
  }
}

/// What came of writing a file, in a sentence.
private func saying(_ path: String, _ write: () throws(FileProblem) -> String) -> String {
  do throws(FileProblem) { return "Saved as \(try write().asPlace)." } catch {
    return error.sentence(about: path)
  }
}
