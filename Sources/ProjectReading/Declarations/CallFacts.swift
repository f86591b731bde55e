import OrientationModel

package enum CallKind: String, Sendable {
  case force, request, update, updateLock, attempt, present, push
  /// Another mask for the name that an override or the app's delegate answers by.
  case set
  /// Another tab.
  case select
}

package struct CallFacts: Sendable {
  package var kind: CallKind
  package var place: CodePlace
  package var owner: String?
  /// UIKit's name of one, or `sheet`, `cover` or `link` of SwiftUI's.
  package var style: String?
  /// The method or property it stands in.
  var member: String?
  /// What is presented or pushed, where the code tells.
  package var made: MadeController?
  /// The views that a cover, a sheet or a link may show.
  var views: [MadeController] = []
  /// Whether it pushes onto the stack that its owner stands in.
  var isOwn = false
  /// Whether the style, or that there is none, stands there.
  var isStyleKnown = true
  /// What it forces, asks for or sets, and the one answer that comes to.
  var argument: Snippet?
  var value: PlainAnswer?
  /// The name that it gives another mask, and whether that is a flag which only decides on one; or
  /// whose tab it selects.
  var subject: String?
  var isFlag = false
  /// The types whose property that is; nothing where the code doesn't say, and whether it may be one
  /// that no answer goes by.
  var subjectTypes: Set<String>?
  var isUnsure = false
  /// The version from which it no longer runs, by the checks around it.
  var ends: SystemVersion?
  /// The function that does so with the mask it is handed here, or that this is a part of.
  var through: String?
  var helper: MaskHelper?

  /// The class that is presented or pushed, inside of a navigation that only wraps it.
  package var target: String? { made.flatMap { $0.shown.isUnknown ? nil : $0.shown.name } }

  /// What a plain navigation is put around on the way.
  package var wrapped: MadeController? { made?.wrapped }
}

/// A controller, or a view of SwiftUI's, that code makes, with those it is made with; without a name
/// where that isn't understood.
package struct MadeController: Hashable, Sendable {
  /// With the types around it, as the code has it.
  package var name: String
  package var place: CodePlace
  package var parts: [MadeController] = []
  package var isView = false
  /// Whether its name is that of the storyboard whose first it is.
  var isInitial = false
  /// Whether something is called on it, so that the outcome may be another object.
  var hasTail = false
  /// Who keeps it and may fill it, as `Films.navigationController`.
  var holders: [String] = []
  /// The variables that hold it on its way, and words of code that makes it and isn't followed.
  var variables: [HeldVariable] = []
  var unfollowed: Set<String> = []
  /// Whether all its parts are its children, and not what it is made with besides.
  var isFilled = false
  /// Whether it is the tab in sight, and where code says that, or pushes it.
  var isSelected = false
  var puts: [CodePlace] = []

  var isUnknown: Bool { name.isEmpty }
  /// What is in a navigation that only wraps it.
  var wrapped: MadeController? {
    name == "UINavigationController" && (!isFilled || parts.count == 1) ? parts.first : nil
  }
  /// Without that navigation.
  var shown: MadeController { wrapped ?? self }
  /// Those it is made with that are made with nothing themselves.
  var leaves: [MadeController] { parts.isEmpty ? [self] : parts.flatMap(\.leaves) }
  /// What it is, and those it is made with.
  var names: [String] { [name] + parts.flatMap(\.names) }
  /// Where it is made, and those it is made with.
  var places: [CodePlace] { [place] + parts.flatMap(\.places) }
}

/// The children that a container's own code gives it: `viewControllers = [x, y]` and its like.
struct GivenChildren: Sendable {
  var place: CodePlace
  var owner: String
  /// Nothing for the container's own code, else what it's called there.
  var receiver: String?
  /// The method it stands in.
  var member: String?
  /// Whether these are all it holds, and not one child more; of a split view the column of that.
  var isWhole: Bool
  var column = 0
  var made: [MadeController]
}

/// Who stands at the bottom of a window, or in the scene of a SwiftUI app.
package struct RootFacts: Sendable {
  package var place: CodePlace
  package var owner: String?
  package var made: MadeController?
  package var isSwiftUI = false
  /// SwiftUI: the types that the scene is made of, and whether its view is in a navigation.
  var views: [MadeController] = []
  var isStack = false
  /// The variable that holds the window.
  var window: String?
  /// Whether only an iPad gets it.
  var isForPad = false
}
