import OrientationModel
import OrientationScenarios

extension Play {
  /// What a broken property means in this app: after which step, and which screen is wrong.
  ///
  /// Nothing for a property that is the app's own sentence already.
  package func finding(of property: String) -> String? {
    let visible = last.snapshot.visible.map(name) ?? "the app"
    let interface = last.after.interface.name
    let before = episodes.dropLast(2).last?.after.interface.name ?? interface
    let meanings = [
      "no-exception": "the app ends with an exception",
      "shown-is-supported": "\(visible) is shown in \(interface), which it does not support",
      "no-trap": "\(visible) stays in \(interface), however the device is turned",
      "leaving-restores": "\(visible) stays in \(interface); it was left in \(before)",
      "no-double-turn": "the interface has turned twice",
      "shown-is-allowed": "\(visible) is shown in \(interface), which the app does not allow",
    ]
    return meanings[property].map { "\(occasion), \($0)." }
  }

  /// What happened last: `After Player is dismissed with the device on its side`.
  private var occasion: String {
    guard let step = last.step else { return "At launch" }
    let left = episodes.dropLast().last?.snapshot.visible.map(name) ?? "the screen"
    switch step {
    case .rotate(let held): return "After a turn to \(held.name)"
    case .rotateLeft: return "After a turn to the left"
    case .rotateRight: return "After a turn to the right"
    case .push(let id, _): return "After \(name(id)) is pushed" + hold
    case .pop, .popTo, .popToRoot: return "After \(left) is popped" + hold
    case .present(let id, _, _): return "After \(name(id)) is presented" + hold
    case .dismiss: return "After \(left) is dismissed" + hold
    case .select(let id): return "After the tab \(name(id)) is selected" + hold
    case .lock, .replaceRoot, .replace, .force, .request, .update, .updateLock, .statusBar,
      .beginPop, .beginDismiss, .cancel, .finish, .attempt, .set, .addWindow, .showWindow,
      .hideWindow, .resize, .background, .foreground, .beginGenerating, .endGenerating, .note,
      .onVersions:
      return "After `\(last.name)`" + hold
    }
  }

  /// How the hand holds the device, where that is worth a word.
  private var hold: String {
    switch last.after.device {
    case .landscapeLeft, .landscapeRight: " with the device on its side"
    case .portraitUpsideDown: " with the device upside down"
    case .faceUp, .faceDown: " with the device lying flat"
    case .portrait, .unknown: ""
    }
  }
}
