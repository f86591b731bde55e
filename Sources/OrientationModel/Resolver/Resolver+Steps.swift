// One step: which chapter it belongs to.

extension Resolver {
  /// Does one step; what makes no sense where it stands changes nothing and is told.
  mutating func perform(_ step: Step) {
    guard !world.hasCrashed else { return refuse(.hasCrashed) }
    if let api = step.lacking(on: compiled.iOSMajor, needs: { compiled.needs($0) }) {
      return refuse(.versionLacks(api))
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
    case .background: background()
    case .foreground: foreground()
    case .beginGenerating: beginGenerating()
    case .endGenerating: endGenerating()
    case .onVersions(let versions, let step): performOnVersions(versions, step)
    case .note: note(.skipped)
    }
  }

  private mutating func performOnVersions(_ versions: [ClosedRange<SystemVersion>], _ step: Step) {
    guard versions.contains(where: { $0.contains(compiled.app.settings.version) }) else {
      return note(.skipped)
    }
    perform(step)
  }

  /// `rotate left` and `right` turn from the last definite orientation.
  private var turnedFrom: DeviceOrientation {
    if world.held.isDefinite { return world.held }
    return world.definite.isDefinite ? world.definite : .portrait
  }
}
