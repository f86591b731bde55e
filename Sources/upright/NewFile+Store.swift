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
    let result = replaces ? rename(aside, path) : link(aside, path)
    guard result == 0 else { throw errno == EEXIST ? .exists : .current }
    if !replaces { unlink(aside) }
  }

  func discard() { unlink(aside) }
}

extension NewFile {
  /// Writes aside and renames: the file is there whole, or as it was before.
  ///
  /// What is no file, a pipe or `/dev/stdout`, takes the bytes as they come: nothing is replaced.
  func store() throws(FileProblem) {
    if isStream { return try pour() }
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
    var problem: FileProblem?
    if fchmod(descriptor, target.mode) != 0 { problem = .current }
    if problem == nil, !upright.write(bytes, to: descriptor) { problem = .current }
    if problem == nil, fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP {
      problem = .current
    }
    if close(descriptor) != 0, problem == nil { problem = .current }
    if let problem {
      unlink(aside)
      throw problem
    }
    return StagedFile(aside: aside, path: target.path, replaces: replaces)
  }

  private var isStream: Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind == S_IFIFO || kind == S_IFCHR
  }

  private func pour() throws(FileProblem) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .current }
    var problem: FileProblem?
    if !upright.write(bytes, to: descriptor) { problem = .current }
    if close(descriptor) != 0, problem == nil { problem = .current }
    if let problem { throw problem }
  }

  /// Where the bytes go in the end: what a link leads to, with its own permissions.
  private func target() throws(FileProblem) -> (path: String, mode: mode_t) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let mask = umask(0)
      umask(mask)
      return (path, 0o666 & ~mask)
    }
    guard replaces else { throw .exists }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else { throw .isDirectory }
    guard kind == S_IFREG else { throw .notReplaceable }
    guard let real = realpath(path, nil) else { throw .current }
    defer { free(real) }
    return (String(cString: real), status.st_mode & 0o7777)
  }

  /// A new file beside the one that it is to become.
  private func openAside(_ path: String) throws(FileProblem) -> (Int32, String) {
    var template = Array((path + ".XXXXXX").utf8CString)
    let descriptor = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { mkstemp($0) } ?? -1
    }
    guard descriptor >= 0 else { throw FileProblem.current.asFolder }
    return (
      descriptor, String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    )
  }
}
