import OrientationModel

/// A file of a project, as whoever walked its folder hands it in.
package struct ProjectFile: Hashable, Sendable {
  /// From the project's folder.
  package var path: String
  package var bytes: [UInt8]

  package init(_ path: String, _ bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }

  /// After the last dot, in lower case.
  package static func kind(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let point = name.lastIndex(of: ".") else { return "" }
    return name[name.index(after: point)...].lowercased()
  }

  /// The kinds of files that say something of orientations.
  package static let kinds: Set = [
    "swift", "m", "mm", "h", "plist", "pbxproj", "xcconfig", "storyboard", "dart", "js", "jsx",
    "mjs", "ts", "tsx",
  ]
}

/// The files of a project's folder, and those that could not be read.
package struct ProjectFiles: Hashable, Sendable {
  package var folder = ""
  package var files: [ProjectFile] = []
  package var unread: [Untold] = []

  package init() {}

  /// What the folder is called.
  package var name: String {
    let last = folder.split(separator: "/").last.map(String.init) ?? ""
    return last.isEmpty || last == "." || last == ".." ? "An app" : last
  }
}

/// A line of a project that says something which could not be told.
package struct Untold: Hashable, Comparable, Sendable {
  package var place: CodePlace
  package var why: String

  package init(_ place: CodePlace, _ why: String) { (self.place, self.why) = (place, why) }

  package static func < (left: Untold, right: Untold) -> Bool {
    (left.place, left.why) < (right.place, right.why)
  }
}

/// What the sources of an app say about its orientations, each with its place.
package struct ProjectFacts: Sendable {
  package var lists: [AppList] = []
  package var delegate: [CodeAnswer] = []
  package var controllers: [ControllerFacts] = []
  /// Overrides in extensions of classes that are not the app's own.
  package var extensions: [ControllerFacts] = []
  package var calls: [CallFacts] = []
  package var storyboards: [Storyboard] = []
  package var untold: [Untold] = []
  /// The list that the app goes by.
  package var list: AppList?
  /// The applications of the project.
  package var targets: [String] = []
  /// The oldest version of iOS that it runs on, and whether it is for iPads too.
  package var oldest: OldestSystem?
  package var isForPad = false
  package var roots: [RootFacts] = []
  /// The views of SwiftUI's that the sources declare.
  var views: Set<String> = []
  /// What isn't read at all: languages whose files set orientations, and a list that isn't there.
  package var gaps: [Untold] = []
  /// Every place where a container gives itself children.
  var given: [GivenChildren] = []
  /// The classes that are an app's delegate.
  var delegates: [CodePlace] = []

  package init() {}

  /// Of an app of which nothing but its list is known.
  package init(list: AppList) { (self.list, lists) = (list, [list]) }

  /// Where a class stands.
  func place(of name: String) -> CodePlace? { controller(name)?.place }

  package func controller(_ name: String) -> ControllerFacts? {
    controllers.first { $0.name == name }
  }
}

package struct ControllerFacts: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case screen, navigation, tabs, split, pages, container, hosting, alert
  }

  package var name: String
  package var superclass: String?
  package var kind: Kind
  package var place: CodePlace
  /// What it overrides.
  var overrides: [OrientationQuestion: CodeAnswer] = [:]

  package var supports: CodeAnswer? { self[.supports] }
  package var prefers: CodeAnswer? { self[.prefers] }
  package var autorotates: CodeAnswer? { self[.autorotates] }
  package var locks: CodeAnswer? { self[.locks] }
  /// shouldAutorotateToInterfaceOrientation:, which nothing asks from iOS 6 on.
  package var legacy: CodeAnswer? { self[.legacy] }

  package var hasAnswer: Bool {
    supports != nil || prefers != nil || autorotates != nil || locks != nil
  }

  /// With what another answers, where it says nothing itself.
  func inheriting(_ other: ControllerFacts?) -> ControllerFacts {
    var facts = self
    if let other { facts.overrides.merge(other.overrides) { own, _ in own } }
    return facts
  }

  /// Everything it answers.
  package var answers: [CodeAnswer] { namedAnswers.map(\.answer) }

  /// The same, each after what UIKit calls the question.
  var namedAnswers: [(question: String, answer: CodeAnswer)] {
    [
      ("supportedInterfaceOrientations", supports),
      ("preferredInterfaceOrientationForPresentation", prefers),
      ("shouldAutorotate", autorotates), ("prefersInterfaceOrientationLocked", locks),
      ("shouldAutorotateToInterfaceOrientation:", legacy),
    ].compactMap { question, answer in answer.map { (question, $0) } }
  }

  subscript(question: OrientationQuestion) -> CodeAnswer? {
    get { overrides[question] }
    set { overrides[question] = newValue }
  }
}

package struct CallFacts: Hashable, Sendable {
  package var kind: CallKind
  package var place: CodePlace
  package var owner: String?
  package var style: String?
  /// The method it stands in.
  var member: String?
  /// What is presented or pushed, where the code tells.
  package var made: MadeController?
  /// Whether it pushes onto the stack that its owner stands in.
  var isOwn = false
  /// Whether the style, or that there is none, stands there.
  var isStyleKnown = true
  /// The one answer that it forces, asks for or sets.
  var value: CodeAnswer.Usual?
  /// The name that it gives another mask.
  var subject: String?

  /// The class that is presented or pushed, inside of a navigation that only wraps it.
  package var target: String? { made?.shown.name }

  /// What a plain navigation is put around on the way.
  package var wrapped: MadeController? { made?.wrapped }
}

/// A controller, or a view of SwiftUI's, that code makes, with those it is made with; without a name
/// where that isn't understood.
package struct MadeController: Hashable, Sendable {
  package var name: String
  package var place: CodePlace
  package var parts: [MadeController] = []
  package var isView = false

  var isUnknown: Bool { name.isEmpty }
  /// What is in a navigation that only wraps it.
  var wrapped: MadeController? { name == "UINavigationController" ? parts.first : nil }
  /// Without that navigation.
  var shown: MadeController { wrapped ?? self }
  /// Where it is made, and those it is made with.
  var places: [CodePlace] { [place] + parts.flatMap(\.places) }
}

/// The children that a container's own code gives it.
struct GivenChildren: Sendable {
  var place: CodePlace
  var owner: String
  /// Whether these are all it holds, and not one child more.
  var isWhole: Bool
  var made: [MadeController]
}

/// Who stands at the bottom of a window.
package struct RootFacts: Hashable, Sendable {
  package var place: CodePlace
  package var made: MadeController?
  package var isSwiftUI: Bool
  package var owner: String?
  /// The variable that holds the window.
  var window: String?
  /// SwiftUI: whether its view is in a navigation.
  var isStack = false
  /// Whether only an iPad gets it.
  var isForPad = false
  /// Whether a framework makes the controller, which the sources do not have.
  var isFrameworks = false
}
