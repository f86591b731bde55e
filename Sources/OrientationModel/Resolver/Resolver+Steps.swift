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
  ///
  /// A step under versions is asked when it is performed.
  fileprivate func hasEverybody(windows: @autoclosure () -> Int) -> Bool {
    if case .onVersions = self { return true }
    var isSo = true
    visit {
      if $0 == 0 { isSo = false }
    } window: {
      if Int($0) >= windows() { isSo = false }
    }
    return isSo
  }
}
