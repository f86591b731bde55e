/// An app made ready for the resolver: flat tables and the answers that never change.
///
/// Immutable from the moment it is made; the tables are its own and go with it.
package final class CompiledApp: @unchecked Sendable {
  package let app: App
  /// The controllers, by id; 0 is none.
  let controllers: UnsafeMutablePointer<Controller>
  /// The facts that the resolver reads most often, packed into one word for each controller.
  let traits: UnsafeMutablePointer<Traits>
  /// Children and `when` lists, one after the other.
  let ids: UnsafeMutablePointer<ControllerID>
  /// The bytes of each container when it comes on stage, by id; empty for who has none.
  let openings: [[UInt8]]
  let idWidth: Int
  let version: SystemVersion
  /// The rules of the book that hold on its version and device.
  let rules: RuleSet
  /// The rules that hold on the version of the SDK the app was built with.
  let rulesOfSDK: RuleSet
  let device: Device
  let hardware: OrientationMask
  let defaultMask: OrientationMask
  /// What a view controller without a style of its own returns by default.
  let sheetMask: OrientationMask
  let assumptions: Assumptions
  /// PAD-1: an iPad app that lists all four and does not require full screen is not asked.
  let isMultitasking: Bool
  /// The app's mask if no world can change it.
  let fixedAppMask: OrientationMask?
  /// Some answer has changed and UIKit has not been told (REVAL-15).
  package let hasUntold: Bool
  let hasWindows: Bool
  let hasReactions: Bool
  /// Somebody overrides the preferred orientation.
  let hasPreference: Bool
  /// Some hosting controller answers something else before its first preference arrives.
  let hasInitialPreference: Bool
  /// Whether the app finds itself on an iPad.
  let isPadScene: Bool
  /// The screen as the app measures it.
  let screen: PointSize
  let requiresFullScreen: Bool
  /// How an iPhone Duo shows the app; nothing on any other device.
  let duoFit: DuoFit?
  /// Whether masks can go unasked at all: on a pad, or in the resizable scenes of iOS 27.
  let mayBeFree: Bool
  /// Whether something between a presentation and its root can keep UIKit from seeing it.
  let mayHide: Bool

  package init(_ app: App) {
    let settings = app.settings
    self.app = app
    version = settings.version
    rules = settings.rules
    rulesOfSDK = settings.rulesOfSDK
    device = settings.device
    assumptions = settings.assumptions
    isPadScene = settings.isPadIdiom
    screen = settings.screen
    requiresFullScreen = settings.requiresFullScreen
    duoFit = settings.duoFit
    mayBeFree = settings.device.isPad || rules.contains(.resizableIgnoresMasks)
    mayHide =
      rules.contains(.customHidesWhatIsAbove) || !settings.assumptions[.fullScreenAboveSheetDecides]
    defaultMask = settings.defaultMask
    sheetMask = settings.defaultControllerMask
    hardware = CompiledApp.hardware(settings)
    isMultitasking =
      settings.isPadIdiom && rules.contains(.multitaskingAsksNobody) && !settings.requiresFullScreen
      && OrientationMask(listed: settings.plist ?? []) == .all
    fixedAppMask = CompiledApp.fixedAppMask(settings)
    hasUntold = settings.toldDelegate != nil || app.entries.contains { $0.controller.isUntold }
    hasWindows = app.windows.count > 1
    hasReactions = !app.reactions.isEmpty
    hasPreference = app.entries.contains { $0.controller.prefers != .unstated }
    hasInitialPreference = app.entries.contains { $0.controller.isFedLater }
    idWidth = app.entries.count > 255 ? 2 : 1
    controllers = .allocate(capacity: app.entries.count + 1)
    let lists = AppTables(app)
    ids = .allocate(capacity: max(lists.ids.count, 1))
    ids.initialize(from: lists.ids, count: lists.ids.count)
    controllers.initialize(from: lists.controllers, count: lists.controllers.count)
    traits = .allocate(capacity: lists.controllers.count)
    for (id, controller) in lists.controllers.enumerated() {
      (traits + id).initialize(to: Traits(controller))
    }
    openings = lists.openings(idWidth: idWidth)
  }

  deinit {
    controllers.deallocate()
    traits.deallocate()
    ids.deallocate()
  }

  subscript(id: ControllerID) -> Controller {
    unsafeAddress { UnsafePointer(controllers + Int(id)) }
  }

  /// The child at an index of a container's children at launch.
  func child(_ index: Int, of id: ControllerID) -> ControllerID {
    ids[Int(controllers[Int(id)].childStart) &+ index]
  }

  /// The feature that this controller, or the one it wraps, needs from the iOS version.
  func needs(_ id: ControllerID) -> API? {
    guard self[id].kind == .navigation, self[id].childCount == 1 else {
      return API(self[id].kind, self[id].system)
    }
    let child = child(0, of: id)
    return self[child].kind == .system ? API(.system, self[child].system) : nil
  }

  package func name(_ id: ControllerID) -> String { app.name(id) }

  private static func hardware(_ settings: Settings) -> OrientationMask {
    let early = settings.mayShowUpsideDown && settings.assumptions[.earlyUpsideDown]
    return early ? .all : settings.device.hardwareMask
  }

  /// The app's mask with the app delegate's as UIKit last read it, if no world can change it.
  var toldAppMask: OrientationMask? {
    guard let told = app.settings.toldDelegate else { return fixedAppMask }
    var settings = app.settings
    settings.delegate = told.answer
    return CompiledApp.fixedAppMask(settings)
  }

  private static func fixedAppMask(_ settings: Settings) -> OrientationMask? {
    let plist = settings.listedMask
    guard settings.holds(.delegateReplacesList) else { return plist }
    if settings.holds(.sceneDelegateFirst), let mask = settings.sceneDelegate { return mask }
    let limit = settings.assumptions[.plistLimitsRotation] ? plist : .all
    guard let delegate = settings.delegate else { return plist }
    return delegate.fixed(onPad: settings.isPadIdiom)?.mask.intersection(limit)
  }
}

/// The facts about a controller that walking the tree reads, packed into one word.
struct Traits {
  private let bits: UInt32

  init(_ controller: Controller) {
    let handsOn =
      controller.mask.asks != .nobody && controller.supports == nil
      && controller.mask.author == .subclass && controller.mask.whenCount == 0
      && !controller.isUntold
    let isPlain =
      controller.mask.asks == .nobody && controller.supports.map { !$0.contains(.current) } ?? false
      && controller.kind != .view && !controller.isUntold
    bits =
      UInt32(controller.kind.rawValue) | (controller.hasBytes ? 1 << 4 : 0)
      | (handsOn && controller.mask.asks == .top ? 1 << 5 : 0) | (isPlain ? 1 << 6 : 0)
      | (controller.system == .alert ? 1 << 7 : 0) | (controller.ignoresAppMask ? 1 << 14 : 0)
      | UInt32((controller.supports?.rawValue ?? 0) & 31) << 8 | UInt32(controller.childCount) << 16
  }

  var kind: Controller.Kind {
    unsafeBitCast(UInt8(truncatingIfNeeded: bits & 15), to: Controller.Kind.self)
  }

  var hasBytes: Bool { bits & 1 << 4 != 0 }

  /// It hands the question of its mask on to what is on top of it, always.
  var handsMaskToTop: Bool { bits & 1 << 5 != 0 }

  /// It answers the question of its mask itself, always the same.
  var mask: OrientationMask? {
    bits & 1 << 6 != 0 ? OrientationMask(rawValue: UInt8(truncatingIfNeeded: bits >> 8) & 31) : nil
  }

  var isAlert: Bool { bits & 1 << 7 != 0 }

  var ignoresAppMask: Bool { bits & 1 << 14 != 0 }

  var childCount: Int { Int(bits >> 16) }
}

extension OrientationMask {
  package init(listed orientations: [InterfaceOrientation]) {
    self = orientations.reduce(into: .none) { $0.formUnion($1.mask) }
  }
}

/// The flat tables of an app while they are made.
private struct AppTables {
  var controllers: [Controller]
  var ids: [ControllerID] = []
  private let app: App

  init(_ app: App) {
    self.app = app
    controllers = []
    controllers.reserveCapacity(app.entries.count + 1)
    controllers.append(Controller(kind: .screen))
    for entry in app.entries {
      var controller = entry.controller
      controller.childStart = UInt16(truncatingIfNeeded: ids.count)
      controller.childCount = UInt16(truncatingIfNeeded: entry.children.count)
      ids += entry.children
      if Self.passesAppMask(controller, app.settings) { controller.ignoresAppMask = true }
      for question in Controller.Question.allCases {
        guard let names = entry.whens[question] else { continue }
        controller[question].whenStart = UInt16(truncatingIfNeeded: ids.count)
        controller[question].whenCount = UInt16(truncatingIfNeeded: names.count)
        ids += names
      }
      controllers.append(controller)
    }
    for reaction in app.reactions {
      controllers[Int(reaction.owner)].moments |= reaction.moment.bit
    }
    for id in controllers.indices.dropFirst() { mark(ControllerID(id)) }
  }

  /// Those of Apple's own that turn beyond the app's mask (MISC-3, MISC-11, MISC-12, MISC-14).
  private static func passesAppMask(_ controller: Controller, _ settings: Settings) -> Bool {
    switch controller.system {
    case .player: settings.assumptions[.playerPassesAppMask] || controller.supports != nil
    case .quickLook: settings.assumptions[.quickLookPassesAppMask]
    // MISC-14: on iOS 10 the app's mask limits it.
    case .webVideo: settings.version.major == 9 || settings.version >= 11
    case .alert, .share, .imagePicker, .safari, .mail, .print, .photoPicker, .store, .contacts, nil:
      false
    }
  }

  /// Settles whether a controller has bytes of its own, its children first.
  private mutating func mark(_ id: ControllerID) {
    let controller = controllers[Int(id)]
    guard !controller.hasBytes else { return }
    let children = app[id].children
    for child in children { mark(child) }
    switch controller.kind {
    case .navigation, .tabs, .pages: controllers[Int(id)].hasBytes = true
    case .split, .container, .hosting, .view, .cover, .sheet:
      controllers[Int(id)].hasBytes = children.contains { controllers[Int($0)].hasBytes }
    case .screen, .system: break
    }
  }

  func openings(idWidth: Int) -> [[UInt8]] {
    controllers.indices.map { opening(ControllerID($0), idWidth: idWidth) }
  }

  private func opening(_ id: ControllerID, idWidth: Int) -> [UInt8] {
    let controller = controllers[Int(id)]
    guard controller.hasBytes else { return [] }
    let children = app[id].children
    switch controller.kind {
    case .navigation:
      let stack = children.reversed().flatMap { child in
        TreeBytes.bytes(id: child, width: idWidth) + opening(child, idWidth: idWidth)
      }
      return TreeBytes.bytes(count: children.count) + stack
    case .tabs, .pages:
      return TreeBytes.bytes(count: Int(controller.selected))
        + children.flatMap { opening($0, idWidth: idWidth) }
    case .screen, .split, .container, .hosting, .view, .cover, .sheet, .system:
      return children.flatMap { opening($0, idWidth: idWidth) }
    }
  }
}

/// How counts and ids are written as bytes.
enum TreeBytes {
  static func bytes(id: ControllerID, width: Int) -> [UInt8] {
    width == 1 ? [UInt8(truncatingIfNeeded: id)] : [UInt8(id & 0xFF), UInt8(id >> 8)]
  }

  static func bytes(count: Int) -> [UInt8] {
    guard count >= 255 else { return [UInt8(count)] }
    return [255, UInt8(count & 0xFF), UInt8((count >> 8) & 0xFF), UInt8((count >> 16) & 0xFF)]
  }
}
