import OrientationModel

/// An episode read once: the decision people mean, taken apart.
struct Reading {
  let episode: Episode
  let snapshot: Snapshot
  let decision: Decision?
  /// The decision's own marks, its question's first.
  let marks: ArraySlice<Mark>
  private let chosen: Int?

  /// One answer that was used.
  struct Answered: Hashable {
    var controller: ControllerID
    var mask: OrientationMask
    /// It answered for itself, and handed nothing on.
    var isOwn: Bool
    var depth: Int
  }

  private(set) var answers: [Answered] = []
  private(set) var appMask: OrientationMask?
  private(set) var appSource: MaskSource?
  private(set) var hardware: OrientationMask?
  private(set) var candidate: InterfaceOrientation?
  private(set) var candidateSource = CandidateSource.nothing
  /// Who answered `shouldAutorotate` or the lock's question, and how.
  private(set) var claims: [(controller: ControllerID, question: Controller.Question, is: Bool)] =
    []
  private(set) var preference: (controller: ControllerID, value: Controller.Preference)?

  init(_ episode: Episode) {
    self.episode = episode
    snapshot = episode.snapshot
    let trace = episode.trace
    let chosen =
      Reading.crashing(in: trace)
      ?? Reading.deciding(in: trace.decisions, owner: snapshot.owner, episode.after)
    decision = chosen.map { trace.decisions[$0] }
    marks = chosen.map { Reading.marks(of: $0, in: trace.marks) } ?? trace.marks[...]
    self.chosen = chosen
    for mark in marks { take(mark) }
    readAnswers()
  }

  /// The decision's marks, and what led to its question.
  var leading: ArraySlice<Mark> {
    let all = episode.trace.marks
    return chosen.map { Reading.marks(of: $0, in: all, fromQuestion: false) } ?? all[...]
  }

  /// The decision that an exception ended.
  private static func crashing(in trace: Trace) -> Int? {
    guard trace.crash != nil else { return nil }
    let before = trace.marks.prefix {
      if case .crash = $0 { return false }
      return true
    }
    let number = before.count {
      switch $0 {
      case .settled, .undecided: true
      default: false
      }
    }
    return trace.decisions.indices.contains(number) ? number : nil
  }

  /// The last that turned the scene, else the step's own in the window that owns the scene.
  private static func deciding(
    in decisions: [Decision], owner: WindowID, _ world: World
  ) -> Int? {
    decisions.lastIndex { $0.didTurn && $0.target == world.interface }
      ?? decisions.lastIndex { !$0.isReaction && $0.window == owner }
      ?? decisions.lastIndex { !$0.isReaction } ?? decisions.indices.last
  }

  /// From the last question before the decision's end to that end, or from the end of the decision
  /// before it.
  private static func marks(
    of decision: Int, in marks: [Mark], fromQuestion: Bool = true
  ) -> ArraySlice<Mark> {
    var (start, number) = (0, 0)
    for (index, mark) in marks.enumerated() {
      switch mark {
      case .asking where fromQuestion: start = index
      case .settled, .undecided, .crash:
        if number == decision { return marks[start...index] }
        number += 1
        start = index + 1
      default: break
      }
    }
    return marks[...]
  }

  private mutating func take(_ mark: Mark) {
    switch mark {
    case .appMask(let source, let mask): (appSource, appMask) = (source, mask)
    case .hardware(let mask): hardware = mask
    case .candidate(let orientation, let source):
      (candidate, candidateSource) = (orientation, source)
    case .answered(let id, let question, .claim(let claim)): claims.append((id, question, claim))
    case .answered(let id, .preferred, .preference(let value)): preference = (id, value)
    default: break
    }
  }

  /// Brackets of `called` and `answered` tell who handed the question on to whom.
  private mutating func readAnswers() {
    var open: [(id: ControllerID, hasInner: Bool)] = []
    var found: [(order: Int, answer: Answered)] = []
    var order: [Int] = []
    for (index, mark) in marks.enumerated() {
      switch mark {
      case .called(let id, .mask) where isUsed(id):
        open.append((id, false))
        order.append(index)
      case .answered(let id, .mask, .mask(let mask)):
        guard let place = open.lastIndex(where: { $0.id == id }) else { continue }
        let answer = Answered(
          controller: id, mask: mask, isOwn: !open[place].hasInner, depth: place)
        found.append((order[place], answer))
        open.removeSubrange(place...)
        order.removeSubrange(place...)
        if place > 0 { open[place - 1].hasInner = true }
      default: break
      }
    }
    answers = found.sorted { $0.order < $1.order }.map(\.answer)
  }

  private func isUsed(_ id: ControllerID) -> Bool {
    marks.contains {
      if case .answered(id, .mask, _) = $0 { return true }
      return false
    }
  }

  var rule: RuleID? { decision?.because }
  /// Whose masks were used, in the order they were asked.
  var asked: [ControllerID] { decision?.asked ?? [] }
  var era: UInt8 { episode.version.major }
  var world: World { episode.after }
  var interface: InterfaceOrientation { world.interface }
  var settings: Settings { episode.sheet.settings }

  /// The answers that were given and not handed on.
  var ownAnswers: [Answered] { answers.filter(\.isOwn) }

  /// The controller whose answer counted; the one that was asked first where several did.
  var decider: ControllerID? {
    if let id = decision?.decider, id != 0 { return id }
    return answers.first?.controller
  }

  /// The mask of the screen that is seen, however the decision came about.
  var visibleMask: OrientationMask? {
    snapshot.visible.flatMap { episode.stage.ownMask(of: $0, in: world) }
  }

  var hardwareMask: OrientationMask { hardware ?? settings.device.hardwareMask }

  /// The masks that had a word, or ought to have had one.
  var masksInPlay: [OrientationMask] {
    ownAnswers.map(\.mask) + [visibleMask, appMask].compactMap { $0 }
  }

  /// Whether the screen that is seen stands where its own mask does not want it.
  var isMisplaced: Bool {
    guard let mask = visibleMask, !mask.intersection(hardwareMask).isVoid else { return false }
    return !mask.contains(interface)
  }
}

extension Stage {
  /// The mask a screen would like to be shown in, whether anybody asks it or not.
  ///
  /// Nothing for a view that sets no preference.
  func ownMask(of id: ControllerID, in world: World) -> OrientationMask? {
    let sheet = cast(of: world).sheet
    let controller = sheet[id].controller
    switch controller.kind {
    case .view, .cover, .sheet: return controller.supports
    case .screen where sheet.settings.version.major <= 5:
      return controller.supports ?? controller.legacy ?? .portrait
    default: return mask(of: id, in: world)
    }
  }
}
