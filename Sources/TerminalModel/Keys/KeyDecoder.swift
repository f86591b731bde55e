/// Bytes from a terminal to keys, however they are cut into pieces.
///
/// Feed what has arrived; what is not finished waits for the rest. A lone ESC is the one thing bytes
/// cannot tell from the start of a sequence: when nothing follows for `patience`, call `flush`.
package struct KeyDecoder: Sendable {
  /// What has come and is no key yet.
  private var pending: [UInt8] = []
  private var paste: PasteCollector?

  package init() {}

  /// How long to wait for more before `flush`, in milliseconds; nil when nothing waits.
  ///
  /// A lone ESC is most likely the key. A longer start of a sequence has been cut by a slow line. A
  /// paste is waited for much longer, because its rest would run as keys; but one whose end was lost
  /// must not swallow every key from then on.
  package var patience: Int? {
    if paste != nil { return 2_000 }
    if pending.isEmpty { return nil }
    return pending.count == 1 && pending[0] == UInt8.escape ? 20 : 100
  }

  /// The keys that are finished by more bytes.
  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes {
      if paste != nil {
        if let text = paste?.add(byte) {
          keys.append(.paste(text))
          paste = nil
        }
      } else {
        pending.append(byte)
        decodePending(into: &keys)
      }
    }
    return keys
  }

  /// The keys that what waits amounts to when nothing follows.
  package mutating func flush() -> [Key] {
    if let collected = paste?.given {
      paste = nil
      return [.paste(collected)]
    }
    guard let first = pending.first else { return [] }
    defer { pending = [] }
    guard first == UInt8.escape else { return [.unknown] }
    switch pending.count {
    case 1: return [.escape]
    case 2: return [KeySequence.alt(pending[1])]
    default: return [.unknown]
    }
  }

  private mutating func decodePending(into keys: inout [Key]) {
    while !pending.isEmpty {
      switch KeySequence.read(pending) {
      case .incomplete: return
      case .startsPaste(let length):
        pending.removeFirst(length)
        paste = PasteCollector()
      case .key(let key, let length):
        keys.append(key)
        pending.removeFirst(length)
      }
    }
  }
}

extension UInt8 { static let escape: UInt8 = 0x1B }

/// Gathers the text between `ESC [ 200 ~` and `ESC [ 201 ~`.
struct PasteCollector: Sendable {
  private static let end = Array("\u{1B}[201~".utf8)
  /// A paste is kept up to this many bytes; the rest is read and dropped.
  private static let most = 1 << 20

  private var text: [UInt8] = []
  private var matched = 0

  mutating func add(_ byte: UInt8) -> String? {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count ? string : nil
    }
    // ESC occurs only at the end mark's own start, so a failed match can only start afresh there.
    keep(Self.end[..<matched])
    matched = byte == Self.end[0] ? 1 : 0
    if matched == 0 { keep([byte]) }
    return nil
  }

  /// What has come so far, where the end does not come.
  var given: String {
    var whole = self
    whole.keep(Self.end[..<matched])
    return whole.string
  }

  private mutating func keep(_ bytes: some Collection<UInt8>) {
    text.append(contentsOf: bytes.prefix(max(0, Self.most - text.count)))
  }

  /// With the line ends that programs write; terminals paste a carriage return for each.
  private var string: String {
    String(decoding: text, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }
    ).joined(separator: "\n")
  }
}
