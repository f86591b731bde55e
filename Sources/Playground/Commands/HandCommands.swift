import OrientationModel
import OrientationScenarios
import TerminalModel

extension Command {
  /// Everything a hand can do to the device.
  static let hand: [Command] = [
    Command("turn-left", .hand, keys("h", .left), "turn", "Turn the device left.") {
      $0.perform(.rotateLeft)
    },
    Command("turn-right", .hand, keys("l", .right), "turn", "Turn the device right.") {
      $0.perform(.rotateRight)
    },
    Command(
      "lie-flat", .hand, keys("f"), "flat", "Lay the device flat, face up; again, face down."
    ) { desk in
      let isUp = desk.told().world.held == .faceUp
      return desk.perform(.rotate(isUp ? .faceDown : .faceUp))
    },
    Command("lock-now", .hand, keys("K"), "lock now", "Switch the rotation lock, as a step.") {
      desk in desk.perform(.lock(!desk.told().world.isLocked))
    },
    Command(
      "swipe-back", .hand, keys("b"), "swipe back",
      "Begin to swipe back or down; again, carry it through."
    ) { $0.swipe() },
    Command("let-go", .hand, keys("B"), "let go", "Let go of a swipe before it is through.") {
      $0.perform(.cancel)
    },
    Command(
      "background", .hand, keys("z"), "leave app", "Leave the app; again, come back to it."
    ) { desk in
      desk.perform(desk.told().world.isInBackground ? .foreground : .background)
    },
  ]
}
