import OrientationModel
import OrientationScenarios

/// The smallest app that has one mask, one lock, or one call, and what is done in it.
struct SmallApp: Hashable {
  let kind: FateRow.Kind
  private let lines: [String]
  private let tree: [String]
  private let steps: [String]
  /// Whether it says something of iPhones and of iPads.
  private let isForPhone: Bool
  private let isForPad: Bool

  /// The question that UIKit asks most often.
  static let turn = "rotate landscapeLeft"

  init(
    _ kind: FateRow.Kind, _ lines: [String], tree: [String] = ["root Own"],
    _ steps: [String] = [turn], isForPhone: Bool = true, isForPad: Bool = true
  ) {
    self.kind = kind
    self.lines = lines
    self.tree = tree
    self.steps = steps
    self.isForPhone = isForPhone
    self.isForPad = isForPad
  }

  /// One screen, in an app that allows it everything.
  init(_ kind: FateRow.Kind, screen: String, _ steps: [String] = [turn]) {
    self.init(kind, ["delegate all", "screen Own \(screen)"], steps)
  }

  fileprivate func scenario(_ settings: [String], arriving: [String]) -> Scenario {
    let all = settings + lines + tree + arriving + steps
    return Scenario.parse(all.joined(separator: "\n")).scenario
  }

  fileprivate func isMeant(onPad: Bool) -> Bool { onPad ? isForPad : isForPhone }

  /// Whether it had a say in a step, as the engine tells it.
  fileprivate func takesEffect(in play: Play) -> Bool {
    let trace = play.last.trace
    let ruling = trace.deciding
    let own = play.situation.id(.name("Own")) ?? 0
    return switch kind {
    case .list: ruling?.app?.source == .plist
    case .delegate: ruling?.app?.source == .delegate
    case .sceneDelegate: ruling?.app?.source == .sceneDelegate
    case .supports: trace.asked.contains(own)
    case .prefers: ruling?.preference?.controller == own
    case .autorotates:
      ruling?.claims.contains { $0.controller == own && $0.question == .autorotate } ?? false
    case .locks, .updateLock: trace.because == .interfaceLock
    case .request: trace.error == nil
    case .force, .update, .attempt: play.last.outcome.turnCount > 0
    }
  }

  private var isLock: Bool { kind == .locks || kind == .updateLock }

  /// The rule by which it had none: masks weren't read, a rule refused it, the one about locks, or
  /// what settled the step.
  fileprivate func whatPrevents(in play: Play) -> Rule? {
    let trace = play.last.trace
    if let freedom = trace.deciding?.freedom { return freedom }
    if let rule = kind.replacing.first(where: trace.rules.contains) { return rule }
    let refusing = trace.events.lazy.compactMap { event -> Rule? in
      switch event {
      case .rule(let rule, .refuses, _): rule
      default: nil
      }
    }
    return refusing.first ?? (isLock ? .interfaceLock : trace.because)
  }
}

/// Plays small apps in the places of today, with the settings of one project.
struct FateStage {
  private let settings: [String]
  private let isForPhoneAlone: Bool
  private var known: [Key: [Fate]?] = [:]

  private struct Key: Hashable {
    var app: SmallApp
    var place: AppPlace
  }

  init(_ facts: ProjectFacts) {
    isForPhoneAlone = !facts.isForPad
    var settings = isForPhoneAlone ? ["family phone"] : []
    settings += (facts.list?.lists ?? []).map { list in
      list.word + " " + list.orientations.map(\.name).joined(separator: " ")
    }
    if facts.list?.requiresFullScreen == true { settings.append("requires-full-screen yes") }
    if facts.hasOldLifeCycle { settings.append("life-cycle app") }
    self.settings = settings
  }

  /// What becomes of it, an SDK each; nothing where the app can't be shown there.
  mutating func fates(of app: SmallApp, in place: AppPlace) -> [Fate]? {
    let key = Key(app: app, place: place)
    if let fates = known[key] { return fates }
    guard app.isMeant(onPad: place.device.isPad && !isForPhoneAlone) else { return nil }
    let fates = FateTable.links.compactMap { fate(of: app, in: place, linked: $0) }
    let found = fates.count == FateTable.links.count ? fates : nil
    known[key] = found
    return found
  }

  private func fate(of app: SmallApp, in place: AppPlace, linked: SystemVersion) -> Fate? {
    guard let play = play(app, place, linked) else { return nil }
    let isLaunched = play.episodes[0].trace.crash == nil
    let takesEffect = isLaunched && app.takesEffect(in: play)
    let rule: Rule? =
      takesEffect ? nil : isLaunched ? app.whatPrevents(in: play) : .sceneLifeCycleRequiredOn27
    let leaned = Set(play.episodes.flatMap(\.trace.assumptions))
    let open = leaned.filter { assumption in
      // The delegate of a small app is none of the project's.
      guard assumption != .plistLimitsRotation || app.kind == .delegate,
        assumption.isOpen(under: play.situation.app.settings.assumptions)
      else { return false }
      let line = "assume \(assumption.name) \(assumption.byDefault ? "no" : "yes")"
      let other = self.play(app, place, linked, assuming: line)
      return other.map { app.takesEffect(in: $0) != takesEffect } ?? false
    }
    return Fate(
      takesEffect: takesEffect, rule: rule, open: open.sorted { $0.rawValue < $1.rawValue },
      word: app.kind.word(takesEffect, rule))
  }

  private func play(
    _ app: SmallApp, _ place: AppPlace, _ linked: SystemVersion, assuming line: String = ""
  ) -> Play? {
    let scenario = app.scenario(
      settings + place.lines(isForPhoneAlone: isForPhoneAlone) + [line],
      arriving: place.steps(isForPhoneAlone: isForPhoneAlone))
    let play = Play(scenario, on: Stage(place.device, FateTable.version, linked: linked))
    let isThere = play.stop == nil && !play.episodes[0].trace.events.contains(.ignored(.sceneMode))
    return isThere ? play : nil
  }
}
