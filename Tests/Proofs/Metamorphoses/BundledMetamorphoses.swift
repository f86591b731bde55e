import BundledScenarios
import Foundation
import OrientationExplorer
import OrientationModel
import OrientationScenarios
import Playground
import PlaygroundSession
import UprightCommands

// What must not change an answer, tried on every bundled scenario.

extension Proof {
  static let metamorphoses = [
    overBundled("renaming every screen changes names and nothing else", sample: 8) { story in
      story.expect(Renaming(story.scenario).text, plays: \.withoutNames)
    },
    overBundled("a screen that nothing uses changes nothing", sample: 8) { story in
      let text = "screen Zq supports landscape\n" + story.scenario.text
      return story.expect(text, plays: \.self)
    },
    overBundled("what was printed and read again plays the same", sample: 8) { story in
      story.expect(story.scenario.text, plays: \.self)
    },
    overBundled("a token of any point of a story brings it back there", sample: 4, check: tokens),
    overBundled("compare says of a version what run says of it", sample: 4, check: comparisons),
    overBundled("every path that explore finds passes check", sample: 5, check: paths),
    overBundled("one thread, two and seven explore the same", sample: 5, check: threads),
  ]

  private static func overBundled(
    _ name: String, sample: Int, check: @escaping @Sendable (BundledStory) -> [String]
  ) -> Proof {
    Proof(name, ofScenarios: sample) { bundled in
      let story = BundledStory(bundled)
      return check(story).map { "\(story.name): \($0)" }
    }
  }

  private static func tokens(_ story: BundledStory) -> [String] {
    var findings = Findings()
    let session = Session(story.scenario, origin: .token)
    let whole = Play(story.scenario).episodes.map(Sight.init)
    for step in 0...story.stepCount {
      let token = SessionToken.token(for: session, at: step)
      guard let back = try? SessionToken.session(of: token) else { return ["no token at \(step)"] }
      findings.expect(SessionToken.token(for: back) == token, "step \(step): another token")
      let play = Play(back.saved).episodes.prefix(step + 1).map(Sight.init)
      findings.expect(play == Array(whole.prefix(step + 1)), "step \(step): another play")
    }
    return findings.all
  }

  private static func comparisons(_ story: BundledStory) -> [String] {
    var findings = Findings()
    let versions = story.scenario.playedVersions.map(\.text)
    let words = ["compare", "-", "--ios", versions.joined(separator: ","), "--format", "json"]
    guard let compared = story.objects(words).first,
      let rows = compared["steps"] as? [[String: Any]]
    else { return ["no comparison"] }
    for version in versions {
      let told = story.objects(["run", "-", "--ios", version, "--format", "json"])
        .filter { $0["step"] != nil && $0["stopped"] == nil }
      for (row, object) in zip(rows, told) {
        let results = row["results"] as? [[String: Any]] ?? []
        guard var result = results.first(where: { $0["ios"] as? String == version }) else {
          findings.expect(false, "iOS \(version) is missing")
          continue
        }
        var said = object
        for key in ["ios", "linked", "ran"] {
          result[key] = nil
          said[key] = nil
        }
        findings.expect(
          written(result) == written(said), "iOS \(version), step \(object["step"] ?? "?")")
      }
    }
    return findings.all
  }

  private static func written(_ object: [String: Any]) -> Data? {
    try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
  }

  private static func paths(_ story: BundledStory) -> [String] {
    let words = ["explore", "-", "--depth", "1", "--limit", "3000", "--format", "json"]
    let properties = story.objects(words).first?["properties"] as? [[String: Any]] ?? []
    var findings = Findings()
    for property in properties {
      guard let text = property["scenario"] as? String else { continue }
      let checked = Program.respond(to: ["check", "-"], in: .standardInput(Array(text.utf8)))
      findings.expect(checked.exitCode == .success, "\(property["name"] ?? "?")")
    }
    return findings.all
  }

  private static func threads(_ story: BundledStory) -> [String] {
    var findings = Findings()
    for one in BundledExploration.all(of: story.bundled, anywhere: true).prefix(1) {
      var exploration = one.exploration
      exploration.limit = 20_000
      let all = [1, 2, 7].map { threads in
        exploration.threads = threads
        let explored = exploration.run()
        return "\(explored.states) \(explored.transitions) \(explored.levels) "
          + explored.findings.map { "\($0.property.name) \($0.path.map { "\($0)" } ?? "holds")" }
          .joined(separator: ", ")
      }
      findings.expect(Set(all).count == 1, all.joined(separator: " / "))
    }
    return findings.all
  }
}

/// A bundled scenario, and how it goes.
private struct BundledStory: Sendable {
  let bundled: BundledScenario
  let scenario: Scenario

  init(_ bundled: BundledScenario) {
    self.bundled = bundled
    scenario = Scenario.parse([UInt8](bundled.text.utf8)).scenario
  }

  var name: String { bundled.name }

  var stepCount: Int { scenario.steps.count { !$0.isNote } }

  /// The objects that a command prints about it.
  func objects(_ words: [String]) -> [[String: Any]] {
    let text = Array(bundled.text.utf8)
    let output = Program.respond(to: words, in: .standardInput(text)).output
    return output.split(separator: "\n").compactMap {
      (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any]
    }
  }

  /// What is not right with another text for it, or plays otherwise.
  func expect(_ text: String, plays sight: KeyPath<Sight, Sight>) -> [String] {
    let reading = Scenario.parse(text)
    guard reading.isRight else { return [reading.report(file: name, in: Array(text.utf8))] }
    var findings = Findings()
    for stage in scenario.stages() {
      let (before, after) = (Play(scenario, on: stage), Play(reading.scenario, on: stage))
      let what = "\(stage.device.name), iOS \(stage.version.text)"
      findings.expect(
        before.episodes.map { Sight($0)[keyPath: sight] }
          == after.episodes.map { Sight($0)[keyPath: sight] }, what)
      findings.expect(
        before.failures(of: scenario).count == after.failures(of: reading.scenario).count,
        "\(what): expectations")
    }
    return findings.all
  }
}

/// What is to be seen and heard of an episode.
private struct Sight: Hashable, Sendable {
  var turns: [InterfaceOrientation]
  var interface: InterfaceOrientation
  var device: DeviceOrientation
  var rules: [Rule]
  var because: Rule?
  var allowed: OrientationMask?
  var asked: [String]
  var called: [String]
  var callbacks: [String]
  var said: [String]

  init(_ episode: Episode) {
    let trace = episode.trace
    (turns, interface, device) = (trace.turns, episode.after.interface, episode.after.device)
    (rules, because, allowed) = (trace.rules, trace.because, trace.allowed)
    (asked, called) = (trace.asked.map(episode.app.name), trace.called.map(episode.app.name))
    callbacks = episode.callbacks
    said = episode.console + [episode.error, episode.crash].compactMap(\.self)
  }

  /// The same of nobody in particular.
  var withoutNames: Sight {
    var sight = self
    sight.asked = asked.map { _ in "" }
    sight.called = called.map { _ in "" }
    sight.callbacks = callbacks.map { String($0.prefix { $0 != " " }) }
    sight.said = said.map { _ in "" }
    return sight
  }
}

/// A scenario's text in which every name is another.
private struct Renaming {
  private let scenario: Scenario

  init(_ scenario: Scenario) { self.scenario = scenario }

  private static let prose: Set = ["title", "about", "source", "note"]

  var text: String {
    let names = Set(scenario.controllerNames + scenario.windows.map(\.name.value.asName))
    return scenario.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let first = line.drop { $0 == " " }.prefix { $0 != " " }
      return Self.prose.contains(String(first)) ? String(line) : renamed(line, names)
    }.joined(separator: "\n")
  }

  /// A line whose names are others; in a text that is quoted, too, as an exception quotes them.
  private func renamed(_ line: Substring, _ names: Set<String>) -> String {
    String(line).replacing(/"(?:[^"\\]|\\.)*"|[\w]+/) { match -> String in
      let word = String(match.output)
      guard word.hasPrefix("\"") else { return names.contains(word) ? word + "Zq" : word }
      guard !names.contains(word) else { return word.dropLast() + "Zq\"" }
      return word.replacing(/\w+/) { part in
        names.contains(String(part.output)) ? part.output + "Zq" : part.output
      }
    }
  }
}
