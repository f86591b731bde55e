import UprightCommands

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Many files in one folder: all of them are there in the end, or none.
///
/// A new folder is filled under another name and renamed. In one that is there already every file
/// is written aside first, and only then do they take their places.
struct Filling {
  struct Failure: Error {
    /// The file or folder, and where it is the first of several, how many more.
    var place: String
    var problem: FileProblem
  }

  private let folder: String
  private let files: [NewFile]

  init(_ folder: String, _ files: [NewFile]) {
    var name = folder[...]
    while name.utf8.count > 1, name.hasSuffix("/") { name.removeLast() }
    self.folder = String(name)
    self.files = files
  }

  func run() throws(Failure) {
    var status = stat()
    if stat(folder, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw Failure(place: folder, problem: .isNoDirectory)
      }
      try add(into: folder)
    } else if errno == ENOENT, !folder.isEmpty {
      try make()
    } else {
      throw Failure(place: folder, problem: FileProblem.current.asFolder)
    }
  }

  /// The folder as a whole.
  private func make() throws(Failure) {
    var template = Array((folder + ".XXXXXX").utf8CString)
    let isMade = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { mkdtemp($0) != nil } ?? false
    }
    guard isMade else { throw Failure(place: folder, problem: FileProblem.current.asFolder) }
    let aside = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let mask = umask(0)
    umask(mask)
    do throws(Failure) {
      guard chmod(aside, 0o777 & ~mask) == 0 else {
        throw Failure(place: folder, problem: .current)
      }
      let placed = try add(into: aside)
      guard rename(aside, folder) == 0 else {
        let failure = Failure(place: folder, problem: FileProblem.current.asFolder)
        undo(placed.files, placed.folders)
        throw failure
      }
    } catch {
      rmdir(aside)
      throw error
    }
  }

  /// The files in a folder that is there, with the folders they need; the answer is what is new.
  @discardableResult
  private func add(
    into base: String
  ) throws(Failure) -> (files: [String], folders: [String]) {
    try checkNames()
    var staged: [StagedFile] = []
    var placed: [String] = []
    var folders: [String] = []
    do throws(Failure) {
      for file in files {
        var moved = file
        moved.path = base + file.path.dropFirst(folder.count)
        try attempt(file) { () throws(FileProblem) in
          try makeFolders(of: moved.path, below: base, &folders)
        }
        staged.append(try attempt(file) { () throws(FileProblem) in try moved.stage() })
      }
      for (file, stage) in zip(files, staged) {
        let isNew = access(stage.path, F_OK) != 0
        try attempt(file) { () throws(FileProblem) in try stage.place() }
        if isNew { placed.append(stage.path) }
      }
      return (placed, folders)
    } catch {
      for stage in staged { stage.discard() }
      undo(placed, folders)
      throw error
    }
  }

  /// What is there already, and may not be replaced.
  private func checkNames() throws(Failure) {
    let taken = files.filter { !$0.replaces && access($0.path, F_OK) == 0 }
    guard let first = taken.first else { return }
    let others = taken.count > 1 ? ", and \(taken.count - 1) more" : ""
    throw Failure(place: first.path + others, problem: .exists)
  }

  private func attempt<Result>(
    _ file: NewFile, _ body: () throws(FileProblem) -> Result
  ) throws(Failure) -> Result {
    do throws(FileProblem) {
      return try body()
    } catch {
      throw Failure(place: file.path, problem: error)
    }
  }

  /// Adds those that are new, the outermost first.
  private func makeFolders(
    of path: String, below base: String, _ made: inout [String]
  ) throws(FileProblem) {
    var end = path.utf8.index(path.startIndex, offsetBy: base.utf8.count)
    while let slash = path.utf8[end...].dropFirst().firstIndex(of: UInt8(ascii: "/")) {
      let folder = String(path[..<slash])
      if mkdir(folder, 0o777) == 0 {
        made.append(folder)
      } else if errno != EEXIST {
        throw .current
      }
      end = slash
    }
  }

  private func undo(_ files: [String], _ folders: [String]) {
    for file in files { unlink(file) }
    for folder in folders.reversed() { rmdir(folder) }
  }
}
