import OrientationModel
import OrientationScenarios

/// A single change under which the step would have gone as wished, proven by replaying it.
package struct Fix: Hashable, Sendable {
  /// Where the change is made.
  package enum Place: UInt8, CaseIterable, Comparable, Hashable, Sendable {
    case code, settings, hand, version, assumption

    package static func < (left: Place, right: Place) -> Bool { left.rawValue < right.rawValue }
  }

  /// What kind of change it is; the order is the order of preference.
  package enum Kind: UInt8, CaseIterable, Comparable, Hashable, Sendable {
    case repair, mask, forwarding, style, call, claim, containerMask, preferenceKey
    case plist, delegate, fullScreen, scene, window, lock, device, version, assumption

    package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  /// A line of a difference.
  package struct Line: Hashable, Sendable {
    package enum Change: Hashable, Sendable { case kept, removed, added }

    package var change: Change
    package var text: String

    package init(_ change: Change, _ text: String) {
      self.change = change
      self.text = text
    }
  }

  package var kind: Kind
  package var place: Place
  /// A few words: `Films supports allButUpsideDown`.
  package var title: String
  /// Where the code or the setting stands: `Films.swift`, `Info.plist`.
  package var file: String
  /// The change as code.
  package var code: [Line]
  /// The change in the scenario language.
  package var scenario: [Line]
  /// The app with the change made.
  package var app: App
  /// The steps with the change made, up to and including the step in question.
  package var steps: [Step]
  /// What the interface comes to be.
  package var interface: InterfaceOrientation
  /// Whether it also changes how the interface stood before the step.
  package var isFelt = false
  /// How far from the decider it is made.
  package var distance: Int

  /// Whether it works and is nothing that UIKit promises: writing the device's orientation.
  package var isUnsupported: Bool {
    scenario.contains { $0.change == .added && $0.text.hasPrefix("force ") }
  }

  /// How many lines of the scenario change.
  package var lineCount: Int { scenario.filter { $0.change == .added }.count }
}

/// What a change should bring about.
package enum Wish: Hashable, Sendable {
  case noCrash
  case interface(in: OrientationMask)
}
