/// One controller as declared.
///
/// It is plain bits, because the resolver reads millions of them.
package struct Controller: Hashable, Sendable {
  package enum Kind: UInt8, Named {
    case screen, navigation, tabs, split, pages, container, hosting
    /// A SwiftUI view under a hosting controller.
    case view
    /// Content for `.fullScreenCover`.
    case cover
    /// Content for `.sheet`.
    case sheet
    case system

    /// The word that begins a controller's line.
    package var name: String {
      switch self {
      case .screen: "screen"
      case .navigation: "navigation"
      case .tabs: "tabs"
      case .split: "split"
      case .pages: "pages"
      case .container: "container"
      case .hosting: "hosting"
      case .view: "view"
      case .cover: "cover"
      case .sheet: "sheet"
      case .system: "system"
      }
    }

    /// What it is, in a sentence.
    package var words: String {
      switch self {
      case .screen: "view controller"
      case .navigation: "navigation controller"
      case .tabs: "tab bar controller"
      case .split: "split view controller"
      case .pages: "page view controller"
      case .container: "container"
      case .hosting: "hosting controller"
      case .view: "SwiftUI view"
      case .cover: "full-screen cover"
      case .sheet: "SwiftUI sheet"
      case .system: "system controller"
      }
    }

    /// UIKit's class for it.
    package var baseClass: String {
      switch self {
      case .navigation: "UINavigationController"
      case .tabs: "UITabBarController"
      case .split: "UISplitViewController"
      case .pages: "UIPageViewController"
      case .hosting: "UIHostingController"
      case .screen, .container, .view, .cover, .sheet, .system: "UIViewController"
      }
    }

    /// It shows the one of its children that the user has picked.
    package var hasSelection: Bool { self == .tabs || self == .pages }

    /// A view, or what a view presents.
    package var isSwiftUI: Bool { self == .view || self == .cover || self == .sheet }
  }

  /// The four things UIKit asks a controller.
  package enum Question: String, Named { case mask, autorotate, preferred, lock }

  /// Whom a container hands a question on to.
  package enum Asks: String, Named { case nobody, top, visible, selected, all }

  /// Who wrote the answer in place of UIKit's own.
  package enum Author: String, Named {
    case subclass, delegate
    case categoryExtension = "extension"
  }

  /// How one question is handed on.
  package struct Clause: Hashable, Sendable {
    package var asks = Asks.nobody
    package var author = Author.subclass
    /// Where the names of `when A, B` are in the app's list of names; none means always.
    package var whenStart: UInt16 = 0
    package var whenCount: UInt16 = 0

    package init(asks: Asks = .nobody, author: Author = .subclass) {
      self.asks = asks
      self.author = author
    }
  }

  package var kind: Kind
  package var system: SystemController?
  /// The mask it answers, where it overrides the question.
  package var supports: OrientationMask?
  /// The mask made of `shouldAutorotateToInterfaceOrientation:` where that is all it has (MASK-11).
  package var legacy: OrientationMask?
  /// Its mask has changed and UIKit has not been told (REVAL-15).
  package var isUntold = false
  /// What `supports` was when UIKit was last told, where it is another now.
  package var toldSupports: OrientationMask?
  package var prefers = PreferredOrientation.unstated
  /// What its author wants it to be seen in: a step is judged by it, and nothing else is.
  package var wants: OrientationMask?
  /// Its `shouldAutorotate`, where it overrides that; the lock preference likewise.
  package var autorotates: Bool?
  package var prefersLock: Bool?
  /// The lock preference UIKit has read so far (GEO-12).
  package var lockAsRead: Bool?
  package var ignoresAppMask = false
  /// SwiftUI's own, no class that an app can subclass: an `App`, or a `NavigationStack`.
  package var isSwiftUIOwn = false
  /// A UIViewControllerRepresentable: laid out, never asked (CONT-7).
  package var isRepresented = false
  /// The mask came of an orientation passed where a mask was wanted (MASK-2).
  package var isEnumPassedAsMask = false
  /// A view drawn turned by `rotationEffect`.
  package var isDrawnTurned = false
  package var mask = Clause()
  package var autorotate = Clause()
  package var preferred = Clause()
  package var lock = Clause()
  /// A hosting controller's preference key: its default, or nothing where it has no such key.
  package var preferenceDefault: OrientationMask?
  /// What the holder answers before the first preference arrives.
  package var preferenceInitially: OrientationMask?
  /// Where its children at launch are in the app's list of names.
  package var childStart: UInt16 = 0
  package var childCount: UInt16 = 0
  package var selected: UInt16 = 0
  /// Whether its state can change, so that it needs bytes in the `World`.
  package var hasBytes = false
  /// The moments it has reactions for, a bit each.
  package var moments: UInt16 = 0

  package init(kind: Kind) { self.kind = kind }

  /// Returns another mask from now on, without notifying UIKit.
  mutating func answer(_ mask: OrientationMask?, untold: Bool) {
    if untold, !isUntold {
      isUntold = true
      toldSupports = supports
    }
    supports = mask
    if isUntold, toldSupports == mask { tell() }
  }

  /// UIKit reads its mask.
  mutating func tell() {
    isUntold = false
    toldSupports = nil
  }

  package var isContainer: Bool {
    switch kind {
    case .navigation, .tabs, .split, .pages, .container, .hosting: true
    case .screen, .view, .cover, .sheet, .system: false
    }
  }

  /// A hosting controller whose holder answers for itself until the first preference arrives.
  var isFedLater: Bool {
    kind == .hosting && preferenceInitially != nil && preferenceDefault != nil
  }

  /// Whether some question is handed on by the container's delegate.
  var hasDelegate: Bool { Question.allCases.contains { self[$0].author == .delegate } }

  package subscript(question: Question) -> Clause {
    get {
      switch question {
      case .mask: mask
      case .autorotate: autorotate
      case .preferred: preferred
      case .lock: lock
      }
    }
    set {
      switch question {
      case .mask: mask = newValue
      case .autorotate: autorotate = newValue
      case .preferred: preferred = newValue
      case .lock: lock = newValue
      }
    }
  }
}
