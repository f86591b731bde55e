import OrientationModel
import OrientationScenarios

// The screen that is seen stands where it does not belong: what it should be in, and why it isn't.

extension VerdictWriter {
  /// The screen that is seen stands where it does not want to be.
  var troubles: [String] {
    if reading.isOutsideTheApp {
      let because =
        switch reading.ruling {
        case let ruling? where reading.isHidden(ruling.window): otherWindow
        case let ruling? where ruling.target != nil: whyElsewhere(reading.standingAppMask)
        default: reading.rule.map(reading.excuse) ?? "UIKit asks no view controller"
        }
      return ["\(standingApp), but \(because).", "\(standingApp): \(because)."]
    }
    guard let screen = reading.misplacement?.screen, let mask = reading.misplacement?.wanted else {
      return [
        "The interface rotates and then rotates back to \(reading.interface.name).",
        "The interface rotates and rotates back.",
      ]
    }
    if let other = reading.misplacement?.other, reading.standTogether(screen, other) {
      return ["No orientation suits both \(wording.subject(screen)) and \(wording.subject(other))."]
    }
    let own = reading.ownMask(of: screen)
    let does =
      own?.contains(reading.interface) ?? true
      ? "should be in \(mask.phrase)" : supports(own ?? mask, without: reading.interface)
    let wants = "\(wording.subject(screen)) \(does)"
    let because = its(wording.subject(screen), troubleReason(screen, wanted: mask))
    let moves =
      reading.episode.before == nil
      ? "launches in \(reading.interface.name)"
      : reading.episode.didTurn ? "rotates" : "doesn't rotate"
    return [
      "\(wants), but \(because).", "\(wants): \(because).",
      "\(wording.subject(screen)) \(moves): \(because).",
    ]
  }

  /// A reason with `its` where it has a name just said: what that itself supports is its own mask, and
  /// what is somebody's is its.
  private func its(_ name: String, _ reason: String) -> String {
    let verbs = [("supports", "allows"), ("allows", "allows"), ("doesn't support", "excludes")]
    for (verb, said) in verbs where reason.hasPrefix("\(name) \(verb) ") {
      return "its own mask \(said) " + reason.dropFirst("\(name) \(verb) ".count)
    }
    let whose = name.possessive + " "
    let rest = reason.hasPrefix(whose) ? "its " + reason.dropFirst(whose.count) : reason
    return rest.exchanging(" of \(whose)", for: " of its ")
  }

  private func troubleReason(_ visible: ControllerID, wanted: OrientationMask) -> String {
    // Whoever is asked: its own mask has nothing of it.
    if let own = reading.ownMask(of: visible), own.contains(reading.interface),
      own.intersection(wanted).isVoid
    {
      return "\(wording.subject(visible)) \(supports(own, without: wanted.first))"
    }
    let exclusion = reading.exclusions.first { $0.controller == visible }
    // Who is asked instead says more than that its mask is the same.
    if let rule = reading.rule, reading.ruling?.target == nil,
      rule != .changedAnswerTurnsFrom16 || exclusion?.reason.namesWhoIsAsked != true
    {
      return reading.excuse(rule)
    }
    if let app = appOnly { return app }
    // Its own code changed its mask, and too late.
    if reading.episode.trace.rules.contains(.masksReadWhenNeeded),
      reading.ownAnswers.contains(where: {
        $0.controller == visible && $0.mask != reading.visibleMask
      }),
      let late = reading.words(of: .masksReadWhenNeeded, as: .refuses)
    {
      return late
    }
    if let answer = reading.ownAnswers.first(where: { $0.isRecalled }) { return untold(answer) }
    if let rule = reading.rule, rule == .autorotateNoSuppressesTurn || rule == .interfaceLock {
      return reading.excuse(rule)
    }
    if let window = reading.ruling?.window, reading.isHidden(window) { return otherWindow }
    if let free = reading.freeRule { return reading.excuse(free) }
    if let keeper = reading.keeper(of: visible), keeper != visible {
      return "UIKit asks \(wording.subject(keeper)) instead"
    }
    switch exclusion?.reason {
    case .embedded(let id), .covered(let id):
      return "UIKit asks \(wording.subject(id)) instead"
    case .keepsPresenter(let style, let decider):
      return "under \(wording.text(of: style)) UIKit still asks \(wording.subject(decider))"
    case .otherWindow: return otherWindow
    case .handedElsewhere(let id)?: return wording.text(of: .handedElsewhere(by: id))
    case .view: return hostingAnswer ?? blocker(of: wanted) ?? whyElsewhere(wanted)
    case .represented, .cover, .hiddenByCustom, .alert:
      return "UIKit asks \(wording.subject(reading.decider ?? 0)) instead"
    case .masksNotRead: return reading.freeRule.map(reading.excuse) ?? reason
    default: return blocker(of: wanted) ?? whyElsewhere(wanted)
    }
  }

  /// What the app allows, where that shuts out what is wanted, whoever is asked.
  var appOnly: String? {
    guard reading.freeRule == nil, standingSource != nil, let wanted = reading.misplacement?.wanted,
      reading.standingAppMask.intersection(wanted).isVoid
    else { return nil }
    return standingApp
  }

  /// What answered for a SwiftUI view, where that is not the view's own mask.
  private var hostingAnswer: String? {
    guard let answer = reading.ownAnswers.first, answer.mask != reading.visibleMask else {
      return nil
    }
    return "\(wording.subject(answer.controller)) returns \(answer.mask.phrase)"
  }

  /// Why it is not shown in an orientation that it wants: the device points elsewhere.
  private func whyElsewhere(_ wanted: OrientationMask) -> String {
    var unnamed = self
    unnamed.isNamed = false
    guard !reading.episode.didTurn, let candidate = reading.candidate, !wanted.contains(candidate),
      reading.ruling?.allowed != nil
    else { return unnamed.reason }
    switch reading.candidateSource {
    case .device, .nothing: return "the \(wording.deviceNoun) calls for another orientation"
    case .lock: return "the rotation lock keeps another orientation"
    case .forced: return "the app forced another orientation"
    }
  }

  private var otherWindow: String {
    guard let window = reading.ruling?.window else { return "another window decides" }
    let name = wording.name(window: window)
    return reading.isHidden(window)
      ? "the hidden window \(name) rotates it" : "the window \(name) decides"
  }
}
