package enum Change<N: Names>: Hashable, Sendable {
  case supports(N.Controller, MaskAnswer)
  case prefers(N.Controller, PreferredOrientation)
  case autorotates(N.Controller, Bool)
  case prefersLock(N.Controller, Bool)
  /// What a SwiftUI view sets.
  case orientations(N.Controller, OrientationMask)
  case delegate(DelegateAnswer<N>)
  /// What its author wants a screen to be in: nothing that happens goes by it.
  case wants(N.Controller, OrientationMask)
}

/// What is returned where a mask is wanted.
package enum MaskAnswer: Hashable, Sendable {
  case mask(OrientationMask)
  /// `enum ORIENTATION`: the raw value of an orientation, returned where a mask was wanted (MASK-2).
  case rawValue(of: InterfaceOrientation)

  /// What UIKit gets to see.
  package var mask: OrientationMask {
    switch self {
    case .mask(let mask): mask
    case .rawValue(let orientation): OrientationMask(rawValue: orientation.rawValue)
    }
  }

  package var isRawValue: Bool { if case .rawValue = self { true } else { false } }
}

/// What `application(_:supportedInterfaceOrientationsFor:)` answers, where it is implemented.
package enum DelegateAnswer<N: Names>: Hashable, Sendable {
  case mask(MaskAnswer)
  /// A mask by the idiom that the app runs in.
  case idioms(phone: MaskAnswer, pad: MaskAnswer)
  /// The mask of the screen on top, through containers and presentations.
  case top
  /// A mask while one of these is on top and not being dismissed, and another otherwise.
  case during([N.Controller], MaskAnswer, otherwise: MaskAnswer)
  case window(N.Window, MaskAnswer, otherwise: MaskAnswer)
}

extension Change {
  package func map<Other: Names>(
    controller: (N.Controller) -> Other.Controller, window: (N.Window) -> Other.Window
  ) -> Change<Other> {
    switch self {
    case .supports(let changed, let answer): .supports(controller(changed), answer)
    case .prefers(let changed, let preference): .prefers(controller(changed), preference)
    case .autorotates(let changed, let claim): .autorotates(controller(changed), claim)
    case .prefersLock(let changed, let claim): .prefersLock(controller(changed), claim)
    case .orientations(let changed, let mask): .orientations(controller(changed), mask)
    case .delegate(let answer): .delegate(answer.map(controller: controller, window: window))
    case .wants(let changed, let mask): .wants(controller(changed), mask)
    }
  }
}

extension DelegateAnswer {
  package var controllers: [N.Controller] {
    if case .during(let screens, _, otherwise: _) = self { screens } else { [] }
  }

  /// The mask that it answers whatever is on top and whichever window asks.
  package func fixed(onPad isPad: Bool) -> MaskAnswer? {
    switch self {
    case .mask(let answer): answer
    case .idioms(let phone, let pad): isPad ? pad : phone
    case .top, .during, .window: nil
    }
  }

  package func map<Other: Names>(
    controller: (N.Controller) -> Other.Controller, window: (N.Window) -> Other.Window
  ) -> DelegateAnswer<Other> {
    switch self {
    case .mask(let answer): .mask(answer)
    case .idioms(let phone, let pad): .idioms(phone: phone, pad: pad)
    case .top: .top
    case .during(let screens, let answer, let otherwise):
      .during(screens.map(controller), answer, otherwise: otherwise)
    case .window(let name, let answer, let otherwise):
      .window(window(name), answer, otherwise: otherwise)
    }
  }
}
