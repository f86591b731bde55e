import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
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

    init(_ session: Session) {
      story = session.title
      position = session.position
    }
  }

  /// What the room guessed of a step, and what came; who goes back and guesses again is counted once.
  var tally: [Guessed: (guess: Guess, came: Guess)] = [:]
  var isBlack = false
  /// Where one was before anything was presented.
  let home: Session
  /// Whether the program was begun for it, so that it ends with it.
  var isAlone = false
  var left: Place?
  /// The stories that are presented one after the other, and which of them it is; none is the tour.
  var programme: [Session] = []
  var index = 0

  /// The story so many places after this one; nothing beyond the programme.
  func story(after count: Int) -> Session? {
    programme.indices.contains(index + count) ? programme[index + count] : nil
  }

  /// How many of the room's guesses were right; nothing before the first.
  var score: String? {
    tally.isEmpty ? nil : "\(tally.values.count { $0 == $1 }) of \(tally.count)"
  }

  /// What is said of the guess that was made of the last step, as it is played; nothing where there was
  /// none.
  func answer(in session: Session, withScore: Bool = true) -> String? {
    tally[Guessed(session)].map { guess, came in
      guess.answer(came) + (withScore && tally.count > 1 ? " \(score ?? "")" : "")
    }
  }
}

extension Guess {
  /// What is said of it once something else, or the same, has come.
  fileprivate func answer(_ came: Guess) -> String {
    "You guessed \(words)\(self == came ? ": correct" : ", but \(came.words)")."
  }

  fileprivate func answer(_ sides: [Compared]) -> String {
    let right = sides.filter { Guess($0.episode) == self }.map { $0.name }
    if right.count == sides.count { return "You guessed \(words): correct on each." }
    guard let first = right.first else { return "You guessed \(words): wrong on each." }
    let systems = right.dropFirst().reduce(first) { $0.joining(system: $1) }
    return "You guessed \(words): only on \(systems)."
  }
}

extension PlaygroundState {
  /// Presents stories one after the other; without any, the one that is open and the tour after it.
  package mutating func enterRoom(_ stories: [Session]) {
    if let first = stories.first { start(first) }
    enterRoom()
    presenter?.programme = stories
    presenter?.isAlone = true
  }

  /// Presents the story that is open, or leaves it.
  mutating func enterRoom() {
    if presenter != nil { return leaveRoom() }
    eye = .hand
    slow = nil
    comparison = nil
    isWelcome = false
    isFirst = false
    presenter = Presenter(home: session)
    session.walk(to: session.timeline.pastNotes(0))
    if session.node != presenter?.home.node { notice = "Presented from the launch." }
  }

  /// Leaves it; where nothing was presented, to where one was.
  mutating func leaveRoom() {
    if let home = presenter?.home, home.origin == session.origin, home.setting == session.setting,
      session.node == session.timeline.pastNotes(0)
    {
      session = home
    }
    presenter = nil
  }

  /// The story that comes so many places after this one, before a room or in the tour.
  func story(after count: Int) -> Session? {
    if let presenter, !presenter.programme.isEmpty { return presenter.story(after: count) }
    return (count > 0 ? session.nextChapter : session.chapterBefore).flatMap {
      Session(bundled: $0)
    }
  }

  mutating func start(_ story: Session, after count: Int) {
    start(story)
    presenter?.left = nil
    presenter?.index += count
    if presenter != nil { session.walk(to: session.timeline.pastNotes(0)) }
  }

  /// Whether nothing of what is presented comes after this.
  var isOver: Bool {
    session.timeline.later(than: session.node) == nil && !session.hasLeftStory
      && story(after: 1) == nil
  }

  /// Where in what is presented this story stands: `story 2 of 3`.
  var chapterBeforeRoom: String {
    guard let presenter, !presenter.programme.isEmpty else { return session.chapter }
    return "story \(presenter.index + 1) of \(presenter.programme.count)"
  }

  /// What is asked where one stands, of the next step.
  var asked: String? {
    guard slow == nil, comparison != .fix else { return nil }
    if presenter != nil { return session.roomQuestion }
    // What the story asks at its launch stands on its first screen alone.
    let question = session.question
    return isWelcome || question == session.caption ? question : nil
  }

  /// Why nobody is asked for a guess.
  static let unasked = "\(Guess.keys) answer a question, and none is open here."

  /// The story's next step, and whether that is what was guessed.
  mutating func guess(_ guess: Guess) {
    guard asked != nil else { return tell(Self.unasked) }
    change(staysInStory: true) { $0.walkLater() }
    let came = Guess(summary().episode)
    if let comparison { return tell(guess.answer(compared(comparison))) }
    guard presenter != nil else { return tell(guess.answer(came)) }
    presenter?.tally[Presenter.Guessed(session)] = (guess, came)
  }

  // MARK: Questions from the room

  /// Remembers where the story was, where a command has led elsewhere.
  mutating func leftStory(_ place: Presenter.Place) {
    guard presenter != nil, presenter?.left == nil else { return }
    let isSame = place.session.origin == session.origin && place.comparison == comparison
    // The story's own step, by whatever key, leads nowhere else.
    let isTold = session.isOnStory && place.session.setting == session.setting
    if !isSame || place.session.position != session.position && !isTold {
      presenter?.left = place
    }
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
