import Exports
import OrientationModel
import OrientationScenarios

/// What was seen on a real system, held against the book.
struct ObservationReport: Sendable {
  /// `iOS 26.1, iPhone19,4`.
  let place: String
  let story: ObservedStory
}

extension Option {
  static let observed = Option(
    "--observed", value: .newFile,
    purpose: "Show what the app from `export --questions` observed; can be repeated, once per "
      + "file.")
}

extension Invocation {
  /// What `--observed FILE` says was seen, for each file.
  func observations(in environment: Environment) throws(Trouble) -> [ObservationReport] {
    try allValues(.observed).map { path throws(Trouble) in
      let file = try ScenarioFile.named(path, in: environment)
      let scenario = try LoadedScenario(file, Selection()).scenario
      guard let place = scenario.header.sources.first else {
        let what = "there is no `source` line that says on which iOS and model this was seen"
        throw Trouble(.data, "\(path.harmless): error: \(what)\n")
      }
      return ObservationReport(place: place.harmless, story: ObservedStory(scenario))
    }
  }
}

/// What was seen of each rule and each open question, on one system or several.
extension [ObservationReport] {
  var places: String { map(\.place).joined(separator: " and ") }

  /// How they answer an open question, a sentence each.
  func answers(to question: Assumption) -> [String] {
    compactMap { run in
      run.story.answers[question].map {
        "Seen: \($0 ? "yes" : "no") on \(run.place) (in this file)"
      }
    }
  }

  /// `seen on iOS 26.1, iPhone 17 Pro, 3 times`; nothing where none had a word.
  func sentence(_ rule: Rule) -> String? {
    let sentences = compactMap { run -> String? in
      if run.story.contradicted == rule { return "not so on \(run.place)" }
      return run.story.confirmed[rule].map { count in
        "seen on \(run.place)" + (count > 1 ? ", \(count) times" : "")
      }
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: "; ")
  }

  func json(_ rule: Rule) -> [JSON] {
    map { run in
      [
        "on": run.place, "seen": run.story.confirmed[rule] ?? 0,
        "contradicted": run.story.contradicted == rule ? 1 : 0,
      ]
    }
  }
}
