// One step: which chapter it belongs to.

extension Resolver where Sink: TraceSink {
  /// Performs one step; one that isn't possible in this world changes nothing and is reported.
  mutating func perform(_ step: Step) {
    guard !world.hasCrashed else { return refuse(.hasCrashed) }
    if let api = step.lacking(on: compiled.version, needs: { compiled.needs($0) }) {
      guard case .resize(let shape) = step else { return refuse(.versionLacks(api)) }
      // What iPadOS 26 took away is no step any more.
      let isGone = api.versions.until.map { compiled.version > $0 } ?? false
      return isGone ? refuse(.deviceLacks(shape.mode)) : note(.ignored(.resize))
    }
    guard step.hasEverybody(windows: compiled.app.windows.count) else {
      return refuse(.namesNobody)
    }
    switch step {
    case .rotate(let held): rotate(to: held)
    case .rotateLeft: rotate(to: turnedFrom.turnedLeft)
    case .rotateRight: rotate(to: turnedFrom.turnedRight)
    case .lock(let on): lock(on)
    case .push(let id, let container): push(id, into: container)
    case .pop: pop()
    case .popTo(let id): pop(to: id)
    case .popToRoot: pop(toRoot: true)
    case .present(let id, let style, let presenter): present(id, as: style, from: presenter)
    case .dismiss(let id): dismiss(id)
    case .select(let id): select(id)
    case .replaceRoot(let id): replaceRoot(id)
    case .replace(let old, let new): replace(old, with: new)
    case .force(let value): force(value)
    case .request(let mask): request(mask)
    case .update(let id): update(id)
    case .updateLock(let id): updateLock(id)
    case .statusBar(let orientation): setStatusBar(orientation)
    case .attempt: attempt()
    case .set(let change): set(.change(change))
    case .beginPop: beginPop()
    case .beginDismiss: beginDismiss()
    case .cancel: cancelSwipe()
    case .finish: finishSwipe()
    case .addWindow(let window): addWindow(window)
    case .showWindow(let window): showWindow(window)
    case .hideWindow(let window): hideWindow(window)
    case .resize(let shape): resize(shape)
    case .fold(let posture): fold(to: posture)
    case .background: background()
    case .foreground: foreground()
    case .beginGenerating: beginGenerating()
    case .endGenerating: endGenerating()
    case .onVersions:
      if let inner = step.inner(on: compiled.version) { perform(inner) } else { note(.skipped) }
    case .note: note(.skipped)
    }
  }

  /// `rotate left` and `right` turn from the last definite orientation.
  private var turnedFrom: DeviceOrientation {
    if world.held.isDefinite { return world.held }
    return world.definite.isDefinite ? world.definite : .portrait
  }
}

extension Step {
  /// Whether an app of so many windows has whomever the step names; an edit of its set-up may have
  /// taken them away.
  fileprivate func hasEverybody(windows: @autoclosure () -> Int) -> Bool {
    switch self {
    case .push(let id, let other), .present(let id, _, let other): id != 0 && other != 0
    case .replace(let old, let new): old != 0 && new != 0
    case .popTo(let id), .select(let id), .replaceRoot(let id): id != 0
    case .dismiss(let id), .update(let id), .updateLock(let id): id != 0
    case .addWindow(let window), .showWindow(let window), .hideWindow(let window):
      Int(window) < windows()
    case .set(let change): change.hasEverybody(windows: windows())
    case .rotate, .rotateLeft, .rotateRight, .fold, .lock, .pop, .popToRoot, .force, .request,
      .statusBar, .beginPop, .beginDismiss, .cancel, .finish, .attempt, .resize, .background,
      .foreground, .beginGenerating, .endGenerating, .note, .onVersions:
      true
    }
  }
}

extension Change<Numbers> {
  fileprivate func hasEverybody(windows: Int) -> Bool {
    switch self {
    case .supports(let id, _), .prefers(let id, _), .autorotates(let id, _),
      .prefersLock(let id, _), .orientations(let id, _), .wants(let id, _):
      id != 0
    case .delegate(.during(let screens, _, _)): !screens.contains(0)
    case .delegate(.window(let window, _, _)): Int(window) < windows
    case .delegate(.mask), .delegate(.idioms), .delegate(.top): true
    }
  }
}
