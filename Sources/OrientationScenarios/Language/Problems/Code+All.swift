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
    .belowFloor,
  ]

  // MARK: E101 to E107: the text as such.

  package static let notUTF8 = Self(
    101, "The file isn't UTF-8",
    "A scenario is UTF-8 text. This line has bytes that are none, as files in Latin-1 or "
      + "UTF-16 have. Save the file as UTF-8; a byte order mark and CRLF line ends are fine.",
    wrong: "title Caf\u{FFFD}   (the letter saved as a Latin-1 byte)", right: "title Café")
  package static let nul = Self(
    102, "A NUL byte in the text",
    "A NUL byte is not text. Files in UTF-16 and files that are no text at all have them.",
    wrong: "root Li\u{0}st", right: "root List")
  package static let controlCharacter = Self(
    103, "A control character in the text",
    "Apart from tabs and line ends a scenario has no control characters, not in comments "
      + "either: they would move the cursor of whoever prints the line. The same goes for "
      + "U+0080 to U+009F, and for U+202A to U+202E and U+2066 to U+2069, which turn the "
      + "direction of a text that is not theirs.",
    wrong: "root List # \u{1B}[2J", right: "root List # clear")
  package static let unknownWord = Self(
    104, "A word that isn't allowed here",
    "At this place the language knows some words, and this is none of them. Keywords are "
      + "lower case; UIKit's words keep UIKit's spelling. The help names the nearest word, or "
      + "all that can stand here.", wrong: "lock enabled\nroot List", right: "lock on\nroot List")
  package static let missing = Self(
    105, "Incomplete line",
    "Something has to follow what stands in this line. What can follow is in the help.",
    wrong: "root List\npush", right: "screen Player\nroot List\npush Player")
  package static let leftOver = Self(
    106, "Unexpected extra text",
    "The statement is complete before this word. One line is one statement; names with blanks "
      + "are written in quotes, and a comment begins with `#` after a blank.",
    wrong: "root List\nrotate left twice", right: "root List\nrotate left # twice")
  package static let openQuote = Self(
    107, "Missing closing quotation mark",
    "A quoted name or text ends on the line it begins on. A quotation mark inside is written "
      + "with a backslash before it.", wrong: "root \"My List", right: "root \"My List\"")

  // MARK: E108 to E112: words and quotes.

  package static let strayCharacter = Self(
    108, "Unexpected character",
    "Bare names are made of letters, digits and `_`, in any script; other signs need "
      + "quotation marks, the plain ones. Blanks that only look like blanks end here too.",
    wrong: "root List/Detail", right: "root \"List/Detail\"")
  package static let needsQuotes = Self(
    109, "A name that needs quotes",
    "A name with punctuation, or one that is a word of the language, is written in quotes, so "
      + "that nobody has to guess which is meant.",
    wrong: "screen push\nroot List", right: "screen \"push\"\nroot List")
  package static let emptyName = Self(
    110, "An empty name", "A name has at least one character.", wrong: "root \"\"",
    right: "root List")
  package static let tooLong = Self(
    112, "A word that is too long",
    "Words and quoted texts have at most 1000 bytes; what is longer is no name anybody gave. "
      + "Prose may be as long as it likes.",
    wrong: "root " + String(repeating: "x", count: 1_001), right: "root List")
  package static let severalLines = Self(
    111, "More than one line",
    "`-e` and the prompt take one step, which is one line. In the shell, give `-e` once for "
      + "each step.", wrong: "upright run x.scenario -e 'rotate left\n' 'pop'",
    right: "upright run x.scenario -e 'rotate left' -e 'pop'")

  // MARK: E121 to E131: the layout, and how much of it.

  package static let mixedIndentation = Self(
    121, "Mixed tabs and spaces",
    "A line hangs under the nearest line above that is indented less. Whether a tab is more "
      + "than two blanks nobody can say, so a block is indented with one or the other.",
    wrong: "root\n  navigation\n\tList", right: "root\n  navigation\n    List")
  package static let strayIndentation = Self(
    122, "Inconsistent indentation",
    "Lines that hang under the same line are indented alike. This one stands between two "
      + "levels.", wrong: "root\n    navigation\n      List\n  Player",
    right: "root\n    navigation\n      List\n      Player")
  package static let nothingHangsHere = Self(
    123, "A line that can't have indented lines",
    "The line above takes nothing under it: it is a set-up line or an expectation, or there is "
      + "no line above at all.",
    wrong: "held portrait\n  lock on\nroot List", right: "held portrait\nlock on\nroot List")
  package static let cannotHang = Self(
    124, "A line that isn't allowed there",
    "Screens hang under containers, reactions under the screen or container whose code they "
      + "are, expectations under steps. The help lists what can hang there.",
    wrong: "root List\npop\n  push List", right: "root List\npop\n  expect stayed")
  package static let tooDeep = Self(
    125, "Nested too deeply",
    "Lines hang at most 64 deep under each other; no app's tree is as deep. An inner container "
      + "can be declared in the first column and be named where it belongs.",
    wrong: deepTree, right: "root\n  tabs\n    navigation\n      List")
  package static let tooMany = Self(
    131, "Too many items",
    "A file declares at most 32000 screens, containers and views and 254 windows beside the "
      + "first, and at no time are more than 7 requests for device notifications open, UIKit's "
      + "own included. No app has as many.",
    wrong: "root List\n" + String(repeating: "begin generating\n", count: 7),
    right: "root List\nbegin generating\nend generating")
  private static let deepTree: String =
    "root\n" + (1...70).map { String(repeating: " ", count: $0) + "container\n" }.joined()

  // MARK: E201 to E206: words from lists.

  package static let unknownStatement = Self(
    201, "Unknown statement",
    "In the first column stand set-up, declarations, steps and expectations of the launch, "
      + "each with its own first word.",
    wrong: "screeen List\nroot List", right: "screen List\nroot List")
  package static let unknownOrientation = Self(
    202, "Not an orientation",
    "Interfaces have four orientations, masks are made of them and of landscape, "
      + "allButUpsideDown, all and none, and a device can be faceUp, faceDown and unknown "
      + "besides. The names are UIKit's, capitals included; `upsideDown` is short for "
      + "portraitUpsideDown.",
    wrong: "held sideways\nroot List", right: "held landscapeLeft\nroot List")
  package static let noSuchVersion = Self(
    203, "Not an iOS version",
    "Versions are whole numbers from 2 to 27 without 19 to 25, which never were. A minor "
      + "version may be written, as in 8.1. A list has commas, a range a hyphen: 6-12, 16-.",
    wrong: "ios 19\nroot List", right: "ios 26\nroot List")
  package static let backwardsRange = Self(
    204, "Reversed range", "The older version stands first.",
    wrong: "ios 16-12\nroot List", right: "ios 12-16\nroot List")
  package static let unknownDevice = Self(
    205, "Unknown device",
    "Each stands for all that UIKit treats alike: "
      + Device.allCases.map { device in
        let button = device.hasHomeButton ? ", with a home button" : ""
        return "\(device.name) (\(device.screen.text)\(button))"
      }.joined(separator: ", ") + ".",
    wrong: "device iphone\nroot List", right: "device iPhone\nroot List")
  package static let unknownStyle = Self(
    206, "Unknown presentation style",
    "The styles are those of UIModalPresentationStyle, and `custom removing` for a custom one "
      + "whose shouldRemovePresentersView is true.",
    wrong: "screen Player\nroot List\npresent Player as fullscreen",
    right: "screen Player\nroot List\npresent Player as fullScreen")

  // MARK: E207 to E213: more words from lists.

  package static let unknownSystem = Self(
    207, "Unknown system controller",
    "Behind `system` stands alert, share, imagePicker, player, safari, mail, print, quickLook, "
      + "photoPicker, store, contacts or webVideo.",
    wrong: "root List\npresent system camera", right: "root List\npresent system imagePicker")
  package static let unknownAssumption = Self(
    208, "Unknown assumption",
    "`assume` turns one of the rule book's open questions the other way. "
      + "`upright rules --open` lists them.", wrong: "assume empty-masks-throw no\nroot List",
    right: "assume empty-mask-throws no\nroot List")
  package static let unknownRule = Self(
    209, "Unknown rule",
    "A rule has a chapter and a number, as in CHOOSE-2. `upright rules` lists them all.",
    wrong: "root List\nexpect because CHOICE-2", right: "root List\nexpect because CHOOSE-2")
  package static let unknownAttribute = Self(
    210, "Unknown attribute",
    "Behind a name stand attributes, each with its value. Which there are depends on what is "
      + "declared; the help lists them.", wrong: "screen List suports portrait\nroot List",
    right: "screen List supports portrait\nroot List")
  package static let unknownClaim = Self(
    211, "Unknown expectation",
    "An expectation says what holds after a step: the interface, what is visible, who was "
      + "asked, what was printed. The help lists all of them.",
    wrong: "root List\nexpect orientation portrait", right: "root List\nexpect interface portrait")
  package static let unknownMoment = Self(
    212, "Unknown moment",
    "A reaction runs at a moment of its controller's life or of the device's. The help lists "
      + "them.", wrong: "screen List\n  when appear: attempt\nroot List",
    right: "screen List\n  when appearing: attempt\nroot List")
  package static let unknownStep = Self(
    213, "Unknown step",
    "After `ios VERSIONS:`, after the colon of a reaction and at the prompt stands a step.",
    wrong: "root List\nios 16-: turn left", right: "root List\nios 16-: rotate left")

  // MARK: E301 to E308: the set-up.

  package static let saidTwice = Self(
    301, "Repeated line",
    "A set-up line stands once, except about, source and assume for different questions, and "
      + "plist for different idioms.",
    wrong: "ios 15\nios 16\nroot List", right: "ios 15, 16\nroot List")
  package static let afterFirstStep = Self(
    302, "Setup after the first step",
    "The set-up comes first, in any order; the first step, or the first expectation in the "
      + "first column, ends it. `lock` above the root is set-up, below it a step.",
    wrong: "root List\nrotate left\nscreen Player", right: "screen Player\nroot List\nrotate left")
  package static let noRoot = Self(
    303, "Missing root", "A scenario has a root view controller, or nothing would be on screen.",
    wrong: "screen List", right: "screen List\nroot List")
  package static let emptyRoot = Self(
    304, "Empty root", "Under `root`, or behind it on the line, stands a controller.",
    wrong: "root\nrotate left", right: "root\n  List\nrotate left")
  package static let secondRoot = Self(
    305, "More than one root",
    "A window has one root view controller. Several screens stand in a container.",
    wrong: "root\n  List\n  Player", right: "root\n  tabs\n    List\n    Player")
  package static let declaredTwice = Self(
    306, "Declared twice",
    "A name stands for one screen, container, view, cover or sheet. To use it again, write "
      + "the name alone.", wrong: "screen List\nroot\n  navigation\n    screen List supports all",
    right: "screen List supports all\nroot\n  navigation\n    List")
  package static let windowTwice = Self(
    307, "A window with that name already exists",
    "Windows have names of their own; the first one, to which `root` belongs, is called main.",
    wrong: "root List\nwindow main\n  root Other", right: "root List\nwindow Overlay\n  root Other")
  package static let attributeTwice = Self(
    308, "Repeated on one line", "An attribute or a qualifier stands once.",
    wrong: "screen List supports portrait supports landscape\nroot List",
    right: "screen List supports portrait landscape\nroot List")

  // MARK: E309 to E317: what stands where.

  package static let foreignAttribute = Self(
    309, "An attribute that isn't allowed here",
    "Screens and containers have masks, views have preferences, and only containers hand "
      + "questions on. `asks selected` is for tabs and pages.",
    wrong: "screen List asks top\nroot List", right: "screen List supports portrait\nroot List")
  package static let attributesOfMention = Self(
    310, "Attributes on a reference",
    "A bare name in the tree mentions a screen. Its attributes stand where it is declared, or "
      + "the word `screen` before the name declares it in place.",
    wrong: "root\n  List supports portrait", right: "root\n  screen List supports portrait")
  package static let selectedTwice = Self(
    311, "More than one selected tab",
    "One child is selected at first; without the word it is the first one.",
    wrong: "root\n  tabs\n    List selected\n    Player selected",
    right: "root\n  tabs\n    List\n    Player selected")
  package static let selectedOutside = Self(
    312, "Nothing is selected here", "Only children of tabs and pages can be selected.",
    wrong: "root\n  navigation\n    List selected", right: "root\n  tabs\n    List selected")
  package static let questionTwice = Self(
    313, "A question forwarded twice",
    "Each question has one answer: several `asks` clauses have to be about different ones.",
    wrong: "root\n  navigation asks top asks visible for mask\n    List",
    right: "root\n  navigation asks top for preferred asks visible for mask\n    List")
  package static let viewOutside = Self(
    314, "A view outside SwiftUI",
    "A view needs a hosting controller, a view, a cover or a sheet above it.",
    wrong: "root\n  navigation\n    view Content",
    right: "root\n  hosting\n    navigation\n      view Content")
  package static let momentOutside = Self(
    315, "A moment that isn't available here",
    "SwiftUI views know appearing, disappeared, covering and uncovering; screens and "
      + "containers know all others, and `showing` belongs to navigation controllers.",
    wrong: "root\n  tabs\n    when showing: attempt\n    List",
    right: "root\n  navigation\n    when showing: attempt\n    List")
  package static let placedTwice = Self(
    316, "Used in two places",
    "A container stands in one place. A screen's name may be used again and again: each is a "
      + "screen of its own.", wrong: "navigation Main\n  List\nroot\n  tabs\n    Main\n    Main",
    right: "navigation Main\n  List\nroot\n  tabs\n    Main\n    List")
  package static let holdsItself = Self(
    317, "A container that contains itself",
    "Following the names down one comes back to where one began.",
    wrong: "navigation Main\n  Main\nroot List", right: "navigation Main\n  List\nroot Main")

  // MARK: E401 to E405: names.

  package static let unknownName = Self(
    401, "Unknown screen or container",
    "In a step or an expectation stands what is declared, or what the tree mentions. A "
      + "container without a name is called by its keyword, the second one `tabs 2`.",
    wrong: "screen Player\nroot List\npush Playr", right: "screen Player\nroot List\npush Player")
  package static let unknownWindow = Self(
    402, "Unknown window", "The first window is called main; others are declared.",
    wrong: "root List\nshow window Overlay",
    right: "root List\nwindow Overlay hidden\n  root Other\nshow window Overlay")
  package static let unknownUnnamed = Self(
    403, "Unknown unnamed container",
    "A container without a name is called by its keyword, counted among those of its kind "
      + "that have no name. One with a name is called by that.",
    wrong: "screen Player\nroot\n  navigation Main\n    List\npush Player in navigation",
    right: "screen Player\nroot\n  navigation Main\n    List\npush Player in Main")
  package static let unknownWrapper = Self(
    404, "Unknown wrapper",
    "`navigation(NAME)` is the plain navigation controller that `present navigation(NAME)` "
      + "wraps around a controller. No step does that here.",
    wrong: "screen Player\nroot List\npresent Player\n  expect called navigation(Player)",
    right:
      "screen Player\nroot List\npresent navigation(Player)\n  expect called navigation(Player)")
  package static let wrongKind = Self(
    405, "Wrong kind",
    "The name is known, but what it names cannot be used like this: views have no masks, "
      + "screens no stack.", wrong: "screen Player\nroot List\npush Player in List",
    right: "screen Player\nroot\n  navigation Main\n    List\npush Player in Main")

  package static let className = Self(
    406, "A UIKit class instead of a name",
    "At the head of a line UIKit's class names are read as the words they stand for: "
      + "`UITabBarController Tabs` is `tabs Tabs`. Alone, where a screen's name is expected, one says "
      + "neither which screen is meant nor what stands in it.",
    wrong: "root UITabBarController", right: "root\n  UITabBarController\n    List")

  // MARK: E501 to E505: steps and expectations.

  package static let neverAvailable = Self(
    501, "Not available on any listed version",
    "The step calls something that exists on none of the versions it would run under. List a "
      + "version that has it, or drop the step.", wrong: "ios 12-15\nroot List\nrequest landscape",
    right: "ios 12-16\nroot List\nios 16-: request landscape")
  package static let noDevice = Self(
    502, "Not available on any listed device",
    "The step needs a device that the scenario does not list: only an iPad has windows.",
    wrong: "device iPhone\nroot List\nresize windowed",
    right: "device iPad\nroot List\nresize windowed")
  package static let expectationAfterSteps = Self(
    503, "An expectation that isn't indented under a step",
    "In the first column, before the first step, expectations are about the launch. What is "
      + "expected of a step stands indented under it.",
    wrong: "root List\nrotate left\nexpect stayed",
    right: "root List\nrotate left\n  expect stayed")
  package static let questionMarkHere = Self(
    504, "A question mark outside an `expect` line",
    "`?` is filled in by `check --record`, in `expect` lines. A property states something.",
    wrong: "root List\nalways interface ?", right: "root List\nalways interface portrait")
  package static let belowFloor = Self(
    505, "A version the scenario can't run on",
    "SwiftUI came with iOS 13, and `deployment` says from which version on the app runs. Older "
      + "versions are left out of ranges; one that is asked for by itself is refused.",
    wrong: "ios 9\nroot\n  hosting\n    view Content",
    right: "ios 9-\nroot\n  hosting\n    view Content")
}
