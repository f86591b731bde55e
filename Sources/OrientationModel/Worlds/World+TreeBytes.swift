// The tree of controllers as bytes.
//
//   tree    = layers of the main window, then for every other window: flags, count, layers
//   layers  = presentations, topmost first, then the root
//   layer   = (style and flags, if presented) id node
//   node    = what can change about a controller:
//             navigation: count, then id node for every controller of the stack, top first
//             tabs, pages: the selected index, then a node for every child
//             split, container, hosting, view: a node for every child
//             everything else: nothing
//
// Topmost first, because nearly every question is about the top. A controller that cannot change
// writes nothing, so a tab bar of plain screens is one byte. Ids take a byte, or two in an app of
// more than 255 controllers; a count of 255 or more is 255 and three bytes.

extension World {
  var count: Int { get { spill?.count ?? inlineCount } }

  /// The byte at an offset; 0 past the end.
  func byte(_ offset: Int) -> UInt8 {
    if spill == nil {
      return UInt8(truncatingIfNeeded: treeBytes &>> UInt128(truncatingIfNeeded: offset &* 8))
    }
    return spilledByte(offset)
  }

  private func spilledByte(_ offset: Int) -> UInt8 {
    guard let spill, offset < spill.count else { return 0 }
    return spill[offset]
  }

  mutating func setByte(_ offset: Int, _ value: UInt8) {
    if spill == nil {
      let shift = UInt128(truncatingIfNeeded: offset &* 8)
      treeBytes = (treeBytes & ~(UInt128(0xFF) &<< shift)) | (UInt128(value) &<< shift)
    } else {
      spill?[offset] = value
    }
  }

  /// Puts a few bytes (at most eight, lowest first) in at an offset.
  mutating func insert(_ bytes: UInt64, count added: Int, at offset: Int) {
    let length = inlineCount
    if spill == nil, length &+ added <= 16 {
      let shift = UInt128(truncatingIfNeeded: offset &* 8)
      let below = treeBytes & ((UInt128(1) &<< shift) &- 1)
      let above = (treeBytes &- below) &<< UInt128(truncatingIfNeeded: added &* 8)
      treeBytes = below | above | (UInt128(bytes) &<< shift)
      inlineCount = length &+ added
    } else {
      insertSpilled(
        (0..<added).map { UInt8(truncatingIfNeeded: bytes >> UInt64($0 * 8)) }, at: offset)
    }
  }

  mutating func insert(_ bytes: [UInt8], at offset: Int) {
    if bytes.count <= 8 {
      var packed: UInt64 = 0
      for (index, byte) in bytes.enumerated() { packed |= UInt64(byte) << UInt64(index * 8) }
      insert(packed, count: bytes.count, at: offset)
    } else {
      insertSpilled(bytes, at: offset)
    }
  }

  mutating func remove(_ removed: Int, at offset: Int) {
    if spill == nil {
      let shift = UInt128(truncatingIfNeeded: offset &* 8)
      let below = treeBytes & ((UInt128(1) &<< shift) &- 1)
      let after = offset &+ removed
      let rest = after >= 16 ? 0 : treeBytes &>> UInt128(truncatingIfNeeded: after &* 8)
      treeBytes = below | rest &<< shift
      inlineCount = inlineCount &- removed
    } else {
      removeSpilled(removed, at: offset)
    }
  }

  private mutating func insertSpilled(_ bytes: [UInt8], at offset: Int) {
    var all = allBytes
    all.insert(contentsOf: bytes, at: offset)
    store(all)
  }

  private mutating func removeSpilled(_ removed: Int, at offset: Int) {
    var all = allBytes
    all.removeSubrange(offset..<(offset + removed))
    store(all)
  }

  private var allBytes: [UInt8] { spill ?? (0..<inlineCount).map { byte($0) } }

  /// Keeps the bytes in the world itself where they fit, so that equal trees are equal worlds.
  private mutating func store(_ bytes: [UInt8]) {
    guard bytes.count <= 16 else {
      treeBytes = 0
      inlineCount = 31
      spill = bytes
      return
    }
    spill = nil
    treeBytes = 0
    for (index, byte) in bytes.enumerated() { treeBytes |= UInt128(byte) << UInt128(index * 8) }
    inlineCount = bytes.count
  }
}
