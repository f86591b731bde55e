#if arch(wasm32)
  // What the script of a page calls: it asks for room, writes what happened there, and reads the answer.

  nonisolated(unsafe) private var page: Page?
  nonisolated(unsafe) private var input: [UInt8] = []
  nonisolated(unsafe) private var output: [UInt8] = []

  /// Room for so many bytes.
  @_expose(wasm, "reserve") @_cdecl("reserve")
  func reserve(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    input = [UInt8](repeating: 0, count: Int(count))
    return input.withUnsafeMutableBufferPointer { $0.baseAddress }
  }

  /// Takes what was written there, at first how the page begins; the answer is how many bytes it has.
  @_expose(wasm, "take") @_cdecl("take")
  func take() -> Int32 {
    output = page?.take(input).flatMap { $0.bytes } ?? []
    if page == nil { page = Page(input) }
    return Int32(output.count)
  }

  /// Where the answer is.
  @_expose(wasm, "answer") @_cdecl("answer")
  func answer() -> UnsafePointer<UInt8>? { output.withUnsafeBufferPointer { $0.baseAddress } }
#endif
