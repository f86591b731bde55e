import OrientationModel
import OrientationScenarios

/// Every `?` of a scenario.
struct OpenQuestions: Sendable {
  /// What one play says to them.
  struct Answers: Sendable {
    /// Which are about its version and device.
    fileprivate var meant: Set<Int> = []
    /// What it says to those whose step ran.
    fileprivate var words: [Int: String] = [:]
  }

  private let all: [(expectation: Scenario.Expectation, question: Scenario.OpenQuestion)]
  /// Those about each step, by its number in a play.
  private let places: [Int: [Int]]

  init(_ scenario: Scenario) {
    let open = scenario.openQuestions
    let numbers = open.isEmpty ? [] : scenario.stepNumbers
    all = open.map { ($0.expectation, $0.question) }
    places = Dictionary(grouping: open.indices) { open[$0].step.map { numbers[$0] } ?? 0 }
  }

  /// A play begins, of which nothing has been heard.
  func answers(in situation: Situation) -> Answers {
    Answers(meant: Set(all.indices.filter { situation.isMeant(all[$0].expectation) }))
  }

  /// Hears what an episode answers.
  func hear(_ episode: Episode, in situation: Situation, _ answers: inout Answers) {
    for index in places[episode.number] ?? [] where answers.meant.contains(index) {
      if episode.isSkipped, all[index].expectation.versions == nil {
        answers.meant.remove(index)
      } else {
        answers.words[index] = situation.answer(to: all[index].question, in: episode)
      }
    }
  }

  /// Everything that some plays say to each.
  private func heard(_ plays: [Answers]) -> [[String]] {
    all.indices.map { index in plays.compactMap { $0.words[index] }.uniqued }
  }

  /// What to write where: each `?` for which there is one answer.
  func recorded(_ plays: [Answers]) -> [Recording.Answer] {
    zip(all, heard(plays)).compactMap { open, heard in
      heard.count == 1 && heard[0] != "?"
        ? Recording.Answer(heard[0], at: open.question.sign.place) : nil
    }
  }

  /// A `?` is a failure in each play: either nobody has recorded it, or nobody has read what was
  /// recorded.
  func failures(_ plays: [Answers], isFilling: Bool) -> [[Failure]] {
    let heard = heard(plays)
    return plays.map { play in
      play.meant.sorted().map { index in
        let others = heard[index].filter { $0 != play.words[index] }
        let actual = play.words[index].map { report($0, others, isFilling) }
        return Failure(
          line: all[index].question.sign.place.line, step: "",
          expected: all[index].expectation.text, actual: actual ?? "the step didn't run")
      }
    }
  }

  private func report(_ answer: String, _ others: [String], _ isFilling: Bool) -> String {
    guard answer != "?" else { return "there is nothing to record" }
    guard isFilling else { return "\(answer) (not recorded yet: run `upright check --record`)" }
    guard others.isEmpty else {
      return "\(answer) here, but \(others.joined(separator: ", ")) elsewhere: write one line "
        + "for each, as in `expect ios 15: ...`"
    }
    return "\(answer) (new: read it, then run the check again)"
  }
}
