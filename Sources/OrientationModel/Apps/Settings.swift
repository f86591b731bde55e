/// Everything about the app and its device that no step but `set delegate` changes.
package struct Settings: Hashable, Sendable {
  package var device = Device.iPhone
  package var version = SystemVersion.byDefault
  package var linked = SystemVersion.byDefault
  /// The oldest version the app runs on, where that is known.
  package var deployment: SystemVersion?
  /// Whether who is called as a class can be has that class: sources that were read say so.
  package var namesClasses = false
  package var held = DeviceOrientation.portrait
  /// How an iPhone Duo lies at the launch.
  package var posture = Posture.closed
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
  /// The app is for the iPhone alone: on an iPad it is shown as a phone would show it (PAD-11).
  package var isForPhoneAlone = false
  package var shape = SceneShape.fullScreen
  /// The least size that the app asks for (PAD-13).
  package var minimumSize: PointSize?
  package var usesSceneLifeCycle = true
  package var assumptions = Assumptions.book

  package init() {}

  /// Whether the app finds itself on an iPad: what `userInterfaceIdiom` says.
  package var isPadIdiom: Bool { device.isPad && !isForPhoneAlone }

  package var isPhoneAppOnPad: Bool { device.isPad && isForPhoneAlone }

  /// UIKit's default for the idiom (MASK-5, MASK-9).
  package var defaultMask: OrientationMask { isPadIdiom ? .all : .allButUpsideDown }

  /// What a view controller returns by default: since iOS 13 its style is a sheet unless it is given
  /// another, and a sheet supports all (MASK-9).
  package var defaultControllerMask: OrientationMask {
    version >= 13 && assumptions[.sheetSupportsAll] ? .all : defaultMask
  }

  /// What the Info.plist lists, or UIKit's default where it lists nothing.
  package var listedMask: OrientationMask {
    plist.map { OrientationMask(listed: $0) } ?? defaultMask
  }

  /// MISC-9: App Store validation wants all four orientations of an iPad app that doesn't require full
  /// screen.
  package var isRefusedByStore: Bool {
    guard isPadIdiom, version >= 9, !requiresFullScreen, let plist else { return false }
    return OrientationMask(listed: plist) != .all
  }

  /// DEV-8: before iOS 14 sources disagree whether a phone without a home button shows its interface
  /// upside down.
  var mayShowUpsideDown: Bool { version < 14 && device.hardwareMask != .all }

  /// The device's screen in points, in portrait.
  package var glass: PointSize { device.screen(on: version) }

  /// How an iPhone Duo shows it; nothing on any other device.
  package var duoFit: DuoFit? { device.hasHinge ? DuoFit(linked: linked) : nil }

  /// The screen in points, in portrait, as the app measures it; of a Duo the outer display.
  package var screen: PointSize {
    if let duoFit { return duoFit.size(on: .outer) }
    guard isPhoneAppOnPad else { return glass }
    // PAD-11: the phone that an iPad shows grew with iOS 12.
    return version < 12 ? PointSize(320, 480) : PointSize(375, 667)
  }

  /// BND-4: up to iOS 6, and for an app built before 7, a status bar and bars take their part of the
  /// screen.
  var standsBetweenBars: Bool { min(version, linked) < 7 }

  /// What a status bar leaves of the screen, in any orientation.
  package func belowStatusBar(_ size: PointSize) -> PointSize {
    standsBetweenBars ? size.lower(by: 20) : size
  }

  /// Whether a delegate answers, the app's or the scene's.
  var hasDelegate: Bool { delegate != nil || sceneDelegate != nil }

  /// Whether a status bar is drawn over an app's content, which may have another orientation.
  ///
  /// Since iOS 8 no phone draws one in landscape (BND-7), except one that the app set to landscape over
  /// content in portrait (HACK-6). Phones without a home button came with iOS 11.
  package func showsStatusBar(
    setTo side: InterfaceOrientation?, over content: InterfaceOrientation
  ) -> Bool {
    let isLying = (side ?? content).isLandscape
    // DUO-21: on a Duo it has a strip of its own.
    if isPadIdiom || device.hasHinge || !version.has(.noBarInLandscape) || !isLying { return true }
    let isOffered = device.hasHomeButton || !version.has(.noBarAside)
    return side != nil && !content.isLandscape && isOffered
  }

  /// Whether this version goes by what UIKit was told, as an assumption has it (REVAL-15).
  func remembers(_ assumption: Assumption) -> Bool {
    holds(.turnUsesToldMask) && assumptions[assumption]
  }

  /// The app delegate returns another mask from now on, without notifying UIKit.
  mutating func answer(_ answer: DelegateAnswer<Numbers>) {
    if holds(.turnUsesToldMask), toldDelegate == nil { toldDelegate = ToldAnswer(answer: delegate) }
    delegate = answer
    if toldDelegate?.answer == answer { toldDelegate = nil }
  }
}

extension Settings {
  /// The rules of the book that hold on its version and its device.
  package var rules: RuleSet { RuleSet(on: version, idioms: idioms) }

  /// The rules that hold on the version of the SDK the app was built with.
  var rulesOfSDK: RuleSet { RuleSet(on: linked, idioms: idioms) }

  /// Whether a rule holds on its version and its device; of several, ask `rules` once.
  package func holds(_ rule: Rule) -> Bool {
    rule.versions.contains(version) && idioms.include(rule.entry.idiom)
  }

  private var idioms: Idioms { Idioms(isPhone: !isPadIdiom, isPad: device.isPad) }
}

/// The app delegate's answer as UIKit remembers it.
package struct ToldAnswer: Hashable, Sendable { var answer: DelegateAnswer<Numbers>? }
