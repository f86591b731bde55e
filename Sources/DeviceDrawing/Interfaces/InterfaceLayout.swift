import OrientationModel
import TerminalModel

/// Lays the interface out as a list of things to draw, the lowest first.
///
/// All coordinates are the interface's own; how it lies before the viewer comes later.
struct InterfaceLayout {
  let drawnScreen: DrawnScreen
  let interface: InterfaceOrientation
  let area: LayoutArea
  /// What the device keeps clear: the camera's side, the status bar, the home indicator.
  private(set) var safe: Insets
  private let notch: Notch
  /// An app is laid out by its idiom, and what is around it by the device.
  let isPad: Bool
  var elements: [Element] = []
  /// Where the app is: all of the area, or the frame that it stands in.
  private(set) var app: Rect

  init(
    _ drawnScreen: DrawnScreen, _ interface: InterfaceOrientation, on area: LayoutArea,
    notch: Notch = .none
  ) {
    self.drawnScreen = drawnScreen
    self.interface = interface
    self.area = area
    self.notch = notch
    let isAround = drawnScreen.placement.surroundings != .nothing || drawnScreen.showsHomeScreen
    isPad = isAround ? drawnScreen.device.isPad : drawnScreen.app.settings.isPadIdiom
    safe = Insets()
    app = Rect(area.size)
    safe = safeArea
  }

  static func whole(
    _ drawnScreen: DrawnScreen, _ interface: InterfaceOrientation, on area: LayoutArea,
    notch: Notch = .none
  ) -> InterfaceLayout {
    var layout = InterfaceLayout(drawnScreen, interface, on: area, notch: notch)
    layout.addEverything()
    return layout
  }

  /// A device around an app draws its own.
  var hasStatusBar: Bool {
    isPad || drawnScreen.app.settings.showsStatusBar(setTo: drawnScreen.statusBar, over: interface)
  }

  /// Split views collapse and sheets fill the screen where there is little width or height.
  var isCompactWidth: Bool {
    !isPad && !area.isInner
      && !(interface.isLandscape && drawnScreen.app.settings.device.isPlusClass)
  }
  var isCompactHeight: Bool { !isPad && !area.isInner && interface.isLandscape }

  var full: Room { Room(rect: Rect(area.size), insets: safe) }

  mutating func add(_ kind: Element.Kind, _ rect: Rect, target: TouchTarget? = nil) {
    guard !rect.isEmpty else { return }
    elements.append(Element(kind, rect, target: target))
  }

  private mutating func addEverything() {
    add(.ground, Rect(area.size))
    if drawnScreen.showsHomeScreen {
      addHomeScreen()
    } else if let strip = area.strip, strip.isBlack {
      addApp(beside: strip)
    } else if let frame = appFrame {
      addApp(in: frame)
      if drawnScreen.placement.surroundings == .bars { return }
    } else {
      addWindows()
    }
    guard area.isLegible, area.hasMargins else { return }
    if let strip = area.strip {
      add(strip)
    } else if hasStatusBar {
      addStatusBar()
    }
    if !drawnScreen.hasHomeButton { addHomeIndicator() }
  }

  /// Where the app stands that has not all of the glass; nothing where there is no room for that.
  private var appFrame: Rect? {
    guard area.isLegible else { return nil }
    let placement = drawnScreen.placement
    var room = Rect(area.size)
    var least = Size(columns: 4, rows: 4)
    let width = Int((Double(area.size.columns) * placement.width).rounded())
    let height = Int((Double(area.size.rows) * placement.height).rounded())
    switch placement.surroundings {
    case .nothing, .strip: return nil
    case .beside:
      return Rect(column: 0, row: 0, columns: max(least.columns, width), rows: height)
    case .over:
      room = room.split(rows: safe.top).below
      let columns = max(least.columns, width)
      return Rect(
        column: room.right - columns - 1, row: room.top, columns: columns, rows: room.size.rows)
    case .bars: break
    case .windows:
      // The others are seen around it.
      room = room.split(rows: safe.top).below.inset(
        columns: max(1, area.size.columns / 8),
        rows: area.size.rows < 9 ? 0 : max(1, area.size.rows / 10))
      least = Size(columns: 10, rows: 5)
    }
    var size = Size(
      columns: min(room.size.columns, max(least.columns, width)),
      rows: min(room.size.rows, max(least.rows, height)))
    // One that keeps its shape does so here, too.
    if placement.content != nil {
      size.rows = max(least.rows, min(size.rows, height * size.columns / max(1, width)))
    }
    guard size.columns >= least.columns, size.rows >= least.rows else { return nil }
    return room.centered(size)
  }

  /// The app in a frame of its own: one among bars has its status bar in it, a window three buttons.
  private mutating func addApp(in frame: Rect) {
    app = frame
    switch drawnScreen.placement.surroundings {
    case .beside where frame.size.rows < area.size.rows:
      addOther(in: full.rect.split(rows: frame.size.rows).below)
    case .beside:
      var other = Rect(
        column: frame.right, row: 0, columns: area.size.columns - frame.right,
        rows: area.size.rows)
      add(.divider, other)
      other.origin.column += 1
      other.size.columns -= 1
      addOther(in: other)
    case .over:
      addOther(in: full.rect)
      add(.card, frame)
      app = frame.inset()
    case .windows, .bars, .nothing, .strip: return addFramed(frame)
    }
    addOwn(
      isInner: area.isInner && app.size.columns == area.size.columns,
      safe: app == frame ? nil : Insets())
  }

  private mutating func addOther(in place: Rect) {
    add(.ground, place)
    addText(0, in: Room(rect: place, insets: safe).safe.inset(columns: 1, rows: 0))
    add(.dimming, place)
  }

  private mutating func addFramed(_ frame: Rect) {
    let isWindow = drawnScreen.placement.surroundings == .windows
    // Lines leave the status bar alone, surfaces are behind it.
    let isShaded = isWindow && ![.solid, .vectors].contains(area.renderStyle)
    let around: Element.Kind =
      isWindow ? .wallpaper : drawnScreen.device.hasHinge ? .emptiness : .film
    add(around, isShaded ? full.safe : full.rect)
    add(.card, frame)
    app = frame.inset()
    addOwn(
      drawnScreen.placement.content, isInner: isWindow && area.isInner,
      safe: isWindow ? Insets() : nil, hasBar: !isWindow)
    guard isWindow else { return }
    add(.windowControls, Rect(column: frame.left + 2, row: frame.top, columns: 5, rows: 1))
  }

  /// The app in its part, laid out there as on a glass of its own.
  private mutating func addOwn(
    _ content: InterfaceOrientation? = nil, isInner: Bool, safe: Insets? = nil,
    hasBar: Bool = false
  ) {
    var alone = drawnScreen
    alone.placement = Placement()
    var part = area.part(app.size)
    part.isInner = isInner
    var own = InterfaceLayout(alone, content ?? interface, on: part)
    if let safe { own.safe = safe }
    own.addWindows()
    if hasBar, part.isLegible, own.hasStatusBar { own.addStatusBar() }
    for var element in own.elements {
      element.rect = element.rect.intersection(Rect(app.size))
        .moved(right: app.left, down: app.top)
      elements.append(element)
    }
  }

  /// The app beside a strip that is none of its own.
  private mutating func addApp(beside strip: Placement.Strip) {
    app = Room(rect: Rect(area.size), insets: area.insets(of: strip)).safe
    addOwn(isInner: area.isInner, safe: Insets(bottom: safe.bottom))
  }

  private mutating func add(_ strip: Placement.Strip) {
    let insets = area.insets(of: strip)
    let isBeside = strip.edge == .left || strip.edge == .right
    var rect = Rect(area.size)
    if isBeside { rect.size.columns = insets.left + insets.right }
    if !isBeside { rect.size.rows = insets.top + insets.bottom }
    if strip.edge == .right { rect.origin.column = area.size.columns - insets.right }
    if strip.edge == .bottom { rect.origin.row = area.size.rows - insets.bottom }
    add(.strip(isBlack: strip.isBlack), rect)
  }

  private mutating func addStatusBar() {
    let side = drawnScreen.statusBar ?? interface
    let turn = QuarterTurn(side, on: QuarterTurn(interface.device))
    var upright = turn.isSideways ? area.turned : area
    upright.turn = area.turn + turn
    let lines = max(1, min(safe.top, upright.lines(44)))
    let strip = Rect(
      column: 0, row: 0, columns: upright.size.columns,
      rows: turn == .upright ? lines : upright.barLines)
    let camera = turn == .upright && !side.isLandscape ? notch.length : 0
    var element = Element(
      .statusBar(camera: camera, isPad: isPad || drawnScreen.device.hasHinge),
      turn.rect(strip, in: upright.size))
    element.turn = turn
    elements.append(element)
  }

  private mutating func addHomeIndicator() {
    let lines = max(1, safe.bottom)
    let length = max(3, area.size.columns * (interface.isLandscape ? 26 : 34) / 100)
    let indent = (area.size.columns - length) / 2
    let row = area.size.rows - 1 - (lines - 1) / 3
    let rect = Rect(column: indent, row: row, columns: length, rows: 1)
    add(.homeIndicator, rect, target: .homeIndicator)
  }

  private mutating func addHomeScreen() {
    let room = full.safe
    let most = interface.isLandscape ? Size(columns: 6, rows: 3) : Size(columns: 4, rows: 5)
    let columns = min(most.columns, room.size.columns / 2)
    let rows = min(most.rows, room.size.rows)
    guard columns > 0, rows > 0 else { return }
    let width = room.size.columns / columns
    let height = room.size.rows / rows
    for index in 0..<columns * rows - columns / 2 {
      let place = Rect(
        column: room.left + index % columns * width, row: room.top + index / columns * height,
        columns: width, rows: height)
      add(.icon, place)
    }
    // What the app has left behind isn't what it shows.
    if drawnScreen.hasCrashed { add(.dimming, Rect(area.size)) }
  }

  private var safeArea: Insets {
    guard area.isLegible, area.hasMargins else { return Insets() }
    if let strip = area.strip {
      var insets = strip.isBlack ? Insets() : area.insets(of: strip)
      insets.bottom = area.lines(20)
      return insets
    }
    guard drawnScreen.device.hasNotch else {
      return Insets(
        top: hasBarOfItsOwn ? area.lines(20) : 0,
        bottom: drawnScreen.hasHomeButton ? 0 : area.lines(20))
    }
    switch interface {
    case .portrait: return Insets(top: max(notch.depth, area.lines(47)), bottom: area.lines(34))
    case .portraitUpsideDown:
      return Insets(top: area.lines(20), bottom: max(notch.depth, area.lines(34)))
    case .landscapeLeft, .landscapeRight:
      let side = max(notch.depth, area.letters(47))
      return Insets(
        top: hasBarOfItsOwn ? area.lines(20) : 0, left: side, bottom: area.lines(21), right: side)
    }
  }

  /// Whether a status bar takes room where nobody has set it elsewhere.
  private var hasBarOfItsOwn: Bool {
    isPad || drawnScreen.app.settings.showsStatusBar(setTo: nil, over: interface)
  }
}
