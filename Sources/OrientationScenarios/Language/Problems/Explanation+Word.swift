extension Problem.Explanation {
  // MARK: E201 to E206: words from lists.

  static let unknownStatement = Self(
    "No statement begins like this",
    "In the first column stand set-up, declarations, steps and expectations of the launch, "
      + "each with its own first word.",
    wrong: "screeen List\nroot List", right: "screen List\nroot List")

  static let unknownOrientation = Self(
    "No orientation here",
    "Interfaces have four orientations, masks are made of them and of landscape, "
      + "allButUpsideDown, all and none, and a device can be faceUp, faceDown and unknown "
      + "besides. The names are UIKit's, capitals included; `upsideDown` is short for "
      + "portraitUpsideDown.",
    wrong: "held sideways\nroot List", right: "held landscapeLeft\nroot List")

  static let noSuchVersion = Self(
    "No such version of iOS",
    "Versions are whole numbers from 2 to 27 without 19 to 25, which never were. A minor "
      + "version may be written, as in 8.1. A list has commas, a range a hyphen: 6-12, 16-.",
    wrong: "ios 19\nroot List", right: "ios 26\nroot List")

  static let backwardsRange = Self(
    "A range that ends before it begins", "The older version stands first.",
    wrong: "ios 16-12\nroot List", right: "ios 12-16\nroot List")

  static let unknownDevice = Self(
    "No such device",
    "There are five, each for all that UIKit treats alike: iPhone, iPhone SE (with a home "
      + "button), iPhone Plus, iPhone Pro Max and iPad.",
    wrong: "device iphone\nroot List", right: "device iPhone\nroot List")

  static let unknownStyle = Self(
    "No such presentation style",
    "The styles are those of UIModalPresentationStyle, and `custom removing` for a custom one "
      + "whose shouldRemovePresentersView is true.",
    wrong: "screen Player\nroot List\npresent Player as fullscreen",
    right: "screen Player\nroot List\npresent Player as fullScreen")

  // MARK: E207 to E213: more words from lists.

  static let unknownSystem = Self(
    "No such controller of Apple's",
    "Behind `system` stands alert, share, imagePicker, player, safari, mail or print.",
    wrong: "root List\npresent system camera", right: "root List\npresent system imagePicker")

  static let unknownAssumption = Self(
    "No such assumption",
    "`assume` turns one of the rule book's open questions the other way. "
      + "`upright rules --open` lists them.", wrong: "assume empty-masks-throw no\nroot List",
    right: "assume empty-mask-throws no\nroot List")

  static let unknownRule = Self(
    "No such rule",
    "A rule has a chapter and a number, as in CHOOSE-2. `upright rules` lists them all.",
    wrong: "root List\nexpect because CHOICE-2", right: "root List\nexpect because CHOOSE-2")

  static let unknownAttribute = Self(
    "No such attribute",
    "Behind a name stand attributes, each with its value. Which there are depends on what is "
      + "declared; the help lists them.", wrong: "screen List suports portrait\nroot List",
    right: "screen List supports portrait\nroot List")

  static let unknownClaim = Self(
    "Nothing that can be expected",
    "An expectation says what holds after a step: the interface, what is visible, who was "
      + "asked, what was printed. The help lists all of them.",
    wrong: "root List\nexpect orientation portrait", right: "root List\nexpect interface portrait")

  static let unknownMoment = Self(
    "No such moment",
    "A reaction runs at a moment of its controller's life or of the device's. The help lists "
      + "them.", wrong: "screen List\n  when appear: attempt\nroot List",
    right: "screen List\n  when appearing: attempt\nroot List")

  static let unknownStep = Self(
    "No step begins like this",
    "After `ios VERSIONS:`, after the colon of a reaction and at the prompt stands a step.",
    wrong: "root List\nios 16-: turn left", right: "root List\nios 16-: rotate left")
}
