/// Growing room for values in memory that may be refused.
///
/// Memory is what bounds a search, so running out of it is an answer here and no crash. Nothing is
/// checked when a value is read: its index is below `count`.
struct GrowableBuffer<Element>: ~Copyable {
  private(set) var count = 0
  private var capacity = 0
  private var memory: UnsafeMutableRawPointer?
  private let account: MemoryAccount

  init(_ account: MemoryAccount) {
    self.account = account
    precondition(reserve(16), "There is no memory to begin with.")
  }

  deinit {
    base.deinitialize(count: count)
    Platform.release(memory)
  }

  /// Where the values are; it moves when the buffer grows.
  var base: UnsafeMutablePointer<Element> {
    memory.unsafelyUnwrapped.assumingMemoryBound(to: Element.self)
  }

  subscript(index: Int) -> Element {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }

  /// Makes room for more values; false where there is no memory for them.
  mutating func reserve(_ more: Int) -> Bool {
    guard count + more > capacity else { return true }
    let next = max(count + more, capacity + capacity / 2)
    let stride = MemoryLayout<Element>.stride
    guard account.take((next - capacity) * stride) else { return false }
    guard let larger = Platform.grow(memory, from: count * stride, to: next * stride) else {
      account.give((next - capacity) * stride)
      return false
    }
    memory = larger
    capacity = next
    return true
  }

  /// Adds a value for which there is room.
  mutating func append(_ element: Element) {
    (base + count).initialize(to: element)
    count += 1
  }

  /// Adds equal values up to a count; false where there is no memory for them.
  mutating func fill(with element: Element, count wanted: Int) -> Bool {
    guard reserve(wanted - count) else { return false }
    (base + count).initialize(repeating: element, count: wanted - count)
    count = wanted
    return true
  }
}

/// How much memory the buffers of a search have, and may have.
final class MemoryAccount {
  private(set) var used = 0
  private let limit: Int

  init(limit: Int) { self.limit = max(limit, 1 << 20) }

  func take(_ bytes: Int) -> Bool {
    guard used + bytes <= limit else { return false }
    used += bytes
    return true
  }

  func give(_ bytes: Int) { used -= bytes }
}
