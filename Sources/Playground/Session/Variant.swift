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
struct Variant: Hashable, Sendable {
  /// What is different, in a few words; empty for the scenario that was opened.
  var change: String
  /// Its set-up; the steps are the timeline's.
  var scenario: Scenario
  /// Where the story ends: the file's, or with the steps that a change has made otherwise.
  var end: NodeID
  /// How many changes there are in all, undone ones left out.
  var changeCount = 0
  /// What is still wrong, in a challenge.
  var attempt: Challenge.Attempt?
  /// What was said at the prompt to be expected, by the place it was said at.
  var expected: [NodeID: [Scenario.Expectation]] = [:]
  /// What the change was tried for.
  var promise: Promise?

  /// How the interface was to stand, and at which place.
  struct Promise: Hashable, Sendable {
    var node: NodeID
    var fix: Fix
    /// The files in which it is.
    var files: [CodeFile]
  }
}
