import BundledScenarios
import OrientationModel
import OrientationScenarios

extension Proof {
  /// Edits of every kind, of everybody and everything that a bundled scenario has.
  package static let scenarioEdits = Proof(
    "every edit of a scenario prints as what it made, and a second one takes it back",
    ofScenarios: 10
  ) { bundled in
    let scenario = Scenario.parse(bundled.text).scenario
    var findings = Findings()
    for (edit, back) in scenario.someEdits {
      let edited = scenario.applying([edit])
      let reading = Scenario.parse(edited.text)
      // Some edits leave what is no right scenario: nobody at the root, or a step of somebody removed.
      if reading.isRight {
        findings.expect(reading.scenario == edited, "\(bundled.name), \(edit): \(edited.text)")
      }
      guard let back else { continue }
      // Without the step that wraps a screen, nobody knows its wrapper.
      let isRight = reading.problems.allSatisfy {
        if case .unknownWrapper = $0.fact { true } else { false }
      }
      findings.expect(isRight, "\(bundled.name), \(edit): \(reading.problems)")
      findings.expect(
        edited.applying([back]).text == scenario.text, "\(bundled.name), \(edit): not taken back")
    }
    return findings.all
  }
}

extension Scenario {
  /// Edits, and what takes each back where one edit does.
  fileprivate var someEdits: [(edit: ScenarioEdit, back: ScenarioEdit?)] {
    nodeEdits + settingEdits + stepEdits
  }

  private var nodeEdits: [(edit: ScenarioEdit, back: ScenarioEdit?)] {
    let names = everybody
    return placedNodes.flatMap { place -> [(edit: ScenarioEdit, back: ScenarioEdit?)] in
      guard let reference = place.reference, let known = self.place(of: reference)?.node else {
        return []
      }
      var edits: [(edit: ScenarioEdit, back: ScenarioEdit?)] = [(.remove(reference), nil)]
      if case .name(let name) = reference {
        edits.append((.rename(reference, to: "Zq 1"), .rename(.name("Zq 1"), to: name)))
      }
      if known.kind.value != .mention {
        var attributes = known.attributes
        if known.isView {
          attributes.orientations = .landscapeLeft
        } else if known.kind.value == .screen {
          attributes.supports = .mask(.landscapeLeft)
        }
        edits.append(
          (.attributes(attributes, of: reference), .attributes(known.attributes, of: reference)))
        edits.append((.reactions([], of: reference), .reactions(known.reactions, of: reference)))
      }
      for other in names {
        edits.append((.move(reference, under: other), nil))
        edits.append((.moveBefore(reference, other), nil))
      }
      return edits
    }
  }

  private var settingEdits: [(edit: ScenarioEdit, back: ScenarioEdit?)] {
    [
      (.set(.linked(.init([.only(26)]))), .set(.linked(settings.linked))),
      (.set(.held(.portraitUpsideDown)), .set(.held(settings.held))),
      (
        .set(.minimumSize(PointSize(400, 300))), .set(.minimumSize(settings.minimumSize))
      ),
      (.set(.posture(.half)), .set(.posture(settings.posture))),
      (.set(.lock(true)), .set(.lock(settings.lock))),
      (.set(.plist(Located([.landscapeLeft]))), .set(.plist(settings.plist))),
      (.set(.padPlist(Located([.portrait]))), .set(.padPlist(settings.padPlist))),
      (.set(.family(.phone)), .set(.family(settings.family))),
      (.set(.scene(Located(SceneShape(.resizable)))), .set(.scene(settings.scene))),
      (.set(.lifeCycle(Located(.scene))), .set(.lifeCycle(settings.lifeCycle))),
      (
        .set(.requiresFullScreen(Located(false))),
        .set(.requiresFullScreen(settings.requiresFullScreen))
      ),
    ]
  }

  private var stepEdits: [(edit: ScenarioEdit, back: ScenarioEdit?)] {
    steps.indices.flatMap { index -> [(edit: ScenarioEdit, back: ScenarioEdit?)] in
      let added = Step(Located(.rotateLeft))
      return [
        (.insertStep(added, at: index), .removeStep(at: index)),
        (.replaceStep(at: index, with: added), .replaceStep(at: index, with: steps[index])),
        (.removeStep(at: index), .insertStep(steps[index], at: index)),
      ]
    }
  }
}
