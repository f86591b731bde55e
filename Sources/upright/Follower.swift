#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Hears when a file was written, without asking again and again.
///
/// The folder is watched with it: editors write aside and rename.
final class Follower {
  /// Can be read when something has happened.
  let descriptor: Int32
  private let name: String
  private let path: String
  private var folder: Int32 = -1
  private var file: Int32 = -1

  init?(_ path: String) {
    self.path = path
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    name = parts.last.map(String.init) ?? path
    let parent = parts.dropLast().joined(separator: "/")
    let folderPath = parent.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : parent
    #if canImport(Darwin)
      descriptor = kqueue()
      guard descriptor >= 0 else { return nil }
      folder = open(folderPath, O_EVTONLY)
      guard folder >= 0 else {
        close(descriptor)
        return nil
      }
      watch(folder)
      watchFile()
    #else
      descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      let mask = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO)
      guard inotify_add_watch(descriptor, folderPath, mask) >= 0 else {
        close(descriptor)
        return nil
      }
    #endif
  }

  deinit {
    for descriptor in [descriptor, folder, file] where descriptor >= 0 { close(descriptor) }
  }

  #if canImport(Darwin)
    private func watch(_ watched: Int32) {
      var event = kevent(
        ident: UInt(watched), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(NOTE_WRITE | NOTE_RENAME | NOTE_DELETE | NOTE_EXTEND), data: 0, udata: nil)
      _ = kevent(descriptor, &event, 1, nil, 0, nil)
    }

    private func watchFile() {
      if file >= 0 { close(file) }
      file = open(path, O_EVTONLY)
      if file >= 0 { watch(file) }
    }

    /// Takes what has happened; whether any of it was about the file.
    func hasNews() -> Bool {
      var events = [kevent](repeating: kevent(), count: 16)
      var now = timespec()
      let count = kevent(descriptor, nil, 0, &events, 16, &now)
      if count > 0 { watchFile() }
      return count > 0
    }
  #else
    /// Takes what has happened; whether any of it was about the file.
    func hasNews() -> Bool {
      var buffer = [UInt8](repeating: 0, count: 8192)
      var isAbout = false
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return isAbout }
        var offset = 0
        while offset + 16 <= count {
          let length = (0..<4).reduce(0) { $0 | Int(buffer[offset + 12 + $1]) << (8 * $1) }
          let bytes = buffer[(offset + 16)..<min(count, offset + 16 + length)].prefix { $0 != 0 }
          if String(decoding: bytes, as: UTF8.self) == name { isAbout = true }
          offset += 16 + length
        }
      }
    }
  #endif
}
