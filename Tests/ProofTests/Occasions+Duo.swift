import OrientationModel
import OrientationScenarios

// The iPhone Duo.

extension Occasions {
  static let duo: KeyValuePairs<Rule, Holds> = [
    .oneSceneTwoDisplays: { $0.changesDisplay },
    .hingeChoosesDisplay: { $0.changesDisplay },
    .innerReadsNoMask: { $0.isInside },
    .innerQuarterTurn: { $0.isInside },
    .innerUpsideDown: { $0.isInside && $0.settings.linked >= .firstWithDuo },
    .openingFollowsHand: { $0.isInside && $0.changesDisplay },
    .closingTakesNearest: { !$0.isInside && $0.changesDisplay },
    .closingFlips: { $0.changesDisplay && $0.world.definite.isLandscape },
    .launchedOpen: { $0.isInside && $0.episode.before == nil },
    .innerRefusesRequests: { $0.isInside && $0.trace.error != nil },
    .interfaceLockInside: { $0.isInside && $0.says(.lock, true) },
    .userLockInside: { $0.isInside && $0.world.isLocked },
    .fullScreenKeyInside: { $0.isInside && $0.settings.requiresFullScreen },
    .builtWith26: { $0.settings.duoFit == .phoneWindow },
    .builtWith27: { $0.settings.duoFit == .besideStrip },
    .classesFollowDisplay: { $0.isInside || $0.changesDisplay },
    .hingeCallback: { $0.folds },
    .foldingTurnsNothing: { $0.folds && !$0.changesDisplay },
    .callbacksOfOpening: { $0.changesDisplay },
    .splitHalves: { $0.isInside && $0.world.mode == .splitHalf },
  ]
}

extension Occasion {
  fileprivate var isInside: Bool { settings.device.hasHinge && world.posture != .closed }

  fileprivate var folds: Bool { episode.before.map { $0.posture != world.posture } ?? false }
}
