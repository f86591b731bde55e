import OrientationModel
import OrientationScenarios
import OrientationTelling
import SwiftCode
import Testing

/// The code of a change asks and calls what UIKit has there.
struct CalledCodeTests {
  @Test(
    arguments: [("13", "viewControllers.last"), ("17", "viewController(for: .secondary)")])
  func `a column of a split view is asked itself, not the stack that UIKit puts it in`(
    _ version: String, _ child: String
  ) throws {
    let text = """
      ios \(version)
      screen Detail supports portrait
      root
        split Split
          Sidebar
          Detail
      rotate left
      """
    let code = try code(text, "make Split ask its secondary column", at: 1)
    #expect(code[2].includes("    \(child)?.supportedInterfaceOrientations"))
  }

  @Test func `a page controller's delegate tells UIKit by the page controller`() throws {
    let text = """
      ios 17
      screen Intro supports portrait
      root
        pages Guide
          Intro
      rotate left
      """
    let code = try code(text, "make Guide's delegate ask the visible page", at: 1)
    #expect(
      code.suffix(2) == [
        "// Where the page has changed:", "guide.setNeedsUpdateOfSupportedInterfaceOrientations()",
      ])
  }

  @Test(
    arguments: [
      ("imagePicker", "8", " is UIImagePickerController"),
      ("print", "17", ".description.contains(\"UIPrintPanelNavigationController\")"),
    ])
  func `an app delegate finds a stack of Apple's on top, not what that shows`(
    _ system: String, _ version: String, _ test: String
  ) throws {
    let text = """
      ios \(version)
      device iPad
      requires-full-screen yes
      plist landscape
      screen Game wants landscape
      root Game
      present system \(system) as fullScreen
      """
    let change = try #require(
      try advice(text, at: 1).changes.first { $0.title.includes("from the app delegate for the ") })
    let code = change.code.map(\.text)
    #expect(code.contains { $0.includes("window?.rootViewController?.topmost\(test)") }, "\(code)")
    #expect(code.contains("    if self\(test) { return self }"), "\(code)")
  }

  @Test func `what no call is made on is held by nobody`() throws {
    for (version, isHeld) in [("15", false), ("16", true)] {
      let text = """
        ios \(version)
        root
          hosting Root
            view Home wants portrait
        rotate left
        """
      let code = try code(text, "make Root read Home's preference", at: 1)
      #expect(code.contains { $0.includes("owner") } == isHeld)
    }
  }

  @Test func `tabs that ask what they present are told of the selected tab`() throws {
    let text = """
      ios 26
      screen Map wants portrait supports portrait
      screen Search wants portrait
      root
        tabs T asks visible
          Map
      present Search as pageSheet
      rotate left
      """
    #expect(
      try advice(text, at: 2).changes.first?.title
        == "make T ask the selected tab, not what it presents")
  }

  @Test func `a request belongs to whoever appears, not to a window on top`() throws {
    let text = """
      ios 17
      screen Home wants portrait supports portrait
      screen Video supports allButUpsideDown
      window HudWindow
        Hud
      root Home
      present Video as fullScreen
      rotate left
      dismiss
      """
    let change = try #require(
      try advice(text, at: 3).changes.first { $0.title == "after this step, request portrait" })
    #expect([change.file, change.method] == ["Home.swift", "viewDidAppear(_:)"])
  }

  @Test func `what a hack turned is turned back when the view leaves`() throws {
    let text = """
      ios 15
      plist portrait landscape
      adaptor portrait
      root app
        stack
          view Home wants portrait
      view Chart wants landscape
      push Chart
      """
    let title = "allow landscape in the app delegate while Chart is visible"
    let code = try code(text, title, at: 1)
    let end = try #require(code.firstIndex { $0.includes(".onDisappear") })
    #expect(code[end...].contains { $0.includes("UIInterfaceOrientation.portrait.rawValue") })
  }

  @Test func `a hosting controller without a class calls in the body of its view`() throws {
    let text = """
      ios 17
      plist portrait landscape
      screen List supports portrait
      hosting Chart
      root
        navigation Main asks top
          List
      push Chart
        expect interface landscape
      """
    let code = try code(text, "after this step, request landscape", at: 1)
    #expect(code.prefix(2) == ["// In the body of ChartHostedView:", ".onAppear {"])
    #expect(!code.joined().includes("view.window"))
  }

  @Test func `a call that newer versions ignore is left to those that heed it`() throws {
    let text = """
      ios 14
      plist portrait landscape
      delegate portrait
      screen Home
      screen Player
        when appearing: set delegate landscape; update; force landscapeRight
        when leaving: set delegate portrait
      root
        navigation Main
          Home
      push Player
      pop
        expect interface portrait
      """
    let change = try #require(
      try advice(text, at: 2).changes.first { $0.title.includes("or set UIDevice") })
    let added = change.code.filter { $0.change == .added }.map { $0.text.drop { $0 == " " } }
    #expect(
      added == [
        "if #available(iOS 16, *) {", "setNeedsUpdateOfSupportedInterfaceOrientations()",
        "} else {", "UIDevice.current.setValue(",
        "UIInterfaceOrientation.portrait.rawValue, forKey: \"orientation\")", "}",
      ])
    // What stands there stays as it is.
    #expect(!change.code.contains { $0.change == .removed })
  }

  @Test func `a request in the place of the hack is its other branch`() throws {
    let text = """
      ios 16, 15
      linked 26
      plist portrait landscape
      screen Home wants portrait
      screen Video wants landscape
        when appeared: force landscapeRight
      root
        navigation Main
          Home
      push Video
      """
    let code = try code(text, "request landscapeRight instead", at: 1)
    let tests = code.filter { $0.includes("#") || $0.includes("else") }
    #expect(tests == ["  if #unavailable(iOS 16) {", "  } else {"])
  }

  @Test func `code that moves to a class that is new is in there`() throws {
    let text = """
      ios 17
      plist portrait landscape
      delegate portrait
      screen Home wants portrait
      hosting Middle wants landscape
      screen Top wants landscape
        when appearing: set delegate landscape; update
        when disappeared: set delegate portrait; update
      root
        navigation Main
          Home
      push Middle
      set delegate landscape
      update
      push Top
      pop
      """
    let code = try code(text, "run Top's code when Middle leaves instead", at: 5)
    let new = code.drop { !$0.hasPrefix("class Middle:") }.prefix { $0 != "}" }
    #expect(new.contains("  override func viewWillDisappear(_ animated: Bool) {"), "\(code)")
  }
}
