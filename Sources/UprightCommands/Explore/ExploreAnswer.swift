import Exports
import OrientationExplorer
import OrientationModel
import OrientationScenarios
import Playground
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
    let text: String
    switch invocation.format {
    case "json": text = json.line
    case "github": text = github
    default: text = self.text(TextPaint(invocation, environment))
    }
    var response = invocation.deliver(text)
    for entry in reports.flatMap(\.entries) where entry.isConfirmed == false {
      response.tell("upright: \(entry.name.harmless): couldn't confirm the path\n")
      response.end(with: .failure)
    }
    if !broken.isEmpty { response.end(with: .failure) }
    if reports.contains(where: { $0.stop == .interrupted }) {
      response.end(with: .interrupted)
    }
    guard invocation.has(.opening) else { return response }
    if let token = broken.lazy.compactMap(\.evidence).first?.token {
      response.effects.append(.play(PlayRequest(.token(token))))
    } else {
      response.tell("upright: no problems found, so there is nothing to open\n")
    }
    return response
  }

  /// One object, with the keys of the contract: the first run's, and each run where there are several.
  private var json: JSON {
    guard let first = reports.first else { return [:] }
    let runs: JSON = reports.count == 1 ? [:] : ["runs": reports.map(\.jsonWithPlace)]
    return first.json + runs + (loaded.file.origin == .project ? ["leftOut": leftOut] : [:])
  }

  // MARK: Runs of one outcome

  /// Runs in which the same holds and the same breaks in the same way.
  private struct Group {
    var outcome: [String]
    var reports: [ExploreReport]

    /// `iPhone, iOS 26, 18; iPad, iOS 26`.
    var places: String {
      var devices: [(name: String, versions: [String])] = []
      for settings in reports.map(\.run.settings) {
        let name = settings.device.name
        let known = devices.firstIndex { $0.name == name } ?? devices.count
        if known == devices.count { devices.append((name, [])) }
        devices[known].versions.append(settings.version.text)
      }
      return devices.map { "\($0.name), iOS \($0.versions.joined(separator: ", "))" }
        .joined(separator: "; ")
    }
  }

  private var groups: [Group] {
    reports.reduce(into: []) { groups, report in
      let outcome = report.outcome
      if let known = groups.firstIndex(where: { $0.outcome == outcome }) {
        groups[known].reports.append(report)
      } else {
        groups.append(Group(outcome: outcome, reports: [report]))
      }
    }
  }

  // MARK: Text

  private func text(_ paint: TextPaint) -> String {
    let groups = groups
    let place = groups.count == 1 ? groups[0].places : "\(reports.count) devices and versions"
    var text = loaded.title(paint, place: place, on: loaded.devices)
    if !leftOut.isEmpty {
      text +=
        "\n" + wrapped("Not looked at: \(leftOut.joined(separator: "; ")).".harmless, width: 80)
      text += wrapped(
        "The results are about the rest. `upright import` lists each place.", width: 80)
    }
    for group in groups {
      text += "\n"
      if groups.count > 1 { text += paint(group.places, .heading) + "\n" }
      text += group.reports.first?.text(paint, isPartial: !leftOut.isEmpty) ?? ""
    }
    return text + groups.compactMap { $0.reports.first?.scenarios(paint) }.joined()
  }

  // MARK: GitHub

  /// A workflow command for each problem, at the line that has to be looked at: one for a path, whatever
  /// the verdicts on it are called.
  private var github: String {
    var found:
      [(key: String, report: ExploreReport, entry: ExploreReport.Entry, places: [String])] = []
    for group in groups {
      guard let report = group.reports.first else { continue }
      for entry in report.broken {
        let path = entry.finding.path?.map(report.run.text) ?? []
        let key = "\(entry.name) \(report.place(of: entry).text) \(path)"
        if let known = found.firstIndex(where: { $0.key == key }) {
          found[known].places.append(group.places)
        } else {
          found.append((key, report, entry, [group.places]))
        }
      }
    }
    return found.map { found in
      found.report.annotation(of: found.entry, on: found.places.joined(separator: "; ")).command
    }.joined() + summary
  }

  private var summary: String {
    let entries = reports.flatMap(\.entries)
    let stopped = reports.first { $0.stop != nil }
    // What was not seen to the end, or in part only, holds only so far.
    let extent = stopped.map { " so far: \($0.ending)" } ?? (leftOut.isEmpty ? "" : " so far")
    let rest = leftOut.isEmpty ? "" : "; not looked at: " + leftOut.joined(separator: "; ")
    let counts = "\(entries.count - broken.count) OK, \(broken.count) broken\(extent)\(rest)"
    let isPlain = broken.isEmpty && extent.isEmpty
    return isPlain
      ? "\(counts)\n" : "::notice title=upright explore::\(counts.escapedAsMessage)\n"
  }
}
