/// When a piece of the app's own code runs.
package enum Moment: Hashable, Sendable {
  case appearing, isAppearing, appeared, leaving, disappearing, disappeared, showing, rotated
  case devicePortrait, deviceLandscape
  case deviceExactly(DeviceOrientation)
  case covering(ControllerID)
  case uncovering(ControllerID)

  /// Its bit in a controller's set of moments; the device's and the covers' share theirs.
  package var bit: UInt16 {
    switch self {
    case .appearing: 1
    case .isAppearing: 2
    case .appeared: 4
    case .leaving: 8
    case .disappearing: 16
    case .disappeared: 32
    case .showing: 64
    case .rotated: 128
    case .devicePortrait, .deviceLandscape, .deviceExactly: 256
    case .covering, .uncovering: 512
    }
  }
}

/// On which condition it runs.
package enum ReactionCondition: Hashable, Sendable {
  case always, unsupported, unsupportedByGroup, presenting, notPresenting
}

/// A piece of the app's own code: at a moment, on a condition, some steps.
package struct Reaction: Hashable, Sendable {
  package var owner: ControllerID
  package var moment: Moment
  package var condition: ReactionCondition
  package var steps: [Step]
  /// Where it stands in its file.
  package var line: Int

  package init(
    owner: ControllerID, moment: Moment, condition: ReactionCondition = .always, steps: [Step],
    line: Int = 0
  ) {
    self.owner = owner
    self.moment = moment
    self.condition = condition
    self.steps = steps
    self.line = line
  }
}
