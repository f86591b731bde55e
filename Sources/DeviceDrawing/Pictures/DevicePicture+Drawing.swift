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
    let flat = isDrawnFlat ? drawFlat(in: room, on: &canvas) : nil
    guard let map = flat ?? frame(in: room).map({ drawDevice($0, on: &canvas) }) else {
      return drawGlyph(on: &canvas)
    }
    drawCaption(under: map, on: &canvas)
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
  package var standsUpright: Bool {
    !isDrawnFlat && (device.isPad || device.hasHinge || !deviceTurn.isSideways)
  }

  /// Whether it takes more width than height.
  package var liesOnItsSide: Bool { deviceTurn.isSideways }

  func frameSize(isLandscape: Bool, in area: Size) -> Size? {
    if let open = openSize(isLandscape: !isLandscape, in: area) {
      return isLandscape
        ? Size(columns: open.columns, rows: (open.rows + 1) / 2)
        : Size(columns: (open.columns + 1) / 2, rows: open.rows)
    }
    return FrameSize.best(for: device, isLandscape: isLandscape, in: area, reach: reach)
  }

  /// How large a closed iPhone Duo would be open, which is twice as large; nothing for any other device,
  /// and where half of that would be too small.
  private func openSize(isLandscape: Bool, in area: Size) -> Size? {
    guard device.hasHinge, !isOpen,
      let open = FrameSize.best(for: device, isLandscape: isLandscape, in: area, reach: reach),
      isLandscape ? open.columns >= 16 : open.rows >= 8
    else { return nil }
    return open
  }

  /// Where the device is in a room: in its middle, or its hinge.
  func frame(in room: Rect) -> Rect? {
    let isLandscape = deviceTurn.isSideways
    guard let size = frameSize(isLandscape: isLandscape, in: room.size) else { return nil }
    guard keepsHinge, let open = openSize(isLandscape: !isLandscape, in: room.size) else {
      return room.centered(size)
    }
    var frame = Rect(origin: room.centered(open).origin, size: size)
    switch deviceTurn {
    case .upright: frame.origin.column += open.columns - size.columns
    case .right: frame.origin.row += open.rows - size.rows
    case .left, .upsideDown: break
    }
    return frame
  }

  func caseLayout(_ size: Size) -> CaseLayout {
    CaseLayout(
      device, hasHomeButton: drawnScreen.hasHomeButton, size, isSideways: deviceTurn.isSideways)
  }

  /// How the interface lies before the viewer.
  var interfaceTurn: QuarterTurn { QuarterTurn(interface, on: deviceTurn) }

  /// Whether the interface can be read without tilting one's head.
  package var isUpright: Bool { interfaceTurn == .upright }

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
    map.showsWanted = drawMarks(frame, painter.layout, in: map.glass, on: &canvas)
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
    area.strip = drawnScreen.placement.strip(on: device, of: interface, isOpen: isOpen)
    area.isInner = isOpen
    return area
  }

  /// Draws over what the glass shows the crease of an open iPhone Duo, and what the seen screen is made
  /// for; the answer is whether that had room.
  private func drawMarks(
    _ frame: Rect, _ layout: CaseLayout, in glass: Rect, on canvas: inout Canvas
  ) -> Bool {
    guard isOpen || wantedSize != nil else { return false }
    var marks = Canvas(size: canvas.size)
    if isOpen {
      let pen = Pen(frame, deviceTurn, renderStyle)
      if posture == .half { dimCover(pen, layout.glass, on: &canvas) }
      addCrease(pen, layout.glass, to: &marks)
    }
    let showsWanted = addWanted(in: glass, of: canvas, to: &marks)
    let app = canvas
    for row in glass.top..<glass.bottom {
      for column in glass.left..<glass.right {
        let place = Point(column: column, row: row)
        let mark = marks[place]
        guard mark.scalar != 0x20, hasRoom(at: place, on: app) else { continue }
        let ground = app[place].style.surface
        canvas.write(
          marks.text(of: mark), at: place,
          as: renderStyle == .solid ? mark.style.on(ground) : mark.style)
      }
    }
    return showsWanted
  }

  /// Whether a mark hides nothing there: what is drawn goes before, and so does the gap in a row of it.
  private func hasRoom(at place: Point, on app: Canvas) -> Bool {
    let beside =
      interfaceTurn.isSideways
      ? [place.moved(down: -1), place.moved(down: 1)]
      : [place.moved(right: -1), place.moved(right: 1)]
    return app.isFree(at: place) && beside.contains { app.isFree(at: $0) }
  }

  /// Half open, the cover's half turns away from the light.
  private func dimCover(_ pen: Pen, _ glass: Rect, on canvas: inout Canvas) {
    let row = (pen.size.rows + 1) / 2
    let cover = Rect(
      column: glass.left, row: row, columns: glass.size.columns, rows: glass.bottom - row)
    var painter = ElementPainter(pen: pen.pen(cover), isLegible: false)
    painter.paint(.dimming, on: &canvas)
  }

  /// The crease across an open display, hardly seen when it is flat.
  private func addCrease(_ pen: Pen, _ glass: Rect, to marks: inout Canvas) {
    var pen = pen
    let isHalf = posture == .half
    let start = Point(column: glass.left, row: (pen.size.rows - 1) / 2)
    swap(&marks, &pen.canvas)
    // A column is half as wide as a row is high.
    for line in 0..<(isHalf && deviceTurn.isSideways ? 2 : 1) {
      pen.line(
        isHalf ? .heavy : .light, at: start.moved(down: line), columns: glass.size.columns,
        as: isHalf ? .content : .glass)
    }
    swap(&marks, &pen.canvas)
  }

  /// The screen in points that the seen screen is made for, where it has another.
  package var wantedSize: (width: Int, height: Int)? {
    drawnScreen.hasCrashed || drawnScreen.placement.isShaped
      ? nil : device.points(for: wanted, shownIn: interface)
  }

  /// What the seen screen is made for, over what it has: between the lines of the title and the home
  /// indicator, or as high as they are, wherever its corners are seen.
  private func addWanted(in glass: Rect, of app: Canvas, to marks: inout Canvas) -> Bool {
    guard let wanted = wantedSize else { return false }
    var pen = Pen(glass, interfaceTurn, renderStyle)
    let area = area(of: pen.size)
    let boxes = [1, 0].map { margin in
      let room = pen.bounds.inset(columns: 0, rows: margin)
      let height = Double(area.height * room.size.rows) / Double(max(1, pen.size.rows))
      let share = min(
        1, Double(area.width) / Double(wanted.width), height / Double(wanted.height))
      return room.centered(
        Size(
          columns: area.letters(Int(share * Double(wanted.width))),
          rows: area.lines(Int(share * Double(wanted.height)))))
    }
    let box = boxes.first { box in
      box.size.columns >= 4 && box.size.rows >= 3
        && box.corners.allSatisfy { hasRoom(at: pen.place($0), on: app) }
    }
    guard let box else { return false }
    swap(&marks, &pen.canvas)
    pen.box(box, .dashed, as: .content)
    swap(&marks, &pen.canvas)
    return true
  }

  /// What the glass shows, the lowest first, for who draws it in vectors: in so many columns and rows
  /// of the interface's own.
  package func elements(on size: Size) -> [Element] {
    var picture = self
    picture.renderStyle = .vectors
    var area = picture.area(of: size)
    area.turn = .upright
    let hasCamera = device.hasNotch && !drawnScreen.hasHomeButton
    let notch = hasCamera ? Notch(length: size.columns / 3) : .none
    return InterfaceLayout.whole(drawnScreen, interface, on: area, notch: notch).elements
  }

  func layout(_ notch: Notch, in glass: Rect) -> InterfaceLayout {
    let area = area(of: interfaceTurn.size(glass.size))
    return InterfaceLayout.whole(drawnScreen, interface, on: area, notch: notch)
  }

  /// Paints an element of the interface in the glass.
  func paint(
    _ element: Element, _ isLegible: Bool, in glass: Rect, on canvas: inout Canvas
  ) {
    let pen = Pen(glass, interfaceTurn, renderStyle).pen(element.rect, element.turn)
    var painter = ElementPainter(pen: pen, isLegible: isLegible)
    painter.paint(element.kind, on: &canvas)
  }

  func drawInterface(_ notch: Notch, into map: inout PictureMap, on canvas: inout Canvas) {
    let pen = Pen(map.glass, interfaceTurn, renderStyle)
    let layout = layout(notch, in: map.glass)
    let elements = layout.elements
    map.app = pen.place(layout.app)
    // Elements may reach beyond the glass: it cuts them off.
    canvas.within(map.glass) { canvas in
      for element in elements {
        paint(element, layout.area.isLegible, in: canvas.bounds, on: &canvas)
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
  /// Whether it shows what the seen screen is made for.
  var showsWanted = false
  /// The later ones lie on top.
  package var hits: [Hit] = []

  mutating func move(by origin: Point) {
    func move(_ rect: inout Rect) { rect = rect.moved(right: origin.column, down: origin.row) }
    move(&frame)
    move(&glass)
    move(&app)
    for index in hits.indices { move(&hits[index].rect) }
  }
}

extension Canvas {
  /// Whether nothing is drawn there but a ground.
  fileprivate func isFree(at place: Point) -> Bool { [0x20, 0x2591].contains(self[place].scalar) }
}

extension Rect {
  fileprivate var corners: [Point] {
    [left, right - 1].flatMap { column in
      [top, bottom - 1].map { Point(column: column, row: $0) }
    }
  }
}
