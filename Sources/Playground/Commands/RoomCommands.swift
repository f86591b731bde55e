import TerminalModel

extension Command {
  /// The keys of presenter mode.
  static let room: [Command] = [
    Command(
      "room-next", .room, keys(" lj", .right, .enter, .pageDown, .down), "next",
      "Go on in the story."
    ) { $0.roomNext(guess: nil) },
    Command(
      "room-back", .room, keys("hk", .left, .backspace, .pageUp, .up), "back",
      "Go back in the story."
    ) { $0.roomBack() },
    Command("room-yes", .room, keys("y"), "yes", "The room thinks that it turns.") {
      $0.roomNext(guess: true)
    },
    Command("room-no", .room, keys("n"), "no", "The room thinks that it stays.") {
      $0.roomNext(guess: false)
    },
  ]
}
