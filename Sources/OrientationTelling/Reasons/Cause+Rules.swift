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
        ? "\(subject(own.controller)) supports no orientation at all."
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

  /// What a rule that settles a step by itself says of it.
  func cause(of rule: Rule, _ writer: VerdictWriter) -> String {
    switch rule {
    case .oldSDKCanForce where writer.reading.iOSMajor >= 16:
      "Since iOS 16 writing UIDevice.orientation turns nothing."
    case .treeChangeSilentUpTo15:
      "Up to iOS 15 UIKit asks nobody \(writer.saying.occasion): the interface waits for the next "
        + "turn of the \(deviceNoun)."
    case .autorotateNoSuppressesTurn, .autorotateNoPresentation:
      "\(writer.saying.claimant(.autorotate)) answers shouldAutorotate with false, and up to iOS "
        + "15 UIKit asks that first."
    case .multitaskingAsksNobody:
      "The app may share the iPad's screen with others, so UIKit asks no view controller and no "
        + "mask counts."
    case .windowsIgnoreLocksFrom26:
      "From iPadOS 26 an app in a window turns with the iPad, and no mask counts."
    case .setNeedsUpdate:
      "\(changed(writer)) changed and nobody told UIKit, which reads it only when something makes "
        + "it decide."
    case .masksReadWhenNeeded:
      "\(changed(writer)) changed, and up to iOS 15 UIKit reads it only when it next decides."
    case .delegateChangeTriggersNothing:
      "The app delegate's answer changed and nobody told UIKit, which asks again only at the next "
        + "decision."
    case .changedAnswerTurnsFrom16 where writer.reading.changesDelegateAnswer:
      writer.saying.filled(
        "The app delegate has another answer now, but UIKit only compares {decider}'s own, and that "
          + "is the same as before.")
    case .changedAnswerTurnsFrom16:
      writer.saying.filled(
        "{decider} answers the same before and after, so nothing makes the interface turn.")
    case .sheetDismissalAsksNobody:
      "What is dismissed had not taken over the decision, so its presenter is not asked again."
    case .interfaceLock:
      writer.saying.filled("{locker} asks iOS to lock the interface orientation, and it is locked.")
    case .lockSilencesDevice, .padLocksTheMoment:
      "The rotation lock is on, so UIKit hears nothing of the turn."
    case .lockReadOnRequest where writer.reading.setsLockPreference:
      "\(changed(writer)) changed and nobody told UIKit, which reads it at "
        + "setNeedsUpdateOfPrefersInterfaceOrientationLocked()."
    case .multitaskingCannotRequest:
      "The app shares the iPad's screen with others, or may, and there no request turns the "
        + "interface."
    case .listNotRootDecidesLaunch:
      "At launch the Info.plist alone decides, and asks no view controller."
    case .writtenValueMustDiffer:
      "UIDevice.orientation had that value already, and writing it again turns nothing."
    case .flatNeverTurns where writer.reading.innermostStep == .force(.unknown):
      "The app wrote unknown to UIDevice.orientation, which asks for no side."
    case .notificationsMustBeGenerated where writer.reading.togglesNotifications:
      "Notifications of the device only tell the app which way it is held, so nothing turns."
    case .autorotateAskedFirst:
      "\(changed(writer)) changed, and UIKit asks it only when it next decides."
    case .keyWindowDecidesOn6And7:
      "On \(writer.saying.filled("{iOS}")) UIKit asks nobody when a window comes or goes."
    case .rootsAndWindowsDecide:
      "On \(writer.saying.filled("{iOS}")) UIKit asks nobody when a window is hidden."
    case .dismissalDecides:
      "After most dismissals UIKit asks again; after this one, as reported of "
        + "\(writer.saying.filled("{iOS}")), it does not."
    case .allowedIsIntersection:
      "All masks together leave no orientation that this \(deviceNoun) can show."
    case .customHidesWhatIsAbove:
      "The custom presentation further down hides from UIKit what is presented over it."
    case .begunPopHasLeft: "A swipe is under way, and nothing is decided before it ends."
    case .flatNeverTurns where !writer.reading.world.held.isDefinite:
      "A \(deviceNoun) that lies flat points nowhere, so nothing turns."
    case .foregroundReadsDevice: "The app is in the background, where nothing is decided."
    case .lockFromHomeScreen: "The rotation lock was switched outside the app, so nothing turns."
    case .resizableIgnoresMasks where writer.reading.staysAside:
      "In this scene the interface is portrait whatever its shape, and masks count for nothing."
    case .statusBarMovesAlone where writer.movesStatusBar,
      .statusBarNeedsMaskOfZero where writer.movesStatusBar:
      "setStatusBarOrientation moves the status bar, and no view controller with it."
    case .stylesThatTakeOver where !writer.reading.isDismissal,
      .coversDeferToRoot where !writer.reading.isDismissal,
      .alertLeavesDecision where !writer.reading.isDismissal:
      writer.saying.filled("{top} leaves the decision to {presenter}, so nobody is asked.")
    default: "\(writer.reason)."
    }
  }

  /// What a `set` step changed, and whose: `Film's mask`.
  private func changed(_ writer: VerdictWriter) -> String {
    guard case .set(let change)? = writer.reading.innermostStep else {
      return "A mask or preference"
    }
    switch change {
    case .supports(let id, _), .orientations(let id, _): return "\(subject(id))'s mask"
    case .prefers(let id, _): return "\(subject(id))'s preferred orientation"
    case .autorotates(let id, _): return "\(subject(id))'s shouldAutorotate"
    case .prefersLock(let id, _): return "\(subject(id))'s lock preference"
    case .delegate: return "The app delegate's answer"
    }
  }
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
