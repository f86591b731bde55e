import OrientationModel
import OrientationScenarios
import OrientationTelling

/// Many stories, and the apps that they are rehearsed in: one for each Info.plist.
package struct UITestSuite: Sendable {
  /// One story, with its place among the others.
  package struct Entry: Sendable {
    /// 1 for the first.
    package let number: Int
    package let name: String
    package let title: String
    package let part: Part
  }

  /// What a test does with a story.
  package enum Part: Sendable {
    case rehearsed(UITestExport, in: HostApp)
    /// Why no test can.
    case skipped(String)

    /// Why no test can; nothing where one does.
    var reason: String? { if case .skipped(let reason) = self { reason } else { nil } }

    /// Why it is no rehearsal of the scenario's own app, if it is not.
    var linkage: String? {
      if case .rehearsed(let rehearsal, _) = self { rehearsal.linkage } else { nil }
    }
  }

  package private(set) var entries: [Entry] = []
  /// In the order in which stories first ask for them.
  package private(set) var apps: [HostApp] = []

  package init(_ stories: [(name: String, input: ExportInput)]) {
    for (index, story) in stories.enumerated() {
      let number = index + 1
      let part: Part
      if let rehearsal = UITestExport(among: story.input, name: story.name, number: number) {
        part = .rehearsed(rehearsal, in: app(for: rehearsal))
      } else {
        part = .skipped(UITestExport.obstacle(among: story.input) ?? "")
      }
      entries.append(Entry(number: number, name: story.name, title: story.input.title, part: part))
    }
  }

  private mutating func app(for rehearsal: UITestExport) -> HostApp {
    var wanted = HostApp(rehearsal.code)
    let overriding = apps.filter { !$0.extensions.isEmpty }
    if !wanted.extensions.isEmpty {
      let known = overriding.first { $0.extensions == wanted.extensions }
      let last = overriding.map(\.number).max() ?? 0
      wanted.number = known?.number ?? last + 1
    }
    if !apps.contains(wanted) { apps.append(wanted) }
    return wanted
  }

  /// The stories of an app, or all.
  func rehearsals(in app: HostApp? = nil) -> [UITestExport] {
    entries.compactMap { entry in
      guard case .rehearsed(let rehearsal, let host) = entry.part, app == nil || host == app else {
        return nil
      }
      return rehearsal
    }
  }

  /// How many stories there are for each reason why no test can.
  private var obstacles: String {
    entries.compactMap(\.part.reason).counted.map { "\($0.count) for \($0.name)" }
      .joined(separator: ", ")
  }

  /// Why there is nothing to rehearse, where there is not.
  package var obstacle: String? { apps.isEmpty ? obstacles : nil }

  /// How many there are, and what becomes of them.
  package var summary: String {
    let told = rehearsals().count
    let partly = rehearsals().count { $0.obstacle != nil }
    var sentence =
      "\(entries.count) stories, one test each: \(told) in \(apps.count) apps"
      + (partly > 0 ? " (\(partly) of them only in part)" : "")
    if told < entries.count { sentence += ", \(entries.count - told) skipped: \(obstacles)" }
    return sentence + "."
  }
}

/// A situation on a real system: what a test does there, and what it is to see.
package struct UITestExport: Sendable {
  /// What the test does for a step.
  package enum Deed: Hashable, Sendable {
    /// The app does it by itself.
    case cue
    case rotate(DeviceOrientation)
    case home, activate
    /// No test can do it; it ends there.
    case impossible(String)

    /// What a step takes that brings the device into a way of being held.
    init(_ step: Step, held: DeviceOrientation) {
      switch step.bare {
      case .rotate(.unknown): self = .impossible("a test can't make the device orientation unknown")
      case .rotate, .rotateLeft, .rotateRight: self = .rotate(held)
      case .background: self = .home
      case .foreground: self = .activate
      case .lock: self = .impossible("a test can't set the rotation lock")
      case .resize: self = .impossible("a test can't resize a scene")
      case .beginPop, .beginDismiss, .cancel, .finish:
        self = .impossible("a test can't pause a swipe halfway")
      case .push, .pop, .popTo, .popToRoot, .present, .dismiss, .select, .replaceRoot, .replace,
        .force, .request, .update, .updateLock, .statusBar, .attempt, .set, .addWindow, .showWindow,
        .hideWindow, .beginGenerating, .endGenerating, .note, .onVersions:
        self = .cue
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
    /// What UIDevice reads then.
    package var device: DeviceOrientation
    /// Whether it would have ended otherwise if UIKit did nothing, or followed the hand.
    package var isTelling: Bool
  }

  package let name: String
  package var device: Device { code.settings.device }
  package var version: SystemVersion { code.settings.version }
  /// The launch first; up to what no test can do.
  package private(set) var beats: [Entry] = []
  /// Why it ends before the story does.
  package private(set) var obstacle: String?
  /// Every episode that is rehearsed.
  package let episodes: [Episode]
  /// Why it is no rehearsal of the scenario's own app, if it is not.
  let linkage: String?
  let code: StoryCode

  /// Its app is linked as Xcode links one, whatever the scenario's is.
  private init(_ input: ExportInput, name: String, space: String = "Story", isOneOfMany: Bool) {
    let told = StoryCode(input.app, input.allSteps)
    let code = StoryCode(told.newlyLinked, input.allSteps, space: space, isOneOfMany: isOneOfMany)
    linkage = told.linkage
    (self.name, self.code) = (name, code)
    let numbers = input.episodes.filter { !$0.isSkipped }.map(\.number)
    var kept: [Episode] = []
    for (index, episode) in code.episodes.enumerated() {
      let deed = episode.step.map { Deed($0, held: episode.after.held) } ?? .cue
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
          interface: hasCrashed ? nil : episode.after.interface, device: episode.after.device,
          isTelling: hasCrashed || episode.isTelling))
      kept.append(episode)
      if hasCrashed { break }
    }
    episodes = kept
    obstacle = obstacle ?? input.stopSentence
  }

  /// The beat that has a number in `run`.
  package func index(of number: Int) -> Int? { beats.firstIndex { $0.number == number } }
}

extension UITestExport {
  /// A story in an app of its own.
  package init(alone input: ExportInput, name: String) {
    self.init(input, name: name, isOneOfMany: false)
  }

  /// A story among others, in an app whose Info.plist says what its own does.
  ///
  /// Nothing where no test can be about it.
  package init?(among input: ExportInput, name: String, number: Int) {
    guard Self.obstacle(among: input) == nil else { return nil }
    self.init(input, name: name, space: "Story\(number)", isOneOfMany: true)
  }

  /// Why no test in an app that is shared can be about a story.
  package static func obstacle(among input: ExportInput) -> String? {
    let isOld = input.settings.version.major < 13
    return obstacle(input) ?? (isOld ? "an iOS version without scenes" : nil)
  }

  /// Why no test at all can be about a story.
  static func obstacle(_ input: ExportInput) -> String? {
    let settings = input.settings
    let major = settings.version.major
    if settings.isLocked { return "the rotation lock, which a test can't set" }
    if settings.shape.mode != .fullScreen {
      return "a scene that a test can't make \(settings.shape.name)"
    }
    if settings.held == .unknown { return "an unknown device orientation" }
    // The last of them is the iPhone 8 Plus.
    if settings.device == .iPhonePlus, major > 16 {
      return "an iPhone Plus, which stops at iOS 16"
    }
    return nil
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
