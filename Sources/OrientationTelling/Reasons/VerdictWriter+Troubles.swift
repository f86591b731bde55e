import OrientationModel
import OrientationScenarios

// The screen that is seen stands where it does not belong: what it should be in, and why it isn't; what
// UIKit passes over, and what failed before it turned.

extension VerdictWriter {
  /// The screen that is seen stands where it does not want to be.
  var troubles: [String] {
    if reading.isOutsideTheApp {
      let because =
        reading.ruling?.target == nil
        ? reading.rule.map(excuse) ?? "UIKit asks no view controller"
        : otherWindow(than: reading.snapshot.visible) ?? whyElsewhere(reading.standingAppMask)
      return ["\(standingApp), but \(because).", "\(standingApp); \(because)."]
    }
    guard let screen = reading.misplacement?.screen, let mask = reading.misplacement?.wanted else {
      return [
        "The interface rotates and then rotates back to \(reading.interface.name).",
        "The interface rotates and rotates back.",
      ]
    }
    if let other = reading.misplacement?.other,
      mask.contains(reading.interface) || reading.standTogether(screen, other)
    {
      return ["No orientation suits both \(wording.subject(screen)) and \(wording.subject(other))."]
    }
    let own = reading.ownMask(of: screen)
    let wants =
      own?.contains(reading.interface) ?? true
      ? "\(wording.subject(screen)) should be in \(mask.phrase("or"))"
      : supports(screen, own ?? mask, without: reading.interface)
    var going = self
    going.named = screen
    let because = going.troubleReason(screen, wanted: mask)
    let moves =
      reading.episode.before == nil
      ? "launches in \(reading.interface.name)"
      : reading.episode.didTurn ? "rotates" : "doesn't rotate"
    return [
      "\(wants), but \(because).", "\(wants); \(because).",
      "\(wording.subject(screen)) \(moves): \(because).",
    ]
  }

  private func troubleReason(_ visible: ControllerID, wanted: OrientationMask) -> String {
    if let answer = reading.recalledAnswer(of: visible) { return untold(answer) }
    // Whoever is asked: its own mask has nothing of it.
    if let own = reading.ownMask(of: visible), own.contains(reading.interface),
      own.intersection(wanted).isVoid
    {
      return supports(visible, own, without: wanted.first)
    }
    if let askedInstead { return askedInstead }
    let exclusion = reading.exclusions.first { $0.controller == visible }
    if let rule = reading.rule, reading.ruling?.target == nil,
      rule != .changedAnswerTurnsFrom16 || exclusion?.reason.namesWhoIsAsked != true
        || appOnly == nil
    {
      return excuse(rule)
    }
    if let other = otherWindow(than: visible) { return other }
    if let app = appOnly { return app }
    // Its own code changed its mask, and too late.
    if reading.episode.trace.rules.contains(.masksReadWhenNeeded),
      reading.ownAnswers.contains(where: {
        $0.controller == visible && $0.mask != reading.visibleMask
      }),
      let late = reading.words(of: .masksReadWhenNeeded, as: .refuses, named: named)
    {
      return late
    }
    if let answer = reading.ownAnswers.first(where: { $0.isRecalled }) { return untold(answer) }
    if let rule = reading.rule, rule == .autorotateNoSuppressesTurn || rule == .interfaceLock {
      return excuse(rule)
    }
    if let free = reading.freeRule { return excuse(free) }
    if let keeper = reading.keeper(passingOver: visible) {
      return "UIKit asks \(wording.subject(keeper)) instead"
    }
    if let reason = exclusion?.reason, let instead = instead(reason) {
      if case .embedded = reason, !reading.objects(visible) {
        return blocker(of: wanted) ?? whyElsewhere(wanted)
      }
      return instead
    }
    switch exclusion?.reason {
    case .handedElsewhere(let id)?: return wording.text(of: .handedElsewhere(by: id))
    case .view: return hostingAnswer ?? blocker(of: wanted) ?? whyElsewhere(wanted)
    case .represented, .cover, .hiddenByCustom, .alert:
      return "UIKit asks \(wording.subject(reading.decider ?? 0)) instead"
    case .masksNotRead: return reason
    default: return blocker(of: wanted) ?? whyElsewhere(wanted)
    }
  }

  /// Who is asked in the misplaced screen's stead, where asking again would change nothing.
  var askedInstead: String? {
    guard reading.isAskedInVain else { return nil }
    let exclusion = reading.exclusions.first { $0.controller == reading.misplacement?.screen }
    return exclusion.flatMap { instead($0.reason) }
  }

  private func instead(_ reason: Exclusion.Reason) -> String? {
    switch reason {
    case .embedded(let id), .covered(let id): "UIKit asks \(wording.subject(id)) instead"
    case .keepsPresenter(let style, let decider):
      "under \(wording.text(of: style)) UIKit still asks \(wording.subject(decider))"
    default: nil
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
    case .device, .nothing:
      return reading.ruleOfFixedCall.map(excuse)
        ?? "the \(wording.deviceNoun) calls for another orientation"
    case .lock: return "the rotation lock keeps another orientation"
    case .forced: return "the app forced another orientation"
    }
  }

  /// That another window decides than the one a screen is in.
  private func otherWindow(than screen: ControllerID?) -> String? {
    let window = reading.decidingWindow
    guard let own = screen.flatMap({ reading.snapshot.standing(of: $0) })?.window.id, own != window
    else { return nil }
    let name = wording.name(window: window)
    return reading.isHidden(window)
      ? "the hidden window \(name) rotates it" : "the window \(name) decides"
  }

  /// Whose wish UIKit passes over.
  var passedOver: String? {
    reading.passedOver.flatMap { reading.words(of: $0.rule, doing: .refuses, on: $0.controller) }
  }

  /// The same as sentences, the shorter one by what passes over it.
  var passed: [String] {
    guard let passedOver, let rule = reading.passedOver?.rule else { return [] }
    let brief = reading.words(of: rule, as: .settled(.turned)).map {
      "The interface rotates to \(reading.interface.name): \($0)"
    }
    return [passedOver, brief].compactMap { $0.map { "\($0)." } }
  }

  /// Why a request failed, where the interface turned all the same.
  var failure: String? {
    reading.failedBeforeTurn.map {
      "A request fails: \(VerdictWriter(Explanation(reading, of: $0)).reason)"
    }
  }
}
