import OrientationModel
import OrientationScenarios
import Testing

struct GeometryTests {
  @Test func `a status bar set by hand turns nothing, and what reads the interface says so`() {
    let text = """
      device iPhone SE
      ios 9
      screen List supports portrait autorotates no
      root List
      status-bar landscapeRight
      rotate landscapeLeft
      """
    let play = Play(Scenario.parse(text).scenario, device: .iPhoneSE, version: SystemVersion(9))
    #expect(
      play.episodes.map(\.outcomeWords) == ["at launch", "by the status bar", "unchanged"])
  }

  @Test func `sizes, size classes and letterboxing are outcomes`() {
    #expect(
      failures(
        """
        device iPhone
        ios 16, 26
        root
          navigation
            List
        expect size 390x844
        expect size List 390x844
        expect class compact regular
        expect letterboxed no
        expect status-bar portrait
        rotate landscapeLeft
          expect size 844x390
          expect size List 844x390
          expect class compact compact
          expect keyboard landscapeRight
          expect keyboard landscape
          expect status-bar landscape
        """) == [])
  }

  @Test func `the user resizes what is resizable and nothing else`() {
    for setUp in ["device iPhone", "device iPad", "device iPad\nscene windowed"] {
      let text = "ios 27\n\(setUp)\nroot A\nresize 500x700\n"
      #expect(Play(Scenario.parse(text).scenario).stop?.outcome.problem == .notResizable)
      #expect(
        failures(
          text.replacing("resize 5", with: "resize resizable\nresize 5")
            + "  expect size 500x700\nresize 600x700\n  expect size 600x700\n") == [])
    }
  }

  @Test func `an iPad's scene is as wide as it is shared`() {
    #expect(
      failures(
        """
        device iPad
        ios 16, 18
        scene split 1/2
        root List
        expect size 438x1024
        rotate landscapeLeft
          expect size 507x768
          expect class compact regular
        resize split 2/3
          expect size 694x768
          expect class regular regular
        rotate portrait
          expect size 438x1024
          expect class compact regular
        rotate landscapeLeft
        resize slide-over
          expect size 320x768
        resize stage 834x600
          expect size 834x600
          expect class regular regular
        resize stage 400x600
          expect size 400x600
          expect class compact regular
        resize windowed
          expect size 1024x768
        resize full-screen
          expect class regular regular
        """) == [])
  }

  @Test func `an app that requires full screen is letterboxed in a window of another shape`() {
    #expect(
      failures(
        """
        device iPad Pro
        ios 18
        plist pad all
        requires-full-screen yes
        scene stage 600x600
        screen List supports landscape
        root List
        expect letterboxed yes
        expect interface landscape
        expect size 600x419
        resize full-screen
          expect letterboxed no
        """) == [])
  }

  @Test func `to iPadOS 18 an app that lists some sides keeps its shape and shares no screen`() {
    let text = "device iPad Pro\nios 18, 26\nplist pad landscape\nheld landscapeLeft\nroot List\n"
    #expect(
      failures(
        text + """
          resize stage 700x700
            expect ios 18: size 700x488
            expect ios 18: letterboxed yes
            expect ios 26: size 700x700
          """) == [])
    let shared = Scenario.parse(text + "resize split 1/2\n").scenario
    #expect(Play(shared, version: SystemVersion(18)).stop != nil)
    #expect(Play(shared, version: SystemVersion(26)).stop != nil)
  }

  @Test func `what a version or device lacks is ignored, and said so`() {
    for (set, device, version) in [
      ("scene split 1/2", Device.iPhone, 18), ("scene slide-over", .iPad, 8),
      ("scene stage 834x600", .iPad, 15), ("requires-full-screen yes\nscene split 1/3", .iPad, 18),
      ("plist pad portrait landscape\nscene slide-over", .iPad, 18),
    ] {
      let scenario = Scenario.parse("\(set)\nroot List").scenario
      let play = Play(scenario, device: device, version: SystemVersion(UInt8(version)))
      #expect(play.episodes[0].trace.events.contains(.ignored(.sceneMode)), "\(set)")
      #expect(play.world.mode == .fullScreen)
    }
    let old = Scenario.parse(
      "window W\n  root Other\nscreen A prefers landscapeLeft\n"
        + "root\n  navigation asks top by delegate\n    A"
    ).scenario
    let events = Play(old, version: SystemVersion(5)).episodes[0].trace.events
    for setting in [IgnoredSetting.preferred, .containerDelegate, .otherWindows] {
      #expect(events.contains(.ignored(setting)))
    }
  }

  @Test(arguments: [
    ("minimum-size 400x300\nroot A", Device.iPhone, 26, IgnoredSetting.minimumSize, true),
    ("minimum-size 400x300\nroot A", .iPad, 18, .minimumSize, true),
    ("minimum-size 400x300\nroot A", .iPad, 26, .minimumSize, false),
    ("minimum-size 400x300\nroot A", .iPhone, 27, .minimumSize, false),
    ("root\n  navigation asks top for lock\n    A", .iPhone, 18, .prefersLock, true),
    ("root\n  navigation asks top for lock\n    A", .iPhone, 26, .prefersLock, false),
    ("root\n  screen A\n    when is appearing: attempt", .iPhone, 12, .isAppearing, true),
    ("root\n  screen A\n    when is appearing: attempt", .iPhone, 15, .isAppearing, false),
  ])
  func `set-up without effect is told, and none that has one`(
    _ text: String, _ device: Device, _ version: Int, _ setting: IgnoredSetting, _ isTold: Bool
  ) {
    let reading = Scenario.parse(text)
    #expect(reading.isRight)
    let play = Play(reading.scenario, device: device, version: SystemVersion(UInt8(version)))
    #expect(play.episodes[0].trace.events.contains(.ignored(setting)) == isTold)
  }

  @Test func `a shape of the scene that a version lacks leaves it as it is, and the play goes on`()
  {
    #expect(
      failures(
        """
        device iPad
        ios 15, 16
        root List
        resize stage 700x700
          expect ios 15: size 768x1024
          expect ios 16: size 700x700
        rotate landscapeLeft
          expect ios 15: size 1024x768
        """) == [])
    let scenario = Scenario.parse("device iPad\nroot List\nresize stage 700x700").scenario
    let play = Play(scenario, version: SystemVersion(15))
    #expect(play.last.trace.events.contains(.ignored(.resize)))
  }

  @Test func `up to iOS 6 screens stand below the status bar and between bars`() {
    let tabs = """
      root
        tabs
          navigation
            List

      """
    #expect(
      failures(
        "device iPad\nios 4, 6\nplist all\nscreen List supports all\n" + tabs + """
          expect size 768x1024
          expect size List 768x911
          """) == [])
    #expect(
      failures(
        "device iPhone\nios 5, 6\nheld landscapeLeft\nplist landscapeRight\n"
          + "screen List supports landscape\n" + tabs + """
            expect ios 5: size 480x320
            expect ios 6: size 568x320
            expect ios 5: size List 480x219
            expect ios 6: size List 568x219
            """) == [])
    #expect(
      failures(
        "device iPhone\nios 7\nlinked 6\n" + tabs + "expect size List 320x455") == [])
    #expect(failures("device iPhone\nios 7\n" + tabs + "expect size List 320x568") == [])
  }

  @Test func `a step for windows needs an iPad, and a shape is spelled out`() {
    #expect(problems("ios 18\nroot List\nresize split 1/2") == [.noDevice])
    #expect(problems("device iPad\nroot List\nresize split 1/4") == [.unknownWord])
    #expect(problems("device iPad\nroot List\nresize split 2/2") == [.unknownWord])
    #expect(problems("device iPad\nroot List\nresize stage") == [.missing])
    #expect(problems("device iPad\nroot List\nresize stage 0x400") == [.unknownWord])
    #expect(problems("device iPad\nios 15\nroot List\nresize stage 400x400") == [.neverAvailable])
    #expect(problems("root List\nexpect class tall wide") == [.unknownWord])
    #expect(problems("root List\nexpect size List") == [.missing])
    #expect(problems("root List\nexpect letterboxed maybe") == [.unknownWord])
  }
}
