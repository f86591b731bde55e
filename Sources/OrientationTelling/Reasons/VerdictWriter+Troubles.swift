import OrientationModel
import OrientationScenarios

// The screen that is seen stands where it does not belong: what it should be in, and why it isn't; what
// UIKit passes over, and what failed before it turned.

extension VerdictWriter {
  /// The screen that is seen stands where it does not want to be.
  var troubles: [Said] {
    if reading.isOutsideTheApp {
      let because = reading.hindrance.map { words(of: $0, wanted: nil) } ?? reason
      return [", but", ";"].map { Said(standingApp + $0, because: because) }
    }
    guard let screen = reading.misplacement?.screen, let mask = reading.misplacement?.wanted else {
      return [
        Said("The interface rotates and then rotates back to \(reading.interface.name)."),
        Said("The interface rotates and rotates back."),
      ]
    }
    if let other = reading.misplacement?.other,
      mask.contains(reading.interface) || reading.standTogether(screen, other)
    {
      // It looks for nothing that suits whom it doesn't ask.
      let isAsked = [screen, other].map(reading.asked.contains)
      if isAsked == [true, false], !reading.standTogether(screen, other) {
        return reading.episode.didTurn ? turning : staying
      }
      let names = "\(wording.subject(screen)) and \(wording.subject(other))"
      return [Said("No orientation suits both \(names).")]
    }
    let own = reading.ownMask(of: screen)
    // What its own mask is to blame for isn't said of it before.
    let isToBlame =
      switch reading.hindrance {
      case .ownMask, .lacking(.controller(screen, _)): !mask.isVoid
      default: false
      }
    let wants =
      isToBlame || own?.contains(reading.interface) ?? true
      ? "\(wording.subject(screen)) should be in \(mask.phrase("or"))"
      : supports(screen, own ?? mask, without: reading.interface)
    // Who belongs nowhere isn't kept from anywhere.
    if mask.isVoid { return [Said("\(wants).")] }
    let going = going
    let because = reading.hindrance.map { going.words(of: $0, wanted: mask) } ?? reason
    let moves =
      reading.episode.before == nil
      ? "is in \(reading.interface.name) at launch"
      : reading.episode.didTurn ? "rotates" : "doesn't rotate"
    return ["\(wants), but", "\(wants);", "\(wording.subject(screen)) \(moves):"].map {
      Said($0, because: because)
    }
  }

  /// What keeps a screen from where it belongs, as a clause.
  private func words(of hindrance: RootCause, wanted: OrientationMask? = nil) -> String {
    switch hindrance {
    case .askedInstead(let exclusion, _): instead(exclusion)
    case .window(let window, _):
      reading.isHidden(window)
        ? "the hidden window \(wording.name(window: window)) rotates it"
        : "the scene follows \(wording.subject(window: window))"
    case .late: reading.words(of: .masksReadWhenNeeded, as: .refuses, named: named) ?? reason
    case .ownMask:
      supports(
        named ?? 0, named.flatMap { reading.ownMask(of: $0) } ?? .none, without: wanted?.first)
    case .ownLeave(let isDefault):
      "\(isDefault ? "UIKit's default" : whoseOwn) mask allows \(reading.interface.name)"
    case .app: standingApp
    case .freedom(let rule), .settlement(let rule?): excuse(rule)
    case .settlement(nil):
      "the interface is \(reading.episode.didTurn ? "" : "still ")in \(reading.interface.name)"
    case .ignoredCall, .failedRequest, .passedOver, .lockLeftBehind: reason
    case .lacking(let obstacle): words(of: obstacle, without: wanted?.first)
    case .calledElsewhere(let source): calling(elsewhere: source)
    case .choice: unnamed.reason
    }
  }

  private var whoseOwn: String {
    named == nil ? wording.whose(reading.misplacement?.screen ?? 0) : "its own"
  }

  /// Who is asked in a screen's stead.
  private func instead(_ exclusion: Exclusion) -> String {
    var asked = reading.decider ?? reading.snapshot.decider ?? 0
    switch exclusion.reason {
    case .embedded(let id), .covered(let id): asked = id
    case .keepsPresenter, .cover, .alert, .handedElsewhere:
      return wording.text(of: exclusion.reason)
    case .view:
      return reading.ownAnswers.first.map {
        "\(wording.subject($0.controller)) returns \($0.mask.phrase)"
      } ?? reason
    default: break
    }
    let screen = exclusion.controller
    let whose = named == screen ? "" : " of \(wording.subject(screen))"
    return "UIKit asks \(wording.subject(asked)) instead\(whose)"
  }

  /// What follows once the sentence has named the misplaced screen.
  var going: VerdictWriter {
    var writer = self
    writer.named = reading.misplacement?.screen
    return writer
  }

  /// Where the sentence doesn't name the orientation before its reason.
  private var unnamed: VerdictWriter {
    var writer = self
    writer.isNamed = false
    return writer
  }

  private func calling(elsewhere source: CandidateSource) -> String {
    switch source {
    case .device, .nothing:
      reading.ruleOfFixedCall.map(excuse)
        ?? "the \(wording.deviceNoun) calls for "
        + (reading.episode.pointed?.name ?? "another orientation")
    case .lock: "the rotation lock keeps another orientation"
    case .forced: "the app forced another orientation"
    }
  }

  /// Whose wish UIKit passes over, as sentences; the shorter one by what passes over it.
  var passed: [Said] {
    guard case .passedOver(let rule, _)? = reading.rootCause else {
      return [", but", ";"].compactMap { unheeded($0) }.map { Said(because: $0) }
    }
    let turn = "The interface rotates to \(reading.interface.name):"
    let brief = reading.words(of: rule, as: .settled(.turned)).map { Said(turn, because: $0) }
    return [unheeded().map { Said(because: $0) }, brief].compactMap { $0 }
  }

  /// Whose wish comes to nothing, and why, where nobody stands wrong for it.
  private func unheeded(_ sign: String = ", but") -> String? {
    if case .passedOver(let rule, let id)? = reading.rootCause {
      return reading.words(of: rule, doing: .refuses, on: id)
    }
    guard let exclusion = reading.unheededExclusion, let claim = claim(of: exclusion.controller)
    else { return nil }
    var writer = self
    writer.named = exclusion.controller
    return "\(claim)\(sign) \(writer.instead(exclusion))"
  }

  /// What somebody says who isn't asked: `Scan prefers landscapeRight`.
  private func claim(of id: ControllerID) -> String? {
    if let mask = reading.ownMask(of: id), !mask.contains(reading.interface) {
      return supports(id, mask, without: reading.interface)
    }
    if let side = reading.preferenceInVain(of: id) {
      return "\(wording.subject(id)) prefers \(side.name)"
    }
    return reading.app(id).autorotates == false
      ? "\(wording.whose(id)) shouldAutorotate is false" : nil
  }

  /// Why nothing comes of the step: by a rule, or as somebody else is asked.
  func nothing(by rule: Rule) -> Said {
    Said("\(nothing):", because: reading.unheededExclusion.map(instead) ?? excuse(rule))
  }

  /// Who would have had it otherwise, and wasn't asked.
  var unheard: String? {
    guard reading.tone == .refused, case .askedInstead(let exclusion, _)? = reading.rootCause
    else { return nil }
    return wording.sentence(of: exclusion.alone)
  }

  /// What says more than how the question ended: whose wish is passed over, why a request failed before
  /// the interface turned, which window decides, what keeps a screen from its place.
  var aside: String? {
    if let unheeded = unheeded() { return unheeded }
    switch reading.rootCause {
    case .failedRequest(let ruling):
      return "A request fails: \(VerdictWriter(Explanation(reading, of: ruling)).reason)"
    case .window where reading.tone != .trouble: return reading.rootCause.map { words(of: $0) }
    case let cause? where reading.tone == .trouble && reading.rule(of: cause) != nil:
      let words = words(of: cause, wanted: reading.misplacement?.wanted)
      return words == reason ? nil : words
    default: return nil
    }
  }
}
