/// Everything about the app and its device that no step but `set delegate` changes.
package struct Settings: Hashable, Sendable {
  package var device = Device.iPhone
  package var version = SystemVersion(26)
  /// The SDK the app was built with.
  package var linked = SystemVersion(26)
  /// The oldest version the app runs on, where that is known.
  package var deployment: SystemVersion?
  package var held = DeviceOrientation.portrait
  package var isLocked = false
  /// The orientations the Info.plist lists for this idiom, in its order; nothing where it has no list.
  package var plist: [InterfaceOrientation]?
  /// That list is the idiom's own (`~ipad`, `~iphone`), not the general one.
  package var hasIdiomList = false
  /// Nothing where the app delegate has no such method.
  package var delegate: DelegateAnswer<Numbers>?
  package var sceneDelegate: OrientationMask?
  package var requiresFullScreen = false
  package var shape = SceneShape.fullScreen
  package var usesSceneLifeCycle = true
  package var assumptions = Assumptions.book

  package init() {}
}
