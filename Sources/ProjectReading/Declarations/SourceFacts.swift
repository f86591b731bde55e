import OrientationModel

/// What one source declares and calls, as far as orientation is concerned: nothing is resolved yet.
struct SourceFacts: Sendable {
  var code: CodeText
  var types: [DeclaredType] = []
  /// What a `typealias` stands for, by its name.
  var aliases: [String: Set<String>] = [:]
  var answers: [DeclaredAnswer] = []
  var values: [DeclaredValue] = []
  /// Properties that begin with what a name stands for, which may be a mask.
  var undecided: [DeclaredValue] = []
  /// Properties that are true or false, or one of several cases.
  var flags: [(owner: String?, name: String)] = []
  /// The properties that Objective-C has under a second name, by that.
  var getters: [String: String] = [:]
  /// Masks that are given to the names that were looked for.
  var assignments: [CallFacts] = []
  var calls: [CallFacts] = []
  var styles: [StyleChoice] = []
  var roots: [RootFacts] = []
  /// What containers are given as their children.
  var given: [GivenChildren] = []
  /// The types whose code has a navigation of SwiftUI's, and those that have its tabs.
  var stacks: Set<String> = []
  var tabs: Set<String> = []
  /// Where layout goes by the way the device is held.
  var layouts: [DeviceLayout] = []
  /// Words that matter and stand where nothing else tells of them, and types that are not read.
  var untold: [Untold] = []
}

/// A class, or an extension of one.
struct DeclaredType: Sendable {
  /// With the types around it: `Films.Player`.
  var name: String
  /// What Objective-C calls it, where that is something else.
  var alias: String?
  var inherits: [String]
  /// A class of its own, and no extension, structure or protocol.
  var isClass: Bool
  var isProtocol = false
  var place: CodePlace
}

/// What UIKit asks of a controller, in its words.
enum OrientationQuestion: String, CaseIterable, Sendable {
  case supports = "supportedInterfaceOrientations"
  case prefers = "preferredInterfaceOrientationForPresentation"
  case autorotates = "shouldAutorotate"
  case locks = "prefersInterfaceOrientationLocked"
  case lockChild = "childForInterfaceOrientationLock"
  case legacy = "shouldAutorotateToInterfaceOrientation:"
}

extension CodeWord {
  /// Whether every place where it stands counts: UIKit's questions, and the calls about orientations.
  var isTold: Bool {
    switch self {
    case .supportedInterfaceOrientationsFor, .supportedInterfaceOrientationsForWindow,
      .supportedInterfaceOrientationsForWindowScene,
      .requestGeometryUpdate, .requestGeometryUpdateWithPreferences,
      .setNeedsUpdateOfSupportedInterfaceOrientations,
      .setNeedsUpdateOfPrefersInterfaceOrientationLocked, .attemptRotationToDeviceOrientation:
      true
    case .other: false
    default: OrientationQuestion(self) != nil
    }
  }

  /// The containers that ask their delegate this.
  var askedBy: ControllerFacts.Kind? {
    guard OrientationQuestion(self) != nil else { return nil }
    let askers: [(String, ControllerFacts.Kind)] = [
      ("navigation", .navigation), ("tabBar", .tabs), ("split", .split), ("page", .pages),
    ]
    return askers.first { rawValue.hasPrefix($0.0) }?.1
  }
}

/// An answer, of whichever kind the question wants.
package enum PlainAnswer: Hashable, Sendable {
  case mask(OrientationMask)
  /// An orientation, where one is wanted; where a mask is wanted, the well-known mistake, MASK-2.
  case orientation(InterfaceOrientation)
  case truth(Bool)
  /// The interface orientation of the moment.
  case current
}

/// An override, or the method of a delegate.
struct DeclaredAnswer: Sendable {
  enum Author: Hashable, Sendable {
    case controller
    case appDelegate
    /// The scene's delegate, which UIKit asks on iOS 27.
    case sceneDelegate
    /// The delegate of a container of UIKit's.
    case containerDelegate(ControllerFacts.Kind)

    /// Whether what it answers is told, and not only that it does.
    var isRead: Bool { if case .containerDelegate = self { false } else { true } }
  }

  var owner: String?
  var question: OrientationQuestion
  var author: Author
  var place: CodePlace
  var body: Snippet
  /// The `#if` around it, where there is one.
  var condition: String?
}

/// A mask or an orientation under a name: a constant, a stored or computed property, a function.
struct DeclaredValue: Sendable {
  var owner: String?
  var name: String
  var place: CodePlace
  var initial: Snippet?
  var body: Snippet?
  /// Whether it is a `let`.
  var isFixed = false
}

/// A line such as `x.modalPresentationStyle = .y`.
struct StyleChoice: Sendable {
  /// Nothing for the object itself.
  var variable: HeldVariable?
  /// Nothing where the style isn't one that stands there.
  var style: String?
  var owner: String?
  /// The method or property it stands in, whether whoever calls that hands over the object, and whether
  /// UIKit may be who does.
  var member: String?
  var isHanded = false
  var isOverride = false
}

/// Code that lays something out by `UIDevice.orientation`.
package struct DeviceLayout: Hashable, Sendable {
  package var place: CodePlace
  package var owner: String
  /// The brace of the method.
  var member: Int
}

/// A variable: of a method, or else of its source.
struct HeldVariable: Hashable, Sendable {
  var name: String
  /// The brace of the method.
  var member: Int?
}
