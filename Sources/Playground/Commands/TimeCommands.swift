import TerminalModel

extension Command {
  /// Going back and forth.
  static let time: [Command] = [
    Command(
      "later", .time, keys(" ]"), "next",
      "Go on in the story or branch; at the end of a branch, back to the story."
    ) {
      $0.walkLater()
    },
    Command("earlier", .time, keys("["), "earlier", "Go one step back in the timeline.") {
      $0.walkEarlier()
    },
    Command("launch", .time, [.home], "launch", "Go back to the launch.") { $0.walk(toEnd: false) },
    Command("end", .time, [.end], "end", "Go to the end of the branch.") { $0.walk(toEnd: true) },
    Command("branches", .time, keys("T"), "branches", "Choose among the branches that were kept.") {
      $0.openBranches()
    },
    Command("undo", .time, keys("u"), "undo", "Undo; branches are kept.") { $0.undo() },
    Command("redo", .time, [.control("r")], "redo", "Redo what was undone.") { $0.redo() },
    Command("slower", .time, keys("."), "slow motion", "Walk on inside the step.") {
      $0.slowMotion(by: 1)
    },
    Command("slower-back", .time, keys(","), "slow motion", "Walk back inside the step.") {
      $0.slowMotion(by: -1)
    },
    Command(
      "trouble", .time, keys("g"), "trouble", "Walk the shortest way to the nearest trouble."
    ) { $0.walkToTrouble() },
    Command(
      "difference", .time, keys("G"), "difference",
      "Walk to the next step at which the versions part."
    ) { $0.walkToDifference() },
    Command(
      "explore", .time, keys("x"), "explore",
      "Explore all that a user can reach, and what goes wrong there."
    ) { $0.openExploration() },
  ]
}
