import OrientationModel
import OrientationScenarios

/// Something in a scenario that is worth a look though no expectation failed.
package struct Remark: Hashable, Sendable {
  /// The line it is about.
  package var line: Int
  package var text: String
}

extension Play {
  /// Where a turn went by a mask that had been changed without a word to UIKit (REVAL-15).
  package var remarks: [Remark] {
    var remarks: [Remark] = []
    for (index, episode) in episodes.enumerated() {
      for case .recalled(let id, _) in episode.trace.events {
        guard let change = episodes[..<index].last(where: { $0.changesMask(of: id) }) else {
          continue
        }
        let remark = Remark(line: change.line, text: untold(change, id, before: episode))
        if !remarks.contains(where: { $0.line == remark.line }) { remarks.append(remark) }
      }
    }
    return remarks
  }

  private func untold(_ change: Episode, _ id: ControllerID, before turn: Episode) -> String {
    let name = change.app.name(id)
    return
      "from iOS 16 UIKit has to be told of a new mask: `\(turn.name)` still goes by the old one; "
      + "`update \(name)` tells it (\(Rule.turnUsesToldMask.number))"
  }
}

extension Episode {
  /// Whether the step gives a controller another mask.
  fileprivate func changesMask(of id: ControllerID) -> Bool {
    if case .set(.supports(id, _))? = step?.bare { true } else { false }
  }
}
