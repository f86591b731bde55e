import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling

/// What was seen on a real system, held against the book.
struct Confrontation: Sendable {
  /// A step that went otherwise than predicted.
  struct Difference: Hashable, Sendable {
    var scenario: String
    var step: Int
    var action: String
    var predicted: String
    var seen: String
    var rule: RuleID?
  }

  let observations: Observations
  private(set) var stepCount = 0
  private(set) var differences: [Difference] = []
  /// How often a rule that settled a step was seen at work, and how often not.
  private(set) var confirmed: [RuleID: Int] = [:]
  private(set) var contradicted: [RuleID: Int] = [:]
  /// Stories that cannot be compared, a line each.
  private(set) var troubles: [Trouble] = []

  init(_ observations: Observations, in environment: Environment) {
    self.observations = observations
    for story in observations.stories {
      do throws(Trouble) {
        try hold(story, in: environment)
      } catch {
        troubles.append(error)
      }
    }
  }

  private mutating func hold(
    _ story: Observations.Story, in environment: Environment
  ) throws(Trouble) {
    let file = try ScenarioFile.named(story.scenario, in: environment)
    let selection = Selection(versions: [story.version], device: story.device)
    let exhibit = Exhibit(try LoadedScenario(file, selection))
    let rehearsal =
      story.isAmongOthers
      ? Rehearsal(among: exhibit, name: story.scenario, number: 1)
      : Rehearsal(alone: exhibit, name: story.scenario)
    guard let rehearsal else { throw stale(story, "it cannot be one of many in an app") }
    for step in story.steps {
      guard rehearsal.beats.indices.contains(step.number),
        rehearsal.beats[step.number].name == step.action
      else { throw stale(story, "step \(step.number) is another now") }
      compare(step, rehearsal, story)
    }
  }

  private func stale(_ story: Observations.Story, _ why: String) -> Trouble {
    Trouble(
      .data, "\(story.scenario.harmlessLine): error: the scenario has changed since: \(why)\n")
  }

  private mutating func compare(
    _ step: Observations.Step, _ rehearsal: Rehearsal, _ story: Observations.Story
  ) {
    stepCount += 1
    let predicted = rehearsal.beats[step.number].interface?.name ?? "crash"
    let rule = rehearsal.episodes[step.number].trace.because
    if predicted == step.interface {
      if let rule { confirmed[rule, default: 0] += 1 }
      return
    }
    if let rule { contradicted[rule, default: 0] += 1 }
    differences.append(
      Difference(
        scenario: story.scenario, step: step.number, action: step.action, predicted: predicted,
        seen: step.interface, rule: rule))
  }
}

extension Confrontation {
  func response(_ format: String) -> Response {
    var response = Response(output: format == "json" ? json.line : text)
    for trouble in troubles { response.add(trouble) }
    if !differences.isEmpty { response.end(with: .failure) }
    return response
  }

  private var text: String {
    var text = "Seen on \(observations.place)\n"
    for difference in differences {
      let rule = difference.rule.map { " (\($0.text))" } ?? ""
      text += "\n\(difference.scenario.harmlessLine), step \(difference.step), "
      text += "\(difference.action.harmlessLine)\n"
      text += "    predicted \(difference.predicted)\(rule), seen \(difference.seen.harmlessLine)\n"
    }
    text += rules("Confirmed", confirmed.filter { contradicted[$0.key] == nil })
    text += rules("Contradicted", contradicted)
    let steps = "\(stepCount) step\(stepCount == 1 ? "" : "s")"
    let stories =
      "\(observations.stories.count) stor\(observations.stories.count == 1 ? "y" : "ies")"
    return text + "\n\(stories), \(steps): \(stepCount - differences.count) as predicted, "
      + "\(differences.count) not\n"
  }

  private func rules(_ title: String, _ counts: [RuleID: Int]) -> String {
    guard !counts.isEmpty else { return "" }
    let lines = Self.sorted(counts).map { rule, count in
      let name = RuleBook.rule(rule)?.title ?? ""
      return "  \(rule.text)  \(name): seen on \(observations.place)"
        + (count > 1 ? ", \(count) times" : "")
    }
    let verb = title == "Confirmed" ? lines : lines.map { Self.asContradiction($0) }
    return "\n\(title):\n" + verb.joined(separator: "\n") + "\n"
  }

  private static func asContradiction(_ line: String) -> String {
    let parts = line.split(separator: ": seen on ", maxSplits: 1)
    return parts.count == 2 ? "\(parts[0]): not so on \(parts[1])" : line
  }

  /// In the book's order.
  private static func sorted(_ counts: [RuleID: Int]) -> [(RuleID, Int)] {
    let order = RuleBook.rules.map(\.id)
    return counts.sorted {
      (order.firstIndex(of: $0.key) ?? .max) < (order.firstIndex(of: $1.key) ?? .max)
    }.map { ($0.key, $0.value) }
  }

  private var json: JSON {
    [
      "ios": .string(observations.system), "model": .string(observations.model),
      "passed": .number(stepCount - differences.count), "failed": .number(differences.count),
      "failures": .array(
        differences.map { difference in
          [
            "scenario": .string(difference.scenario), "step": .number(difference.step),
            "action": .string(difference.action), "expected": .string(difference.predicted),
            "actual": .string(difference.seen), "rule": .optional(difference.rule?.text),
          ]
        }),
      "rules": .array(
        Self.sorted(confirmed.merging(contradicted) { first, _ in first }).map { rule, _ in
          [
            "rule": .string(rule.text), "seen": .number(confirmed[rule] ?? 0),
            "contradicted": .number(contradicted[rule] ?? 0),
          ]
        }),
    ]
  }
}

extension Option {
  static let observed = Option(
    "--observed", value: .newFile,
    purpose: "Hold what a test from `export --to xctest` wrote on a Mac against the book.")
}

extension Selection {
  init(versions: [SystemVersion]?, device: Device?) {
    self.versions = versions
    self.device = device
  }
}

extension Invocation {
  /// What `check --observed FILE` comes to; nothing where that was not asked.
  func observed(in environment: Environment) throws(Trouble) -> Response? {
    guard let path = value(.observed) else { return nil }
    let bytes: [UInt8]
    do {
      bytes = path == "-" ? try environment.readStandardInput() : try environment.read(path)
    } catch {
      throw .file(path, error)
    }
    let observations = try Observations(bytes, of: path)
    return Confrontation(observations, in: environment).response(format)
  }
}
