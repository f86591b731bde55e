import OrientationModel
import OrientationScenarios

/// One line of the numbered chain: what was looked at, and what it did.
package struct ChainLine: Hashable, Sendable {
  /// From 1.
  package var number: Int
  /// Where it stands among the trace's events.
  package var event: Int
  package var rule: Rule? = nil
  /// Whom it concerns.
  package var controller: ControllerID? = nil
  package var text: String
  package var effect: Effect? = nil
  package var confidence: Rule.Confidence? = nil
  /// The first source the rule has.
  package var source: String? = nil
  /// The assumption that was leaned on here.
  package var assumption: Assumption? = nil
}

extension Episode {
  /// The numbered chain: what led to the outcome, in its order.
  ///
  /// Rules that passed, that are about callbacks and bounds, or that are there to be read, are left
  /// out. Callbacks and the console have lists of their own.
  package var chain: [ChainLine] {
    let wording = wording
    var lines: [ChainLine] = []
    for (index, event) in trace.events.enumerated() where isReason(event) {
      guard var line = line(of: event, wording) else { continue }
      line.event = index
      if let last = lines.last, last.text == line.text, last.rule == line.rule,
        last.effect == line.effect
      {
        continue
      }
      line.number = lines.count + 1
      lines.append(line)
    }
    return lines
  }

  /// Whether an event is part of how it came to this.
  private func isReason(_ event: TraceEvent) -> Bool {
    switch event {
    case .rule(let rule, let effect): isReason(rule, effect)
    case .ruleOn(let rule, let effect, _): isReason(rule, effect) || rule == .childCalledNotUsed
    case .assumed(let assumption): !assumption.isAboutCallbacks
    default: true
    }
  }

  private func isReason(_ rule: Rule, _ effect: Effect) -> Bool {
    if effect == .passes { return rule.chapter == .choose }
    if case .narrows = effect { return true }
    // It speaks of the turns after a request, which may never have been made.
    if rule == .requestDoesNotStick { return false }
    switch rule.entry.role {
    case .decides, .narrows: return true
    case .tells: return [.mask, .exc, .swui, .hack, .lock].contains(rule.chapter)
    case .informs: return false
    }
  }

  private func line(of event: TraceEvent, _ wording: Wording) -> ChainLine? {
    switch event {
    case .rule(let rule, let effect): return ChainLine(rule, effect)
    case .ruleOn(let rule, let effect, let id):
      return ChainLine(rule, effect, id, prefix: wording.name(id) + ": ")
    case .settled(let rule, let orientation, _):
      return ChainLine(rule, .settles(on: orientation), text: settled(rule, on: orientation))
    case .undecided(let rule), .refused(let rule): return ChainLine(rule, .tells)
    case .crash(let rule, let crash):
      return ChainLine(rule, .refuses, text: wording.app.text(of: crash))
    case .assumed(let assumption): return assumedLine(assumption)
    case .asking(let question):
      let place = app.windows.count > 1 ? " in \(wording.name(window: question.window))" : ""
      return ChainLine(
        question.decider,
        text:
          "\(wording.text(of: question.trigger))\(place): \(wording.name(question.decider)) decides"
          .sentenceCased)
    case .called(let id, .mask) where !trace.used(id):
      return ChainLine(id, text: "\(wording.name(id)): \(getter(.mask)) is called, not used")
    case .answered(let id, let question, let answer):
      return ChainLine(
        id, text: "\(wording.name(id)): \(getter(question)) answers \(wording.text(of: answer))")
    case .recalled(let id, let mask):
      let words = "not asked again: UIKit was not told; it goes by \(mask.swiftBody)"
      return ChainLine(id, text: "\(wording.name(id)): \(words)")
    case .appMask(let source, let mask):
      return ChainLine(text: "\(wording.text(of: source)) allows \(mask.swiftBody)".sentenceCased)
    case .hardware(let mask):
      return ChainLine(text: "This \(app.settings.device.name) can show \(mask.swiftBody)")
    case .allowed(let mask): return ChainLine(text: "Remaining after all masks: \(mask.swiftBody)")
    case .candidate(let orientation, let source):
      let asker = wording.text(of: source).sentenceCased
      return ChainLine(
        text: orientation.map { "\(asker) asks for \($0.name)" } ?? "\(asker) asks for nothing")
    case .turned(_, let old, let new):
      return ChainLine(text: "The interface turns from \(old.name) to \(new.name)")
    case .windowTurned(let window, let old, let new):
      let what = "The window \(wording.name(window: window))"
      return ChainLine(text: "\(what) turns from \(old.name) to \(new.name)")
    case .error(let error): return ChainLine(text: wording.app.text(of: error))
    case .reaction(let index):
      return reaction(index).map {
        let words = "'s code runs: \(wording.app.text(of: $0))"
        return ChainLine($0.owner, text: wording.name($0.owner) + words)
      }
    case .reactionSkipped(let index, let skip):
      return reaction(index).map {
        ChainLine(
          $0.owner,
          text: "\(wording.name($0.owner))'s code, \(wording.app.text(of: $0)), does nothing: "
            + wording.text(of: skip))
      }
    case .skipped: return ChainLine(text: "This step is for other versions")
    case .reduced, .preferenceKept, .preferenceUnheard, .callback:
      return preferenceLine(of: event, wording)
    case .ignored(let setting): return ChainLine(text: wording.text(of: setting))
    case .called, .asked, .free, .console, .reactionEnded: return nil
    }
  }

  /// What became of a SwiftUI preference.
  private func preferenceLine(of event: TraceEvent, _ wording: Wording) -> ChainLine? {
    switch event {
    case .reduced(let id, let operands, let mask):
      return ChainLine(id, text: "\(wording.name(id)): reduce: \(wording.text(of: operands, mask))")
    case .preferenceKept(let id, let mask):
      return ChainLine(
        id,
        text: "\(wording.name(id)): onPreferenceChange does not fire: the value is still "
          + mask.swiftBody)
    case .preferenceUnheard(let id):
      return ChainLine(
        id,
        text: "onPreferenceChange does not fire: what \(wording.name(id)) sets stays in its "
          + "own tree")
    case .callback(.onPreferenceChange, .controller(let id), _):
      return ChainLine(id, text: "\(wording.name(id)): onPreferenceChange fires")
    case .callback(.onChange, .controller(let id), _):
      return ChainLine(id, text: "\(wording.name(id)): onChange(of: isPresented) fires")
    default: return nil
    }
  }

  /// What settled it, where the rule's heading would say the opposite of what came out.
  private func settled(_ rule: Rule, on orientation: InterfaceOrientation) -> String? {
    guard rule == .deviceNotAllowedIsIgnored || rule == .attemptDecidesAnew,
      let ruling = trace.rulings.first(where: { $0.because == rule && $0.target == orientation })
    else { return nil }
    return ruling.candidate.orientation == orientation
      ? "\(orientation.name) is allowed, and so the interface takes it"
      : "What is asked for is not allowed, and so it is ignored"
  }

  private func assumedLine(_ assumption: Assumption) -> ChainLine {
    let answer = app.settings.assumptions[assumption]
    let isFlipped = answer != assumption.byDefault
    return ChainLine(
      text: "Assumed: \(assumption.question) \(answer ? "Yes" : "No")"
        + (isFlipped ? ", against the book." : "."), assumption: assumption)
  }

  private func getter(_ question: Controller.Question) -> String { wording.fullName(of: question) }

  private func reaction(_ index: Int) -> Reaction? {
    app.reactions.indices.contains(index) ? app.reactions[index] : nil
  }
}

extension ChainLine {
  /// A line that quotes a rule.
  init(
    _ rule: Rule, _ effect: Effect, _ controller: ControllerID? = nil, prefix: String = "",
    text: String? = nil
  ) {
    let entry = rule.entry
    self.init(
      number: 0, event: 0, rule: rule, controller: controller,
      text: text ?? prefix + entry.title, effect: effect,
      confidence: entry.confidence, source: entry.sources.first)
  }

  /// A line without a rule.
  init(_ controller: ControllerID? = nil, text: String, assumption: Assumption? = nil) {
    self.init(number: 0, event: 0, controller: controller, text: text, assumption: assumption)
  }
}
