package enum Trigger: Hashable, Sendable {
  case launch, device, presentation, dismissal, tree, needsUpdate, attempt
  case request(OrientationMask)
  case lock, foreground, window, root, resize, late
  /// An iPhone Duo shows the app on another display.
  case display(Display)

  /// Presentations and dismissals have rules of their own (AUTO-3, EXC-8).
  var isTransition: Bool { self == .presentation || self == .dismissal }

  var isRequest: Bool { if case .request = self { true } else { false } }

  /// Whether UIKit checks as the device may call for something new.
  var isOfDevice: Bool {
    switch self {
    case .device, .attempt, .lock, .display: true
    default: false
    }
  }

  /// Whether UIKit checks as the scene has another size.
  package var isOfSize: Bool {
    switch self {
    case .resize, .display: true
    default: false
    }
  }

  /// Whether UIKit checks because a view controller comes on screen, or comes back (EXC-4).
  var showsController: Bool {
    switch self {
    case .presentation, .dismissal, .window, .root, .late: true
    default: false
    }
  }
}

/// What a rule did when its turn came.
package enum Effect: Hashable, Sendable {
  case passes
  case tells
  case narrows(to: OrientationMask)
  case settles(on: InterfaceOrientation)
  case refuses
}

package enum Answer: Hashable, Sendable {
  case mask(OrientationMask)
  case claim(Bool)
  case preference(PreferredOrientation)
}

package enum MaskSource: Hashable, Sendable {
  case plist, defaults, delegate, sceneDelegate, ignored, multitasking
}

package enum CandidateSource: Hashable, Sendable { case device, lock, forced, nothing }

package enum Receiver: Hashable, Sendable {
  case controller(ControllerID)
  case app, scene, device
}

/// A callback, by UIKit's base name, as `expect callbacks` has it.
package enum Callback: String, Named {
  case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear
  case viewWillDisappear, viewDidDisappear
  case navigationControllerWillShow = "willShow"
  case orientationDidChange = "orientationDidChangeNotification"
  case willChangeStatusBarOrientation, willChangeStatusBarOrientationNotification
  case didChangeStatusBarOrientation, didChangeStatusBarOrientationNotification
  case willRotate, willAnimateFirstHalf, didAnimateFirstHalf, willAnimateSecondHalf
  case willAnimateRotation, didRotate
  case willTransition, viewWillTransition, traitCollectionDidChange, updateProperties
  case viewWillLayoutSubviews, viewDidLayoutSubviews
  case animateAlongside, completion
  case didUpdateInterfaceOrientation = "didUpdate"
  case didUpdateEffectiveGeometry
  case onChange, onPreferenceChange, onHingeChange

  var since: SystemVersion {
    switch self {
    case .willAnimateRotation: 3
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews: 5
    case .willTransition, .viewWillTransition, .traitCollectionDidChange, .animateAlongside,
      .completion:
      8
    case .viewIsAppearing, .didUpdateInterfaceOrientation, .onChange, .onPreferenceChange: 13
    case .updateProperties, .didUpdateEffectiveGeometry: 26
    case .onHingeChange: 27.1
    default: 2
    }
  }
}

/// A line on the console, or a warning where the code is built: facts, worded elsewhere.
package enum ConsoleLine: Hashable, Sendable {
  case orientationUnsupported
  case preferredMismatch(ControllerID, PreferredOrientation, OrientationMask)
  case attemptDeprecated
  case enumPassedAsMask(ControllerID, OrientationMask)
  case lifeCycleWarning
  /// PAD-5; and whether the list lacks orientations as well.
  case fullScreenWarning(listLacksSome: Bool)
  case extensionOverride(ControllerID)
  case unbalancedGenerating
  /// EXC-11.
  case recursiveMask

  /// UIKit prints it while the app runs; the others are what a compiler or a careful reader would say.
  package var isPrinted: Bool {
    switch self {
    case .orientationUnsupported, .preferredMismatch, .lifeCycleWarning, .fullScreenWarning,
      .recursiveMask:
      true
    case .attemptDeprecated, .enumPassedAsMask, .extensionOverride, .unbalancedGenerating: false
    }
  }
}

/// What a request handed to its error handler.
package enum RequestError: Hashable, Sendable {
  case unsupported(requested: OrientationMask, supported: OrientationMask)
  case windowingMode
}

/// What ended the app.
package enum Crash: Hashable, Sendable {
  case noCommonOrientation(ControllerID)
  case preferredMismatch(ControllerID, PreferredOrientation, OrientationMask)
  case recursion(ControllerID)
  case noSceneLifeCycle
}

/// Why a reaction, or a step of one, did not run.
package enum ReactionSkip: Hashable, Sendable {
  case condition
  case nothingToDo
  case problem(StepProblem)
  case otherVersion
}

/// Set-up, or a shape of the scene, that a version or a device lacks: it is ignored, and said so.
package enum IgnoredSetting: UInt8, CaseIterable, Hashable, Sendable {
  case delegate, sceneDelegate, requiresFullScreen, sceneMode, resize, lifeCycle, prefersLock
  case legacy, preferred, containerDelegate, otherWindows, posture, minimumSize, isAppearing
  case autorotates
}

/// One thing that happened on the way through a step, in the order it happened.
package enum TraceEvent: Hashable, Sendable {
  /// A question begins: why, about which window, to whom it goes.
  case asking(Ruling.Question)
  /// A rule applied, perhaps to one controller.
  case rule(Rule, Effect, ControllerID? = nil)
  case assumed(Assumption)
  /// A getter ran beside the question.
  case called(ControllerID, Controller.Question)
  /// A controller is asked; `answered` follows.
  case asked(ControllerID, Controller.Question)
  case answered(ControllerID, Controller.Question, Answer)
  /// A controller is not asked again: UIKit goes by the mask it was told (REVAL-15).
  case recalled(ControllerID, OrientationMask)
  case appMask(MaskSource, OrientationMask)
  case hardware(OrientationMask)
  case allowed(OrientationMask)
  /// Masks are not read, by this rule.
  case free(Rule)
  case candidate(InterfaceOrientation?, CandidateSource)
  /// A question ends: the rule that settled it, and the orientation it settled on.
  case settled(Rule, InterfaceOrientation, WindowID)
  /// Nothing was asked, and this rule says why.
  case undecided(Rule)
  /// What the app asked for was turned down, by this rule.
  case refused(Rule)
  /// The scene turns, with the window whose decision it was.
  case turned(WindowID, from: InterfaceOrientation, to: InterfaceOrientation)
  /// A window turns by itself: it does not own the scene.
  case windowTurned(WindowID, from: InterfaceOrientation, to: InterfaceOrientation)
  case callback(Callback, Receiver, reads: InterfaceOrientation)
  case console(ConsoleLine)
  case error(RequestError)
  case crash(Rule, Crash)
  /// The app's own code tests a mask against the orientation of the moment, side by side or by group.
  case tested(ControllerID, OrientationMask, InterfaceOrientation, byGroup: Bool)
  case reaction(Int)
  case reactionEnded(Int)
  /// A piece of the app's own code doesn't run, or one of its steps.
  case reactionSkipped(Int, Step?, ReactionSkip)
  case skipped
  /// Set-up that this version or device lacks.
  case ignored(IgnoredSetting)
  /// A preference was reduced over the views of a hosting controller: its operands, and what is left.
  case reduced(ControllerID, [PreferenceOperand], OrientationMask)
  /// The reduced value is what it was: onPreferenceChange does not fire.
  case preferenceKept(ControllerID, OrientationMask)
  /// The app sets an answer that it has given before.
  case answersAlready(Change<Numbers>)
  /// What a cover or sheet sets stays in its own tree: onPreferenceChange does not fire.
  case preferenceUnheard(ControllerID)
}

/// What one view brings into the reduction of a preference.
package struct PreferenceOperand: Hashable, Sendable {
  package var view: ControllerID
  package var mask: OrientationMask
  /// It sets nothing, and so brings the key's default.
  package var isDefault: Bool
}
