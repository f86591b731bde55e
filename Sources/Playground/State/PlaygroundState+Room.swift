import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

/// Presenter mode: a story, or a whole talk, is shown to a room, one key at a time.
struct Presenter: Sendable {
  /// Where one was before a question from the room led elsewhere.
  struct Place: Sendable {
    var session: Session
    var comparison: DeviceComparison?
  }

  /// Where the room has guessed.
  struct Guessed: Hashable, Sendable {
    var part: Int
    var position: Position
  }

  /// What the room expects of the next step, and what it expected of the last.
  var guess: Bool?
  /// Whether each guess was right; who goes back and guesses again is counted once.
  var tally: [Guessed: Bool] = [:]
  /// The talk whose story this is; nothing for a story by itself.
  var talk: TalkRun?
  /// Nothing is to be seen.
  var isBlack = false
  var left: Place?

  /// What the room is asked by the talk itself, where its story begins.
  func question(at session: Session) -> String? {
    guard let story = talk?.story, session.position == story.session.position else { return nil }
    return story.question
  }

  /// What a key answers: yes or no.
  static func answer(_ key: Key) -> Bool? {
    KeyCommand(key, inRoom: true).flatMap { [.roomYes: true, .roomNo: false][$0] }
  }

  /// Whether the stretch of the story that the talk has is told.
  func isOver(at session: Session) -> Bool {
    guard left == nil, let end = talk?.story?.end else { return false }
    return session.stepCount >= end
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

  /// What a slide has under its title; nothing where a story is told.
  var slide: (title: String, lines: [String])? {
    guard left == nil, let part = talk?.part, case .slide(let lines) = part.content else {
      return nil
    }
    return (part.title, lines)
  }
}

/// What the room answers with yes or no: the talk's or the story's own question, or the plain one.
struct RoomQuestion {
  /// Whether the next step turns it, which nobody has asked yet.
  var isPlain = true
  var yesMeansStaying = false

  init() {}

  init(isPlain: Bool, _ yesMeansStaying: Bool) {
    (self.isPlain, self.yesMeansStaying) = (isPlain, yesMeansStaying)
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
  mutating func enterRoom() {
    if presenter?.talk != nil { return stayInTalk() }
    if presenter != nil { return leaveRoom() }
    (eye, slow, comparison) = (.hand, nil, nil)
    if let waiting = waitingTalk {
      (presenter, waitingTalk) = (waiting, nil)
      _ = comeBack()
    } else {
      presenter = Presenter()
      session.walk(to: session.timeline.pastNotes(0))
    }
  }

  /// Leaves the room; a talk waits where it is.
  mutating func leaveRoom() {
    if presenter?.talk != nil {
      if presenter?.left == nil {
        presenter?.left = Presenter.Place(session: session, comparison: comparison)
      }
      waitingTalk = presenter
      tell("Talk paused. P resumes it.")
    }
    presenter = nil
  }

  /// Goes back to where the talk is; no key but `q` leaves it, nor one too many.
  mutating func stayInTalk() {
    if !comeBack() { tell("You're in the talk. q leaves it; P resumes it.") }
  }

  /// Begins a talk.
  package mutating func present(_ talk: Talk) {
    presenter = Presenter(talk: TalkRun(talk: talk))
    isWelcome = false
    isFirst = false
    show(part: 0, isBack: false)
  }

  /// What the room is asked about the next step; nothing where what is asked there is no yes or no, or
  /// where nobody would expect a turn.
  func roomQuestion() -> RoomQuestion? {
    guard let presenter, !storyIsOver, let next = session.timeline.later(than: session.node) else {
      return nil
    }
    if let words = presenter.question(at: session) ?? session.question {
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
    if presenter?.slide != nil { return goOn() }
    let isOver = storyIsOver
    guard !isOver, let next = session.timeline.later(than: session.node) else { return goOn() }
    session.walk(to: next)
    presenter?.guess = guess
    guard let guess else { return }
    let place = Presenter.Guessed(part: presenter?.talk?.place ?? 0, position: session.position)
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

  private var storyIsOver: Bool { presenter?.isOver(at: session) == true }

  /// On to the next part of the talk.
  private mutating func goOn() {
    if presenter?.left != nil { return tell("End of the story. Press Esc to go back.") }
    guard let run = presenter?.talk else { return tell("The story ends here.") }
    guard run.place + 1 < run.talk.parts.count else { return tell("End of the talk.") }
    show(part: run.place + 1, isBack: false)
  }

  mutating func roomBack() {
    presenter?.guess = nil
    presenter?.isBlack = false
    let isFirst =
      presenter?.slide != nil || session.position == presenter?.talk?.story?.session.position
    guard presenter?.left == nil, let run = presenter?.talk, isFirst else { return walkEarlier() }
    if run.place > 0 {
      show(part: run.place - 1, isBack: true)
    } else {
      notice = "Start of the talk."
    }
  }

  /// Goes to the part of the digit that was pressed.
  mutating func roomJump() {
    guard let run = presenter?.talk, case .character(let digit)? = echo,
      let number = digit.wholeNumberValue
    else { return tell("There are no parts to jump to.") }
    let place = number == 0 ? 9 : number - 1
    guard run.talk.parts.indices.contains(place) else {
      return tell("This talk has \(run.talk.parts.count) parts.")
    }
    show(part: place, isBack: false)
  }

  /// Shows a part of the talk: from its beginning, or as it was left.
  private mutating func show(part place: Int, isBack: Bool) {
    guard var run = presenter?.talk else { return }
    if presenter?.left == nil, run.story != nil { run.left[run.place] = session }
    run.place = place
    presenter = Presenter(tally: presenter?.tally ?? [:], talk: run)
    comparison = nil
    slow = nil
    overlays = []
    guard let story = run.story else { return }
    session = isBack ? run.left[place] ?? story.session : story.session
    if story.compared.count > 1 { comparison = .these(story.compared) }
    forgetPlaces()
  }

  // MARK: Questions from the room

  /// Remembers where one is, before a question leads elsewhere.
  mutating func leaveForQuestion() {
    guard presenter != nil, presenter?.left == nil else { return }
    presenter?.left = Presenter.Place(session: session, comparison: comparison)
    if presenter?.talk?.story == nil, let last = lastStory {
      session = last
      forgetPlaces()
    }
  }

  /// On a slide questions are about the story before it.
  private var lastStory: Session? {
    guard let run = presenter?.talk else { return nil }
    return (0..<run.place).reversed().lazy.compactMap { run.left[$0] }.first
  }

  /// Comes back to the exact place; the answer is whether one was elsewhere.
  mutating func comeBack() -> Bool {
    guard let left = presenter?.left else { return false }
    presenter?.left = nil
    presenter?.isBlack = false
    session = left.session
    comparison = left.comparison
    forgetPlaces()
    return true
  }
}
