import OrientationModel
import OrientationScenarios
import SwiftCode

// Changes of the circumstances: scene, windows, the hand, the version, what is not known.

extension FixSearch {
  /// Other windows out of the way, before the step.
  var hiddenWindows: [FixCandidate] {
    app.windows.indices.dropFirst().compactMap { window in
      let id = WindowID(window)
      guard reading.snapshot.windows[window].presence == .shown else { return nil }
      let hidden = Scenario.Window(
        name: Located(app.windows[window].name), presence: .hidden)
      return before(
        .hideWindow(id), .window, .code, "hide \(wording.subject(window: id))",
        atLaunch: .declare(.window(hidden)))
    }
  }

  /// A step put in before the one in question; at the launch a line of set-up.
  private func before(
    _ step: Step, _ kind: Fix.Remedy, _ place: Fix.Place, _ title: String,
    atLaunch setUp: ScenarioEdit
  ) -> FixCandidate {
    change(
      kind, title, steps.isEmpty ? [setUp] : inserting([step]), place: place,
      written: .lines(in: "") { [self] in appCode.code(of: step).map(Fix.Line.added) })
  }

  /// A full-screen scene, the user's lock off, the device held a definite way, or turned afterwards.
  var handChanges: [FixCandidate] {
    guard !isAboutTheWay else { return [] }
    var changes: [FixCandidate] = []
    if reading.world.mode != .fullScreen {
      changes.append(
        before(
          .resize(.fullScreen), .scene, .hand, "in a full-screen scene",
          atLaunch: .set(.scene(Located(.fullScreen)))))
    }
    if reading.world.isLocked {
      changes.append(
        before(
          .lock(false), .lock, .hand, "with the user's rotation lock off",
          atLaunch: .set(.lock(false))))
    }
    guard let held = target?.device else { return changes }
    if !reading.world.held.isDefinite || steps.isEmpty {
      changes.append(
        before(
          .rotate(held), .device, .hand, "with the \(wording.deviceNoun) held in \(held.name)",
          atLaunch: .set(.held(held))))
    }
    if episode.outcome.problem == nil, !isCrash, reading.world.held != held,
      !reading.isTurnOfDevice
    {
      changes.append(
        change(
          .device, "after the user rotates the \(wording.deviceNoun) to \(held.name)",
          appending([.rotate(held)]), place: .hand, isAtOnce: true))
    }
    return changes
  }

  /// The nearest newer and the nearest older version on which it goes as wished.
  var versions: [FixCandidate] {
    let current = settings.version
    let all = story.scenario.playable(SystemVersion.all, on: settings.device)
    let newer = all.filter { $0.major > current.major }
    // What nobody runs any more tells nobody anything, but to whom the file is about it.
    let oldest = min(SystemVersion(13), story.scenario.settings.playedVersions.min() ?? current)
    let older = all.filter { $0 >= oldest && $0.major < current.major }.reversed()
    return [newer.lazy, Array(older).lazy].compactMap { versions in
      versions.map(on).first(where: helps)
    }
  }

  /// Another device on which it goes as wished: the same kind before the other idiom.
  var devices: [FixCandidate] {
    let others = Device.allCases.filter {
      $0 != settings.device && !story.scenario.playable([settings.version], on: $0).isEmpty
    }
    let isAlike = { [pad = settings.device.isPad] (device: Device) in device.isPad == pad }
    let order = others.filter(isAlike) + others.filter { !isAlike($0) }
    let found = order.lazy.map { [self] device in
      let edits = [ScenarioEdit.set(.devices([Located(device)]))]
      return change(
        .device, "on an \(device.name)", edits, place: .device,
        in: story.story(making: edits, on: device))
    }.first(where: helps)
    return found.map { [$0] } ?? []
  }

  private func on(_ version: SystemVersion) -> FixCandidate {
    let edits = [ScenarioEdit.set(.ios(Located(.init([.only(version)]))))]
    return change(
      .version, "on iOS \(version.text)", edits, place: .version,
      in: story.story(making: edits, under: version))
  }

  /// What the book is not sure of, answered the other way.
  var assumptions: [FixCandidate] {
    episode.trace.assumptions.filter { !$0.isAboutCallbacks }.map { assumption in
      let answer = !settings.assumptions[assumption]
      return change(
        .assumption, "if the assumption \(assumption.name) is \(answer ? "yes" : "no")",
        [.set(.assume(assumption, holds: answer))], place: .assumption)
    }
  }
}
