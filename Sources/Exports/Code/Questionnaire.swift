import OrientationModel
import OrientationScenarios
import SwiftCode

/// Apps that ask a hand with an iPhone Duo for some turns, and so settle what the book only assumes of
/// it.
///
/// It is one app for each Info.plist that is needed; each question is asked by the shortest story in
/// which its two answers part.
package struct Questionnaire: Sendable {
  /// A story, and what it settles.
  package struct Task: Sendable {
    package let story: UITestExport
    /// The questions among those that are asked whose other answer would show.
    package let settles: [Assumption]
    /// What it asks, a sentence each.
    package let questions: [String]
    let host: HostApp
  }

  /// What is asked, in this order: the user's lock first, which most people have on all day.
  package static let rules: [Rule] = [
    .userLockInside, .innerReadsNoMask, .openingFollowsHand, .interfaceLockInside,
    .fullScreenKeyInside,
  ]

  package private(set) var tasks: [Task] = []
  private let deployment = SystemVersion.firstWithDuo

  /// `stories` are played on an iPhone Duo.
  package init(_ stories: [(name: String, input: ExportInput)]) {
    let candidates = stories.compactMap { Candidate($0.input, name: $0.name) }
    var chosen: [Candidate] = []
    for rule in Self.rules where !chosen.contains(where: { $0.asks(rule) }) {
      let able = candidates.filter { $0.asks(rule) }.sorted { $0.length < $1.length }
      // Another app is another thing to run.
      let near = able.first { one in chosen.contains { $0.app == one.app } }
      if let shortest = near ?? able.first { chosen.append(shortest) }
    }
    tasks = chosen.enumerated().compactMap { index, candidate in
      UITestExport(among: candidate.input, name: candidate.name, number: index + 1).map {
        Task(
          story: $0, settles: candidate.settles, questions: candidate.questions, host: candidate.app
        )
      }
    }
  }

  /// A story that one can go through with a phone in the hand.
  private struct Candidate {
    let name: String
    let input: ExportInput
    let app: HostApp
    let length: Int
    let settles: [Assumption]
    /// The rules that settle one of its steps by the way the device is held.
    private let shown: Set<Rule>

    init?(_ input: ExportInput, name: String) {
      let settings = input.settings
      guard settings.device == .iPhoneDuo, settings.held == .portrait, settings.posture == .closed,
        settings.assumptions.flipped.isEmpty,
        let story = UITestExport(among: input, name: name, number: 1), story.obstacle == nil,
        // An override in an extension of UIKit's classes would be in force for every story.
        story.code.extensions.isEmpty, story.beats.allSatisfy(\.deed.isByHandOrApp),
        // What SwiftUI shows does not say what the hand is to do next.
        !input.app.entries.contains(where: { $0.controller.kind.isSwiftUI }),
        // A hinge has a callback of its own, which the app does without.
        input.app.reactions.isEmpty
      else { return nil }
      settles = story.forks(of: input).alone.map(\.assumption)
        .filter { $0.rules.contains(where: Questionnaire.rules.contains) }
      shown = Set(
        zip(story.beats, story.episodes).compactMap { beat, episode in
          let isByHand = episode.trace.deciding?.candidate.source == .device
          return beat.isTelling && isByHand ? episode.trace.because : nil
        })
      guard !settles.isEmpty else { return nil }
      (self.input, self.name) = (input, name)
      (app, length) = (HostApp(story.code), story.beats.count)
    }

    /// Whether it shows what a rule comes to: by an open question, or at work where there is none.
    func asks(_ rule: Rule) -> Bool {
      settles.contains { $0.rules.contains(rule) }
        || !Assumption.allCases.contains { $0.rules.contains(rule) } && shown.contains(rule)
    }

    var questions: [String] {
      settles.map(\.question)
        + Questionnaire.rules.filter { rule in
          asks(rule) && !settles.contains { $0.rules.contains(rule) }
        }.map { "Is this so? \($0.title)." }
    }
  }

  /// The apps, in the order of their first stories.
  var hosts: [HostApp] { tasks.map(\.host).uniqued }
  package var appNames: [String] { hosts.map(\.name) }

  /// Every file of the Xcode project, and its text.
  package var project: [(path: String, text: String)] {
    let apps = hosts.map { host in
      QuestionnaireApp(host: host, tasks: tasks.filter { $0.host == host })
    }
    return [("README.md", page)] + XcodeProject(apps: hosts, deployment: deployment.text).files
      + [(QuestionnaireApp.sharedPath, QuestionnaireApp.shared.text)] + apps.flatMap(\.files)
  }

  /// How much it asks, in a line.
  package var summary: String {
    "\(tasks.count) stories in \(hosts.count.of("app")) that ask about "
      + "\(Self.rules.count) rules of an iPhone Duo."
  }

  private var page: String {
    let rows = hosts.flatMap { host in
      tasks.filter { $0.host == host }.map { task in
        "| \(host.name) | \(task.story.name) | \(task.questions.joined(separator: "<br>")) |"
      }
    }
    return """
      # Open questions, for an iPhone Duo to answer

      These apps ask you to open, close, and rotate the phone, step by step, and record the interface
      orientation. It takes a few minutes. This project was written by `upright export --questions`:
      \(summary)

      1. Take an iPhone Duo with iOS \(deployment.text) or later, turn its rotation lock off, close it,
         and open `Upright.xcodeproj`. Choose your team under Signing & Capabilities and the phone as
         the destination, and run each scheme with Cmd-R: \(appNames.joined(separator: ", ")).
         A simulator works too: Device Hub opens, closes, and rotates it.
      2. Do what the screen says. The app closes after each story: close the phone, hold it in
         portrait, and open the app again. If the app crashes, open it again: the crash is an answer.
      3. Each app prints its results to Xcode's console after every story, as one line, and copies
         them to the clipboard at the end. Save the last line of each, or the whole console, as a file
         of its own.
      4. `upright rules --open --observed seen.json` says how each question was answered, and
         `upright rules --observed seen.json` which rules were seen at work; `--observed` can be
         repeated, once for each file.

      | App | Story | Answers |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }
}

extension UITestExport.Deed {
  /// Whether a hand that turns the phone is all it takes.
  fileprivate var isByHandOrApp: Bool {
    switch self {
    case .cue, .rotate, .hand: true
    case .home, .activate, .impossible: false
    }
  }
}
