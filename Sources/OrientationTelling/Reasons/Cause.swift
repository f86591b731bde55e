import OrientationModel
import OrientationScenarios

/// The root cause of how a step came out: one thing that is so in this app, and its sentence.
package struct Cause: Hashable, Sendable {
  /// What it comes down to; each holds of the step by itself, whatever else was looked at.
  package enum Culprit: Hashable, Sendable {
    case otherVersions, impossible, undecided
    case exception(Crash)
    /// The step came to no question, or to one that no mask answered, by this rule.
    case ruled(Rule)
    /// A controller answers for itself and does not ask the screen that is seen.
    case notHandedOn(by: ControllerID, screen: ControllerID)
    /// A presentation that leaves the decision to what lies under it.
    case leftTo(ControllerID, screen: ControllerID)
    /// A SwiftUI view, cover or sheet: its hosting controller is asked instead.
    case notAView(ControllerID)
    case otherWindow(WindowID)
    /// A mask that lacks what was asked for.
    case mask(of: ControllerID), appMask(MaskSource), hardware
    /// Masks count for nothing, by this rule.
    case free(Rule)
    case preference(of: ControllerID)
    /// UIKit no longer asks a `shouldAutorotate` that says no.
    case autorotateUnasked(of: ControllerID)
    /// What is allowed holds where the device, the lock or a forced value points.
    case follows(CandidateSource)
    /// It does not, and holds where the interface stands.
    case keeps
    /// It does neither: the first that is allowed.
    case first
    case pointsNowhere
  }

  package var kind: Culprit
  package var sentence: String
}

extension Episode {
  /// The root cause in one sentence about this app.
  package var cause: Cause { Reading(self).cause }
}

extension Reading {
  var cause: Cause {
    let wording = episode.wording
    let writer = VerdictWriter(wording: wording, reading: self, tone: tone)
    if episode.trace.isSkipped {
      return Cause(kind: .otherVersions, sentence: "This step is for other versions of iOS.")
    }
    if let problem = episode.outcome.problem {
      return Cause(kind: .impossible, sentence: wording.text(of: problem))
    }
    if let crash = episode.trace.crash {
      return Cause(kind: .exception(crash), sentence: wording.cause(of: crash, writer))
    }
    if let cause = wrongSpeaker(writer) ?? blockedCause(writer) { return cause }
    guard let ruling, ruling.target != nil, ruling.freedom == nil, !isSettledByRule else {
      guard let rule = freeRule ?? rule else {
        return Cause(kind: .undecided, sentence: "Nothing in this step makes UIKit decide.")
      }
      let kind: Cause.Culprit = freeRule.map { .free($0) } ?? .ruled(rule)
      return Cause(kind: kind, sentence: wording.cause(of: rule, writer))
    }
    return decided(ruling, writer)
  }

  /// Rules that settle a step before or beside a choice among masks.
  private var isSettledByRule: Bool {
    switch rule {
    case .preferenceFirst, .deviceFirst, .currentNext, .fixedOrderLast, .deviceNotAllowedIsIgnored,
      .dismissalDeviceFirst, .otherChangesOrder, .attemptDecidesAnew, .containersAskChildrenUpTo5,
      .oldDefaultIsPortrait:
      false
    default: true
    }
  }

  /// The screen that is seen would have it otherwise, and somebody else was asked.
  private func wrongSpeaker(_ writer: VerdictWriter) -> Cause? {
    let wording = episode.wording
    guard tone == .trouble || tone == .refused, let visible = snapshot.visible else { return nil }
    let wished = requested ?? (isMisplaced ? visibleMask : nil) ?? .none
    // Nobody stands in the way of a screen that does not want it either.
    guard isMisplaced || !(visibleMask ?? .all).intersection(wished).isVoid else { return nil }
    let screen = wording.name(visible)
    if let window = ruling?.window, isHidden(window) {
      return Cause(
        kind: .otherWindow(window),
        sentence:
          "The hidden window \(wording.name(window: window)) takes part, and turns the scene.")
    }
    switch exclusions.first(where: { $0.controller == visible })?.reason {
    case .embedded(let id) where id != 0 && ownAnswers.contains { $0.controller == id }:
      let kind = wording.kind(id)
      let own = app(id).supports == nil && app(id).preferenceDefault == nil
      let what = own ? "with UIKit's default mask" : "for itself"
      return Cause(
        kind: .notHandedOn(by: id, screen: visible),
        sentence: "Your \(kind) \(wording.name(id)) answers \(what), and it does not ask \(screen)."
      )
    case .keepsPresenter(let style, let id):
      return Cause(
        kind: .leftTo(id, screen: visible),
        sentence:
          "\(screen) is shown as \(wording.text(of: style)), and that leaves the decision to "
          + "\(id == 0 ? "what lies under it" : wording.name(id)).")
    case .otherWindow:
      guard let window = ruling?.window else { return nil }
      return Cause(
        kind: .otherWindow(window),
        sentence: "The window \(wording.name(window: window)) decides, and \(screen) is in another."
      )
    case .cover, .view, .represented:
      guard let decider, ruling?.target != nil else { return nil }
      return Cause(
        kind: .notAView(visible),
        sentence:
          "UIKit asks no SwiftUI view: \(wording.name(decider)) answers, and \(screen) is not "
          + "asked.")
    default: return nil
    }
  }

  private func app(_ id: ControllerID) -> Controller { episode.app[id].controller }

  /// A mask that lacks what the step asked for.
  private func blockedCause(_ writer: VerdictWriter) -> Cause? {
    guard tone == .refused, ruling?.allowed != nil else { return nil }
    let wished = (requested ?? candidate?.mask ?? .none)
    guard !wished.isVoid else { return nil }
    let wording = episode.wording
    for answer in ownAnswers where answer.mask.intersection(wished).isVoid {
      let name = wording.name(answer.controller)
      let words =
        answer.mask.isVoid
        ? "\(name)'s mask holds no orientation."
        : "\(name)'s mask holds \(answer.mask.phrase), and not \(wished.phrase)."
      return Cause(kind: .mask(of: answer.controller), sentence: words)
    }
    if let appMask, let appSource, appMask.intersection(wished).isVoid {
      return Cause(
        kind: .appMask(appSource),
        sentence: "\(wording.text(of: appSource)) allows \(appMask.phrase), whatever a screen "
          .capitalizedFirst + "supports.")
    }
    if hardwareMask.intersection(wished).isVoid {
      return Cause(
        kind: .hardware,
        sentence: "An \(settings.device.name) never shows its interface upside down.")
    }
    return nil
  }

  /// Masks were read, and one orientation was chosen.
  private func decided(_ ruling: Ruling, _ writer: VerdictWriter) -> Cause {
    let wording = episode.wording
    let supporter = writer.supporter.capitalizedFirst
    let shown = (ruling.target ?? interface).name
    if rule == .preferenceFirst || rule == .dismissalDeviceFirst && candidate != ruling.target,
      let preference, preference.value == ruling.target.map({ PreferredOrientation($0) })
    {
      return Cause(
        kind: .preference(of: preference.controller),
        sentence: "\(wording.name(preference.controller)) prefers \(shown), and its mask holds it.")
    }
    if iOSMajor >= 16, ruling.outcome == .turned, let id = stillRefusing {
      return Cause(
        kind: .autorotateUnasked(of: id),
        sentence:
          "Since iOS 16 UIKit no longer asks shouldAutorotate, so \(wording.name(id))'s no counts "
          + "for nothing and \(supporter == wording.name(id) ? "its mask" : supporter) allows \(shown)."
      )
    }
    guard let candidate else {
      return Cause(
        kind: .pointsNowhere,
        sentence:
          "Nobody knows which way the \(wording.deviceNoun) is held, and \(supporter) allows "
          + "\(shown).")
    }
    if candidate == ruling.target {
      let why: String
      switch candidateSource {
      case .device, .nothing: why = "the \(wording.deviceNoun) is held that way"
      case .lock: why = "the user's rotation lock holds that side"
      case .forced: why = "that was written to UIDevice.orientation"
      }
      return Cause(
        kind: .follows(candidateSource), sentence: "\(supporter) allows \(shown), and \(why).")
    }
    if ruling.allowed?.contains(ruling.target ?? interface) == true, ruling.outcome != .turned {
      return Cause(
        kind: .keeps,
        sentence: "What is allowed does not hold \(candidate.name), and holds \(shown), where the "
          + "interface stands.")
    }
    if ruling.outcome != .turned {
      return Cause(
        kind: .keeps,
        sentence: "What is allowed does not hold \(candidate.name), so the turn is "
          + "ignored.")
    }
    return Cause(
      kind: .first,
      sentence: "\(supporter) does not allow \(candidate.name): of what is allowed UIKit takes "
        + "\(shown).")
  }

  /// A controller on the way to what is seen that says no to turning.
  private var stillRefusing: ControllerID? {
    let ids = answers.map(\.controller) + [snapshot.visible].compactMap { $0 }
    return ids.first { app($0).autorotates == false }
  }
}

extension Wording {
  fileprivate func cause(of crash: Crash, _ writer: VerdictWriter) -> String {
    switch crash {
    case .noCommonOrientation(let id):
      let own =
        writer.reading.ownAnswers.first { $0.controller == id } ?? writer.reading.ownAnswers.first
      guard let own, let mask = writer.reading.appMask, let source = writer.reading.appSource else {
        return "\(name(id)) and the app have no orientation in common."
      }
      return own.mask.isVoid
        ? "\(name(own.controller))'s mask holds no orientation at all."
        : "\(name(own.controller)) supports \(own.mask.phrase), \(text(of: source)) allows "
          + "\(mask.phrase): they have no orientation in common."
    case .preferredMismatch(let id, let preference, let mask):
      return "\(name(id)) prefers \(preference.name), and its mask holds \(mask.phrase)."
    case .recursion(let id):
      return "\(name(id)) is asked for its mask while it is still answering."
    case .noSceneLifeCycle:
      return "An app built with the SDK of iOS 27 does not launch without the scene life cycle."
    }
  }

  /// What a rule that settles a step by itself says of it.
  fileprivate func cause(of rule: Rule, _ writer: VerdictWriter) -> String {
    switch rule {
    case .oldSDKCanForce where writer.reading.iOSMajor >= 16:
      "Since iOS 16 writing UIDevice.orientation turns nothing."
    case .treeChangeSilentUpTo15:
      "Up to iOS 15 UIKit asks nobody \(writer.occasion): the interface waits for the next turn of the "
        + "\(deviceNoun)."
    case .autorotateNoSuppressesTurn, .autorotateNoPresentation:
      "\(writer.claimant(.autorotate)) answers shouldAutorotate with false, and up to iOS 15 UIKit asks "
        + "that first."
    case .multitaskingAsksNobody:
      "The app may share the iPad's screen with others, so UIKit asks no view controller and no mask "
        + "counts."
    case .setNeedsUpdate:
      "A mask changed and nobody told UIKit: it reads masks only when something makes it decide."
    case .delegateChangeTriggersNothing:
      "The app delegate's answer changed and nobody told UIKit, which asks again only at the next "
        + "decision."
    default: writer.excuse(rule).sentenceCased + "."
    }
  }
}
