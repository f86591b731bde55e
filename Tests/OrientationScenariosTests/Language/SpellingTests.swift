import OrientationModel
import OrientationScenarios
import Testing

/// UIKit's spelling is read where a word of ours stands for it, and printed as ours.
struct SpellingTests {
  @Test(arguments: [
    ("UITabBarController Tabs", "tabs Tabs"), ("UINavigationController Main", "navigation Main"),
    ("UISplitViewController Columns", "split Columns"),
    ("UIPageViewController Book", "pages Book"), ("UIHostingController Root", "hosting Root"),
    ("UIViewController Films supports .portrait", "screen Films supports portrait"),
    ("screen A supports [.portrait, .landscapeLeft]", "screen A supports portrait landscapeLeft"),
    ("screen A supports []", "screen A supports none"),
    ("screen A supports UIInterfaceOrientationMaskLandscape", "screen A supports landscape"),
    (
      "screen A supports UIInterfaceOrientationMask.allButUpsideDown",
      "screen A supports allButUpsideDown"
    ),
    (
      "screen A supports UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskLandscapeLeft",
      "screen A supports portrait landscapeLeft"
    ),
    ("screen A prefers .landscapeRight", "screen A prefers landscapeRight"),
    ("screen A prefers UIInterfaceOrientationUnknown", "screen A prefers unknown"),
  ])
  func `a declaration in UIKit's spelling is the one in ours`(_ theirs: String, _ ours: String) {
    let reading = Scenario.parse("\(theirs)\n  when appearing: attempt\nroot List\n")
    #expect(reading.problems.isEmpty)
    #expect(reading.scenario.text.contains("\(ours)\n"))
    #expect(
      reading.scenario == Scenario.parse("\(ours)\n  when appearing: attempt\nroot List").scenario)
  }

  @Test(arguments: [
    ("rotate .landscapeLeft", "rotate landscapeLeft"),
    ("rotate UIDeviceOrientationFaceUp", "rotate faceUp"),
    ("present Player as .fullScreen", "present Player as fullScreen"),
    ("present Player as UIModalPresentationOverFullScreen", "present Player as overFullScreen"),
    ("present UINavigationController(Player)", "present navigation(Player)"),
    ("force UIInterfaceOrientationLandscapeLeft", "force landscapeLeft"),
    ("request [.landscapeLeft, .landscapeRight]", "request landscape"),
    ("set delegate [.portrait]", "set delegate portrait"),
    ("set Player supports .all", "set Player supports all"),
  ])
  func `a step in UIKit's spelling is the one in ours`(_ theirs: String, _ ours: String) {
    let scenario = Scenario.parse("screen Player\nroot List\n").scenario
    let reading = Scenario.parseStep(theirs, in: scenario)
    #expect(reading.problems.isEmpty)
    #expect(reading.step?.text == ours)
  }

  @Test(arguments: [
    ("root UITabBarController", "write `tabs`"), ("root\n  UIHostingController", "write `hosting`"),
    ("screen UINavigationController\nroot List\npush UINavigationController", "write `navigation`"),
    ("root List\npresent UIAlertController", "write `system alert`"),
    ("root List\npresent QLPreviewController", "write `system quickLook`"),
    ("root List\npresent AVFullScreenViewController", "write `system webVideo`"),
    ("root List\npush UITableViewController", "declare it with `screen NAME`, then use that name"),
  ])
  func `a bare class of UIKit's is no screen, and the right word is named`(
    _ text: String, _ help: String
  ) {
    let problems = Scenario.parse(text).problems
    #expect(problems.map(\.code) == [.className])
    #expect(problems.first?.help == [help])
  }

  @Test func `a class of UIKit's with something under it is a container`() {
    let reading = Scenario.parse(
      "root\n  UITabBarController\n    UINavigationController\n      List")
    #expect(reading.problems.isEmpty)
    #expect(reading.scenario.text == "root\n  tabs\n    navigation\n      List\n")
  }

  @Test func `a device's names are not read where the interface's belong`() {
    let reading = Scenario.parse("root List\nrotate UIInterfaceOrientationLandscapeLeft")
    #expect(reading.problems.map(\.code) == [.unknownOrientation])
  }
}
