/// Whoever listens to what happens in a step.
///
/// Without a trace it costs nothing.
protocol TraceSink {
  static var isRecording: Bool { get }
  mutating func hear(_ event: TraceEvent)
  /// A way to choose had this to offer.
  mutating func tried(_ choice: Choice, _ offered: InterfaceOrientation?)
}

/// A sink that ignores everything, for steps without a trace.
struct NoTrace: TraceSink {
  static var isRecording: Bool { false }
  mutating func hear(_ event: TraceEvent) {}
  mutating func tried(_ choice: Choice, _ offered: InterfaceOrientation?) {}
}

/// Writes a trace: the events as they happen, and each ruling as it is made.
struct TraceRecorder: TraceSink {
  static var isRecording: Bool { true }
  private(set) var trace = Trace()
  /// The ruling that is being made.
  private var draft = Ruling()
  /// Who is asked for a mask right now, the outermost first, and where each is in `draft.answers`.
  private var asking: [(controller: ControllerID, place: Int)] = []
  private var reactionDepth = 0

  init() { trace.makeRoom() }

  mutating func tried(_ choice: Choice, _ offered: InterfaceOrientation?) {
    draft.attempts.append(Ruling.Attempt(choice: choice, offered: offered))
  }

  mutating func hear(_ event: TraceEvent) {
    trace.append(event)
    switch event {
    case .asking(let question): begin(question)
    case .assumed(let assumption): draft.assumptions.appendNew(assumption)
    case .called(let id, .mask): if draft.question != nil { draft.asked.append(id) }
    case .asked(let id, .mask): asked(id)
    case .answered(let id, let question, let answer): answered(id, question, answer)
    case .recalled(let id, let mask):
      asked(id)
      draft.answers[draft.answers.count - 1].isRecalled = true
      answered(id, .mask, .mask(mask))
    case .appMask(let source, let mask): draft.app = Ruling.AppMask(source: source, mask: mask)
    case .hardware(let mask): draft.hardware = mask
    case .allowed(let mask): if draft.question != nil { draft.allowed = mask }
    case .free(let rule): if draft.freedom == nil { draft.freedom = rule }
    case .candidate(let orientation, let source):
      draft.candidate = Ruling.Candidate(orientation: orientation, source: source)
    case .settled(let rule, let target, _): close(rule, .stayed, on: target)
    case .undecided(let rule): close(rule, .nobodyAsked)
    case .refused(let rule): close(rule, .refused)
    case .crash(let rule, _): close(rule, .crashed)
    case .turned: trace.markTurned()
    case .reaction: reactionDepth += 1
    case .reactionEnded: reactionDepth -= 1
    default: break
    }
  }

  /// Begins a ruling; what was noted before belongs to it.
  private mutating func begin(_ question: Ruling.Question) {
    let assumptions = draft.assumptions
    draft = Ruling()
    draft.assumptions = assumptions
    draft.question = question
    draft.isReaction = reactionDepth > 0
    asking = []
  }

  private mutating func asked(_ id: ControllerID) {
    if draft.question != nil { draft.asked.append(id) }
    let answer = Ruling.MaskAnswer(controller: id, mask: .none, isOwn: true, depth: asking.count)
    asking.append((id, draft.answers.count))
    draft.answers.append(answer)
  }

  private mutating func answered(
    _ id: ControllerID, _ question: Controller.Question, _ answer: Answer
  ) {
    switch answer {
    case .claim(let isYes):
      draft.claims.append(Ruling.ClaimAnswer(controller: id, question: question, isYes: isYes))
    case .preference(let value):
      // A container that hands on its child's states none of its own.
      guard draft.preference == nil else { return }
      draft.preference = Ruling.StatedPreference(controller: id, value: value)
    case .mask(let mask):
      guard let index = asking.lastIndex(where: { $0.controller == id }) else { return }
      draft.answers[asking[index].place].mask = mask
      if index > 0 { draft.answers[asking[index - 1].place].isOwn = false }
      asking.removeSubrange(index...)
    }
  }

  private mutating func close(
    _ rule: Rule, _ outcome: Rule.Outcome, on target: InterfaceOrientation? = nil
  ) {
    draft.because = rule
    draft.outcome = outcome
    draft.target = target
    draft.isReaction = draft.isReaction || reactionDepth > 0
    // Whoever was being asked when the app ended was asked, though no answer came.
    if outcome == .crashed {
      for open in asking.reversed() {
        draft.answers.remove(at: open.place)
        trace.use(open.controller)
      }
    }
    trace.append(draft)
    draft = Ruling()
    asking = []
  }
}
