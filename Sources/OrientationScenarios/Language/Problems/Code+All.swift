import OrientationModel

extension Problem.Code {
  /// In the order of their numbers.
  package static let allCases: [Self] = [
    .notUTF8, .nul, .controlCharacter, .unknownWord, .missing, .leftOver, .openQuote,
    .strayCharacter, .needsQuotes, .emptyName, .severalLines, .tooLong, .mixedIndentation,
    .strayIndentation, .nothingHangsHere, .cannotHang, .tooDeep, .tooMany, .unknownStatement,
    .unknownOrientation, .noSuchVersion, .backwardsRange, .unknownDevice, .unknownStyle,
    .unknownSystem, .unknownAssumption, .unknownRule, .unknownAttribute, .unknownClaim,
    .unknownMoment, .unknownStep, .saidTwice, .afterFirstStep, .noRoot, .emptyRoot, .secondRoot,
    .declaredTwice, .windowTwice, .attributeTwice, .foreignAttribute, .attributesOfMention,
    .selectedTwice, .selectedOutside, .questionTwice, .viewOutside, .momentOutside, .placedTwice,
    .holdsItself, .unknownName, .unknownWindow, .unknownUnnamed, .unknownWrapper, .wrongKind,
    .className, .neverAvailable, .noDevice, .expectationAfterSteps, .questionMarkHere,
    .belowFloor, .brokenSolution,
  ]

  // MARK: E101 to E107: the text as such.

  package static let notUTF8 = Self(
    101, "The file isn't UTF-8",
    "A scenario is UTF-8 text. This line has bytes that aren't valid UTF-8, as in files saved as "
      + "Latin-1 or UTF-16. Save the file as UTF-8; a byte order mark and CRLF line endings are "
      + "fine.",
    wrong: "title Caf\u{FFFD}   (the letter saved as a Latin-1 byte)", right: "title Café")
  package static let nul = Self(
    102, "A NUL byte in the text",
    "A NUL byte isn't text. UTF-16 files and binary files contain NUL bytes.",
    wrong: "root Li\u{0}st", right: "root List")
  package static let controlCharacter = Self(
    103, "A control character in the text",
    "Apart from tabs and line endings, a scenario can't contain control characters, not even in "
      + "comments: they would move the cursor when the line is printed. The same applies to U+0080 "
      + "to U+009F, and to U+202A to U+202E and U+2066 to U+2069, which change the direction of "
      + "the text around them.",
    wrong: "root List # \u{1B}[2J", right: "root List # clear")
  package static let unknownWord = Self(
    104, "A word that isn't allowed here",
    "Only certain words are allowed here, and this isn't one of them. Keywords are lower case; "
      + "UIKit's words keep UIKit's spelling. The help suggests the closest word or lists all that "
      + "are allowed.", wrong: "lock enabled\nroot List", right: "lock on\nroot List")
  package static let missing = Self(
    105, "Incomplete line",
    "Something is missing at the end of this line. The help lists what can follow.",
    wrong: "root List\npush", right: "screen Player\nroot List\npresent Player")
  package static let leftOver = Self(
    106, "Unexpected extra text",
    "The statement is already complete before this word. Write one statement per line, put names "
      + "with spaces in quotes, and start a comment with a space and `#`.",
    wrong: "root List\nrotate left twice", right: "root List\nrotate left # twice")
  package static let openQuote = Self(
    107, "Missing closing quotation mark",
    "A quoted name or text must end on the line where it starts. To include a quotation mark, put "
      + "a backslash before it.", wrong: "root \"My List", right: "root \"My List\"")

  // MARK: E108 to E112: words and quotes.

  package static let strayCharacter = Self(
    108, "Unexpected character",
    "A name without quotes contains only letters, digits, and `_`, in any script. Put a name with "
      + "other characters in straight quotation marks. Characters that only look like spaces "
      + "aren't allowed either.",
    wrong: "root List/Detail", right: "root \"List/Detail\"")
  package static let needsQuotes = Self(
    109, "A name that needs quotes",
    "Put a name in quotes if it contains punctuation or is a word of the language, so the two "
      + "can't be confused.",
    wrong: "screen push\nroot List", right: "screen \"push\"\nroot List")
  package static let emptyName = Self(
    110, "An empty name", "A name needs at least one character.", wrong: "root \"\"",
    right: "root List")
  package static let tooLong = Self(
    112, "A word that is too long",
    "A word or quoted text can have at most 1000 bytes. Prose, such as a title or a note, can have "
      + "any length.",
    wrong: "root " + String(repeating: "x", count: 1_001), right: "root List")
  package static let severalLines = Self(
    111, "More than one line",
    "`-e` and the prompt take one step, on one line. In the shell, repeat `-e` for each step.",
    wrong: "upright run x.scenario -e 'rotate left\n' 'pop'",
    right: "upright run x.scenario -e 'rotate left' -e 'pop'")

  // MARK: E121 to E131: the layout, and how much of it.

  package static let mixedIndentation = Self(
    121, "Mixed tabs and spaces",
    "A line belongs to the nearest line above that is indented less. A tab has no fixed width, so "
      + "indent each block with only spaces or only tabs.",
    wrong: "root\n  navigation\n\tList", right: "root\n  navigation\n    List")
  package static let strayIndentation = Self(
    122, "Inconsistent indentation",
    "Lines under the same line must be indented alike. This one is between two levels.",
    wrong: "root\n    navigation\n      List\n  Player",
    right: "root\n    navigation\n      List\n      Player")
  package static let nothingHangsHere = Self(
    123, "A line that can't have indented lines",
    "Nothing can be indented under a setup line or an expectation, and an indented line needs a "
      + "line above it.",
    wrong: "held portrait\n  lock on\nroot List", right: "held portrait\nlock on\nroot List")
  package static let cannotHang = Self(
    124, "A line that isn't allowed there",
    "Screens go under containers, reactions under the screen or container whose code they are, and "
      + "expectations under steps. The help lists what is allowed there.",
    wrong: "root List\nrotate left\n  push List",
    right: "root List\nrotate left\n  expect turned")
  package static let tooDeep = Self(
    125, "Nested too deeply",
    "Lines can be nested at most 64 levels deep, which is more than any app needs. Declare an "
      + "inner container in the first column and write its name where it belongs.",
    wrong: deepTree, right: "root\n  tabs\n    navigation\n      List")
  package static let tooMany = Self(
    131, "Too many items",
    "A file can declare at most 32000 screens, containers, and views, and 254 windows besides the "
      + "first. At most 7 requests for device orientation notifications can be open at a time, "
      + "including UIKit's own. No app needs more.",
    wrong: "root List\n" + String(repeating: "begin generating\n", count: 7),
    right: "root List\nbegin generating\nend generating")
  private static let deepTree: String =
    "root\n" + (1...70).map { String(repeating: " ", count: $0) + "container\n" }.joined()

  // MARK: E201 to E206: words from lists.

  package static let unknownStatement = Self(
    201, "Unknown statement",
    "A line in the first column is a setup line, a declaration, a step, or an expectation about "
      + "the launch. Each starts with its own keyword.",
    wrong: "screeen List\nroot List", right: "screen List\nroot List")
  package static let unknownOrientation = Self(
    202, "Not an orientation",
    "An interface has four orientations. A mask combines them, or is landscape, allButUpsideDown, "
      + "all, or none. A device can also be faceUp, faceDown, or unknown. The names are UIKit's, "
      + "including capitals; `upsideDown` is short for portraitUpsideDown.",
    wrong: "held sideways\nroot List", right: "held landscapeLeft\nroot List")
  package static let noSuchVersion = Self(
    203, "Not an iOS version",
    "Versions are whole numbers from 2 to 27, except 19 to 25, which don't exist. A minor version "
      + "is allowed, as in 8.1. Write a list with commas and a range with a hyphen: 6-12, 16-.",
    wrong: "ios 19\nroot List", right: "ios 26\nroot List")
  package static let backwardsRange = Self(
    204, "Reversed range", "Write the older version first.",
    wrong: "ios 16-12\nroot List", right: "ios 12-16\nroot List")
  package static let unknownDevice = Self(
    205, "Unknown device",
    "Each name stands for all devices that UIKit treats alike: "
      + Device.allCases.map { device in
        let button = device.hasHomeButton ? ", with a home button" : ""
        return "\(device.name) (\(device.screen.text)\(button))"
      }.joined(separator: ", ") + ".",
    wrong: "device iPhone 99\nroot List", right: "device iPhone\nroot List")
  package static let unknownStyle = Self(
    206, "Unknown presentation style",
    "The styles are those of UIModalPresentationStyle, and `custom removing` for a custom "
      + "presentation whose shouldRemovePresentersView is true.",
    wrong: "screen Player\nroot List\npresent Player as fullscreen",
    right: "screen Player\nroot List\npresent Player as fullScreen")

  // MARK: E207 to E213: more words from lists.

  package static let unknownSystem = Self(
    207, "Unknown system controller",
    "After `system`, write alert, share, imagePicker, player, safari, mail, print, quickLook, "
      + "photoPicker, store, contacts, or webVideo.",
    wrong: "root List\npresent system camera", right: "root List\npresent system imagePicker")
  package static let unknownAssumption = Self(
    208, "Unknown assumption",
    "`assume` sets the answer to one of the rule book's open questions. `upright rules --open` "
      + "lists them.", wrong: "assume empty-masks-throw no\nroot List",
    right: "assume empty-mask-throws no\nroot List")
  package static let unknownRule = Self(
    209, "Unknown rule",
    "Write a rule as its chapter and number, as in CHOOSE-2. `upright rules` lists all rules.",
    wrong: "root List\nexpect because CHOICE-2", right: "root List\nexpect because CHOOSE-2")
  package static let unknownAttribute = Self(
    210, "Unknown attribute",
    "Attributes follow a name, each with its value. Which ones are allowed depends on what is "
      + "declared; the help lists them.", wrong: "screen List suports portrait\nroot List",
    right: "screen List supports portrait\nroot List")
  package static let unknownClaim = Self(
    211, "Unknown expectation",
    "An expectation states what is true after a step: the interface orientation, what is visible, "
      + "who was asked, or what was logged. The help lists all expectations.",
    wrong: "root List\nexpect orientation portrait", right: "root List\nexpect interface portrait")
  package static let unknownMoment = Self(
    212, "Unknown moment",
    "A reaction runs at a moment in the life of its screen or container, or when the device "
      + "orientation changes. The help lists all moments.",
    wrong: "screen List\n  when appear: attempt\nroot List",
    right: "screen List\n  when appearing: attempt\nroot List")
  package static let unknownStep = Self(
    213, "Unknown step",
    "Write a step after `ios VERSIONS:`, after the colon of a reaction, and at the prompt.",
    wrong: "root List\nios 16-: turn left", right: "root List\nios 16-: rotate left")

  // MARK: E301 to E308: the set-up.

  package static let saidTwice = Self(
    301, "Repeated line",
    "A setup line can appear only once, except about, source, hint, solution, assume for different "
      + "questions, and plist for different idioms.",
    wrong: "ios 15\nios 16\nroot List", right: "ios 15, 16\nroot List")
  package static let afterFirstStep = Self(
    302, "Setup after the first step",
    "Setup lines come first, in any order. The first step, or the first expectation in the first "
      + "column, ends the setup. `lock` is a setup line above the root and a step below it.",
    wrong: "root List\nrotate left\nscreen Player", right: "screen Player\nroot List\nrotate left")
  package static let noRoot = Self(
    303, "Missing root",
    "A scenario needs a root view controller. Without one, nothing is on screen.",
    wrong: "screen List", right: "screen List\nroot List")
  package static let emptyRoot = Self(
    304, "Empty root", "Write a view controller under `root`, or after it on the same line.",
    wrong: "root\nrotate left", right: "root\n  List\nrotate left")
  package static let secondRoot = Self(
    305, "More than one root",
    "A window has one root view controller. Put several screens in a container.",
    wrong: "root\n  List\n  Player", right: "root\n  tabs\n    List\n    Player")
  package static let declaredTwice = Self(
    306, "Declared twice",
    "A name stands for one screen, container, view, cover, or sheet. To use it again, write the "
      + "name alone.", wrong: "screen List\nroot\n  navigation\n    screen List supports all",
    right: "screen List supports all\nroot\n  navigation\n    List")
  package static let windowTwice = Self(
    307, "A window with that name already exists",
    "Each window needs its own name. The first window, which `root` belongs to, is named main.",
    wrong: "root List\nwindow main\n  root Other", right: "root List\nwindow Overlay\n  root Other")
  package static let attributeTwice = Self(
    308, "Repeated on one line", "An attribute or qualifier can appear only once on a line.",
    wrong: "screen List supports portrait supports landscape\nroot List",
    right: "screen List supports portrait landscape\nroot List")

  // MARK: E309 to E317: what stands where.

  package static let foreignAttribute = Self(
    309, "An attribute that isn't allowed here",
    "Screens and containers have masks, views have preferences, and only containers can ask their "
      + "children. `asks selected` is for tabs and pages.",
    wrong: "screen List asks top\nroot List", right: "screen List supports portrait\nroot List")
  package static let attributesOfMention = Self(
    310, "Attributes on a reference",
    "A bare name in the tree refers to a screen. Put its attributes where it's declared, or write "
      + "`screen` before the name to declare it here.",
    wrong: "root\n  List supports portrait", right: "root\n  screen List supports portrait")
  package static let selectedTwice = Self(
    311, "More than one selected tab",
    "Only one child can be selected at launch. Without `selected`, it's the first one.",
    wrong: "root\n  tabs\n    List selected\n    Player selected",
    right: "root\n  tabs\n    List\n    Player selected")
  package static let selectedOutside = Self(
    312, "A selected child outside tabs or pages",
    "Only children of tabs and pages can be selected.",
    wrong: "root\n  navigation\n    List selected", right: "root\n  tabs\n    List selected")
  package static let questionTwice = Self(
    313, "A question forwarded twice",
    "Each question has one answer, so several `asks` clauses must be about different questions.",
    wrong: "root\n  navigation asks top asks visible for mask\n    List",
    right: "root\n  navigation asks top for preferred asks visible for mask\n    List")
  package static let viewOutside = Self(
    314, "A view outside SwiftUI",
    "A view must be inside a hosting controller, another view, a cover, or a sheet.",
    wrong: "root\n  navigation\n    view Content",
    right: "root\n  hosting\n    navigation\n      view Content")
  package static let momentOutside = Self(
    315, "A moment that isn't available here",
    "SwiftUI views have the moments appearing, disappeared, covering, and uncovering. Screens and "
      + "containers have all moments except covering and uncovering, but only a navigation "
      + "controller has `showing`.",
    wrong: "root\n  tabs\n    when showing: attempt\n    List",
    right: "root\n  navigation\n    when showing: attempt\n    List")
  package static let placedTwice = Self(
    316, "Used in two places",
    "A container can be in only one place. A screen's name can be repeated: each use is a separate "
      + "screen.", wrong: "navigation Main\n  List\nroot\n  tabs\n    Main\n    Main",
    right: "navigation Main\n  List\nroot\n  tabs\n    Main\n    List")
  package static let holdsItself = Self(
    317, "A container that contains itself",
    "Following the names of its children leads back to the container itself.",
    wrong: "navigation Main\n  Main\nroot List", right: "navigation Main\n  List\nroot Main")

  // MARK: E401 to E405: names.

  package static let unknownName = Self(
    401, "Unknown screen or container",
    "Steps and expectations can only name what is declared or what the tree refers to. Refer to a "
      + "container without a name by its keyword; the second one is `tabs 2`.",
    wrong: "screen Player\nroot List\npresent Playr",
    right: "screen Player\nroot List\npresent Player")
  package static let unknownWindow = Self(
    402, "Unknown window", "The first window is named main; declare all others.",
    wrong: "root List\nshow window Overlay",
    right: "root List\nwindow Overlay hidden\n  root Other\nshow window Overlay")
  package static let unknownUnnamed = Self(
    403, "Unknown unnamed container",
    "Refer to a container without a name by its keyword, numbered among the unnamed ones of its "
      + "kind. Refer to a container with a name by that name.",
    wrong: "screen Player\nroot\n  navigation Main\n    List\npush Player in navigation",
    right: "screen Player\nroot\n  navigation Main\n    List\npush Player in Main")
  package static let unknownWrapper = Self(
    404, "Unknown wrapper",
    "`navigation(NAME)` is the plain navigation controller that `present navigation(NAME)` "
      + "wraps around a view controller. No step here presents one.",
    wrong: "screen Player\nroot List\npresent Player\n  expect called navigation(Player)",
    right:
      "screen Player\nroot List\npresent navigation(Player)\n  expect called navigation(Player)")
  package static let wrongKind = Self(
    405, "Wrong kind",
    "The name is known, but it can't be used like this: views have no masks, and screens have no "
      + "stack.", wrong: "screen Player\nroot List\npush Player in List",
    right: "screen Player\nroot\n  navigation Main\n    List\npush Player in Main")

  package static let className = Self(
    406, "A UIKit class instead of a name",
    "At the start of a line, a UIKit class name is read as the keyword it stands for: "
      + "`UITabBarController Tabs` is `tabs Tabs`. Where a screen's name is expected, a class name "
      + "says neither which screen is meant nor what is in it.",
    wrong: "root UITabBarController", right: "root\n  UITabBarController\n    List")

  // MARK: E501 to E506: steps and expectations.

  package static let neverAvailable = Self(
    501, "Not available on any listed version",
    "The step calls something that doesn't exist on any version it would run on. List a version "
      + "that has it, or remove the step.", wrong: "ios 12-15\nroot List\nrequest landscape",
    right: "ios 12-16\nroot List\nios 16-: request landscape")
  package static let noDevice = Self(
    502, "Not available on any listed device",
    "The step needs a device that the scenario doesn't list: only iPads can show an app in part of "
      + "the screen.",
    wrong: "device iPhone\nroot List\nresize windowed",
    right: "device iPad\nroot List\nresize windowed")
  package static let expectationAfterSteps = Self(
    503, "An expectation that isn't indented under a step",
    "Expectations in the first column, before the first step, are about the launch. Indent an "
      + "expectation about a step under that step.",
    wrong: "root List\nrotate left\nexpect stayed",
    right: "root List\nrotate left\n  expect stayed")
  package static let questionMarkHere = Self(
    504, "A question mark outside an `expect` line",
    "`check --record` fills in `?`, but only in `expect` lines. A property has to state its claim.",
    wrong: "root List\nalways interface ?", right: "root List\nalways interface portrait")
  package static let belowFloor = Self(
    505, "A version the scenario can't run on",
    "SwiftUI was added in iOS 13, and `deployment` sets the oldest version the app runs on. A "
      + "range skips older versions; an older version listed by itself is an error.",
    wrong: "ios 9\nroot\n  hosting\n    view Content",
    right: "ios 9-\nroot\n  hosting\n    view Content")
  package static let brokenSolution = Self(
    506, "A solution that isn't a token",
    "A solution is the token that is copied when the challenge is solved. Paste all of it.",
    wrong: "par 1\nsolution rotate left\nroot List",
    right: "par 1\nsolution u4GwC_hV7YTenQVDQYCgQcmA96LA\nroot List\nrotate left")
}
