import OrientationModel

/// The words of one verdict.
struct Teller {
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
    switch tone {
    case .impossible:
      let problem = reading.episode.outcome.problem.map { wording.text(of: $0) } ?? ""
      return [problem]
    case .crashed: return crash.flatMap { ["\(event) \($0)", $0] }
    case .refused, .stayed: return staying.flatMap { ["\(event) \($0)", $0] }
    case .turned:
      let turn = "The interface turns to \(reading.interface.name): \(reason)."
      return ["\(event) \(turn)", turn]
    case .trouble: return troubles.flatMap { ["\(event) \($0)", $0] }
    case .quiet: return quiet.flatMap { ["\(event) \($0)", $0] }
    }
  }

  private var launch: [String] {
    let because = reading.decision?.target == nil ? reading.rule.map(excuse) : reason
    let launch = "The app launches in \(reading.interface.name)"
    return [because.map { "\(launch): \($0)." } ?? "\(launch)."]
  }

  private var event: String {
    let step = reading.innermostStep
    guard let before = reading.episode.before else { return wording.event(of: nil) }
    switch step {
    case .rotate(let held) where before.held == held:
      return "The \(wording.deviceNoun) is held that way already."
    case .pop, .finish:
      let gone = reading.episode.stage.snapshot(of: before).visible
      guard step == .pop, let gone, gone != reading.snapshot.visible else {
        return wording.event(of: step)
      }
      return "\(wording.name(gone)) is popped."
    case .dismiss(nil):
      let gone = reading.episode.stage.snapshot(of: before).visible
      guard let gone, gone != reading.snapshot.visible else { return wording.event(of: step) }
      return "\(wording.name(gone)) is dismissed."
    default: return wording.event(of: step)
    }
  }

  private var crash: [String] {
    switch reading.episode.trace.crash {
    case .noCommonOrientation(let id): disjoint(id)
    case .preferredMismatch(let id, let preference, _):
      ["An exception: \(wording.name(id)) prefers \(preference.name) and does not support it."]
    case .recursion(let id):
      ["An exception: \(wording.name(id)) was asked while it was being asked."]
    case .noSceneLifeCycle:
      ["It cannot: iOS \(wording.version.text) demands the scene life cycle."]
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
    if let rule = reading.rule, reading.decision?.target == nil { return excuse(rule) }
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
      let candidate = reading.candidate, !mask.contains(candidate),
      reading.decision?.allowed != nil
    else { return reason }
    switch reading.candidateSource {
    case .device, .nothing: return "the \(wording.deviceNoun) does not point there"
    case .lock: return "the rotation lock holds another side"
    case .forced: return "another side was forced"
    }
  }

  private var otherWindow: String {
    guard let window = reading.decision?.window else { return "another window decides" }
    let isHidden = reading.snapshot.windows[Int(window)].presence == .hidden
    let name = wording.name(window: window)
    return isHidden ? "the hidden window \(name) turns it" : "the window \(name) decides"
  }

  private var quiet: [String] {
    guard let rule = reading.rule else { return ["Nothing is decided."] }
    return ["Nothing is decided: \(excuse(rule)).", "Undecided: \(excuse(rule))."]
  }
}
