import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling

/// One of the things that happen inside a step, as slow motion shows them.
struct SlowMoment: Hashable {
  /// Where it stands among the trace's events.
  var event: Int
  var text: String
  var rule: Rule?
  /// What the interface orientation reads at this moment.
  var interface: InterfaceOrientation
  /// Its number and how many there are, for people.
  var count = ""
  /// Whether it is the one that ends the step.
  var isLast = false
}

extension Summary {
  /// What happens inside the step.
  var moments: [SlowMoment] {
    let chain = episode.chain
    var callbacks = episode.trace.callbacks.makeIterator()
    var interface = episode.before?.interface ?? episode.after.interface
    return episode.trace.events.enumerated().compactMap { index, event in
      if case .turned(_, _, let new) = event { interface = new }
      if let line = chain.first(where: { $0.event == index }) {
        return SlowMoment(event: index, text: line.text, rule: line.rule, interface: interface)
      }
      if case .rule(.turnDuration, .tells) = event {
        return SlowMoment(
          event: index, text: "The animation is executed", rule: .turnDuration, interface: interface
        )
      }
      guard case .callback = event, let heard = callbacks.next() else { return nil }
      let text = "\(wording.text(of: heard)) · \(wording.reader(of: heard.reads))"
      return SlowMoment(event: index, text: text, interface: interface)
    }
  }
}

extension Wording {
  /// What an app reads at a moment, and where: `statusBarOrientation reads portrait, view 390 × 844`.
  ///
  /// To iOS 7 the screen's bounds stay portrait, and the view's do not (BND-1).
  func reader(of orientation: InterfaceOrientation) -> String {
    let name = version.major >= 26 ? "effectiveGeometry" : "statusBarOrientation"
    let points = app.settings.device.points
    let upright = "\(points.width) × \(points.height)"
    let view = orientation.isLandscape ? "\(points.height) × \(points.width)" : upright
    let screen = version.major >= 8 ? "screen and " : "screen \(upright), "
    return "\(name) reads \(orientation.name), bounds: \(screen)view \(view)"
  }
}
