import BundledScenarios
import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling

/// What was seen on a real system, held against the book.
struct ObservationReport: Sendable {
  /// A step that went otherwise than predicted.
  struct Difference: Hashable, Sendable {
    var scenario: String
    var step: Int
    var action: String
    /// `device` where the device itself read otherwise: nothing is known about the interface then.
    var what: String
    var predicted: String
    var seen: String
    var rule: Rule?
  }

  let observations: Observations
  private(set) var stepCount = 0
  /// Steps that the app did not answer for, or that were never come to.
  private(set) var unseenCount = 0
  private(set) var differences: [Difference] = []
  /// How often a rule that settled a step was seen at work, and how often not; a step that any rule
  /// would have ended in the same way says nothing about one.
  private(set) var confirmed: [Rule: Int] = [:]
  private(set) var contradicted: [Rule: Int] = [:]
  /// How open questions were answered; two that disagree are both there.
  private(set) var answers: [Assumption: Set<Bool>] = [:]
  /// Stories that cannot be compared, a line each.
  private(set) var troubles: [Trouble] = []

  private let files: SeenFiles

  /// `files` are where scenarios lie that are not found by their names alone.
  init(_ observations: Observations, _ files: SeenFiles, in environment: Environment) {
    (self.observations, self.files) = (observations, files)
    for story in observations.stories {
      do throws(Trouble) { try hold(story, in: environment) } catch { troubles.append(error) }
    }
  }

  private mutating func hold(
    _ story: Observations.Story, in environment: Environment
  ) throws(Trouble) {
    let file = try files.scenario(of: story, in: environment)
    let selection = Selection(versions: [story.version], device: story.device)
    let input = ExportInput(try LoadedScenario(file, selection))
    let rehearsal =
      story.isAmongOthers
      ? UITestExport(among: input, name: story.scenario, number: 1)
      : UITestExport(alone: input, name: story.scenario)
    guard let rehearsal else { throw stale(story, "no test can be about it") }
    var unseen = Set(rehearsal.beats.map(\.number))
    let known = differences.count
    let forks = rehearsal.forks(of: input)
    for step in story.steps {
      guard let index = rehearsal.index(of: step.number), rehearsal.beats[index].name == step.action
      else { throw stale(story, "step \(step.number) is another now") }
      guard step.interface != "silence" else { continue }
      unseen.remove(step.number)
      let because = rehearsal.episodes[index].trace.because
      compare(step, rehearsal.beats[index], because, story, forks)
    }
    unseenCount += unseen.count
    answer(forks, by: story, otherwise: differences.dropFirst(known).first)
  }

  /// A question is answered by the step at which its answers part, if all went as told until then.
  private mutating func answer(
    _ forks: [Fork], by story: Observations.Story, otherwise difference: Difference?
  ) {
    for fork in forks {
      guard let seen = story.steps.first(where: { $0.number == fork.step }) else { continue }
      if seen.interface == fork.told?.name ?? "crash" {
        guard difference.map({ $0.step > fork.step }) ?? true else { continue }
        answers[fork.assumption, default: []].insert(fork.answer)
      } else if seen.interface == fork.otherwise?.name ?? "crash" {
        guard forks.alone.contains(fork), difference?.step == fork.step,
          difference?.what == "interface"
        else { continue }
        answers[fork.assumption, default: []].insert(!fork.answer)
      }
    }
  }

  /// Rules that say what apps do that are linked against an older SDK; no test is of one.
  static let aboutOldApps: Set<Rule> = [Rule.oldSDKCanForce]

  private func stale(_ story: Observations.Story, _ why: String) -> Trouble {
    Trouble(
      .data, "\(story.scenario.harmlessLine): error: the scenario has changed since then: \(why)\n")
  }

  private mutating func compare(
    _ step: Observations.SeenStep, _ beat: UITestExport.Entry, _ rule: Rule?,
    _ story: Observations.Story, _ forks: [Fork]
  ) {
    func differ(_ what: String, _ predicted: String, _ seen: String, _ rule: Rule?) {
      differences.append(
        Difference(
          scenario: story.scenario, step: step.number, action: step.action, what: what,
          predicted: predicted, seen: seen, rule: rule))
    }
    stepCount += 1
    // The app was newly linked: what was seen says nothing about another.
    let told = rule.flatMap { Self.aboutOldApps.contains($0) ? nil : $0 }
    if let device = step.device, device != "unknown", device != beat.device.name {
      return differ("device", beat.device.name, device, nil)
    }
    let predicted = beat.interface?.name ?? "crash"
    if predicted == step.interface {
      if let told, beat.isTelling { confirmed[told, default: 0] += 1 }
      return
    }
    // Where the other answer to an open question leads there, that fell, and not the rule.
    let hasFallen = forks.contains {
      $0.step == step.number && $0.otherwise?.name ?? "crash" == step.interface
    }
    if let told, !hasFallen { contradicted[told, default: 0] += 1 }
    differ("interface", predicted, step.interface, rule)
  }
}

extension Option {
  static let observed = Option(
    "--observed", value: .newFile, repeats: true,
    purpose: "Compare the rule book with what a test from `export --to xctest` or the app from "
      + "`export --questions` wrote; can be repeated, once per device.")
}

extension Invocation {
  /// What `--observed FILE` says was seen, for each file.
  func observations(
    _ files: SeenFiles = SeenFiles(), in environment: Environment
  ) throws(Trouble) -> [ObservationReport] {
    try allValues(.observed).map { path throws(Trouble) in
      let bytes: [UInt8]
      do throws(FileProblem) {
        bytes = try environment.bytes(of: path)
      } catch { throw .file(path, error) }
      return ObservationReport(try Observations(bytes, of: path), files, in: environment)
    }
  }

  /// What `check --observed FILE` comes to; nothing where that was not asked.
  func observed(in environment: Environment) throws(Trouble) -> Response? {
    guard has(.observed) else { return nil }
    for option in [Option.record, .iosList, .device] where has(option) {
      throw usage("\(option.key) has no meaning with --observed")
    }
    guard format == "text" || format == "json" else {
      throw usage("--observed is told as text or json, not as \(format)")
    }
    let files = try SeenFiles(operands, in: environment)
    let all = try observations(files, in: environment)
    if let path = files.unused(by: all.flatMap(\.observations.stories)) {
      throw usage("nothing that was seen is of a scenario in `\(path.harmless)`")
    }
    var response = Response()
    for (index, one) in all.enumerated() {
      if index > 0, format == "text" { response.print("\n") }
      one.tell(format, in: &response)
    }
    if format == "text" { response.print(ObservationReport.absence(in: all)) }
    return response
  }
}

/// Where the files of scenarios lie that were seen: an observation has their names without folders.
struct SeenFiles: Sendable {
  /// What was said on the command line, and the scenarios there.
  private var places: [(operand: String, paths: [String])] = []

  init() {}

  init(_ operands: [String], in environment: Environment) throws(Trouble) {
    for operand in operands {
      do throws(FileProblem) {
        places.append((operand, try environment.scenarioFiles(operand)))
      } catch .isNoDirectory { places.append((operand, [operand])) } catch {
        throw .file(operand, error)
      }
    }
  }

  private static func path(of story: Observations.Story, among paths: [String]) -> String? {
    paths.first { ScenarioFile.lastName(of: $0) == story.scenario }
  }

  func scenario(
    of story: Observations.Story, in environment: Environment
  ) throws(Trouble) -> ScenarioFile {
    let path = Self.path(of: story, among: places.flatMap(\.paths))
    return try ScenarioFile.named(path ?? story.scenario, in: environment)
  }

  /// What on the command line is of no use.
  func unused(by stories: [Observations.Story]) -> String? {
    places.first { place in
      stories.allSatisfy { Self.path(of: $0, among: place.paths) == nil }
    }?.operand
  }
}

extension ObservationReport {
  /// What it comes to, added to a response.
  func tell(_ format: String, in response: inout Response) {
    response.print(format == "json" ? json.line : text)
    for trouble in troubles { response.add(trouble) }
    if !differences.isEmpty { response.end(with: .failure) }
  }

  /// How many bundled scenarios some runs of all of them did not come to: those for other devices,
  /// and those that no test can do.
  static func absence(in runs: [ObservationReport]) -> String {
    let stories = runs.flatMap(\.observations.stories)
    guard stories.contains(where: \.isAmongOthers) else { return "" }
    let seen = Set(stories.map(\.scenario))
    let all = BundledScenario.all
    let count = all.count { !seen.contains($0.name) }
    guard count > 0 else { return "" }
    return
      "\(count) of the \(all.count) bundled scenarios \(count == 1 ? "was" : "were") not seen.\n"
  }

  private var text: String {
    var text = "Seen on \(observations.place)\n"
    for difference in differences {
      let rule = difference.rule.map { " (\($0.number))" } ?? ""
      text += "\n\(difference.scenario.harmlessLine), step \(difference.step), "
      text += "\(difference.action.harmlessLine)\n"
      text += difference.what == "device" ? "    the device itself: " : "    "
      text += "predicted \(difference.predicted)\(rule), seen \(difference.seen.harmlessLine)\n"
    }
    text += rules("Confirmed", "seen", confirmed.filter { contradicted[$0.key] == nil })
    text += rules("Contradicted", "not so", contradicted)
    text += answered
    let steps = "\(stepCount) step\(stepCount == 1 ? "" : "s")"
    let stories =
      "\(observations.stories.count) stor\(observations.stories.count == 1 ? "y" : "ies")"
    return text + "\n\(stories), \(steps): \(stepCount - differences.count) as predicted, "
      + "\(differences.count) not"
      + (unseenCount > 0 ? ", and \(unseenCount) more not seen" : "") + "\n"
  }

  /// What it says of the open questions, and the lines that keep it in the book.
  private var answered: String {
    guard !answers.isEmpty else { return "" }
    let questions = Assumption.allCases.filter { answers[$0] != nil }
    let lines = questions.map { question -> String in
      let seen = answers[question] ?? []
      let words = seen.count > 1 ? "yes and no" : seen.contains(true) ? "yes" : "no"
      let isAssumed = seen == [question.byDefault]
      return "  \(question.name): \(words), \(isAssumed ? "as" : "which is not") assumed"
    }
    let testimonies = questions.flatMap { question in
      [true, false].filter { answers[question]?.contains($0) ?? false }.map { answer in
        "  Testimony(.\(question), \(answer), ios: \"\(observations.system)\", "
          + "model: \"\(observations.model.harmlessLine)\", by: \"YOUR NAME\"),"
      }
    }
    return "\nOpen questions answered:\n" + lines.joined(separator: "\n")
      + "\n\nTo record that, add to Sources/OrientationModel/Rules/Testimony.swift:\n"
      + testimonies.joined(separator: "\n") + "\n"
  }

  private func rules(_ title: String, _ verb: String, _ counts: [Rule: Int]) -> String {
    guard !counts.isEmpty else { return "" }
    let lines = Self.sorted(counts).map { rule, count in
      let name = rule.title
      return "  \(rule.number)  \(name): \(verb) on \(observations.place)"
        + (count > 1 ? ", \(count) times" : "")
    }
    return "\n\(title):\n" + lines.joined(separator: "\n") + "\n"
  }

  /// In the book's order.
  private static func sorted(_ counts: [Rule: Int]) -> [(Rule, Int)] {
    let order = Rule.allCases
    return counts.sorted {
      (order.firstIndex(of: $0.key) ?? .max) < (order.firstIndex(of: $1.key) ?? .max)
    }.map { ($0.key, $0.value) }
  }

  private var json: JSON {
    [
      "ios": observations.system, "model": observations.model,
      "passed": stepCount - differences.count, "failed": differences.count, "unseen": unseenCount,
      "failures": differences.map { difference -> JSON in
        [
          "scenario": difference.scenario, "step": difference.step, "action": difference.action,
          "about": difference.what, "expected": difference.predicted, "actual": difference.seen,
          "rule": difference.rule?.number,
        ]
      },
      "rules": Self.sorted(confirmed.merging(contradicted) { first, _ in first }).map {
        rule, _ -> JSON in
        [
          "rule": rule.number, "seen": confirmed[rule] ?? 0,
          "contradicted": contradicted[rule] ?? 0,
        ]
      },
      "answers": Assumption.allCases.compactMap { question -> JSON? in
        guard let seen = answers[question] else { return nil }
        return [
          "assumption": question.name, "byDefault": question.byDefault,
          "yes": seen.contains(true), "no": seen.contains(false),
        ]
      }.json,
    ]
  }
}

/// What tests saw of each rule, on one system or several.
struct Sightings: Sendable {
  private let runs: [ObservationReport]

  init(_ runs: [ObservationReport]) { self.runs = runs }

  /// Stories that cannot be compared.
  var troubles: [Trouble] { runs.flatMap(\.troubles) }

  var places: String { runs.map(\.observations.place).joined(separator: " and ") }

  /// How they answer the open questions.
  var testimonies: [Testimony] {
    runs.flatMap { run in
      Assumption.allCases.flatMap { question in
        [true, false].filter { run.answers[question]?.contains($0) ?? false }.map {
          Testimony(
            question, $0, ios: run.observations.system,
            model: run.observations.model.harmlessLine, by: "in this file")
        }
      }
    }
  }

  /// `seen on iOS 26.1, iPhone 17 Pro, 3 times`; nothing where none had a word.
  func sentence(_ rule: Rule) -> String? {
    let sentences = runs.compactMap { run in
      let place = run.observations.place
      if let count = run.contradicted[rule] { return "not so on \(place)" + Self.times(count) }
      return run.confirmed[rule].map { "seen on \(place)" + Self.times($0) }
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: "; ")
  }

  func json(_ rule: Rule) -> [JSON] {
    runs.map { run in
      [
        "on": run.observations.place, "seen": run.confirmed[rule] ?? 0,
        "contradicted": run.contradicted[rule] ?? 0,
      ]
    }
  }

  private static func times(_ count: Int) -> String { count > 1 ? ", \(count) times" : "" }
}
