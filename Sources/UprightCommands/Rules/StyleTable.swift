import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling

/// ASK-4 as a table: in which versions UIKit asks what is presented, by style and width.
///
/// Nothing in it is written down: each cell is played.
struct StyleTable: Sendable {
  /// A width, and an app in it.
  private struct Width {
    let title: String
    let device: Device
    let held: String
  }

  private static let widths = [
    Width(title: "iPhone", device: .iPhone, held: "portrait"),
    Width(title: "iPhone Plus, landscape", device: .iPhonePlus, held: "landscapeLeft"),
    Width(title: "iPad", device: .iPad, held: "portrait"),
  ]

  private static let versions = SystemVersion.all.filter { $0 >= 6 }

  struct Row: Sendable {
    let style: PresentationStyle
    let cells: [String]
  }

  let rows: [Row] = PresentationStyle.allCases.map { style in
    Row(style: style, cells: StyleTable.widths.map { StyleTable.cell(style, $0) })
  }

  private static func cell(_ style: PresentationStyle, _ width: Width) -> String {
    let answers = versions.map { isAsked(style, width, $0) }
    guard answers.contains(where: { $0 != nil }) else { return "-" }
    let asked = zip(versions, answers).filter { $0.1 == true }.map(\.0)
    guard let last = asked.last else { return "never" }
    let end = "-\(last.text)"
    let runs = asked.runs
    // What holds today goes on.
    let goesOn = last == versions.last && runs.hasSuffix(end)
    return goesOn ? String(runs.dropLast(end.count - 1)) : runs
  }

  /// Nothing where the version lacks the style.
  private static func isAsked(
    _ style: PresentationStyle, _ width: Width, _ version: SystemVersion
  ) -> Bool? {
    let turned = width.held == "portrait" ? "landscapeLeft" : "landscapeRight"
    let text = """
      held \(width.held)
      screen Presented
      root Presenter
      present Presented as \(style.name)
      rotate \(turned)
      """
    let play = Play(Scenario.parse(text + "\n").scenario, device: width.device, version: version)
    guard play.stop == nil else { return nil }
    return play.last.trace.asked.contains { play.situation.app.name($0) == "Presented" }
  }

  var text: String {
    let head = [""] + Self.widths.map(\.title)
    let lines = [head] + rows.map { [$0.style.name] + $0.cells }
    let widths = columnWidths(lines)
    return "\nThe versions in which UIKit asks what is presented:\n"
      + lines.map { columns($0, widths).trimmedEnd + "\n" }.joined()
  }

  var json: JSON {
    rows.map { row -> JSON in
      [
        "style": row.style.name, "phone": row.cells[0], "plusLandscape": row.cells[1],
        "pad": row.cells[2],
      ]
    }.json
  }
}
