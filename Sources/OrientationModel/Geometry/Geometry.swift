/// What a full-screen interface measures in a world, so that it can be drawn (BND).
package struct Geometry: Hashable, Sendable {
  package let device: Device
  package let version: SystemVersion
  /// How the scene is shown.
  package let mode: SceneMode
  /// The orientation everything here is about.
  package let interface: InterfaceOrientation
  /// The side the status bar is on: the interface's, unless the app has set it by hand (HACK-7).
  package let statusBarSide: InterfaceOrientation

  package init(
    _ device: Device, _ version: SystemVersion, _ interface: InterfaceOrientation,
    mode: SceneMode = .fullScreen, statusBar: InterfaceOrientation? = nil
  ) {
    self.device = device
    self.version = version
    self.mode = mode
    self.interface = interface
    statusBarSide = version.major <= 7 ? statusBar ?? interface : interface
  }

  private var screen: ScreenModel { ScreenModel(device) }
  private var isOld: Bool { version.major <= 7 }

  // MARK: Bounds

  /// `UIScreen.bounds`, which windows share: up to iOS 7 always upright (BND-1, BND-2).
  package var screenBounds: PointSize {
    isOld || !interface.isLandscape ? screen.size : screen.size.turned
  }

  /// The root view's own bounds: turned with the interface on every version.
  package var rootBounds: PointSize {
    interface.isLandscape ? screen.size.turned : screen.size
  }

  /// The size of the root view's frame, which up to iOS 7 is in portrait coordinates (BND-1).
  package var rootFrame: PointSize { screenBounds }

  /// The transform that the root view carries up to iOS 7 (BND-1).
  package var rootTransform: RootTransform? { isOld ? RootTransform(interface) : nil }

  // MARK: Traits

  /// The size classes, from iOS 8 (BND-5).
  package var sizeClasses: SizeClasses? {
    guard !isOld else { return nil }
    guard !device.isPad else { return SizeClasses(width: .regular, height: .regular) }
    let upright = SizeClasses(width: .compact, height: .regular)
    // BND-8: on iOS 27 a phone's size classes do not follow a resize.
    guard interface.isLandscape, mode != .resizable else { return upright }
    return SizeClasses(width: device.isPlusClass ? .regular : .compact, height: .compact)
  }

  // MARK: Bars

  /// Whether a status bar is drawn where nothing overrides it (BND-4, BND-7).
  package var showsStatusBar: Bool { device.isPad || isOld || !interface.isLandscape }

  /// Whether an app could show a status bar here all the same: in landscape on home-button phones,
  /// on iOS 8 to 12 (BND-7).
  package var mayShowStatusBar: Bool {
    showsStatusBar || (device.hasHomeButton && version.major <= 12)
  }

  /// How high the status bar is where it is drawn.
  package var statusBarHeight: Int {
    guard showsStatusBar else { return 0 }
    return max(screen.camera, 20)
  }

  /// The navigation bar of landscape phones is the low one (BND-7).
  package var hasLowNavigationBar: Bool { !device.isPad && interface.isLandscape }

  package var navigationBarHeight: Int { hasLowNavigationBar ? 32 : 44 }

  // MARK: Safe area

  /// What a full-screen controller without bars keeps clear (BND-6).
  ///
  /// Both sides are alike, whichever side the camera is on.
  package var safeArea: PointInsets {
    switch interface {
    case .portrait: PointInsets(top: statusBarHeight, bottom: screen.indicator.upright)
    case .portraitUpsideDown:
      device.hasHomeButton
        ? PointInsets(top: statusBarHeight) : PointInsets(bottom: screen.camera)
    case .landscapeLeft, .landscapeRight:
      PointInsets(
        top: statusBarHeight, left: screen.camera, bottom: screen.indicator.sideways,
        right: screen.camera)
    }
  }
}

extension Geometry {
  /// What a callback finds of the root view's bounds, given the orientation it reads: up to iOS 7
  /// they are right from the first layout on only (BND-3).
  package func rootBounds(at callback: Callback) -> PointSize {
    isOld && (callback == .viewDidLoad || callback == .viewWillAppear)
      ? ScreenModel(device).size : rootBounds
  }

  /// The same device and version in another orientation, as a callback reads it.
  package func reading(_ interface: InterfaceOrientation) -> Geometry {
    Geometry(device, version, interface, mode: mode)
  }
}

extension Stage {
  /// What the interface measures in a world.
  package func geometry(of world: World) -> Geometry {
    let settings = cast(of: world).sheet.settings
    return Geometry(
      settings.device, settings.version, world.interface, mode: world.mode,
      statusBar: world.statusBar)
  }

  /// What an app reads as its interface orientation in a world, by the property of its version.
  package func reading(of world: World) -> OrientationReading {
    let geometry = geometry(of: world)
    return OrientationReading(geometry.version, reads: geometry.statusBarSide)
  }
}
