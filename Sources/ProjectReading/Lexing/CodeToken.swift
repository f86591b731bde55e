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
  var word: CodeWord
  /// The character of a sign, else 0.
  var sign: UInt8
  var start: Int32
  var end: Int32
  var line: Int32
}

/// The words that declarations, answers and calls are recognised by.
enum CodeWord: UInt8, CaseIterable, Sendable {
  case other
  // Declarations.
  case `class`, `struct`, `enum`, `extension`, `actor`, `protocol`
  case `func`, `var`, `let`, implementation, interface, property, end
  // The questions.
  case supportedInterfaceOrientations, shouldAutorotate
  case preferredInterfaceOrientationForPresentation, prefersInterfaceOrientationLocked
  case shouldAutorotateToInterfaceOrientation
  case supportedInterfaceOrientationsFor, supportedInterfaceOrientationsForWindow
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
  case fullScreenCover, sheet, navigationDestination, navigationLink
  case rootViewController, setRootViewController, modalPresentationStyle
  case windowGroup, navigationStack, navigationView
  case reactRootView, reactFactory, expoFactory
  case viewControllers, setViewControllers, setViewController, addChild, addChildViewController
  // What masks are written with.
  case mask, orientation

  /// How it is written, where not as the case is.
  private var spelling: String { Self.otherSpellings[self] ?? "\(self)" }

  private static let otherSpellings: [CodeWord: String] = [
    .other: "", .windowGroup: "WindowGroup", .navigationStack: "NavigationStack",
    .navigationLink: "NavigationLink", .navigationView: "NavigationView",
    .reactRootView: "RCTRootView",
    .reactFactory: "RCTReactNativeFactory", .expoFactory: "ExpoReactNativeFactory",
    .mask: "UIInterfaceOrientationMask", .orientation: "UIInterfaceOrientation",
  ]

  private static let table: [UInt64: CodeWord] = Dictionary(
    uniqueKeysWithValues: allCases.dropFirst().map { (hash(of: $0.spelling.utf8), $0) })

  private static let longest = allCases.map(\.spelling.utf8.count).max() ?? 0

  static func hash(of bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// The word of that hash; other words of the same length and hash do not occur in practice, and
  /// whoever takes it for granted has its text at hand.
  init(hash: UInt64, count: Int) {
    guard count > 1, count <= Self.longest else {
      self = .other
      return
    }
    self = Self.table[hash] ?? .other
  }
}

extension CodeWord {
  /// Whether it is one of the questions UIKit asks, so that every place where it stands counts.
  var isQuestion: Bool { rawValue >= Self.firstQuestion && rawValue < Self.firstCall }

  /// Whether it gives a container its children.
  var isFilling: Bool { rawValue >= Self.firstFilling && rawValue < Self.firstType }

  /// Whether it is one of the calls every place of which counts.
  var isTold: Bool {
    isQuestion || rawValue >= Self.firstTold && rawValue < Self.firstPresentation
  }

  // The groups of cases above are in this order.
  private static let firstQuestion = supportedInterfaceOrientations.rawValue
  private static let firstCall = setValue.rawValue
  private static let firstTold = requestGeometryUpdate.rawValue
  private static let firstPresentation = present.rawValue
  private static let firstFilling = viewControllers.rawValue
  private static let firstType = mask.rawValue
}
