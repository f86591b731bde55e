import OrientationModel
import OrientationScenarios
import OrientationTelling

/// A situation on a real system: what a test does there, and what it is to see.
package struct Rehearsal: Sendable {
  /// What the test does for a step.
  package enum Deed: Hashable, Sendable {
    /// The app does it by itself.
    case cue
    case rotate(DeviceOrientation)
    case home, activate
    /// No test can do it; it ends there.
    case impossible(String)
  }

  /// One step, and where the interface is to be afterwards.
  package struct Beat: Hashable, Sendable {
    /// As `run` counts: notes and skipped steps have numbers, too.
    package var number: Int
    package var name: String
    package var deed: Deed
    /// Nothing where the app is to have crashed.
    package var interface: InterfaceOrientation?
    /// What UIDevice reads then.
    package var device: DeviceOrientation
    /// Whether it would have ended otherwise if UIKit did nothing, or followed the hand.
    package var isTelling: Bool
  }

  package let name: String
  package let title: String
  package let device: Device
  package let version: SystemVersion
  /// The launch first; up to what no test can do.
  package private(set) var beats: [Beat] = []
  /// Why it ends before the story does.
  package private(set) var obstacle: String?
  /// Every episode that is rehearsed.
  package let episodes: [Episode]
  let code: StoryCode

  init(name: String, title: String, _ code: StoryCode, numbers: [Int]) {
    (self.name, self.title, self.code) = (name, title, code)
    (device, version) = (code.settings.device, code.settings.version)
    var kept: [Episode] = []
    for (index, episode) in code.episodes.enumerated() {
      let deed = Self.deed(episode)
      if case .impossible(let reason) = deed {
        obstacle = reason
        break
      }
      guard episode.outcome.problem == nil else { break }
      let step = episode.step.map { code.wording.sentence(of: $0) } ?? "launch"
      let hasCrashed = episode.after.hasCrashed
      beats.append(
        Beat(
          number: numbers.indices.contains(index) ? numbers[index] : index, name: step, deed: deed,
          interface: hasCrashed ? nil : episode.after.interface, device: episode.after.device,
          isTelling: hasCrashed || episode.isTelling))
      kept.append(episode)
      if hasCrashed { break }
    }
    episodes = kept
  }

  /// The beat that has a number in `run`.
  package func index(of number: Int) -> Int? { beats.firstIndex { $0.number == number } }

  private static func deed(_ episode: Episode) -> Deed {
    guard let step = episode.step?.innermostStep else { return .cue }
    switch step {
    case .rotate, .rotateLeft, .rotateRight: return .rotate(episode.after.held)
    case .background: return .home
    case .foreground: return .activate
    case .lock: return .impossible("no test can reach the rotation lock")
    case .resize: return .impossible("no test can resize a scene")
    case .beginPop, .beginDismiss, .cancel, .finish:
      return .impossible("a swipe that is held halfway is more than a test can do")
    default: return .cue
    }
  }
}

extension Rehearsal {
  /// A story in an app of its own.
  package init(alone exhibit: Exhibit, name: String) {
    self.init(
      name: name, title: exhibit.title,
      StoryCode(title: exhibit.title, exhibit.sheet, exhibit.allSteps), numbers: exhibit.numbers)
  }

  /// A story among others in one app, whose Info.plist lists all four orientations.
  ///
  /// Nothing where that app could not show it.
  package init?(among exhibit: Exhibit, name: String, number: Int) {
    guard Self.obstacle(exhibit) == nil else { return nil }
    let code = StoryCode(
      title: exhibit.title, Self.hosted(exhibit.sheet), exhibit.allSteps, space: "Story\(number)",
      isOneOfMany: true)
    self.init(name: name, title: exhibit.title, code, numbers: exhibit.numbers)
  }

  /// The story's own list, answered by the app delegate.
  private static func hosted(_ sheet: CastSheet) -> CastSheet {
    var hosted = sheet
    let list = sheet.settings.plist.map { OrientationMask(listed: $0) }
    if sheet.settings.delegate == .none {
      hosted.settings.delegate = .mask(list ?? sheet.settings.device.defaultMask)
    }
    hosted.settings.plist = InterfaceOrientation.allCases
    hosted.settings.hasIdiomList = false
    hosted.settings.linked = SystemVersion(27)
    return hosted
  }

  /// Why a story cannot be one among others in an app.
  package static func obstacle(_ exhibit: Exhibit) -> String? {
    let settings = exhibit.settings
    if exhibit.play.stop != nil { return "a step that this version lacks" }
    if settings.version.major < 13 { return "an iOS without scenes" }
    if !settings.usesSceneLifeCycle { return "the old life cycle" }
    if settings.sceneDelegate != nil { return "a scene delegate's answer of its own" }
    if settings.requiresFullScreen { return "UIRequiresFullScreen" }
    if settings.mode != .fullScreen { return "a scene that is not full-screen" }
    if settings.isLocked { return "the rotation lock" }
    let list = settings.plist.map { OrientationMask(listed: $0) }
    if settings.device.isPad, list != .all { return "an Info.plist of its own" }
    let code = StoryCode(title: "", exhibit.sheet, [])
    return code.ids.contains { code.isExtended($0) } ? "an override in an extension" : nil
  }
}

extension Episode {
  /// Whether the interface turned, or lies otherwise than the hand holds the device.
  fileprivate var isTelling: Bool {
    if let before, before.interface != after.interface { return true }
    guard let wanted = after.held.interface else { return before == nil }
    return after.interface != wanted
  }
}

extension Exhibit {
  /// The numbers of the beats that the engine plays: the launch's, and one a step.
  fileprivate var numbers: [Int] {
    [0]
      + beats.dropFirst().filter { beat in
        !beat.isSkipped && beat.step.flatMap(play.situation.step) != nil
      }.map(\.number)
  }
}
