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
  var start: Int32 = 0
  var end: Int32 = 0
  var line: Int32 = 0
}

/// The words that declarations, answers and calls are recognised by.
enum CodeWord: String, CaseIterable, Sendable {
  case other = ""
  // Declarations.
  case `class`, `struct`, `enum`, `extension`, `actor`, `protocol`, `typealias`
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
  case showDetailViewController
  case fullScreenCover, sheet, navigationDestination, navigationLink = "NavigationLink"
  case rootViewController, setRootViewController, modalPresentationStyle, setModalPresentationStyle
  case selectedIndex, setSelectedIndex, selectedViewController, setSelectedViewController
  case windowGroup = "WindowGroup"
  case navigationStack = "NavigationStack"
  case navigationView = "NavigationView"
  case tabView = "TabView"
  case viewControllers, setViewControllers, setViewController, addChild, addChildViewController
  case deviceOrientation = "orientation"
  case bool = "BOOL"
  // What masks are written with.
  case mask = "UIInterfaceOrientationMask"
  case orientation = "UIInterfaceOrientation"

  private static let table = Dictionary(
    uniqueKeysWithValues: allCases.map { (hash($0.rawValue.utf8), $0) })

  private static let longest = allCases.map(\.rawValue.utf8.count).max() ?? 0

  /// FNV-1a: short, and good enough to tell these words from all others.
  private static func hash(_ word: some Sequence<UInt8>) -> UInt64 {
    word.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  init(_ word: ArraySlice<UInt8>) {
    self = word.count <= Self.longest ? Self.table[Self.hash(word)] ?? .other : .other
  }
}

extension CodeWord {
  /// Whether it gives a container all its children at once, or one more.
  var givesAll: Bool { self == .viewControllers || self == .setViewControllers }
  var isFilling: Bool {
    givesAll || [.setViewController, .addChild, .addChildViewController].contains(self)
  }
  /// Whether it says which tab is in sight.
  var isSelection: Bool {
    [.selectedIndex, .setSelectedIndex, .selectedViewController, .setSelectedViewController]
      .contains(self)
  }
}
