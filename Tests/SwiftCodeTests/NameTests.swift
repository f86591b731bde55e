import OrientationModel
import OrientationScenarios
import Proofs
import SwiftCode
import Testing

struct NameTests {
  @Test func `no variable is called by a word of Swift's`() {
    let text = "title T\nscreen Extension\nscreen Page\nroot Extension\n\npush Page\n"
    let code = AppCode(Situation(Scenario.parse(text).scenario).app)
    let names = code.app.entries.indices.map { code.variable(ControllerID($0 + 1)) }
    #expect(names.contains("extensionController"))
    #expect(names.contains("page"))
  }

  @Test func `a class is named for its controller`() {
    checkType("Films", "Films")
    checkType("photo list", "PhotoList")
    checkType("3D view", "_3DView")
    checkType("Set", "SetController")
    checkType("一覧", "一覧")
    checkType("…", "Controller1")
    checkType("navigation", "NavigationController", .navigation)
    checkType("tabs 2", "TabBarController2", .tabs)
    checkType("split", "SplitViewController", .split)
  }

  private func checkType(
    _ name: String, _ expected: String, _ kind: Controller.Kind = .screen,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var app = App()
    let id = app.declare(name, kind)
    #expect(AppCode(app).type(id) == expected, sourceLocation: sourceLocation)
  }

  @Test func `a presentation's style is a case of UIKit's`() {
    #expect(
      PresentationStyle.allCases.map(\.swift) == [
        ".automatic", ".fullScreen", ".overFullScreen", ".pageSheet", ".formSheet",
        ".currentContext", ".overCurrentContext", ".popover", ".custom", ".custom",
      ])
  }
}
