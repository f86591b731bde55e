import OrientationModel
import OrientationScenarios

/// The root cause of a step's outcome, as a fact that tests can check and as a sentence.
package struct Cause: Hashable, Sendable {
  package var kind: Culprit
  package var sentence: String
  /// The rule by which the screen that is seen has no say, where that is the cause.
  package var rule: Rule? = nil
}

extension Cause {
  fileprivate init(_ kind: Culprit, _ sentence: String, rule: Rule? = nil) {
    self.init(kind: kind, sentence: sentence.sentenceCased, rule: rule)
  }
}

extension Episode {
  /// The root cause in one sentence about this app.
  package var cause: Cause { Explanation(self).cause }
}

extension Explanation {
  package var cause: Cause {
    let wording = episode.wording
    let writer = VerdictWriter(self)
    if episode.trace.isSkipped {
      return Cause(.otherVersions, "This step doesn't apply to this iOS version.")
    }
    if let problem = episode.outcome.problem {
      return Cause(kind: .impossible, sentence: wording.text(of: problem))
    }
    if let crash = episode.trace.crash {
      return Cause(.exception(crash), wording.cause(of: crash, writer))
    }
    if ruling?.allowed?.isVoid == true, let decider,
      episode.trace.rules.contains(.whenMasksAreChecked)
    {
      return Cause(
        .ruled(.whenMasksAreChecked), wording.cause(of: .noCommonOrientation(decider), writer))
    }
    if let cause = limitOfDevice ?? userLock ?? unheardLock ?? wrongSpeaker ?? blockedCause(writer)
    {
      return cause
    }
    guard let ruling, ruling.target != nil, ruling.freedom == nil, !isSettledByRule else {
      if isReturn, let app = writer.appOnly, let source = writer.standingSource {
        return Cause(.appMask(source), rule.map { "\(app), and \(excuse($0))." } ?? "\(app).")
      }
      guard let rule = freeRule ?? rule else {
        let kept = keptAnswer.map {
          episode.wording.event(keeping: $0).dropLast() + ", so UIKit has nothing"
        }
        return Cause(
          .undecided,
          kept.map { "\($0) to check." }
            ?? "Nothing in this step makes UIKit check the orientation.")
      }
      let kind: Culprit = freeRule.map { .free($0) } ?? .ruled(rule)
      return Cause(kind, words(of: rule, as: .cause) ?? "\(writer.reason).")
    }
    return decided(ruling, writer)
  }

  /// Whether the step takes a screen away, so that one below it is seen again.
  var isReturn: Bool {
    switch innermostStep {
    case .pop, .popTo, .popToRoot, .dismiss, .finish: true
    default: false
    }
  }

  /// Rules that settle a step before or beside a choice among masks.
  private var isSettledByRule: Bool {
    rule.map { !Self.choosing.contains($0) } ?? true
  }

  private static let choosing: Set<Rule> = [
    .preferenceFirst, .deviceFirst, .currentNext, .fixedOrderLast, .deviceNotAllowedIsIgnored,
    .dismissalPreferenceFirst, .otherChangesOrder, .attemptDecidesAnew, .containersAskChildrenUpTo5,
    .oldDefaultIsPortrait,
  ]

  /// No code is to blame for what the device can't show.
  private var limitOfDevice: Cause? {
    guard tone == .refused, ruling?.allowed != nil, let wished = requested ?? candidate?.mask,
      wished.intersection(hardwareMask).isVoid
    else { return nil }
    return Cause(
      .hardware, "This \(settings.device.name) doesn't support an upside-down interface.")
  }

  /// Nor for what the user's lock keeps from following the hand.
  private var userLock: Cause? {
    guard tone == .trouble || tone == .refused, case .lock = candidateSource,
      let allowed = ruling?.allowed, let hand = episode.called(by: world.held),
      hand != interface, allowed.contains(hand), candidate == ruling?.target,
      (misplacement?.wanted ?? requested)?.contains(hand) == true
    else { return nil }
    return Cause(
      .follows(.lock), "The user's rotation lock is on, and keeps \(interface.name).")
  }

  /// The screen that is seen prefers the lock, and somebody else was asked.
  private var unheardLock: Cause? {
    guard ruling?.outcome == .turned else { return nil }
    if let id = lockThatWasNotTold {
      return Cause(
        .lockUntold(of: id),
        "\(episode.wording.subject(id)) now prefers a locked orientation, but UIKit wasn't notified."
      )
    }
    guard let (screen, asked) = lockThatWasNotAsked else { return nil }
    let name = episode.wording.subject(screen)
    let other = episode.wording.subject(asked)
    return Cause(
      .lockNotHandedOn(by: asked, screen: screen),
      "\(name) prefers a locked orientation, but UIKit asks \(other), which doesn't ask it.")
  }

  /// The screen that is seen would have it otherwise, and somebody else was asked.
  private var wrongSpeaker: Cause? {
    guard let unheard, let visible = snapshot.visible else { return nil }
    let wording = episode.wording
    let screen = wording.subject(visible)
    let sentence: String
    switch unheard.culprit {
    case .otherWindow(let window):
      sentence =
        isHidden(window)
        ? "The hidden window \(wording.name(window: window)) counts too, and rotates the scene."
        : "The window \(wording.name(window: window)) decides, but \(screen) is in another one."
    case .notHandedOn(let id, let screen):
      let kind = wording.kind(id)
      let subject = wording.subject(id)
      let whose =
        subject.hasPrefix("the \(kind)") ? "Your" + subject.dropFirst(3) : "Your \(kind) \(subject)"
      let own = app(id).supports == nil && app(id).preferenceDefault == nil
      let what = own ? "UIKit's default mask" : "its own mask"
      sentence = "\(whose) returns \(what) and doesn't ask \(wording.subject(screen))."
    case .leftTo(let id, _):
      let style = unheard.style.map { wording.text(of: $0) } ?? ""
      sentence =
        "\(screen) is presented as \(style), so UIKit still asks "
        + "\(id == 0 ? "its presenter" : wording.subject(id))."
    case .notAView:
      sentence =
        "UIKit never asks a SwiftUI view: it asks \(wording.subject(decider ?? 0)), not \(screen)."
    default: return nil
    }
    return Cause(unheard.culprit, sentence, rule: unheard.rule)
  }

  /// A mask that lacks what the step asked for.
  private func blockedCause(_ writer: VerdictWriter) -> Cause? {
    guard tone == .refused, ruling?.allowed != nil else { return nil }
    let wished = (requested ?? candidate?.mask ?? .none)
    guard !wished.isVoid else { return nil }
    let wording = episode.wording
    for answer in ownAnswers where answer.mask.intersection(wished).isVoid {
      let name = wording.subject(answer.controller)
      let words =
        answer.mask.isVoid || app(answer.controller).isEnumPassedAsMask
        ? wording.useless(answer)
        : answer.isRecalled
          ? "UIKit wasn't notified of \(name.possessive) new mask, "
            + "so it still uses \(answer.mask.phrase)."
          : app(answer.controller).preferenceDefault != nil
            ? preferred(answer, name) + ", which excludes \(wished.phrase)."
            : "\(name) supports \(answer.mask.phrase), but not \(wished.phrase)."
      return Cause(.mask(of: answer.controller), words)
    }
    if let appMask, let appSource, appMask.intersection(wished).isVoid {
      return Cause(
        .appMask(appSource),
        "\(wording.text(of: appSource)) allows \(appMask.phrase), whatever a screen supports.")
    }
    return nil
  }

  private func preferred(_ answer: Ruling.MaskAnswer, _ name: String) -> String {
    let isSet = snapshot.standing(of: answer.controller).map { standing in
      standing.window.layers[standing.layer].node.all.contains {
        app($0.id).kind.isSwiftUI && app($0.id).supports != nil
      }
    }
    return isSet == false && app(answer.controller).preferenceDefault == answer.mask
      ? "No view sets a preference, so \(name) returns the key's default, \(answer.mask.phrase)"
      : "\(name) returns what its views prefer, \(answer.mask.phrase)"
  }

  /// Masks were read, and one orientation was chosen.
  private func decided(_ ruling: Ruling, _ writer: VerdictWriter) -> Cause {
    let supporter = writer.supporter
    let shown = (ruling.target ?? interface).name
    let didTurn = ruling.outcome == .turned
    if let preference, let sentence = words(of: ruling.because, as: .cause) {
      return Cause(.preference(of: preference.controller), sentence)
    }
    if let id = stillRefusing, let sentence = words(of: .autorotateDeadFrom16, as: .cause) {
      return Cause(.autorotateUnasked(of: id), sentence)
    }
    if didTurn, let decider, episode.trace.rules.contains(.alertRecursion),
      let sentence = words(of: .alertRecursion, as: .cause)
    {
      return Cause(.mask(of: decider), sentence)
    }
    guard let candidate else {
      return Cause(
        .pointsNowhere, "The device orientation is unknown, and \(supporter) allows \(shown).")
    }
    if !didTurn, candidate == ruling.target, let cause = ignored(candidate, writer) {
      return cause
    }
    if candidate == ruling.target { return followed(writer) }
    if didTurn, let requested = requestedOfScene ?? requested {
      return Cause(
        .first,
        "The app requested \(requested.phrase), and \(supporter) allows "
          + (requested.count == 1 ? "it." : "\(shown)."))
    }
    if !didTurn, ruling.allowed?.contains(candidate) == true {
      return Cause(
        .keeps,
        "\(supporter) allows both \(candidate.name) and \(shown), and UIKit keeps the current one.")
    }
    let blocker = writer.blocker(of: candidate.mask) ?? "\(candidate.name) isn't allowed"
    if !didTurn {
      let stays = episode.before == nil ? "the app launches in" : "the interface stays in"
      return Cause(.keeps, "\(blocker), so \(stays) \(shown).")
    }
    let choice =
      ruling.allowed?.count == 1
      ? "so the interface rotates to \(shown)" : "so UIKit takes the first one left, \(shown)"
    return Cause(.first, "\(blocker), \(choice).")
  }

  /// The interface goes where the device, the lock or the app points.
  private func followed(_ writer: VerdictWriter) -> Cause {
    let shown = (ruling?.target ?? interface).name
    let why =
      switch candidateSource {
      case .device, .nothing:
        "the \(episode.wording.deviceNoun) \(world.held.isDefinite ? "calls" : "last called") for it"
      case .lock: "the user's rotation lock keeps that orientation"
      case .forced: writer.forcing
      }
    let supported =
      if case .request(let mask) = innermostStep, ruling?.outcome == .turned {
        "The app requested \(mask.phrase), \(writer.supporter) allows \(shown)"
      } else {
        writer.allows(shown)
      }
    return Cause(.follows(candidateSource), "\(supported), and \(why).")
  }

  /// The interface stands where the device points, and that is not allowed: the turn is ignored.
  private func ignored(_ candidate: InterfaceOrientation, _ writer: VerdictWriter) -> Cause? {
    guard let allowed = ruling?.allowed, !allowed.contains(candidate),
      let blocker = writer.blocker(of: candidate.mask)
    else { return nil }
    let culprit = ownAnswers.first { !$0.mask.contains(candidate) }?.controller
    return Cause(
      culprit.map { .mask(of: $0) } ?? appSource.map { .appMask($0) } ?? .hardware,
      "\(blocker), but nothing makes UIKit check again, so the interface stays in \(candidate.name)."
    )
  }
}
