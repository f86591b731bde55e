// Launching: which orientation an app starts in (LAUNCH-1 to LAUNCH-9).

extension Resolver {
  mutating func launch() {
    let settings = cast.sheet.settings
    isLaunching = true
    world.held = settings.held
    world.device = settings.held
    world.definite = settings.held.isDefinite ? settings.held : .unknown
    world.generating = 1
    world.mode = startingMode(settings)
    if settings.isLocked { lockAtLaunch() }
    writeTape()
    guard hasLifeCycle(settings) else { return crash(RuleID(.launch, 9), .noSceneLifeCycle) }
    let first = startingOrientation(settings)
    world.interface = first
    for window in 0..<cast.sheet.windows.count { setSettled(WindowID(window), first) }
    let transition = Transition(from: [], to: displayed(), showing: 0, isRemoval: false)
    announceLaunch(transition)
    let turns = turnCount
    if presentedAtLaunch {
      undecided(.reval, 13)
    } else if cast.assumptions[.launchEvaluatesRoot] || cast.era < 8 {
      if let decider = decider(in: owner()) { noteFirstDisplay(decider) }
      evaluate(.launch)
    } else {
      note(.assumed(.launchEvaluatesRoot))
      undecided(.launch, 2)
    }
    turned(since: turns)
    conclude(transition)
    isLaunching = false
  }

  private mutating func announceLaunch(_ transition: Transition) {
    guard needsMoments else { return }
    for standing in transition.arriving where cast[standing.id].kind == .navigation {
      run(.showing, of: standing.id)
    }
    announce(transition)
  }

  private func startingMode(_ settings: Settings) -> SceneMode {
    switch settings.mode {
    case .windowed where !settings.device.isPad || cast.era < 9: .fullScreen
    case .resizable where cast.era < 27: .fullScreen
    case let mode: mode
    }
  }

  private mutating func lockAtLaunch() {
    world.isLocked = true
    world.lockSide =
      cast.isPadScene ? world.definite.interface ?? .portrait : .portrait
    if !cast.isPadScene { world.device = .portrait }
  }

  /// LAUNCH-9: linked on 27, an app without the scene life cycle does not launch.
  private mutating func hasLifeCycle(_ settings: Settings) -> Bool {
    guard !settings.usesSceneLifeCycle, cast.era >= 13 else { return true }
    if cast.era >= 27, settings.linked.major >= 27 { return false }
    if settings.version >= SystemVersion(18, minor: 4) {
      note(.launch, 9, .tells)
      note(.console(.lifeCycleWarning))
    }
    return true
  }

  private mutating func writeTape() {
    world.presentationCount = 0
    for (index, window) in cast.sheet.windows.enumerated() {
      if index > 0 { world.insert([window.presence.rawValue, 0], at: world.count) }
      if index == 0, window.presence == .hidden { world.isMainHidden = true }
      let bytes = Tape.bytes(id: window.root, width: cast.idWidth)
      world.insert(bytes + (cast.openings[window.root] ?? []), at: world.count)
    }
  }

  /// LAUNCH-1 to LAUNCH-5: the Info.plist alone decides how an app starts.
  private mutating func startingOrientation(_ settings: Settings) -> InterfaceOrientation {
    let listed = (settings.plist ?? cast.defaultMask.orientations)
      .filter { cast.hardware.contains($0) }
    let fallback = listed.contains(.portrait) ? .portrait : listed.first ?? .portrait
    if cast.era <= 7 {
      note(.launch, cast.isPadScene ? 4 : 1, .tells)
      return fallback
    }
    note(.launch, 5, .tells)
    let mayStartOnItsSide =
      cast.isPadScene || cast.device.isPlusClass || !assume(.portraitLaunchIfListed)
    guard mayStartOnItsSide, let wanted = launchCandidate, listed.contains(wanted) else {
      return fallback
    }
    note(.launch, 3, .tells)
    return wanted
  }

  private var launchCandidate: InterfaceOrientation? {
    world.isLocked ? world.lockSide : world.definite.interface
  }
}
