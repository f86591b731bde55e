import OrientationModel
import OrientationScenarios

// What ended the app, and what a rule that settles a step by itself says of it.

extension Wording {
  func cause(of crash: Crash, _ writer: VerdictWriter) -> String {
    switch crash {
    case .noCommonOrientation(let id):
      let own =
        writer.reading.ownAnswers.first { $0.controller == id } ?? writer.reading.ownAnswers.first
      guard let own, let mask = writer.reading.appMask, let source = writer.reading.appSource else {
        return "\(subject(id)) and the app have no orientation in common."
      }
      return own.mask.isVoid
        ? useless(own)
        : "\(subject(own.controller)) supports \(own.mask.phrase) and \(text(of: source)) allows "
          + "\(mask.phrase): they have no orientation in common."
    case .preferredMismatch(let id, let preference, let mask):
      return "\(subject(id)) prefers \(preference.name), but its mask only holds \(mask.phrase)."
    case .recursion(let id):
      return "\(subject(id)) is asked for its mask while it is still answering."
    case .noSceneLifeCycle:
      return "An app built with the SDK of iOS 27 does not launch without the scene life cycle."
    }
  }

  /// A mask that its author cannot have meant.
  func useless(_ answer: Ruling.MaskAnswer) -> String {
    guard app[answer.controller].controller.isEnumPassedAsMask else {
      return "\(subject(answer.controller)) supports no orientation at all."
    }
    return "\(subject(answer.controller)) answers an orientation where a mask belongs, and UIKit "
      + "reads it as \(answer.mask.phrase)."
  }
}

extension VerdictWriter {
  /// What a rule that settles a step by itself says of it; where it has nothing of its own to say of
  /// this step, what it says of the outcome.
  func cause(of rule: Rule) -> String {
    let meant = Self.causes[rule]?.first { $0.holds(self) }
    return meant.map { saying.filled($0.words) } ?? "\(reason)."
  }

  /// A sentence and when it is true.
  private struct RuleCause: Sendable {
    let words: String
    let holds: @Sendable (VerdictWriter) -> Bool

    init(_ words: String, where holds: @escaping @Sendable (VerdictWriter) -> Bool = { _ in true })
    {
      self.words = words
      self.holds = holds
    }
  }

  private static let causes: [Rule: [RuleCause]] = [
    .oldSDKCanForce: [
      RuleCause("Since iOS 16 writing UIDevice.orientation turns nothing.") {
        $0.reading.iOSMajor >= 16
      }
    ],
    .treeChangeSilentUpTo15: [
      RuleCause(
        "Up to iOS 15 UIKit asks nobody {occasion}: the interface waits for the next turn of the "
          + "{device}.")
    ],
    .autorotateNoSuppressesTurn: [autorotateSaysNo], .autorotateNoPresentation: [autorotateSaysNo],
    .multitaskingAsksNobody: [
      RuleCause(
        "The app may share the iPad's screen with others, so UIKit asks no view controller and no "
          + "mask counts.")
    ],
    .windowsIgnoreLocksFrom26: [
      RuleCause("From iPadOS 26 an app in a window turns with the iPad, and no mask counts.")
    ],
    .setNeedsUpdate: [
      RuleCause(
        "{changed} changed and nobody told UIKit, which reads it only when something makes it "
          + "decide.")
    ],
    .masksReadWhenNeeded: [
      RuleCause("{changed} changed, and up to iOS 15 UIKit reads it only when it next decides.")
    ],
    .delegateChangeTriggersNothing: [
      RuleCause(
        "The app delegate's answer changed and nobody told UIKit, which asks again only at the next "
          + "decision.")
    ],
    .changedAnswerTurnsFrom16: [
      RuleCause(
        "The app delegate has another answer now, but UIKit only compares {decider}'s own, and that "
          + "is the same as before."
      ) { $0.reading.changesDelegateAnswer },
      RuleCause(
        "{decider} answers the same before and after, so nothing makes the interface turn."),
    ],
    .sheetDismissalAsksNobody: [
      RuleCause(
        "What is dismissed had not taken over the decision, so its presenter is not asked again.")
    ],
    .interfaceLock: [
      RuleCause("{locker} asks iOS to lock the interface orientation, and it is locked.")
    ],
    .lockSilencesDevice: [deviceIsLocked], .padLocksTheMoment: [deviceIsLocked],
    .lockReadOnRequest: [
      RuleCause(
        "{changed} changed and nobody told UIKit, which reads it at "
          + "setNeedsUpdateOfPrefersInterfaceOrientationLocked()."
      ) { $0.reading.setsLockPreference }
    ],
    .multitaskingCannotForce: [
      RuleCause(
        "The app may share the iPad's screen with others, and such an app cannot turn by writing "
          + "UIDevice.orientation.")
    ],
    .multitaskingCannotRequest: [
      RuleCause(
        "The app shares the iPad's screen with others, or may, and there no request turns the "
          + "interface.")
    ],
    .listNotRootDecidesLaunch: [
      RuleCause("At launch the Info.plist alone decides, and asks no view controller.")
    ],
    .writtenValueMustDiffer: [
      RuleCause("UIDevice.orientation had that value already, and writing it again turns nothing.")
    ],
    .notificationsMustBeGenerated: [
      RuleCause(
        "Notifications of the device only tell the app which way it is held, so nothing turns."
      ) { $0.reading.togglesNotifications }
    ],
    .autorotateAskedFirst: [
      RuleCause("{changed} changed, and UIKit asks it only when it next decides.")
    ],
    .keyWindowDecidesUpTo7: [
      RuleCause("On {iOS} UIKit asks nobody when a window comes or goes.")
    ],
    .rootsAndWindowsDecide: [RuleCause("On {iOS} UIKit asks nobody when a window is hidden.")],
    .dismissalDecides: [
      RuleCause(
        "After most dismissals UIKit asks again; after this one, as reported of {iOS}, it does not."
      )
    ],
    .allowedIsIntersection: [
      RuleCause("All masks together leave no orientation that this {device} can show.")
    ],
    .customHidesWhatIsAbove: [
      RuleCause(
        "The custom presentation further down hides from UIKit what is presented over it.")
    ],
    .begunPopHasLeft: [RuleCause("A swipe is under way, and nothing is decided before it ends.")],
    .flatNeverTurns: [
      RuleCause("The app wrote unknown to UIDevice.orientation, which asks for no side.") {
        $0.reading.innermostStep == .force(.unknown)
      },
      RuleCause("The {device} lies flat and points nowhere, so nothing turns.") {
        !$0.reading.world.held.isDefinite
      },
    ],
    .foregroundReadsDevice: [
      RuleCause("The app is in the background, where nothing is decided.")
    ],
    .lockFromHomeScreen: [
      RuleCause("The rotation lock was switched outside the app, so nothing turns.")
    ],
    .resizableIgnoresMasks: [
      RuleCause(
        "In this scene the interface is portrait whatever its shape, and masks count for nothing."
      ) { $0.reading.staysAside }
    ],
    .statusBarMovesAlone: [statusBarAlone], .statusBarNeedsMaskOfZero: [statusBarAlone],
    .stylesThatTakeOver: [isLeftBelow], .coversDeferToRoot: [isLeftBelow],
    .alertLeavesDecision: [isLeftBelow],
  ]

  private static let autorotateSaysNo = RuleCause(
    "{refuser} answers shouldAutorotate with false, and up to iOS 15 UIKit asks that first.")
  private static let deviceIsLocked = RuleCause(
    "The rotation lock is on, so UIKit hears nothing of the turn.")
  private static let statusBarAlone = RuleCause(
    "setStatusBarOrientation moves the status bar, and no view controller with it."
  ) { $0.movesStatusBar }
  private static let isLeftBelow = RuleCause(
    "{top} leaves the decision to {presenter}, so nobody is asked."
  ) { !$0.reading.isDismissal }
}

extension Reading {
  /// It does not follow the device in a scene that lets every orientation be.
  fileprivate var staysAside: Bool {
    ruling?.outcome == .stayed && interface == .portrait && episode.pointed != .portrait
  }

  /// The step begins or ends notifications of the device.
  fileprivate var togglesNotifications: Bool {
    innermostStep == .beginGenerating || innermostStep == .endGenerating
  }

  /// The step changed a preference for the lock.
  fileprivate var setsLockPreference: Bool {
    if case .set(.prefersLock) = innermostStep { true } else { false }
  }
}
