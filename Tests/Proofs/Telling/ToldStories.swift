import OrientationModel
import OrientationScenarios
import OrientationTelling

extension Proof {
  /// Whatever happens, it can be told.
  static let toldStories = Proof(
    "every step of a thousand plays has a verdict that fits", cases: 1000, sample: 10
  ) { number in
    var random = RandomStory(seed: UInt64(number + 1))
    let app = random.app()
    var play = Play(app)
    for _ in 0..<12 { play.perform(random.step(app)) }
    return play.episodes.flatMap(untold)
  }

  static let provenFixes = Proof(
    "every change of two hundred plays does what it promises", cases: 200, sample: 5
  ) { number in
    var random = RandomStory(seed: UInt64(number + 1))
    let app = random.app()
    var play = Play(app)
    var steps: [Step] = []
    var broken: [String] = []
    for _ in 0..<6 where !play.world.hasCrashed {
      let step = random.step(app)
      steps.append(step)
      guard play.perform(step).outcome.problem == nil else {
        steps.removeLast()
        continue
      }
      broken += unproven(Advice(app, steps).changes, of: app, steps)
    }
    return broken
  }

  /// Holds one step to what every telling of it has to keep.
  private static func untold(_ episode: Episode) -> [String] {
    let verdict = episode.verdict
    var findings = Findings()
    findings.expect(!verdict.sentence.contains("…"), "cut: \(verdict.sentence)")
    findings.expect(verdict.sentence.count > 5, "too short: \(verdict.sentence)")
    findings.expect(!verdict.sentence.contains("nobody"), verdict.sentence)
    findings.expect(
      (verdict.tone == .crashed) == (episode.trace.crash != nil), "a crash: \(verdict.sentence)")
    findings.expect(
      (verdict.tone == .impossible) == (episode.outcome.problem != nil),
      "a step that makes no sense: \(verdict.sentence)")
    if verdict.tone == .turned { findings.expect(episode.didTurn, "no turn: \(verdict.sentence)") }
    if verdict.tone == .stayed { findings.expect(!episode.didTurn, "a turn: \(verdict.sentence)") }
    let told = Set(episode.exclusions.map(\.controller))
    findings.expect(told.count <= episode.app.entries.count, "too many were not asked")
    for exclusion in episode.exclusions {
      findings.expect(
        !episode.wording.text(of: exclusion.reason).isEmpty, "no reason for \(exclusion.controller)"
      )
    }
    findings.expect(
      episode.chain.map(\.number) == Array(1..<(episode.chain.count + 1)), "the chain's numbers")
    findings.expect(episode.way.first?.depth == 0, "the way does not begin at its root")
    return findings.all
  }
}

/// Plays every change from the launch, and holds it to the wish and to what it says of itself.
package func unproven(_ changes: [Fix], of app: App, _ steps: [Step]) -> [String] {
  let told = Play(app, steps).last
  var findings = Findings()
  for change in changes {
    let play = Play(change.app, change.script.steps)
    findings.expect(
      play.episodes.allSatisfy { $0.outcome.problem == nil && $0.trace.crash == nil },
      "\(change.title): a step fails or crashes")
    findings.expect(
      play.world.interface == change.interface, "\(change.title): another interface")
    if case .interface(let mask) = Explanation(told).wish {
      // Where UIKit only complains of a call, a change may take just that away.
      let isSilenced = told.isComplainedOf && !play.last.hasComplaint
      // Who stood wrong below a screen can be put right where the interface is.
      let isSettled = change.interface == told.after.interface && !play.last.judgement.isProblem
      findings.expect(
        isSilenced || isSettled || mask.contains(change.interface),
        "\(change.title): not what was wished")
    }
    findings.expect(
      !change.title.isEmpty && !change.scenario.isEmpty, "\(change.title): nothing to write")
  }
  return findings.all
}
