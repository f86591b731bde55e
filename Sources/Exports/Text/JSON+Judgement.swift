import OrientationModel
import OrientationScenarios

extension Episode {
  /// Whether it is wanted, whose wish that is, and the rule that it is explained by.
  package var judged: JSON { judgement.json(in: app) + ["explainedBy": explainedBy?.number] }
}

extension Judgement {
  /// As the contract has it: the names of the cases, the screen's, and its orientations.
  package func json(in app: App) -> JSON {
    [
      "judgement": outcome.rawValue, "kind": kind?.rawValue, "screen": screen.map(app.name),
      "wanted": wanted.map { $0.orientations.map(\.name) },
    ]
  }
}
