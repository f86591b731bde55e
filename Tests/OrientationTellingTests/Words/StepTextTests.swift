import OrientationModel
import OrientationScenarios
import OrientationTelling
import Proofs
import Testing

/// A step as a sentence of the language, and as something that happened.
struct StepTextTests {
  @Test func `the hand`() {
    check(nil, "", "The app launches.")
    check(.rotate(.landscapeLeft), "rotate landscapeLeft", "You rotated the phone.")
    check(.rotate(.faceUp), "rotate faceUp", "You laid the phone flat.")
    check(.rotate(.unknown), "rotate unknown", "The device orientation becomes unknown.")
    check(.rotateLeft, "rotate left", "You rotated the phone.")
    check(.rotateRight, "rotate right", "You rotated the phone.")
    check(.lock(true), "lock on", "You turned on the rotation lock.")
    check(.lock(false), "lock off", "You turned off the rotation lock.")
  }

  @Test func `the tree`() {
    check(.push(playerID, into: nil), "push Player", "Player is pushed.")
    check(.push(playerID, into: mainID), "push Player in Main", "Player is pushed.")
    check(.pop, "pop", "The top screen is popped.")
    check(.popTo(filmsID), "pop to Films", "The stack is popped to Films.")
    check(.popToRoot, "pop to root", "The stack is popped to its root.")
    check(.present(playerID, as: nil, from: nil), "present Player", "Player is presented.")
    check(
      .present(playerID, as: .customRemoving, from: filmsID),
      "present Player as custom removing from Films", "Player is presented.")
    check(.dismiss(nil), "dismiss", "The presented screen is dismissed.")
    check(.dismiss(playerID), "dismiss Player", "Player is dismissed.")
    check(.select(filmsID), "select Films", "Films is selected.")
    check(.replaceRoot(playerID), "replace root with Player", "Player is now the root.")
    check(
      .replace(filmsID, with: playerID), "replace Films with Player",
      "Player replaces another view controller.")
  }

  @Test func `what the app asks for`() {
    check(
      .force(.orientation(.landscapeLeft)), "force landscapeLeft",
      "The app sets UIDevice.orientation to landscapeLeft.")
    check(.force(.unknown), "force unknown", "The app sets UIDevice.orientation.")
    check(.force(.preferred), "force preferred", "The app sets UIDevice.orientation.")
    check(.request(.landscape), "request landscape", "The app requests landscape.")
    check(.update(nil), "update", "The app notifies UIKit of a new mask.")
    check(.update(filmsID), "update Films", "The app notifies UIKit of a new mask.")
    check(.updateLock(nil), "update lock", "The app notifies UIKit of its lock preference.")
    check(
      .updateLock(filmsID), "update lock Films", "The app notifies UIKit of its lock preference.")
    check(.statusBar(.portrait), "status-bar portrait", "The app sets the status bar orientation.")
    check(.attempt, "attempt", "The app attempts a rotation.")
    check(.beginPop, "begin pop", "A swipe back begins.")
    check(.beginDismiss, "begin dismiss", "A drag down begins.")
    check(.cancel, "cancel", "The swipe is canceled.")
    check(.finish, "finish", "The swipe is finished.")
  }

  @Test func `what the app changes`() {
    check(
      .set(.supports(filmsID, .mask(.all))), "set Films supports all",
      "Films changes its mask.")
    check(
      .set(.orientations(filmsID, .landscape)), "set Films orientations landscape",
      "Films changes its mask.")
    check(
      .set(.prefers(filmsID, .side(.portrait))), "set Films prefers portrait",
      "Films changes its preferred orientation.")
    check(
      .set(.autorotates(filmsID, false)), "set Films autorotates no",
      "Films changes what it returns.")
    check(
      .set(.prefersLock(filmsID, true)), "set Films prefers-lock yes",
      "Films changes what it returns.")
    check(.set(.delegate(.top)), "set delegate asks top", "The app delegate changes its mask.")
    check(
      .set(.delegate(.during([playerID], .mask(.all), otherwise: .mask(.portrait)))),
      "set delegate all for Player otherwise portrait", "The app delegate changes its mask.")
    check(
      .set(.delegate(.window(0, .mask(.all), otherwise: .mask(.portrait)))),
      "set delegate all for window main otherwise portrait", "The app delegate changes its mask.")
  }

  @Test func `windows, scene and versions`() {
    check(.addWindow(0), "add window main", "The main window is created.")
    check(.showWindow(0), "show window main", "The main window is shown.")
    check(.hideWindow(0), "hide window main", "The main window is hidden.")
    check(.resize(SceneShape(.windowed)), "resize windowed", "The scene is now windowed.")
    check(.background, "background", "The app goes to the background.")
    check(.foreground, "foreground", "The app returns to the foreground.")
    check(.beginGenerating, "begin generating", "The app starts device orientation notifications.")
    check(.endGenerating, "end generating", "The app stops device orientation notifications.")
    let span = SystemVersion(6)...SystemVersion(12)
    check(.onVersions([span], .pop), "ios 6-12: pop", "The top screen is popped.")
    let open = SystemVersion(16)...SystemVersion(27)
    check(.onVersions([open], .attempt), "ios 16-: attempt", "The app attempts a rotation.")
  }

  @Test func `the place of a step's code goes on with a small letter, unless a name begins it`() {
    let wording = Wording(films())
    #expect(wording.place(of: .showWindow(0)) == "Where the main window is shown")
    #expect(wording.place(of: .dismiss(nil)) == "Where the presented screen is dismissed")
    #expect(wording.place(of: .set(.delegate(.top))) == "Where the app delegate changes its mask")
    #expect(wording.place(of: .push(playerID, into: nil)) == "Where Player is pushed")
    #expect(wording.place(of: .update(nil)) == "Where the app notifies UIKit of a new mask")
  }

  @Test func `a name that is no plain word stands in quotation marks`() {
    var app = App()
    let words = ["photo list", "root", "say \"hi\"", "一覧", "navigation(Player)"]
    let ids = words.map { app.declare($0) }
    #expect(
      ids.map { app.text(of: $0) } == [
        "\"photo list\"", "\"root\"", "\"say \\\"hi\\\"\"", "一覧", "\"navigation(Player)\"",
      ])
    #expect(app.text(of: 0) == "nobody")
  }

  private func check(
    _ step: Step?, _ sentence: String, _ event: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let wording = Wording(films())
    if let step {
      #expect(wording.app.text(of: step) == sentence, sourceLocation: sourceLocation)
    }
    #expect(wording.event(of: step) == event, sourceLocation: sourceLocation)
  }
}
