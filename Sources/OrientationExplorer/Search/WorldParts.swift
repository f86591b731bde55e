import OrientationModel

/// How the search takes a world apart: the scene (the tree, which turning leaves alone) and the
/// bearing (how the device is held and what the interface made of it).
///
/// A scene has many bearings and a bearing many scenes, so both are stored once and a state is a pair
/// of their numbers.
enum WorldParts {
  /// The header's fields that belong to the scene: cast, length of the tape, presentations,
  /// background, shape of the scene, swipe, hidden and key windows.
  static let sceneBits: UInt64 =
    0x1FFF_FFFF | 1 << 48 | 3 << 49 | 3 << 54 | 1 << 61 | 1 << 62
  static let crashBit: UInt64 = 1 << 47
  static let bearingBits: UInt64 = ~(sceneBits | crashBit)

  /// Which of the four orientations the interface has, counted from 0.
  @inline(__always) static func interface(of bits: UInt64) -> Int { Int(bits &>> 38 & 3) }

  static let heldBits: UInt64 = 7 << 32
  static let lockSideBits: UInt64 = 3 << 44
}

/// What of a bearing is a part of the state.
///
/// By the contract: the device orientation and the last definite one, the interface orientation, and
/// what a step of the set can change. Where nothing tells two bearings apart any more, they are one:
/// the hand under a lock that no step can open, the side a lock had that is open, and the definite
/// side under a lock while the hand has another.
struct BearingRule {
  let isPlain: Bool
  private let canUnlock: Bool
  private let readsDefinite: Bool

  init(steps: [Step], launchedWith settings: Settings) {
    canUnlock = steps.contains {
      if case .lock = $0.bare { return true }
      return false
    }
    isPlain = !canUnlock && !settings.isLocked
    readsDefinite =
      !settings.assumptions[.lockClampsDevice]
      || steps.contains {
        switch $0.bare {
        case .request, .force, .foreground, .endGenerating, .statusBar: true
        default: false
        }
      }
  }

  /// The bearing as it is stored.
  func bearing(of world: World) -> UInt64 {
    let bits = world.bits & WorldParts.bearingBits
    guard !isPlain else { return bits }
    guard world.isLocked else { return bits & ~WorldParts.lockSideBits }
    guard canUnlock else { return bits & ~WorldParts.heldBits | (world.bits >> 29 & 7) << 32 }
    guard world.held.isDefinite, !readsDefinite else { return bits }
    return bits & ~(7 << 35) | UInt64(world.held.rawValue) << 35
  }
}
