/// Everything that changes during a play, in 32 bytes.
///
/// The header is a word of small fields; the tree is a row of bytes (`World+TreeBytes.swift` says how they
/// read). Sixteen of them are in the world itself, which is enough for ordinary scenes;
/// more spill into an array. Equal worlds have equal bytes.
package struct World: Hashable, Sendable {
  /// The bytes of the tree, the first one lowest, where there are at most sixteen.
  package var treeBytes: UInt128 = 0
  /// The header.
  package var bits: UInt64 = 0
  /// All bytes of the tree, where there are more.
  package var spill: [UInt8]?

  package init() {}

  /// A field of the header: where it begins and how wide it is.
  struct Field {
    let shift: UInt64
    let width: UInt64

    init(_ shift: UInt64, _ width: UInt64) {
      self.shift = shift
      self.width = width
    }

    /// The bits of the field, moved down to the lowest.
    var mask: UInt64 { (1 &<< width) &- 1 }
  }

  /// A number too large for its field loses its upper bits.
  subscript<Number: FixedWidthInteger>(field: Field) -> Number {
    get { Number(truncatingIfNeeded: bits &>> field.shift & field.mask) }
    set {
      let value = UInt64(truncatingIfNeeded: newValue) & field.mask
      bits = bits & ~(field.mask &<< field.shift) | value &<< field.shift
    }
  }

  subscript(bit shift: UInt64) -> Bool {
    get { bits & 1 &<< shift != 0 }
    set { self[Field(shift, 1)] = newValue ? 1 : 0 }
  }
}

package enum Swipe: UInt8, Hashable, Sendable { case none, pop, dismiss }

extension World {
  /// Which app is on stage: `set` makes another one.
  package var appIndex: Int {
    get { self[Field(0, 13)] }
    set { self[Field(0, 13)] = newValue }
  }

  package internal(set) var posture: Posture {
    get { Posture(rawValue: self[Field(13, 2)]) ?? .closed }
    set { self[Field(13, 2)] = newValue.rawValue }
  }

  /// Whether the user has resized a resizable scene (GEO-11).
  package internal(set) var isResized: Bool {
    get { self[bit: 15] }
    set { self[bit: 15] = newValue }
  }

  /// How many bytes of the tree are in the world itself.
  var inlineCount: Int {
    get { self[Field(16, 5)] }
    set { self[Field(16, 5)] = newValue }
  }

  /// How many presentations are stacked in the main window.
  package internal(set) var presentationCount: Int {
    get { self[Field(21, 8)] }
    set { self[Field(21, 8)] = newValue }
  }

  /// What `UIDevice.orientation` reads.
  package internal(set) var device: DeviceOrientation {
    get { DeviceOrientation(rawValue: self[Field(29, 3)]) ?? .unknown }
    set { self[Field(29, 3)] = newValue.rawValue }
  }

  package var held: DeviceOrientation {
    get { DeviceOrientation(rawValue: self[Field(32, 3)]) ?? .unknown }
    set { self[Field(32, 3)] = newValue.rawValue }
  }

  /// The last definite side UIKit knows of; `unknown` where there was none.
  package var definite: DeviceOrientation {
    get { DeviceOrientation(rawValue: self[Field(35, 3)]) ?? .unknown }
    set { self[Field(35, 3)] = newValue.rawValue }
  }

  package internal(set) var interface: InterfaceOrientation {
    get { InterfaceOrientation(rawValue: self[Field(38, 2)] &+ 1) ?? .portrait }
    set { self[Field(38, 2)] = newValue.rawValue &- 1 }
  }

  /// A forced candidate that passes the lock until the next definite device event (HACK-10).
  package internal(set) var forced: InterfaceOrientation? {
    get { InterfaceOrientation(rawValue: self[Field(40, 3)]) }
    set { self[Field(40, 3)] = newValue?.rawValue ?? 0 }
  }

  package internal(set) var isLocked: Bool {
    get { self[bit: 43] }
    set { self[bit: 43] = newValue }
  }

  /// The side the lock holds: portrait on a phone, that of the moment on a pad (LOCK-9).
  package var lockSide: InterfaceOrientation {
    get { InterfaceOrientation(rawValue: self[Field(44, 2)] &+ 1) ?? .portrait }
    set { self[Field(44, 2)] = newValue.rawValue &- 1 }
  }

  /// The lock was switched on while the app was in the background (LOCK-5).
  var isLockedFromHome: Bool {
    get { self[bit: 46] }
    set { self[bit: 46] = newValue }
  }

  package internal(set) var hasCrashed: Bool {
    get { self[bit: 47] }
    set { self[bit: 47] = newValue }
  }

  package internal(set) var isInBackground: Bool {
    get { self[bit: 48] }
    set { self[bit: 48] = newValue }
  }

  package internal(set) var mode: SceneMode {
    get { SceneMode(rawValue: self[Field(49, 2)] | self[Field(63, 1)] &<< 2) ?? .fullScreen }
    set {
      self[Field(49, 2)] = newValue.rawValue
      self[Field(63, 1)] = newValue.rawValue &>> 2
    }
  }

  /// How often device notifications were asked for; UIKit itself is the first (DEV-7).
  package internal(set) var generating: Int {
    get { self[Field(51, 3)] }
    set { self[Field(51, 3)] = newValue }
  }

  package internal(set) var swipe: Swipe {
    get { Swipe(rawValue: self[Field(54, 2)]) ?? .none }
    set { self[Field(54, 2)] = newValue.rawValue }
  }

  /// The orientation that the main window's own decision last came to.
  var mainSettled: InterfaceOrientation {
    get { InterfaceOrientation(rawValue: self[Field(56, 2)] &+ 1) ?? .portrait }
    set { self[Field(56, 2)] = newValue.rawValue &- 1 }
  }

  /// The status bar's side where the app set it by hand (HACK-6, HACK-7).
  package internal(set) var statusBar: InterfaceOrientation? {
    get { InterfaceOrientation(rawValue: self[Field(58, 3)]) }
    set { self[Field(58, 3)] = newValue?.rawValue ?? 0 }
  }

  var isMainHidden: Bool {
    get { self[bit: 61] }
    set { self[bit: 61] = newValue }
  }

  var isMainNotKey: Bool {
    get { self[bit: 62] }
    set { self[bit: 62] = newValue }
  }

  // MARK: Tree and bearing

  /// The fields that go with the tree: the app, the hinge, the length of its bytes, the
  /// presentations, background, mode, swipe, hidden and key windows.
  ///
  /// Turning the device leaves them alone, unless some code answers it.
  private static let treeFields: UInt64 =
    0x1FFF_FFFF | 1 << 48 | 3 << 49 | 3 << 54 | 1 << 61 | 1 << 62 | 1 << 63

  /// The fields that say how the device is held: what it reads, and what passes it over until it does.
  private static let heldFields: UInt64 = 0x1FF << 29 | 7 << 40 | 7 << 58

  /// The header without how the device is held.
  var unheld: UInt64 { bits & ~Self.heldFields }

  /// The fields that turning the device changes.
  package var bearing: UInt64 { bits & ~Self.treeFields }

  /// The world without its bearing: who is on stage.
  package var tree: World { turned(to: 0) }

  package func turned(to bearing: UInt64) -> World {
    var world = self
    world.bits = bits & Self.treeFields | bearing
    return world
  }

  package func hasTree(of other: World) -> Bool {
    (bits ^ other.bits) & Self.treeFields == 0 && treeBytes == other.treeBytes
      && (spill == nil ? other.spill == nil : spill == other.spill)
  }
}
