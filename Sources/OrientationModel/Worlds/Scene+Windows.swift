// The windows of a scene, and what its mode means.

extension Scene {
  /// The windows, topmost first, absent ones left out.
  var windowOrder: [WindowID] {
    guard compiled.hasWindows else { return [0] }
    let count = compiled.app.windows.count
    return (0..<count).reversed().map { WindowID($0) }.filter { presence(of: $0) != .absent }
  }

  /// The first answer that the windows give, topmost first.
  func firstWindow<Answer>(_ ask: (WindowID) -> Answer?) -> Answer? {
    guard compiled.hasWindows else { return ask(0) }
    for window in windowOrder { if let answer = ask(window) { return answer } }
    return nil
  }

  /// The first answer that the windows the user sees give; where there is one window, its own.
  func firstShownWindow<Answer>(_ ask: (WindowID) -> Answer?) -> Answer? {
    firstWindow { !compiled.hasWindows || presence(of: $0) == .shown ? ask($0) : nil }
  }

  func presence(of window: WindowID) -> WindowPresence {
    if window == 0 { return world.isMainHidden ? .hidden : .shown }
    let flags = world.byte(start(of: window).offset - 2)
    return WindowPresence(rawValue: flags & 3) ?? .absent
  }

  var windowPresenting: WindowID? {
    guard compiled.hasWindows else { return world.presentationCount > 0 ? 0 : nil }
    return windowOrder.first { start(of: $0).presentations > 0 }
  }

  func hasRoot(_ window: WindowID) -> Bool { layers(of: window).last?.place.id != 0 }

  var keyWindow: WindowID {
    guard world.isMainNotKey else { return 0 }
    return windowOrder.first { $0 != 0 && flags(of: $0) & 16 != 0 } ?? 0
  }

  func flags(of window: WindowID) -> UInt8 { world.byte(start(of: window).offset - 2) }

  /// The orientation that this window's own decision last came to.
  func settled(_ window: WindowID) -> InterfaceOrientation {
    guard window != 0 else { return world.mainSettled }
    return InterfaceOrientation(rawValue: (flags(of: window) >> 2 & 3) + 1) ?? .portrait
  }

  // MARK: The mode

  /// Whether a rule of the book holds on this version and device.
  @inline(__always) func holds(_ rule: Rule) -> Bool { compiled.rules.contains(rule) }

  /// What a window's interface is: the scene's, or its own where it does not own the scene.
  func current(_ window: WindowID, isOwner: Bool) -> InterfaceOrientation {
    isOwner ? world.interface : settled(window)
  }

  /// GEO-11: a resizable scene of an app built with the iOS 27 SDK ignores masks once the user has
  /// resized it, or from the start where Mirroring is in portrait.
  var losesMasks: Bool { canLoseMasks && world.isResized || isMirrored }

  /// iPhone Mirroring, where that is in portrait from the start.
  var isMirrored: Bool {
    canLoseMasks && !compiled.device.isPad && compiled.assumptions[.mirroringIsPortrait]
  }

  /// Whether a first resize makes masks count for nothing; PAD-10 may prevent that.
  private var canLoseMasks: Bool {
    holds(.resizableIgnoresMasks) && world.mode == .resizable
      && compiled.rulesOfSDK.contains(.resizableIgnoresMasks) && !keepsSizes
  }

  /// PAD-10: UIRequiresFullScreen means discrete sizes that honour masks.
  private var keepsSizes: Bool {
    compiled.requiresFullScreen && compiled.assumptions[.fullScreenHonouredOn27]
  }

  /// Whether masks are not read and every orientation is allowed (PAD-1 and the rules like it).
  var isFree: Bool { compiled.mayBeFree && isFreeNow }

  private var isFreeNow: Bool {
    if isInside { return ignoresMasksInside }
    if compiled.isMultitasking || losesMasks { return true }
    guard compiled.isPadScene else { return false }
    if mayLoseMasks { return compiled.assumptions[.sceneAppsIgnoreMasks] }
    guard !compiled.requiresFullScreen else { return false }
    return world.mode.isShared || (holds(.windowsIgnoreLocksFrom26) && world.mode.isWindow)
  }

  /// DUO-4: the inner display of a Duo reads no mask; DUO-15 may prevent that.
  private var ignoresMasksInside: Bool { !isScaledInside && !compiled.assumptions[masksInside] }

  /// Whether masks are read inside a Duo: Apple's word is about apps of today's SDK, and of older ones
  /// nothing is known (DUO-16, DUO-17).
  var masksInside: Assumption {
    switch compiled.duoFit {
    case .phoneWindow: .duo26ReadsMasks
    case .besideStrip: .duo270ReadsMasks
    case .edgeToEdge, nil: .duoInnerReadsMasks
    }
  }

  /// PAD-7: a scene-based app in full screen, or in a window that keeps its shape, of whose masks on
  /// iPadOS 26 little is known.
  var mayLoseMasks: Bool {
    compiled.isPadScene && holds(.windowsIgnoreLocksFrom26)
      && (world.mode == .fullScreen || world.mode.isWindow && compiled.requiresFullScreen)
      && compiled.app.settings.usesSceneLifeCycle && !compiled.isMultitasking
  }

  /// Compact width: every phone, except one of the Plus or Max class in landscape (BND-5), and a Duo
  /// inside (DUO-19).
  var isCompact: Bool {
    if isRoomy { return size.width < Self.regularWidth }
    guard !compiled.isPadScene else { return false }
    return !(holds(.sizeClasses) && compiled.device.isPlusClass && world.interface.isLandscape)
  }

  // MARK: The displays of a Duo

  /// Whether the inner display of a Duo shows the app.
  var isInside: Bool { compiled.duoFit != nil && world.posture != .closed }

  /// DUO-15: an app that requires full screen is scaled inside, with the masks it has outside.
  var isScaledInside: Bool {
    isInside && compiled.requiresFullScreen && compiled.duoFit != .phoneWindow
      && compiled.assumptions[.duoFullScreenKeyReadsMasks]
  }

  /// Whether an app has the inner display of a Duo, and not a phone's window on it.
  var isRoomy: Bool { isInside && compiled.duoFit != .phoneWindow && !isScaledInside }

  /// What the display that shows the app can show: inside a Duo every orientation (DUO-6).
  var hardware: OrientationMask {
    isInside && compiled.duoFit != .phoneWindow ? .all : compiled.hardware
  }

  /// The side that the user's lock holds; inside a Duo what portrait calls for there, or the one at
  /// hand (DUO-13).
  func lockSide(at hand: InterfaceOrientation) -> InterfaceOrientation {
    guard isInside else { return world.lockSide }
    guard compiled.assumptions[.duoLockMeansDevicePortrait] else { return hand }
    return called(for: .portrait) ?? hand
  }

  /// What the device calls for when it is held like that: the orientation of its own name (DEV-3), and
  /// on the inner display of a Duo a quarter turn from it (DUO-5).
  func called(for side: DeviceOrientation) -> InterfaceOrientation? {
    guard isInside, side.isDefinite else { return side.interface }
    switch compiled.duoFit {
    case .phoneWindow: return compiled.assumptions[.duo26StaysPortrait] ? .portrait : side.interface
    case .besideStrip where !compiled.assumptions[.duo270InnerTurns]: return .landscapeLeft
    case .edgeToEdge where world.mode.isShared && !compiled.assumptions[.duoSplitTakesDisplaySide]:
      return .portrait
    case .besideStrip, .edgeToEdge, nil: return side.turnedRight.interface
    }
  }

  /// ASK-4: up to iOS 12 a sheet adapts to full screen in compact width.
  var sheetsAdapt: Bool { !holds(.fullScreenOptInFrom13) && isCompact }

  /// ASK-4: iOS 8 brought popovers to phones.
  var popoversAdapt: Bool { compiled.version >= 8 && sheetsAdapt }

  /// PAD-2: up to iPadOS 18, an app that lists some orientations but not all four never shares the screen.
  var listsSome: Bool {
    !holds(.windowsIgnoreLocksFrom26) && compiled.app.settings.plist != nil
      && !compiled.isMultitasking
  }

  /// Whether this device and version know a shape of the scene.
  func has(_ mode: SceneMode) -> Bool {
    if mode == .splitHalf, compiled.duoFit != nil { return isInside }
    if let api = API(mode), !api.versions.contains(compiled.version) { return false }
    return switch mode {
    case .fullScreen, .resizable: true
    case .windowed: compiled.isPadScene && holds(.multitaskingAsksNobody)
    case .splitTwoThirds, .splitHalf, .splitThird, .slideOver:
      compiled.isPadScene && !compiled.requiresFullScreen && !listsSome
    case .stage: compiled.isPadScene
    }
  }
}
