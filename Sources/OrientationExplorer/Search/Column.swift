/// A growing row of plain values whose growth may be refused.
///
/// Memory is the bound of a search, so running out of it is an outcome here and no crash. Nothing
/// is checked on the way in or out: an index is below `count`, as the search keeps it.
struct Column<Element: BitwiseCopyable>: ~Copyable {
  private(set) var count = 0
  private var capacity = 0
  private var memory: UnsafeMutableRawPointer?
  private let account: MemoryAccount

  init(_ account: MemoryAccount) { self.account = account }

  deinit { Platform.release(memory) }

  /// Where the values are; it moves when the column grows.
  var base: UnsafeMutablePointer<Element> {
    guard let memory else { return Self.nowhere }
    return memory.assumingMemoryBound(to: Element.self)
  }

  subscript(index: Int) -> Element {
    @inline(__always) get { base[index] }
    @inline(__always) nonmutating set { base[index] = newValue }
  }

  /// Makes room for more values; false where there is no memory for them.
  @inline(__always) mutating func reserve(_ more: Int) -> Bool {
    count &+ more <= capacity || grow(to: count &+ more)
  }

  /// Adds a value for which there is room.
  @inline(__always) mutating func append(_ element: Element) {
    base[count] = element
    count &+= 1
  }

  /// Adds as many equal values as there is room for.
  mutating func append(_ element: Element, count more: Int) {
    (base + count).initialize(repeating: element, count: more)
    count += more
  }

  /// Takes in what somebody wrote behind the last value, where there was room for it.
  mutating func take(to end: UnsafeMutablePointer<Element>) { count = end - base }

  mutating func removeAll() { count = 0 }

  @inline(never) private mutating func grow(to needed: Int) -> Bool {
    let next = max(needed, capacity &+ capacity >> 1, 64)
    let stride = MemoryLayout<Element>.stride
    guard account.take((next - capacity) * stride) else { return false }
    guard let larger = Platform.resize(memory, to: next * stride) else { return false }
    memory = larger
    capacity = next
    return true
  }

  /// An address for rows that are empty.
  private static var nowhere: UnsafeMutablePointer<Element> {
    UnsafeMutablePointer(bitPattern: 4096).unsafelyUnwrapped
  }
}

/// How much memory the columns of a search have, and may have.
final class MemoryAccount {
  private(set) var used = 0
  let limit: Int

  init(limit: Int) { self.limit = max(limit, 1 << 20) }

  func take(_ bytes: Int) -> Bool {
    guard used + bytes <= limit else { return false }
    used += bytes
    return true
  }
}
