import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling

/// What was seen on a real system, held against the book.
struct ObservationReport: Sendable {
  /// A step that went otherwise than predicted.
  private struct Difference {
    var step: Int
    /// The device itself read otherwise: nothing is known about the interface then.
    var isOfDevice: Bool
  }

  let observations: Observations
  /// How often a rule that settled a step was seen at work, and how often not; a step that any rule
  /// would have ended in the same way says nothing about one.
  private(set) var confirmed: [Rule: Int] = [:]
  private(set) var contradicted: [Rule: Int] = [:]
  /// How open questions were answered; two that disagree are both there.
  private(set) var answers: [Assumption: Set<Bool>] = [:]
  /// Stories that cannot be compared, a line each.
  private(set) var troubles: [Trouble] = []

  init(_ observations: Observations, in environment: Environment) {
    self.observations = observations
    for story in observations.stories {
      do throws(Trouble) { try hold(story, in: environment) } catch { troubles.append(error) }
    }
  }

  private mutating func hold(
    _ story: Observations.Story, in environment: Environment
  ) throws(Trouble) {
    guard let version = SystemVersion(text: story.ios), let device = Device(name: story.device)
    else {
      throw Trouble(.data, "\(story.scenario.harmlessLine): error: unknown iOS version or device\n")
    }
    let file = try ScenarioFile.named(story.scenario, in: environment)
    let selection = Selection(versions: [version], device: device)
    let input = ExportInput(try LoadedScenario(file, selection))
    guard let told = UITestExport(byHand: input, name: story.scenario) else {
      throw stale(story, "no test can be about it")
    }
    let forks = told.forks(of: input)
    var first: Difference?
    for step in story.steps {
      guard let index = told.index(of: step.number), told.beats[index].name == step.action
      else { throw stale(story, "step \(step.number) is another now") }
      guard step.interface != "silence" else { continue }
      let difference = compare(step, told.beats[index], told.episodes[index].trace.because, forks)
      first = first ?? difference
    }
    answer(forks, by: story, otherwise: first)
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
        guard forks.alone.contains(fork), let difference, difference.step == fork.step,
          !difference.isOfDevice
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
    _ step: Observations.SeenStep, _ beat: UITestExport.Entry, _ rule: Rule?, _ forks: [Fork]
  ) -> Difference? {
    // The app was newly linked: what was seen says nothing about another.
    let told = rule.flatMap { Self.aboutOldApps.contains($0) ? nil : $0 }
    if let device = step.device, device != "unknown", device != beat.device.name {
      return Difference(step: step.number, isOfDevice: true)
    }
    if beat.interface?.name ?? "crash" == step.interface {
      if let told, beat.isTelling { confirmed[told, default: 0] += 1 }
      return nil
    }
    // Where the other answer to an open question leads there, that fell, and not the rule.
    let hasFallen = forks.contains {
      $0.step == step.number && $0.otherwise?.name ?? "crash" == step.interface
    }
    if let told, !hasFallen { contradicted[told, default: 0] += 1 }
    return Difference(step: step.number, isOfDevice: false)
  }
}

extension Option {
  static let observed = Option(
    "--observed", value: .newFile, repeats: true,
    purpose: "Show what the app from `export --questions` observed; can be repeated, once per "
      + "device.")
}

extension Invocation {
  /// What `--observed FILE` says was seen, for each file.
  func observations(in environment: Environment) throws(Trouble) -> [ObservationReport] {
    try allValues(.observed).map { path throws(Trouble) in
      let bytes = try environment.contents(of: path)
      return ObservationReport(try Observations(bytes, of: path), in: environment)
    }
  }
}

/// What was seen of each rule and each open question, on one system or several.
extension [ObservationReport] {
  var places: String { map(\.observations.place).joined(separator: " and ") }

  /// How they answer an open question, a sentence each.
  func answers(to question: Assumption) -> [String] {
    flatMap { run in
      [true, false].filter { run.answers[question]?.contains($0) ?? false }.map {
        "Seen: \($0 ? "yes" : "no") on \(run.observations.place) (in this file)"
      }
    }
  }

  /// `seen on iOS 26.1, iPhone 17 Pro, 3 times`; nothing where none had a word.
  func sentence(_ rule: Rule) -> String? {
    let sentences = compactMap { run in
      let place = run.observations.place
      if let count = run.contradicted[rule] { return "not so on \(place)" + Self.times(count) }
      return run.confirmed[rule].map { "seen on \(place)" + Self.times($0) }
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: "; ")
  }

  func json(_ rule: Rule) -> [JSON] {
    map { run in
      [
        "on": run.observations.place, "seen": run.confirmed[rule] ?? 0,
        "contradicted": run.contradicted[rule] ?? 0,
      ]
    }
  }

  private static func times(_ count: Int) -> String { count > 1 ? ", \(count) times" : "" }
}
