import Exports
import OrientationModel
import OrientationScenarios

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

  private static let versions = SystemVersion.all.filter { $0 >= 6 && $0 <= 27 }

  struct Row: Sendable {
    let style: PresentationStyle
    /// A cell for each width.
    let cells: [String]
  }

  let rows: [Row] = PresentationStyle.allCases.map { style in
    Row(style: style, cells: StyleTable.widths.map { StyleTable.cell(style, $0) })
  }

  private static func cell(_ style: PresentationStyle, _ width: Width) -> String {
    let asked = versions.map { (version: $0, isAsked: isAsked(style, width, $0)) }
    guard asked.contains(where: { $0.isAsked != nil }) else { return "-" }
    var runs: [(first: SystemVersion, last: SystemVersion)] = []
    var continues = false
    for (version, isAsked) in asked {
      if isAsked == true {
        if continues {
          runs[runs.count - 1].last = version
        } else {
          runs.append((version, version))
        }
      }
      continues = isAsked == true
    }
    guard !runs.isEmpty else { return "never" }
    return runs.map { run in
      if run.first == run.last { return run.first.text }
      return run.last == versions.last ? "\(run.first.text)-" : "\(run.first.text)-\(run.last.text)"
    }.joined(separator: ", ")
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
    let columns = head.indices.map { column in (lines.map { $0[column].count }.max() ?? 0) + 2 }
    return "\nThe versions in which UIKit asks what is presented:\n"
      + lines.map { line in
        let cells = zip(line, columns).map { $0.padded($1) }.joined()
        return "  " + String(cells.reversed().drop { $0 == " " }.reversed()) + "\n"
      }.joined()
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
