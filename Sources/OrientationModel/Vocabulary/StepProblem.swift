/// Why a step makes no sense where it stands: facts, worded elsewhere.
package enum StepProblem: Hashable, Sendable {
  case noNavigation, nothingToPop, nothingPresented, nobodyToPresentFrom
  case notOnStack(ControllerID)
  case alreadyOnTop(ControllerID)
  case notOnStage(ControllerID)
  case alreadyOnStage(ControllerID)
  case navigationOntoNavigation(ControllerID)
  case notATab(ControllerID)
  case notPresented(ControllerID)
  case notTopmost(ControllerID)
  case notPresentable(ControllerID)
  /// The version does not have it yet, or any more.
  case versionLacks(API)
  case windowIs(WindowID, WindowPresence)
  case deviceLacks(SceneMode)
  case swipeUnderWay, noSwipeUnderWay, mainWindowStays, alreadyInBackground, notInBackground
  case notGenerating, endlessReactions, hasCrashed
}

/// Whether a window exists, and whether it is shown.
package enum WindowPresence: UInt8, Hashable, Sendable { case absent, hidden, shown }
