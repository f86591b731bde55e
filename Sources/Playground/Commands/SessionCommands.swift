import TerminalModel

extension Command {
  /// What is open, saved and copied, and how to leave.
  static let session: [Command] = [
    Command(
      "menu", .session, keys("/"), "stories", "Open the stories, your own, or search for any.",
      keepsWelcome: true
    ) {
      $0.openMenu()
    },
    Command(
      "prompt", .session, keys(":", .control("p")), "say",
      "Say a sentence, or the name of a command."
    ) {
      $0.openPrompt()
    },
    Command(
      "help", .session, keys("?"), "all keys", "Show every key; typing narrows them.",
      keepsWelcome: true
    ) {
      $0.openHelp()
    },
    Command("new", .session, keys("n"), "new", "Begin a scenario of your own.") { desk in
      desk.start(Session.blank)
      desk.notice = "A list and a detail screen. m sets masks, : takes any sentence."
      return []
    },
    Command("copy-fix", .session, keys("y"), "copy", "Copy the fix as Swift.") { $0.copyFix() },
    Command("copy-token", .session, keys("Y"), "token", "Copy the session as a short token.") {
      $0.copyToken()
    },
    Command("save", .session, keys("W"), "save", "Save the session as a scenario.") { $0.save() },
    Command(
      "edit", .session, keys("E"), "edit", "Open the scenario’s file in your editor, at this step."
    ) { $0.edit() },
    Command(
      "record", .session, keys("R"), "record",
      "Record what is done, or the last steps; again, write it."
    ) {
      $0.record()
    },
    Command(
      "present-story", .session, keys("P"), "present", "Present the story to a room; again, leave."
    ) {
      $0.enterRoom()
    },
    Command(
      "back", .session, [.escape], "back", "Leave what was opened; never the program.",
      keepsWelcome: true
    ) {
      $0.back()
    },
    Command(
      "quit", .session, keys("q"), "leave", "Leave the program, or first what was opened.",
      keepsWelcome: true
    ) {
      $0.quit()
    },
    Command(
      "leave", .session, [.control("c")], "leave", "Leave the program at once.", keepsWelcome: true
    ) { _ in
      [.quit]
    },
    Command(
      "suspend", .session, [.control("z")], "suspend", "Stop the program; fg continues it.",
      keepsWelcome: true
    ) {
      _ in [.suspend]
    },
  ]
}
