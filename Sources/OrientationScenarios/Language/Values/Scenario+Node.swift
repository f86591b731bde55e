import OrientationModel

extension Scenario {
  /// A controller or view with what hangs under it.
  package struct Node: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// A bare name in a tree: something declared elsewhere, or a screen with UIKit's defaults.
      case mention
      case screen
      case container(ContainerKind)
      case view
      case cover
      case sheet
      case system(SystemController)
    }

    package var kind: Located<Kind>
    /// Absent for a container without a name and for Apple's own controllers.
    package var name: Located<String>?
    package var attributes = Attributes()
    package var reactions: [Reaction] = []
    package var children: [Node] = []

    package init(_ kind: Located<Kind>, name: Located<String>? = nil) {
      self.kind = kind
      self.name = name
    }

    /// A view of SwiftUI's, or what it covers itself with.
    package var isView: Bool { [.view, .cover, .sheet].contains(kind.value) }

    /// A SwiftUI app without UIKit around it.
    package var isApp: Bool { kind.value == .container(.app) }
  }

  /// What a line says of its controller or view; what is absent is UIKit's default.
  package struct Attributes: Hashable, Sendable {
    package var wants: OrientationMask?
    package var supports: MaskAnswer?
    package var prefers: PreferredOrientation?
    package var autorotates: Bool?
    package var prefersLock: Bool?
    package var ignoresAppMask: Bool?
    /// The set `shouldAutorotateToInterfaceOrientation:` says yes to, and nothing newer is there.
    package var legacy: OrientationMask?
    package var asks: [Located<Asks>] = []
    /// Set on the tab or page that is shown first.
    package var selected: Located<Bool>?
    /// The preference a SwiftUI view sets.
    package var orientations: OrientationMask?
    /// A SwiftUI view drawn turned, `rotationEffect`.
    package var rotated: Turn?
    /// The default of the preference's key, of a `hosting`.
    package var preferenceDefault: PreferenceDefault?
    /// What a `hosting` answers before the first preference arrives.
    package var initially: OrientationMask?

    package init() {}
  }

  package struct Asks: Hashable, Sendable {
    /// Never nobody.
    package var whom: Controller.Asks
    /// In the order of the cases; without `for`: the first three.
    package var questions: [Controller.Question]
    /// The screens that are asked; empty without `when`, which means any.
    package var onlyWhen: [Located<Reference>]
    /// How the override is written.
    package var author: Controller.Author

    package init(
      _ whom: Controller.Asks, questions: [Controller.Question] = Asks.usual,
      onlyWhen: [Located<Reference>] = [], by author: Controller.Author = .subclass
    ) {
      self.whom = whom
      self.questions = questions
      self.onlyWhen = onlyWhen
      self.author = author
    }

    /// The questions meant where none is named.
    package static let usual: [Controller.Question] = [.mask, .autorotate, .preferred]
  }

  /// A quarter turn.
  package enum Turn: String, Named { case left, right }

  /// The default value of a SwiftUI preference key, which may depend on the idiom.
  package enum PreferenceDefault: Hashable, Sendable {
    case mask(OrientationMask)
    case idioms(phone: OrientationMask, pad: OrientationMask)
  }
}
