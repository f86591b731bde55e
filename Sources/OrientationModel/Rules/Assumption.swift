/// One of the rule book's open questions, by name, with the answer the book gives by default.
///
/// Whoever knows better turns it the other way: `assume NAME yes|no`.
package enum Assumption: UInt8, CaseIterable, Hashable, Sendable {
  case deviceBeforeCurrent
  case landscapeRightFirst
  case reaskOnTreeChange
  case customTakesOver
  case overFullScreenTakesOver
  case currentContextTakesOver
  case overCurrentContextTakesOver
  case fullScreenAboveSheetDecides
  case legacyNavigationAsksAll
  case presenterPreferenceFirst
  case preferredMismatchWarns
  case emptyMaskThrows
  case newPreferredTextFrom13
  case halfTurnTransition
  case traitsBeforeSize
  case statusBarFrame
  case topmostWindowDecides
  case faceIDReadsUpsideDown
  case lockClampsDevice
  case portraitLaunchIfListed
  case requestKeepsCurrent
  case multitaskingIgnoresDelegate
  case plistLimitsRotation
  case coverDefersToRoot
  case unsetPreferenceDelivered
  case dismissalReturnsOn8
  case attemptUpdatesOn16
  case transitionsSerialise
  case lateTakeOver
  case customStopsChain
  case windowRemovalReevaluates
  case hiddenWindowsMayTurn
  case flatRemembersDefinite
  case earlyUpsideDown
  case legacyPlistLimits
  case suppressedMaskIsCalled
  case oldCallbacksFire
  case fullScreenHonouredOn27
  case sceneAppsIgnoreMasks
  case defaultPreferredValidated
  case extensionOverrideRuns
  case launchEvaluatesRoot
  case dismissalReturns
  case regularCurrentContextTakesOver
  case windowMismatchThrows
  case emptyMaskFrees
  case overlayDragsStatusBar
  case staleMaskWhileAppearing
}

extension Assumption {
  /// What the scenario language calls it.
  package var name: String { entry.name }

  /// The answer the book gives.
  package var byDefault: Bool { entry.byDefault }

  /// The question it answers, for people.
  package var question: String { entry.question }

  /// Its number in the book's list of open questions, or nothing.
  package var number: String { entry.number }

  /// The rules that lean on it.
  package var rules: [RuleID] { entry.rules }

  package init?(name: some StringProtocol) {
    guard let match = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = match
  }

  private var entry: Entry { Self.entries[Int(rawValue)] }

  private struct Entry: Sendable {
    let name: String
    let byDefault: Bool
    let number: String
    let rules: [RuleID]
    let question: String

    init(_ name: String, _ byDefault: Bool, _ number: String, _ rules: [RuleID], _ question: String)
    {
      self.name = name
      self.byDefault = byDefault
      self.number = number
      self.rules = rules
      self.question = question
    }
  }

  /// In the order of the cases.
  private static let entries: [Entry] = [
    Entry(
      "device-before-current", true, "Q1", [RuleID(.choose, 2), RuleID(.choose, 3)],
      "Does the device's orientation come before the current one when both are allowed?"),
    Entry(
      "landscape-right-first", true, "Q2", [RuleID(.choose, 4)],
      "Does a landscape-only controller come up in landscapeRight when nothing else decides?"),
    Entry(
      "reask-on-tree-change", true, "Q3", [RuleID(.reval, 5), RuleID(.choose, 7)],
      "Does iOS 16 ask again by itself when a push, a pop or a tab changes the answer?"),
    Entry(
      "custom-takes-over", false, "Q4", [RuleID(.ask, 4)],
      "Does a custom presentation that keeps its presenter's views take over the decision?"),
    Entry(
      "over-full-screen-takes-over", true, "Q5", [RuleID(.ask, 4)],
      "Does an overFullScreen presentation take over the decision?"),
    Entry(
      "current-context-takes-over", true, "Q6", [RuleID(.ask, 4)],
      "Does a currentContext presentation take over where the width is compact?"),
    Entry(
      "over-current-context-takes-over", false, "Q6", [RuleID(.ask, 4)],
      "Does an overCurrentContext presentation take over the decision?"),
    Entry(
      "full-screen-above-sheet-decides", true, "Q7", [RuleID(.ask, 7)],
      "Does a full-screen presentation above a sheet decide?"),
    Entry(
      "legacy-navigation-asks-all", false, "Q8", [RuleID(.cont, 9)],
      "On iOS 5 and earlier, does a navigation controller ask its whole stack, not only the top?"),
    Entry(
      "presenter-preference-first", false, "Q9", [RuleID(.choose, 6)],
      "Does the presenter's preferred orientation come before the device's on a dismissal?"),
    Entry(
      "preferred-mismatch-warns", true, "Q10", [RuleID(.exc, 7)],
      "Is a preferred orientation outside the mask only a warning from iOS 17?"),
    Entry(
      "empty-mask-throws", true, "Q11", [RuleID(.exc, 1), RuleID(.exc, 2)],
      "Do masks without a common orientation still raise the exception from iOS 16 on?"),
    Entry(
      "new-preferred-text-from-13", true, "Q12", [RuleID(.exc, 6)],
      "Does the preferred-orientation exception have its newer text from iOS 13 on?"),
    Entry(
      "half-turn-transition", false, "Q13", [RuleID(.seq, 9), RuleID(.seq, 20)],
      "Does a turn of 180 degrees call viewWillTransition(to:with:)?"),
    Entry(
      "traits-before-size", true, "Q14", [RuleID(.seq, 6)],
      "Does willTransition(to:with:), for traits, come before viewWillTransition(to:with:)?"),
    Entry(
      "status-bar-frame", true, "Q15", [RuleID(.seq, 3), RuleID(.seq, 17)],
      "Do the status-bar notifications of iOS 7 still frame a turn on 8 to 12?"),
    Entry(
      "topmost-window-decides", true, "Q16", [RuleID(.win, 3)],
      "Does the topmost visible window own the scene's orientation, not the main one?"),
    Entry(
      "face-id-reads-upside-down", true, "Q17", [RuleID(.dev, 10)],
      "Does UIDevice.orientation report portraitUpsideDown on a phone without a home button?"),
    Entry(
      "lock-clamps-device", true, "Q18", [RuleID(.lock, 2), RuleID(.lock, 3), RuleID(.lock, 9)],
      "Does the user's lock replace the candidate, and not only silence the events?"),
    Entry(
      "portrait-launch-if-listed", true, "Q19", [RuleID(.launch, 3), RuleID(.launch, 5)],
      "Does an ordinary phone held sideways launch in portrait where that is listed?"),
    Entry(
      "request-keeps-current", true, "Q20", [RuleID(.geo, 7)],
      "Does a geometry request that contains the current orientation change nothing?"),
    Entry(
      "multitasking-ignores-delegate", true, "Q21", [RuleID(.pad, 3)],
      "Is the app delegate's mask ignored too where an iPad app can multitask?"),
    Entry(
      "plist-limits-rotation", false, "Q22", [RuleID(.mask, 6)],
      "Does the Info.plist still limit rotation where an app delegate answers?"),
    Entry(
      "cover-defers-to-root", true, "Q23", [RuleID(.swui, 7)],
      "Does the root still decide while a SwiftUI cover is on screen?"),
    Entry(
      "unset-preference-delivered", true, "Q24", [RuleID(.swui, 2)],
      "Is a preference's default delivered once at the start though no view sets it?"),
    Entry(
      "dismissal-returns-on-8", true, "Q25", [RuleID(.reval, 3)],
      "Does a dismissal on iOS 8 return to the only orientation its presenter allows?"),
    Entry(
      "attempt-updates-on-16", true, "Q26", [RuleID(.auto, 7)],
      "From iOS 16, does attemptRotationToDeviceOrientation act like setNeedsUpdate?"),
    Entry(
      "transitions-serialise", true, "Q27", [RuleID(.ask, 10)],
      "Does a presentation during a dismissal wait for its end?"),
    Entry(
      "late-take-over", false, "", [RuleID(.ask, 18)],
      "Does a covering style other than fullScreen take over late, after it has appeared?"),
    Entry(
      "custom-stops-chain", true, "", [RuleID(.ask, 8)],
      "On 8 to 12, does a custom presentation that keeps its presenter hide what is above it?"
    ),
    Entry(
      "window-removal-reevaluates", true, "", [RuleID(.reval, 14)],
      "Does hiding a window evaluate the windows that are left, from iOS 13?"),
    Entry(
      "hidden-windows-may-turn", true, "", [RuleID(.win, 2), RuleID(.win, 3)],
      "May a hidden window with a root turn the scene when the visible ones do not?"),
    Entry(
      "flat-remembers-definite", true, "", [RuleID(.dev, 6)],
      "Does the last definite orientation count while the device lies flat?"),
    Entry(
      "early-upside-down", false, "", [RuleID(.dev, 8)],
      "Could a phone without a home button show portraitUpsideDown before iOS 14?"),
    Entry(
      "legacy-plist-limits", false, "", [RuleID(.mask, 12)],
      "Does the Info.plist limit rotation on iOS 5 and earlier, not only the launch?"),
    Entry(
      "suppressed-mask-is-called", false, "", [RuleID(.auto, 2)],
      "Is the mask's getter called although shouldAutorotate answered false?"),
    Entry(
      "old-callbacks-fire", true, "", [RuleID(.seq, 7)],
      "On 8 to 12, do willRotate and didRotate fire where viewWillTransition is not overridden?"
    ),
    Entry(
      "full-screen-honoured-on-27", true, "", [RuleID(.pad, 10)],
      "Does UIRequiresFullScreen make masks count in resizable scenes of iOS 27?"),
    Entry(
      "scene-apps-ignore-masks", false, "", [RuleID(.pad, 7)],
      "Does a scene-based app on iPadOS 26 lose its masks even in full screen?"),
    Entry(
      "default-preferred-validated", false, "", [RuleID(.exc, 9)],
      "Is a preferred orientation that nobody overrode validated as well?"),
    Entry(
      "extension-override-runs", true, "", [RuleID(.cat, 1), RuleID(.cat, 4)],
      "Does an override in an extension of a UIKit class run in place of UIKit's own?"),
    Entry(
      "launch-evaluates-root", true, "", [RuleID(.launch, 5)],
      "Is the root evaluated once after launch, from iOS 8?"),
    Entry(
      "dismissal-returns", true, "", [RuleID(.reval, 3)],
      "Does dismissing what had taken over ask the presenter again, on iOS 6 to 15?"),
    Entry(
      "regular-current-context-takes-over", false, "", [RuleID(.ask, 4)],
      "Does a currentContext presentation decide where the width is regular, too?"),
    Entry(
      "window-mismatch-throws", true, "", [RuleID(.exc, 1), RuleID(.exc, 4), RuleID(.win, 2)],
      "Does a second window that shares nothing with the app still raise from iOS 13?"),
    Entry(
      "empty-mask-frees", false, "", [RuleID(.exc, 1), RuleID(.mask, 10)],
      "Where an empty mask raises nothing, does the interface follow the device?"),
    Entry(
      "overlay-drags-status-bar", false, "", [RuleID(.win, 1), RuleID(.win, 2)],
      "On iOS 6 and 7, may a visible window that is not key turn the status bar?"),
    Entry(
      "stale-mask-while-appearing", true, "", [RuleID(.mask, 13), RuleID(.geo, 3)],
      "Does UIKit still use the outgoing mask in viewWillAppear, from iOS 16?"),
  ]
}

/// The answers in force: one bit an assumption.
package struct Assumptions: Hashable, Sendable {
  private var bits: UInt64

  /// The book's own answers.
  package static let book: Assumptions = {
    var bits: UInt64 = 0
    for assumption in Assumption.allCases where assumption.byDefault {
      bits |= 1 << UInt64(assumption.rawValue)
    }
    return Assumptions(bits: bits)
  }()

  private init(bits: UInt64) { self.bits = bits }

  @inline(__always) package subscript(assumption: Assumption) -> Bool {
    get { bits & (1 << UInt64(assumption.rawValue)) != 0 }
    set {
      let bit: UInt64 = 1 << UInt64(assumption.rawValue)
      bits = newValue ? bits | bit : bits & ~bit
    }
  }

  /// The ones that are not as the book has them, in the book's order.
  package var flipped: [Assumption] {
    Assumption.allCases.filter { self[$0] != $0.byDefault }
  }
}
