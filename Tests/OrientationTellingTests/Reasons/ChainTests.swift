import OrientationModel
import OrientationScenarios
import OrientationTelling
import Proofs
import Testing

struct ChainTests {
  @Test func `a refused turn from the rule that settles it back to the device`() {
    check(
      films(), [.rotateLeft],
      [
        "1 CHOOSE-5 The interface stays in portrait: Films supports portrait only: "
          + "settles on portrait",
        "2 The device calls for landscapeRight",
        "3 MASK-10 Allowed by all masks: .portrait",
        "4 This iPhone supports .allButUpsideDown",
        "5 Main: supportedInterfaceOrientations returns .portrait",
        "6 Films: supportedInterfaceOrientations returns .portrait",
        "7 CONT-5 Main asks its child: tells",
        "8 Info.plist allows .allButUpsideDown",
        "9 Main: shouldAutorotate returns true",
        "10 Films: shouldAutorotate returns true",
        "11 AUTO-1 UIKit reads Main's shouldAutorotate before any mask: tells",
        "12 REVAL-1 Device rotation: UIKit asks Main",
        "13 ASK-1 UIKit starts at the window's root, Main: tells",
      ])
  }

  @Test func `a rule's line has its confidence and its first source`() {
    let line = Play(films(), [.rotateLeft]).last.chain.first
    #expect(line?.confidence == .documented)
    #expect(
      line?.source
        == "Apple, View Controller Programming Guide: Supporting Multiple Interface Orientations")
    #expect(line?.rule == Rule.deviceNotAllowedIsIgnored)
  }

  @Test func `a rule that is in doubt on some versions is as sure as it was on the others`() {
    func confidence(_ version: UInt8) -> Rule.Confidence {
      RulePassage(.alertLeavesDecision, on: SystemVersion(version)).confidence
    }
    #expect(confidence(15) == .choice)
    #expect(confidence(16) == .contradicted)
  }

  @Test func `the chain leaves out the rules that passed and what the app hears`() {
    let episode = Play(films(films: nil), [.rotateLeft]).last
    let passes = episode.trace.events.contains {
      if case .rule(_, .passes, nil) = $0 { true } else { false }
    }
    #expect(passes)
    #expect(!episode.chain.contains { $0.effect == .passes })
    #expect(episode.trace.rules.contains { $0.chapter == .seq })
    #expect(!episode.chain.contains { $0.rule?.chapter == .seq })
  }

  @Test func `a line points to its mark`() {
    let episode = Play(films(), [.rotateLeft]).last
    for line in episode.chain {
      if case .settled(let rule, _, _) = episode.trace.events[line.event] {
        #expect(line.rule == rule)
      }
    }
  }

  @Test func `an assumption is a line with its answer, and what the other would bring`() {
    var app = films(ios: 16, player: .landscape)
    app.settings.assumptions[.landscapeRightFirst] = false
    let lines = Play(app, [.push(playerID, into: nil)]).last.chain
    let line = lines.first { $0.assumption == .landscapeRightFirst }
    #expect(
      line?.text
        == "Assumption (overrides the rule book): If nothing else decides, does a landscape-only "
        + "screen appear in landscapeRight? No. If so, the interface would be in landscapeRight")
  }

  @Test func `the app's own code is a line`() {
    var app = films(films: nil)
    app.reactions = [
      Reaction(owner: filmsID, moment: .rotated, steps: [.force(.orientation(.portrait))])
    ]
    let texts = Play(app, [.rotateLeft]).last.chain.map(\.text)
    #expect(texts.contains("Films' code runs: when rotated: force portrait"))
    #expect(
      texts.contains(
        "The interface rotates to portrait: Films' code set UIDevice.orientation to it"))
  }

  @Test func `of the app's own code the step that does nothing is named, and not the others`() {
    var app = films(ios: 17, plist: .all)
    app.reactions = [
      Reaction(
        owner: filmsID, moment: .deviceLandscape, steps: [.dismiss(nil), .request(.landscape)])
    ]
    let texts = Play(app, [.rotateLeft]).last.chain.map(\.text)
    #expect(texts.contains("Films' code skips `dismiss`: there is nothing left to do"))
  }

  @Test func `an exception says whose masks share nothing`() {
    let line = Play(films(ios: 12, films: .landscape, plist: .portrait)).last.chain.first
    #expect(line?.rule == Rule.noCommonOrientationThrows)
    #expect(
      line?.text
        == "Crash: Films supports landscape only, but Info.plist lists portrait only")
  }

  private func check(
    _ app: App, _ steps: [Step], _ expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let episode = Play(app, steps).last
    let actual = episode.chain.map { line in
      "\(line.number) " + (line.rule.map { $0.number + " " } ?? "") + line.text
        + (line.effect.map { ": " + episode.wording.text(of: $0) } ?? "")
    }
    #expect(actual == expected, sourceLocation: sourceLocation)
  }
}
