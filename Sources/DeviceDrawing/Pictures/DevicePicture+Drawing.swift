import OrientationModel
import TerminalModel

extension DevicePicture {
  /// Draws it as large as the area allows; the answer is where things are.
  @discardableResult package func draw(in canvas: inout Canvas, area: Rect) -> PictureMap {
    guard !area.isEmpty else { return PictureMap() }
    return canvas.within(area) { canvas in
      var map = drawInside(canvas: &canvas)
      map.move(by: area.origin)
      return map
    }
  }

  private func drawInside(canvas: inout Canvas) -> PictureMap {
    let (room, _) = roomForDevice(canvas.size)
    if isDrawnFlat, var map = drawFlat(in: room, on: &canvas) {
      drawCaption(under: &map, on: &canvas)
      return map
    }
    guard let size = frameSize(isLandscape: deviceTurn.isSideways, in: room.size) else {
      return drawGlyph(on: &canvas)
    }
    var map = drawDevice(room.centered(size), on: &canvas)
    drawCaption(under: &map, on: &canvas)
    return map
  }

  /// The area without the line of the caption.
  func roomForDevice(_ size: Size) -> (device: Rect, hasCaption: Bool) {
    let hasLine = hasCaption && size.rows >= 7
    return (Rect(size).split(rows: size.rows - (hasLine ? 1 : 0)).above, hasLine)
  }

  /// How the device stands before the viewer.
  var deviceTurn: QuarterTurn { QuarterTurn(eye == .app ? interface.device : stance) }

  /// Whether it may take the whole height of a screen, and will when it has come to rest.
  package var standsUpright: Bool { !isDrawnFlat && (device.isPad || !deviceTurn.isSideways) }

  /// Whether it takes more width than height.
  package var liesOnItsSide: Bool { deviceTurn.isSideways }

  /// How many times as long as wide the device is.
  package var ratio: Double { device.ratio }

  func frameSize(isLandscape: Bool, in area: Size) -> Size? {
    // A closed Duo is as large as it is in the hand: less than the same one open.
    let isFolded = device.hasHinge && !isOpen
    guard isFolded,
      let open = FrameSize.best(for: device, isLandscape: true, in: area, reach: reach)
    else { return FrameSize.best(for: device, isLandscape: isLandscape, in: area, reach: reach) }
    let length = Int(Double(open.columns) * Device.foldedLength + 0.5)
    return FrameSize.best(for: device, isLandscape: isLandscape, in: area, reach: length)
  }

  func caseLayout(_ size: Size) -> CaseLayout {
    CaseLayout(
      device, hasHomeButton: drawnScreen.hasHomeButton, size, isSideways: deviceTurn.isSideways)
  }

  /// How the interface lies before the viewer.
  var interfaceTurn: QuarterTurn { QuarterTurn(interface, on: deviceTurn) }

  func casePainter(_ frame: Rect) -> CasePainter {
    let pen = Pen(frame, deviceTurn, renderStyle)
    let isUnsure = held == .unknown && eye == .hand
    return CasePainter(layout: caseLayout(pen.size), pen: pen, isUnsure: isUnsure)
  }

  func drawDevice(_ frame: Rect, on canvas: inout Canvas) -> PictureMap {
    var map = PictureMap()
    map.frame = frame
    var painter = casePainter(frame)
    map.glass = painter.glass
    drawInterface(painter.layout.notch, into: &map, on: &canvas)
    painter.paint(on: &canvas)
    if !painter.homeButton.isEmpty {
      map.hits.append(.init(rect: painter.homeButton, target: .homeButton))
    }
    return map
  }

  /// What the interface is laid out on, that many letters by that many lines.
  func area(of size: Size) -> LayoutArea {
    let points = device.points(isOpen: isOpen)
    var area = LayoutArea(
      size: size, width: interface.isLandscape ? points.height : points.width,
      height: interface.isLandscape ? points.width : points.height)
    area.turn = interfaceTurn
    area.renderStyle = renderStyle
    return area
  }

  private func layout(_ notch: Notch, in glass: Rect) -> InterfaceLayout {
    let area = area(of: interfaceTurn.size(glass.size))
    return InterfaceLayout.whole(drawnScreen, interface, on: area, notch: notch)
  }

  /// Paints an element of the interface in the glass, so far from its place.
  private func paint(
    _ element: Element, _ isLegible: Bool, in glass: Rect, _ shift: Point = .zero,
    on canvas: inout Canvas
  ) {
    let place = glass.moved(right: shift.column, down: shift.row)
    let pen = Pen(place, interfaceTurn, renderStyle).pen(element.rect, element.turn)
    var painter = ElementPainter(pen: pen, isLegible: isLegible)
    painter.paint(element.kind, on: &canvas)
  }

  /// Draws what only another picture shows over this one, so far from its place; what both show
  /// stands still.
  func drawArriving(
    _ other: DevicePicture, _ shift: Point, in map: PictureMap, on canvas: inout Canvas
  ) {
    var painter = casePainter(map.frame)
    let notch = painter.layout.notch
    let own = layout(notch, in: map.glass).elements
    let layout = other.layout(notch, in: map.glass)
    let below = zip(own, layout.elements).prefix { $0 == $1 }.count
    let fixtures = Set(own.filter { $0.kind.isFixture })
    canvas.within(map.app) { canvas in
      let glass = map.glass.moved(right: -map.app.left, down: -map.app.top)
      for element in layout.elements.dropFirst(below) {
        let stands = element.kind == .dimming || fixtures.contains(element)
        paint(
          element, layout.area.isLegible, in: glass, stands ? .zero : shift, on: &canvas)
      }
    }
    painter.paint(on: &canvas)
  }

  func drawInterface(_ notch: Notch, into map: inout PictureMap, on canvas: inout Canvas) {
    let pen = Pen(map.glass, interfaceTurn, renderStyle)
    let layout = layout(notch, in: map.glass)
    let elements = layout.elements
    map.app = pen.place(layout.app)
    // Elements may reach beyond the glass: it cuts them off.
    canvas.within(map.glass) { canvas in
      for element in elements {
        paint(element, layout.area.isLegible, in: Rect(map.glass.size), on: &canvas)
      }
    }
    for element in elements {
      // What is dimmed cannot be pressed.
      if element.kind == .dimming { map.hits = [] }
      guard let target = element.target else { continue }
      let rect = pen.place(element.rect).intersection(map.glass)
      if !rect.isEmpty { map.hits.append(.init(rect: rect, target: target)) }
    }
  }
}

/// Where a drawing ended up, and what in it can be pressed; places are those of the canvas.
package struct PictureMap: Hashable, Sendable {
  package struct Hit: Hashable, Sendable {
    package var rect: Rect
    package var target: TouchTarget
  }

  /// The device's outline; empty where it was drawn as one glyph.
  package var frame = Rect(.zero)
  package var glass = Rect(.zero)
  /// The part of the glass that the app has.
  package var app = Rect(.zero)
  /// The line that names the screen; empty where there is none.
  package var caption = Rect(.zero)
  /// The later ones lie on top.
  package var hits: [Hit] = []

  mutating func move(by origin: Point) {
    func moved(_ rect: Rect) -> Rect { rect.moved(right: origin.column, down: origin.row) }
    if !frame.isEmpty { frame = moved(frame) }
    if !glass.isEmpty { glass = moved(glass) }
    if !app.isEmpty { app = moved(app) }
    if !caption.isEmpty { caption = moved(caption) }
    for index in hits.indices { hits[index].rect = moved(hits[index].rect) }
  }
}
