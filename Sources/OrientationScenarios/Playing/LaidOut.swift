import OrientationModel

/// In which orientation each controller was last laid out, so that a play can tell who comes back
/// after a turn that it missed (SEQ-11).
///
/// A world does not carry this: it changes what is heard, and nothing that is decided.
struct LaidOut: Sendable {
  private var last: [ControllerID: InterfaceOrientation] = [:]

  /// The trace of a step, and what those hear who missed a turn: from iOS 8 a phone's size classes
  /// have changed meanwhile, and `willTransition` says so before `viewWillAppear`.
  mutating func completing(_ trace: Trace, _ settings: Settings) -> Trace {
    var fresh: Set<ControllerID> = []
    let hasTraits = settings.version.major >= 8 && !settings.device.isPad
    return trace.inserting { event in
      guard case .callback(let callback, .controller(let id), let reads) = event else { return [] }
      if callback == .viewDidLoad { fresh.insert(id) }
      let isLate =
        hasTraits && callback == .viewWillAppear && !fresh.contains(id) && missed(id, reads)
      if Self.settling.contains(callback) { last[id] = reads }
      guard isLate else { return [] }
      return [
        .rule(.onlyTopOfStackIsTold, .tells),
        .callback(.willTransition, .controller(id), reads: reads),
      ]
    }
  }

  private func missed(_ id: ControllerID, _ reads: InterfaceOrientation) -> Bool {
    last[id].map { $0.isLandscape != reads.isLandscape } ?? false
  }

  /// The callbacks that find a controller in the orientation they read.
  private static let settling: Set<Callback> = [
    .viewWillDisappear, .viewDidAppear, .viewDidLayoutSubviews, .animateAlongside, .completion,
  ]
}
