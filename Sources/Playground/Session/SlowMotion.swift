import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling

/// What happens inside a step, moment by moment.
struct SlowMotion {
  /// One thing that happens inside the step.
  struct Moment: Hashable {
    /// Where it stands among the trace's events.
    var event: Int
    var text: String
    var rule: Rule?
    /// What the interface orientation reads at this moment.
    var interface: InterfaceOrientation
    var isCallback: Bool
  }

  let moments: [Moment]

  init(_ summary: Summary) {
    var moments: [Moment] = []
    let chain = summary.episode.chain
    var heardCount = 0
    var interface = summary.episode.before?.interface ?? summary.episode.after.interface
    for (index, event) in summary.episode.trace.events.enumerated() {
      if case .turned(_, _, let new) = event { interface = new }
      if let line = chain.first(where: { $0.event == index }) {
        moments.append(
          Moment(
            event: index, text: line.text, rule: line.rule, interface: interface,
            isCallback: false))
      } else if case .callback = event, heardCount < summary.episode.trace.callbacks.count {
        let heard = summary.episode.trace.callbacks[heardCount]
        heardCount += 1
        moments.append(
          Moment(
            event: index,
            text: "\(summary.wording.text(of: heard)) · \(summary.wording.reader(of: heard.reads))",
            rule: nil, interface: interface, isCallback: true))
      }
    }
    self.moments = moments
  }

  var count: Int { moments.count }

  subscript(index: Int) -> Moment { moments[index] }
}

extension Wording {
  /// What an app reads at a moment, and where: `statusBarOrientation reads portrait, bounds 390 × 844`.
  func reader(of orientation: InterfaceOrientation) -> String {
    let name = version.major >= 26 ? "effectiveGeometry" : "statusBarOrientation"
    let points = app.settings.device.points
    let sides =
      orientation.isLandscape && version.major >= 8
      ? (points.height, points.width) : (points.width, points.height)
    return "\(name) reads \(orientation.name), bounds \(sides.0) × \(sides.1)"
  }
}
