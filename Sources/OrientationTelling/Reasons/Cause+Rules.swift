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
          + "\(mask.phrase): no orientation in common."
    case .preferredMismatch(let id, let preference, let mask):
      return "\(subject(id)) prefers \(preference.name), but its mask only includes \(mask.phrase)."
    case .recursion(let id):
      return "\(subject(id)) is asked for its mask while it's still computing it."
    case .noSceneLifeCycle:
      return "An app built with the iOS 27 SDK doesn't launch without the scene life cycle."
    }
  }

  /// A mask that its author cannot have meant.
  func useless(_ answer: Ruling.MaskAnswer) -> String {
    guard app[answer.controller].controller.isEnumPassedAsMask else {
      return "\(subject(answer.controller)) supports no orientation at all."
    }
    return "\(subject(answer.controller)) returns an orientation where a mask belongs, and UIKit "
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
      RuleCause("Since iOS 16 setting UIDevice.orientation no longer rotates anything.") {
        $0.reading.iOSMajor >= 16
      }
    ],
    .treeChangeSilentUpTo15: [
      RuleCause(
        "Up to iOS 15 UIKit doesn't check {occasion}: the interface waits until you rotate the "
          + "{device}.")
    ],
    .autorotateNoSuppressesTurn: [autorotateSaysNo], .autorotateNoPresentation: [autorotateSaysNo],
    .multitaskingAsksNobody: [
      RuleCause(
        "The app can share the iPad's screen, so UIKit asks no view controller and ignores all "
          + "masks.")
    ],
    .windowsIgnoreLocksFrom26: [
      RuleCause(
        "Since iPadOS 26 an app in a window rotates with the iPad, and UIKit ignores its masks.")
    ],
    .setNeedsUpdate: [
      RuleCause(
        "{changed} changed, but UIKit wasn't notified. UIKit reads it only when something makes it "
          + "check.")
    ],
    .masksReadWhenNeeded: [
      RuleCause("{changed} changed, but up to iOS 15 UIKit reads it only at its next check.")
    ],
    .delegateChangeTriggersNothing: [
      RuleCause(
        "The app delegate's mask changed, but UIKit wasn't notified. UIKit asks again only at its "
          + "next check.")
    ],
    .changedAnswerTurnsFrom16: [
      RuleCause(
        "The app delegate now returns another mask, but UIKit only compares {decider}'s own, which "
          + "is unchanged."
      ) { $0.reading.changesDelegateAnswer },
      RuleCause(
        "{decider} returns the same mask before and after, so nothing makes the interface rotate."),
    ],
    .sheetDismissalAsksNobody: [
      RuleCause(
        "UIKit wasn't asking the dismissed screen, so it doesn't ask the presenter again.")
    ],
    .interfaceLock: [
      RuleCause("{locker} prefers a locked orientation, and iOS locks it.")
    ],
    .lockSilencesDevice: [deviceIsLocked], .padLocksTheMoment: [deviceIsLocked],
    .lockReadOnRequest: [
      RuleCause(
        "{changed} changed, but UIKit wasn't notified. UIKit reads it on "
          + "setNeedsUpdateOfPrefersInterfaceOrientationLocked()."
      ) { $0.reading.setsLockPreference }
    ],
    .multitaskingCannotForce: [
      RuleCause(
        "The app can share the iPad's screen, and such an app can't rotate by setting "
          + "UIDevice.orientation.")
    ],
    .multitaskingCannotRequest: [
      RuleCause(
        "The app can share the iPad's screen or is in a window, where no request rotates the "
          + "interface.")
    ],
    .listNotRootDecidesLaunch: [
      RuleCause("At launch only Info.plist decides. UIKit asks no view controller.")
    ],
    .writtenValueMustDiffer: [
      RuleCause("UIDevice.orientation already had that value, and setting it again does nothing.")
    ],
    .notificationsMustBeGenerated: [
      RuleCause(
        "Device orientation notifications only inform the app, so nothing rotates."
      ) { $0.reading.togglesNotifications }
    ],
    .autorotateAskedFirst: [
      RuleCause("{changed} changed, and UIKit reads it only at its next check.")
    ],
    .keyWindowDecidesUpTo7: [
      RuleCause("On {iOS} UIKit doesn't check when a window is added or removed.")
    ],
    .rootsAndWindowsDecide: [RuleCause("On {iOS} UIKit doesn't check when a window is hidden.")],
    .dismissalDecides: [
      RuleCause(
        "UIKit checks after most dismissals, but reportedly not after this one on {iOS}."
      )
    ],
    .allowedIsIntersection: [
      RuleCause("The masks leave no orientation that this {device} supports.")
    ],
    .customHidesWhatIsAbove: [
      RuleCause(
        "The custom presentation below hides what's presented over it from UIKit's search.")
    ],
    .begunPopHasLeft: [RuleCause("A swipe is in progress, and UIKit doesn't check until it ends.")],
    .flatNeverTurns: [
      RuleCause(
        "The app set UIDevice.orientation to unknown, which is no orientation to rotate to."
      ) {
        $0.reading.innermostStep == .force(.unknown)
      },
      RuleCause("The {device} is flat, so there's no orientation to follow and nothing rotates.") {
        !$0.reading.world.held.isDefinite
      },
    ],
    .foregroundReadsDevice: [
      RuleCause("The app is in the background, where UIKit doesn't check.")
    ],
    .lockFromHomeScreen: [
      RuleCause("The rotation lock changed while the app was away, so nothing rotates.")
    ],
    .resizableIgnoresMasks: [
      RuleCause(
        "In this scene the interface is portrait whatever its shape, and UIKit ignores masks."
      ) { $0.reading.staysAside }
    ],
    .statusBarMovesAlone: [statusBarAlone], .statusBarNeedsMaskOfZero: [statusBarAlone],
    .stylesThatTakeOver: [isLeftBelow], .coversDeferToRoot: [isLeftBelow],
    .alertLeavesDecision: [isLeftBelow],
  ]

  private static let autorotateSaysNo = RuleCause(
    "{refuser} returns false from shouldAutorotate, and up to iOS 15 UIKit reads it first.")
  private static let deviceIsLocked = RuleCause(
    "The rotation lock is on, so UIKit doesn't notice the rotation.")
  private static let statusBarAlone = RuleCause(
    "setStatusBarOrientation rotates the status bar, but no view controller."
  ) { $0.movesStatusBar }
  private static let isLeftBelow = RuleCause(
    "Under {top} UIKit still asks {presenter}, so it doesn't ask the new screen."
  ) { !$0.reading.isDismissal }
}

extension Explanation {
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
