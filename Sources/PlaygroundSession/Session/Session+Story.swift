import BundledScenarios
import OrientationModel
import OrientationScenarios

/// How a story is told: where it asks, under which version, and which one follows.
extension Session {
  /// Whether a place is one of the story's, and not of what was done besides.
  package func tells(_ node: NodeID) -> Bool { leads(to: story, node) }

  /// Whether a place is one of the story's as it was opened.
  func isOriginal(_ node: NodeID) -> Bool { leads(to: variants[0].end, node) }

  func leads(to end: NodeID, _ node: NodeID) -> Bool {
    timeline.depth(of: node) <= timeline.depth(of: end) && timeline.fork(node, end) == node
  }

  package var isOnStory: Bool { story > 0 && tells(node) }

  /// Whether other steps were done than the story's; past its end there is nothing to leave.
  package var hasLeftStory: Bool {
    guard story > 0, !tells(node) else { return false }
    return timeline.fork(node, story) != story
  }

  /// Whether this is a story whose steps are still to come.
  package var isToldStory: Bool { isOnStory && timeline.later(than: node) != nil }

  /// What is asked here and the next step answers: what a note asks, or what the story does at its launch.
  ///
  /// The launch's question is about its first step where that is not as wanted, or the only one of which
  /// anything is expected; else it is about one of those that follow, and stands there to be read.
  package var question: String? {
    guard isToldStory else { return nil }
    if let caption, caption.asksForGuess { return caption }
    guard stepCount == 0, let words = scenario.header.about.last, words.asksForGuess else {
      return nil
    }
    // What is asked is about the story as it was written, whatever was changed in it.
    let written = variants[0].scenario
    let steps = written.steps.filter { !$0.isNote }
    if steps.indices.filter({ !steps[$0].expectations.isEmpty }) == [0] { return words }
    let situation = Situation(written, on: written.stages()[0])
    var play = Play(untold: situation)
    let first = steps.first.flatMap { situation.step($0) }.map { play.perform($0) }
    return first?.judgement.isProblem == true ? words : nil
  }

  /// Whether the story asks about callbacks or sizes, and not whether it rotates, and this step answers:
  /// what is expected of it says so.
  package var answersWithEvents: Bool {
    guard bundledName != nil, isOnStory, let question = scenario.header.about.last,
      question.hasSuffix("?"), !question.asksForGuess
    else { return false }
    let step = variants[0].scenario.steps.prefix(Int(timeline.stepNode(at: node))).last
    return (step?.expectations ?? []).contains { $0.claims.contains { $0.value.isAboutEvents } }
  }

  /// What a room is asked here: the story's own question, or the plain one about the next step; nothing
  /// where nobody would expect a turn.
  package var roomQuestion: String? {
    if let question { return question }
    guard let next = timeline.later(than: node) else { return nil }
    // The file's own question stands there, and another step answers it.
    let isAsked = scenario.header.about.last?.hasSuffix("?") == true
    if isAsked, stepCount == 0 { return nil }
    var ahead = self
    ahead.walk(to: next)
    let episode = ahead.episode()
    return episode.couldTurn || episode.after.hasCrashed ? "Will the interface rotate?" : nil
  }

  /// Whether a note asks later what the story does at its launch, where the next step answers it.
  package var asksLater: Bool {
    question == nil
      && scenario.steps.contains { step in
        if case .note(let text) = step.action.value { text.asksForGuess } else { false }
      }
  }

  /// Whether what came of the step is what a room was asked.
  package var answersRoom: Bool {
    var before = self
    guard let node = timeline.earlier(than: node) else { return false }
    before.walk(to: timeline.pastNotes(node))
    return before.roomQuestion != nil
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
