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
  /// What the app delegate answered when UIKit was last told, where it answers otherwise now.
  package var toldDelegate: ToldAnswer?
  package var sceneDelegate: OrientationMask?
  package var requiresFullScreen = false
  package var shape = SceneShape.fullScreen
  package var usesSceneLifeCycle = true
  package var assumptions = Assumptions.book

  package init() {}

  /// Whether this version goes by what UIKit was told, as an assumption has it (REVAL-15).
  func remembers(_ assumption: Assumption) -> Bool {
    version.major >= 16 && assumptions[assumption]
  }

  /// The app delegate answers otherwise from now on, and tells nobody.
  mutating func answer(_ answer: DelegateAnswer<Numbers>) {
    if remembers(.announcedDelegateCounts), toldDelegate == nil {
      toldDelegate = ToldAnswer(answer: delegate)
    }
    delegate = answer
    if toldDelegate?.answer == answer { toldDelegate = nil }
  }
}

/// The app delegate's answer as UIKit remembers it.
package struct ToldAnswer: Hashable, Sendable { var answer: DelegateAnswer<Numbers>? }
