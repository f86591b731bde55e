import OrientationModel
import OrientationScenarios

/// Something in a scenario that is worth a look though no expectation failed.
package struct Remark: Hashable, Sendable {
  /// The line it is about.
  package var line: Int
  package var text: String

  package init(line: Int, text: String) {
    self.line = line
    self.text = text
  }
}

/// Finds where a turn went by a mask that had been changed without a word to UIKit (REVAL-15), one
/// episode after the other.
package struct Remarks: Sendable {
  package private(set) var found: [Remark] = []
  /// The step that last gave a controller another mask.
  private var changes: [ControllerID: Episode] = [:]

  package init() {}

  package mutating func hear(_ episode: Episode) {
    for case .recalled(let id, _) in episode.trace.events {
      guard let change = changes[id] else { continue }
      let remark = Remark(line: change.line, text: Self.untold(change, id, before: episode))
      if !found.contains(where: { $0.line == remark.line }) { found.append(remark) }
    }
    guard case .set(let change)? = episode.step?.bare, case .supports(let id, _) = change,
      !episode.trace.events.contains(.answersAlready(change))
    else { return }
    changes[id] = episode
  }

  private static func untold(_ change: Episode, _ id: ControllerID, before turn: Episode) -> String
  {
    let name = change.app.name(id)
    return
      "since iOS 16 UIKit has to be notified of a new mask: `\(turn.name)` still uses the old one; "
      + "add `update \(name)` (\(Rule.turnUsesToldMask.number))"
  }
}
