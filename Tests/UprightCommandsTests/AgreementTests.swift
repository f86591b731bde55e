import BundledScenarios
import Exports
import Foundation
import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import Proofs
import TerminalModel
import TestSupport
import Testing

@testable import Playground
@testable import UprightCommands

/// Whatever shows a step names the same rule for the same purpose, the same judgement, and the same
/// version: each surface is held to the one explanation of the episode, and so to all others.
struct AgreementTests {
  /// What every surface has to say of a step.
  private struct Facts {
    var because: String?
    var explainedBy: String?
    var judgement: String
    var kind: String?
    var screen: String?
    var wanted: [String]?
    var said: String

    init(_ episode: Episode) {
      let judgement = episode.judgement
      let verdict = episode.verdict
      because = episode.trace.because?.number
      explainedBy = verdict.rule?.number
      self.judgement = judgement.grade.rawValue
      kind = judgement.kind?.rawValue
      screen = judgement.screen.map(episode.app.name)
      wanted = judgement.wanted?.orientations.map(\.name)
      said = verdict.sentence
    }

    /// Whether a printed object says so.
    func check(_ object: [String: Any], _ place: String) {
      #expect(object["because"] as? String == because, "\(place)")
      #expect(object["explainedBy"] as? String == explainedBy, "\(place)")
      if let explainedBy, let rules = object["rules"] as? [String] {
        #expect(rules.contains(explainedBy), "\(place)")
      }
      check(judgedIn: object, place)
    }

    /// The same where no rule is named.
    func check(judgedIn object: [String: Any], _ place: String) {
      #expect(object["judgement"] as? String == judgement, "\(place)")
      #expect(object["kind"] as? String == kind, "\(place)")
      #expect(object["screen"] as? String == screen, "\(place)")
      #expect(object["wanted"] as? [String] == wanted, "\(place)")
    }
  }

  private static let stories = BundledScenario.all

  /// Those of which everything is asked, also what takes long.
  private static let short = ["Tour", "Recipes", "Situations"].flatMap {
    BundledScenario.below($0).map(\.name)
  }

  private func play(_ story: BundledScenario) -> Play { Play(Scenario.parse(story.text).scenario) }

  @Test func `the JSON of a run, of a check, and of an export say the same of every step`() throws {
    for story in Self.stories {
      let play = play(story)
      let shop = Shop(["x.scenario": story.text])
      let steps = try parse(jsonLines: shop("run", "x.scenario", "--format", "json").output)
        .filter { $0["step"] != nil && $0["stopped"] == nil }
      try #require(steps.count == play.episodes.count, "\(story.name)")
      let exported = ExportInput(Scenario.parse(story.text).scenario)
      let whole = try object(try exported.text(.json))
      let written = (whole["steps"] as? [[String: Any]] ?? []).filter { $0["step"] != nil }
      try #require(written.count == play.episodes.count, "\(story.name)")
      for (index, episode) in play.episodes.enumerated() {
        let facts = Facts(episode)
        let place = "\(story.name), step \(index)"
        facts.check(steps[index], place)
        facts.check(written[index], place)
        if !episode.isSkipped { #expect(steps[index]["verdict"] as? String == facts.said) }
      }
    }
  }

  @Test func `a check ends with the judgement of the last step`() throws {
    for story in Self.stories {
      let checked = try object(
        Shop(["x.scenario": story.text])("check", "x.scenario", "--format", "json").output)
      let entry = try #require((checked["scenarios"] as? [[String: Any]])?.first)
      Facts(play(story).last).check(judgedIn: entry, story.name)
    }
  }

  @Test(arguments: short) func `why says what a run says, and begins with the rule it explains by`(
    name: String
  ) throws {
    let story = try #require(BundledScenario.named(name))
    let shop = Shop(["x.scenario": story.text])
    for episode in play(story).episodes {
      let step = String(episode.number)
      let printed = shop("why", "x.scenario", "--step", step, "--format", "json").output
      let why = try #require(try parse(jsonLines: printed).first { $0["step"] != nil })
      let place = "\(name), step \(step)"
      Facts(episode).check(why, place)
      let chain = why["chain"] as? [[String: Any]] ?? []
      if !episode.trace.rulings.isEmpty, !episode.isSkipped {
        #expect(chain.first?["rule"] as? String == why["explainedBy"] as? String, "\(place)")
      }
    }
  }

  @Test(arguments: short) func `the stage, linear mode, and what is shared say what a run says`(
    name: String
  ) throws {
    let story = try #require(BundledScenario.named(name))
    let play = play(story)
    let input = ExportInput(Scenario.parse(story.text).scenario)
    var session = try #require(Session(bundled: name))
    var number = 0
    while true {
      var playground = PlaygroundState(session)
      let summary = playground.summary()
      let place = "\(name), step \(number)"
      let verdict = play.episodes[number].verdict
      // The stage goes to a version that has the step.
      guard !play.episodes[number].isSkipped else { break }
      #expect(summary.verdict == verdict, "\(place)")
      #expect(summary.lesson?.rule == verdict.rule, "\(place)")
      #expect(summary.fix == nil || verdict.isProblem, "\(place)")
      if verdict.isProblem {
        let told = FixStory(Scenario.parse(story.text).scenario, play.situation, at: number)
        #expect(summary.fix?.title == Advice(told, limit: 1).changes.first?.title, "\(place)")
      }
      var linear = Linear(playground)
      let spoken = linear.news().filter { $0.hasPrefix("Result: ") }.map { $0.dropFirst(8) }
      #expect(spoken.joined(separator: " ") == verdict.spoken, "\(place)")
      var options = ExportOptions()
      options.step = number
      let shared = try input.shared(options, command: "upright")
      let shown = shared.split(separator: "\n")[0].filter { $0 != "\\" }
      #expect(shown == "**\(verdict.spoken)**", "\(place)")
      guard let next = session.timeline.later(than: session.node) else { break }
      session.walk(to: next)
      let way = session.timeline.path(to: session.node)
      number = way.count { $0 != 0 && !session.timeline.isNote($0) }
    }
    #expect(number == play.episodes.count - 1 || play.episodes[number].isSkipped, "\(name)")
  }

  @Test(arguments: short) func `a comparison says of each version what a run on it says`(
    name: String
  ) throws {
    let story = try #require(BundledScenario.named(name))
    let scenario = Scenario.parse(story.text).scenario
    let shop = Shop(["x.scenario": story.text])
    let compared = try object(shop("compare", "x.scenario", "--format", "json").output)
    let steps = compared["steps"] as? [[String: Any]] ?? []
    let stages = scenario.stages(on: [scenario.settings.playedDevices[0]])
    #expect(compared["ios"] as? [String] == stages.map(\.version.text))
    for (column, stage) in stages.enumerated() {
      let play = Play(scenario, on: stage)
      for (number, episode) in play.episodes.enumerated() {
        let results = try #require(steps[number]["results"] as? [[String: Any]])
        Facts(episode).check(results[column], "\(name), \(stage), step \(number)")
      }
    }
  }

  @Test(arguments: BundledScenario.below("Tour").map(\.name))
  func `a page says what a run says, in the same tone`(name: String) throws {
    let story = try #require(BundledScenario.named(name))
    let play = play(story)
    let page = try ExportInput(Scenario.parse(story.text).scenario).text(.html)
    let start = try #require(page.firstRange(of: "<script type=\"application/json\""))
    let body = page[start.upperBound...].drop { $0 != "{" }
    let end = try #require(body.firstRange(of: "</script>"))
    let data = try object(String(body[..<end.lowerBound]))
    let begun = try #require(data["start"] as? [String: Int])
    let plays = try #require(data["plays"] as? [[[Int]]])
    let device = try #require(begun["device"])
    let version = try #require(begun["version"])
    let runs = try #require(data["runs"] as? [[String: Any]])
    let run = try #require(runs[plays[0][device][version]]["frames"] as? [Int])
    let frames = try #require(data["frames"] as? [[String: Any]])
    let texts = try #require(data["texts"] as? [String])
    #expect(run.count == play.episodes.count)
    for (episode, number) in zip(play.episodes, run) {
      let (frame, verdict) = (frames[number], episode.verdict)
      func text(_ key: String) -> String? { (frame[key] as? Int).map { texts[$0] } }
      let place = "\(name), step \(episode.number)"
      #expect(text("because") == verdict.rule?.number ?? "", "\(place)")
      #expect(frame["alarm"] as? Bool == episode.judgement.isProblem, "\(place)")
      #expect((text("tone") == "bad") == (episode.judgement.grade == .crashed), "\(place)")
      if !episode.isSkipped { #expect(text("said") == verdict.spoken, "\(place)") }
    }
  }

  @Test(arguments: short) func `a picture quotes the rule, and a fix only of a problem`(
    name: String
  ) throws {
    let story = try #require(BundledScenario.named(name))
    let input = ExportInput(Scenario.parse(story.text).scenario)
    for episode in play(story).episodes where !episode.isSkipped {
      let picture = try input.text(.svg) { $0.step = episode.number }
      let verdict = episode.verdict
      let place = "\(name), step \(episode.number)"
      if let rule = verdict.rule { #expect(picture.contains(rule.number), "\(place)") }
      let first = verdict.spoken.split(separator: " ").prefix(3).joined(separator: " ")
      #expect(picture.contains(first) || first.contains { "&<>'\"".contains($0) }, "\(place)")
      #expect(
        !picture.contains(">To fix it<") || episode.judgement.isProblem, "\(place)")
    }
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
