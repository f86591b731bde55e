/// One word, number, text or sign of a source; where it lies, not what it says.
struct CodeToken: Sendable {
  enum Kind: UInt8, Sendable {
    case word, number, text
    /// One character of punctuation.
    case sign
    /// A whole line that begins with `#if`, `#else`, `#elif`, `#elseif` or `#endif`.
    case directive
  }

  var kind: Kind
  /// The word, where it is one that matters here.
  var word = CodeWord.other
  /// The character of a sign, else 0.
  var sign: UInt8 = 0
  var start: Int32
  var end: Int32
  var line: Int32
}

/// The words that declarations, answers and calls are recognised by.
enum CodeWord: String, CaseIterable, Sendable {
  case other = ""
  // Declarations.
  case `class`, `struct`, `enum`, `extension`, `actor`, `protocol`
  case `func`, `var`, `let`, implementation, interface, property, end
  // The questions.
  case supportedInterfaceOrientations, shouldAutorotate
  case preferredInterfaceOrientationForPresentation, prefersInterfaceOrientationLocked
  case shouldAutorotateToInterfaceOrientation
  case childForInterfaceOrientationLock, childViewControllerForInterfaceOrientationLock
  case supportedInterfaceOrientationsFor, supportedInterfaceOrientationsForWindow
  case supportedInterfaceOrientationsForWindowScene
  case navigationControllerSupportedInterfaceOrientations
  case tabBarControllerSupportedInterfaceOrientations
  case splitViewControllerSupportedInterfaceOrientations
  case pageViewControllerSupportedInterfaceOrientations
  case navigationControllerPreferredInterfaceOrientationForPresentation
  case tabBarControllerPreferredInterfaceOrientationForPresentation
  case splitViewControllerPreferredInterfaceOrientationForPresentation
  case pageViewControllerPreferredInterfaceOrientationForPresentation
  // The calls.
  case setValue, setOrientation, requestGeometryUpdate, requestGeometryUpdateWithPreferences
  case setNeedsUpdateOfSupportedInterfaceOrientations
  case setNeedsUpdateOfPrefersInterfaceOrientationLocked
  case attemptRotationToDeviceOrientation
  case present, presentViewController, pushViewController, show, showViewController
  case fullScreenCover, sheet, navigationDestination, navigationLink = "NavigationLink"
  case rootViewController, setRootViewController, modalPresentationStyle
  case windowGroup = "WindowGroup"
  case navigationStack = "NavigationStack"
  case navigationView = "NavigationView"
  case tabView = "TabView"
  case viewControllers, setViewControllers, setViewController, addChild, addChildViewController
  case deviceOrientation = "orientation"
  // What masks are written with.
  case mask = "UIInterfaceOrientationMask"
  case orientation = "UIInterfaceOrientation"

  private static let table: [UInt64: CodeWord] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue.utf8.reduce(emptyHash, hash), $0) })

  private static let longest = allCases.map(\.rawValue.utf8.count).max() ?? 0

  // FNV-1a: short, and good enough to tell these words from all others.
  static let emptyHash: UInt64 = 0xCBF2_9CE4_8422_2325

  static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// The word of that hash; other words with the hash of one of these do not occur in practice.
  init(hash: UInt64, count: Int) {
    self = count > 1 && count <= Self.longest ? Self.table[hash] ?? .other : .other
  }
}

extension CodeWord {
  /// Whether it gives a container all its children at once, or one more.
  var givesAll: Bool { self == .viewControllers || self == .setViewControllers }
  var isFilling: Bool {
    givesAll || [.setViewController, .addChild, .addChildViewController].contains(self)
  }
}
