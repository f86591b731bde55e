import DeviceDrawing
import OrientationModel
import OrientationScenarios
import PlaygroundSession
import TerminalModel
import TestSupport
import Testing

@testable import Playground

/// An iPhone Duo on the stage: its keys, and the SDKs that an app can be built with.
struct DuoTests {
  private static let story = "open-it-and-every-mask-is-ignored"

  private func posture(after keys: String) -> Posture {
    var stage = playground(Self.story, after: keys)
    return stage.summary().world.posture
  }

  @Test(arguments: [
    ("o", Posture.open), ("o o", .closed), ("O", .half), ("O O", .open), ("O o", .closed),
    ("o O", .half), ("o O O", .open),
  ])
  func `o opens and closes, O folds half and flat again`(_ keys: String, _ posture: Posture) {
    #expect(self.posture(after: keys) == posture)
  }

  @Test(arguments: ["o Left", "o Right", "O Left"])
  func `inside, a tilted head sees what the hand sees: down is down`(_ keys: String) {
    let stage = playground(Self.story, after: "Left Tab Right " + keys)
    #expect(stage.text().contains("Game · ↓ down"))
  }

  @Test(arguments: ["o", "O"])
  func `on another device both keys say so, and Enter replays it on a Duo`(_ key: String) {
    var stage = playground(after: key)
    #expect(stage.text().contains("An iPhone doesn't open"))
    _ = stage.press("Enter")
    #expect(stage.session.setting.device == .iPhoneDuo)
    #expect(stage.session.setting.version == .firstWithDuo)
    #expect(stage.summary().world.posture == (key == "o" ? .open : .half))
    #expect(stage.summary().world.interface == .landscapeLeft)
    #expect(stage.text().contains("rotates to landscapeLeft: the phone calls for it"))
  }

  @Test func `from a Duo another device gets back the file's version`() {
    var stage = playground(after: "o Enter D Home Enter")
    #expect(stage.session.setting.device == .iPhone)
    #expect(stage.session.setting.version == stage.session.scenario.playedVersions(on: .iPhone)[0])
    _ = stage.press("u")
    #expect(stage.session.setting.device == .iPhoneDuo)
  }

  @Test func `v leads nowhere on a Duo, and says what does`() {
    let stage = playground(Self.story, after: "v")
    #expect(stage.notice == "Only iOS 27.1. V chooses the SDK, c compares them.")
  }

  @Test func `V builds the app with another SDK, and undo with the one before`() {
    var stage = playground(Self.story, after: "o V End Enter")
    #expect(stage.session.linked == 26)
    #expect(stage.text().contains("Xcode 26"))
    #expect(stage.summary().world.interface == .portrait)
    #expect(stage.session.saved.settings.playedLinks.first == SystemVersion(26))
    _ = stage.press("u")
    #expect(stage.session.linked == .firstWithDuo)
    #expect(stage.summary().world.interface == .landscapeLeft)
  }

  @Test func `c shows the app as built with each SDK, and then one phone again`() {
    var stage = playground(Self.story, after: "o c")
    for heading in ["Xcode 26  375 × 667", "Xcode 27  871 × 669", "Xcode 27.1  951 × 669"] {
      #expect(stage.text().contains(heading), "\(heading)")
    }
    _ = stage.press("c")
    #expect(stage.comparison == nil)
  }

  @Test(arguments: [("72x18", "Xcode 27.1  466 × 678"), ("80x24", "Same orientation so far.")])
  func `closed, the SDKs part in their sizes, and not in the orientation`(
    _ size: String, _ words: String
  ) {
    let size = Size(size) ?? .zero
    let stage = playground(Self.story, after: "Space c", size: size)
    #expect(stage.text(size.columns, size.rows).contains(words))
  }

  @Test func `what a user can reach has the device opened, as on the command line`() {
    let found = playground(Self.story, after: "x").text()
    #expect(found.contains("After opening the device, Game is in landscapeLeft"), "\(found)")
    #expect(playground(Self.story, after: "g").text().contains("the inner display ignores masks"))
  }

  @Test(arguments: ["Space o V End Enter", "Space V Down Enter o rotate", "Space*3"])
  func `a token keeps the SDK`(_ keys: String) throws {
    let stage = playground(Self.story, after: keys.replacing("rotate", with: "Right"))
    let token = SessionToken.token(for: stage.session)
    let session = try SessionToken.session(of: token)
    #expect(session.linked == stage.session.linked)
    #expect(session.setting.version == .firstWithDuo)
    #expect(session.saved.text == stage.session.saved.text)
  }

  @Test(arguments: [("", "o open"), ("o", "o close"), ("O", "O flat again"), ("o", "O half open")])
  func `the bar of a Duo folds it`(_ keys: String, _ entry: String) {
    let app = "device iPhone Duo\nscreen List\nscreen Detail\nroot List"
    var stage = PlaygroundState(Session(Scenario.parse(app).scenario, origin: .new))
    _ = stage.press(keys)
    #expect(stage.text().contains(entry))
    #expect(stage.text().contains("c Xcode 26, 27, 27.1"))
  }

  private func frame(after keys: String) -> Rect {
    var stage = playground(Self.story, after: keys)
    var picture = stage.picture()
    picture.reach = 34
    var canvas = Canvas(size: Size(columns: 36, rows: 18))
    return picture.draw(in: &canvas, area: canvas.bounds).frame
  }

  @Test(arguments: [("", false), ("Left", true), ("Right", true), ("Right Right", false)])
  func `open, it is twice as large, and its hinge is where it was`(
    _ keys: String, _ isSideways: Bool
  ) {
    let closed = frame(after: keys)
    let open = frame(after: keys + " o")
    #expect(closed.union(open) == open)
    #expect(frame(after: keys + " O") == open)
    if isSideways {
      #expect(closed.size == Size(columns: open.size.columns, rows: (open.size.rows + 1) / 2))
    } else {
      #expect(closed.size == Size(columns: (open.size.columns + 1) / 2, rows: open.size.rows))
    }
  }

  @Test func `what is made for another shape shows it, and what is lost`() {
    let closed = playground(Self.story).text()
    #expect(!closed.contains("made for") && !closed.contains("below the edge"))
    let open = playground(Self.story, after: "o", size: Size(columns: 200, rows: 55)).text(200, 55)
    for words in ["made for 466 × 678", "rows below the edge", "ignored inside"] {
      #expect(open.contains(words), "\(words)")
    }
    #expect(playground(Self.story, after: "o").text().contains("Held like a book."))
    let hold = "Open, the display's own portrait"
    let stage = playground(Self.story, after: "o Left")
    #expect(stage.text().contains(hold) && !stage.text().contains("Held like"))
    #expect(!playground(Self.story, after: "o Left Right Left").text().contains(hold))
  }

  @Test func `how it's held is what the hand does, locked or flat`() {
    let locked = playground(Self.story, after: "l Left o").text()
    #expect(locked.contains("Held like a laptop. UIDevice.orientation:"), "\(locked)")
    #expect(locked.contains("landscapeLeft   reads portrait"), "\(locked)")
    let flat = playground(Self.story, after: "o f").text()
    #expect(!flat.contains("Held like") && flat.contains("last held portrait"), "\(flat)")
  }

  @Test func `inside, no screen is kept from an answer by its container`() {
    let text = playground("the-tab-bar-answers", after: "o Enter O").text()
    #expect(text.contains("UIKit asks no view controller"))
    #expect(!text.contains("inside Tabs"), "\(text)")
    #expect(!text.contains("opposite sides"), "\(text)")
  }

  @Test func `an app of the iOS 26 SDK is upright in the middle of the open display`() {
    var stage = playground(Self.story, after: "o V End Enter")
    #expect(stage.picture().spoken.contains("with black bars around it"))
    #expect(stage.picture().spoken.contains("The interface is portrait, with its top edge up."))
  }

  @Test func `where it doesn't open, a closed one stands in the middle`() {
    var stage = playground(Self.story)
    let area = Rect(Size(columns: 60, rows: 24))
    func aside(keepsHinge: Bool) -> Int {
      var picture = stage.picture()
      picture.keepsHinge = keepsHinge
      var canvas = Canvas(size: area.size)
      let frame = picture.draw(in: &canvas, area: area).frame
      return abs(frame.left - (area.right - frame.right))
    }
    #expect(aside(keepsHinge: false) <= 1)
    #expect(aside(keepsHinge: true) > 8)
  }

  @Test func `a change in words is said whole before a blank row stands above it`() {
    let size = Size(columns: 80, rows: 24)
    let text = playground("the-tab-bar-answers", after: "o Enter", size: size).text(80, 24)
    #expect(text.contains("To fix it") && text.contains("  UIRequiresFullScreen"), "\(text)")
  }

  @Test func `what an open Duo calls for is told at every size`() {
    for size in ["80x24", "100x30", "120x40"].compactMap({ Size($0) }) {
      let text = playground(after: "N Down*7 Enter o").text(size.columns, size.rows)
      #expect(text.contains("for landscapeLeft"), "\(text)")
    }
  }
}
