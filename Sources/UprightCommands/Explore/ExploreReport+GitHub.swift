import Exports
import OrientationExplorer
import OrientationModel
import OrientationScenarios
import OrientationTelling
import ProjectReading

extension ExploreReport {
  /// A broken property, at the line that has to be looked at; `places` has the runs that break it.
  func annotation(of entry: Entry, on places: String) -> Annotation {
    let place = place(of: entry)
    return Annotation(
      file: place.file, title: entry.name, message: message(of: entry) + "\nOn \(places).",
      line: place.line)
  }

  private func message(of entry: Entry) -> String {
    let steps = entry.finding.path?.map(run.text) ?? []
    let way = steps.isEmpty ? "At launch." : "After: " + steps.joined(separator: "; ")
    let verdict = entry.evidence.map { $0.play.last.verdict.sentence } ?? ""
    let fix = entry.fix.map { "Fix: \($0)" } ?? ""
    return [entry.sentence, way, verdict, fix].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  /// The line of the one who decided last, in the app's code where it was read from code.
  func place(of entry: Entry) -> CodePlace {
    let file = run.loaded.file
    let scenario = run.loaded.scenario
    var lines: [Int] = []
    if let play = entry.evidence?.play {
      let asked = play.last.trace.asked.reversed()
      // Where nobody was asked, what the app says of itself decided.
      let others = asked.isEmpty ? [] : play.notAsked(in: play.last)
      lines = ([play.inSight].compactMap { $0 } + asked + others)
        .compactMap { scenario.line(of: play.name($0)) }
    }
    let settings = scenario.settings
    let scenes = run.settings.holds(.sceneDelegateFirst) ? settings.sceneDelegate?.place : nil
    lines += [settings.lifeCycle?.place, scenes, settings.delegate?.place, settings.plist?.place]
      .compactMap { $0?.line }
    if let place = lines.lazy.compactMap({ file.places[$0] }).first { return place }
    return CodePlace(file.name, lines.first ?? run.loaded.scenario.rootLine)
  }
}

extension Scenario {
  fileprivate func line(of name: String) -> Int? {
    placedNodes.first { $0.isDeclaration && $0.node.name?.value == name }?.node.kind.place.line
  }
}
