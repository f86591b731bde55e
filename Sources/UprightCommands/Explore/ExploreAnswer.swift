import Exports
import OrientationExplorer
import OrientationModel
import OrientationScenarios
import ProjectReading

/// What exploring a file came to, on every device and version that was asked for.
struct ExploreAnswer: Sendable {
  let loaded: LoadedScenario
  /// One a device and version, in the order of the file.
  let reports: [ExploreReport]

  private var broken: [ExploreReport.Entry] { reports.flatMap(\.broken) }

  /// What of an app's sources the scenario doesn't show: nothing was looked at there.
  private var leftOut: [String] { loaded.file.leftOut }

  func response(_ invocation: Invocation, _ environment: Environment) -> Response {
    var response = invocation.answer(json: json, github: github, text: text, in: environment)
    if !broken.isEmpty { response.end(with: .failure) }
    if reports.contains(where: { $0.stop == .interrupted }) {
      response.end(with: .interrupted)
    }
    return response
  }

  /// One object, with the keys of the contract: the first run's, and each run where there are several.
  private var json: JSON {
    guard let first = reports.first else { return [:] }
    let several = reports.map { report -> JSON in
      let settings = report.run.settings
      return ["ios": settings.version.text, "device": settings.device.name] + report.json
    }
    let runs: JSON = reports.count == 1 ? [:] : ["runs": several]
    return first.json + runs + (loaded.file.origin == .project ? ["leftOut": leftOut] : [:])
  }

  // MARK: Runs of one outcome

  /// The runs in which the same holds and the same breaks in the same way.
  private var groups: [[ExploreReport]] { reports.grouped(by: \.outcome).map(\.elements) }

  /// `iPhone, iOS 26, 18; iPad, iOS 26`.
  private func places(_ reports: [ExploreReport]) -> String {
    reports.map(\.run.settings).grouped(by: \.device.name).map { name, settings in
      "\(name), iOS \(settings.map(\.version.text).joined(separator: ", "))"
    }.joined(separator: "; ")
  }

  // MARK: Text

  private func text(_ paint: TextPaint) -> String {
    let groups = groups
    let place = groups.count == 1 ? places(groups[0]) : "\(reports.count) devices and versions"
    var text = loaded.title(paint, place: place, on: loaded.devices)
    if !leftOut.isEmpty {
      text +=
        "\n" + wrapped("Not looked at: \(leftOut.joined(separator: "; ")).".harmless)
      text += wrapped(
        "The results are about the rest. `upright import` lists each place.")
    }
    for group in groups {
      text += "\n"
      if groups.count > 1 { text += paint(places(group), .heading) + "\n" }
      text += group[0].text(paint, isPartial: !leftOut.isEmpty)
    }
    return text + groups.map { $0[0].scenarios(paint) }.joined()
  }

  // MARK: GitHub

  /// A workflow command for each problem, at the line that has to be looked at: one for a path, whatever
  /// the verdicts on it are called.
  private var github: String {
    let all = groups.flatMap { group in
      group[0].broken.map { (report: group[0], entry: $0, places: places(group)) }
    }
    let found = all.grouped { report, entry, _ in
      let path = entry.finding.path?.map(report.run.text) ?? []
      return "\(entry.name) \(report.place(of: entry).text) \(path)"
    }
    return found.map { _, same in
      let places = same.map(\.places).joined(separator: "; ")
      return same[0].report.annotation(of: same[0].entry, on: places).command
    }.joined() + summary
  }

  private var summary: String {
    let entries = reports.flatMap(\.entries)
    let stopped = reports.first { $0.stop != nil }
    // What was not seen to the end, or in part only, holds only so far.
    let extent = stopped.map { " so far: \($0.ending)" } ?? (leftOut.isEmpty ? "" : " so far")
    let rest = leftOut.isEmpty ? "" : "; not looked at: " + leftOut.joined(separator: "; ")
    let unread = reports.flatMap(\.unread)
    let open = unread.isEmpty ? "" : ", \(unread.count) not looked at"
    let counts =
      "\(entries.count - broken.count - unread.count) OK, \(broken.count) broken\(open)\(extent)\(rest)"
    let isPlain = broken.isEmpty && extent.isEmpty
    return isPlain
      ? "\(counts)\n" : "::notice title=upright explore::\(counts.escapedAsMessage)\n"
  }
}
