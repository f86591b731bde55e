import BundledScenarios
import OrientationModel
import OrientationScenarios

/// How a story is told: where it asks, under which version, and which one follows.
extension Session {
  /// Whether the story's own question is about its first step: no note asks again later.
  var asksAtOnce: Bool {
    let asksLater = scenario.steps.contains { step in
      if case .note(let text) = step.action.value { text.hasSuffix("?") } else { false }
    }
    return scenario.header.about.last?.value.asksForGuess == true && !asksLater
  }

  /// Whether a note ends with a question here that the next step answers.
  var asksHere: Bool { isToldStory && caption?.asksForGuess == true }

  /// What the story asks here, which its next step answers.
  var question: String? {
    if asksHere { return caption }
    return asksAtOnce && stepCount == 0 ? scenario.header.about.last?.value : nil
  }

  /// The version under which a story of the tour is told at a place: at first the file's first; a step
  /// that is not for it leads to the nearest of the file's on which it happens.
  func toldVersion(at node: NodeID) -> SystemVersion? {
    guard chapterIndex != nil else { return nil }
    let played = scenario.playedVersions
    return timeline.path(to: node).reduce(played.first) { told, node in
      guard let told, !timeline.isNote(node), let only = timeline.step(of: node)?.versions?.value,
        !only.contains(told)
      else { return told }
      let distance = { (version: SystemVersion) in abs(Int(version.major) - Int(told.major)) }
      return played.filter(only.contains).min { distance($0) < distance($1) } ?? told
    }
  }

  // MARK: The tour

  private static let tour = Array(BundledScenario.all.prefix { $0.name.hasPrefix("Tour/") })

  /// Where in the tour this story stands; nothing for any other.
  private var chapterIndex: Int? {
    guard let name = bundledName else { return nil }
    return Self.tour.firstIndex { $0.name == name }
  }

  private func chapter(after count: Int) -> BundledScenario? {
    guard let index = chapterIndex.map({ $0 + count }), isOnStory else { return nil }
    return Self.tour.indices.contains(index) ? Self.tour[index] : nil
  }

  /// The story that follows this one in the tour.
  var nextChapter: BundledScenario? { chapter(after: 1) }

  /// The story before this one in the tour.
  var chapterBefore: BundledScenario? { chapter(after: -1) }

  /// Whether nothing of the tour comes after this.
  var endsTour: Bool {
    chapterIndex != nil && isOnStory && nextChapter == nil && timeline.later(than: node) == nil
  }

  /// Where in the tour this is: `story 1 of 10`.
  var chapter: String { chapterIndex.map { "story \($0 + 1) of \(Self.tour.count)" } ?? "" }
}

extension String {
  /// Whether a guess answers it: what comes of the step, and not who or why.
  var asksForGuess: Bool {
    let sentence = split { ".?!".contains($0) }.last
    let others = ["How", "What", "Which", "Who", "Whose", "Where", "When", "Why"]
    return hasSuffix("?") && !others.contains { sentence?.words.hasPrefix($0) == true }
  }
}
