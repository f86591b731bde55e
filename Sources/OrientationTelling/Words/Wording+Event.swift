import OrientationModel

// A step as something that happened.

extension Wording {
  /// A step as something that happened, as in `You turned the phone.`.
  package func event(of step: Step?) -> String {
    guard let step else { return "The app launches." }
    return switch step {
    case .rotate(.faceUp), .rotate(.faceDown): "You laid the \(deviceNoun) flat."
    case .rotate(.unknown): "The \(deviceNoun) no longer knows its side."
    case .rotate, .rotateLeft, .rotateRight: "You turned the \(deviceNoun)."
    case .lock(let on): on ? "You locked the rotation." : "You unlocked the rotation."
    case .push(let id, _): "\(name(id)) is pushed."
    case .pop: "A screen is popped."
    case .popTo(let id): "The stack is popped to \(name(id))."
    case .popToRoot: "The stack is popped to its root."
    case .present(let id, _, _): "\(name(id)) is presented."
    case .dismiss(nil): "What was presented is dismissed."
    case .dismiss(let id?): "\(name(id)) is dismissed."
    case .select(let id): "\(name(id)) is selected."
    case .replaceRoot(let id): "\(name(id)) is the new root."
    case .replace(_, let new): "\(name(new)) takes another's place."
    case .force(.orientation(let orientation)): "The app forces \(orientation.name)."
    case .force: "The app forces an orientation."
    case .request(let mask): "The app requests \(mask.phrase)."
    case .update: "UIKit is told that masks changed."
    case .updateLock: "UIKit is told that the lock changed."
    case .statusBar: "The status bar is set by hand."
    case .beginPop: "A swipe back begins."
    case .beginDismiss: "A drag down begins."
    case .cancel: "The swipe is taken back."
    case .finish: "The swipe is finished."
    case .attempt: "A rotation is attempted."
    case .set(let change): event(of: change)
    case .addWindow(let id): "The window \(name(window: id)) is created."
    case .showWindow(let id): "The window \(name(window: id)) is shown."
    case .hideWindow(let id): "The window \(name(window: id)) is hidden."
    case .resize(let mode): "The scene is \(mode.name) now."
    case .background: "The app leaves the screen."
    case .foreground: "The app comes back."
    case .beginGenerating: "The app asks for device notifications."
    case .endGenerating: "The app ends device notifications."
    case .onVersions(_, let inner): event(of: inner)
    case .note(let text): text
    }
  }

  private func event(of change: Change<Numbers>) -> String {
    switch change {
    case .supports(let id, _), .orientations(let id, _): "\(name(id)) changes its mask."
    case .prefers(let id, _): "\(name(id)) changes its preference."
    case .autorotates(let id, _), .prefersLock(let id, _): "\(name(id)) changes its answer."
    case .delegate: "The app delegate answers anew."
    }
  }
}
