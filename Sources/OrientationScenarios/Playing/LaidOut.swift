import OrientationModel

/// In which orientation each controller was last laid out, so that a play can tell who comes back
/// after a turn that it missed (SEQ-11).
///
/// A world does not carry this: it changes what is heard, and nothing that is decided.
struct LaidOut: Sendable {
  private var last: [ControllerID: InterfaceOrientation] = [:]

  /// The marks of a step, and what those hear who missed a turn: from iOS 8 a phone's size classes
  /// have changed meanwhile, and `willTransition` says so before `viewWillAppear`.
  mutating func completing(_ marks: [Mark], _ settings: Settings) -> [Mark] {
    var completed: [Mark] = []
    var fresh: Set<ControllerID> = []
    let hasTraits = settings.version.major >= 8 && !settings.device.isPad
    for mark in marks {
      if case .callback(let callback, .controller(let id), let reads) = mark {
        if callback == .viewDidLoad { fresh.insert(id) }
        if hasTraits, callback == .viewWillAppear, !fresh.contains(id), missed(id, reads) {
          completed.append(.rule(RuleID(.seq, 11), .tells))
          completed.append(.callback(.willTransition, .controller(id), reads: reads))
        }
        if Self.settling.contains(callback) { last[id] = reads }
      }
      completed.append(mark)
    }
    return completed
  }

  private func missed(_ id: ControllerID, _ reads: InterfaceOrientation) -> Bool {
    last[id].map { $0.isLandscape != reads.isLandscape } ?? false
  }

  /// The callbacks that find a controller in the orientation they read.
  private static let settling: Set<Callback> = [
    .viewWillDisappear, .viewDidAppear, .viewDidLayoutSubviews, .animateAlongside, .completion,
  ]
}
