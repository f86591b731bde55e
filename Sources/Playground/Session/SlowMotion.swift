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
      let text = "\(wording.text(of: heard)) · \(episode.reader(of: heard))"
      return SlowMoment(event: index, text: text, interface: interface)
    }
  }
}

extension Episode {
  /// What an app reads at a moment, and where: `statusBarOrientation reads portrait, bounds: screen and
  /// view 390 × 844`.
  ///
  /// Up to iOS 7 the screen's bounds and the view's frame stay portrait, and the view's bounds do not
  /// (BND-1), but where a screen is only about to be seen (BND-3).
  func reader(of heard: Trace.HeardCallback) -> String {
    let version = app.settings.version.major
    let name = version >= 26 ? "effectiveGeometry" : "statusBarOrientation"
    let upright = app.settings.screen
    let isEarly = version <= 7 && [.viewDidLoad, .viewWillAppear].contains(heard.callback)
    let world = heard.reads == after.interface ? after : before ?? after
    let view = isEarly ? upright : simulator.geometry(of: world).size
    let screen = version >= 8 && heard.reads.isLandscape ? upright.turned : upright
    let frame = version >= 8 ? "" : ", its frame \(text(upright))"
    let bounds =
      view == screen && version >= 8
      ? "screen and view \(text(view))" : "screen \(text(screen)), view \(text(view))"
    return "\(name) reads \(heard.reads.name), bounds: \(bounds)\(frame)"
  }

  private func text(_ size: PointSize) -> String { "\(size.width) × \(size.height)" }
}
