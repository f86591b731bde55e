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
      "no-exception": "the app crashes with an exception",
      "shown-is-supported": "\(visible) is in \(interface), which it doesn't support",
      "no-trap": "\(visible) stays in \(interface), whichever way you rotate the device next",
      "leaving-restores": "\(visible) is now in \(interface), but it was in \(before) before",
      "no-double-turn": "the interface rotates twice",
      "shown-is-allowed": "\(visible) is in \(interface), which the app doesn't allow",
    ]
    return meanings[property].map { "\(occasion), \($0)." }
  }

  /// What happened last: `After Player is dismissed with the device on its side`.
  private var occasion: String {
    guard let step = last.step else { return "At launch" }
    let left = episodes.dropLast().last?.snapshot.visible.map(name) ?? "the screen"
    switch step {
    case .rotate(let held): return "After rotating the device to \(held.name)"
    case .rotateLeft: return "After rotating the device left"
    case .rotateRight: return "After rotating the device right"
    case .fold(let posture): return "After \(posture.deed) the device" + hold
    case .push(let id, _): return "After pushing \(name(id))" + hold
    case .pop, .popTo, .popToRoot: return "After popping \(left)" + hold
    case .present(let id, _, _): return "After presenting \(name(id))" + hold
    case .dismiss: return "After dismissing \(left)" + hold
    case .select(let id): return "After selecting the tab \(name(id))" + hold
    default: return "After `\(last.name)`" + hold
    }
  }

  /// How the hand holds the device, where that is worth a word.
  private var hold: String {
    switch last.after.device {
    case .landscapeLeft, .landscapeRight: " with the device in landscape"
    case .portraitUpsideDown: " with the device upside down"
    case .faceUp, .faceDown: " with the device flat"
    case .portrait, .unknown: ""
    }
  }
}
