import OrientationModel

/// A file of a project, as whoever walked its folder hands it in.
package struct ProjectFile: Hashable, Sendable {
  /// From the project's folder.
  package var path: String
  package var bytes: [UInt8]

  package init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// After the last dot, in lower case.
  package static func kind(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let point = name.lastIndex(of: ".") else { return "" }
    return name[name.index(after: point)...].lowercased()
  }

  /// The kinds of files that say something of orientations.
  package static let kinds: Set = [
    "swift", "m", "mm", "h", "plist", "pbxproj", "xcconfig", "yml", "storyboard", "dart", "js",
    "jsx", "mjs", "ts", "tsx",
  ]
}

/// The files of a project's folder, and those that could not be read.
package struct ProjectFiles: Hashable, Sendable {
  package var folder = ""
  /// The `.xcodeproj` that was asked for, where one was: what else lies beside it isn't the app's.
  package var project: String?
  package var files: [ProjectFile] = []
  package var unread: [Untold] = []

  package init() {}

  /// What the folder is called.
  package var name: String {
    let last = folder.split(separator: "/").last.map(String.init) ?? ""
    return last.isEmpty || last == "." || last == ".." ? "An app" : last
  }
}

/// What the sources of an app say about its orientations, each with its place.
package struct ProjectFacts: Sendable {
  package var lists: [AppList] = []
  package var delegate: [CodeAnswer] = []
  /// What scene delegates answer, which UIKit asks on iOS 27 instead.
  package var sceneDelegate: [CodeAnswer] = []
  package var controllers: [ControllerFacts] = []
  /// Overrides in extensions of classes that are not the app's own.
  package var extensions: [ControllerFacts] = []
  /// What delegates of containers answer for these.
  var containerDelegates: [UnreadAnswer] = []
  package var calls: [CallFacts] = []
  package var storyboards: [Storyboard] = []
  package var untold: [Untold] = []
  /// The list that the app goes by.
  package var list: AppList?
  /// The applications of the project.
  package var targets: [String] = []
  /// The oldest version of iOS that it runs on.
  package var oldest: ListedVersion?
  /// The devices it is for, as an app's list has them: 1 for the iPhone, 2 for the iPad.
  var families = [1]
  package var roots: [RootFacts] = []
  /// The views of SwiftUI's that the sources declare.
  var views: Set<String> = []
  /// Where layout goes by the way the device is held.
  package var layouts: [DeviceLayout] = []
  /// What isn't read at all: languages whose files set orientations, and a list that isn't there.
  package var gaps: [Untold] = []
  /// Every place where a container gives itself children.
  var given: [GivenChildren] = []
  /// The classes that are an app's delegate.
  var appDelegates: [CodePlace] = []
  /// Whether the code has an app delegate, and nothing that a scene could have.
  var isWithoutScenes = false

  package var isForPad: Bool { families.contains(2) }

  /// Whether its list, to which no build adds anything, says that it lives without scenes.
  var hasOldLifeCycle: Bool {
    guard let list, !list.hasScenes else { return false }
    let isWhole = list.isGenerated || list.place.file.hasSuffix(".plist")
    return list.linked != nil || isWhole && isWithoutScenes
  }

  /// What speaks for the app as a whole.
  package var delegates: [CodeAnswer] { delegate + sceneDelegate }

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

  /// With what another answers, where it says nothing itself.
  func inheriting(_ other: ControllerFacts?) -> ControllerFacts {
    var facts = self
    if let other { facts.overrides.merge(other.overrides) { own, _ in own } }
    return facts
  }

  /// Everything it answers, in UIKit's order.
  var inOrder: [(question: OrientationQuestion, answer: CodeAnswer)] {
    OrientationQuestion.allCases.compactMap { question in self[question].map { (question, $0) } }
  }

  package var answers: [CodeAnswer] { inOrder.map(\.answer) }

  subscript(question: OrientationQuestion) -> CodeAnswer? {
    get { overrides[question] }
    set { overrides[question] = newValue }
  }
}
