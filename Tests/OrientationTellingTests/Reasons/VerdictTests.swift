import OrientationModel
import OrientationScenarios
import OrientationTelling
import Proofs
import Testing

/// One sentence after a step: who decided what.
struct VerdictTests {
  @Test func `a turn that a controller refuses names the controller`() {
    check(
      films(), [.rotateLeft], .refused, "CHOOSE-5",
      "The interface stays in portrait: Films supports portrait only.")
    check(
      films(films: .landscape), [.rotateRight, .rotateLeft], .refused, "CHOOSE-5",
      "The interface stays in landscapeLeft: Films supports landscape only.")
    check(
      films(ios: 12, on: .iPhoneSE, films: nil, plist: .all), [.rotate(.portraitUpsideDown)],
      .refused,
      "CHOOSE-5", "The interface stays in portrait: Films doesn't support portraitUpsideDown.")
  }

  @Test func `a turn that the app refuses names its source`() {
    check(
      films(films: .all, plist: .portrait), [.rotateLeft], .refused, "CHOOSE-5",
      "The interface stays in portrait: Info.plist lists portrait only.")
    check(
      films(films: .all, delegate: .mask(.mask(.portrait))), [.rotateLeft], .refused, "CHOOSE-5",
      "The interface stays in portrait: the app delegate allows portrait only.")
    check(
      films(on: .iPhoneSE, films: .all, plist: nil), [.rotate(.portraitUpsideDown)], .refused,
      "CHOOSE-5", "It stays in portrait: the app's default mask excludes portraitUpsideDown.")
  }

  @Test func `hardware is no one's fault`() {
    let verdict = check(
      films(films: .all, plist: .all), [.rotate(.portraitUpsideDown)], .refused, "DEV-8",
      "The interface stays in portrait: this phone doesn't support upside down.")
    #expect(!verdict.isProblem)
  }

  @Test func `a turn that everybody refuses is no alarm`() {
    let verdict = check(
      films(plist: .portrait), [.rotateLeft], .refused, "CHOOSE-5",
      "The interface stays in portrait: Films supports portrait only.")
    #expect(!verdict.isProblem)
    #expect(verdict.mark == "·")
  }

  @Test func `a turn that is allowed says by whom`() {
    let verdict = check(
      films(films: nil), [.rotateLeft], .turned, "MASK-10",
      "You rotated the phone. The interface rotates to landscapeRight: Films allows it.")
    #expect(verdict.decider == mainID)
    #expect(verdict.mark == "✓")
    #expect(!verdict.isAssumed)
  }

  @Test func `what an author wants from now on is all that is told of that step`() {
    let wishes: [(OrientationMask, String)] = [
      (.all, "any orientation"), (.current, "the current orientation"), (.portrait, "portrait"),
    ]
    for (mask, words) in wishes {
      check(
        films(), [.set(.wants(filmsID, mask))], .quiet, nil,
        "Films should now be in \(words).")
    }
  }

  @Test func `a turn back to where the interface stands is as asked`() {
    check(
      films(), [.rotateLeft, .rotateRight], .stayed, "CHOOSE-5",
      "The interface stays in portrait: the phone is held that way.")
  }

  @Test func `a delegate that answers otherwise for what is pushed is named`() {
    let scenario = Scenario.parse(
      """
      ios 17
      delegate allButUpsideDown for Player otherwise portrait
      screen List
      screen Player
      root
        navigation Nav
          List
      rotate left
      push Player
      pop
      """
    ).scenario
    let episodes = Play(scenario, version: scenario.settings.playedVersions[0]).episodes
    for episode in episodes.dropFirst(2) {
      #expect(
        episode.verdict.sentence.hasSuffix(
          "Nothing changes: UIKit wasn't notified of the app delegate's new mask."))
    }
  }

  @Test func `a mask that its own code sets too late is told as that`() {
    let scenario = Scenario.parse(
      """
      ios 15
      plist portrait landscape
      screen List supports portrait
      screen Video supports portrait
        when appearing: set Video supports landscape
      root List
      present Video as fullScreen
      """
    ).scenario
    #expect(
      Play(scenario).last.cause
        == "Video supports landscape only, but UIKit read the masks before viewWillAppear, so the new "
        + "one comes too late.")
  }

  @Test(arguments: [
    (
      "ios 16\nscreen List supports portrait autorotates no\nroot\n  tabs Tabs asks top\n    List\n"
        + "set List supports all\nupdate\nrotate left",
      "List's shouldAutorotate is false, but since iOS 16 UIKit rotates anyway."
    ),
    (
      "ios 16\nscreen Video supports landscape\nroot\n  tabs Tabs supports portrait\n    Video\n"
        + "request landscape",
      "The request fails: Tabs supports portrait only."
    ),
    (
      "ios 26\nscreen Map prefers-lock yes\nroot\n  navigation Main\n    Map\nrotate left",
      "Map: prefersInterfaceOrientationLocked is true, but Main doesn't ask its child for it."
    ),
    (
      "ios 16\nroot List\nrotate portraitUpsideDown",
      "The interface stays in portrait: this phone doesn't support upside down."
    ),
  ])
  func `a cause is what UIKit passed over, where the verdict goes by who was asked`(
    _ text: String, _ cause: String
  ) {
    #expect(Play(Scenario.parse(text).scenario).last.cause == cause)
  }

  @Test func `a launch that rotates says so`() {
    let text = """
      plist portrait landscape
      screen Board supports landscape
      root Board
      """
    #expect(
      Play(Scenario.parse(text).scenario).last.verdict.sentence
        == "The app rotates to landscapeRight at launch: Board supports landscape only.")
  }

  @Test func `a wish for a screen that is elsewhere names no check that there wasn't`() {
    let text = """
      plist portrait landscape
      root
        tabs Tabs
          Camera
      rotate left
      set Camera wants portrait
      """
    let episode = Play(Scenario.parse(text).scenario).last
    #expect(
      episode.cause == "Camera should be in portrait, but the interface is still in landscapeRight."
    )
    #expect(episode.explainedBy == nil)
  }

  @Test func `a screen that turns against its own mask is trouble`() {
    check(
      films(asks: .nobody), [.rotateLeft], .trouble, "CONT-1",
      "Films supports portrait only, but UIKit asks Main instead.")
    check(
      films(player: .landscape), [.push(playerID, into: nil)], .trouble, "REVAL-4",
      "Player supports landscape only, but iOS 15 doesn't check after a push.")
    check(
      films(), [.push(playerID, into: nil), .rotateLeft, .pop], .trouble, "REVAL-4",
      "Films supports portrait only, but iOS 15 doesn't check after a pop.")
    check(
      films(player: .landscape), [.present(playerID, as: nil, from: nil)], .trouble, "ASK-4",
      "Player supports landscape only, but under a pageSheet UIKit still asks Main.")
    check(
      films(ios: 17, on: .iPad, plist: .all), [.rotateLeft], .trouble, "PAD-1",
      "Films supports portrait only, but UIKit ignores the masks of a multitasking app.")
  }

  @Test func `a pushed screen's turn says how it was chosen`() {
    let verdict = check(
      films(ios: 16, player: .landscape), [.push(playerID, into: nil)], .turned, "CHOOSE-4",
      "The interface rotates to landscapeRight: Player supports landscape only.")
    #expect(verdict.isAssumed)
    #expect(verdict.assumptions.contains(.landscapeRightFirst))
  }

  @Test func `a dismissal goes back to what the presenter supports`() {
    check(
      films(player: .landscape),
      [.present(playerID, as: .fullScreen, from: nil), .dismiss(nil)], .turned, "REVAL-3",
      "The interface rotates to portrait: Films supports portrait only.")
  }

  @Test func `a preference is named where it decides`() {
    var app = films(player: .landscape)
    app[playerID].controller.prefers = .side(.landscapeLeft)
    check(
      app, [.present(playerID, as: .fullScreen, from: nil)], .turned, "CHOOSE-1",
      "Player is presented. The interface rotates to landscapeLeft: Player prefers it.")
  }

  @Test func `the lock and a flat phone say so`() {
    check(
      films(films: nil), [.lock(true), .rotateLeft], .refused, "LOCK-1",
      "You rotated the phone. The interface stays in portrait: the rotation lock is on.")
    check(
      films(films: nil), [.rotate(.faceUp)], .quiet, "DEV-5",
      "Nothing happens: a flat phone has no orientation to follow.")
    check(
      films(films: nil), [.rotate(.portrait)], .quiet, "DEV-7",
      "The phone is already held that way. Nothing happens: the phone hasn't moved.")
    check(
      films(films: nil, player: .portrait),
      [.present(playerID, as: .pageSheet, from: nil), .rotateLeft, .rotate(.landscapeLeft)],
      .trouble, "DEV-7",
      "Player supports portrait only, but the interface is still in landscapeRight.")
  }

  @Test func `claims are named with who made them`() {
    var still = films(films: nil)
    still[mainID].controller.autorotates = false
    check(
      still, [.rotateLeft], .refused, "AUTO-2",
      "The interface stays in portrait: Main's shouldAutorotate is false.")
    var locked = films(ios: 26, films: nil)
    locked[filmsID].controller.prefersLock = true
    locked[filmsID].controller.lockAsRead = true
    locked[mainID].controller.lock.asks = .top
    check(
      locked, [.rotateLeft], .refused, "GEO-9",
      "The interface stays in portrait: the orientation is locked, as Films prefers.")
  }

  @Test func `exceptions name the masks that share nothing`() {
    check(
      films(ios: 12, films: .landscape, plist: .portrait), [], .crashed, "EXC-1",
      "Crash: Films supports landscape only, but Info.plist lists portrait only.")
    check(
      films(films: .landscape, plist: .portrait), [], .trouble, "EXC-4",
      "Films supports landscape only, but Info.plist lists portrait only.")
    var app = films(player: .landscape)
    app[playerID].controller.prefers = .side(.portrait)
    check(
      app, [.present(playerID, as: .fullScreen, from: nil)], .crashed, "EXC-6",
      "Player is presented. Crash: Player prefers portrait but doesn't support it.")
  }

  @Test func `an app without scenes does not launch on iOS 27`() {
    var app = films(ios: 27)
    app.settings.usesSceneLifeCycle = false
    check(
      app, [], .crashed, "LAUNCH-9",
      "The app doesn't launch: the iOS 27 SDK requires the scene life cycle.")
  }

  @Test func `requests and forced values`() {
    check(
      films(ios: 26), [.request(.landscape)], .refused, "GEO-2",
      "The app requests landscape. The request fails: Films supports portrait only.")
    check(
      films(ios: 26, films: nil), [.force(.orientation(.landscapeRight))], .refused, "HACK-5",
      "It stays in portrait: on iOS 26 setting UIDevice.orientation does nothing.")
    check(
      films(ios: 26, films: nil), [.request(.portrait)], .stayed, "GEO-1",
      "The interface stays in portrait: it's already in a requested orientation.")
    check(
      films(ios: 15, films: nil), [.request(.landscape)], .impossible, nil,
      "iOS 15 doesn't have this call: it was added in iOS 16.")
  }

  @Test func `iOS 5 has children that say no`() {
    let verdict = check(
      films(ios: 5), [.rotateLeft], .refused, "CONT-9",
      "The interface stays in portrait: Films returns NO for landscapeRight.")
    #expect(!verdict.isAssumed)
  }

  @Test func `a flipped assumption makes a verdict rest on it`() {
    var app = films(ios: 16, player: .landscape)
    app.settings.assumptions[.landscapeRightFirst] = false
    let verdict = check(
      app, [.push(playerID, into: nil)], .turned, "CHOOSE-4",
      "The interface rotates to landscapeLeft: Player supports landscape only.")
    #expect(verdict.assumptions.contains(.landscapeRightFirst))
  }

  @Test func `a step for other versions is skipped`() {
    let span = SystemVersion(16)...SystemVersion(27)
    check(
      films(), [.onVersions([span], .pop)], .quiet, nil,
      "Skipped: this step doesn't apply to iOS 15.")
  }

  @Test func `an answer that is set to what it was is told as the same, whoever gives it`() {
    let masks: [(Change<Numbers>, String)] = [
      (.supports(filmsID, .mask(.portrait)), "Films returns the same mask."),
      (.prefers(filmsID, .unstated), "Films returns the same preferred orientation."),
      (.autorotates(filmsID, true), "Films returns the same value."),
      (.prefersLock(filmsID, false), "Films returns the same value."),
      // The app delegate has no such method yet, and then answers what the list has.
      (
        .delegate(.mask(.mask(.allButUpsideDown))),
        "The app delegate returns the mask that already applies."
      ),
    ]
    for version: UInt8 in [15, 16, 26] {
      let app = films(ios: version, plist: .allButUpsideDown)
      for (change, sentence) in masks {
        let episode = Play(app, [.set(change)]).last
        #expect(episode.trace.events.contains(.answersAlready(change)), "\(version): \(change)")
        #expect(episode.verdict.sentence == sentence + " Nothing happens.")
        #expect(episode.verdict.tone == .quiet && episode.verdict.rule == nil)
        #expect(episode.cause == "Nothing happens.")
        #expect(episode.way.map(\.note) == ["UIKit asks no view controller"])
        #expect(episode.chain.count == 1)
        let line = episode.chain[0].text
        #expect(line.contains(" already returned ") || line.contains(" already allowed "))
      }
    }
  }

  @Test func `an answer that is set anew while UIKit has not been told of it stays untold`() {
    let set = Step.set(.supports(filmsID, .mask(.all)))
    let app = films(ios: 16, plist: .allButUpsideDown)
    check(
      app, [set, set], .quiet, "REVAL-6",
      "Films returns the same mask. Nothing happens: UIKit hasn't been notified.")
    let told = Play(app, [set, .update(filmsID), set]).last
    #expect(told.verdict.sentence == "Films returns the same mask. Nothing happens.")
  }

  @Test func `that a question was asked at all may be what is assumed`() {
    let verdict = Play(films(ios: 16), [.rotateLeft, .push(playerID, into: nil)]).last.verdict
    #expect(verdict.tone == .turned)
    #expect(verdict.assumptions == [.reaskOnTreeChange, .deviceBeforeCurrent])
    #expect(verdict.isAssumed)
  }

  @Test func `another window is named where it decides`() {
    var app = films(ios: 17)
    let toast = app.declare("Toast")
    app.windows.append(App.Window(name: "Overlay", root: toast, presence: .hidden))
    check(
      app, [.rotateLeft], .trouble, "WIN-2",
      "Films supports portrait only, but the hidden window Overlay rotates it.")
  }

  /// Holds a step's verdict to its tone, its rule and its sentence.
  @discardableResult
  private func check(
    _ app: App, _ steps: [Step], _ tone: Explanation.Tone, _ rule: String?,
    _ sentence: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Verdict {
    let verdict = Play(app, steps).last.verdict
    #expect(verdict.tone == tone, sourceLocation: sourceLocation)
    #expect(verdict.rule?.number == rule, sourceLocation: sourceLocation)
    #expect(verdict.sentence == sentence, sourceLocation: sourceLocation)
    #expect(verdict.sentence.count <= Verdict.longest, sourceLocation: sourceLocation)
    return verdict
  }
}
