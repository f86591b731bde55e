import OrientationModel
import OrientationScenarios
import SwiftCode

/// Apps that ask a hand with an iPhone Duo for some turns, and so settle what the book only assumes of
/// it.
///
/// It is one app for each Info.plist that is needed.
package struct Questionnaire: Sendable {
  /// A story, and what it settles.
  package struct Task: Sendable {
    package let story: UITestExport
    /// The questions among those that are asked whose other answer would show.
    package let settles: [Assumption]
    /// What it asks, a sentence each.
    package let questions: [String]
    let host: HostApp

    init(_ story: UITestExport, asking input: ExportInput) {
      self.story = story
      host = HostApp(story.code)
      settles = story.forks(of: input).alone.map(\.assumption)
        .filter { $0.rules.contains(where: Questionnaire.rules.contains) }
      // Of a rule that leaves no question open, whether it is seen at work.
      let shown = zip(story.beats, story.episodes).compactMap { beat, episode in
        beat.isTelling && episode.trace.deciding?.candidate.source == .device
          ? episode.trace.because : nil
      }
      questions =
        settles.map(\.question)
        + Questionnaire.rules.filter { rule in
          shown.contains(rule) && !Assumption.allCases.contains { $0.rules.contains(rule) }
        }.map { "Is this so? \($0.title)." }
    }
  }

  /// What is asked, in this order: the user's lock first, which most people have on all day.
  package static let rules: [Rule] = [
    .userLockInside, .innerReadsNoMask, .openingFollowsHand, .interfaceLockInside,
    .fullScreenKeyInside,
  ]

  /// Where the two answers part soonest; what they ask is told by their forks.
  private static let stories = [
    "Documented/duo-the-users-lock-inside",
    "Documented/duo-the-interface-lock-of-a-portrait-app",
    "Documented/duo-what-keeps-portrait-inside",
  ]

  package let tasks: [Task]
  private let deployment = SystemVersion.firstWithDuo

  /// `stories` are played on an iPhone Duo, those that it asks among them.
  package init(_ stories: [(name: String, input: ExportInput)]) {
    let asked = Self.stories.compactMap { name in stories.first { $0.name == name } }
    tasks = asked.enumerated().compactMap { index, asked in
      UITestExport(among: asked.input, name: asked.name, number: index + 1).map {
        Task($0, asking: asked.input)
      }
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
