import OrientationModel
import OrientationScenarios
import OrientationTelling
import SwiftCode

/// Under what a timeline is played: which variant of the scenario, on what, under which system.
package struct Setting: Hashable, Sendable {
  /// 0 is the scenario that was opened.
  package var variant: Int16
  package var version: SystemVersion
  package var device: Device
  /// The SDK the app was built with, where it is not the scenario's first.
  package var linked: SystemVersion?
  /// The rotation lock at launch, where it is not the scenario's own.
  package var lock: Bool?
}

/// What undo goes back to.
package struct Position: Hashable, Sendable {
  package var setting: Setting
  package var node: NodeID
}

/// A scenario with something in it changed, to see what would be.
package struct Variant: Hashable, Sendable {
  /// What is different, in a few words; empty for the scenario that was opened.
  var change: String
  /// Its set-up; the steps are the timeline's.
  var scenario: Scenario
  /// Where the story ends: the file's, or with the steps that a change has made otherwise.
  var end: NodeID
  /// How many changes there are in all, undone ones left out.
  package var changeCount = 0
  /// What is still wrong, in a challenge.
  var attempt: Challenge.Attempt?
  /// What was said at the prompt to be expected, by the place it was said at.
  var expected: [NodeID: [Scenario.Expectation]] = [:]
  /// What the change was tried for.
  package var promise: Promise?

  /// How the interface was to stand, and at which place.
  package struct Promise: Hashable, Sendable {
    var node: NodeID
    package var fix: Fix
    /// The files in which it is.
    package var files: [CodeFile]
  }
}

extension Session {
  /// Every changed set-up that was played, with the last place in it; the newest last.
  package var changedPositions: [(change: String, position: Position)] {
    var found: [Int16: Position] = [:]
    for position in history where !variants[Int(position.setting.variant)].change.isEmpty {
      found[position.setting.variant] = position
    }
    return found.sorted { $0.key < $1.key }.map { (variants[Int($0.key)].change, $0.value) }
  }
}
