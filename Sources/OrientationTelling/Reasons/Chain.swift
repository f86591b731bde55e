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
  /// The chain of reasons: what settled the step first, then what led to it, back to where it began;
  /// at the end what came after, in its order.
  ///
  /// A rule that has nothing to say of this app has no line. Callbacks and the console have lists of
  /// their own.
  package var chain: [ChainLine] { ChainWriter(Reading(self)).lines }

  /// The chain for a place where the verdict stands above it: without the head that it has said.
  package var chainBelowVerdict: [ChainLine] {
    let chain = chain
    guard let head = chain.first else { return [] }
    let reason = head.text.firstRange(of: ": ").map { head.text[$0.upperBound...] }
    guard verdict.sentence.hasSuffix("\(reason ?? head.text[...]).") else { return chain }
    return chain.dropFirst().enumerated().map { index, line in
      var next = line
      next.number = index + 1
      return next
    }
  }
}

/// Makes the lines of one episode's chain out of its events.
private struct ChainWriter {
  let reading: Reading
  private var episode: Episode { reading.episode }
  private var app: App { episode.app }
  private var trace: Trace { episode.trace }
  private let wording: Wording
  private let assumptions: [(assumption: Assumption, otherwise: World)]

  init(_ reading: Reading) {
    self.reading = reading
    wording = reading.episode.wording
    assumptions = reading.assumptions
  }

  /// The events that end a question, a ruling each.
  private var endings: [Int] { trace.events.indices.filter { trace.events[$0].endsQuestion } }

  var lines: [ChainLine] {
    let endings = endings
    let place = reading.ruling.flatMap { trace.rulings.firstIndex(of: $0) }
    let decided =
      place.flatMap { endings.indices.contains($0) ? endings[$0] : nil }
      ?? trace.events.count - 1
    let order =
      Array(trace.events.indices.prefix(decided + 1).reversed())
      + trace.events.indices.dropFirst(decided + 1)
    var lines: [ChainLine] = []
    func add(_ line: ChainLine) {
      // Who decides is looked for more than once; it is said once.
      guard !lines.contains(where: { $0.text == line.text }) else { return }
      lines.append(line)
      lines[lines.count - 1].number = lines.count
    }
    for index in order {
      guard var line = line(of: trace.events[index], at: index, endings) else { continue }
      line.event = index
      add(line)
    }
    for line in unconsulted { add(line) }
    return lines
  }

  /// Lines for controllers whose `shouldAutorotate` is false and was not asked, which would
  /// surprise.
  private var unconsulted: [ChainLine] {
    guard let ruling = reading.ruling, ruling.allowed != nil, ruling.target != nil,
      reading.iOSMajor >= 6
    else { return [] }
    let rule: Rule = reading.iOSMajor >= 16 ? .autorotateDeadFrom16 : .forwardsOnlyWhatItSays
    return app.entries.indices.map { ControllerID($0 + 1) }.filter { id in
      app[id].controller.autorotates == false && reading.isShown(id)
        && !ruling.claims.contains { $0.controller == id }
        && !trace.events.contains(.ruleOn(.autorotateDeadFrom16, .refuses, id))
    }.map { id in
      let why =
        reading.iOSMajor >= 16
        ? "from iOS 16 UIKit never asks it" : "nobody asks it"
      return ChainLine(
        rule, .refuses, id,
        text: "\(wording.subject(id))'s shouldAutorotate is false, and \(why)".sentenceCased)
    }
  }

  private func line(of event: TraceEvent, at index: Int, _ endings: [Int]) -> ChainLine? {
    switch event {
    case .settled, .undecided, .refused, .crash:
      return endings.firstIndex(of: index).flatMap { ending(event, trace.rulings[$0]) }
    case .rule(let rule, let effect): return onTheWay(rule, effect, nil)
    case .ruleOn(let rule, let effect, let id): return onTheWay(rule, effect, id)
    case .assumed(let assumption):
      return assumptions.first { $0.assumption == assumption }.map { assumed($0, $1) }
    case .turned(let window, let old, let new):
      // Where a ruling turned it, that has said so.
      guard !isSaid(at: index, window) else { return nil }
      return ChainLine(text: "The interface turns from \(old.name) to \(new.name)")
    case .windowTurned: return nil
    default: return answer(event, at: index) ?? preferenceLine(of: event)
    }
  }

  /// The ruling that an event leads to.
  private func ruling(at index: Int) -> Ruling? {
    endings.firstIndex { $0 >= index }.flatMap {
      trace.rulings.indices.contains($0) ? trace.rulings[$0] : nil
    }
  }

  /// Whether the ruling just before an event was about that window.
  private func isSaid(at index: Int, _ window: WindowID) -> Bool {
    if case .settled(_, _, window)? = trace.events[..<index].last(where: \.endsQuestion) {
      true
    } else {
      false
    }
  }

  // MARK: How a question ends

  private func ending(_ event: TraceEvent, _ ruling: Ruling) -> ChainLine {
    let writer = VerdictWriter(
      wording: wording, reading: Reading(reading, of: ruling), tone: .stayed)
    switch event {
    case .settled(let rule, let target, let window):
      let head = head(of: ruling, target, in: window)
      return ChainLine(
        rule, .settles(on: target), text: "\(head): \(writer.reason)")
    case .refused(let rule):
      return ChainLine(rule, .refuses, text: "The request is refused: \(writer.reason)")
    case .crash(let rule, let crash):
      let words = writer.crash.first.map { String($0.dropLast()) }
      return ChainLine(rule, .refuses, text: words ?? wording.app.text(of: crash))
    default:
      return ChainLine(
        ruling.because, .tells, text: "Nothing is decided: \(writer.excuse(ruling.because))")
    }
  }

  /// What came of a ruling.
  private func head(
    of ruling: Ruling, _ target: InterfaceOrientation, in window: WindowID
  ) -> String {
    if ruling.didTurn { return "The interface turns to \(target.name)" }
    let turned = trace.events.contains {
      if case .windowTurned(window, _, target) = $0 { true } else { false }
    }
    if turned { return "The window \(wording.name(window: window)) turns to \(target.name)" }
    if app.windows.count > 1, window != reading.snapshot.owner {
      return "The window \(wording.name(window: window)) stays in \(target.name)"
    }
    return ruling.question?.trigger == .launch
      ? "The app launches in \(target.name)" : "The interface stays in \(target.name)"
  }

  // MARK: What led there

  private func onTheWay(_ rule: Rule, _ effect: Effect, _ id: ControllerID?) -> ChainLine? {
    guard let words = RulePart(effect).flatMap({ rule.saying(in: $0) }) else { return nil }
    let saying = Saying(wording: wording, reading: reading, subject: id, effect: effect)
    return ChainLine(rule, effect, id, text: saying.filled(words).sentenceCased)
  }

  private func answer(_ event: TraceEvent, at index: Int) -> ChainLine? {
    switch event {
    case .asking(let question):
      let place = app.windows.count > 1 ? " in \(wording.name(window: question.window))" : ""
      let words = "\(wording.text(of: question.trigger))\(place)".sentenceCased
      let isFree = ruling(at: index)?.freedom != nil
      return ChainLine(
        question.decider, rule: question.trigger.rules.first(where: trace.rules.contains),
        text: isFree
          ? "\(words): UIKit decides, and reads no mask"
          : "\(words): \(wording.subject(question.decider)) decides")
    case .called(let id, .mask) where !trace.used(id):
      // The book has a line for that.
      guard !trace.events.contains(.ruleOn(.childCalledNotUsed, .tells, id)) else { return nil }
      return ChainLine(id, text: "\(wording.name(id)): \(getter(.mask)) is called, and not used")
    case .answered(let id, let question, let answer):
      return ChainLine(
        id, text: "\(wording.name(id)): \(getter(question)) answers \(wording.text(of: answer))")
    case .recalled(let id, let mask):
      let words = "not asked again: UIKit was not told; it goes by \(mask.swift)"
      return ChainLine(id, rule: .turnUsesToldMask, text: "\(wording.name(id)): \(words)")
    case .appMask(let source, let mask):
      guard source != .ignored, source != .multitasking else { return nil }
      return ChainLine(
        rule: source.rule,
        text: "\(wording.text(of: source)) allows \(mask.swift)".sentenceCased)
    case .hardware(let mask):
      return ChainLine(text: "This \(app.settings.device.name) can show \(mask.swift)")
    case .allowed(let mask):
      let isMet = index > 0 && trace.events[index - 1].isIntersection
      return ChainLine(
        rule: isMet ? .allowedIsIntersection : nil,
        text: mask.isVoid
          ? "No orientation is left of all masks"
          : isMet || mask != .all || reading.freeRule == nil
            ? "All masks together allow \(mask.swift)" : "Every orientation is allowed")
    case .candidate(let orientation, let source):
      let asker = wording.text(of: source).sentenceCased
      return ChainLine(
        text: orientation.map { "\(asker) asks for \($0.name)" } ?? "\(asker) asks for nothing")
    case .tested, .reaction, .reactionSkipped: return codeLine(of: event)
    case .skipped: return ChainLine(text: "This step is for other versions")
    case .ignored(let setting): return ChainLine(text: wording.text(of: setting))
    default: return nil
    }
  }

  /// What the app's own code tested and did.
  private func codeLine(of event: TraceEvent) -> ChainLine? {
    switch event {
    case .tested(let id, let mask, let current, let isByGroup):
      let group = current.isLandscape ? OrientationMask.landscape : .portrait
      let sought = isByGroup ? group : current.mask
      let test = "\(mask.swift).contains(\(sought.swift)) is \(mask.isSuperset(of: sought))"
      return ChainLine(
        id, text: "\(wording.name(id))'s code: currentOrientation() is \(current.name); \(test)")
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
    default: return nil
    }
  }

  /// What became of a SwiftUI preference.
  private func preferenceLine(of event: TraceEvent) -> ChainLine? {
    switch event {
    case .reduced(let id, let operands, let mask):
      return ChainLine(
        id, rule: .reduceInTreeOrder,
        text: "\(wording.name(id)): reduce: \(wording.text(of: operands, mask))")
    case .preferenceKept(let id, let mask):
      return ChainLine(
        id,
        text: "\(wording.name(id)): onPreferenceChange does not fire: the value is still "
          + mask.swift)
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

  /// An open question, how it is answered here, and what the other answer would have come to.
  private func assumed(_ assumption: Assumption, _ otherwise: World) -> ChainLine {
    let holds = app.settings.assumptions[assumption]
    let source = holds == assumption.byDefault ? " (no source settles it)" : " against the book"
    let other =
      otherwise.hasCrashed
      ? "an exception would end the app" : "the interface would be \(otherwise.interface.name)"
    return ChainLine(
      text: "Assumed\(source): \(assumption.question) \(holds ? "Yes" : "No"); if "
        + "\(holds ? "not" : "so"), \(other)", assumption: assumption)
  }

  private func getter(_ question: Controller.Question) -> String { wording.fullName(of: question) }

  private func reaction(_ index: Int) -> Reaction? {
    app.reactions.indices.contains(index) ? app.reactions[index] : nil
  }
}

extension ChainLine {
  /// A line in which a rule speaks.
  init(
    _ rule: Rule, _ effect: Effect, _ controller: ControllerID? = nil, text: String
  ) {
    let entry = rule.entry
    self.init(
      number: 0, event: 0, rule: rule, controller: controller,
      text: text, effect: effect,
      confidence: entry.confidence, source: entry.sources.first)
  }

  /// A line that says what was seen, and perhaps by which rule it counts.
  init(
    _ controller: ControllerID? = nil, rule: Rule? = nil, text: String,
    assumption: Assumption? = nil
  ) {
    self.init(
      number: 0, event: 0, rule: rule, controller: controller, text: text,
      confidence: rule?.entry.confidence, source: rule?.entry.sources.first,
      assumption: assumption)
  }
}

extension TraceEvent {
  /// It ends a question, or says why there is none: a ruling is made.
  fileprivate var endsQuestion: Bool {
    switch self {
    case .settled, .undecided, .refused, .crash: true
    case .asking, .rule, .ruleOn, .assumed, .called, .asked, .answered, .recalled, .appMask,
      .hardware, .allowed, .free, .candidate, .turned, .windowTurned, .callback, .console, .error,
      .tested, .reaction, .reactionEnded, .reactionSkipped, .skipped, .ignored, .reduced,
      .preferenceKept, .preferenceUnheard:
      false
    }
  }

  fileprivate var isIntersection: Bool {
    if case .rule(.allowedIsIntersection, .narrows) = self { true } else { false }
  }
}

extension Trigger {
  /// The rules by which it starts a decision, one of which did.
  fileprivate var rules: [Rule] {
    switch self {
    case .launch, .resize: []
    case .device: [.deviceTurnDecides]
    case .presentation: [.takeOverDecides]
    case .dismissal: [.dismissalDecides]
    case .tree: [.changedAnswerTurnsFrom16]
    case .needsUpdate: [.setNeedsUpdate, .lockReadOnRequest]
    case .attempt: [.attemptStartsDecision]
    case .request: [.geometryRequest]
    case .lock: [.lockSwitchDecides]
    case .foreground: [.foregroundReadsDevice]
    case .window: [.rootsAndWindowsDecide, .hidingWindowDecides]
    case .root: [.rootsAndWindowsDecide]
    case .late: [.lateTakeOver]
    }
  }
}

extension MaskSource {
  /// The rule by which that is the app's mask.
  fileprivate var rule: Rule? {
    switch self {
    case .plist, .ignored: nil
    case .defaults: .defaultAppMask
    case .delegate: .delegateReplacesList
    case .sceneDelegate: .sceneDelegateFirst
    case .multitasking: .multitaskingIgnoresDelegate
    }
  }
}
