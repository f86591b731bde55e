// How large things are: the scene, a screen's view, and what an app reads of them.

extension Scene {
  /// The device's screen as the app measures it, in the interface's orientation.
  private var screen: PointSize {
    guard let fit = compiled.duoFit else { return standing(compiled.screen) }
    return standing(fit.size(on: isScaledInside ? .outer : world.posture.display))
  }

  /// Where what the window shows stands: the interface's side, but for one that only the status bar
  /// was set to (HACK-6).
  var content: InterfaceOrientation { compiled.hasWindows ? world.interface : world.mainSettled }

  private func standing(_ upright: PointSize) -> PointSize {
    content.isLandscape ? upright.turned : upright
  }

  /// PAD-11: up to iPadOS 18 a phone's app is in the middle of the screen, since 26 in a window.
  private var standsInMiddle: Bool {
    compiled.app.settings.isPhoneAppOnPad && compiled.version < 26
  }

  /// PAD-6: an app that requires full screen keeps its shape in a window; up to iPadOS 18, so does one
  /// that lists some orientations, but not all.
  private var keepsShape: Bool {
    guard compiled.isPadScene, world.mode.isWindow, holds(.windowKeepsShape) else { return false }
    return compiled.requiresFullScreen || listsSome
  }

  /// The size that people gave the scene, before the app limits it.
  private var window: PointSize {
    if let fit = compiled.duoFit, !world.mode.isWindow { return duoWindow(fit) }
    switch world.mode {
    case .fullScreen: return standsInMiddle ? standing(compiled.app.settings.glass) : screen
    case .windowed:
      guard let side = sideOfGround else { return screen }
      return side.isLandscape ? compiled.screen.turned : compiled.screen
    case .resizable:
      return (world.isResized ? chosenSize : nil) ?? (isMirrored ? compiled.screen : screen)
    case .stage: return chosenSize ?? screen
    case .splitTwoThirds, .splitHalf, .splitThird, .slideOver:
      let width = compiled.device.sharedWidth(world.mode, isLandscape: content.isLandscape)
      return PointSize(width ?? screen.width, screen.height)
    }
  }

  /// The part of a Duo's display that the system gives an app, before that leaves black around itself.
  private func duoWindow(_ fit: DuoFit) -> PointSize {
    let isWhole = fit == .phoneWindow || isScaledInside
    let display = standing(
      isWhole ? Device.duoGlass(world.posture.display) : fit.size(on: world.posture.display))
    guard world.mode == .splitHalf else { return display }
    return content.isLandscape
      ? PointSize(Self.half(of: display.width), display.height)
      : PointSize(display.width, Self.half(of: display.height))
  }

  /// DUO-27: two halves of the longer side have 13 points between them.
  private static func half(of side: UInt16) -> UInt16 { (side - 13) / 2 }

  /// What people gave the scene, or the least that the app asks for.
  private var chosenSize: PointSize? {
    let settings = compiled.app.settings
    guard let size = settings.shape.size, compiled.version >= 26, let least = settings.minimumSize
    else { return settings.shape.size }
    return PointSize(max(size.width, least.width), max(size.height, least.height))
  }

  /// How the screen stands around a window that keeps its shape: as the hand holds the device, or as
  /// the lock has it.
  var sideOfGround: InterfaceOrientation? {
    guard keepsShape, world.mode == .windowed else { return nil }
    return world.isLocked ? world.lockSide : world.definite.interface ?? world.interface
  }

  /// The part of its window that the app fills.
  private var filled: PointSize {
    if compiled.duoFit == .phoneWindow || isScaledInside { return screen }
    return keepsShape ? screen.fitted(into: window) : standsInMiddle ? screen : window
  }

  /// The scene's size in points; on iPadOS 26 an app that keeps its shape measures the whole screen.
  var size: PointSize { keepsShape && compiled.version >= 26 ? screen : filled }

  /// Whether bars fill what the app leaves of its window.
  var isLetterboxed: Bool { filled != window }

  /// Width and height; nothing before iOS 8, which brought size classes (BND-5).
  var sizeClasses: (width: SizeClass, height: SizeClass)? {
    guard holds(.sizeClasses) else { return nil }
    if isRoomy {
      // DUO-19: both regular, but in a half of the display (DUO-27).
      return (isCompact ? .compact : .regular, size.height < 480 ? .compact : .regular)
    }
    guard compiled.isPadScene else {
      let isTall = !content.isLandscape
      return (isCompact ? .compact : .regular, isTall ? .regular : .compact)
    }
    return (size.width < Self.regularWidth ? .compact : .regular, .regular)
  }

  /// The least width that is regular on an iPad: 639 points, two thirds of the largest iPad in portrait,
  /// are still compact, and 678, half of it in landscape, no longer.
  static var regularWidth: UInt16 { 640 }

  /// The size of a controller's view; nothing where it is not displayed, or where no source says it.
  func size(of id: ControllerID) -> PointSize? {
    for window in windowOrder where presence(of: window) == .shown {
      for layer in layers(of: window) where layer.place.id != 0 {
        guard let size = size(of: layer) else { continue }
        if let found = self.size(of: id, under: layer.place, filling: size) { return found }
      }
    }
    return nil
  }

  /// What a presentation gives to what it presents.
  private func size(of layer: Layer) -> PointSize? {
    guard let style = layer.style else { return belowStatusBar }
    let isCard = compiled.isPadScene && size.width >= Self.regularWidth
    switch style {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .customRemoving:
      return belowStatusBar
    case .formSheet where isCard: return PointSize(540, 620)
    case .automatic, .pageSheet, .popover, .formSheet: return sheetCovers && !isCard ? size : nil
    case .custom: return nil
    }
  }

  private var belowStatusBar: PointSize { compiled.app.settings.belowStatusBar(size) }

  /// What a container leaves to its child: up to iOS 6 bars take their part.
  private func room(in container: ControllerID, _ size: PointSize) -> PointSize {
    guard compiled.app.settings.standsBetweenBars else { return size }
    let isLow = !compiled.isPadScene && content.isLandscape
    return switch compiled[container].kind {
    case .navigation: size.lower(by: isLow ? 32 : 44)
    case .tabs: size.lower(by: 49)
    case .screen, .split, .pages, .container, .hosting, .view, .cover, .sheet, .system: size
    }
  }

  /// Whether a sheet covers everything: where the width is compact up to iOS 12, from 13 only where
  /// the height is compact too (MISC-6).
  private var sheetCovers: Bool {
    guard holds(.fullScreenOptInFrom13) else { return compiled.isPadScene || isCompact }
    return !compiled.isPadScene && isCompact && content.isLandscape
  }

  /// Down a tree: a container gives its child all its room, a split view shares it.
  private func size(
    of id: ControllerID, under place: Place, filling size: PointSize
  ) -> PointSize? {
    if place.id == id { return size }
    let children = shownChildren(place)
    switch compiled[place.id].kind {
    case .split:
      guard compiled.isPadScene || isRoomy, size.width >= Self.regularWidth, children.count == 2
      else { return children.last.flatMap { self.size(of: id, under: $0.child, filling: size) } }
      let primary: UInt16 = 320
      let widths = [primary, size.width - primary]
      return zip(children, widths).lazy.compactMap { column, width in
        self.size(of: id, under: column.child, filling: PointSize(width, size.height))
      }.first
    case .container: return children.count == 1 ? first(id, children, size) : nil
    case .screen, .navigation, .tabs, .pages, .hosting, .view, .cover, .sheet, .system:
      return first(id, children, room(in: place.id, size))
    }
  }

  private func first(
    _ id: ControllerID, _ children: [(child: Place, index: Int)], _ size: PointSize
  ) -> PointSize? {
    children.lazy.compactMap { self.size(of: id, under: $0.child, filling: size) }.first
  }
}

/// How large the scene is: what a resize can change.
struct Extent {
  let size: PointSize
  let classes: [SizeClass]

  init(_ scene: borrowing Scene) {
    size = scene.size
    classes = scene.sizeClasses.map { [$0.width, $0.height] } ?? []
  }
}
