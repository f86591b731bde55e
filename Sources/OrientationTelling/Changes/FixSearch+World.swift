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
        .hideWindow(id), .window, .code, "hide the window \(wording.name(window: id))",
        atLaunch: .declare(.window(hidden)))
    }
  }

  /// A step put in before the one in question; at the launch a line of set-up.
  private func before(
    _ step: Step, _ kind: Fix.Remedy, _ place: Fix.Place, _ title: String,
    atLaunch setUp: ScenarioEdit
  ) -> FixCandidate {
    change(
      kind, place, title, code: appCode.code(of: step).map(Fix.Line.added),
      steps.isEmpty ? [setUp] : inserting([step]))
  }

  /// A full-screen scene, the user's lock off, the device held a definite way, or turned afterwards.
  var handChanges: [FixCandidate] {
    guard !facts.isAboutComplaint else { return [] }
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
          atLaunch: .set(.lock(Located(false)))))
    }
    guard let target else { return changes }
    let held = target.device
    if !reading.world.held.isDefinite || steps.isEmpty {
      changes.append(
        before(
          .rotate(held), .device, .hand, "with the \(wording.deviceNoun) held in \(held.name)",
          atLaunch: .set(.held(Located(held)))))
    }
    guard episode.outcome.problem == nil, episode.trace.crash == nil, reading.world.held != held,
      !reading.isTurnOfDevice
    else { return changes }
    let step = Step.rotate(held)
    changes.append(
      change(
        .device, .hand, "after the user rotates the \(wording.deviceNoun) to \(held.name)",
        appending([step]), isAtOnce: true))
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
    let order =
      others.filter { $0.isPad == settings.device.isPad }
      + others.filter {
        $0.isPad != settings.device.isPad
      }
    let found = order.lazy.map { device in
      change(
        .device, .device, "on an \(device.name)", [.set(.devices([Located(device)]))],
        in: story.story(making: [.set(.devices([Located(device)]))], on: device))
    }.first(where: helps)
    return found.map { [$0] } ?? []
  }

  private func on(_ version: SystemVersion) -> FixCandidate {
    let edit = ScenarioEdit.set(.ios(Located(.init([.only(version)]))))
    return change(
      .version, .version, "on iOS \(version.text)", [edit],
      in: story.story(making: [edit], under: version))
  }

  /// What the book is not sure of, answered the other way.
  var assumptions: [FixCandidate] {
    episode.trace.assumptions.filter { !$0.isAboutCallbacks }.map { assumption in
      let answer = !settings.assumptions[assumption]
      return change(
        .assumption, .assumption,
        "if the assumption \(assumption.name) is \(answer ? "yes" : "no")",
        [.set(.assume(assumption, holds: answer))])
    }
  }
}
