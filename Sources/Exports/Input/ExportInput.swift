import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

/// A scenario played on one device under one version, ready to be shown.
package struct ExportInput: Sendable {
  package let title: String
  /// What it is called where there are others: a bundled scenario's name, or a file's.
  package let name: String
  package let scenario: Scenario
  package let play: Play
  let verdicts: [Verdict]
  /// The steps of which the file expects something that doesn't hold.
  private let missed: [Int]

  /// `title` stands in where the scenario has none of its own.
  package init(
    _ scenario: Scenario, title: String = "Untitled", name: String = "", device: Device? = nil,
    version: SystemVersion? = nil
  ) {
    self.scenario = scenario
    self.name = name.isEmpty ? title : name
    self.title = (scenario.header.title ?? title).harmless
    let play = Play(scenario, device: device, version: version)
    self.play = play
    verdicts = play.episodes.map(\.verdict)
    missed = play.failures(of: scenario).compactMap { failure in
      play.episodes.last { $0.line < failure.line }?.number
    }
  }

  var episodes: [Episode] { play.episodes }
  var app: App { play.situation.app }
  var settings: Settings { app.settings }

  var place: String { settings.place }

  /// What came of an episode, in one sentence.
  func sentence(of number: Int) -> String {
    let episode = episodes[number]
    return episode.isSkipped
      ? "Skipped: not for this iOS version." : verdicts[number].spoken.harmless
  }

  func notes(after episode: Episode) -> [String] { episode.notes.map(\.harmless) }

  /// The question's way at a step; an answer that was heard and not used counts for nothing.
  func way(of number: Int) -> [WayRow] {
    let asked = episodes[number].trace.asked
    return episodes[number].way.map { row in
      guard let id = row.controller, !row.answer.isEmpty, !asked.contains(id) else { return row }
      var row = row
      row.note = (row.note.isEmpty ? "" : row.note + ", ") + "called, not used"
      row.sign = .none
      return row
    }
  }

  /// The step meant: the one asked for, else the one that shows the point.
  package func step(_ options: ExportOptions) throws(ExportProblem) -> Int {
    guard let step = options.step else { return point }
    guard episodes.indices.contains(step) else { throw .noStep(step, last: episodes.count - 1) }
    return step
  }

  /// Whether there is something to mend at a step: it is not as its author wants, or as the file expects.
  func isToMend(_ number: Int) -> Bool {
    missed.contains(number) || verdicts[number].isProblem && !isPassing(number)
  }

  /// Whether the next call of the app's own puts right what a step left wrong: a mask has changed, and
  /// UIKit is about to be told.
  private func isPassing(_ number: Int) -> Bool {
    let later = episodes[(number + 1)...]
    guard verdicts[number].judgement.grade == .notWanted,
      let next = later.first(where: { !$0.isSkipped && $0.step?.isWish != true })
    else { return false }
    return next.step?.kind != .byHand && !verdicts[next.number].isProblem
      && next.snapshot.visible == episodes[number].snapshot.visible
  }

  /// The step that shows the point: the poster, else where the app ends, else the first that is not as
  /// the file expects, else the first that is not as wanted, else the last turn.
  private var point: Int {
    if let poster = scenario.posterNumber, episodes.indices.contains(poster) { return poster }
    let told = episodes.indices.filter { !episodes[$0].isSkipped }
    if let crash = told.first(where: { episodes[$0].trace.crash != nil }) { return crash }
    let problem = missed.first ?? told.first(where: isToMend)
    let turn = told.last { verdicts[$0].tone == .turned }
    return problem ?? turn ?? told.last ?? 0
  }

  /// The engine's steps up to and including an episode, without notes and steps of other versions.
  func steps(through number: Int) -> [Step] { coded(through: number).compactMap(\.step) }

  /// The launch and the steps that code stands for: no other version's, and no wish of the author's.
  func coded(through number: Int) -> [Episode] {
    episodes[...number].filter { !$0.isSkipped && $0.step?.isWish != true }
  }

  /// The changes of the app under which a step would have gone as wished, best first.
  func fixes(of number: Int, limit: Int = 8) -> [Fix] {
    guard !episodes[number].isSkipped else { return [] }
    return Advice(FixStory(scenario, play.situation, at: number), limit: limit).changes
  }

  /// The change that was chosen; nothing where none was.
  func fix(_ options: ExportOptions) throws(ExportProblem) -> Fix? {
    guard let chosen = options.fix else { return nil }
    let number = try step(options)
    let all = fixes(of: number)
    // What would change a result that is right, and that nobody asked about, is no fix.
    if !isToMend(number), options.step == nil || all.isEmpty {
      throw .nothingToFix(chosen, step: number)
    }
    guard all.indices.contains(chosen - 1) else { throw .noFix(chosen, count: all.count) }
    return all[chosen - 1]
  }

  /// Why the play ended before its last step.
  var stopSentence: String? {
    play.stop.map { $0.stopSentence.harmless }
  }
}

extension Settings {
  /// `iPhone, iOS 15`.
  package var place: String { "\(device.name), \(device.system(version))" }
}

/// What a play can be turned into.
package enum ExportKind: String, CaseIterable, Hashable, Sendable {
  case cast
  case html
  case svg
  /// What `share` prints.
  case markdown
  /// The situation as UIKit and SwiftUI code.
  case swift
  /// A test for Xcode that turns a simulator through the steps.
  case xctest
  case json

  /// What a file of this kind is called after its dot.
  package var fileExtension: String {
    switch self {
    case .markdown: "md"
    case .xctest: "swift"
    case .cast, .html, .svg, .swift, .json: rawValue
    }
  }
}

/// What else an export depends on; the defaults are what most people want.
package struct ExportOptions: Hashable, Sendable {
  /// The step meant, 0 for the launch; nothing is the one most worth telling.
  package var step: Int?
  /// Every step one after the other, in a picture that moves.
  package var isAnimated = false
  package var size = Size(columns: 80, rows: 24)
  /// The change to be made, 1 for the best; nothing leaves the situation as it is.
  package var fix: Int?

  package init() {}
}

package struct ExportSources {
  /// What a terminal of some size showed.
  package var filmed: (Size) -> Screencast
  /// What plays the same in a terminal, up to a step; empty where nothing does.
  package var command: (Int) -> String
  /// What plays the same in a browser, up to a step; nothing where no page is known that does.
  package var link: (Int) -> String?
  /// The page that leads to this one and others beside it; nothing where it is alone.
  package var index: String?

  package init(
    filmed: @escaping (Size) -> Screencast,
    command: @escaping (Int) -> String = { _ in "" },
    link: @escaping (Int) -> String? = { _ in nil }
  ) {
    self.filmed = filmed
    self.command = command
    self.link = link
  }
}

/// Why something cannot be exported: a fact, worded by `text`.
package enum ExportProblem: Error, Hashable, Sendable {
  case noStep(Int, last: Int)
  case noFix(Int, count: Int)
  case nothingToFix(Int, step: Int)
  case notRepaired(String)
  case swiftUIBegins

  package var text: String {
    switch self {
    case .noStep(let step, let last): "there is no step \(step): the last one is \(last)"
    case .noFix(let fix, 0): "there is no fix \(fix): no known change would fix this step"
    case .nothingToFix(let fix, let step):
      "there is no fix \(fix): nothing is wrong at step \(step)"
    case .notRepaired(let fix): "a scenario can't express this change: \(fix)"
    case .swiftUIBegins: "SwiftUI was added in iOS 13, so this app can't run on an older version"
    case .noFix(let fix, let count): "there is no fix \(fix): this step has \(count)"
    }
  }

  /// What shows what there is; empty where nothing helps.
  package var help: String {
    switch self {
    case .noStep: "`upright run` numbers the steps"
    case .noFix, .notRepaired: "`upright why` lists the fixes"
    case .nothingToFix: "--step chooses another step"
    case .swiftUIBegins: ""
    }
  }
}
