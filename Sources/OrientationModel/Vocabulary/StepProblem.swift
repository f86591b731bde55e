/// Why a step isn't possible in a world: facts, worded elsewhere.
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
  /// A size is what the user gives a resizable scene.
  case notResizable
  case deviceLacksHinge
  case closedDuoSharesNothing
  case alreadyIn(Posture)
  case swipeUnderWay, noSwipeUnderWay, alreadyInBackground, notInBackground
  case notGenerating, endlessReactions, hasCrashed
  /// It names a screen or window that the app does not have, or has no longer.
  case namesNobody
  case noRoom(WorldLimit)
}

/// What a `World` can hold only a limited number of.
package enum WorldLimit: CaseIterable, Hashable, Sendable {
  /// Presentations stacked in one window.
  case presentations
  /// Calls of `beginGeneratingDeviceOrientationNotifications()` that were not ended, UIKit's own
  /// among them.
  case generating
  /// Different apps that the `set` steps of a play make.
  case apps

  package var most: Int {
    switch self {
    case .presentations: 255
    case .generating: 7
    case .apps: 8_191
    }
  }
}

package enum WindowPresence: UInt8, Named {
  case absent, hidden, shown

  /// The word behind a window's name; one that is shown needs none.
  package var name: String {
    switch self {
    case .absent: "absent"
    case .hidden: "hidden"
    case .shown: "shown"
    }
  }
}
