import OrientationModel
import OrientationScenarios

extension PlaygroundState {
  /// The most branches that are listed: nobody looks through more.
  private static let mostBranches = 60

  /// Everything that was tried and left: the ends of other branches, and changed set-ups.
  mutating func openBranches() {
    let items = branchItems() + changeItems()
    if items.count < 2 { return tell("There is one branch only: undo and do something else.") }
    let here = items.firstIndex { $0.choice == .position(session.position) }
    open(.picker(Picker(.branches, "Branches", items, selected: here ?? 0)))
  }

  /// Whether there is anything to choose from.
  var hasBranches: Bool { session.variants.count > 1 || session.timeline.hasForks }

  /// Every end, and where one stands, by the steps that lead there.
  private func branchItems() -> [Picker.Item] {
    let timeline = session.timeline
    let here = timeline.stepNode(at: session.node)
    var ends = timeline.ends.filter { $0 != session.story }.suffix(Self.mostBranches)
    if !session.isOnStory, !ends.contains(where: { timeline.stepNode(at: $0) == here }) {
      ends.append(session.node)
    }
    let story: [NodeID] = session.story > 0 ? [session.story] : []
    return (story + ends).map { end in
      let fork = session.story > 0 ? timeline.fork(end, session.story) : 0
      let isStory = end == session.story
      var steps = timeline.path(to: end, from: isStory ? 0 : timeline.depth(of: fork))
        .filter { !timeline.isNote($0) }
      let isLong = steps.count > 6
      if isLong { steps = Array(steps.suffix(6)) }
      let words = steps.compactMap { timeline.step(of: $0)?.action.value.shortText }
      let from = timeline.step(of: timeline.stepNode(at: fork))?.action.value.shortText ?? "launch"
      let title = (isLong ? "… " : "") + words.joined(separator: " · ")
      var position = session.position
      let isHere = isStory ? session.isOnStory : timeline.stepNode(at: end) == here
      // The story is taken up where it was left.
      let left = timeline.fork(session.node, session.story)
      position.node = isStory ? (isHere ? session.node : timeline.pastNotes(left)) : end
      return Picker.Item(
        title.isEmpty ? "launch" : title, isStory ? "the story" : "from \(from)",
        .position(position), group: isStory ? "The story" : "Branches", key: isHere ? "●" : "")
    }
  }

  /// The last place of every changed set-up.
  private func changeItems() -> [Picker.Item] {
    session.changedPositions.map { change, position in
      let stepNode = session.timeline.stepNode(at: position.node)
      let step = session.timeline.step(of: stepNode)?.action.value.shortText ?? "launch"
      return Picker.Item(
        "with \(change)", "at \(step)", .position(position), group: "Changes",
        key: position == session.position ? "●" : "")
    }
  }
}

extension Session {
  /// Every changed set-up that was played, with the last place in it; the newest last.
  var changedPositions: [(change: String, position: Position)] {
    var found: [Int16: Position] = [:]
    for position in history where !variants[Int(position.setting.variant)].change.isEmpty {
      found[position.setting.variant] = position
    }
    return found.sorted { $0.key < $1.key }.map { (variants[Int($0.key)].change, $0.value) }
  }
}

extension Timeline {
  /// The nodes behind which nothing comes.
  var ends: [NodeID] { nodes.indices.filter { nodes[$0].firstChild < 0 }.map { NodeID($0) } }

  /// Whether there is more than one branch.
  var hasForks: Bool {
    nodes.contains { $0.firstChild >= 0 && nodes[Int($0.firstChild)].nextSibling >= 0 }
  }
}
