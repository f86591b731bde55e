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
  var isLast = false
}

extension Summary {
  var moments: [SlowMoment] {
    let chain = episode.chain
    var callbacks = episode.trace.callbacks.makeIterator()
    var interface = episode.before?.interface ?? episode.after.interface
    return episode.trace.events.enumerated().compactMap { index, event in
      if case .turned(_, _, let new) = event { interface = new }
      if let line = chain.first(where: { $0.event == index }) {
        return SlowMoment(event: index, text: line.text, rule: line.rule, interface: interface)
      }
      if event == .rule(.turnDuration, .tells) {
        return SlowMoment(
          event: index, text: "The animation runs", rule: .turnDuration, interface: interface
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
  /// Up to iOS 7 the screen's bounds and a root view's frame stay portrait (BND-1).
  func reader(of heard: Trace.HeardCallback) -> String {
    let version = app.settings.version.major
    let name = version >= 26 ? "effectiveGeometry" : "statusBarOrientation"
    let upright = app.settings.screen
    let view = viewSize(for: heard)
    let screen = version >= 8 && heard.reads.isLandscape ? upright.turned : upright
    let isTurned = isRoot(heard.receiver) && view.width > view.height
    let frame = version >= 8 ? "" : ", its frame \((isTurned ? view.turned : view).shown)"
    let bounds =
      view == screen && version >= 8
      ? "screen and view \(view.shown)" : "screen \(screen.shown), view \(view.shown)"
    return "\(name) reads \(heard.reads.name), bounds: \(bounds)\(frame)"
  }

  /// How large the view of who hears it is; up to iOS 7 still upright where it is only about to be
  /// seen (BND-3).
  private func viewSize(for heard: Trace.HeardCallback) -> PointSize {
    let settings = app.settings
    if settings.version.major <= 7, [.viewDidLoad, .viewWillAppear].contains(heard.callback) {
      return settings.belowStatusBar(settings.screen)
    }
    let world = heard.reads == after.interface ? after : before ?? after
    guard case .controller(let id) = heard.receiver, let size = simulator.size(of: id, in: world)
    else { return simulator.geometry(of: world).size }
    return size
  }

  /// Whether its view is its window's own, and is turned with it.
  private func isRoot(_ receiver: Receiver) -> Bool {
    guard case .controller(let id) = receiver else { return true }
    let layers = simulator.snapshot(of: after).windows.flatMap { $0.layers }
    return layers.contains { $0.node.id == id }
  }
}

extension PointSize {
  /// As the screen writes it: `390 × 844`.
  var shown: String { "\(width) × \(height)" }
}
