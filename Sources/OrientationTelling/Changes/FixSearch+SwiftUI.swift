import OrientationModel
import OrientationScenarios

// What SwiftUI has instead of calls: a preference, its key's default, and who sets it when.

extension FixSearch {
  var preferenceKeys: [FixCandidate] {
    app.entries.indices.map { ControllerID($0 + 1) }.flatMap { id -> [FixCandidate] in
      let controller = app[id].controller
      switch controller.kind {
      case .view: return [view(id, controller)].compactMap { $0 }
      case .cover, .sheet: return covering(id)
      case .hosting: return hosting(id, controller)
      default: return []
      }
    }
  }

  /// What a view on stage sets.
  private func view(_ id: ControllerID, _ controller: Controller) -> FixCandidate? {
    guard reading.snapshot.standing(of: id) != nil else { return nil }
    let mask = (controller.supports ?? .none).union(wished).natural
    guard mask != controller.supports else { return nil }
    let line = { (mask: OrientationMask) in "  .supportedOrientations(\(mask.swift))" }
    return change(
      .mask, of: id, "\(wording.name(id)) sets orientations \(mask.words)",
      code: .change(from: controller.supports.map(line), to: line(mask)), distance: 1
    ) { $0.supports = mask }
  }

  /// SWUI-6: the presenting view sets it while the cover is up.
  ///
  /// Where a silent sibling's default takes it away again (SWUI-3), the default goes as well.
  private func covering(_ id: ControllerID) -> [FixCandidate] {
    guard reading.snapshot.standing(of: id) != nil else { return [] }
    let views = reading.snapshot.windows.flatMap(\.layers).flatMap(\.node.all)
      .filter { $0.kind == .view }
    return views.compactMap { view in
      let alone = covering(id, by: view.id)
      if helps(alone) { return alone }
      return preferenceDefaults.map { key in
        var both = alone
        both.title = { "\(alone.title()), and \(key.title())" }
        both.code = { alone.code() + key.code() }
        both.scenario = { alone.scenario() + key.scenario() }
        both.app = key.app
        both.app.reactions = alone.app.reactions
        return both
      }.first
    }
  }

  private func covering(_ id: ControllerID, by view: ControllerID) -> FixCandidate {
    let mask = wished.natural
    let reaction = Reaction(
      owner: view, moment: .covering(id), steps: [.set(.orientations(view, mask))])
    let usual = app[view].controller.supports ?? settings.device.defaultMask
    let code = [
      "  .supportedOrientations(orientations)", "  .onChange(of: isPresented) {",
      "    orientations = isPresented ? \(mask.swift) : \(usual.swift)", "  }",
    ]
    return change(
      .preferenceKey, .code,
      "\(wording.name(view)) sets \(mask.words) while \(wording.name(id)) covers it",
      file: file(of: view), code: code.map(Fix.Line.added),
      scenario: [.added("  " + app.text(of: reaction))], distance: 1
    ) { $0.reactions.append(reaction) }
  }

  private var preferenceDefaults: [FixCandidate] {
    app.entries.indices.map { ControllerID($0 + 1) }
      .compactMap { preferenceDefault($0, app[$0].controller) }
  }

  /// SWUI-3: a default that takes nothing away.
  private func preferenceDefault(_ id: ControllerID, _ controller: Controller) -> FixCandidate? {
    guard let old = controller.preferenceDefault, old != .all else { return nil }
    let start = "static var defaultValue: UIInterfaceOrientationMask "
    return change(
      .preferenceKey, of: id, "the preference's default is all",
      code: .change(from: start + old.swiftBody, to: start + OrientationMask.all.swiftBody)
    ) { $0.preferenceDefault = .all }
  }

  /// SWUI-1: a hosting controller without a key gets one, and the view that is seen sets it.
  private func hosting(_ id: ControllerID, _ controller: Controller) -> [FixCandidate] {
    if let change = preferenceDefault(id, controller) { return [change] }
    guard controller.preferenceDefault == nil, controller.supports == nil,
      let view = reading.snapshot.visible, app[view].controller.kind == .view
    else { return [] }
    var edited = app
    edited[id].controller.preferenceDefault = .all
    edited[view].controller.supports = wished.natural
    let code = [
      "class \(wording.typeName(id)): UIHostingController<RootView> {",
      "  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {",
      "    holder.orientations", "  }", "}",
    ]
    return [
      change(
        .preferenceKey, .code, "\(wording.name(id)) reads a preference of \(wording.name(view))'s",
        file: file(of: id), code: code.map(Fix.Line.added),
        scenario: lines(of: [id, view], in: edited), distance: 0
      ) { $0 = edited }
    ]
  }
}
