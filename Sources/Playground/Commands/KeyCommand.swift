import TerminalModel

/// Everything that can be asked for with a key, or by its name at the prompt.
///
/// The keys, the help, the manual page and the words of the prompt are made of the rows below; what
/// a command does stands in `PlaygroundState.carryOut`.
package enum KeyCommand: String, CaseIterable, Sendable {
  case turnLeft, turnRight, lieFlat, lockNow, swipeBack, letGo, background
  case push, pop, popToRoot, present, dismiss, nextTab, windows, choiceDown, choiceUp
  case doChosen = "do"
  case force, request, update, updateLock, attempt, statusBar, masks
  case later, earlier, launch, end, branches, undo, redo, slower, slowerBack
  case trouble, difference, explore
  case eye, chain, callbacks, compare, compareFix, mouse, ground, repaint
  case version, allVersions, device, lock
  case menu, prompt, help, new, copyFix, copyToken, save, edit, record, presentStory
  case back, quit, leave, suspend, export
  case roomNext, roomBack, roomYes, roomNo, roomBlack, roomJump

  /// What a command is about; help has them in this order.
  package enum Topic: String, CaseIterable, Sendable {
    case hand = "The hand"
    case screens = "Screens"
    case app = "The app’s code"
    case time = "Time"
    case view = "What is shown"
    case versions = "Versions and devices"
    case session = "Session"
    case room = "Presenting"
  }

  private struct Row {
    var topic: Topic
    var characters: String
    var help: String
    var others: [Key]

    /// Each of the characters is one scalar.
    var keys: [Key] { others + characters.unicodeScalars.map { .character(Character($0)) } }
    var firstKey: Key? { others.first ?? characters.first.map { .character($0) } }

    init(_ topic: Topic, _ characters: String, _ help: String, _ others: Key...) {
      (self.topic, self.characters, self.help, self.others) = (topic, characters, help, others)
    }
  }

  private var row: Row {
    switch self {
    case .turnLeft: Row(.hand, "h", "Turn the device left.", .left)
    case .turnRight: Row(.hand, "l", "Turn the device right.", .right)
    case .lieFlat: Row(.hand, "f", "Lay the device flat, face up; again, face down.")
    case .lockNow: Row(.hand, "K", "Switch the rotation lock, as a step.")
    case .swipeBack: Row(.hand, "b", "Begin to swipe back or down; again, finish it.")
    case .letGo: Row(.hand, "B", "Let go of a swipe before it is through.")
    case .background: Row(.hand, "z", "Leave the app; again, come back to it.")

    case .push: Row(.screens, "p", "Push a screen.")
    case .pop: Row(.screens, "o", "Pop the top screen.")
    case .popToRoot: Row(.screens, "O", "Pop to the root of the stack.")
    case .present: Row(.screens, "s", "Present a screen, in a style to choose.")
    case .dismiss: Row(.screens, "d", "Dismiss what is presented.")
    case .nextTab: Row(.screens, "t", "Select the next tab.")
    case .windows: Row(.screens, "w", "Add, show or hide a window, or resize the scene.")
    case .choiceDown:
      Row(.screens, "j", "Choose the next hint; of several changes, the one before.", .down)
    case .choiceUp:
      Row(.screens, "k", "Choose the hint before; at the fix, the next change.", .up)
    case .doChosen:
      Row(
        .screens, "", "Do what is chosen; at first, open the stories.", .enter)

    case .force: Row(.app, "F", "Force one, by setValue(_:forKey: \"orientation\") on UIDevice.")
    case .request: Row(.app, "r", "Request orientations of the scene, from iOS 16.")
    case .update: Row(.app, "U", "Say that the mask has changed, from iOS 16.")
    case .updateLock: Row(.app, "A", "Say that the wish for a lock changed, from iOS 26.")
    case .attempt: Row(.app, "a", "Attempt a rotation to the device’s side.")
    case .statusBar: Row(.app, "S", "Set the status bar by hand, up to iOS 12.")
    case .masks: Row(.app, "m", "Show the masks and settings, and change them.")

    case .later:
      Row(.time, " ]", "Go on in the story or branch, or back to the story.")
    case .earlier: Row(.time, "[", "Go one step back; at a launch, one story back.")
    case .launch: Row(.time, "", "Go back to the launch.", .home)
    case .end: Row(.time, "", "Go to the end of the branch.", .end)
    case .branches: Row(.time, "T", "Choose among the branches that were kept.")
    case .undo: Row(.time, "u", "Undo; branches are kept.")
    case .redo: Row(.time, "", "Redo what was undone.", .control("r"))
    case .slower: Row(.time, ".", "Walk on inside the step.")
    case .slowerBack: Row(.time, ",", "Walk back inside the step.")
    case .trouble: Row(.time, "g", "Walk the shortest way to the nearest trouble.")
    case .difference: Row(.time, "G", "Walk to the next step at which versions differ.")
    case .explore: Row(.time, "x", "Explore what a user can reach, and what goes wrong.")

    case .eye: Row(.view, "", "See it as the app does, or as the hand does.", .tab)
    case .chain: Row(.view, "i", "Show the chain of reasons, with rules and sources.")
    case .callbacks: Row(.view, "e", "Show the callbacks and the console.")
    case .compare: Row(.view, "c", "Compare two versions; again four; again none.")
    case .compareFix: Row(.view, "C", "Compare without and with the fix.")
    case .mouse: Row(.view, "M", "Turn the mouse off, to select text; or on again.")
    case .ground: Row(.view, "N", "Take colours for a dark ground, a light one, or any.")
    case .repaint: Row(.view, "", "Draw the screen again.", .control("l"))

    case .version: Row(.versions, "v", "Replay under the next of iOS 15, 16, 18, 26, 27.")
    case .allVersions: Row(.versions, "V", "Choose among the versions it is for.")
    case .device: Row(.versions, "D", "Replay on the next device.")
    case .lock: Row(.versions, "L", "Replay with the rotation lock on at launch, or off.")

    case .menu: Row(.session, "/", "Open the stories, your own, or search for any.")
    case .prompt: Row(.session, ":", "Type a step or a command.", .control("p"))
    case .help: Row(.session, "?", "Show every key; typing narrows them.")
    case .new: Row(.session, "n", "Begin a scenario of your own, from a situation.")
    case .copyFix: Row(.session, "y", "Copy the fix as Swift.")
    case .copyToken: Row(.session, "Y", "Copy the session as a short token.")
    case .save: Row(.session, "W", "Save the session as a scenario.")
    case .edit: Row(.session, "E", "Open the scenario in your editor, at this step.")
    case .record: Row(.session, "R", "Record from here, or the last steps; again, write.")
    case .presentStory:
      Row(.session, "P", "Present the story or talk to a room; again, leave.")
    case .back: Row(.session, "", "Leave what was opened; never the program.", .escape)
    case .quit: Row(.session, "q", "Leave the program, or first what was opened.")
    case .leave: Row(.session, "", "Leave the program at once.", .control("c"))
    case .suspend: Row(.session, "", "Stop the program; fg continues it.", .control("z"))
    case .export:
      Row(.session, "X", "Export a recording, a picture, a page or code.")

    case .roomNext:
      Row(.room, "lj", "Go on in the story.", .character(" "), .right, .enter, .pageDown, .down)
    case .roomBack: Row(.room, "hk", "Go back in the story.", .left, .backspace, .pageUp, .up)
    case .roomYes: Row(.room, "y", "The room says yes to what is asked.")
    case .roomNo: Row(.room, "n", "The room says no to what is asked.")
    case .roomBlack: Row(.room, "b", "Show nothing; again, what was shown.")
    case .roomJump: Row(.room, "1234567890", "Jump to a part of the talk.")
    }
  }

  /// What it is called at the prompt and in help: `turn-left`.
  package var name: String {
    rawValue.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }
  package var topic: Topic { row.topic }
  package var keys: [Key] { row.keys }
  package var help: String { row.help }

  /// Its keys as help and the footer write them.
  package var keyNames: String { keys.map(\.label).joined(separator: " ") }

  /// The first of them; empty where there is none.
  var keyName: String { row.firstKey?.label ?? "" }

  /// Whether it leaves the first screen as it is.
  var keepsWelcome: Bool {
    [.doChosen, .menu, .help, .back, .quit, .leave, .suspend, .repaint].contains(self)
  }

  // MARK: Which key is whose

  /// Every command but those of presenter mode.
  package static let ofTheStage = allCases.filter { $0.topic != .room }

  /// Those of presenter mode; a few others work there, too.
  package static let ofTheRoom = allCases.filter { $0.topic == .room }

  /// What a key of presenter mode does, in the order of its help.
  static var inRoom: [KeyCommand] { ofTheRoom + ofQuestions + [.back, .quit] }

  private static let byKey = table(ofTheStage)
  /// What answers a question from the room; Esc goes back to where it was asked.
  package static let ofQuestions: [KeyCommand] = [
    .version, .allVersions, .device, .compare, .compareFix, .chain, .prompt,
  ]

  private static let byKeyInRoom = table(
    ofTheRoom + ofQuestions + [
      .quit, .leave, .back, .help, .repaint, .suspend, .presentStory,
    ])

  private static func table(
    _ commands: [KeyCommand]
  ) -> [(key: Key, command: KeyCommand)] {
    commands.flatMap { command in command.keys.map { (key: $0, command: command) } }
  }

  init?(_ key: Key, inRoom: Bool) {
    let table = inRoom ? Self.byKeyInRoom : Self.byKey
    guard let entry = table.first(where: { $0.key == key }) else { return nil }
    self = entry.command
  }

  /// The command of that name; its words may stand apart.
  init?(named line: String) {
    let name = line.split(separator: " ").joined(separator: "-").lowercased()
    guard let command = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = command
  }
}

extension Key {
  var label: String {
    switch self {
    case .left: "←"
    case .right: "→"
    case .up: "↑"
    case .down: "↓"
    case .control(let character): "Ctrl-\(character.uppercased())"
    case .character(" "): "space"
    case .character, .home, .end, .pageUp, .pageDown, .enter, .escape, .tab, .backTab, .backspace,
      .delete, .insert, .f, .alt, .modified, .mouse, .paste, .resize, .focus, .unknown:
      name
    }
  }
}
