/// Why a step makes no sense where it stands: facts, worded elsewhere.
package enum StepProblem: Hashable, Sendable {
  case noNavigation
  case nothingToPop
  case notOnStack(ControllerID)
  case alreadyOnTop(ControllerID)
  case notOnStage(ControllerID)
  case alreadyOnStage(ControllerID)
  case navigationOntoNavigation(ControllerID)
  case notATab(ControllerID)
  case nothingPresented
  case notPresented(ControllerID)
  case notTopmost(ControllerID)
  case nobodyToPresentFrom
  case notPresentable(ControllerID)
  /// The version does not have it yet, or any more.
  case versionLacks(API)
  case swipeUnderWay
  case noSwipeUnderWay
  case windowIs(WindowID, WindowPresence)
  case mainWindowStays
  case alreadyInBackground
  case notInBackground
  case deviceLacks(SceneMode)
  case notGenerating
  case endlessReactions
  case hasCrashed
}

/// Whether a window exists, and whether it is shown.
package enum WindowPresence: UInt8, Hashable, Sendable { case absent, hidden, shown }
