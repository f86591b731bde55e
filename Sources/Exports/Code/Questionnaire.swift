import OrientationModel
import OrientationScenarios
import SwiftCode

/// Apps that ask a hand with an iPhone Duo for some turns, and so settle what the book only assumes of
/// it: one a story, as `--to swift` writes it, but led by the hand's runtime.
package struct Questionnaire: Sendable {
  package struct Task: Sendable {
    package let story: UITestExport
    /// The lines above the first step.
    let setUp: [String]
    /// The questions among those that are asked whose other answer would show.
    package private(set) var settles: [Assumption] = []
    /// What it asks, a sentence each.
    package private(set) var questions: [String] = []

    init(_ story: UITestExport, asking input: ExportInput) {
      self.story = story
      let stage = input.scenario.stage(of: input.settings)
      setUp = input.scenario.bare(input.title, on: stage).text.split(separator: "\n")
        .map(String.init)
      let told = Scenario.parse(scenario { $0.interface?.name ?? "" }).scenario
      let answers = ObservedStory(told).answers
      settles = Assumption.allCases.filter { assumption in
        answers[assumption] != nil && assumption.rules.contains(where: Questionnaire.rules.contains)
      }
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

    /// The story with what was seen of each step, as its app prints it.
    package func scenario(seeing interface: (UITestExport.Entry) -> String) -> String {
      let steps = story.beats.flatMap { beat -> [String] in
        let line = "expect interface \(interface(beat))"
        return beat.number == 0 ? [line] : [beat.name, "  " + line]
      }
      return (setUp + steps).map { $0 + "\n" }.joined()
    }

    /// `duo-the-users-lock-inside` as DuoTheUsersLockInside.
    package var appName: String {
      (story.name.split(separator: "/").last ?? "").split(separator: "-")
        .map { String($0).capitalizedFirst }.joined()
    }

    /// What its Info.plist says of orientations, as build settings.
    fileprivate var app: XcodeProject.App {
      let settings = story.code.settings
      let sides = settings.plist.map { $0.map(\.plistName).joined(separator: " ") }
      return XcodeProject.App(
        name: appName,
        settings: """
          \(sides.map { "INFOPLIST_KEY_UISupportedInterfaceOrientations = \"\($0)\";" })
          \(if: settings.requiresFullScreen, "INFOPLIST_KEY_UIRequiresFullScreen = YES;")
          """)
    }
  }

  /// What is asked, in this order: the user's lock first, which most people have on all day.
  package static let rules: [Rule] = [
    .userLockInside, .innerReadsNoMask, .openingFollowsHand, .interfaceLockInside,
    .fullScreenKeyInside,
  ]

  /// Where the two answers part soonest.
  package static let stories = [
    "Documented/duo-the-users-lock-inside",
    "Documented/duo-the-interface-lock-of-a-portrait-app",
    "Documented/duo-what-keeps-portrait-inside",
  ]

  package let tasks: [Task]
  private let deployment = SystemVersion.firstWithDuo

  /// The stories that it asks, played on an iPhone Duo.
  package init(_ stories: [ExportInput]) {
    tasks = stories.compactMap { input in
      UITestExport(byHand: input, name: input.name).map { Task($0, asking: input) }
    }
  }

  package var project: [(path: String, text: String)] {
    let shared = (folder: "Shared", list: "Info.plist")
    let project = XcodeProject(
      apps: tasks.map(\.app), sharedFolder: shared.folder, propertyList: shared.list,
      deployment: deployment.text)
    let sources = tasks.map { task in
      let about = ["\(task.story.name), for your hand. The property list is in the build settings."]
      let code = task.story.code.file(about: about, ledBy: HandRuntime.extent(of: task))
      return (path: "\(task.appName)/\(task.appName).swift", text: code)
    }
    return [
      ("README.md", page), (XcodeProject.path, project.text),
      (shared.list, Self.propertyList.text),
      ("\(shared.folder)/Rehearsal.swift", HandRuntime.code.text),
    ] + sources
  }

  /// What no build setting says.
  private static let propertyList: Code = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      \(AppCode.manifest)
    </dict>
    </plist>
    """

  /// How much it asks, in a line.
  package var summary: String {
    "\(tasks.count.of("app")) that ask about \(Self.rules.count) rules of an iPhone Duo."
  }

  private var page: String {
    let rows = tasks.map { task in
      "| \(task.appName) | \(task.story.name) | \(task.questions.joined(separator: "<br>")) |"
    }
    return """
      # Open questions, for an iPhone Duo to answer

      These apps ask you to open, close, and rotate the phone, step by step, and record the interface
      orientation. It takes a few minutes. This project was written by `upright export --questions`:
      \(summary)

      1. Take an iPhone Duo with iOS \(deployment.text) or later and open `Upright.xcodeproj`. Choose
         your team under Signing & Capabilities and the phone as the destination. A simulator works
         too: Device Hub opens, closes, and rotates it.
      2. Run each scheme with Cmd-R. Before each, turn the phone's rotation lock off, close it, and
         hold it in portrait. Do what the screen says.
      3. At its end, each app prints what it saw to Xcode's console, as a scenario, and copies it to the
         clipboard. Save it as a file of its own.
      4. `upright rules --open --observed seen.scenario` says how each question was answered, and
         `upright rules --observed seen.scenario` which rules were seen at work; `--observed` can be
         repeated, once for each file. `upright check seen.scenario` shows each step that went otherwise.

      | App | Story | Answers |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }
}
