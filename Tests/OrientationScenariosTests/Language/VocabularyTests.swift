import Foundation
import OrientationModel
import OrientationScenarios
import Proofs
import Testing

/// Every step, change, moment and setting there is, with names that nobody would give.
struct VocabularyTests {
  @Test(arguments: Vocabulary.names)
  func `a setting means the same when its text is read again`(name: String) {
    for answer in Vocabulary.answers(Located(.name(name)), Located(name)) {
      var scenario = Scenario()
      scenario.settings.delegate = Located(answer)
      #expect(Scenario.parse(scenario.text).scenario == scenario, "\(scenario.text)")
    }
  }

  @Test(arguments: Vocabulary.names)
  func `the app's own code means the same when its text is read again`(name: String) {
    let cover = Located(Scenario.Reference.name(name))
    for moment in Vocabulary.moments(cover) {
      for condition in [nil] + ReactionCondition.allCases.map({ Optional($0) }) {
        var scenario = Scenario()
        var node = Scenario.Node(Located(.view), name: Located(name))
        node.reactions = [
          Scenario.Reaction(
            at: Located(moment),
            steps: [
              Scenario.Step(Located(.dismiss(cover))), Scenario.Step(Located(.update(nil))),
            ],
            if: condition)
        ]
        scenario.declarations = [.controller(node)]
        #expect(Scenario.parse(scenario.text).scenario == scenario, "\(scenario.text)")
      }
    }
  }

  @Test(arguments: Vocabulary.names)
  func `a step of the simulator is written as the scenario has it`(name: String) {
    var scenario = Scenario()
    scenario.declarations = [
      .controller(Scenario.Node(Located(.screen), name: Located(name))),
      .root(Located(Scenario.Node(Located(.container(.navigation))))),
    ]
    let controller = Located(Scenario.Reference.name(name))
    scenario.steps = Vocabulary.actions(controller, Located(Scenario.mainWindow)).map {
      Scenario.Step(Located($0))
    }
    let situation = Situation(scenario)
    for step in scenario.steps where !step.isNote {
      #expect(situation.step(step).map { situation.app.text(of: $0) } == step.text)
    }
  }

  @Test func `a writer finds every word that begins a step`() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: package.appending(path: "Scenarios/README.md"), encoding: .utf8)
    #expect(Words.steps.filter { !page.contains("`\($0)") } == [])
  }

  @Test func `every word that begins a step begins one of these`() {
    let screen = Located(Scenario.Reference.name("Films"))
    let begun = Vocabulary.actions(screen, Located(Scenario.mainWindow)).compactMap { action in
      action.text.split(separator: " ").first.map { String($0) }
    }
    #expect(Set(Words.steps).subtracting(begun) == ["ios"])
  }

  @Test func `the table of versions says for every step what a version lacks`() {
    let alert = Located(Scenario.Reference.system(.alert))
    let window = Located(Scenario.mainWindow)
    let lacking = Vocabulary.actions(alert, window).compactMap {
      $0.lacking(on: 2) { _ in .controller(.alert) }
    }
    #expect(
      Set(lacking).isSuperset(of: [
        .supportedUpdate, .lockUpdate, .rotationAttempt, .controller(.alert),
      ]))
    #expect(API.allCases.allSatisfy { $0.since >= 2 && !$0.name.isEmpty })
  }

  @Test func `a version's gate is the same for who reads a step and for who plays it`() {
    var scenario = Scenario()
    scenario.declarations = [
      .controller(Scenario.Node(Located(.screen), name: Located("Films"))),
      .root(Located(Scenario.Node(Located(.screen), name: Located("List")))),
    ]
    let named: [Scenario.Reference] = [
      .name("Films"), .system(.alert), .system(.safari), .wrapper(of: .system(.share)),
    ]
    let window = Located(Scenario.mainWindow)
    for version in SystemVersion.all {
      for action in named.flatMap({ Vocabulary.actions(Located($0), window) }) {
        let step = Scenario.Step(Located(action))
        let reading = Scenario.parseStep(step.text, in: scenario, versions: [version])
        let isRefused = reading.problems.contains { $0.code == .neverAvailable }
        var own = scenario
        own.steps = [step]
        let play = Play(own, version: version)
        var isLacking = false
        if case .versionLacks? = play.stop?.outcome.problem { isLacking = true }
        if case .deviceLacks(let mode)? = play.stop?.outcome.problem, mode.isShared,
          version > 18
        {
          isLacking = true
        }
        // A shape of the scene is ignored, like a set-up.
        if play.last.trace.events.contains(.ignored(.resize)) { isLacking = true }
        #expect(isRefused == isLacking, "\(step.text) on \(version.text)")
      }
    }
  }
}
