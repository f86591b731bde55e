import OrientationModel
import OrientationScenarios
import SwiftCode

/// An app that asks a hand for some turns, and so settles what the book only assumes.
///
/// It is one app with one Info.plist, the one with which most open questions can be settled; each by
/// the shortest story in which its two answers part.
package struct Questionnaire: Sendable {
  /// A story, and the open questions it settles.
  package struct Task: Sendable {
    package let story: UITestExport
    package let settles: [Assumption]
  }

  /// In the order of the book.
  package private(set) var tasks: [Task] = []
  let host: HostApp
  private let ios: UInt8

  /// `stories` are played under one version.
  package init(_ stories: [(name: String, input: ExportInput)], ios: UInt8) {
    let candidates = stories.compactMap { Candidate($0.input, name: $0.name) }
    let apps = candidates.reduce(into: [HostApp: Set<Assumption>]()) { apps, candidate in
      apps[candidate.app, default: []].formUnion(candidate.settles)
    }
    let most = apps.values.map(\.count).max()
    guard let host = candidates.first(where: { apps[$0.app]?.count == most })?.app else {
      preconditionFailure("Some bundled story settles an open question.")
    }
    let fitting = candidates.filter { $0.app == host }
    var chosen: [Candidate] = []
    for assumption in Assumption.allCases
    where !chosen.contains(where: { $0.settles.contains(assumption) }) {
      let able = fitting.filter { $0.settles.contains(assumption) }
      if let shortest = able.min(by: { $0.length < $1.length }) { chosen.append(shortest) }
    }
    tasks = chosen.enumerated().compactMap { index, candidate in
      UITestExport(among: candidate.input, name: candidate.name, number: index + 1).map {
        Task(story: $0, settles: candidate.settles)
      }
    }
    self.host = host
    self.ios = ios
  }

  /// A story that one can go through with a phone in the hand.
  private struct Candidate {
    let name: String
    let input: ExportInput
    let app: HostApp
    let length: Int
    let settles: [Assumption]

    init?(_ input: ExportInput, name: String) {
      let settings = input.settings
      guard settings.device == .iPhone, settings.held == .portrait,
        settings.assumptions.flipped.isEmpty,
        let story = UITestExport(among: input, name: name, number: 1), story.obstacle == nil,
        // An override in an extension of UIKit's classes would be in force for every story.
        story.code.extensions.isEmpty, story.beats.allSatisfy(\.deed.isByHandOrApp),
        // What SwiftUI shows does not say what the hand is to do next.
        !input.app.entries.contains(where: { $0.controller.kind.isSwiftUI })
      else { return nil }
      settles = story.forks(of: input).alone.map(\.assumption)
      guard !settles.isEmpty else { return nil }
      (self.input, self.name) = (input, name)
      (app, length) = (HostApp(story.code), story.beats.count)
    }
  }

  /// Every file of the Xcode project, and its text.
  package var project: [(path: String, text: String)] {
    let guide = HandRuntime.code(
      ios: ios,
      tasks: tasks.map { HandRuntime.task($0.story, settles: $0.settles.map(\.question)) })
    let app = QuestionnaireApp(host: host, stories: tasks.map(\.story), guide: guide)
    return [("README.md", page)] + XcodeProject(app: host, deployment: "\(ios).0").files + app.files
  }

  /// How much it asks, in a line.
  package var summary: String {
    "\(tasks.count) stories that answer \(Set(tasks.flatMap(\.settles)).count) open questions."
  }

  private var page: String {
    let rows = tasks.map { task in
      "| \(task.story.name) | "
        + task.settles.map { "\($0.question) (`\($0.name)`)" }.joined(separator: "<br>") + " |"
    }
    return """
      # Open questions, for a phone to answer

      This app asks you to rotate the phone, step by step, and records the interface orientation:
      \(summary) It takes about ten minutes. This project was written by
      `upright export --questions --ios \(ios)`.

      1. Take a phone with iOS \(ios), turn its rotation lock off, and open `Upright.xcodeproj`.
         Choose your team under Signing & Capabilities and the phone as the destination, and press
         Cmd-R. A simulator works too: Cmd with an arrow key rotates it.
      2. Do what the screen says. The app closes after each story: hold the phone in portrait and
         open it again. If the app crashes, open it again: the crash is an answer.
      3. The app prints its results to Xcode's console after every story, as one line, and copies
         them to the clipboard at the end. Save the last line, or the whole console, as `seen.json`.
      4. `upright rules --open --observed seen.json` says how each question was answered, and
         `upright rules --observed seen.json` which rules were seen at work.

      | Story | Answers |
      |---|---|
      \(rows.joined(separator: "\n"))

      """
  }
}

extension UITestExport.Deed {
  /// Whether a hand that turns the phone is all it takes.
  fileprivate var isByHandOrApp: Bool {
    switch self {
    case .cue, .rotate: true
    case .home, .activate, .impossible: false
    }
  }
}
