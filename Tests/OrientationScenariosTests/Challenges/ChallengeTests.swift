import OrientationModel
import OrientationScenarios
import TestSupport
import Testing

/// What counts as a change, what may be changed, and what solves a challenge.
struct ChallengeTests {
  private static let sheet = """
    par 1
    device iPhone
    ios 26, 15
    plist portrait landscape
    screen List wants portrait supports portrait
    screen Filter
    screen Video wants allButUpsideDown supports allButUpsideDown
    root
      navigation Main asks visible
        List
    present Filter as pageSheet
    note The filter is open.
    rotate left
    rotate portrait
    dismiss
    present Video as fullScreen
    rotate right
      expect interface landscapeLeft
    dismiss

    """

  private static let film = """
    par 1
    ios 26, 15
    plist portrait landscape
    screen List wants portrait supports portrait
    screen Film wants landscape supports landscape
    root
      navigation Main asks top
        List
    push Film
    rotate left
    pop
    update List

    """

  private static let cover = """
    par 2
    ios 26
    adaptor portrait
    root
      app
        view List wants portrait
          when covering Film: set delegate landscape; update
    cover Film wants landscape
    present Film
    rotate left
    dismiss

    """

  @Test func `only a file with par is a challenge`() {
    #expect(Challenge(Scenario.parse("root List").scenario) == nil)
    #expect(Challenge(Scenario.parse("par 12\nroot List").scenario)?.par == 12)
  }

  @Test func `each attribute, setting, verb, style, and statement that is left is a change`() throws
  {
    let attempts: [(file: String, [(String, String)], count: Int)] = [
      (Self.sheet, [], 0),
      (Self.sheet, [("asks visible", "asks top")], 1),
      (Self.sheet, [("asks visible", "asks top supports portrait")], 2),
      (Self.sheet, [("screen Filter\n", "screen Filter supports portrait autorotates no\n")], 2),
      (Self.sheet, [("plist portrait landscape", "plist portrait\ndelegate asks top")], 2),
      (Self.sheet, [("as pageSheet", "as fullScreen")], 1),
      (Self.sheet, [("rotate left\n", "update\nrotate left\nrequest portrait\n")], 2),
      (Self.sheet, [("note The filter is open.\n", "")], 0),
      (Self.film, [("push Film", "present Film as fullScreen"), ("\npop", "\ndismiss")], 1),
      (Self.film, [("update List", "ios 16-: update List")], 1),
      (Self.film, [("update List\n", "")], 1),
      (Self.film, [("pop\nupdate List", "attempt\npop")], 2),
      (Self.cover, [("; update\n", "; update\n      when uncovering Film: update\n")], 1),
      (Self.cover, [("landscape; update", "landscapeLeft; attempt")], 2),
      (Self.cover, [("when covering", "when uncovering")], 2),
    ]
    for (file, replacements, count) in attempts {
      let attempt = try attempt(file, replacements)
      #expect(attempt.changes.count == count, "\(replacements): \(attempt.changes)")
      #expect(attempt.foreign == [], "\(replacements)")
    }
  }

  @Test func `the changes, made one after the other, lead from the file to yours`() throws {
    let replacements = [
      ("asks visible", "asks top prefers portrait"), ("landscape\n", "landscape\ndelegate all\n"),
      ("screen Filter\n", "screen Filter supports all\n  when leaving: update; attempt\n"),
      ("rotate left\n", "update\nrotate left\nrequest portrait\n"),
    ]
    let file = Scenario.parse(Self.sheet).scenario
    let yours = try scenario(Self.sheet, replacements)
    let changes = try attempt(Self.sheet, replacements).changes
    #expect(changes.count == 8)
    #expect(file.applying(changes) == yours)
  }

  @Test func `what the user does, what authors want, and where it is played isn't yours to change`()
    throws
  {
    let attempts: [(String, String, Challenge.Foreign)] = [
      ("List wants portrait", "List wants all", .line(.name("List"))),
      (
        "screen Filter\n", "screen Filter\n  when appeared: rotate portrait\n",
        .line(.name("Filter"))
      ),
      ("rotate left\n", "", .steps), ("rotate left\n", "lock on\nrotate left\n", .steps),
      ("rotate left\n", "rotate right\n", .steps),
      ("present Filter", "present Video", .steps), ("dismiss\n", "pop\n", .steps),
      ("rotate left\n", "set List wants all\nrotate left\n", .steps),
      ("par 1", "held landscapeLeft", .setUp), ("par 1", "lock on", .setUp),
      ("par 1", "assume empty-mask-throws no", .setUp), ("    List\n", "    Video\n", .tree),
    ]
    for (old, new, foreign) in attempts {
      let attempt = try attempt(Self.sheet, [(old, new)])
      #expect(attempt.foreign == [foreign], "\(old) → \(new)")
      #expect(!attempt.isSolved)
    }
    // Somebody looks at it under another version, and on another device.
    let looking = try attempt(Self.sheet, [("ios 26, 15", "ios 18"), ("iPhone", "iPad")])
    #expect(looking.foreign == [] && looking.changes == [])
  }

  @Test func `it is solved when every step is as wanted under every version and on every device`()
    throws
  {
    let broken = try attempt(Self.sheet, []).troubles
    #expect(broken.map(\.version.major) == [26, 15])
    for trouble in broken {
      guard case .step(2, let judgement) = trouble.kind else {
        Issue.record("\(trouble)")
        continue
      }
      #expect(judgement.kind == .misplaced)
    }
    #expect(try attempt(Self.sheet, [("asks visible", "asks top")]).isSolved)
    #expect(
      try attempt(Self.sheet, [("screen Filter\n", "screen Filter supports portrait\n")]).isSolved)
    // The list stays in portrait, and so does the video.
    #expect(try !attempt(Self.sheet, [("plist portrait landscape", "plist portrait")]).isSolved)
    // Only one of the two versions.
    let half = try attempt(
      Self.film, [("screen Film wants landscape", "screen Film wants landscape")])
    #expect(Set(half.troubles.map(\.version.major)) == [15])
  }

  @Test func `a pop follows the push that became a presentation, and without it nothing is solved`()
    throws
  {
    let presented = ("push Film", "present Film as fullScreen")
    let file = Self.film.replacing("update List\n", with: "")
    #expect(try attempt(file, [presented, ("\npop", "\ndismiss")]).isSolved)
    let stuck = try attempt(file, [presented])
    #expect(stuck.troubles.contains { $0.kind == .impossible(3) })
    #expect(try attempt(file, [("\npop", "\ndismiss")]).foreign == [.steps])
  }

  @Test func `what is expected has to hold as well, and stays with its step`() throws {
    let expecting = Self.sheet.replacing(
      "dismiss\npresent Video", with: "dismiss\n  expect not asked Filter\npresent Video")
    #expect(try attempt(expecting, [("asks visible", "asks top")]).isSolved)
    let missed = expecting.replacing("expect not asked Filter", with: "expect asked Video")
    let troubles = try attempt(missed, [("asks visible", "asks top")]).troubles
    #expect(troubles.count == 2)
    for trouble in troubles {
      guard case .expectation = trouble.kind else {
        Issue.record("\(trouble)")
        continue
      }
    }
    let called = Self.film.replacing("update List\n", with: "force portrait\n  expect stayed\n")
    #expect(try attempt(called, [("force portrait\n  expect stayed\n", "")]).foreign == [.steps])
  }

  @Test func `what the App Store refuses solves nothing`() throws {
    let refused = try attempt(listOnEveryPad, [("plist all", "plist allButUpsideDown")])
    #expect(refused.troubles.map(\.kind) == [.refusedByStore])
    let mended = [("plist all", "plist all\nrequires-full-screen yes")]
    #expect(try attempt(listOnEveryPad, mended).isSolved)
  }

  private func attempt(
    _ file: String, _ replacements: [(String, String)]
  ) throws -> Challenge.Attempt {
    let challenge = try #require(Challenge(Scenario.parse(file).scenario))
    return challenge.attempt(try scenario(file, replacements))
  }

  private func scenario(_ file: String, _ replacements: [(String, String)]) throws -> Scenario {
    var text = file
    for (old, new) in replacements {
      let range = try #require(text.firstRange(of: old))
      text.replaceSubrange(range, with: new)
    }
    let reading = Scenario.parse(text)
    try #require(reading.isRight, "\(reading.problems)")
    return reading.scenario
  }
}
