import OrientationModel
import OrientationScenarios

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
  let suite: UITestSuite
  private let ios: UInt8

  /// `stories` are played under one version.
  package init(_ stories: [(name: String, input: ExportInput)], ios: UInt8) {
    let candidates = stories.compactMap { Candidate($0.input, name: $0.name) }
    let apps = candidates.reduce(into: [HostApp: Set<Assumption>]()) { apps, candidate in
      apps[candidate.app, default: []].formUnion(candidate.settles)
    }
    let most = apps.values.map(\.count).max()
    let app = candidates.first { apps[$0.app]?.count == most }?.app
    let fitting = candidates.filter { $0.app == app }
    var chosen: [Candidate] = []
    for assumption in Assumption.allCases
    where !chosen.contains(where: { $0.settles.contains(assumption) }) {
      let able = fitting.filter { $0.settles.contains(assumption) }
      if let shortest = able.min(by: { $0.length < $1.length }) { chosen.append(shortest) }
    }
    suite = UITestSuite(chosen.map { ($0.name, $0.input) })
    tasks = zip(suite.rehearsals(), chosen).map { Task(story: $0, settles: $1.settles) }
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
        story.beats.allSatisfy(\.deed.isByHandOrApp),
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
    let tasks = tasks.map { HandRuntime.task($0.story, settles: $0.settles.map(\.question)) }
    let stories = AllCode(suite: suite, guide: HandRuntime.code(ios: ios, tasks: tasks))
    let project = XcodeProject(suite: suite, deployment: "\(ios).0", hasTest: false)
    return [("README.md", page)] + project.files + stories.files
  }

  /// How much it asks, in a line.
  package var summary: String {
    "\(tasks.count) stories that settle \(Set(tasks.flatMap(\.settles)).count) open questions."
  }

  private var page: String {
    let rows = tasks.map { task in
      "| \(task.story.name) | "
        + task.settles.map { "\($0.question) (`\($0.name)`)" }.joined(separator: "<br>") + " |"
    }
    return """
      # What nobody knows, asked of a phone

      An app that asks for one turn of the phone after another, and writes down where the interface
      is: \(summary) It takes some ten minutes. This project was written by
      `upright export --questions --ios \(ios)`.

      1. Open `Upright.xcodeproj` with a phone at hand that runs iOS \(ios), and the rotation lock
         off. Choose your team under Signing & Capabilities, the phone as the destination, and press
         Cmd-R. A simulator does as well; Cmd with an arrow key turns it.
      2. Do what the screen says. After each story the app is closed: open it again, the phone held
         upright. If an exception ends it, open it again: that is an answer.
      3. What was seen is a line on Xcode's console, after every story, and on the clipboard in the
         end. Put the last one into `seen.json`, or the whole console.
      4. `upright check --observed seen.json` holds it against the book and says how each question
         was answered; `upright rules --observed seen.json` says so beside the rules.

      | Story | Settles |
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
