import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import TerminalModel

extension PlaygroundState {
  mutating func carryOut(_ command: KeyCommand) {
    switch command {
    case .turnLeft: perform(.rotateLeft)
    case .turnRight: perform(.rotateRight)
    case .lieFlat: lieFlat()
    case .lock: perform(.lock(!summary().world.isLocked))
    case .unfold: fold { $0 == .closed ? .open : .closed }
    case .halfOpen: fold { $0 == .half ? .open : .half }

    case .push: choosePush()
    case .pop: perform(.pop)
    case .present: choosePresentation()
    case .dismiss: perform(.dismiss(nil))
    case .nextTab: nextTab()
    case .windows: chooseWindow()

    case .add: openAddition()
    case .masks: openSettings(of: screenToTry(summary()))
    case .calls: chooseCall()
    case .want: openWants()

    case .later: walkLater()
    case .earlier: walkEarlier()
    case .launch: walk(toEnd: false)
    case .end: walk(toEnd: true)
    case .undo: undo()
    case .redo: if session.canRedo { session.redo() } else { notice = "There is nothing to redo." }
    case .slower: slowMotion(by: 1)
    case .slowerBack: slowMotion(by: -1)

    case .doChosen: doFirst()
    case .choiceDown: showFix(by: 1)
    case .choiceUp: showFix(by: -1)
    case .compareFix: compareFix()
    case .trouble: session.challenge == nil ? walkToTrouble() : walkToSpot()
    case .explore: openExploration()

    case .chain: openChain()
    case .callbacks: open(.pages(Pages(kind: .callbacks)))
    case .code: openCode()
    case .eye: tiltHead()

    case .version: nextVersion()
    case .allVersions: chooseVersion()
    case .compare: compare()
    case .device: chooseDevice()

    case .menu: openMenu()
    case .prompt: openPrompt()
    case .help: openHelp()
    case .new: startAnew()
    case .copyCode: copyCode()
    case .copyToken: copyToken()
    case .save: askForName(.save)
    case .edit: edit()
    case .export: openExports()
    case .presentStory: enterRoom()
    case .back: back()
    case .quit: quit()
    case .guess: tell(asked == nil ? Self.unasked : "\(Guess.keys) answer the question.")

    case .popToRoot: perform(.popToRoot)
    case .background: perform(summary().world.isInBackground ? .foreground : .background)
    case .swipeBack: swipe()
    case .letGo: perform(.cancel)
    case .lockAtLaunch: switchLock()
    case .branches: openBranches()
    case .difference: walkToDifference()
    case .record: record()
    case .mouse: toggleMouse()
    case .hint: tellHint()
    case .ground: nextGround()
    case .repaint: ask(for: .repaint)
    case .black: blacken()
    case .leave: ask(for: .quit)
    case .suspend: ask(for: .suspend)
    }
  }

  /// Does a step, or says why it cannot be done.
  mutating func perform(_ action: Scenario.Action) { perform(Scenario.Step(action)) }

  mutating func perform(_ step: Scenario.Step) {
    if let changed = session.changed(by: step) {
      let scenario = session.scenario.applying(changed.edits)
      return replay(changed.words, scenario, said: changed.words)
    }
    if step.action.value.kind == .showing, let absence { return tell(absence) }
    if let problem = session.perform(step) { notice = summary().wording.text(of: problem) }
  }

  /// Begins a swipe, or carries it through.
  mutating func swipe() {
    if summary().world.swipe != .none { return perform(.finish) }
    let playback = session.playback()
    let canPop = playback.trial(.beginPop).outcome.problem == nil
    let hasTop = playback.trial(.beginDismiss).outcome.problem == nil
    return perform(canPop || !hasTop ? .beginPop : .beginDismiss)
  }

  // MARK: Choosing among several

  mutating func chooseWindow() {
    if let absence { return tell(absence) }
    openSteps(
      StepFinder(&session).windows, "Windows and the scene", sharedSceneDoor,
      else: "There is no other window, and the scene can't be resized.")
  }

  /// What leads to the versions that share the screen, where this one does no more.
  private var sharedSceneDoor: Picker.Item? {
    let device = session.setting.device
    let api = API.sharedScene
    guard device.isPad, let last = api.versions.until, session.setting.version > last,
      !api.versions.contains(session.setting.version)
    else { return nil }
    return Picker.Item(
      "Split View", device.system(last) + ", or earlier", .command(.allVersions))
  }

  mutating func openSteps(
    _ steps: [AvailableStep], _ title: String, _ last: Picker.Item? = nil, else none: String
  ) {
    if steps.isEmpty, last == nil { return tell(none) }
    let hides = hidesOutcomes
    let items = steps.map { available in
      Picker.Item(available.label, hides ? "" : available.preview, .step(available.step))
    }
    open(.picker(Picker(.steps, title, items + [last].compactMap { $0 })))
  }

  mutating func nextTab() {
    let tabs = surroundings().availableSteps.filter { $0.command == .nextTab }
    if tabs.isEmpty { return tell("There are no other tabs.") }
    // The first after the selected one, or the first of all.
    let bar = summary().snapshot.visiblePath.first { $0.kind == .tabs || $0.kind == .pages }
    let current = bar?.shown.first ?? 0
    return perform(tabs[min(current, tabs.count) % tabs.count].step)
  }

  /// Lays the device on its back, or takes it up as it was held before.
  private mutating func lieFlat() {
    let world = summary().world
    if world.held.isDefinite { return perform(.rotate(.faceUp)) }
    perform(.rotate(world.device.isDefinite ? world.device : .portrait))
  }

  /// Opens or closes an iPhone Duo; on another device lets replay this on one.
  private mutating func fold(_ next: (Posture) -> Posture) {
    let device = session.setting.device
    guard !device.hasHinge else { return perform(.fold(next(summary().world.posture))) }
    if session.challenge != nil { return tell("An \(device.name) doesn't open.") }
    let posture = next(.closed)
    let degree = posture == .half ? "half " : ""
    let item = Picker.Item("open it \(degree)as an iPhone Duo", "", .openDuo(posture))
    open(.picker(Picker(.steps, "An \(device.name) doesn't open", [item])))
  }

  /// Replays what was done on an iPhone Duo, and opens it.
  mutating func openDuo(to posture: Posture) {
    asOne { playground in
      playground.session.change(device: .iPhoneDuo)
      playground.perform(.fold(posture))
    }
  }

  private mutating func chooseCall() {
    let calls: [Scenario.Action] =
      [.update(nil), .updateLock(nil), .attempt] + Toggle.masks.map { .request($0) }
      + Forced.all.map { .force($0) } + InterfaceOrientation.allCases.map { .statusBar($0) }
    let steps = StepFinder(&session).found(.calls, calls).map { step in
      var named = step
      // What a word alone doesn't say.
      switch step.step.action.value {
      case .update: named.label = "notify UIKit of a new mask"
      case .updateLock: named.label = "notify UIKit of the lock preference"
      case .attempt: named.label = "attemptRotationToDeviceOrientation()"
      default: break
      }
      return named
    }
    openSteps(steps, "The app's code calls", else: Self.crashed)
  }

  private mutating func blacken() {
    if presenter == nil { return tell("Blanking is for an audience: press P first.") }
    presenter?.isBlack = true
  }

  // MARK: The bar

  /// Does what the bar has for Enter.
  private mutating func doFirst() {
    switch enter(summary()).first?.target {
    case .fix: tryFix()
    case .node(let node): session.walk(to: session.timeline.pastNotes(node))
    case .command(let command): carryOut(command)
    default:
      let isNext = session.timeline.later(than: session.node) != nil
      let words = isNext ? "Press space for the next step." : "Press ? for all keys."
      tell("Enter has nothing to do here. \(words)")
    }
  }

  /// Goes on with the fix in place, as a branch.
  mutating func tryFix() {
    let here = summary()
    guard let fix = here.fix else { return tell("There is nothing to fix.") }
    guard let fixed = session.fixed(by: fix, in: here.files) else {
      return tell("Can't apply this automatically: \(fix.title).")
    }
    session = fixed
  }

  mutating func walkLater() {
    if session.isSolved, presenter == nil, let next = story(after: 1) { return start(next) }
    if let next = session.timeline.later(than: session.node) {
      let before = session.setting.version
      session.walk(to: next)
      let version = session.setting.version
      if version != before { notice = "Switched to iOS \(version.text) for this step." }
    } else if session.hasLeftStory {
      session.returnToStory()
      let device = session.setting.device
      let isMeant = session.scenario.settings.playedDevices.contains(device)
      let place = session.challenge == nil ? "story" : "challenge"
      notice = "Back in the \(place)" + (isMeant ? "." : ", on \(device.name). D chooses another.")
    } else if let left = presenter?.left, left.session.origin != session.origin {
      tell("End of the story. Press Esc to go back.")
    } else if session.challenge != nil, presenter == nil {
      tell(session.isSolved ? "This is the last challenge." : "Press g for the next problem.")
    } else if let next = story(after: 1) {
      start(next, after: 1)
    } else if session.endsTour, presenter == nil, let first = Session(challenge: 0) {
      start(first)
    } else if presenter?.score != nil {
      tell("The end.")
    } else {
      notice =
        session.story == 0 ? "This is the last step." : "End of the story. Press / for another."
    }
  }

  mutating func walkEarlier() {
    guard let node = session.timeline.earlier(than: session.node) else {
      guard let before = story(after: -1) else { return tell("This is the launch.") }
      start(before, after: -1)
      if presenter != nil { walk(toEnd: true) }
      return
    }
    session.walk(to: session.timeline.isNote(node) ? node : session.timeline.pastNotes(node))
  }

  mutating func walk(toEnd: Bool) {
    var node = toEnd ? session.node : 0
    while toEnd, let next = session.timeline.later(than: node) { node = next }
    session.walk(to: session.timeline.pastNotes(node))
  }

  /// Walks inside the last step; past its end one is out of it again.
  mutating func slowMotion(by count: Int) {
    if comparison != nil {
      return tell("Slow motion needs a single device. Press Esc to stop comparing.")
    }
    let last = summary().moments.count - 1
    guard last >= 0 else { return }
    let next = slow.map { $0 + count } ?? (count > 0 ? 0 : last)
    slow = (0...last).contains(next) ? next : nil
    if slow == nil { notice = "End of the step." }
  }

  mutating func walkToDifference() {
    let listed = Set(session.scenario.settings.playedVersions.map { $0.major })
    var node = session.node
    while let next = session.timeline.later(than: node) {
      node = next
      var ahead = session
      ahead.walk(to: node)
      let strip = VersionStrip(&ahead)
      let seen = zip(strip.versions, strip.previews)
        .filter { listed.count == 1 || listed.contains($0.0.major) }.map { $0.1 }
      if Set(seen).count > 1 { return session.walk(to: node) }
    }
    let which = listed.count > 1 ? "every listed version" : "every version"
    notice = "From here on, \(which) gives the same result."
  }

  /// Opens the chain, at the line of the rule that decided where no other is meant.
  mutating func openChain(at line: Int? = nil) {
    let pages = Pages(kind: .chain, selected: line ?? summary().decisiveLine)
    if case .pages(let open) = overlays.last, open.kind == .chain {
      replaceTop(.pages(pages))
    } else {
      open(.pages(pages))
    }
  }

  // MARK: Versions and devices

  mutating func nextVersion() {
    if session.setting.device.hasHinge {
      return tell("Only iOS 27.1. V chooses the SDK, c compares them.")
    }
    guard let next = versionAfter else { return tell(Self.noOtherVersion) }
    session.change { $0.version = next }
  }

  private static let noOtherVersion = "The app runs on no other version that is offered here."

  /// The version that comes after this one, after the last the first: of several that the file names those
  /// that it names alone and the usual ones, else all of these; nothing where there is no other.
  var versionAfter: SystemVersion? {
    let scenario = session.scenario
    let alone = scenario.settings.ios?.value.parts ?? []
    let named = scenario.playedVersions(on: session.setting.device).sorted().filter {
      SystemVersion.usual.contains($0) || alone.contains(.only($0))
    }
    let versions = named.count > 1 ? named : scenario.playable(SystemVersion.usual)
    let next = versions.first { $0.major > session.setting.version.major } ?? versions.first
    return next == session.setting.version ? nil : next
  }

  mutating func replay(linked: SystemVersion) {
    let isFirst = session.scenario.settings.playedLinks[0] == linked
    session.change { $0.linked = isFirst ? nil : linked }
    notice = "Built with Xcode \(linked.text)."
  }

  /// Replays on another device, or says that it is the one in use.
  mutating func replay(on device: Device) {
    if device == session.setting.device {
      return tell("Already on \(device.name).")
    }
    session.change(device: device)
  }

  mutating func switchLock() {
    let isLocked = session.situation().app.settings.isLocked
    session.change { $0.lock = !isLocked }
  }

  // MARK: Comparing

  mutating func compare() {
    switch comparison {
    case .versions(2): comparison = .versions(4)
    case .versions, .links: comparison = nil
    case .none, .fix:
      guard let others else { return tell(Self.noOtherVersion) }
      comparison = others
    }
  }

  /// What there is to compare with: the SDKs where they make a difference, else other versions.
  var others: DeviceComparison? {
    mutating get { [.links, .versions(2)].first { canCompare($0) } }
  }

  /// Whether there are two to compare.
  mutating func canCompare(_ comparison: DeviceComparison) -> Bool {
    switch comparison {
    case .versions(let count): versions(count).count > 1
    case .links: session.links.count > 1
    // Without and with what would help, or was changed.
    case .fix: session.unchanged != nil || summary().fix != nil
    }
  }

  mutating func compareFix() {
    if session.challenge != nil {
      openOurs()
    } else if comparison == .fix {
      comparison = nil
    } else if canCompare(.fix) {
      comparison = .fix
    } else {
      notice = "There is no fix to compare here."
    }
  }
}
