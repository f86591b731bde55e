import Exports
import OrientationExplorer
import OrientationModel
import OrientationScenarios
import OrientationTelling
import ProjectReading

/// What an exploration found, with a scenario for every path.
struct ExploreReport: Sendable {
  struct Entry: Sendable {
    let finding: Finding
    /// The way into trouble, or to what bears a `possible` property out.
    let evidence: Evidence?
    /// The answers of the app's code that the trouble rests on and that aren't understood: whether
    /// there is any can't be told.
    let unread: [UnreadAnswer]

    var name: String { finding.property.name }
    var isBroken: Bool { !finding.holds && unread.isEmpty }

    /// What it comes to in this app, else what the property says of every app.
    var sentence: String {
      let own = isBroken ? evidence?.play.finding(of: name) : nil
      return own ?? finding.property.sentence
    }

    /// The change that would make the last step go otherwise, where it belongs, and what is to be said
    /// against it.
    var fix: String? {
      guard isBroken, let evidence, let change = evidence.change(mending: name) else {
        return nil
      }
      let title = [change.title, change.method].compactMap { $0 }.joined(separator: ", in ")
      let cost = change.costs.first.map { ". Cost: \($0)." } ?? ""
      return title + (change.support.warning.map { " (\($0))" } ?? "") + cost
    }
  }

  let run: ExploreRun
  let entries: [Entry]
  let statistics: SearchProgress
  let levels: [Int]
  let bound: Int
  /// Nothing if everything was seen.
  let stop: StopReason?
  let loop: FlipLoop?
  /// The names of the properties, what is broken first.
  private let ranking: [String]

  init(_ run: ExploreRun, _ explored: Explored) {
    // The tables of a search are large: none of them outlives it.
    self.run = run
    statistics = explored.statistics
    levels = explored.levels
    bound = explored.bound
    stop = explored.stop
    loop = explored.loop
    ranking = explored.ranked.map(\.property.name)
    entries = explored.findings.map { finding in
      let evidence = finding.path.map { path in
        let start = finding.isBroken ? "At the end, this is no longer true: " : ""
        return Evidence(
          path.map(run.line), of: run, name: finding.property.name,
          sentence: start + finding.property.sentence)
      }
      let unread = run.loaded.file.unread.filter { answer in
        finding.isBroken && evidence?.play.rests(on: answer) == true
      }
      return Entry(finding: finding, evidence: evidence, unread: unread)
    }
  }

  var broken: [Entry] { entries.filter(\.isBroken) }
  var unread: [Entry] { entries.filter { !$0.unread.isEmpty } }

  /// What can differ between runs, as text: what holds, and the way into trouble with its verdict.
  var outcome: [String] {
    let properties = entries.map { entry in
      let path = entry.finding.path?.map(run.text) ?? []
      let verdict = entry.evidence?.play.last.verdict.sentence ?? ""
      return "\(entry.name) \(!entry.isBroken) \(path) \(verdict)"
    }
    return properties + [ending, loop.map { "\($0.path.map(run.text))" } ?? ""]
  }

  /// One object, with the keys of the contract.
  var json: JSON {
    [
      "states": statistics.states, "transitions": statistics.transitions, "bound": bound,
      "levels": levels, "complete": stop == nil,
      "properties": entries.map(json),
    ]
  }

  private func json(_ entry: Entry) -> JSON {
    let evidence = entry.unread.isEmpty ? entry.evidence : nil
    let path = evidence.flatMap { _ in entry.finding.path.map { ($0.map(run.text)) } }
    let object: JSON = [
      "name": entry.name, "holds": entry.unread.isEmpty ? entry.finding.holds : nil, "path": path,
      "scenario": evidence?.scenario.text,
    ]
    let unread: JSON =
      entry.unread.isEmpty
      ? [:] : ["notLookedAt": entry.unread.map { ["by": $0.name, "at": $0.place.text] as JSON }]
    return object + unread
  }

  /// For people: what was covered, every property, and what to do with those that break.
  ///
  /// `isPartial`: whether the scenario shows not all of the app, so that nothing simply holds.
  func text(_ paint: TextPaint, isPartial: Bool) -> String {
    var text = coverage + "\n"
    for entry in ranked { text += self.text(of: entry, paint, isPartial) }
    if let loop = loop { text += self.text(of: loop, paint) }
    return text
  }

  // MARK: What was covered

  private var coverage: String {
    let counts =
      "\(statistics.states.of("state")), \(statistics.transitions.of("transition")), "
      + "depth \(statistics.depth.grouped) (--depth \(bound)); \(ending)."
    return wrapped(counts)
  }

  var ending: String {
    let count = statistics.waiting
    // The last state that was allowed may have been the last that waited, and its steps lead on.
    let waiting = count == 0 ? "the states after the last one" : count.of("state")
    return switch stop {
    case nil: "every state was checked"
    case .limit: "stopped at --limit, with \(waiting) left to check"
    case .memory: "stopped because memory ran out, with \(waiting) left to check"
    case .interrupted: "interrupted, with \(waiting) left to check"
    }
  }

  // MARK: Properties

  /// What is broken comes first, and of that what a user's hand comes upon most easily.
  private var ranked: [Entry] {
    ranking.compactMap { name in entries.first { $0.name == name } }
  }

  private func text(of entry: Entry, _ paint: TextPaint, _ isPartial: Bool) -> String {
    let finding = entry.finding
    guard entry.unread.isEmpty else { return self.text(ofUnread: entry, paint) }
    let isOpen = finding.holds && finding.path == nil && (isPartial || stop != nil)
    let word = finding.holds ? (isOpen ? "so far  " : "holds   ") : "broken  "
    var text = paint(word, finding.holds ? (isOpen ? .quiet : .good) : .bad)
    text += paint(entry.name.harmless, .heading) + "\n"
    if entry.sentence != entry.name { text += indented(entry.sentence.harmless) }
    if let path = finding.path {
      text += self.text(of: path, paint)
      if let evidence = entry.evidence { text += self.text(of: evidence, paint) }
      if !finding.holds, run.loaded.file.origin == .project {
        text += indented("Look at \(place(of: entry).text.harmless)")
      }
      if let fix = entry.fix { text += indented("Fix: \(fix.harmless)") }
    }
    return text
  }

  /// What rests on an answer that isn't understood, and on which.
  private func text(ofUnread entry: Entry, _ paint: TextPaint) -> String {
    let places = entry.unread.map { "\($0.name) (\($0.place.text))" }
    return paint("not looked at  ", .quiet) + paint(entry.name.harmless, .heading) + "\n"
      + indented(
        "It depends on what isn't understood: \(places.joined(separator: ", ")).".harmless)
  }

  private func indented(_ text: String) -> String {
    "        " + wrapped(text, indent: 8)
  }

  private func text(of path: [Step], _ paint: TextPaint) -> String {
    path.isEmpty ? indented("At launch.") : run.listing(of: path, paint, indent: 8)
  }

  private func text(of evidence: Evidence, _ paint: TextPaint) -> String {
    let verdict = evidence.verdict(paint)
    return verdict.isEmpty ? "" : "            \(verdict)\n"
  }

  private func text(of loop: FlipLoop, _ paint: TextPaint) -> String {
    let head = paint("loops   ", .bad) + paint("endless code", .heading) + "\n"
    let where_ =
      loop.count.of("state") + " with a step that triggers the app's code in an endless loop:"
    return head + indented(where_) + text(of: loop.path, paint)
  }

  // MARK: What to save

  func scenarios(_ paint: TextPaint) -> String {
    broken.compactMap { entry in
      entry.evidence.map { evidence in
        "\n" + paint("# \(entry.name.harmless), as a scenario to save or play:", .heading) + "\n"
          + paint("# upright play \(evidence.token)", .quiet) + "\n" + evidence.scenario.text
      }
    }.joined()
  }
}
