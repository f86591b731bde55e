import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling

/// What the app shows, upright: bars, content, sheets, in the room it is given.
struct InterfaceArt {
  let phone: PhoneArt
  let area: Area
  /// Whether the status bar has a place beside it.
  var hasStrip = false

  private var unit: Double { area.unit }
  private var world: World { phone.world }
  private var isPad: Bool { phone.wording.app.settings.isPadIdiom }

  func draw(in svg: inout SVG) {
    if world.hasCrashed { return drawEnd("The app has crashed", in: &svg) }
    if world.isInBackground { return drawEnd("In the background", in: &svg) }
    for window in phone.episode.snapshot.windows where window.presence == .shown {
      for layer in window.layers { draw(layer, in: &svg) }
    }
    if !hasStrip { drawStatusBar(in: &svg) }
    svg.rect(
      area.middle - area.width * 0.17, area.bottom - 6 * unit, area.width * 0.34, 3 * unit,
      radius: 1.5 * unit, "dim")
  }

  private func drawEnd(_ text: String, in svg: inout SVG) {
    svg.rect(area.x, area.y, area.width, area.height, "back")
    for (row, line) in TextWidth.wrap(text, to: area.width - 20 * unit, size: 13 * unit)
      .enumerated()
    {
      svg.text(
        line, area.middle, area.center + (Double(row) * 18 - 4) * unit, size: 13 * unit, "alarm",
        .bold, .middle)
    }
  }

  private func drawStatusBar(in svg: inout SVG) {
    let content = phone.content
    guard phone.wording.app.settings.showsStatusBar(setTo: world.statusBar, over: content) else {
      return
    }
    let side = world.statusBar ?? content
    let strip = side.isLandscape == content.isLandscape ? area : area.turned
    guard side != content else { return drawStatusBar(along: strip, in: &svg) }
    svg.group(turned: Handset.degrees(side) - Handset.degrees(content)) { svg in
      drawStatusBar(along: strip, in: &svg)
    }
  }

  private func drawStatusBar(along strip: Area, in svg: inout SVG) {
    let y = strip.y + 15 * unit
    let inset = (phone.handset.hasHomeButton ? 6 : 16) * unit
    svg.text("9:41", strip.x + inset, y, size: 9 * unit, "ink", .bold)
    svg.rect(
      strip.x + strip.width - inset - 15 * unit, y - 7.5 * unit, 15 * unit, 7.5 * unit,
      radius: 2 * unit, "ink")
  }

  // MARK: Layers

  private func draw(_ layer: SnapshotLayer, in svg: inout SVG) {
    switch shape(of: layer) {
    case .whole:
      svg.rect(area.x, area.y, area.width, area.height, "glass")
      draw(layer.node, in: area, isInset: true, &svg)
    case .sheet:
      svg.rect(area.x, area.y, area.width, area.height, "veil")
      let top = (area.isWide ? 14 : 34) * unit
      let app = area.cut(top: top)
      svg.rect(app.x, app.y, app.width, app.height + 20, radius: 10 * unit, "face")
      svg.rect(
        app.middle - 12 * unit, app.y + 4 * unit, 24 * unit, 3 * unit, radius: 1.5 * unit, "row")
      draw(layer.node, in: app, isInset: false, &svg)
    case .card(let share):
      svg.rect(area.x, area.y, area.width, area.height, "veil")
      let width = area.width * share
      let height = min(area.height * share, 120 * unit)
      let card = Area(
        x: area.middle - width / 2, y: area.center - height / 2, width: width, height: height,
        unit: unit)
      svg.rect(card.x, card.y, card.width, card.height, radius: 12 * unit, "face edge")
      drawTitle(phone.wording.name(layer.node.path.last?.id ?? 0), in: card, &svg)
    }
  }

  private enum Shape {
    case whole, sheet
    case card(Double)
  }

  private func shape(of layer: SnapshotLayer) -> Shape {
    guard let style = layer.style else { return .whole }
    let controller = phone.wording.app[layer.node.id].controller
    if controller.system == .alert { return .card(0.72) }
    if controller.kind == .sheet { return .sheet }
    if controller.kind == .cover { return .whole }
    switch style {
    case .pageSheet: return .sheet
    case .formSheet: return isPad ? .card(0.7) : .sheet
    case .popover: return isPad ? .card(0.45) : .sheet
    case .automatic: return phone.wording.version.has(.sheets) ? .sheet : .whole
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom,
      .customRemoving:
      return .whole
    }
  }

  // MARK: Controllers

  private func draw(_ node: SnapshotNode, in area: Area, isInset: Bool, _ svg: inout SVG) {
    let hasBar = !self.area.isWide || isPad
    let top = (isInset ? hasBar ? 20 : 4 : 10) * unit
    switch node.kind {
    case .navigation: drawStack(node, in: area, top: top, &svg)
    case .tabs: drawTabs(node, in: area, isInset: isInset, &svg)
    case .split where node.children.count > 1:
      let side = area.width * 0.34
      let left = Area(x: area.x, y: area.y, width: side, height: area.height, unit: unit)
      draw(node.children[0], in: left, isInset: isInset, &svg)
      svg.line(area.x + side, area.y, to: area.x + side, area.bottom, "hair")
      draw(node.children[1], in: area.cut(left: side), isInset: isInset, &svg)
    case .screen, .split, .pages, .container, .hosting, .view, .cover, .sheet, .system:
      let shown = node.shown.map { node.children[$0] }
      guard let inner = shown.last, inner.kind != .view || node.kind != .view else {
        return drawContent(node, in: area.cut(top: top), hasTitle: true, &svg)
      }
      draw(inner, in: area, isInset: isInset, &svg)
    }
  }

  private func drawStack(_ node: SnapshotNode, in area: Area, top: Double, _ svg: inout SVG) {
    let height = top + 24 * unit
    svg.rect(area.x, area.y, area.width, height, "bar")
    svg.line(area.x, area.y + height, to: area.x + area.width, area.y + height, "hair")
    guard let screen = node.children.last else { return }
    let base = area.y + top + 16 * unit
    let title = TextWidth.cut(
      phone.wording.name(screen.path.last?.id ?? screen.id), to: area.width - 56 * unit,
      size: 12 * unit)
    svg.text(title, area.middle, base, size: 12 * unit, "ink", .bold, .middle)
    if node.children.count > 1 {
      svg.text("‹", area.x + 12 * unit, base + unit, size: 18 * unit, "accent")
    }
    let body = area.cut(top: height)
    switch screen.kind {
    case .tabs, .split, .navigation: draw(screen, in: body, isInset: false, &svg)
    case .screen, .pages, .container, .hosting, .view, .cover, .sheet, .system:
      drawContent(screen, in: body, hasTitle: false, &svg)
    }
  }

  private func drawTabs(_ node: SnapshotNode, in area: Area, isInset: Bool, _ svg: inout SVG) {
    let height = 34 * unit
    if let shown = node.shown.first {
      draw(node.children[shown], in: area.cut(bottom: height), isInset: isInset, &svg)
    }
    let y = area.bottom - height
    svg.rect(area.x, y, area.width, height, "bar")
    svg.line(area.x, y, to: area.x + area.width, y, "hair")
    let step = area.width / Double(max(1, node.children.count))
    for (index, child) in node.children.enumerated() {
      let middle = area.x + (Double(index) + 0.5) * step
      let style = node.shown.contains(index) ? "accent" : "dim"
      let name = TextWidth.cut(
        phone.wording.name(child.path.last?.id ?? child.id), to: step - 4 * unit, size: 8 * unit)
      svg.circle(middle, y + 8 * unit, 3.5 * unit, style)
      svg.text(name, middle, y + 20 * unit, size: 8 * unit, style, .plain, .middle)
    }
  }

  /// A screen: its name where no bar shows it, and what it may well show.
  private func drawContent(_ node: SnapshotNode, in area: Area, hasTitle: Bool, _ svg: inout SVG) {
    // On its side the camera would lie over the text.
    let isUnderCamera =
      self.area.isWide && !phone.handset.hasHomeButton && !phone.handset.isPad
      && !phone.handset.hasHinge
    let inset = (isUnderCamera ? 32 : 14) * unit
    let id = node.path.last?.id ?? node.id
    let name = phone.wording.name(id)
    var y = area.y
    if hasTitle {
      // As on a phone, a large title is for a screen that is tall.
      let size = (self.area.isWide ? 14 : 17) * unit
      let title = TextWidth.cut(name, to: area.width - 2 * inset, size: size)
      svg.text(title, area.x + inset, y + 28 * unit, size: size, "ink", .bold)
      y += 38 * unit
    }
    let controller = phone.wording.app[id].controller
    let content = PlaceholderContent(named: name, system: controller.system)
    ContentArt(name, in: area.cut(top: y - area.y), inset: inset).draw(content, in: &svg)
  }

  private func drawTitle(_ name: String, in area: Area, _ svg: inout SVG) {
    let text = TextWidth.cut(name, to: area.width - 16 * unit, size: 12 * unit)
    svg.text(text, area.middle, area.y + 26 * unit, size: 12 * unit, "ink", .bold, .middle)
    svg.rect(
      area.x + area.width * 0.2, area.y + 38 * unit, area.width * 0.6, 6 * unit, radius: 3 * unit,
      "row")
    svg.line(
      area.x, area.bottom - 30 * unit, to: area.x + area.width, area.bottom - 30 * unit, "hair")
    svg.text("OK", area.middle, area.bottom - 10 * unit, size: 12 * unit, "accent", .plain, .middle)
  }
}
