import OrientationModel

// A step as something that happened.

extension Wording {
  /// A step as something that happened, as in `You turned the phone.`.
  package func event(of step: Step?) -> String {
    guard let step else { return "The app launches." }
    switch step {
    case .rotate(.faceUp), .rotate(.faceDown): return "You laid the \(deviceNoun) flat."
    case .rotate(.unknown): return "The \(deviceNoun) no longer knows its side."
    case .rotate, .rotateLeft, .rotateRight: return "You turned the \(deviceNoun)."
    case .lock(let on): return on ? "You locked the rotation." : "You unlocked the rotation."
    case .push(let id, _): return "\(name(id)) is pushed."
    case .pop: return "A screen is popped."
    case .popTo(let id): return "The stack is popped to \(name(id))."
    case .popToRoot: return "The stack is popped to its root."
    case .present(let id, _, _): return "\(name(id)) is presented."
    case .dismiss(nil): return "What was presented is dismissed."
    case .dismiss(let id?): return "\(name(id)) is dismissed."
    case .select(let id): return "\(name(id)) is selected."
    case .replaceRoot(let id): return "\(name(id)) is the new root."
    case .replace(_, let new): return "\(name(new)) takes another's place."
    default: return requestEvent(step)
    }
  }

  private func requestEvent(_ step: Step) -> String {
    switch step {
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
    case .set(.delegate): "The app delegate answers anew."
    case .set(let edit): setEvent(edit)
    default: sceneEvent(step)
    }
  }

  private func setEvent(_ edit: Edit) -> String {
    switch edit {
    case .supports(let id, _, _), .orientations(let id, _): "\(name(id)) changes its mask."
    case .prefers(let id, _): "\(name(id)) changes its preference."
    case .autorotates(let id, _), .prefersLock(let id, _): "\(name(id)) changes its answer."
    case .delegate, .lockRead, .child: "The app changes."
    }
  }

  private func sceneEvent(_ step: Step) -> String {
    switch step {
    case .addWindow(let id): "The window \(name(window: id)) is created."
    case .showWindow(let id): "The window \(name(window: id)) is shown."
    case .hideWindow(let id): "The window \(name(window: id)) is hidden."
    case .resize(let mode): "The scene is \(mode.name) now."
    case .background: "The app leaves the screen."
    case .foreground: "The app comes back."
    case .beginGenerating: "The app asks for device notifications."
    case .endGenerating: "The app ends device notifications."
    case .only(_, let inner): event(of: inner)
    default: ""
    }
  }
}
