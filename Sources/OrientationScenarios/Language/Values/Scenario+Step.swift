import OrientationModel

extension Scenario {
  /// One step, and what is expected of it.
  package struct Step: Hashable, Sendable {
    /// The versions that run it; absent: all of them.
    package var versions: Located<VersionList>?
    package var action: Located<Action>
    package var expectations: [Expectation]

    package init(
      _ action: Located<Action>, only versions: Located<VersionList>? = nil,
      expectations: [Expectation] = []
    ) {
      self.versions = versions
      self.action = action
      self.expectations = expectations
    }
  }

  /// What a step does.
  package enum Action: Hashable, Sendable {
    case rotate(Rotation)
    case lock(Bool)
    case push(Located<Reference>, in: Located<Reference>?)
    case pop(PopTarget)
    case present(Presentation)
    case dismiss(Located<Reference>?)
    case select(Located<Reference>)
    case replaceRoot(with: Located<Reference>)
    case replace(Located<Reference>, with: Located<Reference>)
    case force(Forced)
    case request(OrientationMask)
    case update(Located<Reference>?)
    case updateLock(Located<Reference>?)
    case statusBar(InterfaceOrientation)
    case beginPop, beginDismiss, cancel, finish
    case beginGenerating, endGenerating
    case attempt
    case set(Located<Reference>, Change)
    case setDelegate(DelegateAnswer)
    case addWindow(Located<String>)
    case showWindow(Located<String>)
    case hideWindow(Located<String>)
    case resize(SceneMode)
    case background, foreground
    case note(String)
  }

  /// What the hand does.
  package enum Rotation: Hashable, Sendable {
    case to(DeviceOrientation)
    case left, right
  }

  /// How far a stack is popped.
  package enum PopTarget: Hashable, Sendable {
    case one
    case to(Located<Reference>)
    case root
  }

  /// What is presented, how and from where.
  package struct Presentation: Hashable, Sendable {
    /// What is presented; a wrapper for `navigation(NAME)`.
    package var controller: Located<Reference>
    package var style: Located<PresentationStyle>?
    package var presenter: Located<Reference>?

    package init(
      _ controller: Located<Reference>, as style: Located<PresentationStyle>? = nil,
      from presenter: Located<Reference>? = nil
    ) {
      self.controller = controller
      self.style = style
      self.presenter = presenter
    }
  }

  /// What is written into `UIDevice.orientation`.
  package enum Forced: Hashable, Sendable {
    case orientation(InterfaceOrientation)
    case unknown
    /// What the screen prefers for its presentation.
    case preferred
  }

  /// What `set NAME …` changes.
  package enum Change: Hashable, Sendable {
    case supports(MaskAnswer)
    case prefers(PreferredAnswer)
    case autorotates(Bool)
    case prefersLock(Bool)
    /// What a SwiftUI view sets.
    case orientations(OrientationMask)
  }
}
