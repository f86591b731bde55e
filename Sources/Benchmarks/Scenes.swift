import OrientationModel

/// The scenes that are measured.
enum Scenes {
  /// A navigation controller with a list, and a player to push.
  static var small: CastSheet {
    var sheet = CastSheet()
    sheet.settings.version = SystemVersion(16)
    sheet.settings.linked = SystemVersion(16)
    let main = sheet.add(asking("Main", .navigation))
    sheet[main].children = [sheet.add(screen("List", .portrait))]
    sheet.add(screen("Player", .allButUpsideDown))
    sheet.windows[0].root = main
    return sheet
  }

  /// Tabs of two navigation controllers.
  static var medium: CastSheet { tabs(2, pushes: [.all, .landscape, .portrait]) }

  /// Tabs of navigation controllers with a portrait screen at the bottom, everybody asking on.
  static func tabs(_ number: Int, pushes: [OrientationMask]) -> CastSheet {
    var sheet = CastSheet()
    sheet.settings.version = SystemVersion(16)
    sheet.settings.linked = SystemVersion(16)
    let root = sheet.add(asking("Tabs", .tabs))
    for tab in 0..<number {
      let stack = sheet.add(asking("Stack \(tab)", .navigation))
      sheet[stack].children = [sheet.add(screen("Root \(tab)", .portrait))]
      sheet[root].children.append(stack)
    }
    for (index, mask) in pushes.enumerated() { sheet.add(screen("Screen \(index)", mask)) }
    sheet.windows[0].root = root
    return sheet
  }

  private static func asking(_ name: String, _ kind: Controller.Kind) -> CastSheet.Entry {
    var controller = Controller(kind: kind)
    controller.mask.asks = .top
    controller.autorotate.asks = .top
    controller.preferred.asks = .top
    return CastSheet.Entry(name: name, controller)
  }

  private static func screen(_ name: String, _ mask: OrientationMask) -> CastSheet.Entry {
    var controller = Controller(kind: .screen)
    controller.supports = mask
    return CastSheet.Entry(name: name, controller)
  }
}
