import OrientationModel
import OrientationScenarios

/// The words of one verdict.
struct VerdictWriter {
  let wording: Wording
  let reading: Reading
  let tone: Verdict.Tone

  /// The ways to say it, the fullest first.
  var sentences: [String] {
    if reading.episode.trace.isSkipped {
      return ["This step is for other versions: on iOS \(wording.version.text) nothing happens."]
    }
    let event = event
    if reading.episode.before == nil, tone == .stayed || tone == .quiet { return launch }
    let endings: [String]
    switch tone {
    case .impossible: return [reading.episode.outcome.problem.map { wording.text(of: $0) } ?? ""]
    case .crashed: endings = crash
    case .refused, .stayed: endings = staying
    case .turned: endings = ["The interface turns to \(reading.interface.name): \(reason)."]
    case .trouble: endings = troubles
    case .quiet: endings = quiet
    }
    return endings.flatMap { ["\(event) \($0)", $0] }
  }

  private var launch: [String] {
    let because = reading.ruling?.target == nil ? reading.rule.map(excuse) : reason
    let launch = "The app launches in \(reading.interface.name)"
    return [because.map { "\(launch): \($0)." } ?? "\(launch)."]
  }

  private var event: String {
    let step = reading.innermostStep
    guard let before = reading.episode.before else { return wording.event(of: nil) }
    if step == .rotate(before.held) {
      return "The \(wording.deviceNoun) is held that way already."
    }
    guard step == .pop || step == .dismiss(nil),
      let gone = reading.episode.simulator.snapshot(of: before).visible,
      gone != reading.snapshot.visible
    else { return wording.event(of: step) }
    return "\(wording.name(gone)) is \(step == .pop ? "popped" : "dismissed")."
  }

  private var crash: [String] {
    switch reading.episode.trace.crash {
    case .noCommonOrientation(let id): disjoint(id)
    case .preferredMismatch(let id, let preference, _):
      ["An exception: \(wording.name(id)) prefers \(preference.name) and does not support it."]
    case .recursion(let id):
      ["An exception: \(wording.name(id)) was asked while it was being asked."]
    case .noSceneLifeCycle: ["It cannot: iOS \(wording.version.text) demands the scene life cycle."]
    case nil: []
    }
  }

  private func disjoint(_ id: ControllerID) -> [String] {
    let plain = ["An exception: \(wording.name(id)) and the app share no orientation."]
    if let void = reading.ownAnswers.first(where: { $0.mask.isVoid }) {
      return ["An exception: \(wording.name(void.controller)) supports no orientation."]
    }
    guard let answer = reading.ownAnswers.first, let mask = reading.appMask,
      let app = appBlocker(mask, without: answer.mask.first)
    else { return plain }
    let own = "\(wording.name(answer.controller)) \(supports(answer.mask, without: mask.first))"
    return ["An exception: \(own), \(app)."] + plain
  }

  private var staying: [String] {
    if case .request = reading.innermostStep, reading.episode.trace.error != nil {
      return ["The request is refused: \(reason).", "Refused: \(reason)."]
    }
    return ["The interface stays: \(reason).", "It stays: \(reason)."]
  }

  /// The screen that is seen stands where it does not want to be.
  private var troubles: [String] {
    if !reading.isMisplaced {
      return [
        "The interface turns and comes back to \(reading.interface.name).",
        "The interface turns and comes back.",
      ]
    }
    guard let visible = reading.snapshot.visible, let mask = reading.visibleMask else { return [] }
    let wants = "\(wording.name(visible)) \(supports(mask, without: reading.interface))"
    let because = troubleReason(visible)
    let moves = reading.episode.didTurn ? "turns" : "stays as it is"
    return [
      "\(wants), but \(because).", "\(wants): \(because).",
      "\(wording.name(visible)) \(moves): \(because).",
    ]
  }

  private func troubleReason(_ visible: ControllerID) -> String {
    if let rule = reading.rule, reading.ruling?.target == nil { return excuse(rule) }
    if let answer = reading.ownAnswers.first(where: \.isRecalled) { return untold(answer) }
    if let window = reading.ruling?.window, reading.isHidden(window) { return otherWindow }
    let exclusion = reading.exclusions.first { $0.controller == visible }
    switch exclusion?.reason {
    case .embedded(let id): return "\(wording.name(id)) answers for it"
    case .keepsPresenter(let style, let decider):
      return "\(wording.text(of: style)) leaves it to \(wording.name(decider))"
    case .otherWindow: return otherWindow
    case .covered(let id): return "\(wording.name(id)) decides"
    case .handedElsewhere(let id): return "\(wording.name(id)) asks another"
    case .represented, .cover, .view, .hiddenByCustom, .alert:
      return "\(wording.name(reading.decider ?? 0)) is asked instead"
    case .masksNotRead(let rule): return excuse(rule)
    default: return blocker(of: reading.visibleMask ?? .none) ?? whyElsewhere
    }
  }

  /// Its mask was used and allowed something, and nothing asked for that.
  private var whyElsewhere: String {
    guard !reading.episode.didTurn, let mask = reading.visibleMask,
      let candidate = reading.candidate, !mask.contains(candidate), reading.ruling?.allowed != nil
    else { return reason }
    switch reading.candidateSource {
    case .device, .nothing: return "the \(wording.deviceNoun) does not point there"
    case .lock: return "the rotation lock holds another side"
    case .forced: return "another side was forced"
    }
  }

  private var otherWindow: String {
    guard let window = reading.ruling?.window else { return "another window decides" }
    let name = wording.name(window: window)
    return reading.isHidden(window)
      ? "the hidden window \(name) turns it" : "the window \(name) decides"
  }

  private var quiet: [String] {
    guard let rule = reading.rule else { return ["Nothing is decided."] }
    return ["Nothing is decided: \(excuse(rule)).", "Undecided: \(excuse(rule))."]
  }

  // Why the interface stands where it stands.

  /// Why it turned or stays, by the rule that settled it.
  var reason: String {
    guard let rule = reading.rule else { return "nobody was asked" }
    let wished = reading.requested ?? reading.candidate?.mask ?? .none
    let hasMasks = reading.ruling?.target != nil && reading.ruling?.allowed != nil
    if tone == .refused, hasMasks, rule.chapter != .auto || rule == .attemptDecidesAnew,
      let blocker = blocker(of: wished)
    {
      return blocker
    }
    switch rule {
    case .preferenceFirst: return "\(preferrer) prefers that"
    case .deviceFirst: return held
    case .currentNext: return whyCurrent
    case .fixedOrderLast: return "it is the first \(supporter) supports"
    case .deviceNotAllowedIsIgnored, .attemptDecidesAnew:
      guard tone == .turned else { return held }
      // Nobody allowed it where nobody was asked.
      if reading.ownAnswers.isEmpty, let free = reading.freeRule { return excuse(free) }
      return "\(supporter) allows it"
    case .dismissalDeviceFirst:
      return reading.candidate == reading.interface ? held : "\(preferrer) prefers that"
    case .containersAskChildrenUpTo5, .oldDefaultIsPortrait:
      if tone == .refused { return refusal }
      return reading.candidate == nil ? whyCurrent : "\(supporter) says yes to it"
    case .autorotateNoPresentation:
      return tone == .turned ? "\(preferrer) prefers that" : excuse(rule)
    case .requestWithinMasks: return blocker(of: wished) ?? "it is not supported"
    default: return excuse(rule)
    }
  }

  /// The first mask that takes away what was wished for, as a reproach.
  func blocker(of wished: OrientationMask) -> String? {
    guard !wished.isVoid else { return nil }
    for answer in reading.ownAnswers where answer.mask.intersection(wished).isVoid {
      if answer.isRecalled { return untold(answer) }
      return "\(wording.name(answer.controller)) \(supports(answer.mask, without: wished.first))"
    }
    if let mask = reading.appMask, mask.intersection(wished).isVoid {
      return appBlocker(mask, without: wished.first)
    }
    guard reading.hardwareMask.intersection(wished).isVoid else { return nil }
    return "this \(wording.deviceNoun) never turns upside down"
  }

  /// From iOS 16 a turn goes by what was announced.
  private func untold(_ answer: Ruling.MaskAnswer) -> String {
    "UIKit was not told that \(wording.name(answer.controller)) has another mask now"
  }

  /// `supports portrait only`, or what it lacks.
  func supports(_ mask: OrientationMask, without wished: InterfaceOrientation?) -> String {
    only(mask).map { "supports \($0)" } ?? "does not support \(wished?.name ?? "it")"
  }

  private func only(_ mask: OrientationMask) -> String? {
    if mask.isVoid { return "no orientation" }
    if mask.count == 1 { return "\(mask.first?.name ?? "") only" }
    return mask == .landscape ? "landscape only" : nil
  }

  func appBlocker(_ mask: OrientationMask, without wished: InterfaceOrientation?) -> String? {
    let name = wished?.name ?? "it"
    switch reading.appSource {
    case .plist: return "Info.plist lists \(only(mask) ?? "no \(name)")"
    case .delegate: return "the app delegate allows \(only(mask) ?? "no \(name)")"
    case .sceneDelegate: return "the scene delegate allows \(only(mask) ?? "no \(name)")"
    case .defaults, .ignored, .multitasking, nil: return "the app's default mask lacks \(name)"
    }
  }

  private var preferrer: String {
    wording.name(reading.preference?.controller ?? reading.decider ?? 0)
  }

  var supporter: String {
    if let answer = reading.ownAnswers.first { return wording.name(answer.controller) }
    switch reading.appSource {
    case .plist, .delegate, .sceneDelegate, .defaults:
      return reading.appSource.map { wording.text(of: $0) } ?? ""
    case .ignored, .multitasking, nil: return wording.name(reading.decider ?? 0)
    }
  }

  private var held: String {
    switch reading.candidateSource {
    case .device, .nothing:
      tone == .stayed && reading.episode.before != nil
        ? "it stands as the \(wording.deviceNoun) is held" : "the \(wording.deviceNoun) is held so"
    case .lock: "the rotation lock holds it there"
    case .forced: "that was forced"
    }
  }

  private var whyCurrent: String {
    guard let candidate = reading.candidate else {
      return "no side of the \(wording.deviceNoun) is known"
    }
    return blocker(of: candidate.mask) ?? "\(supporter) supports \(reading.interface.name)"
  }

  /// On iOS 5 and earlier the first child that says no.
  private var refusal: String {
    guard let wished = reading.requested?.first ?? reading.candidate else { return "no answer" }
    let answer = reading.ownAnswers.first { !$0.mask.contains(wished) }
    return answer.map { "\(wording.name($0.controller)) says no to \(wished.name)" }
      ?? "a side of the \(wording.deviceNoun) is missing"
  }

  // Rules that settle a step without a choice among masks, in a few words.

  /// What a rule says of this outcome, with the names filled in; its heading where it says nothing.
  func excuse(_ rule: Rule) -> String {
    if let words = wordsOfTheMoment(rule) { return words }
    let outcome = reading.ruling?.outcome ?? .nobodyAsked
    guard let words = rule.entry.says[outcome] else { return wording.short(rule) }
    return filled(words)
  }

  /// Rules whose words depend on more than the outcome.
  private func wordsOfTheMoment(_ rule: Rule) -> String? {
    switch rule {
    case .flatNeverTurns:
      reading.world.held.isDefinite
        ? "UIDevice.orientation never reads that side"
        : "a flat \(wording.deviceNoun) points nowhere"
    case .notificationsMustBeGenerated: unmoved
    case .foregroundReadsDevice:
      reading.innermostStep == .background ? "it is not on screen" : "the app is in the background"
    default: nil
    }
  }

  /// A rule's words with the names of this moment in their places.
  private func filled(_ words: String) -> String {
    var text = ""
    for (index, part) in words.split(separator: "{", omittingEmptySubsequences: false).enumerated()
    {
      guard index > 0, let end = part.firstIndex(of: "}") else {
        text += part
        continue
      }
      text += name(part[..<end]) + part[part.index(after: end)...]
    }
    return text
  }

  private func name(_ place: Substring) -> String {
    switch place {
    case "iOS": "iOS \(wording.version.text)"
    case "device": wording.deviceNoun
    case "decider": decider
    case "refuser": claimant(.autorotate)
    case "locker": claimant(.lock)
    case "occasion": occasion
    case "style": topStyle
    case "presenter": underTop
    default: preconditionFailure("no rule has a place for \(place)")
    }
  }

  private var unmoved: String {
    let step = reading.innermostStep
    if step == .beginGenerating || step == .endGenerating {
      return "the notifications only carry the device's side"
    }
    return reading.world.generating == 0
      ? "device notifications have been ended" : "the \(wording.deviceNoun) has not moved"
  }

  /// The change that nobody was asked about.
  var occasion: String {
    switch reading.innermostStep {
    case .push: "after a push"
    case .pop, .popTo, .popToRoot: "after a pop"
    case .select: "when a tab is selected"
    case .replaceRoot: "for a new root"
    case .finish: "after a swipe"
    case .dismiss: "after a dismissal"
    case .present: "for a presentation"
    case .resize: "for a resized scene"
    case .rotate, .rotateLeft, .rotateRight, .lock, .replace, .force, .request, .update,
      .updateLock, .statusBar, .beginPop, .beginDismiss, .cancel, .attempt, .set, .addWindow,
      .showWindow, .hideWindow, .background, .foreground, .beginGenerating, .endGenerating, .note,
      .onVersions, nil:
      "about that"
    }
  }

  private var decider: String {
    let id = reading.decider ?? reading.snapshot.decider ?? 0
    return id == 0 ? "the app" : wording.name(id)
  }

  /// Who answered a question of yes and no.
  func claimant(_ question: Controller.Question) -> String {
    let claims = (reading.ruling?.claims ?? []).filter { $0.question == question }
    let refuser = claims.first { question == .autorotate ? !$0.isYes : $0.isYes }
    return refuser.map { wording.name($0.controller) } ?? decider
  }

  private var topStyle: String {
    let layers = reading.snapshot.windows.first { $0.layers.count > 1 }?.layers
    return layers?.last?.style.map { wording.text(of: $0) } ?? "this presentation"
  }

  private var underTop: String {
    reading.snapshot.decider.map { wording.name($0) } ?? "its presenter"
  }
}
