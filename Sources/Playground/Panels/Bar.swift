import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import TerminalModel

/// What the bar below the stage offers: at most five entries, none of which is impossible.
///
/// First Enter, if it would do something, then what comes next, an open question, the two likeliest
/// keys, and one door.
extension PlaygroundState {
  mutating func bar(_ summary: Summary, _ around: Surroundings?) -> [Hint] {
    Array(entries(summary, around).prefix(5))
  }

  private mutating func entries(_ summary: Summary, _ around: Surroundings?) -> [Hint] {
    if slow != nil {
      return [
        Hint(.slower, "next event"), Hint(.slowerBack, "previous event"), Hint(.back, "close"),
      ]
    }
    if isWelcome { return welcomeBar }
    if presenter != nil, comparison == nil { return roomBar(summary) }
    if session.challenge != nil, comparison == nil {
      return session.isSolved ? solvedBar : challengeBar(summary)
    }
    let asksNothing = seenNames.isEmpty
    let four = comparison == .versions(2) ? [Hint(.compare, "four")] : []
    let more =
      comparison == nil ? state(summary, around) : four + [Hint(.back, "one phone")]
    return enter(summary) + next + guesses
      + more.filter { !asksNothing || $0.target != .command(.want) }
  }

  /// What Enter does here; nothing where it does nothing.
  mutating func enter(_ summary: Summary) -> [Hint] {
    if isWelcome || slow != nil { return [] }
    if let comparison {
      if comparison == .fix { return [] }
      let parting = difference(comparison)
      guard let node = parting.node, node != session.timeline.stepNode(at: session.node) else {
        return []
      }
      let words = "first difference: \(parting.label ?? "")"
      return [Hint(key: "Enter", label: words, target: .node(node))]
    }
    if summary.world.isInBackground {
      return [Hint(.background, "bring the app to the foreground", key: "Enter")]
    }
    guard let fix = summary.fix, problem.isEmpty else { return [] }
    // With it the steps before may go otherwise, too: all that is promised is where it ends.
    let outcome = "ends in \(fix.interface.name)"
    return [Hint(key: "Enter", label: "try the fix", outcome: outcome, target: .fix)]
  }

  private var next: [Hint] { laterWord.map { [Hint(.later, $0)] } ?? [] }

  /// What answers an open question, in one entry, each with its key before it.
  private var guesses: [Hint] {
    if asked == nil { return [] }
    let words = Guess.allCases.map { "\($0.key) \($0.word)" }
    return [Hint(.guess, words.joined(separator: "  "), key: "")]
  }

  /// The likeliest keys for what is seen, and the door that leads on from there.
  private mutating func state(_ summary: Summary, _ around: Surroundings?) -> [Hint] {
    if summary.world.hasCrashed { return earlier + [Hint(.chain, "why")] }
    if summary.world.isInBackground {
      return [Hint(.turnRight, "rotate", key: "← →")] + versionDoor
    }
    if session.endsTour, session.isOnStory {
      return [
        Hint(.menu, "more stories"), Hint(.new, "your own app"), Hint(.later, "challenges"),
      ]
    }
    if summary.verdict.isProblem {
      guard summary.fix != nil else {
        return [Hint(.want, "say what you want"), Hint(.chain, "why")] + versionDoor
      }
      return [summary.fixDoor].compactMap { $0 } + codeDoor(summary) + [
        Hint(.compareFix, "compare")
      ]
    }
    if session.isPromised(summary.world) {
      return [
        Hint(.undo, "undo"), Hint(.copyCode, "copy the code"),
        Hint(.compareFix, "without and with"),
      ] + codeDoor(summary)
    }
    if session.endsStory {
      let change = screenToTry(summary).map { "what if \($0) supported portrait only?" }
      return [Hint(.masks, change ?? "change the app")]
        + (others == nil ? [] : [Hint(.compare, "compare")]) + [Hint(.menu, "find")]
    }
    if session.isEmptyApp {
      return [
        Hint(.add, "add a screen"), Hint(.masks, "masks and settings"), Hint(.device, "device"),
        Hint(.prompt, "sentence"),
      ]
    }
    let rotate = Hint(.turnRight, "rotate", key: "← →")
    if session.setting.device.hasHinge {
      let isClosed = summary.world.posture == .closed
      let half = summary.world.posture == .half ? "flat again" : "half open"
      return [Hint(.unfold, isClosed ? "open" : "close"), Hint(.halfOpen, half), rotate]
        + versionDoor
    }
    let moves = around.map { likely($0) } ?? []
    if session.isOnStory {
      return [rotate] + moves.prefix(1) + [Hint(.want, "say what you want")] + versionDoor
    }
    return [rotate] + moves.prefix(2) + [
      Hint(.add, "add a screen"), Hint(.want, "say what you want"),
    ]
  }

  /// What opens the change as code, where it has any.
  private func codeDoor(_ summary: Summary) -> [Hint] {
    summary.hasChangedCode ? [Hint(.code, "code")] : []
  }

  /// What leads to other versions, where there are any; on an iPhone Duo, which has one, to the SDKs.
  private var versionDoor: [Hint] {
    guard session.setting.device.hasHinge else {
      return versionAfter.map {
        [Hint(.version, $0 < session.setting.version ? "iOS \($0.text)" : "next iOS")]
      } ?? []
    }
    let links = session.links.map { $0.text }.joined(separator: ", ")
    return [Hint(.compare, "Xcode \(links)")]
  }

  /// What a user would do next with the screens, the likeliest first.
  private func likely(_ around: Surroundings) -> [Hint] {
    let labels: [(KeyCommand, String)] = [
      (.dismiss, "dismiss"), (.push, "push"), (.present, "present"), (.pop, "back"),
      (.nextTab, "next tab"),
    ]
    return labels.filter { command, _ in around.availableSteps.contains { $0.command == command } }
      .map { Hint($0.0, $0.1) }
  }

  /// The screen whose mask one may want to try otherwise where a story ends: the first with which the
  /// interface would end in another orientation.
  func screenToTry(_ summary: Summary) -> String? {
    guard session.endsStory else { return nil }
    let placed = session.scenario.placedNodes.compactMap { $0.reference?.called }
    return summary.episode.app.entries.first { entry in
      guard entry.controller.kind == .screen, placed.contains(entry.name) else { return false }
      let app = session.situation().app
      let edits = Toggle.supports(entry.name).edits(in: session.scenario, app, by: 1)
      var other = session.trying(edits)
      return other.scenario.attributes(of: entry.name).supports?.mask == .portrait
        && other.episode().after.interface != summary.world.interface
    }?.name
  }

  /// What leads to a solution; going on where there is room for it, and back where one tries something.
  private func challengeBar(_ summary: Summary) -> [Hint] {
    let isElsewhere = session.nextSpot.map { $0 != session.spotHere } ?? false
    let entries =
      (isElsewhere ? [Hint(.trouble, "next problem")] : []) + [Hint(.masks, "change the app")]
      + (session.isOnStory ? next : [])
      + (summary.world.hasCrashed ? [] : [Hint(.calls, "the app's calls")])
      + (hintsLeft > 0 ? [Hint(.hint, "type hint", key: ":")] : [])
      + (session.variant.changeCount > 0 ? [Hint(.undo, "undo")] : [])
    return session.isOnStory ? entries : next + entries
  }

  private var solvedBar: [Hint] {
    [Hint(.copyCode, "copy your result")]
      + (story(after: 1) == nil ? [] : [Hint(.later, "next challenge")])
      + [Hint(.compareFix, "yours and ours")]
  }

  private var welcomeBar: [Hint] {
    let begin = isFirst ? [Hint(opening, "rotate")] : []
    let next = Hint(.later, isFirst ? "next" : "begin")
    // They stand in the middle of the screen, where they have room there.
    return begin.filter { _ in opening != .later } + [next]
      + (shownSize.rows >= 18 ? [] : guesses)
      + [Hint(.menu, "find"), Hint(.new, "your own app")]
  }

  private mutating func roomBar(_ summary: Summary) -> [Hint] {
    let isAsked = asked != nil
    // What leads back to the story says so once.
    let onward = presenter?.left != nil && session.hasLeftStory ? [] : next
    let first = (isAsked ? guesses : enter(summary)) + onward
    let more = (isAsked ? enter(summary) : []) + earlier + [Hint(.chain, "who was asked")]
    return presenter?.left == nil
      ? first + more + [Hint(.presentStory, "leave")]
      : first + [Hint(.back, "to the story")] + more
  }

  /// Back, where there is anything before.
  private var earlier: [Hint] {
    let isFirst = session.timeline.earlier(than: session.node) == nil && story(after: -1) == nil
    return isFirst ? [] : [Hint(.earlier, "back")]
  }

  /// What makes the story's own next step: its arrow where that answers what is asked, else space.
  var opening: KeyCommand {
    guard session.question != nil, let next = session.timeline.later(than: session.node) else {
      return .later
    }
    switch session.timeline.step(of: session.timeline.stepNode(at: next))?.action.value {
    case .rotateLeft: return .turnLeft
    case .rotateRight: return .turnRight
    default: return .later
    }
  }

  /// What space does here, in a word or two; nothing at the end.
  private var laterWord: String? {
    if session.timeline.later(than: session.node) != nil {
      return presenter != nil && asked != nil ? "reveal" : "next"
    }
    if session.hasLeftStory {
      return session.challenge == nil ? "back to the story" : "back"
    }
    if session.challenge != nil { return nil }
    if story(after: 1) != nil { return "next story" }
    if presenter != nil { return nil }
    return session.endsTour && !session.isOnStory ? "challenges" : nil
  }
}

extension Session {
  /// Whether the story that this is has no step left.
  fileprivate var endsStory: Bool { isOnStory && timeline.later(than: node) == nil }

  /// Whether this is an app of one's own with a single screen, and nothing was done yet.
  fileprivate var isEmptyApp: Bool {
    origin == .new && node == 0 && scenario.everybody.count <= 1
  }
}
