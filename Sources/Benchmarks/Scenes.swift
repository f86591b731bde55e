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

  /// Tabs of two navigation controllers, one screen pushed, one presented.
  static var medium: CastSheet {
    tabs(2, pushes: [.all, .landscape, .portrait], isEveryTabAsked: true)
  }

  /// Three tabs of navigation controllers, four screens to push, two of them also presented.
  static var large: CastSheet {
    tabs(
      3, pushes: [.all, .landscape, .allButUpsideDown, [.portrait, .landscapeLeft]],
      isEveryTabAsked: true)
  }

  /// Tabs of navigation controllers, each with a portrait screen at the bottom.
  static func tabs(
    _ number: Int, pushes: [OrientationMask], isEveryTabAsked: Bool, version: UInt8 = 16
  ) -> CastSheet {
    var sheet = CastSheet()
    sheet.settings.version = SystemVersion(version)
    sheet.settings.linked = SystemVersion(version)
    let root = sheet.add(asking("Tabs", .tabs))
    for tab in 0..<number {
      let stack = sheet.add(
        isEveryTabAsked ? asking("Stack \(tab)", .navigation) : plain("Stack \(tab)", .navigation))
      sheet[stack].children = [sheet.add(screen("Root \(tab)", .portrait))]
      sheet[root].children.append(stack)
    }
    for (index, mask) in pushes.enumerated() { sheet.add(screen("Screen \(index)", mask)) }
    sheet.windows[0].root = root
    return sheet
  }

  private static func plain(_ name: String, _ kind: Controller.Kind) -> CastSheet.Entry {
    CastSheet.Entry(name: name, Controller(kind: kind))
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
