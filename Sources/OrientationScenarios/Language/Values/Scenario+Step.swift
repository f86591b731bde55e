import OrientationModel

extension Action {
  package var delegateAnswer: OrientationModel.DelegateAnswer<N>? {
    if case .set(.delegate(let answer)) = bare { answer } else { nil }
  }
}

extension Scenario {
  package struct Step: Hashable, Sendable {
    /// The versions that run it; absent: all of them.
    package var versions: VersionList?
    package var action: Located<Action>
    package var expectations: [Expectation]
    /// Whether it is the one that a still shows.
    package var isPoster = false

    package init(
      _ action: Located<Action>, only versions: VersionList? = nil, expectations: [Expectation] = []
    ) {
      self.versions = versions
      self.action = action
      self.expectations = expectations
    }

    /// Whether it only says something to people.
    package var isNote: Bool { if case .note = action.value { true } else { false } }
  }

  /// Names as a text writes them, with where they stand.
  package enum Written: Names {
    package typealias Controller = Located<Reference>
    package typealias Window = Located<String>
  }

  package typealias Action = OrientationModel.Action<Written>
  package typealias DelegateAnswer = OrientationModel.DelegateAnswer<Written>
  package typealias Moment = OrientationModel.Moment<Written>

  /// The app's own code: at a moment, some steps, perhaps on a condition.
  package struct Reaction: Hashable, Sendable {
    package var moment: Located<Moment>
    /// In their order; none of them has expectations.
    package var steps: [Step]
    package var condition: ReactionCondition?

    package init(
      at moment: Located<Moment>, steps: [Step], if condition: ReactionCondition? = nil
    ) {
      self.moment = moment
      self.steps = steps
      self.condition = condition
    }
  }

  /// A controller, as a step or an expectation calls it.
  package enum Reference: Hashable, Sendable {
    case name(String)
    /// A container without a name, by its keyword: `navigation`, or `tabs 2` for the second.
    ///
    /// Counted are the containers of this kind that have no name, in the order of the file.
    case unnamed(ContainerKind, ordinal: Int)
    /// The plain navigation controller that `present navigation(NAME)` wraps around a controller.
    indirect case wrapper(of: Reference)
    case system(SystemController)
  }

  package enum ContainerKind: String, CaseIterable, Hashable, Sendable {
    case navigation, tabs, split, pages, container, hosting
    /// A SwiftUI app without UIKit around it.
    case app
    /// NavigationStack; NavigationView before iOS 16.
    case stack

    package init?(_ controller: Controller) {
      switch controller.kind {
      case .navigation where controller.isSwiftUIOwn: self = .stack
      case .hosting where controller.isSwiftUIOwn: self = .app
      default: self.init(rawValue: controller.kind.name)
      }
    }

    var engineKind: Controller.Kind {
      switch self {
      case .stack: .navigation
      case .app: .hosting
      default: Controller.Kind(name: rawValue) ?? .container
      }
    }

    /// It is SwiftUI's own, and takes no attributes of a view controller.
    var isSwiftUIOwn: Bool { self == .app || self == .stack }
  }
}
