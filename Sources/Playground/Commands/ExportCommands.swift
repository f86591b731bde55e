extension Command {
  /// What leaves the terminal.
  static let exports: [Command] = [
    Command(
      "export", .session, keys("X"), "export",
      "Turn the session into a recording, a picture, a page or code."
    ) {
      $0.openExports()
    }
  ]
}
