import OrientationModel
import OrientationScenarios
import SwiftCode

/// A change that could be made, before anybody knows whether it helps: an entry of the table.
struct FixCandidate {
  enum Writing {
    /// As what its edits make otherwise in classes, views, delegates and Info.plist.
    case difference
    /// As lines of their own, in a file.
    case lines(in: String, () -> [Fix.Line])
    /// As calls inside a method, which is said where that is sure.
    case calls(in: String, String? = nil, () -> [Fix.Line])

    var method: String? { if case .calls(_, let method, _) = self { method } else { nil } }
  }

  /// What it is for.
  enum Aim {
    case wish
    /// A launch that comes up as before, without turning on the way.
    case steadyLaunch
    /// That everybody stands right where the interface is.
    case agreement
  }

  var kind: Fix.Remedy
  var place: Fix.Place
  /// What is done, each in a few words: `support landscape in Player`.
  var deeds: [String]
  /// What is done after the step, likewise.
  var laterDeeds: [String] = []
  var edits: [ScenarioEdit]
  /// The app without it, and the story with it.
  var original: App
  var story: FixStory
  var writing: Writing
  /// The steps that it adds right after others.
  var atOnce: Set<Int>
  /// What it costs besides what can be measured.
  var cost: [String]
  /// The two changes that it is made of.
  var halves: [FixCandidate] = []
  var aim = Aim.wish

  var app: App { story.app }

  /// What is to be done in the code as it is, and then what follows the step.
  var title: String {
    let later = laterDeeds.isEmpty ? [] : ["after this step, \(laterDeeds.listed)"]
    return ((deeds.isEmpty ? [] : [deeds.listed]) + later).joined(separator: "; ")
  }

  /// Whether it makes a story of it.
  func makes(_ other: FixStory) -> Bool {
    app == other.app && story.script == other.script
      && story.scenario.steps == other.scenario.steps
  }

  /// Whether another is one of the two changes that it is made of.
  func holds(_ other: FixCandidate) -> Bool { halves.contains { $0.edits == other.edits } }
}

/// A change that helps, with the play that shows it; what it is worth is worked out as it is asked for.
final class TriedChange {
  let draft: FixCandidate
  let trial: FixTrial
  let world: World
  private let search: FixSearch
  /// The trial with what is expected of later steps.
  private(set) lazy var whole = search.judgesWhole ? trial : search.trial(draft, isWhole: true)
  private(set) lazy var launch = Play(draft.story.situation).last
  private(set) lazy var outlook = FixOutlook(trial)
  private(set) lazy var retreat = FixRetreat(draft.app, trial)
  private(set) lazy var turning = TurningScreens(draft.app, trial, outlook)
  private(set) lazy var code = search.code(of: draft)
  private(set) lazy var scenario = search.story.scenario.lines(making: draft.edits)
  private(set) lazy var costs = search.costs(of: self)
  private(set) lazy var displacements = search.displacements(by: self)
  private(set) lazy var covers = search.covers(self)
  private(set) lazy var support = search.support(of: draft)
  /// Whether somebody is displaced by it, where that is the measure.
  var isDisplacing: Bool { search.isJudged && !displacements.isEmpty }
  /// Under which of the file's versions it comes out as wished.
  private(set) lazy var versions = search.versions(of: self)
  /// Whether it takes nothing away that the file expects.
  private(set) lazy var isSound = search.isSound(self)
  /// Whether it does what it is for on every device and version of the file.
  private(set) lazy var isRightEverywhere = search.servesElsewhere(self)
  private var plays: [Int: FixTrial?] = [:]

  init(_ draft: FixCandidate, _ trial: FixTrial, _ world: World, in search: FixSearch) {
    self.draft = draft
    self.trial = trial
    self.world = world
    self.search = search
  }

  /// How the story comes out with it on another device or version of the file, where that is expected.
  func elsewhere(on stage: Int) -> FixTrial? {
    if let known = plays[stage] { return known }
    let new = search.trial(draft, on: stage)
    plays[stage] = .some(new)
    return new
  }

  /// Whether it comes to something in code: what no code can do is no change.
  var isWritten: Bool { !draft.place.isInApp || !code.lines.isEmpty }

  /// As it is told, weighed over the whole story or not.
  func fix(_ worth: Fix.Worth? = nil) -> Fix {
    let isInApp = draft.place.isInApp
    return Fix(
      kind: draft.kind, place: draft.place, title: draft.title, file: code.file,
      method: draft.writing.method, code: code.lines, edits: draft.edits, scenario: scenario,
      app: draft.app, script: draft.story.script, interface: world.interface,
      support: isInApp ? support : .api,
      costs: isInApp ? costs + search.limits(of: self) : [], worth: worth)
  }
}
