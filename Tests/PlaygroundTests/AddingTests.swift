import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import SwiftCode
import TerminalModel
import Testing

@testable import Playground

/// Saying what one wants, and an app of one's own by choosing.
struct AddingTests {
  @Test func `what is wanted is written, judged at once, and taken back by one key`() {
    var stage = playground("Situations/00-empty")
    _ = stage.press(": text:'plist portrait' Enter Right")
    #expect(stage.text().contains(" · The interface stays in portrait"))
    _ = stage.press("w Down Down Enter")
    #expect(stage.saved.contains("wants allButUpsideDown"))
    #expect(stage.text().contains(" ! "))
    #expect(stage.text().contains("Enter try the fix"))
    _ = stage.press("u")
    #expect(!stage.saved.contains("wants"))
  }

  @Test func `a screen that no line declares can be wanted in something, and then has a line`() {
    var stage = PlaygroundState(
      Session(Scenario.parse("root\n  navigation\n    A\n").scenario, origin: .new))
    #expect(stage.text().contains("w say what you want"))
    _ = stage.press("w Down Enter")
    #expect(stage.saved.contains("screen A wants landscape"), "\(stage.saved)")
  }

  @Test func `where no screen of the app is seen, nothing is offered to want`() {
    let stage = PlaygroundState(
      Session(Scenario.parse("root\n  system player\n").scenario, origin: .new))
    #expect(!stage.text().contains("w say what you want"))
  }

  @Test func `a new screen's name has no blanks at its ends, and is none of Swift's own`() {
    var stage = playground("Situations/00-empty", after: "+ text:'Video ' Enter")
    #expect(stage.saved.contains("Video") && !stage.saved.contains("\"Video"), "\(stage.saved)")
    stage = playground("Situations/00-empty", after: "+ text:Self Enter Right k")
    #expect(!stage.text().contains("class Self:") && stage.text().contains("SelfController"))
  }

  @Test func `one of Apple's own is put in no stack`() {
    let text = "screen List\nroot\n  navigation Main asks top\n    List\npresent system alert\n"
    var stage = PlaygroundState(Session(Scenario.parse(text).scenario, origin: .new))
    _ = stage.press("Space p")
    #expect(stage.text().contains("The alert isn't in a navigation controller"), "\(stage.text())")
    #expect(!stage.text().contains("put system alert in one"))
    _ = stage.press("+ Down Down")
    #expect(!stage.text().contains("in a new navigation controller"), "\(stage.text())")
  }

  @Test(arguments: [
    ("My View", "class MyView: UIViewController"), ("class", "class Class: UIViewController"),
    ("UIViewController", "class UIViewControllerController: UIViewController"),
  ])
  func `a new screen's code has the name that its class will have`(_ name: String, _ code: String) {
    var stage = playground("Situations/00-empty", after: "+ C-u text:'\(name)'")
    #expect(stage.text().contains(code), "\(stage.text())")
    _ = stage.press("Enter k")
    #expect(stage.text().contains(code), "\(stage.text())")
  }

  @Test func `what was changed is lit in the code, the list of orientations too`() {
    var stage = playground(after: "Right Enter m text:plist Right Esc k")
    var lines = stage.summary().files.flatMap { $0.lines }
    #expect(stage.summary().files.first?.name == "Info.plist")
    #expect(lines.contains { $0.change != .kept && $0.text.contains("UIInterfaceOrientation") })
    stage = playground("Situations/05-swiftui", after: "+ Enter k")
    lines = stage.summary().files.flatMap { $0.lines }
    #expect(lines.contains(.added("struct Player2: View {")), "\(lines.map(\.text))")
  }

  @Test func `an iPad that shares its screen no more says which versions do`() {
    let stage = playground(after: "N text:ipad Enter r")
    #expect(stage.text().contains("Split View"), "\(stage.text())")
    #expect(stage.text().contains("iPadOS 18"))
    #expect(!playground(after: "r").text().contains("Split View"))
  }

  @Test func `I don't mind takes the problem away`() {
    var stage = playground("the-tab-bar-answers", after: "Right")
    #expect(stage.text().contains(" ! "))
    _ = stage.press("w End Enter")
    #expect(!stage.summary().verdict.isProblem)
  }

  @Test(arguments: [
    ("", "push Player"), ("Right", "present Player as fullScreen"),
    ("Right Right", "present Player as pageSheet"), ("Right Right Right", "select Player"),
  ])
  func `a screen is added and shown in each way`(_ keys: String, _ step: String) {
    var stage = playground(after: "N Enter + Down Right Down \(keys) Enter")
    #expect(stage.saved.contains("Player supports portrait"), "\(stage.saved)")
    #expect(stage.saved.contains(step), "\(stage.saved)")
    #expect(Scenario.parse(stage.saved).isRight)
    let summary = stage.summary()
    #expect(summary.snapshot.visible.map { summary.wording.name($0) } == "Player")
  }

  @Test func `its name is typed, and one that is taken is refused`() {
    let typed = playground(after: "N Enter + C-u text:Film Enter")
    #expect(typed.saved.contains("push Film"))
    let taken = playground(after: "N Enter + C-u text:Home Enter")
    #expect(taken.text().contains("is taken"))
  }

  @Test func `a file of one's own has no template's words`() {
    let saved = playground(after: "N Down Enter Right").saved
    #expect(!saved.contains("UINavigationController subclass") && !saved.contains("evidence"))
  }

  @Test func `a window on top is added with its screen`() {
    let stage = playground(after: "N Enter + Down Right Down Left Enter")
    #expect(stage.saved.contains("window Top"), "\(stage.saved)")
  }

  @Test(arguments: [
    ("Right", "cover", ".fullScreenCover("),
    ("Right Right", "sheet", ".sheet("),
  ])
  func `a view has no mask, and its code is SwiftUI's`(_ keys: String, _ kind: String, code: String)
  {
    var stage = playground(after: "N Down*5 Enter + Down \(keys)")
    let text = stage.text()
    #expect(text.contains("struct Player2: View") && text.contains(code), "\(text)")
    #expect(!text.contains("supports  ") && !text.contains("UIViewController"), "\(text)")
    _ = stage.press("Enter")
    let lines = stage.saved.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix(kind) && $0.hasSuffix(" Player2") }, "\(stage.saved)")
    #expect(lines.contains("present Player2"), "\(stage.saved)")
    let summary = stage.summary()
    #expect(summary.snapshot.visible.map { summary.wording.name($0) } == "Player2")
  }

  @Test func `a view that is pushed is a destination`() {
    let text = playground(after: "N Down*5 Enter +").text()
    #expect(text.contains(".navigationDestination(for:") && text.contains("Player2()"), "\(text)")
  }

  @Test(arguments: [
    ("15", Device.iPhone), ("iPhone 15", .iPhone), ("14 Pro", .iPhone),
    ("16 Plus", .iPhoneProMax), ("8 Plus", .iPhonePlus), ("14", .iPhone), ("8", .iPhoneSE),
    ("iPad mini", .iPadPro), ("ipad 9", .iPad), ("17 Pro Max", .iPhoneProMax),
  ])
  func `whatever is sold is found under its name`(name: String, device: Device) {
    var stage = playground("the-tab-bar-answers", after: "Right D text:'\(name)'")
    _ = stage.press("Enter")
    #expect(stage.session.setting.device == device)
  }

  @Test func `the device is chosen by the name it's sold under`() {
    let stage = playground("the-tab-bar-answers", after: "Right D text:air Enter")
    #expect(stage.session.setting.device == .iPadPro)
  }

  /// An app of one's own with a sheet over its only screen.
  private let sheet = "N Enter + Down Right Down Right*2 Enter"

  @Test func `Tab asks about the other screen that is seen, and is named where keys are`() {
    var stage = playground(after: sheet + " w")
    let size = Size(columns: 80, rows: 24)
    #expect(stage.text(80, 24).contains("Tab Home"), "\(stage.text(80, 24))")
    _ = stage.press("Tab", size: size)
    #expect(stage.text(80, 24).contains("What do you want Home to be in?"))
    #expect(stage.text(80, 24).contains("Tab Player"))
  }

  @Test func `beside who decided, the code has the screen that is seen and wasn't asked`() {
    let text = playground(after: sheet + " k").text()
    #expect(text.contains("class Home") && text.contains("class Player"), "\(text)")
  }

  @Test func `Backspace leaves a list for the one that opened it`() {
    let text = playground(after: "m End Enter BS").text()
    #expect(text.contains("Masks and settings"), "\(text)")
    #expect(playground(after: "m End Enter BS Esc").overlays.isEmpty)
  }

  @Test func `one u takes back all that one + did, and leaves nothing to come`() {
    let before = playground(after: "N Enter")
    let stage = playground(after: "N Enter + Enter u")
    #expect(stage.saved == before.saved)
    #expect(stage.text().contains("● launch\n") && !stage.text().contains("space next"))
    #expect(playground(after: "N Enter + Enter u C-r").text().contains("● push Player"))
  }

  @Test func `a preference counts where something is dismissed, too`() {
    let stage = playground(
      after: "N Down*2 Enter + Down Right*3 Down Right Enter Left d Down*3")
    #expect(
      stage.text().contains("only when something is presented or dismissed"), "\(stage.text())")
  }
}
