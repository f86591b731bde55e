import OrientationModel
import OrientationScenarios
import OrientationTelling
import SwiftCode

extension Fix.Line.Mark {
  package var sign: String {
    switch self {
    case .kept: "  "
    case .removed: "- "
    case .added: "+ "
    }
  }
}

extension ExportInput {
  /// The whole play: every step as `run --format json` has it, and how it came to that.
  var json: String {
    let head: JSON = [
      "scenario": title, "ios": settings.version.text, "device": settings.device.name,
      "linked": settings.linked.text,
      "text": scenario.withoutSolutions.text,
      "steps": episodes.flatMap { episode in
        // Notes have no number.
        [json(episode)] + episode.notes.map { ["note": $0] as JSON }
      },
      "stopped": stopSentence,
    ]
    return head.line
  }

  private func json(_ episode: Episode) -> JSON {
    play.json(of: episode, in: scenario) + episode.reasons + [
      "way": way(of: episode.number).map { json($0, episode.app) },
      "masks": episode.grid.map { $0.rows.map { json($0, episode.app) } } ?? [],
    ]
  }

  private func json(_ row: WayRow, _ app: App) -> JSON {
    [
      "depth": row.depth, "name": row.controller.map(app.name) ?? row.name, "note": row.note,
      "answer": row.answer,
      "allows": row.sign == .none ? nil : row.sign == .allows,
    ]
  }

  private func json(_ row: MaskGrid.Row, _ app: App) -> JSON {
    let name = if case .controller(let id) = row.source { app.name(id) } else { row.label }
    return ["of": name, "mask": row.mask.orientations.map(\.name)]
  }
}
