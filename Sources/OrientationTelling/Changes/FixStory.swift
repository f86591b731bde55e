import OrientationModel
import OrientationScenarios
import SwiftCode

/// The steps of a story with what is expected of each, as the engine plays them.
package struct FixScript: Hashable, Sendable {
  /// A step, and what is expected of it.
  package struct Beat: Hashable, Sendable {
    package var step: Step
    package var expectations: [Scenario.Expectation] = []
    /// Which of the scenario's steps it is.
    var place: Int
  }

  package var beats: [Beat]
  /// How many beats lead to the step in question, itself among them; none for the launch.
  package var count: Int

  /// The steps up to the one in question.
  package var steps: [Step] { beats.prefix(count).map { $0.step } }

  /// How many of the scenario's steps that is.
  package var end: Int { count == 0 ? 0 : beats[count - 1].place + 1 }
}

/// The story in which a change is made: a scenario, and the step that the change is about.
package struct FixStory: Sendable {
  package let scenario: Scenario
  package let situation: Situation
  let launch: [Scenario.Expectation]
  package let script: FixScript
  /// How many of the scenario's steps lead to the one in question, itself and what follows it at once
  /// among them, on whichever version.
  let end: Int
  package var stored: StoredAnswers
  /// The app without the change that is made in it.
  private var original: App?

  /// The whole of a scenario in a situation, up to the numbered step and beyond it.
  package init(_ scenario: Scenario, _ situation: Situation, at number: Int) {
    self.init(scenario, situation, through: scenario.stepNumbers.count { $0 <= number })
  }

  /// The same up to so many of its steps.
  init(_ scenario: Scenario, _ situation: Situation, through end: Int) {
    self.scenario = scenario
    self.situation = situation
    self.end = end
    var launch = scenario.launch
    var beats: [FixScript.Beat] = []
    var count = 0
    let version = situation.app.settings.version
    for (place, written) in scenario.steps.enumerated() {
      guard let step = situation.step(written) else { continue }
      let isSkipped = written.versions?.contains(version) == false
      // Another version's step: what is expected of this one there is expected of where one is left.
      let left = isSkipped ? written.expectations.filter { $0.versions != nil } : []
      if isSkipped, beats.isEmpty {
        launch += left
      } else if isSkipped {
        beats[beats.count - 1].expectations += left
      } else {
        beats.append(
          FixScript.Beat(step: step, expectations: written.expectations, place: place))
        if place < end { count = beats.count }
      }
    }
    self.launch = launch
    script = FixScript(beats: beats, count: count)
    stored = StoredAnswers(beats.lazy.map { $0.step }, in: situation.app)
  }

  package var app: App { situation.app }

  /// The app in Swift that runs on every version the file is about.
  package var appCode: AppCode {
    var app = app.deployed(by: scenario)
    // Calls that a change adds are left to the versions that heed them.
    let known = original.map { $0.reactions.flatMap { $0.steps } }
    for index in app.reactions.indices {
      app.reactions[index].steps = app.reactions[index].steps.map { step in
        known?.contains(step) == false ? confined(step) : step
      }
    }
    return AppCode(app, storing: stored.after(writtenSteps))
  }

  /// A call as code has it, which runs on newer versions, too: not where those ignore it.
  func confined(_ step: Step) -> Step {
    let heeding = SystemVersion.all.filter { has(step, $0) }
    guard let rule = step.ignoringRule, let first = heeding.first, let last = heeding.last,
      !rule.versions.contains(last)
    else { return step }
    return .onVersions([first...last], step)
  }

  /// Whether a version has the call of a step, and does with it what it was made for.
  func has(_ step: Step, _ version: SystemVersion) -> Bool {
    step.lacking(on: version) { _ in nil } == nil
      && (step.isHeeded(on: version) || isBuiltBefore(ignoring: step))
  }

  /// UIKit ignores no call of an app that was built with an SDK before it came to be ignored.
  private func isBuiltBefore(ignoring step: Step) -> Bool {
    scenario.settings.linked != nil && step.isHeeded(on: app.settings.linked)
  }

  /// The steps so far, and where only other versions are told of what they set.
  private var writtenSteps: [Step] {
    scenario.steps.prefix(script.end).compactMap { situation.step($0) }.filter { step in
      switch step.bare {
      case .update, .updateLock: true
      default: step.inner(on: app.settings.version) != nil
      }
    }
  }

  /// Whether the file has its app delegate behind SwiftUI's adaptor.
  var hasAdaptor: Bool { scenario.settings.adaptor != nil && scenario.settings.delegate == nil }

  /// What the line of a controller says in the file; nothing where no line declares it.
  func attributes(of id: ControllerID) -> Scenario.Attributes? {
    let place = app.reference(to: id).flatMap { scenario.place(of: $0) }
    return place.flatMap { $0.node.kind.value == .mention ? nil : $0.node.attributes }
  }

  /// The code of a controller's own, as the file has it.
  func reactions(of id: ControllerID) -> [Scenario.Reaction] {
    app.reference(to: id).flatMap { scenario.place(of: $0) }?.node.reactions ?? []
  }

  /// The launch, which is no step of the scenario's, or a step after it.
  struct Moment {
    var step: Step?
    var expectations: [Scenario.Expectation]
    var place: Int
  }

  /// The launch and every step; the one in question stands at the script's count.
  var moments: [Moment] {
    [Moment(step: nil, expectations: launch, place: -1)]
      + script.beats.map { Moment(step: $0.step, expectations: $0.expectations, place: $0.place) }
  }

  var isExpecting: Bool {
    !launch.isEmpty || script.beats.contains { !$0.expectations.isEmpty }
  }

  /// The same story under other circumstances, or with edits made; steps that are put in before the
  /// step in question, or at once after it, lead to it.
  func story(
    making edits: [ScenarioEdit] = [], on device: Device? = nil, under version: SystemVersion? = nil
  ) -> FixStory {
    story(
      making: edits,
      on: Stage(device ?? stage.device, version ?? stage.version, linked: stage.linked))
  }

  var stage: Stage { scenario.stage(of: app.settings) }

  func story(making edits: [ScenarioEdit] = [], on stage: Stage) -> FixStory {
    var end = edits.isEmpty ? self.end : script.end
    for case .insertStep(_, at: let index) in edits where index <= end { end += 1 }
    let edited = scenario.applying(edits)
    var story = FixStory(edited, Situation(edited, on: stage), through: end)
    story.original = original ?? (edits.isEmpty ? nil : app)
    return story
  }
}

extension FixStory {
  /// What the file expects of a step that came out otherwise, as a wish.
  func missed(in episode: Episode) -> Wish {
    var mask = OrientationMask.all
    for expectation in moments[script.count].expectations
    where situation.isMet(expectation, in: episode) == false {
      let claims = expectation.claims.compactMap { $0.value.wanted(in: episode) }
      guard !claims.isEmpty else { continue }
      mask.formIntersection(claims.reduce(.none) { $0.union($1) })
    }
    return .expected(mask == .all ? .none : mask)
  }
}

extension Scenario.Claim {
  /// The orientations a claim allows the interface, or what goes by it; nothing for any other claim.
  fileprivate func wanted(in episode: Episode) -> OrientationMask? {
    switch self {
    case .interface(let values, _): values.last?.mask
    case .statusBar(let value), .keyboard(let value): value.mask
    case .stayed: episode.before?.interface.mask
    case .turned:
      episode.pointed.map { $0 == episode.after.interface ? .all : $0.mask }
    default: nil
    }
  }
}

extension Scenario.InterfaceValue {
  fileprivate var mask: OrientationMask {
    OrientationMask(listed: InterfaceOrientation.allCases.filter { matches($0) })
  }
}
