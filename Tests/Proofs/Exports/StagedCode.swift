import BundledScenarios
import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling
import SwiftCode

extension Proof {
  /// The stories that people are shown, and the code of each in each of its steps.
  static let stagedCode = [classesOnStage, changesExported]

  private static let shown = ["Tour", "Recipes", "Documented"].flatMap { BundledScenario.below($0) }

  private static let classesOnStage = Proof(
    "a class on stage is the one that is exported, line by line", cases: shown.count, sample: 10
  ) { number in
    var findings = Findings()
    let story = shown[number]
    let input = Shelf.input(story.text, name: story.name)
    let export = ExportedClasses(input)
    let launched = input.play.situation.app.deployed(by: input.scenario)
    let stored = StoredAnswers(input.play.episodes.compactMap(\.step), in: launched)
    for episode in input.play.episodes where !episode.isSkipped && episode.outcome.problem == nil {
      let code = AppCode(launched, storing: stored.seen(in: episode.app))
      let ids = launched.entries.indices.map { ControllerID($0 + 1) }
      var shown = ids.map { code.classCode(of: $0) }
      if let step = episode.step?.bare, let visible = episode.snapshot.visible {
        shown.append(code.classCode(of: step, on: visible))
      }
      for code in shown.compactMap(\.self) {
        let missing = export.linesMissing(of: code.lines.map(\.text))
        findings.expect(
          missing.isEmpty, "\(story.name), step \(episode.number): \(code.file): \(missing)")
      }
    }
    return findings.all
  }

  private static let changesExported = Proof(
    "what a change adds to a class is in the export with it", cases: shown.count, sample: 4
  ) { number in
    var findings = Findings()
    let story = shown[number]
    let input = Shelf.input(story.text, name: story.name)
    // Views, and an app delegate behind SwiftUI's adaptor, are another matter.
    let isUIKits = input.play.situation.app.entries.allSatisfy { !$0.controller.kind.isSwiftUI }
    for episode in isUIKits ? input.play.episodes : []
    where !episode.isSkipped && episode.judgement.isProblem {
      let told = FixStory(input.scenario, input.play.situation, at: episode.number)
      let changes = Advice(told, limit: 8).changes
      for (index, change) in changes.enumerated() where change.place == .code {
        let export = try? input.text(.swift) {
          $0.step = episode.number
          $0.fix = index + 1
        }
        let text = (export ?? "").plainCode
        let missing = change.code.filter { $0.change == .added && !$0.isStatement }
          .map { $0.text.plainCode }
          .filter { !$0.hasPrefix("//") && !$0.hasPrefix("import ") && !text.contains($0) }
        findings.expect(
          missing.isEmpty, "\(story.name), step \(episode.number), \(change.title): \(missing)")
      }
    }
    return findings.all
  }
}

/// The classes of an export, by their names.
private struct ExportedClasses {
  private var classes: [String: [String]] = [:]

  init(_ input: ExportInput) {
    var name: String?
    for line in ((try? input.text(.swift)) ?? "").split(separator: "\n") {
      if line.hasPrefix("class ") {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        name = words.dropFirst().first.map(String.init)
      }
      if let name { classes[name, default: []].append(String(line).plainCode) }
      if line == "}" { name = nil }
    }
  }

  /// The lines of a class that the export's own does not have in this order; of a class that is none
  /// of the app's, nothing is there.
  func linesMissing(of lines: [String]) -> [String] {
    let words = (lines.first ?? "").split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    // What a view calls stands in no class, and the app delegate's is the story's own.
    guard words.first == "class", let name = words.dropFirst().first.map(String.init) else {
      return []
    }
    guard var rest = classes[name]?[...] else {
      return lines.contains { $0.contains("this subclass would be new") } ? [] : [lines[0]]
    }
    return lines.map(\.plainCode).filter { line in
      guard let place = rest.firstIndex(of: line) else { return true }
      rest = rest[(place + 1)...]
      return false
    }
  }
}

extension String {
  /// Without its indentation, as it is where nothing plays a story.
  fileprivate var plainCode: String {
    String(drop { $0 == " " }).replacing("StoryViewController", with: "UIViewController")
      .replacing("Story.", with: "").replacing("  // as before", with: "")
  }
}
