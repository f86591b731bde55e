import OrientationScenarios

/// A step as the timeline shows it.
package struct TimelineMark: Hashable {
  package enum Time: Hashable { case past, now, coming }

  package var node: NodeID
  package var label: String
  package var time: Time
  /// Other branches begin after it.
  package var forks: Bool
}

extension Session {
  /// The steps around where one stands: what was done, and what comes on this branch.
  package var marks: [TimelineMark] {
    let here = timeline.stepNode(at: node)
    var marks = [mark(0, here == 0 ? .now : .past)]
    let path = timeline.path(to: here)
    for step in path.suffix(24) where !timeline.isNote(step) {
      marks.append(mark(step, step == here ? .now : .past))
    }
    var next = timeline.later(than: node)
    while let coming = next, marks.count < 48 {
      marks.append(mark(timeline.stepNode(at: coming), .coming))
      next = timeline.later(than: coming)
    }
    return marks
  }

  private func mark(_ node: NodeID, _ time: TimelineMark.Time) -> TimelineMark {
    let last = timeline.pastNotes(node)
    return TimelineMark(
      node: node == 0 ? timeline.pastNotes(0) : last,
      label: timeline.step(of: node)?.action.value.shortText
        ?? (change.isEmpty ? "launch" : "launch (edited)"), time: time,
      forks: timeline.forks(at: last))
  }
}
