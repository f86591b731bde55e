import OrientationModel
import OrientationScenarios
import OrientationTelling
import Proofs
import SwiftCode
import Testing

/// The smallest changes, best first; each one played again from the launch.
struct FixTests {
  @Test func `a screen's own mask`() {
    check(
      films(), [.rotateLeft], ["support allButUpsideDown in Films"],
      code: [
        "  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {",
        "-   .portrait", "+   .allButUpsideDown", "  }",
      ], in: "Films.swift",
      scenario: ["- screen Films supports portrait", "+ screen Films supports allButUpsideDown"])
  }

  @Test func `a screen's own mask in the words of iOS 5`() {
    check(
      films(ios: 5), [.rotateLeft], ["support allButUpsideDown in Films"],
      code: [
        "  // iOS 5 asks shouldAutorotateToInterfaceOrientation: instead, which Swift can't "
          + "override.",
        "  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {",
        "-   .portrait", "+   .allButUpsideDown", "  }",
      ])
  }

  @Test func `a container that forwards`() {
    check(
      films(asks: .nobody), [.rotateLeft],
      ["make Main ask its top screen", "support portrait in Main"],
      code: [
        "+ class Main: UINavigationController {",
        "+   override var supportedInterfaceOrientations: UIInterfaceOrientationMask {",
        "+     topViewController?.supportedInterfaceOrientations ?? .allButUpsideDown",
        "+   }",
        "+ }", "  // Where it's made, or its class in the storyboard:",
        "- let main = UINavigationController(rootViewController: films)",
        "+ let main = Main(rootViewController: films)",
      ], in: "Main.swift",
      scenario: [
        "- navigation Main", "+ navigation Main asks top for mask",
      ])
  }

  @Test func `containers that forward together`() {
    let tabs = makeApp(ios: 16, plist: .allButUpsideDown) {
      let list = $0.declare("List", supports: .portrait)
      let settings = $0.declare("Settings", supports: .portrait)
      let navigation = $0.declare("navigation", .navigation, children: [list])
      return $0.declare("tabs", .tabs, children: [navigation, settings])
    }
    check(
      tabs, [.rotateLeft],
      [
        "support portrait in the tab bar controller",
        "make the tab bar controller ask the selected tab and "
          + "make the navigation controller ask its top screen",
      ])
  }

  @Test func `a presentation as fullScreen`() {
    check(
      films(player: .landscape), [.present(playerID, as: .pageSheet, from: nil)],
      ["present Player as fullScreen"],
      code: [
        "- player.modalPresentationStyle = .pageSheet",
        "+ player.modalPresentationStyle = .fullScreen", "  present(player, animated: true)",
      ], in: "Films.swift",
      scenario: ["- present Player as pageSheet", "+ present Player as fullScreen"])
  }

  @Test func `the screen below is not bent to help the one presented, at any step on the way`() {
    let present = Step.present(playerID, as: .pageSheet, from: nil)
    for steps in [[present], [present, .rotateLeft], [present, .rotateLeft, .rotateRight]] {
      let changes = Advice(films(player: .landscape), steps).changes
      #expect(changes.first?.title == "present Player as fullScreen", "\(steps)")
    }
  }

  @Test func `a presentation in the app's own code`() {
    var app = films(player: .landscape)
    app.reactions = [
      Reaction(
        owner: filmsID, moment: .deviceLandscape, steps: [.present(playerID, as: nil, from: nil)])
    ]
    check(
      app, [.rotateLeft], ["present Player as fullScreen"],
      scenario: [
        "  screen Films supports portrait", "-   when device landscape: present Player",
        "+   when device landscape: present Player as fullScreen",
      ], isFirst: false)
  }

  @Test func `a call of UIKit's, in the version's API`() {
    let pop: [Step] = [.push(playerID, into: nil), .rotateLeft, .pop]
    check(
      films(), pop,
      [
        "present Player as fullScreen instead of pushing it",
        "after this step, set UIDevice.orientation to portrait",
        "after the user rotates the phone to portrait", "on iOS 16",
      ],
      code: [
        "- navigationController?.pushViewController(player, animated: true)",
        "+ player.modalPresentationStyle = .fullScreen", "+ present(player, animated: true)",
      ], in: "Films.swift",
      scenario: ["- push Player", "+ present Player as fullScreen", "- pop", "+ dismiss"])
    check(
      films(ios: 26, films: nil), [.force(.orientation(.landscapeRight))],
      [
        "request landscapeRight instead", "after this step, request landscapeRight",
        "after the user rotates the phone to landscapeLeft", "on iOS 15",
      ],
      code: [
        "- UIDevice.current.setValue(",
        "-   UIInterfaceOrientation.landscapeRight.rawValue, forKey: \"orientation\")",
        "+ view.window?.windowScene?.requestGeometryUpdate(",
        "+   .iOS(interfaceOrientations: .landscapeRight)", "+ ) { error in print(error) }",
      ], scenario: ["- force landscapeRight", "+ request landscapeRight"])
    check(
      films(ios: 15, films: nil), [.request(.landscape)],
      ["set UIDevice.orientation to landscapeRight instead"], isFirst: false)
  }

  @Test func `telling UIKit that a mask changed`() {
    check(
      films(ios: 16), [.rotateLeft, .set(.supports(filmsID, .mask(.all)))],
      ["notify UIKit of Films' new mask"],
      code: [
        "  func supportAll() {", "    mask = .all",
        "+   setNeedsUpdateOfSupportedInterfaceOrientations()", "  }",
      ],
      scenario: ["  set Films supports all", "+ update Films"], isFirst: false)
  }

  @Test func `a refused request`() {
    check(films(ios: 26), [.request(.landscape)], ["support allButUpsideDown in Films"])
  }

  @Test func `shouldAutorotate and the lock of iOS 26`() {
    var still = films(films: nil)
    still[mainID].controller.autorotates = false
    check(
      still, [.rotateLeft], ["let Main autorotate", "on iOS 16"],
      code: [
        "- override var shouldAutorotate: Bool { false }",
        "+ override var shouldAutorotate: Bool {",
        "+   topViewController?.shouldAutorotate ?? super.shouldAutorotate", "+ }",
      ],
      scenario: [
        "- navigation Main autorotates no asks top", "+ navigation Main asks top",
      ])
    var locked = films(ios: 26, films: nil)
    locked[filmsID].controller.prefersLock = true
    locked[filmsID].controller.lockAsRead = true
    locked[mainID].controller.lock.asks = .top
    check(
      locked, [.rotateLeft], ["stop preferring the lock in Films", "on iOS 18"],
      code: ["- override var prefersInterfaceOrientationLocked: Bool {", "-   true", "- }"])
  }

  @Test func `the app's list and its delegate`() {
    check(
      films(films: .all, plist: .portrait), [.rotateLeft],
      [
        "list landscape in Info.plist", "return allButUpsideDown from the app delegate",
      ],
      code: [
        "  <key>UISupportedInterfaceOrientations</key>",
        "+   <string>UIInterfaceOrientationLandscapeLeft</string>",
        "+   <string>UIInterfaceOrientationLandscapeRight</string>",
      ], in: "Info.plist",
      scenario: ["- plist portrait", "+ plist portrait landscapeLeft landscapeRight"])
    check(
      films(films: .all, delegate: .mask(.mask(.portrait))), [.rotateLeft],
      ["return allButUpsideDown from the app delegate"],
      code: [
        "  func application(",
        "    _ application: UIApplication, "
          + "supportedInterfaceOrientationsFor window: UIWindow?",
        "  ) -> UIInterfaceOrientationMask {", "-   .portrait", "+   .allButUpsideDown", "  }",
      ], in: "AppDelegate.swift",
      scenario: ["- delegate portrait", "+ delegate allButUpsideDown"])
  }

  @Test func `two masks together, on request`() {
    check(
      films(plist: .portrait), [.rotateLeft],
      [
        "support allButUpsideDown in Films and list landscape in Info.plist",
        "support allButUpsideDown in Films and "
          + "return allButUpsideDown from the app delegate",
      ])
  }

  @Test func `an iPad that multitasks`() {
    check(
      films(ios: 17, on: .iPad, plist: .all), [.rotateLeft],
      [
        "set UIRequiresFullScreen", "remove portraitUpsideDown from Info.plist",
      ])
  }

  @Test func `the user's lock`() {
    check(
      films(films: nil), [.lock(true), .rotateLeft], ["with the user's rotation lock off"],
      scenario: ["  lock on", "+ lock off"], isFirst: false)
  }

  @Test func `an exception about masks, and one about preferences`() {
    check(
      films(ios: 12, films: .landscape, plist: .portrait), [],
      [
        "list landscape in Info.plist", "return allButUpsideDown from the app delegate",
        "support allButUpsideDown in Films",
      ])
    var app = films(player: .landscape)
    app[playerID].controller.prefers = .side(.portrait)
    check(
      app, [.present(playerID, as: .fullScreen, from: nil)],
      [
        "prefer no orientation in Player", "prefer landscapeRight in Player",
        "support allButUpsideDown in Player", "on iOS 17",
      ],
      code: [
        "- override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {",
        "-   .portrait", "- }",
      ])
  }

  @Test func `an exception about scenes`() {
    var app = films(ios: 27)
    app.settings.usesSceneLifeCycle = false
    check(app, [], ["adopt the scene life cycle", "on iOS 26"])
  }

  @Test func `an assumption is told apart from a change`() {
    var app = films(ios: 17)
    let toast = app.declare("Toast")
    app.windows.append(App.Window(name: "Overlay", root: toast, presence: .hidden))
    let changes = check(
      app, [.rotateLeft],
      ["support portrait in Toast", "if the assumption hidden-windows-may-turn is no"])
    #expect(changes.last?.place == .assumption)
  }

  @Test func `what a hidden window holds is left to that window's own mask`() {
    let text = """
      ios 16
      plist portrait landscape
      screen Home supports portrait
      screen A supports portrait
      screen B supports landscapeRight
      root Home
      window WA hidden
        root A
      window WB hidden
        root B
      rotate landscapeLeft

      """
    let scenario = Scenario.parse(text).scenario
    let advice = Advice(FixStory(scenario, Play(scenario).situation, at: 1))
    #expect(advice.changes.map(\.title) == ["support portrait in B"])
  }

  @Test func `a view that presents sets what its cover cannot`() {
    var app = App()
    app.settings.version = SystemVersion(16)
    let content = app.declare("Content", .view)
    let cover = app.declare("Player", .cover, supports: .landscape)
    app.windows[0].root = app.declare("Root", .hosting, children: [content]) {
      $0.preferenceDefault = .portrait
    }
    check(
      app, [.present(cover, as: nil, from: nil)],
      [
        "set landscape in Content while Player covers it", "set orientations landscape in Content",
        "if the assumption cover-defers-to-root is no",
      ],
      in: "Content.swift",
      scenario: [
        "  view Content", "+   when covering Player: set Content orientations landscape",
        "+   when uncovering Player: set Content orientations portrait",
      ])
  }

  @Test func `an orientation where a mask is wanted`() {
    var app = films(films: OrientationMask(rawValue: 3))
    app[filmsID].controller.isEnumPassedAsMask = true
    check(app, [.rotateLeft], ["support landscape in Films"], isFirst: false)
  }

  @Test func `nothing is left to wish for where the interface follows the hand`() {
    #expect(Advice(films(films: nil), [.rotateLeft]).changes.isEmpty)
    #expect(Advice(films(films: nil), [.pop]).changes.isEmpty)
  }

  @Test func `a wish of the caller's own is granted`() {
    let changes = Advice(films(), [], wish: .interface(in: .landscape)).changes
    #expect(
      changes.map(\.title) == ["support landscape in Films"])
    for change in changes { #expect(Play(change.app).world.interface.isLandscape) }
  }

  /// Holds the changes to these titles, and each to what it promises.
  @discardableResult
  private func check(
    _ app: App, _ steps: [Step], _ titles: [String], code: [String]? = nil,
    in file: String? = nil, scenario: [String]? = nil, isFirst: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Fix] {
    let advice = Advice(app, steps)
    let changes = advice.changes + advice.otherwise
    if isFirst {
      // Others may stand between them.
      let known = changes.map(\.title).filter(titles.contains)
      #expect(known == titles, "\(changes.map(\.title))", sourceLocation: sourceLocation)
      #expect(changes.first?.title == titles.first, sourceLocation: sourceLocation)
    }
    let change = isFirst ? changes.first : changes.first { titles.contains($0.title) }
    #expect(change != nil, "\(changes.map(\.title))", sourceLocation: sourceLocation)
    if let code { #expect(change?.code.map(text) == code, sourceLocation: sourceLocation) }
    if let file { #expect(change?.file == file, sourceLocation: sourceLocation) }
    if let scenario {
      #expect(change?.scenario.map(text) == scenario, sourceLocation: sourceLocation)
    }
    #expect(unproven(changes, of: app, steps) == [], sourceLocation: sourceLocation)
    return changes
  }

  private func text(_ line: Fix.Line) -> String {
    switch line.change {
    case .kept: "  " + line.text
    case .removed: "- " + line.text
    case .added: "+ " + line.text
    }
  }
}
