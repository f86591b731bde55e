import OrientationModel
import OrientationTelling
import Testing

struct ChainTests {
  @Test func `a refused turn from the device to the rule that settles it`() {
    check(
      films(), [.rotateLeft],
      [
        "1 REVAL-1 A definite device orientation starts a decision: tells",
        "2 A turn of the device: Main decides",
        "3 Films: shouldAutorotate answers true",
        "4 Main: shouldAutorotate answers true",
        "5 Info.plist allows { .allButUpsideDown }",
        "6 CONT-5 Main: The usual forwarding subclass: tells",
        "7 Films: supportedInterfaceOrientations answers { .portrait }",
        "8 Main: supportedInterfaceOrientations answers { .portrait }",
        "9 DEV-8 A phone without a home button never stands on its head: passes",
        "10 This iPhone can show { .allButUpsideDown }",
        "11 MASK-10 What is allowed: app, view controller and device: narrows to { .portrait }",
        "12 Left of all masks: { .portrait }",
        "13 Asked for is landscapeRight: the phone points there",
        "14 DEV-3 The landscape names are mirrored: tells",
        "15 CHOOSE-5 A device orientation that is not allowed is ignored: settles on portrait",
      ])
  }

  @Test func `a rule's line has its confidence and its first source`() {
    let line = Play(films(), [.rotateLeft]).last.chain.last
    #expect(line?.confidence == .documented)
    #expect(
      line?.source
        == "Apple, View Controller Programming Guide: Supporting Multiple Interface Orientations")
    #expect(line?.rule == RuleID(.choose, 5))
  }

  @Test func `a line points to its mark`() {
    let episode = Play(films(), [.rotateLeft]).last
    for line in episode.chain {
      if case .settled(let rule, _, _) = episode.trace.marks[line.mark] {
        #expect(line.rule == rule)
      }
    }
  }

  @Test func `an assumption is a line with its answer`() {
    var sheet = films(ios: 16, player: .landscape)
    sheet.settings.assumptions[.landscapeRightFirst] = false
    let lines = Play(sheet, [.push(playerID, into: nil)]).last.chain
    let line = lines.first { $0.assumption == .landscapeRightFirst }
    #expect(
      line?.text
        == "Assumed: Does a landscape-only controller come up in landscapeRight when nothing else "
        + "decides? No, against the book.")
  }

  @Test func `the app's own code is a line`() {
    var sheet = films(films: nil)
    sheet.reactions = [
      Reaction(owner: filmsID, moment: .rotated, steps: [.force(.orientation(.portrait))])
    ]
    let texts = Play(sheet, [.rotateLeft]).last.chain.map(\.text)
    #expect(texts.contains("Films's code runs: when rotated: force portrait"))
    #expect(texts.contains("The interface turns from landscapeRight to portrait"))
  }

  @Test func `an exception is a line in UIKit's words`() {
    let line = Play(films(films: .landscape, plist: .portrait)).last.chain.last
    #expect(line?.rule == RuleID(.exc, 1))
    #expect(line?.text.hasPrefix("UIApplicationInvalidInterfaceOrientation: ") == true)
  }

  private func check(
    _ sheet: CastSheet, _ steps: [Step], _ expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let episode = Play(sheet, steps).last
    let actual = episode.chain.map { line in
      "\(line.number) " + (line.rule.map { $0.text + " " } ?? "") + line.text
        + (line.effect.map { ": " + episode.wording.text(of: $0) } ?? "")
    }
    #expect(actual == expected, sourceLocation: sourceLocation)
  }
}
