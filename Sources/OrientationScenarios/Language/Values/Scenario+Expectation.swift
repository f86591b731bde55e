import OrientationModel

extension Scenario {
  /// One `expect` line: of its claims, one has to hold.
  package struct Expectation: Hashable, Sendable {
    /// The devices it is about; empty: all of them.
    package var devices: [Device]
    /// The versions it is about; absent: all of them.
    package var versions: VersionList?
    /// The SDKs it is about; absent: all of them.
    package var linked: VersionList?
    /// The claims with `or` between them, never none.
    package var claims: [Located<Claim>]

    package init(
      _ claims: [Located<Claim>], devices: [Device] = [],
      versions: VersionList? = nil, linked: VersionList? = nil
    ) {
      self.devices = devices
      self.versions = versions
      self.linked = linked
      self.claims = claims
    }
  }

  /// Something that holds after a step, or does not.
  package enum Claim: Hashable, Sendable {
    /// The orientation after the step, or several with `then` between: within the step, in order.
    case interface([InterfaceValue], in: Located<String>?)
    case device(DeviceOrientation)
    case visible(Located<Reference>)
    case turned, stayed
    /// Nobody who wants something of the step is disappointed; or somebody is.
    case asWanted, notAsWanted
    /// Exactly these were asked and their masks used, in this order.
    case asked([Located<Reference>])
    case called([Located<Reference>])
    case notAsked(Located<Reference>)
    /// Its getter did not run.
    case notCalled(Located<Reference>)
    case allowed(OrientationMask)
    case because(Rule)
    case console(String)
    /// Without a text: any error.
    case error(String?)
    case noError
    case crash(String?)
    case noCrash
    /// These, in this order; others between are allowed.
    case callbacks([Callback])
    /// The scene's size in points, or that of a screen's view.
    case size(PointSize, of: Located<Reference>?)
    case sizeClass(SizeClass, SizeClass)
    case letterboxed(Bool)
    /// Which display of an iPhone Duo shows the app, and how the device lies.
    case display(Display)
    case posture(Posture)
    case statusBar(InterfaceValue)
    case keyboard(InterfaceValue)
    /// None came to a controller; with a method: not that one.
    case noCallbacks(String?, on: Located<Reference>)
    case open(OpenQuestion)
  }

  package enum InterfaceValue: Hashable, Sendable {
    case exactly(InterfaceOrientation)
    /// Either side.
    case landscape

    package func matches(_ orientation: InterfaceOrientation) -> Bool {
      switch self {
      case .exactly(let wanted): wanted == orientation
      case .landscape: orientation.isLandscape
      }
    }
  }

  /// A method of UIKit's, and the controller it was called on.
  package struct Callback: Hashable, Sendable {
    /// As UIKit spells it: `viewWillAppear`, `viewWillTransition(to:with:)`.
    package var method: String
    /// Absent where a method belongs to no controller.
    package var controller: Located<Reference>?

    package init(_ method: String, on controller: Located<Reference>?) {
      self.method = method
      self.controller = controller
    }
  }

  /// A claim whose value is still to be recorded.
  package struct OpenQuestion: Hashable, Sendable {
    package enum Subject: String, CaseIterable, Hashable, Sendable {
      case interface, device, visible, asked, called, allowed, because, console, error, crash
      case callbacks, size
      case sizeClass = "class"
      case letterboxed
      case statusBar = "status-bar"
      case keyboard, display, posture
    }

    /// The sign that is replaced.
    package enum Sign: Hashable, Sendable { case questionMark }

    package var subject: Subject
    package var window: Located<String>?
    /// Where the `?` stands.
    package var sign: Located<Sign>

    package init(_ subject: Subject, in window: Located<String>? = nil, sign: Located<Sign>) {
      self.subject = subject
      self.window = window
      self.sign = sign
    }
  }

  /// What a scenario itself says of every state a user can reach, for the explorer.
  package struct Property: Hashable, Sendable {
    package enum Mode: String, Named {
      case always
      case never
      case possible
    }

    /// Placed at the whole line, the comment left out.
    package var mode: Located<Mode>
    package var expectation: Expectation
    /// After `if`, the claims of which one has to hold for it to be judged; none for always.
    package var condition: [Located<Claim>]

    package init(
      _ mode: Located<Mode>, _ expectation: Expectation, if condition: [Located<Claim>] = []
    ) {
      self.mode = mode
      self.expectation = expectation
      self.condition = condition
    }
  }
}

extension Scenario.Claim {
  /// The same with other names.
  func map(
    controller: (Located<Scenario.Reference>) -> Located<Scenario.Reference>,
    window: (Located<String>) -> Located<String>
  ) -> Scenario.Claim {
    switch self {
    case .interface(let values, let name): return .interface(values, in: name.map(window))
    case .visible(let name): return .visible(controller(name))
    case .asked(let names): return .asked(names.map(controller))
    case .called(let names): return .called(names.map(controller))
    case .notAsked(let name): return .notAsked(controller(name))
    case .notCalled(let name): return .notCalled(controller(name))
    case .callbacks(let callbacks):
      return .callbacks(
        callbacks.map { Scenario.Callback($0.method, on: $0.controller.map(controller)) })
    case .noCallbacks(let method, let name): return .noCallbacks(method, on: controller(name))
    case .size(let size, let name): return .size(size, of: name.map(controller))
    case .open(var question):
      question.window = question.window.map(window)
      return .open(question)
    case .device, .turned, .stayed, .asWanted, .notAsWanted, .allowed, .because, .console, .error,
      .noError, .crash, .noCrash, .sizeClass, .letterboxed, .statusBar, .keyboard, .display,
      .posture:
      return self
    }
  }

  var named: (controllers: [Located<Scenario.Reference>], windows: [Located<String>]) {
    var controllers: [Located<Scenario.Reference>] = []
    var windows: [Located<String>] = []
    _ = map {
      controllers.append($0)
      return $0
    } window: {
      windows.append($0)
      return $0
    }
    return (controllers, windows)
  }
}
