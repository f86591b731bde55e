/// Something that happens: the hand's, the user's or the app's doing.
package enum Step: Hashable, Sendable {
  /// What is written to `UIDevice.orientation` by key-value coding.
  package enum Forced: Hashable, Sendable {
    case orientation(InterfaceOrientation)
    case unknown
    /// The preferred orientation of the controller whose code it is, or of the one that decides.
    case preferred
  }

  case rotate(DeviceOrientation)
  case rotateLeft
  case rotateRight
  case lock(Bool)
  case push(ControllerID, into: ControllerID?)
  case pop
  case popTo(ControllerID)
  case popToRoot
  case present(ControllerID, as: PresentationStyle?, from: ControllerID?)
  case dismiss(ControllerID?)
  case select(ControllerID)
  case replaceRoot(ControllerID)
  case replace(ControllerID, with: ControllerID)
  case force(Forced)
  case request(OrientationMask)
  case update(ControllerID?)
  case updateLock(ControllerID?)
  case statusBar(InterfaceOrientation)
  case beginPop
  case beginDismiss
  case cancel
  case finish
  case attempt
  case set(Edit)
  case addWindow(WindowID)
  case showWindow(WindowID)
  case hideWindow(WindowID)
  case resize(SceneMode)
  case background
  case foreground
  case beginGenerating
  case endGenerating
  /// A step of some versions only; on the others it is skipped.
  indirect case only([ClosedRange<SystemVersion>], Step)
}

/// What a `set` line changes: it makes another cast.
package enum Edit: Hashable, Sendable {
  case supports(ControllerID, OrientationMask, isEnum: Bool)
  case prefers(ControllerID, Controller.Preference)
  case autorotates(ControllerID, Bool)
  case prefersLock(ControllerID, Bool)
  /// What a SwiftUI view sets.
  case orientations(ControllerID, OrientationMask)
  case delegate(DelegateAnswer)
  /// The lock preference as UIKit has read it.
  case lockRead
  /// A child of a container that is no stack gives its place to another.
  case child(of: ControllerID, at: UInt16, ControllerID)
}
