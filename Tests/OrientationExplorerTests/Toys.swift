import OrientationExplorer
import OrientationModel

/// Casts in a line or two.
enum Toys {
  static func sheet(_ version: UInt8 = 16, _ device: Device = .iPhone) -> CastSheet {
    var sheet = CastSheet()
    sheet.settings.version = SystemVersion(version)
    sheet.settings.linked = SystemVersion(version)
    sheet.settings.device = device
    return sheet
  }

  /// One screen, as root.
  static func single(_ mask: OrientationMask, _ version: UInt8 = 16) -> CastSheet {
    var sheet = sheet(version)
    sheet.windows[0].root = sheet.screen("Root", mask)
    return sheet
  }

  /// A navigation controller that asks its top, over one portrait screen.
  static func navigation(
    pushing masks: [OrientationMask], _ version: UInt8 = 16, _ device: Device = .iPhone
  ) -> CastSheet {
    var sheet = sheet(version, device)
    let stack = sheet.container("Main", .navigation, asks: .top)
    sheet[stack].children = [sheet.screen("Root", .portrait)]
    for (index, mask) in masks.enumerated() { sheet.screen("Screen \(index)", mask) }
    sheet.windows[0].root = stack
    return sheet
  }

  /// Tabs of navigation controllers, everybody asking on.
  static func tabs(
    _ number: Int, pushing masks: [OrientationMask], _ version: UInt8 = 16,
    _ device: Device = .iPhone
  ) -> CastSheet {
    var sheet = sheet(version, device)
    let tabs = sheet.container("Tabs", .tabs, asks: .top)
    for tab in 0..<number {
      let stack = sheet.container("Stack \(tab)", .navigation, asks: .top)
      sheet[stack].children = [sheet.screen("Root \(tab)", tab == 0 ? .portrait : .all)]
      sheet[tabs].children.append(stack)
    }
    for (index, mask) in masks.enumerated() { sheet.screen("Screen \(index)", mask) }
    sheet.windows[0].root = tabs
    return sheet
  }
}

extension CastSheet {
  @discardableResult
  mutating func screen(
    _ name: String, _ mask: OrientationMask?, prefers: InterfaceOrientation? = nil
  ) -> ControllerID {
    var controller = Controller(kind: .screen)
    controller.supports = mask
    if let prefers { controller.prefers = Controller.Preference(prefers) }
    return add(Entry(name: name, controller))
  }

  mutating func container(
    _ name: String, _ kind: Controller.Kind, asks: Controller.Asks = .nobody
  ) -> ControllerID {
    var controller = Controller(kind: kind)
    controller.mask.asks = asks
    controller.autorotate.asks = asks
    controller.preferred.asks = asks
    return add(Entry(name: name, controller))
  }

  /// The controller of a name.
  func id(_ name: String) -> ControllerID {
    ControllerID((entries.firstIndex { $0.name == name } ?? -1) + 1)
  }
}

extension Exploration {
  /// An exploration with everything said in one line.
  init(
    _ sheet: CastSheet, presenting lines: [Repertoire.Presentation] = [], adding: [Step] = [],
    depth: Int = 2
  ) {
    self.init(
      sheet, Repertoire(sheet, presentations: lines, additions: adding, depth: depth))
  }
}
