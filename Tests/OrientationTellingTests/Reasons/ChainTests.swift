import OrientationModel
import OrientationScenarios
import OrientationTelling
import Proofs
import Testing

struct ChainTests {
  @Test func `a refused turn from the device to the rule that settles it`() {
    check(
      films(), [.rotateLeft],
      [
        "1 REVAL-1 A definite device orientation starts a decision: tells",
        "2 ASK-1 Main: The question starts at the window's root: tells",
        "3 A turn of the device: Main decides",
        "4 AUTO-1 Main: shouldAutorotate is asked before the mask: tells",
        "5 Films: shouldAutorotate answers true",
        "6 Main: shouldAutorotate answers true",
        "7 Info.plist allows { .allButUpsideDown }",
        "8 CONT-5 Main: The usual forwarding subclass: tells",
        "9 Films: supportedInterfaceOrientations answers { .portrait }",
        "10 Main: supportedInterfaceOrientations answers { .portrait }",
        "11 This iPhone can show { .allButUpsideDown }",
        "12 MASK-10 What is allowed: app, view controller and device: narrows to { .portrait }",
        "13 Remaining after all masks: { .portrait }",
        "14 The device asks for landscapeRight",
        "15 CHOOSE-5 What is asked for is not allowed, and so it is ignored: settles on portrait",
      ])
  }

  @Test func `a rule's line has its confidence and its first source`() {
    let line = Play(films(), [.rotateLeft]).last.chain.last
    #expect(line?.confidence == .documented)
    #expect(
      line?.source
        == "Apple, View Controller Programming Guide: Supporting Multiple Interface Orientations")
    #expect(line?.rule == Rule.deviceNotAllowedIsIgnored)
  }

  @Test func `the chain leaves out the rules that passed and what the app hears`() {
    let episode = Play(films(films: nil), [.rotateLeft]).last
    let passes = episode.trace.events.contains {
      if case .rule(_, .passes) = $0 { true } else { false }
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

  @Test func `an assumption is a line with its answer`() {
    var app = films(ios: 16, player: .landscape)
    app.settings.assumptions[.landscapeRightFirst] = false
    let lines = Play(app, [.push(playerID, into: nil)]).last.chain
    let line = lines.first { $0.assumption == .landscapeRightFirst }
    #expect(
      line?.text
        == "Assumed: Does a landscape-only controller come up in landscapeRight when nothing else "
        + "decides? No, against the book.")
  }

  @Test func `the app's own code is a line`() {
    var app = films(films: nil)
    app.reactions = [
      Reaction(owner: filmsID, moment: .rotated, steps: [.force(.orientation(.portrait))])
    ]
    let texts = Play(app, [.rotateLeft]).last.chain.map(\.text)
    #expect(texts.contains("Films's code runs: when rotated: force portrait"))
    #expect(texts.contains("The interface turns from landscapeRight to portrait"))
  }

  @Test func `an exception is a line in UIKit's words`() {
    let line = Play(films(films: .landscape, plist: .portrait)).last.chain.last
    #expect(line?.rule == Rule.noCommonOrientationThrows)
    #expect(line?.text.hasPrefix("UIApplicationInvalidInterfaceOrientation: ") == true)
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
