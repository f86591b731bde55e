/// What one source declares and calls, as far as orientation is concerned: nothing is resolved yet.
struct SourceFacts: Sendable {
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
  /// The controllers that a type makes, in their order.
  var makings: [Making] = []
  /// What turns the switches that it was read for.
  var turns: [DeclaredTurn] = []
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
  var occasions: [Occasion] = []
  /// The function whose parameter it is: whoever calls it says which.
  var giver: String?
}

/// A switch that is turned on or off, or begins so.
struct DeclaredTurn: Sendable {
  var key: SwitchKey
  var assignment: Assignment
  var isInitial: Bool
}

package enum CallKind: String, Sendable {
  case force, request, update, updateLock, attempt, present, push
  /// Another mask for what an override or the app's delegate answers by.
  case set
}

struct DeclaredCall: Sendable {
  var kind: CallKind
  var place: CodePlace
  var owner: String?
  /// The method or property it stands in; nothing outside of types.
  var member: Int?
  var memberName: String?
  var occasions: [Occasion] = []
  /// The variable that is presented or pushed, and what its value is made from.
  var variable: String?
  var made: [Construction] = []
  /// What stands between the parentheses, for what takes a mask.
  var argument: Snippet?
  /// `sheet`, `cover` or `link` of SwiftUI's, and what that is bound to.
  var style: String?
  var binding: String?
}

/// A line such as `x.modalPresentationStyle = .y`.
struct StyleChoice: Sendable {
  var variable: String?
  var style: String
  var owner: String?
  var member: Int?
}

/// `window.rootViewController = x`, or the scene of a SwiftUI app.
struct RootChoice: Sendable {
  var place: CodePlace
  var owner: String?
  var made: [Construction]
  var isSwiftUI: Bool
  /// The variable that holds the window.
  var window: String?
  /// The `#if` around it, where there is one.
  var condition: String?
  /// The function whose parameter is put there: whoever calls it says what.
  var giver: String?
  var isForPad = false
  /// Whether a framework makes the controller.
  var isFrameworks = false
}

/// `tabs.viewControllers = [x, y]` and its like.
struct DeclaredChildren: Sendable {
  var place: CodePlace
  var owner: String?
  /// The variable that holds the container; nothing for the type itself.
  var variable: String?
  /// Whether these are all it holds, and not one child more.
  var isWhole: Bool
  var made: [Construction]
}

struct Making: Sendable {
  var owner: String?
  var name: String
  var place: CodePlace
}

struct Mention: Sendable {
  var word: String
  var place: CodePlace
}
