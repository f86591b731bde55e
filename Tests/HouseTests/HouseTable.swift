/// The house rules that are numbers and lists; the tests beside this file hold our source to them.
enum HouseTable {
  static let longestFile = 400
  static let medianFile = 120
  static let longestFunction = 60

  /// What may be longer, for it is one switch over an enum of ours with a line or two for each case:
  /// the place, and the words before the brace.
  static let longSwitches: Set<String> = [
    "Sources/PlaygroundSession/Commands/KeyCommand.swift: private var row: Row",
    "Sources/Playground/State/PlaygroundState+Commands.swift: "
      + "mutating func carryOut(_ command: KeyCommand)",
    "Sources/OrientationScenarios/Language/Problems/Problem+Wording.swift: "
      + "fileprivate var told: (code: Problem.Code, sentence: String)",
  ]

  /// What each module may import, by its folder in `Sources`.
  ///
  /// Anything else is forbidden.
  /// A new module gets a line here and a paragraph in `Sources/README.md`.
  static let imports: [String: Set<String>] = [
    "OrientationModel": [],
    "OrientationScenarios": ["OrientationModel"],
    "SwiftCode": ["OrientationModel", "OrientationScenarios"],
    "OrientationTelling": ["OrientationModel", "OrientationScenarios", "SwiftCode"],
    "ProjectReading": ["OrientationModel", "OrientationScenarios"],
    "OrientationExplorer": ["OrientationModel", "Synchronization", "Glibc", "Musl", "Darwin"],
    "TerminalModel": [],
    "TerminalNcurses": ["CNcurses", "TerminalModel"],
    "CNcurses": [],
    "BundledScenarios": [],
    "ScenarioBundler": ["Foundation"],
    "ScenarioBundlePlugin": ["Foundation", "PackagePlugin"],
    "DeviceDrawing": ["OrientationModel", "TerminalModel"],
    "Exports": [
      "DeviceDrawing", "OrientationModel", "OrientationTelling", "OrientationScenarios",
      "SwiftCode", "TerminalModel",
    ],
    "PlaygroundSession": [
      "OrientationModel", "OrientationTelling", "OrientationScenarios", "OrientationExplorer",
      "BundledScenarios", "SwiftCode", "TerminalModel",
    ],
    "Playground": [
      "DeviceDrawing", "OrientationModel", "OrientationTelling", "OrientationScenarios",
      "OrientationExplorer", "PlaygroundSession",
      "BundledScenarios", "SwiftCode", "TerminalModel",
    ],
    "PlaygroundPage": ["Playground", "PlaygroundSession", "TerminalModel"],
    "CPage": [],
    "UprightCommands": [
      "OrientationModel", "OrientationTelling", "OrientationScenarios", "OrientationExplorer",
      "BundledScenarios", "Exports", "PlaygroundSession", "ProjectReading", "SwiftCode",
      "TerminalModel",
    ],
    "upright": [
      "OrientationModel", "OrientationTelling", "OrientationScenarios", "OrientationExplorer",
      "BundledScenarios", "Exports", "Playground", "PlaygroundSession", "ProjectReading",
      "TerminalModel", "TerminalNcurses", "UprightCommands",
      "Darwin", "Glibc",
    ],
  ]

  /// What no source says outside comments and texts, and why.
  static let bannedCode: [String: String] = [
    #"\btry!"#: "throw, or handle it",
    #"\bpublic\b"#: "the package is the world: use `package` or less",
    #"\bfatalError\b"#: "use `precondition` with a sentence that says what was wrong",
  ]

  /// What no source says anywhere.
  static let bannedWords: [String: String] = [
    #"\bFIXME\b"#: "mend it, or open an issue"
  ]

  /// What the header of the C shim never mentions outside comments: ncurses and its vocabulary.
  static let ncursesNames =
    #"\b(\w*curses\.h|WINDOW|SCREEN|MEVENT|chtype|cchar_t|attr_t|mmask_t|stdscr|curscr|newterm|"#
    + #"initscr|endwin|LINES|COLS|ERR|OK|(KEY|A|WA|ACS|WACS|COLOR|BUTTON\d)_[A-Z0-9_]+)\b"#
}
