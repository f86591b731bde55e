import DeviceDrawing
import TerminalModel

extension Command {
  /// Other ways to look at the same thing.
  static let view: [Command] = [
    Command("eye", .view, [.tab], "app’s view", "See it as the app does, or as the hand does.") {
      desk in
      desk.eye = desk.eye == .hand ? .app : .hand
      return []
    },
    Command("chain", .view, keys("i"), "why", "Show the chain of reasons, with rules and sources.")
    {
      $0.openPages(.chain)
    },
    Command("callbacks", .view, keys("e"), "callbacks", "Show the callbacks and the console.") {
      $0.openPages(.callbacks)
    },
    Command("compare", .view, keys("c"), "compare", "Compare two versions; again four; again none.")
    {
      $0.compare()
    },
    Command("compare-fix", .view, keys("C"), "with the fix", "Compare without and with the fix.") {
      $0.compareFix()
    },
    Command("mouse", .view, keys("M"), "mouse", "Turn the mouse off, to select text; or on again.")
    {
      $0.toggleMouse()
    },
    Command(
      "ground", .view, keys("N"), "ground",
      "Take colours for a dark ground, for a light one, or for any."
    ) { $0.nextGround() },
    Command(
      "repaint", .view, [.control("l")], "repaint", "Draw the screen again.", keepsWelcome: true
    ) {
      _ in [.repaint]
    },
  ]
}
