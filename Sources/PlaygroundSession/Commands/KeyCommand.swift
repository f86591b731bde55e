import OrientationModel
import OrientationScenarios
import TerminalModel

/// Everything that can be asked for with a key, or by its name at the prompt.
///
/// The keys, the help, the manual page, and the words of the prompt are made of the rows below; what
/// a command does stands in `PlaygroundState.carryOut`. Lower case acts on the phone or opens a panel;
/// the capital is its bigger brother, or a file of one's own.
package enum KeyCommand: String, CaseIterable, Sendable {
  case turnLeft, turnRight, lieFlat, lock, unfold, halfOpen
  case push, pop, present, dismiss, nextTab, windows
  case add, masks, calls, want
  case later, earlier, launch, end, undo, redo, slower, slowerBack
  case doChosen = "do"
  case choiceDown, choiceUp, compareFix, trouble, explore
  case chain, callbacks, code, eye
  case version, allVersions, compare, device
  case menu, prompt, help, new, copyCode, copyToken, save, edit, export, presentStory, back, quit
  case guess
  case popToRoot, background, swipeBack, letGo, lockAtLaunch, branches, difference, record, mouse
  case hint
  case ground, repaint, black, leave, suspend

  /// What a command is about; help has them in this order.
  package enum Topic: String, CaseIterable, Sendable {
    case phone = "The phone"
    case screens = "Screens"
    case app = "The app"
    case time = "Time"
    case problem = "Problem and fix"
    case look = "Look closer"
    case versions = "Versions and devices"
    case session = "Session"
    case typed = "Typed after :"
  }

  private struct Row {
    var topic: Topic
    var keys: [Key]
    var help: String
    /// Keys that do the same and are not listed: they are what other programs have.
    var unlisted: [Key]

    init(_ topic: Topic, _ keys: [Key], _ help: String, unlisted: [Key] = []) {
      self.topic = topic
      self.keys = keys
      self.help = help
      self.unlisted = unlisted
    }

    init(_ topic: Topic, _ key: Character, _ help: String, unlisted: [Key] = []) {
      self.init(topic, [.character(key)], help, unlisted: unlisted)
    }
  }

  private var row: Row {
    switch self {
    case .turnLeft: Row(.phone, [.left], "Rotate the device left.")
    case .turnRight: Row(.phone, [.right], "Rotate the device right.")
    case .lieFlat: Row(.phone, "f", "Lay the device flat, or pick it up.")
    case .lock: Row(.phone, "l", "Turn the rotation lock on or off.")
    case .unfold: Row(.phone, "o", "Open an iPhone Duo, or close it.")
    case .halfOpen: Row(.phone, "O", "Open an iPhone Duo half, or flat again.")

    case .push: Row(.screens, "p", "Push a screen.")
    case .pop: Row(.screens, "b", "Go back: pop the top screen.")
    case .present: Row(.screens, "s", "Present a screen, in a style of your choice.")
    case .dismiss: Row(.screens, "d", "Dismiss what is presented.")
    case .nextTab: Row(.screens, "t", "Select the next tab.")
    case .windows: Row(.screens, "r", "Resize the scene, or add, show, or hide a window.")

    case .add: Row(.app, "+", "Add a screen: its name, its mask, how it's shown.")
    case .masks: Row(.app, "m", "Change the app: masks, containers, settings, the tree.")
    case .calls: Row(.app, "a", "Have the app make a call: notify, request, force, and others.")
    case .want: Row(.app, "w", "Say what you want to see the screen in.")

    case .later:
      Row(.time, " ", "Next step, then the next story.", unlisted: [.character("]")])
    case .earlier: Row(.time, [.character("["), .backspace], "One step back.")
    case .launch: Row(.time, [.home], "Go to the launch.")
    case .end: Row(.time, [.end], "Go to the last step.")
    case .undo: Row(.time, "u", "Undo. Nothing is lost: branches are kept.")
    case .redo: Row(.time, [.control("r")], "Redo.")
    case .slower: Row(.time, ".", "Next event inside the step.")
    case .slowerBack: Row(.time, ",", "Previous event inside the step.")

    case .doChosen: Row(.problem, [.enter], "Do what the bar says.")
    case .choiceDown: Row(.problem, [.down], "Next choice, or next fix.")
    case .choiceUp: Row(.problem, [.up], "Previous choice, or previous fix.")
    case .compareFix: Row(.problem, "C", "Without and with the fix, side by side.")
    case .trouble: Row(.problem, "g", "Walk to the next problem, the shortest way.")
    case .explore: Row(.problem, "x", "Explore everything a user can reach.")

    case .chain: Row(.look, "i", "Why: the chain of reasons, with rules and sources.")
    case .callbacks: Row(.look, "e", "Events of the step: callbacks and the console.")
    case .code: Row(.look, "k", "The code: the whole file, with the change lit.")
    case .eye: Row(.look, [.tab], "Tilt your head: the interface upright, or the phone as held.")

    case .version: Row(.versions, "v", "Replay on the next iOS version.")
    case .allVersions:
      Row(.versions, "V", "Choose an iOS version, or the SDK the app is built with.")
    case .compare:
      Row(.versions, "c", "Compare two iOS versions, then four; or the SDKs that are listed.")
    case .device: Row(.versions, "D", "Choose a device, by the name it's sold under.")

    case .menu: Row(.session, "/", "Find a story, a recipe, a report, or one of yours.")
    case .prompt:
      Row(.session, ":", "Type a sentence or a command.", unlisted: [.control("p")])
    case .help: Row(.session, "?", "All keys; type what you want.")
    case .new: Row(.session, "N", "New app, from an empty phone or a template.")
    case .copyCode: Row(.session, "Y", "Copy the code that is shown.")
    case .copyToken: Row(.session, "T", "Copy the session as a token.")
    case .save: Row(.session, "W", "Save the session as a scenario.")
    case .edit: Row(.session, "E", "Open the scenario in your editor.")
    case .export: Row(.session, "X", "Export a recording, a picture, a page, or code.")
    case .presentStory: Row(.session, "P", "Present to an audience; press again to leave.")
    case .back: Row(.session, [.escape], "Close what was opened.")
    case .quit: Row(.session, "q", "Quit; asks once if something is unsaved.")
    case .guess:
      Row(
        .session, [.character("y"), .character("n"), .character("!")],
        "Answer an open question: it rotates, it stays, it crashes.")

    case .popToRoot: Row(.typed, [], "Pop to the root of the stack.")
    case .background: Row(.typed, [], "Send the app to the background, or bring it back.")
    case .swipeBack: Row(.typed, [], "Begin a swipe back or down, or finish it.")
    case .letGo: Row(.typed, [], "Cancel the swipe.")
    case .lockAtLaunch: Row(.typed, [], "Replay with the rotation lock on or off at launch.")
    case .branches: Row(.typed, [], "Choose among branches: what was tried and left.")
    case .difference: Row(.typed, [], "Go to the next step where iOS versions differ.")
    case .record: Row(.typed, [], "Record from here; again: save. X exports what was done.")
    case .mouse: Row(.typed, [], "Turn the mouse off, to select text, or on.")
    case .hint: Row(.typed, [], "Show the next hint of a challenge.")
    case .ground: Row(.typed, [], "Colors for a dark background, a light one, or either.")
    case .repaint: Row(.typed, [], "Redraw the screen.", unlisted: [.control("l")])
    case .black: Row(.typed, [], "Blank the screen while you present, or bring it back.")
    case .leave: Row(.typed, [], "Quit without a question.", unlisted: [.control("c")])
    case .suspend:
      Row(.typed, [], "Suspend the program; fg resumes it.", unlisted: [.control("z")])
    }
  }

  /// What it is called at the prompt and in help: `turn-left`.
  package var name: String {
    rawValue.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }
  package var topic: Topic { row.topic }
  /// The keys that are listed.
  package var keys: [Key] { row.keys }
  package var help: String { row.help }

  /// What else people call what it does, by which help finds it.
  package var otherWords: String {
    switch self {
    case .lieFlat: "table face up down"
    case .turnLeft, .turnRight: "turn landscape portrait"
    case .present: "sheet full screen cover modal alert popover"
    case .windows: "Split View Slide Over Stage Manager multitasking windowed full screen toast"
    case .masks: "supportedInterfaceOrientations Info.plist app delegate navigation tab bar split"
    case .calls:
      "force portrait set status bar setValue attemptRotationToDeviceOrientation lock preference "
        + "setNeedsUpdateOfSupportedInterfaceOrientations requestGeometryUpdate"
    case .want: "should landscape portrait expect"
    case .doChosen: "apply try the fix"
    case .compareFix: "before after difference"
    case .callbacks: "viewWillTransition log warning"
    case .compare: "difference Xcode"
    case .allVersions: "Xcode linked"
    case .device: "iPad model Duo"
    case .background: "home screen leave the app"
    case .export: "share svg gif markdown test"
    case .presentStory: "audience meeting talk slides"
    default: ""
    }
  }

  /// Its keys as help and the footer write them.
  package var keyNames: String { keys.map { $0.label }.joined(separator: " ") }

  /// The first of them; empty where there is none.
  package var keyName: String { keys.first?.label ?? "" }

  /// Whether it only goes along the story that is presented, or leaves it where it is.
  package var staysInStory: Bool {
    [.later, .earlier, .launch, .end, .guess, .presentStory, .back, .black].contains(self)
  }

  /// Whether a sentence of the language says the same.
  package var isSentence: Bool { [.turnLeft, .turnRight, .popToRoot].contains(self) }

  // MARK: Which key is whose

  private static let byKey: [Key: KeyCommand] = {
    var owners: [Key: KeyCommand] = [:]
    for command in allCases {
      for key in command.row.keys + command.row.unlisted {
        precondition(
          owners.updateValue(command, forKey: key) == nil, "\(key.name) has two commands")
      }
    }
    return owners
  }()

  /// What a remote sends before a room, which nobody can change.
  private static let byRemote: [Key: KeyCommand] = [
    .pageDown: .later, .pageUp: .earlier, .character("."): .black,
  ]

  package init?(_ key: Key, inRoom: Bool) {
    guard let command = (inRoom ? Self.byRemote[key] : nil) ?? Self.byKey[key] else { return nil }
    self = command
  }

  /// The command of that name; its words may stand apart.
  package init?(named line: String) {
    let name = line.split(separator: " ").joined(separator: "-").lowercased()
    guard let command = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = command
  }
}

extension String {
  /// The label of a key where an arrow would be a letter or a sign.
  package var labelInASCII: String {
    [("←", "Left"), ("→", "Right"), ("↑", "Up"), ("↓", "Down")]
      .reduce(self) { $0.exchanging($1.0, for: $1.1) }
  }
}

extension Key {
  package var label: String {
    switch self {
    case .left: "←"
    case .right: "→"
    case .up: "↑"
    case .down: "↓"
    case .control(let character): "Ctrl-\(character.uppercased())"
    case .character(" "): "space"
    default: name
    }
  }
}
