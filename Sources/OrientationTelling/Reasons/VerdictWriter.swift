import OrientationModel
import OrientationScenarios

/// Writes the sentence that is shown above everything after a step.
struct VerdictWriter {
  let wording: Wording
  let reading: Explanation
  /// Whether the orientation is named before the reason, which then says `it`.
  var isNamed = true
  /// Whom the sentence has named: what is theirs is `its` from there on.
  var named: ControllerID?

  init(_ reading: Explanation) {
    self.reading = reading
    wording = reading.episode.wording
  }

  /// The same statement at several lengths, the fullest first.
  var sentences: [Said] {
    if let alone { return [alone] }
    let event = event
    let sentences = endings.flatMap { [$0.after(event), $0] }
    guard let ignored = ignoredCall.map({ "\($0).".sentenceCased }) else { return sentences }
    let turn = "The interface rotates to \(reading.interface.name). \(ignored)"
    return sentences.suffix(1).map { Said("\($0.text) \(ignored)") }
      + [Said(reading.episode.didTurn ? turn : ignored)]
  }

  /// Why it came out so, at full length and without what has just been done.
  var cause: String {
    if let alone { return alone.text }
    let told = unheard.map { "\($0).".sentenceCased } ?? endings.first?.text ?? ""
    guard let call = ignoredCall else { return told }
    return reading.episode.didTurn ? "\(told.dropLast()); \(call)." : "\(call).".sentenceCased
  }

  /// What is said where no word is due to the step itself.
  private var alone: Said? {
    if reading.episode.trace.isSkipped {
      return Said("Skipped: this step doesn't apply to iOS \(wording.version.text).")
    }
    if reading.episode.trace.crash == .noSceneLifeCycle {
      return Said("The app doesn't launch: the iOS 27 SDK requires the scene life cycle.")
    }
    if let problem = reading.episode.outcome.problem { return Said(wording.text(of: problem)) }
    if reading.episode.before == nil, [.stayed, .quiet].contains(reading.tone) { return launch }
    // Nothing was to happen.
    if reading.tone == .quiet, case .set(.wants) = reading.innermostStep { return Said(event) }
    return nil
  }

  /// What came of the step and why, at several lengths, the fullest first.
  private var endings: [Said] {
    let interface = reading.interface.name
    switch reading.tone {
    case .impossible: return []
    case .crashed: return crash
    case .refused where reading.episode.didTurn:
      let aside = aside.map {
        Said("\($0); then the interface rotates to \(interface).".sentenceCased)
      }
      return [aside].compactMap { $0 } + [
        Said("A request fails, and the interface rotates to \(interface)."),
        Said("Request failed: the interface rotates to \(interface)."),
      ]
    case .refused, .stayed: return staying
    case .turned where reading.episode.outcome.turnCount == 0 && reading.episode.before != nil:
      return [Said("The reported interface orientation is now \(interface):", because: reason)]
    case .turned: return passed + turning
    case .trouble: return passed + troubles
    case .quiet: return quiet
    }
  }

  var turning: [Said] {
    let turns = reading.episode.trace.turns.dropFirst().map { $0.name }
    let way = turns.isEmpty ? reading.interface.name : turns.joined(separator: ", then to ")
    return ["The interface rotates", "It rotates"].map { Said("\($0) to \(way):", because: reason) }
  }

  /// What the app's own code called in vain, with a complaint on the console.
  private var ignoredCall: String? {
    reading.episode.isComplainedOf && reading.innermostStep?.ignoringRule == nil
      ? reading.words(of: .oldSDKCanForce, as: .settled(.nobodyAsked)) : nil
  }

  private var launch: Said {
    let because = reading.ruling?.target == nil ? reading.rule.map(excuse) : reason
    // The list alone says in what it appears first.
    let launch =
      reading.episode.trace.turns.isEmpty
      ? "The app launches in \(reading.interface.name)"
      : "The app rotates to \(reading.interface.name) at launch"
    return because.map { Said("\(launch):", because: $0) } ?? Said("\(launch).")
  }

  private var event: String {
    let step = reading.innermostStep
    guard let before = reading.episode.before else { return wording.event(of: nil) }
    if case .rotate(before.held) = step {
      return "The \(wording.deviceNoun) is already held that way."
    }
    if case .resize(let shape) = step, reading.episode.trace.events.contains(.ignored(.resize)) {
      return "The app tries to make the scene \(shape.name)."
    }
    if let kept = reading.keptAnswer { return wording.event(keeping: kept).sentenceCased }
    let isPop = if case .pop = step { true } else { false }
    let isDismissal = if case .dismiss(nil) = step { true } else { false }
    guard isPop || isDismissal, let gone = gone(since: before) else {
      return wording.event(of: step)
    }
    return "\(wording.subject(gone)) is \(isPop ? "popped" : "dismissed").".sentenceCased
  }

  /// What was seen before and has left, by the outermost that has a name of its own.
  private func gone(since before: World) -> ControllerID? {
    let old = reading.episode.simulator.snapshot(of: before)
    guard let visible = old.visible, visible != reading.snapshot.visible else { return nil }
    let path = old.standing(of: visible).map { $0.window.layers[$0.layer].node.path } ?? []
    let outermost = path.first { node in
      guard reading.snapshot.standing(of: node.id) == nil else { return false }
      return switch wording.app.reference(to: node.id) {
      case .name, .system: true
      case .unnamed, .wrapper, nil: false
      }
    }
    return outermost?.id ?? visible
  }

  /// What ended the app, the fullest wording first.
  var crash: [Said] {
    let clauses: [String] =
      switch reading.episode.trace.crash {
      case .noCommonOrientation(let id): disjoint(id)
      case .preferredMismatch(let id, let preference, _): [mismatched(id, preference)]
      case .recursion(let id): ["\(wording.subject(id))'s mask getter called itself"]
      case .noSceneLifeCycle, nil: []
      }
    return clauses.map { Said("Crash:", because: $0) }
  }

  /// A container can hand on what its child prefers, and not support it.
  private func mismatched(_ id: ControllerID, _ preference: PreferredOrientation) -> String {
    let owner = reading.preference?.controller ?? id
    guard let side = preference.orientation else {
      return "\(wording.subject(owner)) prefers \(preference.name), which isn't an orientation"
    }
    let isSupported = reading.ownMask(of: owner)?.contains(side) ?? false
    let but = owner != id && isSupported ? ", but \(wording.subject(id))" : " but"
    return "\(wording.subject(owner)) prefers \(preference.name)\(but) doesn't support it"
  }

  private func disjoint(_ id: ControllerID) -> [String] {
    let plain = ["\(wording.subject(id)) and the app have no orientation in common"]
    if let void = reading.answers.last(where: { $0.mask.isVoid }) {
      return ["\(wording.subject(void.controller)) supports no orientation"]
    }
    guard let answer = reading.ownAnswers.first, let mask = reading.appMask else { return plain }
    let app = appBlocker(mask, without: answer.mask.first)
    let own = supports(answer.controller, answer.mask, without: mask.first)
    return ["\(own), but \(app)"] + plain
  }

  var staying: [Said] {
    let shown = reading.interface.name
    let because = passed.isEmpty ? aside ?? reason : reason
    let brief = Said("It stays in \(shown):", because: because)
    let stays = [Said("The interface stays in \(shown):", because: because), brief]
    guard reading.episode.trace.error != nil else {
      let short = Said("It stays:", because: because)
      return passed + stays
        + (brief.text.count > Verdict.longest ? [Said(because: because)] : [short])
    }
    let failed = Said("Request failed:", because: because)
    if case .request = reading.innermostStep {
      return [Said("The request fails:", because: because), failed]
    }
    guard reading.ruling?.outcome == .refused else { return stays }
    let both = "A request fails, and the interface stays in \(shown):"
    return [Said(both, because: because), failed]
  }

  private var quiet: [Said] {
    guard let rule = reading.rule else { return [Said("\(nothing).")] }
    return passed + [nothing(by: rule)]
  }

  /// That nothing came of a step, which somebody may have been asked in.
  var nothing: String { reading.answers.isEmpty ? "Nothing happens" : "Nothing changes" }

  /// What a rule says of what came of the step.
  func excuse(_ rule: Rule) -> String { reading.excuse(rule, named: named) }

  // Why the interface stands where it stands.

  /// Why it turned or stays, by what settled it: the same for the verdict and the chain.
  var reason: String {
    guard let ruling = reading.ruling else { return "UIKit asked no view controller" }
    guard let target = ruling.target else {
      var wished = reading.requested ?? .none
      if case .request(let mask) = ruling.question?.trigger { wished = mask }
      return ruling.outcome == .refused && ruling.allowed != nil
        ? blocker(of: wished) ?? stale(ruling) ?? "it isn't supported" : excuse(ruling.because)
    }
    if reading.launchesAsHeld { return held }
    switch ruling.attempts.last?.choice.way {
    case .preference: return "\(PlaceNames(reading: reading).preferrer) prefers \(it)"
    case .device, .deviceBeforeCurrent: return followed(ruling)
    case .current, .stay: return whyCurrent
    case .requested: return "it's already in a requested orientation"
    // Nothing was near where one orientation was left.
    case .nearest:
      return reading.settlement == ruling.because ? excuse(ruling.because) : whyCurrent
    case .fixedOrder: return first(of: ruling, target)
    case nil: break
    }
    let claims: [Rule] = [
      .deviceNotAllowedIsIgnored, .containersAskChildrenUpTo5, .oldDefaultIsPortrait,
    ]
    guard claims.contains(ruling.because) else { return excuse(ruling.because) }
    guard let candidate = reading.candidate else { return whyCurrent }
    if candidate != target || ruling.allowed?.contains(target) == false { return refusal }
    return ruling.outcome == .turned ? "\(supporter) returns YES for \(it)" : held
  }

  /// The mask of another screen, which UIKit still uses while one is about to appear.
  private func stale(_ ruling: Ruling) -> String? {
    ruling.allowed.flatMap { mask in
      let isStale = reading.episode.trace.events.contains(
        .rule(.masksReadWhenNeeded, .narrows(to: mask)))
      return isStale
        ? reading.words(of: .masksReadWhenNeeded, doing: .narrows(to: mask), on: nil) : nil
    }
  }

  /// What is asked for is allowed, and so the interface stands there.
  private func followed(_ ruling: Ruling) -> String {
    // What another display has shown doesn't matter, nor what it lets the hand do.
    if case .display = ruling.question?.trigger, reading.settlement == ruling.because {
      return held
    }
    if reading.isFollowing { return held }
    if ruling.allowed?.isVoid == true {
      return "no orientation is allowed, so it follows the \(wording.deviceNoun)"
    }
    // Nobody allowed it where nobody was asked.
    if let free = reading.freeRule, reading.ownAnswers.isEmpty { return excuse(free) }
    switch ruling.question?.trigger {
    case .device, .attempt: return supporting("allows", it)
    default: break
    }
    // What isn't allowed any more is why it rotates at all.
    return reading.episode.before.flatMap { blocker(of: $0.interface.mask) } ?? held
  }

  /// Neither the device's nor the current orientation is allowed, and UIKit takes another.
  private func first(of ruling: Ruling, _ target: InterfaceOrientation) -> String {
    if case .request(let requested) = ruling.question?.trigger {
      return requested.count == 1
        ? "the app requested \(it)" : "\(it) comes first among the requested ones"
    }
    guard let candidate = reading.candidate, let blocker = blocker(of: candidate.mask) else {
      return "it's the first one \(supporter) supports"
    }
    return blocker
  }

  /// What lacks what was wished for, as a clause: `Films supports portrait only`.
  private func blocker(of wished: OrientationMask) -> String? {
    reading.obstacle(to: wished).map { words(of: $0, without: wished.first) }
  }

  func words(of obstacle: Obstacle, without wished: InterfaceOrientation?) -> String {
    switch obstacle {
    case .hardware: "this \(wording.deviceNoun) doesn't support upside down"
    case .controller(let id, let mask): supports(id, mask, without: wished)
    case .app(let mask): appBlocker(mask, without: wished)
    case .untold(let id): untold(id)
    }
  }

  /// From iOS 16 a turn goes by what was announced.
  func untold(_ id: ControllerID?) -> String {
    let whose = id == nil ? "the app delegate's" : id == named ? "its" : wording.whose(id ?? 0)
    return "UIKit wasn't notified of \(whose) new mask"
  }

  /// `Films supports portrait only`, or what it lacks.
  func supports(
    _ id: ControllerID, _ mask: OrientationMask, without wished: InterfaceOrientation?
  ) -> String {
    let lacking = wished?.name ?? "it"
    if id == named {
      return "its own mask " + (mask.only.map { "allows \($0)" } ?? "excludes \(lacking)")
    }
    let claim = mask.only.map { "supports \($0)" } ?? "doesn't support \(lacking)"
    let own = "\(wording.subject(id)) \(claim)"
    guard let asker = reading.asksUnseen(id) else { return own }
    return "\(wording.subject(asker)) also asks \(wording.subject(id)), which \(claim)"
  }

  /// That whoever answered is for an orientation: `Films allows it`.
  private func supporting(_ verb: String, _ orientation: String) -> String {
    guard let answer = reading.ownAnswers.first else {
      return "\(supporter) \(verb) \(orientation)"
    }
    let isOver = reading.ownMask(of: answer.controller)?.contains(reading.interface) == false
    if answer.isRecalled, isOver { return untold(answer.controller) }
    let whose = answer.controller == named ? "its own mask" : supporter
    return "\(whose) \(verb) \(orientation)"
  }

  /// What the app allows, and whose answer that is.
  var standingApp: String {
    let mask = reading.standingAppMask
    return allowing(reading.standingSource ?? .plist, mask, mask.only ?? mask.phrase)
  }

  private func appBlocker(_ mask: OrientationMask, without wished: InterfaceOrientation?) -> String
  {
    let name = wished?.name ?? "it"
    switch reading.appSource {
    case .plist, .delegate, .sceneDelegate:
      return allowing(reading.appSource ?? .plist, mask, mask.only, without: name)
    case .defaults, .ignored, .multitasking, nil: return "the app's default mask excludes \(name)"
    }
  }

  private func allowing(
    _ source: MaskSource, _ mask: OrientationMask, _ orientations: String?,
    without lacking: String = ""
  ) -> String {
    if source == .delegate, let code = reading.delegateCode(allowing: mask) {
      let effect = orientations.map { "allow \($0)" } ?? "exclude \(lacking)"
      return "\(wording.whose(code.owner)) code makes the app delegate \(effect)"
    }
    let verb = source == .plist ? "list" : "allow"
    let does = orientations.map { "\(verb)s \($0)" } ?? "doesn't \(verb) \(lacking)"
    return "\(wording.text(of: source)) \(does)"
  }

  var supporter: String {
    if let answer = reading.ownAnswers.first { return wording.subject(answer.controller) }
    switch reading.appSource {
    case .plist, .delegate, .sceneDelegate, .defaults:
      return reading.appSource.map { wording.text(of: $0) } ?? ""
    case .ignored, .multitasking, nil: return wording.subject(reading.decider ?? 0)
    }
  }

  private var it: String { isNamed ? "it" : reading.interface.name }

  private var held: String {
    switch reading.candidateSource {
    case .device, .nothing:
      if let rule = reading.ruleOfFixedCall { return excuse(rule) }
      let isHeld = reading.world.held.isDefinite
      let side = (isHeld ? reading.world.held : reading.world.definite).interface
      // In landscape the device's own name is the other one: it isn't held that way.
      let does =
        isNamed && !reading.interface.isLandscape && side == reading.interface
        ? "\(isHeld ? "is" : "was last") held that way"
        : "\(isHeld ? "calls" : "last called") for \(it)"
      return "the \(wording.deviceNoun) \(does)"
    case .lock:
      let isTurn = reading.ruling?.didTurn == true
      let does = isTurn ? "calls for \(it)" : "keeps \(isNamed ? "it there" : it)"
      return "the rotation lock \(does)"
    case .forced: return forcing
    }
  }

  /// HACK-10: whatever the app wrote or requested stays what it asks for.
  var forcing: String {
    if let code = reading.forcingCode {
      return "\(wording.whose(code.owner)) code set UIDevice.orientation to \(it)"
    }
    return reading.canForce
      ? "the app set UIDevice.orientation to \(it)" : "the app requested \(it)"
  }

  private var whyCurrent: String {
    guard let candidate = reading.candidate else {
      return reading.episode.trace.rules.contains(.statusBarMovesAlone)
        ? "the status bar orientation counts" : "the device orientation is unknown"
    }
    let shown = reading.ruling?.target ?? reading.interface
    return blocker(of: candidate.mask) ?? supporting("supports", shown.name)
  }

  /// The first that says no, on iOS 5 and earlier.
  private var refusal: String {
    guard let wished = reading.candidate else { return "UIKit got no answer" }
    let answer = reading.ownAnswers.first { !$0.mask.contains(wished) }
    return answer.map { "\(wording.subject($0.controller)) returns NO for \(wished.name)" }
      ?? "the device orientation is unknown"
  }
}
