import OrientationModel
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
  case roomNext, roomBack, roomYes, roomNo, roomBlack

  /// What a command is about; help has them in this order.
  package enum Topic: String, CaseIterable, Sendable {
    case hand = "Device and gestures"
    case screens = "Screens"
    case app = "The app's code"
    case time = "Steps"
    case view = "Display"
    case versions = "Versions and devices"
    case session = "Session and files"
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
      self.topic = topic
      self.characters = characters
      self.help = help
      self.others = others
    }
  }

  private var row: Row {
    switch self {
    case .turnLeft: Row(.hand, "h", "Rotate the device left.", .left)
    case .turnRight: Row(.hand, "l", "Rotate the device right.", .right)
    case .lieFlat: Row(.hand, "f", "Lay the device face up; press again for face down.")
    case .lockNow: Row(.hand, "K", "Turn the rotation lock on or off, as a step.")
    case .swipeBack: Row(.hand, "b", "Start a swipe back or down; press again to finish it.")
    case .letGo: Row(.hand, "B", "Cancel the swipe.")
    case .background: Row(.hand, "z", "Send the app to the background; press again to return.")

    case .push: Row(.screens, "p", "Push a screen.")
    case .pop: Row(.screens, "o", "Pop the top screen.")
    case .popToRoot: Row(.screens, "O", "Pop to the root of the stack.")
    case .present: Row(.screens, "s", "Present a screen and choose its style.")
    case .dismiss: Row(.screens, "d", "Dismiss the presented screen.")
    case .nextTab: Row(.screens, "t", "Select the next tab.")
    case .windows: Row(.screens, "w", "Add, show, or hide a window, or resize the scene.")
    case .choiceDown:
      Row(.screens, "j", "Select the next action; on a fix, the previous fix.", .down)
    case .choiceUp:
      Row(.screens, "k", "Select the previous action; on a fix, the next fix.", .up)
    case .doChosen:
      Row(
        .screens, "", "Run the selected action; on the first page, list the stories.", .enter)

    case .force: Row(.app, "F", "Call setValue(_:forKey: \"orientation\") on UIDevice.")
    case .request: Row(.app, "r", "Call requestGeometryUpdate(_:) (iOS 16 and later).")
    case .update: Row(.app, "U", "Notify UIKit of a new mask: setNeedsUpdate… (iOS 16 and later).")
    case .updateLock: Row(.app, "A", "Notify UIKit of the lock preference (iOS 26 and later).")
    case .attempt: Row(.app, "a", "Call attemptRotationToDeviceOrientation().")
    case .statusBar: Row(.app, "S", "Set the status bar orientation (up to iOS 12).")
    case .masks: Row(.app, "m", "Show and edit masks and settings.")

    case .later:
      Row(.time, " ]", "Next step of the story or branch, or back to the story.")
    case .earlier: Row(.time, "[", "Previous step; at launch, the previous story.")
    case .launch: Row(.time, "", "Go to the launch.", .home)
    case .end: Row(.time, "", "Go to the end of the branch.", .end)
    case .branches: Row(.time, "T", "Choose a branch.")
    case .undo: Row(.time, "u", "Undo. Nothing is lost: branches are kept.")
    case .redo: Row(.time, "", "Redo.", .control("r"))
    case .slower: Row(.time, ".", "Next event inside the step (slow motion).")
    case .slowerBack: Row(.time, ",", "Previous event inside the step.")
    case .trouble: Row(.time, "g", "Play the shortest path to the nearest problem.")
    case .difference: Row(.time, "G", "Go to the next step where iOS versions differ.")
    case .explore: Row(.time, "x", "Explore everything a user can reach, and list the problems.")

    case .eye: Row(.view, "", "Switch between the device's view and the app's view.", .tab)
    case .chain: Row(.view, "i", "Explain the result, with rules and sources.")
    case .callbacks: Row(.view, "e", "Show callbacks and console output.")
    case .compare: Row(.view, "c", "Compare two iOS versions; press again for four, then none.")
    case .compareFix: Row(.view, "C", "Compare before and after the fix.")
    case .mouse: Row(.view, "M", "Turn the mouse off (to select text) or on.")
    case .ground: Row(.view, "N", "Use colors for a dark background, a light one, or either.")
    case .repaint: Row(.view, "", "Redraw the screen.", .control("l"))

    case .version:
      Row(
        .versions, "v",
        "Replay on the next of iOS \(SystemVersion.usual.map(\.text).joined(separator: ", ")).")
    case .allVersions: Row(.versions, "V", "Choose an iOS version.")
    case .device: Row(.versions, "D", "Replay on the next device.")
    case .lock: Row(.versions, "L", "Replay with the rotation lock on or off at launch.")

    case .menu: Row(.session, "/", "Open a story or your own scenario, or search.")
    case .prompt: Row(.session, ":", "Type a step or a command.", .control("p"))
    case .help: Row(.session, "?", "Show all keys; type to filter them.")
    case .new: Row(.session, "n", "Start your own scenario from a template.")
    case .copyFix: Row(.session, "y", "Copy the fix as Swift code.")
    case .copyToken: Row(.session, "Y", "Copy the session as a short token.")
    case .save: Row(.session, "W", "Save the session as a scenario.")
    case .edit: Row(.session, "E", "Open the scenario in your editor, at this step.")
    case .record: Row(.session, "R", "Record from here, or the last steps; press again to save.")
    case .presentStory:
      Row(.session, "P", "Present the story to an audience; press again to stop.")
    case .back: Row(.session, "", "Close the current panel (never quits).", .escape)
    case .quit: Row(.session, "q", "Close the current panel, or quit.")
    case .leave: Row(.session, "", "Quit right away.", .control("c"))
    case .suspend: Row(.session, "", "Suspend the program; fg resumes it.", .control("z"))
    case .export:
      Row(.session, "X", "Export a recording, picture, page, or code.")

    case .roomNext:
      Row(.room, "lj", "Next step.", .character(" "), .right, .enter, .pageDown, .down)
    case .roomBack: Row(.room, "hk", "Previous step.", .left, .backspace, .pageUp, .up)
    case .roomYes: Row(.room, "y", "Record the audience's guess: yes.")
    case .roomNo: Row(.room, "n", "Record the audience's guess: no.")
    case .roomBlack: Row(.room, "b", "Blank the screen; press again to bring it back.")
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
      .delete, .insert, .f, .mouse, .paste, .resize, .focus, .unknown:
      name
    }
  }
}
