import OrientationModel
import OrientationScenarios
import Testing

struct MomentaryAnswerTests {
  @Test func `a mask of the moment holds the interface where it is, and a preference too`() {
    #expect(
      failures(
        """
        ios 15, 16
        screen Here supports current
        screen Player supports all prefers current
        root Here
        rotate landscapeLeft
          expect stayed
          expect allowed portrait
        set Here supports all
        ios 16-: update
        rotate landscapeRight
        rotate landscapeLeft
          expect interface landscapeRight
        set Here supports current
        present Player as fullScreen
          expect interface landscapeRight
        """) == [])
  }

  @Test func `a container that asks its top by class sees its top, not the alert over it`() {
    func story(_ asked: String, _ interface: String) -> String {
      """
      ios 8, 12, 15
      screen A
      screen B
      root
        navigation Main supports portrait asks \(asked) when B
          A
      push B
      present system alert
      rotate landscapeLeft
        expect interface \(interface)
      """
    }
    #expect(failures(story("top", "landscapeRight")) == [])
    #expect(failures(story("visible", "portrait")) == [])
  }

  @Test func `a presentation that removes its presenter takes it off the screen`() {
    let story = "ios 8-18, 26\nscreen A\nscreen P\nroot A\npresent P as custom"
    #expect(failures(story + " removing\n  expect callbacks viewDidDisappear A") == [])
    #expect(failures(story + "\n  expect no callbacks A") == [])
  }

  @Test func `from 27 on a step for a minor version is for that one`() {
    let text = """
      ios 18, 27, 27.1
      root List
      ios 27.1: rotate left
      ios 27: rotate portrait
      ios 26-27.1: lock on
      ios 18.1: rotate right
      """
    let scenario = Scenario.parse(text).scenario
    let plays = scenario.settings.playedVersions.map { Play(scenario, version: $0) }
    #expect(
      plays.map { $0.episodes.dropFirst().map(\.isSkipped) } == [
        [true, true, true, false], [true, false, false, true], [false, false, false, true],
      ])
    let steps = plays[0].episodes.dropFirst().compactMap { $0.step.map($0.app.text(of:)) }
    #expect(
      steps == [
        "ios 27.1: rotate left", "ios 27: rotate portrait", "ios 26-27.1: lock on",
        "ios 18: rotate right",
      ])
  }

  @Test func `the default style is full screen unless the app was built with the 13 SDK`() {
    #expect(
      failures(
        """
        ios 13, 17
        linked 12, 13
        screen List supports portrait
        screen Player supports landscape
        root List
        present Player
          expect linked 12: interface landscapeRight
          expect linked 13: interface portrait
        """) == [])
  }

  @Test func `under the user's lock a request lasts until something else rotates the interface`() {
    #expect(
      failures(
        """
        ios 16-
        lock on
        delegate allButUpsideDown
        root Library
        request portrait
        set delegate landscape
        update
          expect interface landscape
        set delegate allButUpsideDown
        update
          expect interface landscape
        """) == [])
  }

  @Test func `a root that is exchanged is neither popped nor dismissed`() {
    #expect(
      failures(
        """
        ios 17
        delegate portrait
        screen Player
          when appearing: set delegate landscape; update
          when leaving: set delegate portrait; update
        screen Login
        root
          navigation Main
            List
        push Player
          expect interface landscape
        replace root with Login
          expect interface landscape
        """) == [])
  }

  @Test func `a raw value that is no orientation ends the app as UIKit words it`() {
    #expect(
      failures(
        """
        ios 16
        screen Player supports allButUpsideDown prefers raw 7
        root List
        present Player as fullScreen
          expect crash "'(7)' must match a supported interface orientation"
        """) == [])
    #expect(problems("screen A prefers raw 3\nroot A") == [.unknownOrientation])
    #expect(problems("screen A prefers raw x\nroot A") == [.unknownOrientation])
  }
}

struct DelegateByIdiomTests {
  @Test(arguments: [("iPhone", "portrait"), ("iPad", "landscapeRight")])
  func `a delegate answers by the idiom that the app runs in`(_ device: String, _ interface: String)
  {
    let story = """
      ios 26
      device \(device)
      family IDIOM
      requires-full-screen yes
      delegate pad all phone portrait
      screen List supports all
      root List
      rotate left
        expect interface \(interface)
      set delegate phone landscape pad portrait
      update
        expect interface \(device == "iPhone" ? "landscape" : "portrait")
      """
    #expect(failures(story.replacing("IDIOM", with: "universal")) == [])
    let read = Scenario.parse(story.replacing("IDIOM", with: "universal")).scenario
    #expect(read.text.contains("delegate phone portrait pad all"))
    // An iPhone's app on an iPad finds itself on a phone.
    #expect(failures(story.replacing("IDIOM", with: "phone")).isEmpty == (device == "iPhone"))
  }

  @Test func `both idioms have to be said`() {
    #expect(problems("delegate phone portrait\nroot A").map(\.number) == [105])
  }
}

struct SystemControllerTests {
  @Test func `attributes of Apple's own controllers count wherever they are declared`() {
    let story = """
      ios 26
      delegate all
      screen List supports portrait
      root List
      present system player
        expect interface portrait
        expect allowed landscape
      """
    #expect(failures("system player supports landscape\n" + story).count == 1)
    #expect(
      failures(
        "system player supports landscape\n"
          + story.replacing("  expect interface portrait\n", with: "  expect interface landscape\n")
      )
        == [])
  }

  @Test(arguments: [(8, false), (9, true), (10, false), (11, true), (26, true)])
  func `a page's video turns beyond the app's mask on some versions`(_ ios: Int, _ turns: Bool) {
    let story = """
      ios \(ios)
      plist portrait
      root Page
      present system webVideo
      rotate left
        expect interface \(turns ? "landscapeRight" : "portrait")
        expect asked system webVideo
      dismiss
        expect interface portrait
      """
    #expect(failures(story) == [])
    let known = "delegate all for system webVideo otherwise portrait\n"
    #expect(failures(known + story).isEmpty == turns)
  }

  @Test(arguments: ["quickLook", "photoPicker", "store", "contacts"])
  func `the newer ones have their versions`(_ name: String) {
    #expect(problems("ios 26\nroot List\npresent system \(name)") == [])
    #expect(problems("ios 3\nroot List\npresent system \(name)") == [.neverAvailable])
  }
}

struct DeviceFamilyTests {
  private let story = """
    plist pad all
    plist phone portrait landscape
    screen Page supports landscape
    root Page
    rotate right
      expect asked Page
      expect interface landscapeLeft
    rotate portraitUpsideDown
      expect interface landscapeLeft

    """

  @Test func `an app for the iPhone alone is asked on an iPad as on a phone`() {
    let phone = "device iPad\nios 15\nfamily phone\n"
    #expect(failures(phone + story + "  expect class compact compact") == [])
    #expect(!failures(phone.replacing("phone", with: "universal") + story).isEmpty)
    #expect(failures(phone.replacing("iPad", with: "iPhone SE") + story) == [])
  }

  @Test(arguments: [(11, "320x480", "yes"), (12, "375x667", "yes"), (26, "375x667", "no")])
  func `it measures a phone, with bars around it to 18`(_ ios: Int, _ size: String, _ bars: String)
  {
    let start = "device iPad\nios \(ios)\nfamily phone\nscene windowed\nroot Page\n"
    #expect(failures(start + "expect size \(size)\nexpect letterboxed \(bars)") == [])
  }

  @Test func `there it is the iPad that is locked, on the side of the moment`() {
    let start = "device iPad\nios 15\nfamily phone\nroot Page\nrotate left\nlock on\n"
    #expect(failures(start + "rotate portrait\n  expect interface landscapeRight") == [])
  }

  @Test func `the line is printed as it was read`() {
    #expect(problems("family tablet\nroot A") == [.unknownWord])
    #expect(Scenario.parse("family phone\nroot A").scenario.text.contains("family phone"))
  }
}
