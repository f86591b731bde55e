import DeviceDrawing
import OrientationModel
import OrientationScenarios

extension PlaygroundState {
  /// What each command does.
  mutating func carryOut(_ command: KeyCommand) {
    switch command {
    case .turnLeft: perform(.rotateLeft)
    case .turnRight: perform(.rotateRight)
    case .lieFlat: perform(.rotate(summary().world.held == .faceUp ? .faceDown : .faceUp))
    case .lockNow: perform(.lock(!summary().world.isLocked))
    case .swipeBack: swipe()
    case .letGo: perform(.cancel)
    case .background: perform(summary().world.isInBackground ? .foreground : .background)

    case .push: choose(.push)
    case .pop: perform(.pop)
    case .popToRoot: perform(.popToRoot)
    case .present: chooseStyle()
    case .dismiss: perform(.dismiss(nil))
    case .nextTab: nextTab()
    case .windows: chooseWindow()
    case .choiceDown: select(by: 1)
    case .choiceUp: select(by: -1)
    case .doChosen: performSelected()

    case .force: choose(.force, "Force an orientation", Forced.all.map { .force($0) })
    case .request: choose(.request, "Request orientations", Flip.masks.map { .request($0) })
    case .update: perform(.update(nil))
    case .updateLock: perform(.updateLock(nil))
    case .attempt: perform(.attempt)
    case .statusBar:
      choose(.statusBar, "Set the status bar", InterfaceOrientation.allCases.map { .statusBar($0) })
    case .masks: open(.picker(settingsPicker()))

    case .later: walkLater()
    case .earlier: walkEarlier()
    case .launch: walk(toEnd: false)
    case .end: walk(toEnd: true)
    case .branches: openBranches()
    case .undo: undo()
    case .redo: redo()
    case .slower: slowMotion(by: 1)
    case .slowerBack: slowMotion(by: -1)
    case .trouble: walkToTrouble()
    case .difference: walkToDifference()
    case .explore: open(.pages(Pages(kind: .exploration)))

    case .eye: eye = eye == .hand ? .app : .hand
    case .chain: open(.pages(Pages(kind: .chain)))
    case .callbacks: open(.pages(Pages(kind: .callbacks)))
    case .compare: compare()
    case .compareFix: compareFix()
    case .mouse: toggleMouse()
    case .ground: nextGround()
    case .repaint: ask(for: .repaint)

    case .version: nextVersion()
    case .allVersions: chooseVersion()
    case .device: nextDevice()
    case .lock: switchLock()

    case .menu: openMenu()
    case .prompt: openPrompt()
    case .help: openHelp()
    case .new: startAnew()
    case .copyFix: copyFix()
    case .copyToken: copyToken()
    case .save: askForName(.save)
    case .edit: edit()
    case .record: record()
    case .presentStory: enterRoom()
    case .back: back()
    case .quit: quit()
    case .leave: ask(for: .quit)
    case .suspend: ask(for: .suspend)
    case .export: openExports()

    case .roomNext: roomNext(guess: nil)
    case .roomBack: roomBack()
    case .roomYes: roomNext(guess: true)
    case .roomNo: roomNext(guess: false)
    }
  }
}
