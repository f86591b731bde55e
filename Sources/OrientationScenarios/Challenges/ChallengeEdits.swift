import OrientationModel

extension Scenario {
  /// What shows the screen of a step another way; what leaves it follows.
  package func editsShowing(_ action: Action, at place: Int) -> [ScenarioEdit] {
    var shown = steps[place]
    let isSwapped = shown.action.value.isOfStack != action.isOfStack
    shown.action = Located(action)
    let edit = ScenarioEdit.replaceStep(at: place, with: shown)
    var depth = 0
    for index in steps.indices.dropFirst(place + 1) where isSwapped {
      let action = steps[index].action.value
      if action.shown != nil { depth += 1 }
      guard action.isLeaving else { continue }
      if depth == 0 {
        var left = steps[index]
        left.action = Located(action.isOfStack ? .dismiss(nil) : .pop)
        return [edit, .replaceStep(at: index, with: left)]
      }
      depth -= 1
    }
    return [edit]
  }

  /// A call as an app makes it that runs on every version of the file: only where there is such a call.
  package func available(_ call: Step) -> Step {
    guard call.versions == nil else { return call }
    for version in playedVersions {
      guard let api = call.action.value.lacking(on: version, needs: { _ in nil }),
        version < api.since
      else { continue }
      return Step(call.action, only: VersionList([.from(api.since)]))
    }
    return call
  }
}
