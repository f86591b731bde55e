import Exports
import OrientationExplorer
import OrientationModel
import OrientationScenarios

/// What an exploration found, with a scenario for every path.
struct ExploreReport: Sendable {
  /// A property, and what was found about it.
  struct Entry: Sendable {
    let finding: Finding
    /// The way into trouble, or to what bears a `possible` property out.
    let evidence: Evidence?
    /// The other shortest paths, where somebody asked for them.
    var paths: ShortestPaths?
    /// Whether it was confirmed by other means, where somebody asked for that.
    var isConfirmed: Bool?

    var name: String { finding.property.name }
  }

  /// How many shortest paths are written out for a property.
  static let mostPaths = 1000

  let run: ExploreRun
  let explored: Explored
  let entries: [Entry]

  init(_ run: ExploreRun, _ explored: Explored, _ invocation: Invocation) {
    self.run = run
    self.explored = explored
    entries = explored.findings.map { finding in
      let evidence = finding.path.map { path in
        Evidence(
          path.map(run.line), of: run, name: finding.property.name,
          sentence: finding.property.sentence)
      }
      var entry = Entry(finding: finding, evidence: evidence)
      if invocation.has(.allPaths), finding.path != nil {
        entry.paths = explored.shortestPaths(of: finding, most: Self.mostPaths)
      }
      if invocation.has(.verify), let evidence {
        entry.isConfirmed = explored.confirms(finding) && evidence.isSound
      }
      return entry
    }
  }

  var broken: [Entry] { entries.filter { !$0.finding.holds } }

  func response(_ invocation: Invocation, _ environment: Environment) -> Response {
    let text: String
    switch invocation.format {
    case "json": text = json.line
    case "dot": text = OrientationGraph(explored).dot(run.text)
    case "mermaid": text = OrientationGraph(explored).mermaid(run.text)
    default: text = self.text(TextPaint(invocation, environment))
    }
    var response = invocation.deliver(text)
    for entry in entries where entry.isConfirmed == false {
      response.tell("upright: \(entry.name.harmless): the path could not be confirmed\n")
      response.end(with: .failure)
    }
    if !broken.isEmpty { response.end(with: .failure) }
    if explored.stop == .interrupted { response.end(with: .interrupted) }
    guard invocation.has(.opening) else { return response }
    if let token = broken.lazy.compactMap(\.evidence).first?.token {
      response.effects.append(.play(PlayRequest(.token(token))))
    } else {
      response.tell("upright: nothing breaks, so there is nothing to open\n")
    }
    return response
  }

  /// One object, with the keys of the contract.
  var json: JSON {
    [
      "states": .number(explored.states), "transitions": .number(explored.transitions),
      "bound": .number(explored.bound), "levels": .array(explored.levels.map { .number($0) }),
      "complete": .bool(explored.isComplete), "properties": .array(entries.map(json)),
    ]
  }

  private func json(_ entry: Entry) -> JSON {
    let path = entry.finding.path.map { JSON.strings($0.map(run.text)) }
    var members: [JSON.Member] = [
      .init(key: "name", value: .string(entry.name)),
      .init(key: "holds", value: .bool(entry.finding.holds)),
      .init(key: "path", value: path ?? .null),
      .init(key: "scenario", value: .optional(entry.evidence?.scenario.text)),
    ]
    if let paths = entry.paths {
      let lists = paths.paths.map { JSON.strings($0.map(run.text)) }
      members.append(.init(key: "paths", value: .array(lists)))
    }
    if let isConfirmed = entry.isConfirmed {
      members.append(.init(key: "confirmed", value: .bool(isConfirmed)))
    }
    return .object(members)
  }
}
