import OrientationModel

extension Trigger {
  /// The rules by which it starts a decision, one of which did.
  var rules: [Rule] {
    switch self {
    case .launch, .resize: []
    case .device: [.deviceTurnDecides]
    case .presentation: [.takeOverDecides]
    case .dismissal: [.dismissalDecides]
    case .tree: [.changedAnswerTurnsFrom16]
    case .needsUpdate: [.setNeedsUpdate, .lockReadOnRequest]
    case .attempt: [.attemptStartsDecision]
    case .request: [.geometryRequest]
    case .lock: [.lockSwitchDecides]
    case .foreground: [.foregroundReadsDevice]
    case .window: [.rootsAndWindowsDecide, .hidingWindowDecides]
    case .root: [.rootsAndWindowsDecide]
    case .late: [.lateTakeOver]
    case .display: [.oneSceneTwoDisplays]
    }
  }
}

extension MaskSource {
  /// The rule by which that is the app's mask.
  var rule: Rule? {
    switch self {
    case .plist, .ignored: nil
    case .defaults: .defaultAppMask
    case .delegate: .delegateReplacesList
    case .sceneDelegate: .sceneDelegateFirst
    case .multitasking: .multitaskingIgnoresDelegate
    }
  }
}

extension TraceEvent {
  /// It ends a question, or says why there is none: a ruling is made.
  var endsQuestion: Bool {
    switch self {
    case .settled, .undecided, .refused, .crash: true
    default: false
    }
  }

  var isIntersection: Bool {
    if case .rule(.allowedIsIntersection, .narrows, nil) = self { true } else { false }
  }
}
