import BundledScenarios
import OrientationModel
import OrientationScenarios

extension Proof {
  /// For each challenge all sets of fewer changes than par, by the first of the set.
  package static let challengePars: Proof = {
    let searches = ChallengeSearch.all
    let cases = searches.flatMap { search in search.firsts.map { (search, $0) } }
    return Proof("no challenge is solved by fewer changes than par", cases: cases.count, sample: 24)
    { number in cases[number].0.solutions(from: cases[number].1) }
  }()
}

/// All sets of fewer changes than par that a player could make of a challenge.
struct ChallengeSearch: Sendable {
  let name: String
  let challenge: Challenge
  let moves: [Move]
  /// A phone hides nothing that an iPad shows: the last device fails first.
  let circumstances: [Stage]

  static let all = BundledScenario.below("Challenges").compactMap { bundled in
    Challenge(Scenario.parse(bundled.text).scenario).map { ChallengeSearch($0, bundled.name) }
  }

  init(_ challenge: Challenge, _ name: String) {
    self.name = name
    self.challenge = challenge
    moves = Move.all(of: challenge.file)
    circumstances = challenge.file.stages().reversed()
  }

  /// Where a set of changes can begin; the empty set, where par allows nothing more.
  var firsts: [Int?] { challenge.par > 1 ? moves.indices.map { $0 } : [nil] }

  /// What is solved by sets that begin with a change and have fewer than par.
  func solutions(from first: Int?) -> [String] {
    guard let first else { return solutions([]) }
    var found = solutions([moves[first]])
    guard challenge.par > 2 else { return found }
    for move in moves[(first + 1)...] { found += solutions([moves[first], move]) }
    return found
  }

  private func solutions(_ set: [Move]) -> [String] {
    var yours = challenge.file
    // Later steps first: the places of those before stay what they are.
    for move in set.sorted(by: { $0.lateness > $1.lateness }) { move.make(&yours) }
    guard circumstances.allSatisfy({ yours.isAsWanted(on: $0) }),
      challenge.attempt(yours).isSolved
    else { return [] }
    return ["\(name) is solved by \(set.map(\.name))"]
  }
}

extension Scenario {
  /// Whether a play goes through without a step that isn't as wanted.
  fileprivate func isAsWanted(on stage: Stage) -> Bool {
    var play = Play(Situation(self, on: stage))
    if play.last.judgement.isProblem { return false }
    for step in steps {
      play.perform(step)
      if play.stop != nil || play.last.judgement.isProblem { return false }
    }
    return true
  }
}
