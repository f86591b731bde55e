import OrientationModel
import OrientationScenarios

/// Collects what happens wherever a scenario has a `?`.
struct AnswerRecorder: Sendable {
  /// One `?` and what has been heard for it.
  private struct Question: Sendable {
    /// Of the step in a play.
    let number: Int
    let expectation: Scenario.Expectation
    let question: Scenario.OpenQuestion
    var heard: [String] = []
  }

  private var questions: [Question]
  /// The questions about each step, by its number.
  private let places: [Int: [Int]]
  /// What each play said to the questions, in their order.
  private var plays: [[Hearing]] = []
  private let isFilling: Bool

  init(_ scenario: Scenario, isFilling: Bool) {
    let open = scenario.openQuestions
    let numbers = open.isEmpty ? [] : scenario.stepNumbers
    questions = open.map {
      Question(
        number: $0.step.map { numbers[$0] } ?? 0, expectation: $0.expectation,
        question: $0.question)
    }
    places = Dictionary(grouping: questions.indices) { [questions] in questions[$0].number }
    self.isFilling = isFilling
  }

  /// A play begins, of which nothing has been heard.
  mutating func begin(_ situation: Situation) {
    plays.append(questions.map { situation.isMeant($0.expectation) ? .didNotRun : .isNotMeant })
  }

  /// Hears what an episode answers.
  mutating func hear(_ episode: Episode, in situation: Situation) {
    for index in places[episode.number] ?? [] {
      let question = questions[index]
      let heard = answer(to: question, episode, situation)
      plays[plays.count - 1][index] = heard
      if case .words(let words) = heard, !question.heard.contains(words) {
        questions[index].heard.append(words)
      }
    }
  }

  /// What to write where: each `?` for which there is one answer.
  var answers: [Recording.Answer] {
    guard isFilling else { return [] }
    return questions.compactMap { question in
      guard question.heard.count == 1, let words = question.heard.first, words != "?" else {
        return nil
      }
      return Recording.Answer(words, at: question.question.sign.place)
    }
  }

  /// The text with the answers in it; nothing where there are none.
  func filled(_ bytes: [UInt8]) -> [UInt8]? {
    let answers = answers
    return answers.isEmpty ? nil : Recording.filling(bytes, with: answers)
  }

  /// A `?` is a failure: either nobody has recorded it, or nobody has read what was recorded.
  func failures(inPlay index: Int) -> [Failure] {
    zip(questions, plays[index]).compactMap { question, hearing in
      let actual: String
      switch hearing {
      case .isNotMeant: return nil
      case .didNotRun: actual = "the step didn't run"
      case .words(let words): actual = report(words, others: question.heard.filter { $0 != words })
      }
      return Failure(
        line: question.question.sign.place.line, step: "", expected: question.expectation.text,
        actual: actual)
    }
  }

  private func report(_ answer: String, others: [String]) -> String {
    guard answer != "?" else { return "there is nothing to record" }
    guard isFilling else { return "\(answer) (not recorded yet: run `upright check --record`)" }
    guard others.isEmpty else {
      return "\(answer) here, but \(others.joined(separator: ", ")) elsewhere: write one line "
        + "for each, as in `expect ios 15: ...`"
    }
    return "\(answer) (new: read it, then run the check again)"
  }

  /// What a play says to a `?`.
  private enum Hearing: Hashable, Sendable {
    /// It is about other versions or devices.
    case isNotMeant
    case didNotRun
    case words(String)
  }

  private func answer(
    to question: Question, _ episode: Episode, _ situation: Situation
  ) -> Hearing {
    guard situation.isMeant(question.expectation) else { return .isNotMeant }
    if episode.isSkipped, question.expectation.versions == nil { return .isNotMeant }
    return .words(situation.answer(to: question.question, in: episode))
  }
}
