import OrientationModel
import OrientationScenarios
import SwiftCode

/// A situation on a real system: what a test does there, and what it is to see.
package struct UITestExport: Sendable {
  package enum Deed: Hashable, Sendable {
    /// The app does it by itself.
    case cue
    case rotate(DeviceOrientation)
    case home, activate
    /// No test can do it; it ends there.
    case impossible(String)
    /// No test can do it, but a hand, which is told this.
    case hand(String)

    /// What a step takes that brings the device into a way of being held.
    init(_ step: Step, held: DeviceOrientation, byHand isByHand: Bool) {
      switch step.bare {
      case .rotate(.unknown): self = .impossible("a test can't make the device orientation unknown")
      case .rotate, .rotateLeft, .rotateRight: self = .rotate(held)
      case .background: self = .home
      case .foreground: self = .activate
      case .lock(let on) where isByHand:
        self = .hand("Turn the rotation lock \(on ? "on" : "off"), in Control Center.")
      case .fold(let posture) where isByHand:
        self = .hand(
          posture == .closed
            ? "Close the phone." : posture == .open ? "Open the phone." : "Open the phone halfway.")
      case .lock: self = .impossible("a test can't set the rotation lock")
      case .resize: self = .impossible("a test can't resize a scene")
      case .fold: self = .impossible("a test can't open or close an iPhone Duo")
      case .beginPop, .beginDismiss, .cancel, .finish:
        self = .impossible("a test can't pause a swipe halfway")
      case let other where other.kind == .byHand:
        self = .impossible("no test can do this")
      default: self = .cue
      }
    }
  }

  /// One step, and where the interface is to be afterwards.
  package struct Entry: Hashable, Sendable {
    /// As `run` counts: notes and skipped steps have numbers, too.
    package var number: Int
    package var name: String
    package var deed: Deed
    /// Nothing where the app is to have crashed.
    package var interface: InterfaceOrientation?
    /// Whether it would have ended otherwise if UIKit did nothing, or followed the hand.
    package var isTelling: Bool
  }

  package let name: String
  /// The launch first; up to what no test can do.
  package private(set) var beats: [Entry] = []
  /// Why it ends before the story does.
  package private(set) var obstacle: String?
  package let episodes: [Episode]
  /// Why it is no rehearsal of the scenario's own app, if it is not.
  let linkage: String?
  let code: AppCode

  /// Its app is linked as Xcode links one, whatever the scenario's is; a hand can do more than a test.
  init(_ input: ExportInput, name: String, byHand isByHand: Bool = false) {
    let told = AppCode(input.codeApp, input.allSteps)
    let code = AppCode(told.newlyLinked, input.allSteps)
    linkage = told.linkage
    (self.name, self.code) = (name, code)
    let numbers = input.coded(through: input.episodes.count - 1).map(\.number)
    var kept: [Episode] = []
    for (index, episode) in code.episodes.enumerated() {
      let deed =
        episode.step.map { Deed($0, held: episode.after.held, byHand: isByHand) } ?? .cue
      if case .impossible(let reason) = deed {
        obstacle = reason
        break
      }
      guard episode.outcome.problem == nil else { break }
      let step = episode.step.map { code.app.text(of: $0) } ?? "launch"
      let hasCrashed = episode.after.hasCrashed
      beats.append(
        Entry(
          number: numbers.indices.contains(index) ? numbers[index] : index, name: step, deed: deed,
          interface: hasCrashed ? nil : episode.after.interface,
          isTelling: hasCrashed || episode.isTelling))
      kept.append(episode)
      if hasCrashed { break }
    }
    episodes = kept
    obstacle = obstacle ?? input.stopSentence
  }

  /// A story that a hand is led through; nothing where nobody can be.
  package init?(byHand input: ExportInput, name: String) {
    guard Self.obstacle(input) == nil else { return nil }
    self.init(input, name: name, byHand: true)
  }

  /// Why no test can be about a story.
  static func obstacle(_ input: ExportInput) -> String? {
    let settings = input.settings
    let major = settings.version.major
    if settings.isLocked { return "the rotation lock, which a test can't set" }
    if settings.shape.mode != .fullScreen {
      return "a scene that a test can't make \(settings.shape.name)"
    }
    if settings.held == .unknown { return "an unknown device orientation" }
    if settings.posture != .closed { return "an open iPhone Duo, which a test can't rotate" }
    // The last of them is the iPhone 8 Plus.
    if settings.device == .iPhonePlus, major > 16 {
      return "an iPhone Plus, which stops at iOS 16"
    }
    return nil
  }
}

extension Episode {
  /// Whether the interface turned, or lies otherwise than the hand holds the device.
  var isTelling: Bool {
    if let before, before.interface != after.interface { return true }
    guard let wanted = after.held.interface else { return before == nil }
    return after.interface != wanted
  }
}
