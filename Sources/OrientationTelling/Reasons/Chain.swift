import OrientationModel
import OrientationScenarios

/// One line of the numbered chain: what was looked at, and what it did.
package struct ChainLine: Hashable, Sendable {
  /// From 1.
  package var number = 0
  /// Where it stands among the trace's events.
  package var event = 0
  package var rule: Rule? = nil
  /// Whom it concerns.
  package var controller: ControllerID? = nil
  package var text: String
  /// The clause in it that says why, as a verdict has it.
  package var reason: String? = nil
  package var effect: Effect? = nil
  /// How sure the rule is of what it says of this.
  package var confidence: Rule.Confidence? = nil
  /// The assumption that was leaned on here.
  package var assumption: Assumption? = nil

  package var source: String? { rule?.entry.sources.first }
}

extension Episode {
  /// The chain of reasons: what settled the step first, then what led to it, back to where it began;
  /// at the end what came after, in its order.
  ///
  /// A rule that has nothing to say of this app has no line. Callbacks and the console have lists of
  /// their own.
  package var chain: [ChainLine] { Explanation(self).chain }
}

extension Explanation {
  /// From what came of it back to how it began.
  package var chain: [ChainLine] { ChainWriter(self).lines }
}

private struct ChainWriter {
  let reading: Explanation
  private var episode: Episode { reading.episode }
  private var app: App { episode.app }
  private var trace: Trace { episode.trace }
  private let wording: Wording
  private let assumptions: [(assumption: Assumption, otherwise: World)]
  /// Which of the rulings the verdict is about, and the rule that it names.
  private let decided: Int?
  private let explainedBy: Rule?
  /// What the verdict says, where that isn't how the ruling ended; and as it says that.
  private let aside: (text: String, reason: String?)?
  /// The events that end a question, a ruling each.
  private let endings: [Int]

  init(_ reading: Explanation) {
    self.reading = reading
    wording = reading.episode.wording
    assumptions = reading.assumptions
    let rulings = reading.episode.trace.rulings
    decided =
      reading.episode.isComplainedOf
      ? rulings.firstIndex { $0.because == .oldSDKCanForce }
      : reading.ruling.flatMap { rulings.firstIndex(of: $0) }
    explainedBy = reading.explainedBy
    let writer = VerdictWriter(reading)
    aside = (writer.unheard ?? writer.aside).map { ($0, writer.unheard ?? writer.going.aside) }
    let events = reading.episode.trace.events
    endings = events.indices.filter { events[$0].endsQuestion }
  }

  var lines: [ChainLine] {
    let head =
      decided.flatMap { endings.indices.contains($0) ? endings[$0] : nil }
      ?? trace.events.count - 1
    let order =
      Array(trace.events.indices.prefix(head + 1).reversed())
      + trace.events.indices.dropFirst(head + 1)
    var lines: [ChainLine] = []
    func add(_ line: ChainLine) {
      // Who decides is looked for more than once; it is said once.
      guard !lines.contains(where: { $0.text == line.text }) else { return }
      var next = line
      next.number = lines.count + 1
      // Of an assumption no rule is sure, whatever else it says.
      next.confidence = line.rule.flatMap {
        line.assumption == nil ? reading.passage(of: $0, on: line.controller).confidence : nil
      }
      lines.append(next)
    }
    if let aside {
      var line = ChainLine(
        event: head, rule: explainedBy, text: aside.text.sentenceCased, reason: aside.reason)
      if case .passedOver(_, let whose)? = reading.rootCause { line.controller = whose }
      line.controller = reading.unheededExclusion?.controller ?? line.controller
      add(line)
    }
    for index in order {
      guard !isOvertaken(at: index), var line = line(of: trace.events[index], at: index) else {
        continue
      }
      line.event = index
      add(line)
    }
    for line in unconsulted + [unheardLock, unreadPreference].compactMap({ $0 }) { add(line) }
    return lines
  }

  /// Lines for controllers whose false `shouldAutorotate` was not asked, which would surprise; the first
  /// line says so of one.
  private var unconsulted: [ChainLine] {
    let part: Rule = reading.iOSMajor >= 16 ? .autorotateDeadFrom16 : .forwardsOnlyWhatItSays
    let told = reading.unheededExclusion?.controller
    return reading.unaskedRefusers.filter { $0 != told }.compactMap { id in
      guard var line = onTheWay(part, .refuses, id) else { return nil }
      // Up to iOS 15 it would count if UIKit asked it.
      let exclusion = reading.exclusions.first { $0.controller == id }
      if part == .forwardsOnlyWhatItSays, let exclusion { line.rule = exclusion.rule }
      return line
    }
  }

  /// A screen's preference for the lock that doesn't count, which would surprise.
  private var unheardLock: ChainLine? {
    reading.lockInVain.flatMap { onTheWay($0.rule, .refuses, $0.screen) }
  }

  /// The preferred orientation of a screen that comes up without being presented, which would surprise.
  private var unreadPreference: ChainLine? {
    reading.unreadPreference.flatMap { onTheWay(.preferenceIsForPresentations, .refuses, $0) }
  }

  /// Whether it says that UIKit doesn't hear of a mask, which it hears of later in the step.
  private func isOvertaken(at index: Int) -> Bool {
    switch trace.events[index] {
    case .undecided(.delegateChangeTriggersNothing), .undecided(.setNeedsUpdate),
      .rule(.masksReadWhenNeeded, .refuses, _):
      trace.events[index...].contains { event in
        if case .asking(let question) = event { question.trigger == .needsUpdate } else { false }
      }
    default: false
    }
  }

  private func line(of event: TraceEvent, at index: Int) -> ChainLine? {
    switch event {
    case .settled(let rule, let target, let window):
      return ending(at: index, rule, .settles(on: target)) { ruling, writer in
        Said("\(head(of: ruling, target, in: window)):", because: writer.reason)
      }
    case .undecided(let rule): return ending(at: index, rule, .tells) { undecided(rule, $1) }
    case .refused(let rule):
      return ending(at: index, rule, .refuses) { Said("The request fails:", because: $1.reason) }
    case .crash(let rule, let crash):
      return ending(at: index, rule, .refuses) { _, writer in
        writer.crash.first ?? Said("\(wording.app.text(of: crash)).")
      }
    case .asking(let question): return asking(question, at: index)
    case .rule(let rule, let effect, let id): return onTheWay(rule, effect, id)
    case .assumed(let assumption):
      return assumptions.first { $0.assumption == assumption }.map { assumed($0, $1) }
    case .turned(let window, let old, let new):
      // Where a ruling turned it, that has said so.
      guard !isSaid(at: index, window) else { return nil }
      return ChainLine(text: "The interface rotates from \(old.name) to \(new.name)")
    case .called(let id, let question): return question == .mask ? called(id) : nil
    case .answered(let id, .lock, .claim(let isYes)) where isUnread(id, isYes):
      return line(id, "UIKit wasn't notified, so it still uses \(isYes)", by: .lockReadOnRequest)
    case .answered(let id, let question, let answer):
      return line(id, "\(getter(question)) returns \(wording.text(of: answer))")
    case .recalled(let id, let mask):
      let words = "UIKit wasn't notified, so it still uses \(mask.swift)"
      return line(id, words, by: .turnUsesToldMask)
    case .appMask(let source, let mask): return allowing(source, mask)
    case .hardware(let mask):
      return ChainLine(text: "This \(app.settings.device.name) supports \(mask.swift)")
    case .allowed(let mask): return allowed(mask, at: index)
    case .candidate(let orientation, let source): return calling(orientation, source, at: index)
    case .tested(let id, let mask, let current, let isByGroup):
      let group = current.isLandscape ? OrientationMask.landscape : .portrait
      let sought = isByGroup ? group : current.mask
      let test = "\(mask.swift).contains(\(sought.swift)) is \(mask.isSuperset(of: sought))"
      return ChainLine(
        controller: id, text: "\(whose(id)) code: currentOrientation() is \(current.name); \(test)")
    case .reaction(let index): return code(index) { "\($0) runs: \($1)" }
    case .reactionSkipped(let index, let step, let skip):
      return skipping(step, of: index, wording.text(of: skip))
    case .skipped: return ChainLine(text: "This step doesn't apply to this iOS version")
    case .ignored(let setting): return ChainLine(text: String(wording.text(of: setting).dropLast()))
    case .reduced(let id, let operands, let mask):
      return ChainLine(
        rule: .reduceInTreeOrder, controller: id,
        text: "\(whose(id)) preference is reduced: \(wording.text(of: operands, mask))")
    case .preferenceKept(let id, let mask):
      return line(id, "onPreferenceChange doesn't fire: the value is still \(mask.swift)")
    case .answersAlready(let change): return kept(change)
    case .preferenceUnheard(let id): return unheard(id)
    case .callback(let callback, let receiver, _): return fired(callback, receiver)
    case .asked, .free, .windowTurned, .console, .error, .reactionEnded: return nil
    }
  }

  private func undecided(_ rule: Rule, _ writer: VerdictWriter) -> Said {
    if episode.didTurn { return Said(because: writer.excuse(rule)) }
    return aside == nil
      ? writer.nothing(by: rule) : Said("\(writer.nothing):", because: writer.excuse(rule))
  }

  /// The ruling that an event leads to.
  private func ruling(at index: Int) -> Ruling? {
    endings.firstIndex { $0 >= index }.flatMap {
      trace.rulings.indices.contains($0) ? trace.rulings[$0] : nil
    }
  }

  /// Whether the ruling just before an event was about that window.
  private func isSaid(at index: Int, _ window: WindowID) -> Bool {
    let end = trace.events[..<index].last { $0.endsQuestion }
    return if case .settled(_, _, window)? = end { true } else { false }
  }

  // MARK: How a question ends

  /// The line of a question's end, from the ruling that stands there and words about it.
  private func ending(
    at index: Int, _ rule: Rule, _ effect: Effect, _ words: (Ruling, VerdictWriter) -> Said
  ) -> ChainLine? {
    endings.firstIndex(of: index).map { place in
      let ruling = trace.rulings[place]
      let reading = Explanation(reading, of: ruling)
      let writer = VerdictWriter(reading)
      // The line that the verdict is about names the rule that it names.
      let explained = place == decided && aside == nil ? explainedBy : nil
      let said = words(ruling, writer)
      return ChainLine(
        rule: explained ?? reading.settlement ?? rule, text: String(said.text.dropLast()),
        reason: said.reason, effect: effect)
    }
  }

  /// What came of a ruling.
  private func head(
    of ruling: Ruling, _ target: InterfaceOrientation, in window: WindowID
  ) -> String {
    if ruling.didTurn { return "The interface rotates to \(target.name)" }
    let turned = trace.events.contains {
      if case .windowTurned(window, _, target) = $0 { true } else { false }
    }
    let name = wording.subject(window: window).sentenceCased
    if turned { return "\(name) rotates to \(target.name)" }
    let leaves = target != reading.interface || window != reading.snapshot.owner
    if app.windows.count > 1, leaves {
      return "\(name) stays in \(target.name)"
    }
    return ruling.question?.trigger == .launch
      ? "The app launches in \(target.name)" : "The interface stays in \(target.name)"
  }

  // MARK: What led there

  private func onTheWay(_ rule: Rule, _ effect: Effect, _ id: ControllerID?) -> ChainLine? {
    reading.words(of: rule, doing: effect, on: id).map {
      ChainLine(rule: rule, controller: id, text: $0.sentenceCased, effect: effect)
    }
  }

  /// What was seen of a controller, after its name.
  private func line(_ id: ControllerID, _ words: String, by rule: Rule? = nil) -> ChainLine {
    ChainLine(
      rule: rule, controller: id, text: "\(wording.subject(id)): \(words)".sentenceCased)
  }

  private func asking(_ question: Ruling.Question, at index: Int) -> ChainLine {
    let place = app.windows.count > 1 ? " in \(wording.name(window: question.window))" : ""
    var cause = wording.text(of: question.trigger)
    if reading.notifiesOfLock, question.trigger == .needsUpdate {
      cause = API.lockUpdate.name
    }
    let ruling = ruling(at: index)
    let isFree = ruling?.freedom != nil
    // REVAL-5: what changed before the step without UIKit's notice.
    let old = question.trigger == .tree ? episode.before.map { episode.app(in: $0) } : nil
    if let old, ruling?.answers.contains(where: { old[$0.controller].controller.isUntold }) == true
    {
      cause = "mask that UIKit wasn't notified of"
    }
    let words = "\(cause)\(place)".sentenceCased
    return ChainLine(
      rule: question.trigger.rules.first(where: trace.rules.contains), controller: question.decider,
      text: isFree
        ? "\(words): UIKit decides without reading a mask"
        : "\(words): UIKit asks \(wording.subject(question.decider))")
  }

  /// Whether a controller returns something else by now than UIKit has read of its lock preference.
  private func isUnread(_ id: ControllerID, _ isYes: Bool) -> Bool {
    let controller = episode.app(in: episode.before ?? episode.after)[id].controller
    return controller.prefersLock.map { $0 != isYes } ?? false
  }

  /// A getter that ran for nothing, where the book has no line for that.
  private func called(_ id: ControllerID) -> ChainLine? {
    guard !trace.used(id), !trace.events.contains(.rule(.childCalledNotUsed, .tells, id))
    else { return nil }
    return line(id, "\(getter(.mask)) is called but not used")
  }

  /// What calls for an orientation; not where how the device is held has no part in it.
  private func calling(
    _ orientation: InterfaceOrientation?, _ source: CandidateSource, at index: Int
  ) -> ChainLine? {
    let fixed = ruling(at: index).flatMap { Explanation(reading, of: $0).ruleOfFixedCall }
    guard fixed == nil else { return nil }
    let code = source == .forced ? reading.forcingCode : nil
    let plain = source == .forced && !reading.canForce ? "the request" : wording.text(of: source)
    let caller = code.map { "\(whose($0.owner)) code" } ?? plain.sentenceCased
    let call = "\(caller) calls for \(orientation?.name ?? "nothing")"
    guard source == .device, episode.called(by: .portrait) != .portrait else {
      return ChainLine(text: call)
    }
    return ChainLine(rule: .innerQuarterTurn, text: "\(call), a quarter turn from how it's held")
  }

  private func allowing(_ source: MaskSource, _ mask: OrientationMask) -> ChainLine? {
    guard source != .ignored, source != .multitasking else { return nil }
    return ChainLine(
      rule: source.rule, text: "\(wording.text(of: source)) allows \(mask.swift)".sentenceCased)
  }

  private func allowed(_ mask: OrientationMask, at index: Int) -> ChainLine {
    let isMet = index > 0 && trace.events[index - 1].isIntersection
    return ChainLine(
      rule: isMet ? .allowedIsIntersection : nil,
      text: mask.isVoid
        ? "The masks have no orientation in common"
        : isMet || mask != .all || reading.freeRule == nil
          ? "Allowed by all masks: \(mask.swift)" : "Every orientation is allowed")
  }

  /// An answer that was none other before it was set.
  private func kept(_ change: Change<Numbers>) -> ChainLine? {
    wording.text(keeping: change).map { ChainLine(text: $0.sentenceCased) }
  }

  private func unheard(_ id: ControllerID) -> ChainLine {
    let words = "what \(wording.name(id)) sets stays in its own tree"
    return ChainLine(controller: id, text: "onPreferenceChange doesn't fire: \(words)")
  }

  /// What SwiftUI's modifiers hear.
  private func fired(_ callback: Callback, _ receiver: Receiver) -> ChainLine? {
    guard case .controller(let id) = receiver else { return nil }
    if callback == .onPreferenceChange { return line(id, "onPreferenceChange fires") }
    return callback == .onChange ? line(id, "onChange(of: isPresented) fires") : nil
  }

  /// An open question, how it is answered here, and what the other answer would have come to.
  private func assumed(_ assumption: Assumption, _ otherwise: World) -> ChainLine {
    let holds = app.settings.assumptions[assumption]
    let source =
      holds == assumption.byDefault ? " (no source confirms it)" : " (overrides the rule book)"
    let other =
      otherwise.hasCrashed
      ? "the app would crash" : "the interface would be in \(otherwise.interface.name)"
    return ChainLine(
      rule: assumption.rules.first(where: trace.rules.contains),
      text: "Assumption\(source): \(assumption.question) \(holds ? "Yes" : "No"). If "
        + "\(holds ? "not" : "so"), \(other)", assumption: assumption)
  }

  private func getter(_ question: Controller.Question) -> String { wording.fullName(of: question) }

  private func whose(_ id: ControllerID) -> String { wording.name(id).possessive }

  /// A reaction doesn't run, or passes over one of its steps.
  private func skipping(_ step: Step?, of index: Int, _ why: String) -> ChainLine? {
    code(index) { whose, code in
      step.map { "\(whose) skips `\(app.text(of: $0))`: \(why)" }
        ?? "\(whose), `\(code)`, doesn't run: \(why)"
    }
  }

  /// A piece of the app's own code: whose it is, and what it does.
  private func code(_ index: Int, _ words: (String, String) -> String) -> ChainLine? {
    guard app.reactions.indices.contains(index) else { return nil }
    let reaction = app.reactions[index]
    let code = "\(whose(reaction.owner)) code"
    return ChainLine(
      controller: reaction.owner, text: words(code, wording.app.text(of: reaction)))
  }
}
