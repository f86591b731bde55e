import OrientationModel
import OrientationScenarios
import SwiftCode

// Changes of the app's mask: Info.plist, the delegates, full screen.

extension FixSearch {
  /// What the app as a whole would have to allow.
  var appMasks: [FixCandidate] {
    [
      plist, delegate, delegateForApp, delegateDuring, delegateForWindow, listForLaunch,
    ].compactMap { $0 } + listsForFirstScreen + sceneDelegates + fullScreens
  }

  /// The orientations the app ought to add: what was wished for, or what the controller supports.
  private var missing: OrientationMask {
    guard isCrash, let id = crashedController else { return wished }
    return episode.simulator.mask(of: id, in: episode.after) ?? wished
  }

  private var listed: [InterfaceOrientation] {
    settings.plist ?? settings.defaultMask.orientations
  }

  private var plist: FixCandidate? {
    let added = missing.natural(on: settings.device).spoken.filter { !listed.contains($0) }
    guard !added.isEmpty else { return nil }
    return plist(listed + added, "list \(OrientationMask(listed: added).title) in Info.plist")
  }

  private func plist(_ list: [InterfaceOrientation], _ title: String) -> FixCandidate {
    propertyList(.plist, title, written(list: list))
  }

  func propertyList(
    _ kind: Fix.Remedy, _ title: String, _ setting: Scenario.Setting, cost: [String] = []
  ) -> FixCandidate {
    change(kind, title, [.set(setting)], place: .settings, cost: cost)
  }

  /// A launch goes by the list alone (LAUNCH-2): that has what the first screen supports, and the app
  /// delegate allows what others need.
  private var listForLaunch: FixCandidate? {
    guard steps.isEmpty, !episode.trace.turns.isEmpty, iOSMajor >= 6, settings.sceneDelegate == nil,
      let id = reading.decider
    else { return nil }
    let kept = listed.filter { self.answer(of: id).contains($0) }
    guard !kept.isEmpty, kept.count < listed.count else { return nil }
    let list = plist(kept, "list only \(OrientationMask(listed: kept).title) in Info.plist")
    let mask = OrientationMask(listed: listed)
    let wide = delegate("return \(mask.title) from the app delegate", .mask(.mask(mask)))
    var change = settings.delegate == nil ? both(list, wide) : list
    change?.aim = .steadyLaunch
    return change
  }

  /// A launch that comes up where the first screen doesn't belong: the list has where it does, first, or
  /// alone where the app needs nothing else of it.
  private var listsForFirstScreen: [FixCandidate] {
    let kept = listed.filter { wished.contains($0) }
    guard steps.isEmpty, iOSMajor >= 6, settings.sceneDelegate == nil, !isAboutTheWay,
      !kept.isEmpty, kept.count < listed.count
    else { return [] }
    let name = OrientationMask(listed: kept).title
    let rest = listed.filter { !kept.contains($0) }
    let isEnough = settings.delegate != nil || isAllMeant(for: wished)
    return (isEnough ? [plist(kept, "list only \(name) in Info.plist")] : [])
      + [plist(kept + rest, "list \(name) first in Info.plist")]
  }

  /// Whether none of the app's screens is meant for anything else.
  private func isAllMeant(for mask: OrientationMask) -> Bool {
    controllers.allSatisfy { id in
      let controller = app[id].controller
      let meant = controller.wants ?? controller.supports
      return meant.map { $0 == .current || mask.isSuperset(of: $0) } ?? true
    }
  }

  /// An app none of whose screens is meant for anything else allows what was wished for alone: where a
  /// screen or two don't do.
  var narrowed: FixCandidate? {
    let mask = wishedMask
    guard isDelegateAsked, isAboutNarrowing, !isCrash, !mask.isVoid, isAllMeant(for: mask)
    else { return nil }
    if case .mask(let old)? = settings.delegate {
      let kept = old.mask.intersection(mask)
      let words = kept.isVoid ? mask.title : "only \(kept.title)"
      return delegate(
        "return \(words) from the app delegate", .mask(.mask(kept.isVoid ? mask : kept)))
    }
    let kept = listed.filter { mask.contains($0) }
    guard settings.delegate == nil, !kept.isEmpty, kept.count < listed.count else { return nil }
    return plist(kept, "list only \(OrientationMask(listed: kept).title) in Info.plist")
  }

  /// The list as the file has it: for every idiom, or for the one on stage.
  private func written(list: [InterfaceOrientation]) -> Scenario.Setting {
    let lines = story.scenario.settings
    if settings.isPadIdiom {
      return lines.padPlist == nil ? .plist(Located(list)) : .padPlist(Located(list))
    }
    return lines.phonePlist == nil ? .plist(Located(list)) : .phonePlist(Located(list))
  }

  private var delegate: FixCandidate? {
    guard isDelegateAsked else { return nil }
    var mask = OrientationMask.none
    func widened(_ old: MaskAnswer) -> MaskAnswer {
      mask = self.widened(old.mask)
      return .mask(mask)
    }
    var answer: DelegateAnswer<Numbers>
    var place = ""
    switch settings.usualDelegate {
    case .mask(let mask): answer = .mask(widened(mask))
    case .idioms(let phone, let pad) where settings.isPadIdiom:
      answer = .idioms(phone: phone, pad: widened(pad))
      place = " on iPad"
    case .idioms(let phone, let pad):
      answer = .idioms(phone: widened(phone), pad: pad)
      place = " on iPhone"
    case .top: return nil
    case .during(let ids, let during, let otherwise):
      let isMeant = isDuring(ids)
      answer =
        isMeant
        ? .during(ids, widened(during), otherwise: otherwise)
        : .during(ids, during, otherwise: widened(otherwise))
      place = (isMeant ? " for " : " except for ") + ids.map { wording.subject($0) }.listed
    case .window(let window, let inside, let otherwise):
      let isMeant = window == (reading.ruling?.window ?? 0)
      answer =
        isMeant
        ? .window(window, widened(inside), otherwise: otherwise)
        : .window(window, inside, otherwise: widened(otherwise))
      place = (isMeant ? " for " : " except for ") + wording.subject(window: window)
    }
    answer = plain(answer)
    guard answer != settings.delegate else { return nil }
    if case .mask = answer { place = "" }
    return delegate("return \(mask.title) from the app delegate\(place)", answer)
  }

  /// Whether this version asks the app delegate, and no scene's answers before it.
  var isDelegateAsked: Bool {
    iOSMajor >= 6 && (iOSMajor < 27 || settings.sceneDelegate == nil)
  }

  private func delegate(
    _ title: String, _ answer: DelegateAnswer<Numbers>
  ) -> FixCandidate {
    change(.delegate, title, [setting(answer)])
  }

  /// As the file has it: behind SwiftUI's adaptor, or by itself.
  private func setting(_ answer: DelegateAnswer<Numbers>) -> ScenarioEdit {
    let answer = Located(app.written(answer))
    return .set(story.hasAdaptor || isSwiftUIApp ? .adaptor(answer) : .delegate(answer))
  }

  /// What a SwiftUI app's delegate may answer, for all of the app or for one view.
  var swiftUIAnswers: [FixCandidate] {
    isSwiftUIApp ? [delegate, delegateForApp].compactMap { $0 } + adaptors : []
  }

  /// A SwiftUI app has no class that could answer: its delegate does, for all of it.
  private var delegateForApp: FixCandidate? {
    let mask = wishedMask
    guard isSwiftUIApp, iOSMajor >= 14, settings.delegate == nil, settings.sceneDelegate == nil,
      mask != settings.listedMask
    else { return nil }
    return delegate("add an app delegate that returns \(mask.title)", .mask(.mask(mask)))
  }

  /// The app delegate answers for a window on top alone, in which nobody has a class here.
  private var delegateForWindow: FixCandidate? {
    guard isDelegateAsked, let ruling = reading.ruling, ruling.window != 0,
      settings.delegate == nil, !wishedMask.isVoid,
      case let layers = reading.snapshot.windows[Int(ruling.window)].layers,
      !layers.flatMap({ $0.node.path }).contains(where: { isWritten($0.id) })
    else { return nil }
    return delegate(
      "return \(wishedMask.title) from the app delegate for "
        + wording.subject(window: ruling.window),
      .window(ruling.window, .mask(wishedMask), otherwise: .mask(settings.listedMask)))
  }

  /// The app delegate lets one screen do what the others may not.
  private var delegateDuring: FixCandidate? {
    guard isDelegateAsked, let id = crashedController ?? reading.snapshot.visible, !isView(id),
      app[id].controller.system != .alert
    else { return nil }
    // One of Apple's own, which nobody subclasses, is held to what was wished for while it is up.
    let isSystem = app[id].controller.system != nil
    let isHeld = !isCrash && id == reading.decider && !wishedMask.isVoid
    guard isHeld || isCrash || !isSystem else { return nil }
    let standing = standingDelegate
    guard case .mask(let usual) = standing.answer else { return nil }
    let more = widened(usual.mask)
    let wide = MaskAnswer.mask(
      isSystem && more == usual.mask ? wishedMask : more)
    guard wide != usual else { return nil }
    let name = wording.subject(id)
    let answer = DelegateAnswer<Numbers>.during([id], wide, otherwise: usual)
    return change(
      .delegate, "return \(wide.mask.title) from the app delegate for \(name)",
      standing.place.map { replacing($0, with: .set(.delegate(answer))) } ?? [setting(answer)],
      cost: [KnownCost.covered(name, usual.mask)])
  }

  /// What the app delegate answers by the step in question, and the step that made it so.
  private var standingDelegate: (answer: DelegateAnswer<Numbers>, place: Int?) {
    for (index, step) in steps.enumerated().reversed() {
      if case .set(.delegate(let answer)) = step { return (answer, index) }
    }
    return (settings.usualDelegate, nil)
  }

  /// Two answers that are the same are one.
  private func plain(_ answer: DelegateAnswer<Numbers>) -> DelegateAnswer<Numbers> {
    switch answer {
    case .during(_, let mask, let otherwise) where mask == otherwise,
      .window(_, let mask, let otherwise) where mask == otherwise:
      .mask(mask)
    case .mask, .idioms, .top, .during, .window: answer
    }
  }

  /// A mask with what the step was not allowed, as a person would write it.
  func widened(_ mask: OrientationMask) -> OrientationMask {
    mask.union(missing).natural(on: settings.device)
  }

  private func isDuring(_ ids: [ControllerID]) -> Bool {
    guard let layer = reading.snapshot.windows.first?.layers.last else { return false }
    return layer.node.path.contains { ids.contains($0.id) }
  }

  /// The scene delegate allows what was missing, or no more than the app delegate that it replaces.
  private var sceneDelegates: [FixCandidate] {
    guard iOSMajor >= 27, let mask = settings.sceneDelegate else { return [] }
    let replaced = settings.delegate?.fixed(onPad: settings.isPadIdiom)?.mask ?? mask
    let options: [(Fix.Remedy, OrientationMask)] = [
      (.delegate, widened(mask)), (.repair, mask.intersection(replaced)),
    ]
    return options.filter { $0.1 != mask && !$0.1.isVoid }.map { kind, other in
      change(
        kind, "return \(other.title) from the scene delegate",
        [.set(.sceneDelegate(Located(.mask(other))))])
    }
  }

  /// PAD-2: two ways out of multitasking.
  var fullScreens: [FixCandidate] {
    guard settings.isPadIdiom || iOSMajor >= 27, iOSMajor >= 9, !settings.requiresFullScreen
    else { return [] }
    let required = fullScreen(on: settings.device)
    guard settings.isPadIdiom, OrientationMask(listed: settings.plist ?? []) == .all else {
      return [required]
    }
    let fewer = listed.filter { $0 != .portraitUpsideDown }
    let list = settings.hasIdiomList ? "the iPad list" : "Info.plist"
    return [required, plist(fewer, "remove portraitUpsideDown from \(list)")]
  }

  /// The same for the iPads of a file that is played on a phone.
  var fullScreenOnPads: FixCandidate? {
    let pad = story.scenario.settings.playedDevices.first { $0.isPad }
    return settings.isPadIdiom || settings.requiresFullScreen ? nil : pad.map(fullScreen)
  }

  private func fullScreen(on device: Device) -> FixCandidate {
    propertyList(
      .fullScreen, "set UIRequiresFullScreen", .requiresFullScreen(Located(true)),
      cost: settings.isPhoneAppOnPad
        ? [] : [KnownCost.fullScreen(on: device, settings.version)].compactMap { $0 })
  }
}
