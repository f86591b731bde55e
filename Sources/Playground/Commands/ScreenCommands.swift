import OrientationModel
import OrientationScenarios
import TerminalModel

extension Command {
  /// What a user can do inside the app.
  static let screens: [Command] = [
    Command("push", .screens, keys("p"), "push", "Push a screen.") { $0.choose("push") },
    Command("pop", .screens, keys("o"), "pop", "Pop the top screen.") { $0.perform(.pop) },
    Command("pop-to-root", .screens, keys("O"), "pop all", "Pop to the root of the stack.") {
      $0.perform(.popToRoot)
    },
    Command("present", .screens, keys("s"), "present", "Present a screen, in a style to choose.") {
      $0.chooseStyle()
    },
    Command("dismiss", .screens, keys("d"), "dismiss", "Dismiss what is presented.") {
      $0.perform(.dismiss(nil))
    },
    Command("next-tab", .screens, keys("t"), "tab", "Select the next tab.") { $0.nextTab() },
    Command(
      "windows", .screens, keys("w"), "windows", "Add, show or hide a window, or resize the scene."
    ) { $0.chooseWindow() },
    Command("choice-down", .screens, keys("j", .down), "choose", "Choose the next hint.") {
      $0.select(by: 1)
    },
    Command("choice-up", .screens, keys("k", .up), "choose", "Choose the hint before.") {
      $0.select(by: -1)
    },
    Command(
      "do", .screens, [.enter], "do it",
      "Do what is chosen: the fix, or a hint; at first, open the stories.",
      keepsWelcome: true
    ) { $0.performSelected() },
  ]
}
