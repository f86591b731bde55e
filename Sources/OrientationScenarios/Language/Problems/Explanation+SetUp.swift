extension Problem.Explanation {
  // MARK: E301 to E308: the set-up.

  static let saidTwice = Self(
    "The same line twice",
    "A set-up line stands once, except about, source and assume for different questions, and "
      + "plist for different idioms.",
    wrong: "ios 15\nios 16\nroot List", right: "ios 15, 16\nroot List")

  static let afterFirstStep = Self(
    "Set-up behind the first step",
    "The set-up comes first, in any order; the first step, or the first expectation in the "
      + "first column, ends it. `lock` above the root is set-up, below it a step.",
    wrong: "root List\nrotate left\nscreen Player", right: "screen Player\nroot List\nrotate left")

  static let noRoot = Self(
    "No root", "A scenario has a root view controller, or nothing would be on screen.",
    wrong: "screen List", right: "screen List\nroot List")

  static let emptyRoot = Self(
    "An empty root", "Under `root`, or behind it on the line, stands a controller.",
    wrong: "root\nrotate left", right: "root\n  List\nrotate left")

  static let secondRoot = Self(
    "Two roots", "A window has one root view controller. Several screens stand in a container.",
    wrong: "root\n  List\n  Player", right: "root\n  tabs\n    List\n    Player")

  static let declaredTwice = Self(
    "Declared twice",
    "A name stands for one screen, container, view, cover or sheet. To use it again, write "
      + "the name alone.", wrong: "screen List\nroot\n  navigation\n    screen List supports all",
    right: "screen List supports all\nroot\n  navigation\n    List")

  static let windowTwice = Self(
    "A window of that name is there already",
    "Windows have names of their own; the first one, to which `root` belongs, is called main.",
    wrong: "root List\nwindow main\n  root Other", right: "root List\nwindow Overlay\n  root Other")

  static let attributeTwice = Self(
    "Twice in one line", "An attribute or a qualifier stands once.",
    wrong: "screen List supports portrait supports landscape\nroot List",
    right: "screen List supports portrait landscape\nroot List")

  // MARK: E309 to E317: what stands where.

  static let foreignAttribute = Self(
    "An attribute that does not belong here",
    "Screens and containers have masks, views have preferences, and only containers hand "
      + "questions on. `asks selected` is for tabs and pages.",
    wrong: "screen List asks top\nroot List", right: "screen List supports portrait\nroot List")

  static let attributesOfMention = Self(
    "Attributes behind a mere mention",
    "A bare name in the tree mentions a screen. Its attributes stand where it is declared, or "
      + "the word `screen` before the name declares it in place.",
    wrong: "root\n  List supports portrait", right: "root\n  screen List supports portrait")

  static let selectedTwice = Self(
    "Two tabs selected", "One child is selected at first; without the word it is the first one.",
    wrong: "root\n  tabs\n    List selected\n    Player selected",
    right: "root\n  tabs\n    List\n    Player selected")

  static let selectedOutside = Self(
    "Nothing is selected here", "Only children of tabs and pages can be selected.",
    wrong: "root\n  navigation\n    List selected", right: "root\n  tabs\n    List selected")

  static let questionTwice = Self(
    "A question handed on twice",
    "Each question has one answer: several `asks` clauses have to be about different ones.",
    wrong: "root\n  navigation asks top asks visible for mask\n    List",
    right: "root\n  navigation asks top for preferred asks visible for mask\n    List")

  static let viewOutside = Self(
    "A view outside SwiftUI",
    "A view needs a hosting controller, a view, a cover or a sheet above it.",
    wrong: "root\n  navigation\n    view Content",
    right: "root\n  hosting\n    navigation\n      view Content")

  static let momentOutside = Self(
    "A moment it does not have",
    "SwiftUI views know appearing, disappeared, covering and uncovering; screens and "
      + "containers know all others, and `showing` belongs to navigation controllers.",
    wrong: "root\n  tabs\n    when showing: attempt\n    List",
    right: "root\n  navigation\n    when showing: attempt\n    List")

  static let placedTwice = Self(
    "In two places at once",
    "A container stands in one place. A screen's name may be used again and again: each is a "
      + "screen of its own.", wrong: "navigation Main\n  List\nroot\n  tabs\n    Main\n    Main",
    right: "navigation Main\n  List\nroot\n  tabs\n    Main\n    List")

  static let holdsItself = Self(
    "A container inside itself", "Following the names down one comes back to where one began.",
    wrong: "navigation Main\n  Main\nroot List", right: "navigation Main\n  List\nroot Main")
}
