import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

/// Presenter mode: a story, and those of the tour after it, shown to an audience one key at a time.
struct Presenter: Sendable {
  /// Where one was before a question from the room led elsewhere.
  struct Place: Sendable {
    var session: Session
    var comparison: DeviceComparison?
  }

  /// Where the room has guessed.
  struct Guessed: Hashable, Sendable {
    var story: String
    var position: Position
  }

  /// What the room expects of the next step, and what it expected of the last.
  var guess: Bool?
  /// Whether each guess was right; who goes back and guesses again is counted once.
  var tally: [Guessed: Bool] = [:]
  /// Nothing is to be seen.
  var isBlack = false
  var left: Place?

  /// What a key answers: yes or no.
  static func answer(_ key: Key) -> Bool? {
    KeyCommand(key, inRoom: true).flatMap { [.roomYes: true, .roomNo: false][$0] }
  }

  /// What is said of the guess, and whether it was right; nothing where there was none.
  func answer(_ didTurn: Bool) -> (words: String, isRight: Bool)? {
    guess.map { guess in
      let isRight = guess == didTurn
      let words = "You guessed \(guess ? "it rotates" : "it stays"): \(isRight ? "correct" : "no")."
      return (words + (tally.count > 1 ? " \(score)" : ""), isRight)
    }
  }

  /// How many of the room's guesses were right.
  private var score: String { "\(tally.values.count { $0 }) of \(tally.count)" }
}

/// What the audience answers with yes or no: the story's own question, or the plain one.
struct RoomQuestion {
  /// Whether the next step turns it, which nobody has asked yet.
  var isPlain = true
  var yesMeansStaying = false

  init() {}

  init(isPlain: Bool, _ yesMeansStaying: Bool) {
    self.isPlain = isPlain
    self.yesMeansStaying = yesMeansStaying
  }
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

extension PlaygroundState {
  /// Presents the story that is open, or leaves it.
  package mutating func enterRoom() {
    if presenter != nil { return leaveRoom() }
    eye = .hand
    slow = nil
    comparison = nil
    isWelcome = false
    isFirst = false
    presenter = Presenter()
    session.walk(to: session.timeline.pastNotes(0))
  }

  mutating func leaveRoom() { presenter = nil }

  /// What the room is asked about the next step; nothing where what is asked there is no yes or no, or
  /// where nobody would expect a turn.
  func roomQuestion() -> RoomQuestion? {
    guard presenter != nil, let next = session.timeline.later(than: session.node) else {
      return nil
    }
    if let words = session.question {
      return words.asksYesOrNo ? RoomQuestion(isPlain: false, words.yesMeansStaying) : nil
    }
    // The file's own question stands there, and is about a later step.
    let isAsked = session.scenario.header.about.last?.value.hasSuffix("?") == true
    if isAsked, session.stepCount == 0 { return nil }
    var ahead = session
    ahead.walk(to: next)
    return ahead.episode().couldTurn ? RoomQuestion() : nil
  }

  /// One step on, perhaps with an answer to what is asked, which the verdict then answers.
  mutating func roomNext(answer: Bool? = nil) {
    let question = answer == nil ? nil : roomQuestion()
    let guess = question.flatMap { question in answer.map { $0 != question.yesMeansStaying } }
    presenter?.isBlack = false
    guard let next = session.timeline.later(than: session.node) else { return goOn() }
    session.walk(to: next)
    presenter?.guess = guess
    guard let guess else { return }
    let place = Presenter.Guessed(story: session.title, position: session.position)
    let isRight = guess == summary().episode.didTurn
    presenter?.tally[place] = isRight
  }

  /// Whether somebody alone is asked how the next step will go.
  var asksForGuess: Bool {
    guard presenter == nil, slow == nil, comparison == nil else { return false }
    return isWelcome ? session.asksAtOnce && !isFirst : session.asksHere
  }

  /// The story's next step, with a guess at what comes of it, which it answers.
  mutating func guess(_ guess: Bool) {
    change { $0.walkLater() }
    notice = Presenter(guess: guess).answer(summary().episode.didTurn)?.words
  }

  /// On to the tour's next story.
  private mutating func goOn() {
    if presenter?.left != nil { return tell("End of the story. Press Esc to go back.") }
    guard let next = session.nextChapter.flatMap({ Session(bundled: $0) }) else {
      return tell("The story ends here.")
    }
    presenter?.guess = nil
    start(next)
    isWelcome = false
  }

  mutating func roomBack() {
    presenter?.guess = nil
    presenter?.isBlack = false
    walkEarlier()
    isWelcome = false
  }

  // MARK: Questions from the room

  /// Remembers where one is, before a question leads elsewhere.
  mutating func leaveForQuestion() {
    guard presenter != nil, presenter?.left == nil else { return }
    presenter?.left = Presenter.Place(session: session, comparison: comparison)
  }

  /// Comes back to the exact place; the answer is whether one was elsewhere.
  mutating func comeBack() -> Bool {
    guard let left = presenter?.left else { return false }
    presenter?.left = nil
    presenter?.isBlack = false
    keepSession()
    session = left.session
    comparison = left.comparison
    forgetPlaces()
    return true
  }
}
