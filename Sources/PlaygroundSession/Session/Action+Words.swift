import OrientationModel
import OrientationScenarios

extension App {
  /// The steps of a way as keys do them, from how the device is held: a quarter turn is left or right.
  package func written(_ way: [Step], held: DeviceOrientation) -> [Scenario.Action] {
    var held = held
    return way.map { step in
      guard case .rotate(let next) = step, held.isDefinite, next.isDefinite else {
        return written(step)
      }
      defer { held = next }
      return next == held.turnedLeft
        ? .rotateLeft : next == held.turnedRight ? .rotateRight : written(step)
    }
  }
}

extension Scenario.Action {
  /// In few words, for narrow places: `rotate left`.
  package var shortText: String {
    switch self {
    case .fold(.half): "half open"
    case .update(let who): Self.calling("setNeedsUpdate…", who)
    case .updateLock(let who): Self.calling("setNeedsUpdate…Locked", who)
    case .set(.prefersLock(let who, let isLocked)):
      "\(who.value.text) \(isLocked ? "now" : "no longer") prefers a locked orientation"
    case .set(.supports(let who, let mask)): "\(who.value.text) now supports \(mask.text)"
    case .set(.wants(let who, let mask)): "\(who.value.text) now belongs in \(mask.words)"
    case .set(.delegate): "the delegate returns" + text.dropFirst("set delegate".count)
    default: text
    }
  }

  /// How it shows a screen: `presented as fullScreen`.
  package var way: String {
    switch self {
    case .present(_, let style?, _): "presented as \(style.name)"
    case .present: "presented"
    default: "pushed"
    }
  }

  /// Who calls something of UIKit's, where that is said.
  private static func calling(_ call: String, _ who: Located<Scenario.Reference>?) -> String {
    who.map { "\($0.value.text) calls \(call)" } ?? call
  }
}
