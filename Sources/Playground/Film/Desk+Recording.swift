import OrientationModel
import OrientationScenarios
import TerminalModel

extension Desk {
  /// Begins to record, or ends it; whoever has done steps already may take those instead.
  mutating func record() -> [Effect] {
    if let reel, recordingStart != nil {
      recordingStart = nil
      self.reel = nil
      guard reel.hasKeys else {
        notice = "Nothing was recorded."
        return []
      }
      notice = "Writing the recording."
      return reel.film(shownSize).map { [.record(clip($0))] } ?? []
    }
    let count = deeds.count
    guard count > 0 else { return beginRecording() }
    var items = [item("R", "From now on", "until R again", .record(0))]
    for last in [1, 3, 10] where last < count {
      items.append(
        item("", last == 1 ? "The last step" : "The last \(last)", "up to here", .record(last)))
    }
    let all = count == 1 ? "the only step" : "\(count) steps in all"
    items.append(item("", "All of it", all, .record(count)))
    open(.picker(Picker(.deeds, "Record", items)))
    return []
  }

  /// Records from now on, or what was done in the last steps.
  mutating func record(last count: Int) -> [Effect] {
    guard count > 0 else { return beginRecording() }
    let deeds = deeds
    let first = deeds.count - min(count, deeds.count)
    var past = Desk(session, traits: Traits(moves: true, isASCII: traits.isASCII))
    let launch = session.timeline.pastNotes(0)
    past.session.walk(to: first == 0 ? launch : deeds[first - 1])
    past.isWelcome = false
    notice = "Writing the recording."
    return [.record(clip(Film(past, walking: Array(deeds[first...]), size: shownSize)))]
  }

  private mutating func beginRecording() -> [Effect] {
    recordingStart = session.timeline.depth(of: session.node)
    notice = "Recording. R ends it and writes a cast."
    var start = self
    start.recordingStart = nil
    start.notice = nil
    reel = Reel(start)
    return []
  }

  private func clip(_ film: Film) -> Clip {
    Clip(name: "recording", title: session.title, scenes: Array(film))
  }

  /// Where each deed since the launch led, the notes on it included.
  private var deeds: [NodeID] {
    session.timeline.path(to: session.node).filter { !session.timeline.isNote($0) }
      .map { node in
        // The last one may stand before its notes.
        node == session.timeline.deed(at: session.node)
          ? session.node : session.timeline.pastNotes(node)
      }
  }

  func item(
    _ key: String, _ title: String, _ detail: String, _ choice: Picker.Choice
  ) -> Picker.Item {
    Picker.Item(group: "", key: key, title: title, detail: detail, choice: choice)
  }

  /// Walks to a moment as a key would.
  mutating func stroll(to node: NodeID) {
    _ = run(
      Command("stroll", .time, [], "", "A walk.") { desk in
        desk.session.walk(to: node)
        return []
      })
  }
}
