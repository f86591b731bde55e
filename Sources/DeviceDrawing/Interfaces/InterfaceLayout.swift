import OrientationModel
import TerminalModel

/// Lays the interface out as a list of things to draw, the lowest first.
///
/// All coordinates are the interface's own; how it lies before the viewer comes later.
struct InterfaceLayout {
  let scenery: Scenery
  let interface: InterfaceOrientation
  let paper: Paper
  /// What the device keeps clear: the camera's side, the status bar, the home indicator.
  private(set) var safe: Insets
  private let notch: Notch
  /// An app is laid out by its idiom, and what is around it by the device.
  let isPad: Bool
  var elements: [Element] = []
  /// Where the app is: all of the paper, or the frame that it stands in.
  private(set) var app: Rect

  init(_ scenery: Scenery, _ interface: InterfaceOrientation, on paper: Paper, notch: Notch = .none)
  {
    (self.scenery, self.interface, self.paper) = (scenery, interface, paper)
    self.notch = notch
    let isAround = scenery.stand.surroundings != .nothing || scenery.isInBackground
    isPad = isAround ? scenery.device.isPad : scenery.app.settings.isPadIdiom
    (safe, app) = (Insets(), Rect(paper.size))
    safe = safeArea
  }

  /// Everything that is on the screen.
  static func whole(
    _ scenery: Scenery, _ interface: InterfaceOrientation, on paper: Paper, notch: Notch = .none
  ) -> InterfaceLayout {
    var layout = InterfaceLayout(scenery, interface, on: paper, notch: notch)
    layout.addEverything()
    return layout
  }

  /// A device around an app draws its own.
  var hasStatusBar: Bool {
    isPad || scenery.app.settings.showsStatusBar(setTo: scenery.statusBar, over: interface)
  }

  /// Split views collapse and sheets fill the screen where there is little width or height.
  var isCompactWidth: Bool {
    !isPad && !(interface.isLandscape && scenery.app.settings.device.isPlusClass)
  }
  var isCompactHeight: Bool { !isPad && interface.isLandscape }

  var full: Room { Room(rect: Rect(paper.size), insets: safe) }

  mutating func add(_ kind: Element.Kind, _ rect: Rect, target: TouchTarget? = nil) {
    guard !rect.isEmpty else { return }
    elements.append(Element(kind, rect, target: target))
  }

  private mutating func addEverything() {
    add(.ground, Rect(paper.size))
    if scenery.isInBackground {
      addHomeScreen()
    } else if let frame = appFrame {
      addApp(in: frame)
      if scenery.stand.surroundings == .bars { return }
    } else {
      addApp()
    }
    guard paper.isLegible, paper.hasMargins else { return }
    if hasStatusBar { addStatusBar() }
    if !scenery.hasHomeButton { addHomeIndicator() }
  }

  private mutating func addApp() {
    if scenery.hasCrashed { add(.message("×"), Rect(paper.size)) } else { addWindows() }
  }

  /// Where the app stands that has not all of the glass; nothing where there is no room for that.
  private var appFrame: Rect? {
    guard paper.isLegible else { return nil }
    let stand = scenery.stand
    var room = Rect(paper.size)
    var least = Size(columns: 4, rows: 4)
    switch stand.surroundings {
    case .nothing: return nil
    case .bars: break
    case .windows:
      // The others are seen around it.
      room = room.split(rows: safe.top).below.inset(
        columns: max(1, paper.size.columns / 8),
        rows: paper.size.rows < 9 ? 0 : max(1, paper.size.rows / 10))
      least = Size(columns: 10, rows: 5)
    }
    let own = Size(
      columns: Int((Double(paper.size.columns) * stand.width).rounded()),
      rows: Int((Double(paper.size.rows) * stand.height).rounded()))
    var size = Size(
      columns: min(room.size.columns, max(least.columns, own.columns)),
      rows: min(room.size.rows, max(least.rows, own.rows)))
    // One that keeps its shape does so here, too.
    if stand.content != nil {
      size.rows = max(least.rows, min(size.rows, own.rows * size.columns / max(1, own.columns)))
    }
    guard size.columns >= least.columns, size.rows >= least.rows else { return nil }
    return room.centered(size)
  }

  /// The app in a frame of its own: one among bars has its status bar in it, a window three buttons.
  private mutating func addApp(in frame: Rect) {
    let isWindow = scenery.stand.surroundings == .windows
    // Lines leave the status bar alone, surfaces are behind it.
    let isShaded = isWindow && paper.finish != .solid
    add(isWindow ? .wallpaper : .film, isShaded ? full.safe : full.rect)
    add(.card, frame)
    let inner = frame.inset()
    app = inner
    var scenery = scenery
    scenery.stand = Stand()
    let content = self.scenery.stand.content ?? interface
    var own = InterfaceLayout(scenery, content, on: paper.part(inner.size))
    if isWindow { own.safe = Insets() }
    own.addApp()
    if !isWindow, own.paper.isLegible, own.hasStatusBar { own.addStatusBar() }
    for element in own.elements {
      var moved = element
      moved.rect = element.rect.intersection(Rect(inner.size))
        .moved(right: inner.left, down: inner.top)
      elements.append(moved)
    }
    guard isWindow else { return }
    add(.windowControls, Rect(column: frame.left + 2, row: frame.top, columns: 5, rows: 1))
  }

  private mutating func addStatusBar() {
    let side = scenery.statusBar ?? interface
    let turn = QuarterTurn(side, on: QuarterTurn(interface.device))
    var upright = turn.isSideways ? paper.turned : paper
    upright.turn = paper.turn + turn
    let lines = max(1, min(safe.top, upright.lines(44)))
    let strip = Rect(
      column: 0, row: 0, columns: upright.size.columns,
      rows: turn == .upright ? lines : upright.barLines)
    var element = Element(
      .statusBar(camera: turn == .upright && !side.isLandscape ? notch.length : 0, isPad: isPad),
      turn.rect(strip, in: upright.size), target: .statusBar)
    element.turn = turn
    elements.append(element)
  }

  private mutating func addHomeIndicator() {
    let lines = max(1, safe.bottom)
    let length = max(3, paper.size.columns * (interface.isLandscape ? 26 : 34) / 100)
    let indent = (paper.size.columns - length) / 2
    let row = paper.size.rows - 1 - (lines - 1) / 3
    let rect = Rect(column: indent, row: row, columns: length, rows: 1)
    add(.homeIndicator, rect, target: .homeIndicator)
  }

  private mutating func addHomeScreen() {
    let room = full.safe
    let (columns, rows) = interface.isLandscape ? (6, 3) : (4, 5)
    let (width, height) = (room.size.columns / columns, room.size.rows / rows)
    guard width > 1, height > 0 else { return }
    for index in 0..<columns * rows - columns / 2 {
      let place = Rect(
        column: room.left + index % columns * width, row: room.top + index / columns * height,
        columns: width, rows: height)
      add(.icon, place)
    }
  }

  private var safeArea: Insets {
    guard paper.isLegible, paper.hasMargins else { return Insets() }
    guard scenery.device.hasNotch else {
      return Insets(
        top: hasBarOfItsOwn ? paper.lines(20) : 0,
        bottom: scenery.hasHomeButton ? 0 : paper.lines(20))
    }
    switch interface {
    case .portrait: return Insets(top: max(notch.depth, paper.lines(47)), bottom: paper.lines(34))
    case .portraitUpsideDown:
      return Insets(top: paper.lines(20), bottom: max(notch.depth, paper.lines(34)))
    case .landscapeLeft, .landscapeRight:
      let side = max(notch.depth, paper.letters(47))
      return Insets(
        top: hasBarOfItsOwn ? paper.lines(20) : 0, left: side, bottom: paper.lines(21), right: side)
    }
  }

  /// Whether a status bar takes room where nobody has set it elsewhere.
  private var hasBarOfItsOwn: Bool {
    isPad || scenery.app.settings.showsStatusBar(setTo: nil, over: interface)
  }
}
