// Presenting and dismissing.

extension Resolver where Sink: TraceSink {
  mutating func present(
    _ id: ControllerID, as style: PresentationStyle?, from presenter: ControllerID?
  ) {
    guard world.swipe == .none else { return refuse(.swipeUnderWay) }
    guard let window = presentingWindow(presenter) else { return }
    guard isPresentable(id) else { return refuse(.notPresentable(id)) }
    let style = resolved(style, for: id)
    guard scene.start(of: window).presentations < WorldLimit.presentations.most else {
      return refuse(.noRoom(.presentations))
    }
    guard scene.isOffStage(id) else { return refuse(.alreadyOnStage(id)) }
    if Sink.isRecording { noteHost(style, of: presenter, in: window) }
    changeTree(
      in: window, loads: true, decidesAnyway: willTakeOver(id, style),
      decide: { $0.presented(id, style, since: $1, in: window) },
      change: { resolver in
        resolver.insertLayer(id, style, in: window)
        if resolver.compiled.hasReactions { resolver.runCoverReactions(.covering(id)) }
      })
    if takesOverLate, canContinue { decideLate(in: window) }
    catchUp(in: window)
  }

  /// ASK-15, ASK-16: which view controller presents, if another one called present.
  private mutating func noteHost(
    _ style: PresentationStyle, of presenter: ControllerID?, in window: WindowID
  ) {
    let isContext = style == .currentContext || style == .overCurrentContext
    if isContext { noteIfItHolds(.whereContextStyleLands, .tells) }
    let isWhole = style == .fullScreen || style == .overFullScreen
    guard let presenter, isWhole else { return }
    let covers = scene.topLayer(of: window).place.id == presenter
    if !covers { noteIfItHolds(.fullScreenFindsHost, .tells, on: presenter) }
  }

  private func isPresentable(_ id: ControllerID) -> Bool {
    compiled[id].kind != .view && !compiled[id].isRepresented
  }

  /// The window of the presenter, who has to be in its topmost layer.
  private mutating func presentingWindow(_ presenter: ControllerID?) -> WindowID? {
    guard let presenter else {
      return scene.topLayer(of: 0).place.id == 0 ? refuse(.nobodyToPresentFrom) : 0
    }
    guard let found = scene.find(presenter) else { return refuse(.notOnStage(presenter)) }
    return found.layersAbove > 0 ? refuse(.notTopmost(presenter)) : found.window
  }

  /// What a style comes to on this version (ASK-4), and for Apple's own controllers (SYS-1).
  private mutating func resolved(
    _ style: PresentationStyle?, for id: ControllerID
  ) -> PresentationStyle {
    let controller = compiled[id]
    switch controller.kind {
    case .cover: return .fullScreen
    case .sheet: return .pageSheet
    case .screen, .navigation, .tabs, .split, .pages, .container, .hosting, .view, .system: break
    }
    if let style, style != .automatic { return style }
    if let system = controller.system {
      note(.systemControllers, .tells, on: id)
      if system == .share { noteIfItHolds(.shareIsFormSheet, .tells, on: id) }
    }
    switch controller.system {
    case .alert: return .custom
    case .share: return .formSheet
    case .player, .safari, .print, .quickLook, .store, .webVideo: return .fullScreen
    case .imagePicker, .mail, .photoPicker, .contacts, nil:
      guard holds(.fullScreenOptInFrom13), compiled.rulesOfSDK.contains(.fullScreenOptInFrom13)
      else { return .fullScreen }
      return compiled.version >= 18 ? .formSheet : .pageSheet
    }
  }

  private mutating func insertLayer(
    _ id: ControllerID, _ style: PresentationStyle, in window: WindowID
  ) {
    let (offset, presentations) = scene.start(of: window)
    if compiled[id].hasBytes { world.insert(compiled.openings[Int(id)], at: offset) }
    let width = compiled.idWidth
    world.insert(UInt64(style.rawValue) | UInt64(id) << 8, count: 1 &+ width, at: offset)
    setPresentations(presentations &+ 1, in: window, at: offset)
  }

  private mutating func setPresentations(_ number: Int, in window: WindowID, at offset: Int) {
    if window == 0 {
      world.presentationCount = number
    } else {
      world.setByte(offset - 1, UInt8(truncatingIfNeeded: number))
    }
  }

  /// REVAL-2: a presentation that takes over is decided; another is a change of the tree.
  ///
  /// One that takes over late waits for `decideLate`.
  private mutating func presented(
    _ id: ControllerID, _ style: PresentationStyle, since before: Outgoing, in window: WindowID
  ) {
    if holds(.modalAtLaunchMissesTurn), compiled.isPadScene, context.isLaunching {
      context.presentedAtLaunch = true
      return undecided(.modalAtLaunchMissesTurn)
    }
    let layer = scene.topLayer(of: window)
    let takesOver = takesOver(layer)
    if takesOver, isLate(style) { return }
    guard takesOver, !compiled.mayHide || quietDecider(in: window)?.at == layer.place.at else {
      noteSheet(style)
      if !holds(.changedAnswerTurnsFrom16) {
        let rule = takesOver ? hidingRule : leavingRule(of: layer)
        guard rule != .alertLeavesDecision || mayComeUp(layer.place, in: window) else { return }
        return undecided(rule)
      }
      return treeChanged(since: before, in: window)
    }
    context.isBeforeDelivery = compiled.hasInitialPreference && compiled[id].isFedLater
    noteFirstDisplay(layer.place)
    decidePresentation(of: layer.place, since: before, in: window)
  }

  /// MASK-13: UIKit reads the masks for a presentation before viewWillAppear runs; a turn that the
  /// app's code there brought about stands.
  private mutating func decidePresentation(
    of place: Place, since before: Outgoing, in window: WindowID
  ) {
    let now = world.appIndex
    guard now != before.appIndex else { return decidePresentation(in: window) }
    let masks = quietly { $0.meet(place, in: window).common }
    use(before.appIndex)
    let isLate = masks != quietly { $0.meet(place, in: window).common }
    guard isLate, !assume(.appearingMaskCounts) else {
      use(now)
      return decidePresentation(in: window)
    }
    note(.masksReadWhenNeeded, .refuses)
    if context.turnCount == before.turnCount { decidePresentation(in: window) }
    use(now)
    context.hasLateMasks = true
  }

  private mutating func decidePresentation(in window: WindowID) {
    noteIfItHolds(.takeOverDecides, .tells)
    evaluate(.presentation, in: window)
  }

  /// Since iOS 16, what viewWillAppear changed counts once the presentation has ended.
  private mutating func catchUp(in window: WindowID) {
    guard context.hasLateMasks else { return }
    context.hasLateMasks = false
    guard canContinue, holds(.changedAnswerTurnsFrom16), bringsNews(in: window) else { return }
    note(.changedAnswerTurnsFrom16, .tells)
    evaluateAndTell(.tree, in: window)
  }

  /// Whether a presentation is going to be decided, whatever the answer before it was.
  private mutating func willTakeOver(_ id: ControllerID, _ style: PresentationStyle) -> Bool {
    guard !needsMoments, !compiled.mayHide, !isLate(style) else { return false }
    return takesOver(Layer(start: 0, style: style, place: Place(id: id, at: 0)))
  }

  /// What keeps a presentation that would take over from being seen.
  private var hidingRule: Rule {
    if asksPerOrientation { return .stylesThatTakeOver }
    return holds(.customHidesWhatIsAbove) ? .customHidesWhatIsAbove : .deepestTakeOverDecides
  }

  /// EXC-4: an alert to iOS 15, and a window's root on 6 and 7, decide nothing as they come up, and
  /// are held against the app's mask all the same.
  mutating func mayComeUp(_ place: Place, in window: WindowID) -> Bool {
    guard !scene.isFree else { return true }
    let isRefused = rehearse { future in
      future.meet(place, in: window).common.isVoid && !future.world.hasCrashed
    }
    guard isRefused else { return true }
    let rotates = mayRotate(place)
    let (common, own) = meet(place, in: window)
    let check = MaskCheck(trigger: .presentation, window: window, decider: place, rotates: rotates)
    return allowed(of: common, own, check) != nil
  }

  /// What a controller answers, and what of it the app allows.
  private mutating func meet(
    _ place: Place, in window: WindowID
  ) -> (common: OrientationMask, own: OrientationMask) {
    let app = appMask(of: window, decider: place)
    let own = mask(of: place)
    return (app.intersection(own), own)
  }

  /// Why a presentation leaves the decision to what lies under it.
  private func leavingRule(of layer: Layer) -> Rule {
    let traits = scene.traits(layer.place.id)
    if traits.kind.isSwiftUI { return .coversDeferToRoot }
    return traits.isAlert ? ruleOfAlerts : .stylesThatTakeOver
  }

  /// MISC-6: a sheet on a phone in landscape looks full screen, but UIKit doesn't ask it.
  private mutating func noteSheet(_ style: PresentationStyle) {
    noteIfItHolds(.fullScreenOptInFrom13, .tells)
    guard style == .pageSheet || style == .formSheet, world.interface.isLandscape else { return }
    noteIfItHolds(.sheetThatLooksFullScreen, .refuses)
  }

  /// ASK-18: this style decides only once it has appeared.
  private func isLate(_ style: PresentationStyle) -> Bool {
    guard takesOverLate else { return false }
    switch style {
    case .overFullScreen, .custom, .currentContext, .overCurrentContext: return true
    case .automatic, .fullScreen, .pageSheet, .formSheet, .popover, .customRemoving: return false
    }
  }

  /// ASK-18: the second decision of a style that takes over late.
  mutating func decideLate(in window: WindowID) {
    guard takesOverLate, let style = scene.topLayer(of: window).style, isLate(style) else { return }
    note(.lateTakeOver, .tells)
    evaluateAndTell(.late, in: window)
  }

  /// CONT-2: a plain container's child is called at first display, and its answer not used.
  mutating func noteFirstDisplay(_ place: Place) {
    guard Sink.isRecording, holds(.childCalledNotUsed) else { return }
    let controller = compiled[place.id]
    let isPlain = controller.mask.asks == .nobody
    guard isPlain, controller.isContainer, controller.kind != .hosting,
      let child = scene.topChild(place)
    else { return }
    note(.called(child.id, .mask))
    note(.childCalledNotUsed, .tells, on: child.id)
    noteFirstDisplay(child)
  }

  mutating func dismiss(_ id: ControllerID?) {
    guard world.swipe == .none else { return refuse(.swipeUnderWay) }
    let found = id.map { layerToDismiss($0) } ?? topPresentation()
    guard let (window, number) = found else { return }
    dismiss(number, in: window)
  }

  private mutating func topPresentation() -> (window: WindowID, number: Int)? {
    guard let window = scene.windowPresenting else { return refuse(.nothingPresented) }
    return (window, 1)
  }

  /// How many layers go with a controller: its own and those above it.
  private mutating func layerToDismiss(_ id: ControllerID) -> (window: WindowID, number: Int)? {
    guard let found = scene.find(id),
      found.layersAbove < scene.start(of: found.window).presentations
    else { return refuse(.notPresented(id)) }
    return (found.window, found.layersAbove + 1)
  }

  private mutating func dismiss(_ number: Int, in window: WindowID, isFinishing: Bool = false) {
    let deciding = styleDeciding(amongTop: number, in: window)
    let wasDismissing = context.isDismissing
    context.isDismissing = true
    changeTree(
      in: window, isRemoval: true, isFinishing: isFinishing, decidesAnyway: deciding != nil,
      decide: { resolver, before in
        resolver.context.isDismissing = wasDismissing
        resolver.dismissed(deciding, since: before, in: window)
      }, change: { $0.removeLayers(number, in: window) })
    context.isDismissing = wasDismissing
    if !wasDismissing { presentWaiting() }
  }

  /// The style of what decided, where that is among what goes.
  private mutating func styleDeciding(
    amongTop number: Int, in window: WindowID
  ) -> PresentationStyle? {
    guard let decider = quietDecider(in: window) else { return nil }
    var (offset, remaining) = scene.start(of: window)
    for _ in 0..<number {
      let layer = scene.layer(at: offset, isRoot: remaining == 0)
      if layer.place.at == decider.at, layer.place.id == decider.id { return layer.style }
      offset = scene.end(of: layer.place)
      remaining &-= 1
    }
    return nil
  }

  /// Takes the topmost layers away; views that watch them hear of it then.
  private mutating func removeLayers(_ number: Int, in window: WindowID) {
    var gone: [ControllerID] = []
    for _ in 0..<number {
      let (offset, presentations) = scene.start(of: window)
      let layer = scene.layer(at: offset, isRoot: false)
      world.remove(scene.end(of: layer.place) &- offset, at: offset)
      setPresentations(presentations &- 1, in: window, at: offset)
      if compiled.hasReactions { gone.append(layer.place.id) }
    }
    for id in gone { runCoverReactions(.uncovering(id)) }
  }

  /// REVAL-3: after dismissing what took over, UIKit asks the presenter; otherwise it doesn't check.
  private mutating func dismissed(
    _ deciding: PresentationStyle?, since before: Outgoing, in window: WindowID
  ) {
    guard let deciding else {
      if !holds(.changedAnswerTurnsFrom16) {
        return undecided(
          holds(.sheetDismissalAsksNobody) ? .sheetDismissalAsksNobody : .stylesThatTakeOver)
      }
      return treeChanged(since: before, in: window)
    }
    noteIfItHolds(.dismissalDecides, .tells)
    if compiled.version.major == 8, compiled.app.settings.linked >= 8, !assume(.dismissalReturnsOn8)
    {
      return undecided(.dismissalDecides)
    }
    if holds(.dismissalDecides), !holds(.changedAnswerTurnsFrom16), !assume(.dismissalReturns) {
      return undecided(.dismissalDecides)
    }
    let isCustom = deciding == .custom || deciding == .customRemoving
    if isCustom, (8...15).contains(compiled.version.major), !assume(.customDismissalReturns) {
      return undecided(.dismissalDecides)
    }
    evaluate(.dismissal, in: window)
  }

  mutating func finishDismissal() {
    guard let (window, number) = topPresentation() else { return }
    dismiss(number, in: window, isFinishing: true)
  }
}
