import OrientationModel
import OrientationScenarios
import Playground

/// One expectation that failed, and under what: the same failure under several versions is one.
struct FailedExpectation: Sendable {
  let failure: Failure
  fileprivate(set) var entries: [Checkup.Entry]
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
    var all: [FailedExpectation] = []
    var places: [Key: Int] = [:]
    for entry in entries {
      for (index, failure) in entry.failures.enumerated() {
        let key = Key(file: entry.file, failure: failure)
        if let place = places[key] {
          all[place].entries.append(entry)
        } else {
          places[key] = all.count
          let isStop = entry.isStopped && index == 0
          all.append(FailedExpectation(failure: failure, entries: [entry], isStop: isStop))
        }
      }
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
