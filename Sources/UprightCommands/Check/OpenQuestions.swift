import OrientationModel
import OrientationScenarios

/// Every expectation with a `?`, or several.
struct OpenQuestions: Sendable {
  /// What one play says to them.
  struct Answers: Sendable {
    fileprivate let situation: Situation
    /// Which are about its version and device.
    fileprivate var meant: Set<Int>
    /// What it says to those whose step ran, and how that step is judged.
    fileprivate var words: [Int: [String]] = [:]
    fileprivate var judgements: [Int: Judgement] = [:]
  }

  private let all: [Scenario.Expectation]
  /// The step that each is about, as printed.
  private let steps: [String]
  /// Those about each step, by its number in a play.
  private let places: [Int: [Int]]

  init(_ scenario: Scenario) {
    let open = scenario.openExpectations
    let numbers = open.isEmpty ? [] : scenario.stepNumbers
    all = open.map(\.expectation)
    steps = open.map { $0.step.map { scenario.steps[$0].text } ?? "launch" }
    places = Dictionary(grouping: open.indices) { open[$0].step.map { numbers[$0] } ?? 0 }
  }

  /// A play begins, of which nothing has been heard.
  func answers(in situation: Situation) -> Answers {
    Answers(situation: situation, meant: Set(all.indices.filter { situation.isMeant(all[$0]) }))
  }

  func hear(_ episode: Episode, _ answers: inout Answers) {
    for index in places[episode.number] ?? [] where answers.meant.contains(index) {
      if episode.isSkipped, all[index].versions == nil {
        answers.meant.remove(index)
      } else {
        answers.words[index] = all[index].openQuestions.map {
          answers.situation.answer(to: $0, in: episode)
        }
        answers.judgements[index] = episode.judgement
      }
    }
  }

  /// What to write where: a line that is answered, or one for each version that answers otherwise.
  func recorded(_ plays: [Answers]) -> [Recording.Answer] {
    all.indices.compactMap { index in
      let heard = plays.compactMap { play in
        play.words[index].map { (situation: play.situation, words: $0) }
      }
      return all[index].answer(heard)
    }
  }

  /// A `?` is a failure in each play: either nobody has recorded it, or nobody has read what was
  /// recorded, which is the `news`.
  func failures(_ plays: [Answers], news: String) -> [[Failure]] {
    plays.map { play in
      play.meant.sorted().map { index in
        let actual = play.words[index].map { report($0, on: all[index], news) }
        return Failure(
          line: all[index].line, step: steps[index], expected: all[index].text,
          actual: actual ?? "the step didn't run", play.judgements[index])
      }
    }
  }

  private func report(
    _ answers: [String], on expectation: Scenario.Expectation, _ news: String
  ) -> String {
    if answers == ["?"] {
      return switch expectation.openQuestions[0].subject {
      case .error: "no error: write `no error`"
      case .crash: "no crash: write `no crash`"
      default: "there is nothing to record"
      }
    }
    return "\(answers.joined(separator: "; ")) (\(news))"
  }
}

extension Scenario.Expectation {
  fileprivate typealias Heard = (situation: Situation, words: [String])
  private typealias Line = (expectation: Scenario.Expectation, words: [String])

  /// What its line becomes after what plays said; nothing where there is nothing to record.
  fileprivate func answer(_ heard: [Heard]) -> Recording.Answer? {
    guard heard.contains(where: { $0.words.contains { $0 != "?" } }) else { return nil }
    let all = Set(heard.map { $0.words })
    if let words = all.first, all.count == 1 {
      return Recording.Answer(to: self, [Recording.Answer.Line(words)])
    }
    let settling = Narrowing.all.lazy.map { lines(narrowed: $0, heard) }.first { lines in
      // Each play finds its own answer on every line that means it.
      heard.allSatisfy { play in
        lines.allSatisfy { $0.words == play.words || !play.situation.isMeant($0.expectation) }
      }
    }
    return Recording.Answer(
      to: self,
      (settling ?? lines(narrowed: .toAll, heard)).map {
        Recording.Answer.Line($0.words, for: $0.expectation.qualifierText)
      })
  }

  /// A line for each circumstance that was played.
  private func lines(narrowed narrowing: Narrowing, _ heard: [Heard]) -> [Line] {
    heard.reduce(into: []) { lines, play in
      let narrowed = narrowed(narrowing, to: play.situation.app.settings)
      if !lines.contains(where: { $0.expectation == narrowed }) {
        lines.append((narrowed, play.words))
      }
    }
  }

  private func narrowed(
    _ narrowing: Narrowing, to settings: OrientationModel.Settings
  ) -> Scenario.Expectation {
    var narrowed = self
    if narrowing.contains(.version) {
      narrowed.versions = Scenario.VersionList([.only(settings.version)])
    }
    if narrowing.contains(.device) { narrowed.devices = [settings.device] }
    if narrowing.contains(.linked) {
      narrowed.linked = Scenario.VersionList([.only(settings.linked)])
    }
    return narrowed
  }
}

/// What a line is limited to, so that it has one answer: as little as will do, versions first.
private struct Narrowing: OptionSet {
  let rawValue: Int
  static let version = Narrowing(rawValue: 1)
  static let device = Narrowing(rawValue: 2)
  static let linked = Narrowing(rawValue: 4)

  static let toAll: Narrowing = [.version, .device, .linked]
  static let all: [Narrowing] = [
    .version, .device, .linked, [.version, .device], [.version, .linked], [.device, .linked],
  ]
}
