/// What one source declares and calls, as far as orientation is concerned: nothing is resolved yet.
struct SourceFacts: Sendable {
  var file: String
  var types: [DeclaredType] = []
  var answers: [DeclaredAnswer] = []
  var values: [DeclaredValue] = []
  var assignments: [Assignment] = []
  var calls: [DeclaredCall] = []
  var styles: [StyleChoice] = []
  var roots: [RootChoice] = []
  /// What containers are given as their children.
  var fillings: [DeclaredChildren] = []
  /// The types whose code has a navigation of SwiftUI's.
  var stacks: Set<String> = []
  /// Words that matter and stand where nothing else tells of them.
  var mentions: [Mention] = []
  /// The first of the types that are not read.
  var unread: CodePlace?
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
  var place: CodePlace
}

/// What UIKit asks of a controller, in its words.
enum OrientationQuestion: CaseIterable, Hashable, Sendable {
  case supports, prefers, autorotates, locks
  /// shouldAutorotateToInterfaceOrientation:
  case legacy
}

/// An override, or the method of a delegate.
struct DeclaredAnswer: Sendable {
  enum Author: Hashable, Sendable {
    case controller
    case appDelegate
    /// The delegate of a container of UIKit's.
    case containerDelegate
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
}

/// A mask given to a name.
struct Assignment: Sendable {
  var name: String
  var owner: String?
  var place: CodePlace
  var value: Snippet
  /// The method that it happens in.
  var memberName: String?

  /// Without the line in front of an instance variable.
  var plainName: String { name.hasPrefix("_") ? String(name.dropFirst()) : name }
}

package enum CallKind: String, Sendable {
  case force, request, update, updateLock, attempt, present, push
  /// Another mask for the name that an override or the app's delegate answers by.
  case set
}

struct DeclaredCall: Sendable {
  var kind: CallKind
  var place: CodePlace
  var owner: String?
  /// The method or property it stands in.
  var memberName: String?
  /// The variable that is presented, and others that hold the same.
  var variables: [HeldVariable] = []
  /// What is presented or pushed, where that stands there.
  var made: MadeObject?
  /// The views that a cover, a sheet or a link may show.
  var views: [MadeObject] = []
  /// Whether it pushes onto the stack that its owner stands in.
  var isOwn = false
  /// What stands between the parentheses, for what takes a mask.
  var argument: Snippet?
  /// `sheet`, `cover` or `link` of SwiftUI's.
  var style: String?
}

/// A variable: of a method, or else of its source.
struct HeldVariable: Hashable, Sendable {
  var name: String
  /// The brace of the method.
  var member: Int?
}

/// A line such as `x.modalPresentationStyle = .y`.
struct StyleChoice: Sendable {
  /// Nothing for the object itself.
  var variable: HeldVariable?
  /// Nothing where the style isn't one that stands there.
  var style: String?
  var owner: String?
}

/// `window.rootViewController = x`, or the scene of a SwiftUI app.
struct RootChoice: Sendable {
  var place: CodePlace
  var owner: String?
  var made: MadeObject?
  /// SwiftUI: the types that the scene is made of.
  var views: [MadeObject] = []
  var isSwiftUI: Bool
  /// The variable that holds the window.
  var window: String?
  var isForPad = false
  /// Whether a framework makes the controller.
  var isFrameworks = false
}

/// `viewControllers = [x, y]` and its like, of a container's own code.
struct DeclaredChildren: Sendable {
  var place: CodePlace
  var owner: String?
  /// Whether these are all it holds, and not one child more.
  var isWhole: Bool
  /// In their order; nothing where that isn't a list.
  var made: [MadeObject]?
}

struct Mention: Sendable {
  var word: String
  var place: CodePlace
}
