extension Problem.Explanation {
  // MARK: E401 to E405: names.

  static let unknownName = Self(
    "No screen or container of that name",
    "In a step or an expectation stands what is declared, or what the tree mentions. A "
      + "container without a name is called by its keyword, the second one `tabs 2`.",
    wrong: "screen Player\nroot List\npush Playr", right: "screen Player\nroot List\npush Player")

  static let unknownWindow = Self(
    "No window of that name", "The first window is called main; others are declared.",
    wrong: "root List\nshow window Overlay",
    right: "root List\nwindow Overlay hidden\n  root Other\nshow window Overlay")

  static let unknownUnnamed = Self(
    "No such container without a name",
    "A container without a name is called by its keyword, counted among those of its kind "
      + "that have no name. One with a name is called by that.",
    wrong: "screen Player\nroot\n  navigation Main\n    List\npush Player in navigation",
    right: "screen Player\nroot\n  navigation Main\n    List\npush Player in Main")

  static let unknownWrapper = Self(
    "No such wrapper",
    "`navigation(NAME)` is the plain navigation controller that `present navigation(NAME)` "
      + "wraps around a controller. No step does that here.",
    wrong: "screen Player\nroot List\npresent Player\n  expect called navigation(Player)",
    right:
      "screen Player\nroot List\npresent navigation(Player)\n  expect called navigation(Player)")

  static let wrongKind = Self(
    "Something of another kind",
    "The name is known, but what it names cannot be used like this: views have no masks, "
      + "screens no stack.", wrong: "screen Player\nroot List\npush Player in List",
    right: "screen Player\nroot\n  navigation Main\n    List\npush Player in Main")

  // MARK: E501 to E504: steps and expectations.

  static let neverAvailable = Self(
    "No listed version can run this",
    "The step calls something that exists on none of the versions it would run under. List a "
      + "version that has it, or drop the step.", wrong: "ios 12-15\nroot List\nrequest landscape",
    right: "ios 12-16\nroot List\nios 16-: request landscape")

  static let noDevice = Self(
    "No listed device can do this",
    "The step needs a device that the scenario does not list: only an iPad has windows.",
    wrong: "device iPhone\nroot List\nresize windowed",
    right: "device iPad\nroot List\nresize windowed")

  static let expectationAfterSteps = Self(
    "An expectation behind the steps, in the first column",
    "In the first column, before the first step, expectations are about the launch. What is "
      + "expected of a step stands indented under it.",
    wrong: "root List\nrotate left\nexpect stayed",
    right: "root List\nrotate left\n  expect stayed")

  static let questionMarkHere = Self(
    "A question mark where nothing is recorded",
    "`?` is filled in by `check --record`, in `expect` lines. A property states something.",
    wrong: "root List\nalways interface ?", right: "root List\nalways interface portrait")
}
