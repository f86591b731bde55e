import OrientationModel

/// An app that does what its author doesn't want, to be put right with few changes: a file with `par`.
package struct Challenge: Hashable, Sendable {
  package let file: Scenario
  /// The fewest changes that solve it.
  package let par: Int

  package init?(_ file: Scenario) {
    guard let par = file.header.par else { return nil }
    self.file = file
    self.par = Int(par)
  }

  /// What somebody made of the file, and what is still wrong with it.
  package struct Attempt: Hashable, Sendable {
    /// What is changed now, in changes of one thing each.
    package var changes: [ScenarioEdit]
    /// What is different and isn't the app's; it plays no part.
    package var foreign: [Foreign]
    package var troubles: [Trouble]

    package var isSolved: Bool { foreign.isEmpty && troubles.isEmpty }
  }

  /// What isn't the player's to change.
  package enum Foreign: Hashable, Sendable {
    /// A line of the set-up that is no code or setting of the app's.
    case setUp
    /// What somebody's line says besides its code: `wants`, above all.
    case line(Scenario.Reference)
    /// Who there is, and what hangs where.
    case tree
    case steps
  }

  /// What is wrong on one device under one version.
  package struct Trouble: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// The launch, or the step of a number.
      case step(Int, Judgement)
      /// The step of a number isn't possible any more.
      case impossible(Int)
      case expectation(Failure)
      /// The App Store wants four orientations of an iPad app that doesn't require full screen.
      case refusedByStore
    }

    package var device: Device
    package var version: SystemVersion
    package var kind: Kind
  }

  /// What is left between the file and yours, and whether that solves it.
  package func attempt(_ yours: Scenario) -> Attempt {
    let difference = AppDifference(from: file, to: yours)
    return Attempt(
      changes: difference.changes, foreign: difference.foreign,
      troubles: difference.changed.troubles)
  }
}

extension Scenario {
  /// How many changes of one thing each lead from another set-up to this one, whatever the steps.
  package func changeCount(since file: Scenario) -> Int {
    let difference = AppDifference(from: file.setUp, to: setUp)
    return difference.changes.count + difference.foreign.count
  }

  private var setUp: Scenario {
    var alone = self
    alone.steps = []
    return alone
  }

  /// All that isn't as wanted, on every device and under every version of the file.
  fileprivate var troubles: [Challenge.Trouble] {
    stages().flatMap { stage in
      troubles(on: stage).map {
        Challenge.Trouble(device: stage.device, version: stage.version, kind: $0)
      }
    }
  }

  /// All that isn't as wanted in one play.
  package func troubles(on stage: Stage) -> [Challenge.Trouble.Kind] {
    let play = Play(self, on: stage)
    var found: [Challenge.Trouble.Kind] = play.episodes.compactMap { episode in
      let judgement = episode.judgement
      return judgement.isProblem ? .step(episode.number, judgement) : nil
    }
    if let stop = play.stop { found.append(.impossible(stop.number)) }
    found += play.failures(of: self).map { .expectation($0) }
    if play.situation.app.settings.isRefusedByStore { found.append(.refusedByStore) }
    return found
  }
}
