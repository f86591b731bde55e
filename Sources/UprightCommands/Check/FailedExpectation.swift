import OrientationModel
import OrientationScenarios
import PlaygroundSession

/// One expectation that failed, and under what: the same failure under several versions is one.
struct FailedExpectation: Sendable {
  let failure: Failure
  let entries: [Checkup.Entry]
  /// A step made no sense where it stands.
  let isStop: Bool

  var first: Checkup.Entry { entries[0] }

  var file: String { first.file }

  /// Every version and device that it failed on.
  var circumstances: String { entries.map(\.circumstances).joined(separator: "; ") }

  /// The word that opens the first of them at the step.
  var token: String {
    let scenario = first.loaded.scenario
    let settings = first.app.settings
    let steps = scenario.steps.prefix { $0.action.place.line <= failure.line }
    return SessionToken.token(
      for: scenario, origin: first.loaded.file.origin == .bundled ? .bundled(file) : .token,
      version: settings.version, device: settings.device, steps: steps.count)
  }
}

extension Checkup {
  /// Plays that stopped first, then the expectations that fail most often.
  var failedExpectations: [FailedExpectation] {
    struct Key: Hashable {
      var file: String
      var failure: Failure
    }
    let failures = entries.flatMap { entry in
      entry.failures.enumerated().map { (entry, $1, isStop: entry.isStopped && $0 == 0) }
    }
    let all = failures.grouped { entry, failure, _ in Key(file: entry.file, failure: failure) }
      .map { key, same in
        FailedExpectation(failure: key.failure, entries: same.map(\.0), isStop: same[0].isStop)
      }
    let order = all.enumerated().sorted { left, right in
      let one = left.element
      let other = right.element
      if one.isStop != other.isStop { return one.isStop }
      if one.entries.count != other.entries.count { return one.entries.count > other.entries.count }
      return left.offset < right.offset
    }
    return order.map(\.element)
  }
}
