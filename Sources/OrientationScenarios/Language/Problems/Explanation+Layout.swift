extension Problem.Explanation {
  // MARK: E121 to E125: the layout.

  static let mixedIndentation = Self(
    "Tabs and blanks mixed",
    "A line hangs under the nearest line above that is indented less. Whether a tab is more "
      + "than two blanks nobody can say, so a block is indented with one or the other.",
    wrong: "root\n  navigation\n\tList", right: "root\n  navigation\n    List")

  static let strayIndentation = Self(
    "An indentation that matches no line above",
    "Lines that hang under the same line are indented alike. This one stands between two "
      + "levels.", wrong: "root\n    navigation\n      List\n  Player",
    right: "root\n    navigation\n      List\n      Player")

  static let nothingHangsHere = Self(
    "Nothing hangs under that line",
    "The line above takes nothing under it: it is a set-up line or an expectation, or there is "
      + "no line above at all.",
    wrong: "held portrait\n  lock on\nroot List", right: "held portrait\nlock on\nroot List")

  static let cannotHang = Self(
    "This cannot hang under that line",
    "Screens hang under containers, reactions under the screen or container whose code they "
      + "are, expectations under steps. The help lists what can hang there.",
    wrong: "root List\npop\n  push List", right: "root List\npop\n  expect stayed")

  static let tooDeep = Self(
    "Nested too deeply",
    "Lines hang at most 64 deep under each other; no app's tree is as deep. An inner container "
      + "can be declared in the first column and be named where it belongs.",
    wrong: Self.deepTree, right: "root\n  tabs\n    navigation\n      List")
  private static let deepTree: String =
    "root\n" + (1...70).map { String(repeating: " ", count: $0) + "container\n" }.joined()
}
