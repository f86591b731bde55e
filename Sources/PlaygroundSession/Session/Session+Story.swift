import BundledScenarios
import OrientationModel
import OrientationScenarios

/// How a story is told: where it asks, under which version, and which one follows.
extension Session {
  /// The step that answers what is asked here: what a note asks the next one; what the story asks
  /// at its launch the first that is not as wanted, else the only one of which anything is expected.
  ///
  /// Nothing where no guess answers it, or nobody can tell which step does.
  package var answer: NodeID? {
    if asksHere { return timeline.later(than: node).map { timeline.stepNode(at: $0) } }
    guard isToldStory, stepCount == 0, scenario.header.about.last?.asksForGuess == true
    else { return nil }
    var ahead = self
    var expected: [NodeID] = []
    while let next = ahead.timeline.later(than: ahead.node) {
      ahead.walk(to: next)
      let step = timeline.stepNode(at: next)
      if ahead.episode().judgement.isProblem { return step }
      if timeline.step(of: step)?.expectations.isEmpty == false { expected.append(step) }
    }
    return expected.count == 1 ? expected[0] : nil
  }

  /// How many steps from here a coming one is; nothing where it doesn't come.
  package func steps(before step: NodeID) -> Int? {
    let coming = marks.filter { $0.time == .coming }
    return coming.firstIndex { timeline.stepNode(at: $0.node) == step }.map { $0 + 1 }
  }

  /// Whether a note ends with a question here that the next step answers.
  package var asksHere: Bool { isToldStory && caption?.asksForGuess == true }

  /// Whether the story asks about callbacks or sizes, and not whether it rotates, and this step answers:
  /// what is expected of it says so.
  package var answersWithEvents: Bool {
    guard bundledName != nil, isOnStory, let question = scenario.header.about.last,
      question.hasSuffix("?"), !question.asksForGuess
    else { return false }
    let step = variants[0].scenario.steps.prefix(Int(timeline.stepNode(at: node))).last
    return (step?.expectations ?? []).contains { $0.claims.contains { $0.value.isAboutEvents } }
  }

  /// Something that is asked, and the step that answers it.
  package typealias Question = (words: String, step: NodeID)

  /// What the story asks here, which one of its steps answers.
  package var question: Question? {
    guard let answer, let words = asksHere ? caption : scenario.header.about.last else {
      return nil
    }
    return (words, answer)
  }

  /// What a room is asked here: the story's own question, or the plain one about the next step; nothing
  /// where nobody would expect a turn.
  package var roomQuestion: Question? {
    if let question { return question }
    guard let next = timeline.later(than: node) else { return nil }
    // The file's own question stands there, and nobody can tell which step answers it.
    let isAsked = scenario.header.about.last?.hasSuffix("?") == true
    if isAsked, stepCount == 0 { return nil }
    var ahead = self
    ahead.walk(to: next)
    let episode = ahead.episode()
    return episode.couldTurn || episode.after.hasCrashed
      ? ("Will the interface rotate?", timeline.stepNode(at: next)) : nil
  }

  /// Whether what came of the step is what a room was asked last: what the story asks at its beginning
  /// may be answered only later.
  package var answersRoom: Bool {
    guard let before = timeline.earlier(than: node) else { return false }
    func asked(at node: NodeID) -> NodeID? {
      var session = self
      session.walk(to: timeline.pastNotes(node))
      return session.roomQuestion?.step
    }
    let isToCome = asked(at: 0).map { steps(before: $0) != nil } ?? false
    return !isToCome || asked(at: before) == timeline.stepNode(at: node)
  }

  /// The version under which a story of the tour is told at a place: at first the file's first; a step
  /// that is not for it leads to the nearest of the file's on which it happens.
  func toldVersion(at node: NodeID) -> SystemVersion? {
    guard chapterPlace != nil, challenge == nil else { return nil }
    let played = scenario.playedVersions
    return timeline.path(to: node).reduce(played.first) { told, node in
      guard let told, !timeline.isNote(node), let only = timeline.step(of: node)?.versions,
        !only.contains(told)
      else { return told }
      let distance = { (version: SystemVersion) in abs(Int(version.major) - Int(told.major)) }
      return played.filter(only.contains).min { distance($0) < distance($1) } ?? told
    }
  }

  // MARK: The tour

  /// What is told story by story: the tour, the challenges, and each document.
  private static let books =
    ["Tour", "Challenges", "Recipes"].map { BundledScenario.below($0) }
    + StoryDocument.all.map { $0.stories }

  /// The book that this story is in, and its place there; nothing for any other.
  private var chapterPlace: (book: [BundledScenario], index: Int)? {
    guard let name = bundledName else { return nil }
    for book in Self.books {
      if let index = book.firstIndex(where: { $0.name == name }) { return (book, index) }
    }
    return nil
  }

  private func chapter(after count: Int) -> BundledScenario? {
    guard let place = chapterPlace, !hasLeftStory || challenge != nil else { return nil }
    let index = place.index + count
    return place.book.indices.contains(index) ? place.book[index] : nil
  }

  /// The story that follows this one in its book.
  package var nextChapter: BundledScenario? { chapter(after: 1) }

  /// The story before this one in its book.
  package var chapterBefore: BundledScenario? { chapter(after: -1) }

  /// Whether nothing of the tour comes after this.
  package var endsTour: Bool {
    bundledName?.hasPrefix("Tour/") == true && !hasLeftStory && nextChapter == nil
      && timeline.later(than: node) == nil
  }

  /// Where in its book this is: `story 1 of 8`.
  package var chapter: String {
    let isRecipe = bundledName?.hasPrefix("Recipes/") == true
    let noun = isRecipe ? "recipe" : challenge == nil ? "story" : "challenge"
    return chapterPlace.map { "\(noun) \($0.index + 1) of \($0.book.count)" } ?? ""
  }

  /// Its number in its book.
  var chapterNumber: Int? { chapterPlace.map { $0.index + 1 } }
}

extension Episode {
  /// Whether somebody may expect the interface to turn: it does, the hand or the app asks for another
  /// side, or the screen that is seen wants one.
  fileprivate var couldTurn: Bool {
    switch step?.bare {
    case .request, .force, .attempt: return true
    default: break
    }
    return didTurn || pointed != before?.interface || simulator.misplacedScreen(in: after) != nil
  }
}

extension Scenario.Claim {
  fileprivate var isAboutEvents: Bool {
    switch self {
    case .callbacks, .noCallbacks, .size, .sizeClass: true
    default: false
    }
  }
}

extension String {
  /// Whether a guess answers it: what comes of the step, and not who or why.
  var asksForGuess: Bool {
    let sentence = split { ".?!".contains($0) }.last
    let others = ["How", "What", "Which", "Who", "Whose", "Where", "When", "Why", "In which"]
    return hasSuffix("?") && !others.contains { sentence?.words.hasPrefix($0) == true }
  }
}
