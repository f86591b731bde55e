import OrientationModel
import OrientationScenarios
import SwiftCode

// What SwiftUI has instead of calls: a preference, its key's default, and who sets it when.

extension FixSearch {
  var preferenceKeys: [FixCandidate] {
    setters(where: isHeard) + controllers.flatMap { hosting($0, app[$0].controller) }
  }

  /// What views set, and while they are covered.
  func setters(where isMeant: (ControllerID) -> Bool) -> [FixCandidate] {
    controllers.flatMap { id -> [FixCandidate] in
      switch app[id].controller.kind {
      case .view: isMeant(id) ? view(id, app[id].controller) : []
      case .cover, .sheet: covering(id, where: isMeant)
      case .hosting, .screen, .navigation, .tabs, .split, .pages, .container, .system: []
      }
    }
  }

  /// Whether a hosting controller that is seen reads what a view sets.
  private func isHeard(_ view: ControllerID) -> Bool {
    containers(around: view).contains {
      app[$0].controller.preferenceDefault != nil && reading.isShown($0)
    }
  }

  /// What a view on stage sets.
  private func view(_ id: ControllerID, _ controller: Controller) -> [FixCandidate] {
    guard reading.snapshot.standing(of: id) != nil else { return [] }
    // What lies below a cover has its own life.
    let isSeen = id == reading.snapshot.visible
    return masks(beside: controller.supports ?? .none, narrows: isSeen).map { mask in
      change(
        .mask, of: id, "set orientations \(mask.words) in \(wording.subject(id))",
        cost: defaultCost(beside: mask)
      ) { $0.orientations = mask }
    }
  }

  /// SWUI-3: beside a view that sets a mask, one that sets nothing counts with the key's default.
  private func defaultCost(beside mask: OrientationMask) -> [String] {
    let keys = app.entries.compactMap { $0.controller.preferenceDefault }
    return keys.first { $0.intersection(mask).isVoid }.map {
      ["A sibling view without a preference counts as \($0.title): make .all the key's default"]
    } ?? []
  }

  /// SWUI-6: the presenting view sets it while the cover is up.
  private func covering(
    _ id: ControllerID, where isMeant: (ControllerID) -> Bool
  ) -> [FixCandidate] {
    guard reading.snapshot.standing(of: id) != nil else { return [] }
    let views = reading.snapshot.windows.flatMap { $0.layers }.flatMap { $0.node.all }
    return views.filter { $0.kind == .view && isMeant($0.id) }.map { covering(id, by: $0.id) }
  }

  private func covering(_ id: ControllerID, by view: ControllerID) -> FixCandidate {
    let mask = wishedMask
    let key = app.entries.compactMap { $0.controller.preferenceDefault }.first
    let usual = app[view].controller.supports ?? key ?? settings.defaultMask
    let covering = Reaction(
      owner: view, moment: .covering(id), steps: [.set(.orientations(view, mask))])
    let uncovering = Reaction(
      owner: view, moment: .uncovering(id), steps: [.set(.orientations(view, usual))])
    let own = app.reactions.filter { $0.owner == view }
    let old = own.firstIndex { $0.moment == covering.moment }
    let isLeft = own.contains { $0.moment == uncovering.moment }
    let edits = reactions(of: view) {
      if let old {
        $0[old].steps = app.written(covering).steps
      } else {
        $0.append(app.written(covering))
      }
      if !isLeft { $0.append(app.written(uncovering)) }
    }
    return change(
      .preferenceKey,
      "set \(mask.title) in \(wording.subject(view)) while \(wording.subject(id)) covers it", edits,
      cost: defaultCost(beside: mask))
  }

  /// Hosting controllers of the app's own that read no preference read one.
  var preferenceReaders: [FixCandidate] {
    controllers.filter { id in
      let controller = app[id].controller
      return controller.kind == .hosting && controller.preferenceDefault == nil
        && controller.supports == nil && isWritten(id) && reading.isShown(id)
    }.map { id in
      change(.preferenceKey, of: id, "make \(wording.subject(id)) read a preference") {
        $0.preferenceDefault = .mask(.all)
      }
    }
  }

  var preferenceDefaults: [FixCandidate] {
    controllers.compactMap { preferenceDefault($0, app[$0].controller) }
  }

  /// SWUI-3: a default that takes nothing away.
  private func preferenceDefault(_ id: ControllerID, _ controller: Controller) -> FixCandidate? {
    guard let old = controller.preferenceDefault, old != .all else { return nil }
    let isPlain = episode.trace.rules.contains(.defaultCanReduceToNothing)
    return change(
      isPlain ? .repair : .preferenceKey, of: id, "make all the preference key's default"
    ) {
      $0.preferenceDefault = .mask(.all)
    }
  }

  /// SWUI-1: a hosting controller without a key gets one, and the view that is seen sets it.
  private func hosting(_ id: ControllerID, _ controller: Controller) -> [FixCandidate] {
    guard controller.kind == .hosting else { return [] }
    if let change = preferenceDefault(id, controller) { return [change] }
    guard controller.preferenceDefault == nil, controller.supports == nil, isWritten(id),
      let view = reading.snapshot.visible, app[view].controller.kind == .view
    else { return [] }
    return [
      change(
        .preferenceKey, "make \(wording.subject(id)) read \(wording.whose(view)) preference",
        line(of: id) { $0.preferenceDefault = .mask(.all) }
          + line(of: view) { $0.orientations = wishedMask })
    ]
  }

  /// The app delegate answers another mask while a screen is seen: SWUI-10 of a view, behind an adaptor;
  /// of UIKit's where the app goes by it already, and the screen comes and goes.
  var adaptors: [FixCandidate] {
    guard let view = reading.snapshot.visible,
      isSwiftUIApp
        ? iOSMajor >= 14 && isView(view)
        : settings.delegate != nil && isDelegateAsked && isWritten(view) && canLeave(view)
    else { return [] }
    guard case .mask(let answer) = settings.usualDelegate, case let usual = answer.mask else {
      return []
    }
    // Who turns the phone wants the view to follow it, or to stay as it was.
    let isTurn = reading.isTurnOfDevice
    let mask = isTurn && !episode.didTurn ? widened(usual) : wishedMask
    let isSet = app.reactions.contains { $0.owner == view && $0.setsDelegate }
    guard mask != usual, !isSet else { return [] }
    return tellings(isTurn ? nil : mask, leaving: usual).map { telling, back in
      let reactions = [
        Reaction(
          owner: view, moment: isSwiftUIApp ? .appearing : .appeared,
          steps: [.set(.delegate(.mask(.mask(mask))))] + telling),
        Reaction(
          owner: view, moment: isSwiftUIApp ? .disappeared : .disappearing,
          steps: [.set(.delegate(.mask(.mask(usual))))] + back),
      ]
      return change(
        .delegate,
        "allow \(mask.title) in \(settings.delegate == nil ? "an" : "the") app delegate while "
          + "\(wording.subject(view)) is visible",
        self.reactions(of: view) { $0 += reactions.map(forItsVersions) })
    }
  }

  /// How UIKit hears of it, and hears that it is over, on the file's versions; with a mask, also that it
  /// shall turn.
  private func tellings(
    _ mask: OrientationMask?, leaving usual: OrientationMask
  ) -> [([Step], [Step])] {
    let back = tellings(of: .mask(.mask(usual)))
    guard back.count > 1 else { return [(back[0] + (mask.map { [.request($0)] } ?? []), back[0])] }
    let hack = mask == nil ? nil : target.map { Step.force(.orientation($0)) }
    return zip([.attempt, hack].compactMap { $0 }, back).map { turn, back in
      (back.dropLast() + [turn], back)
    }
  }
}
