import OrientationModel
import TerminalModel

extension InterfaceLayout {
  /// How what is presented lies over its presenter.
  private enum Manner { case cover, over, pageSheet, formSheet, halfSheet, popover, alert }

  mutating func addWindows() {
    let shown = scenery.snapshot.windows.filter { $0.presence == .shown && !$0.layers.isEmpty }
    for (index, window) in shown.enumerated() { addLayers(of: window, isOver: index > 0) }
  }

  private mutating func addLayers(of window: SnapshotWindow, isOver: Bool) {
    let lowest = window.layers.lastIndex { $0.removesPresenter && !$0.isBeingDismissed } ?? 0
    for layer in window.layers[lowest...] {
      if layer.style == nil {
        add(layer.node, as: isOver ? .over : .cover, isLeaving: false)
      } else {
        add(layer.node, as: manner(of: layer), isLeaving: layer.isBeingDismissed)
      }
    }
  }

  private func manner(of layer: SnapshotLayer) -> Manner {
    switch scenery.app.controller(layer.node.id)?.system {
    case .alert: return .alert
    case .share: return isPad ? .popover : .halfSheet
    default: break
    }
    switch layer.style {
    case .fullScreen, .currentContext, .customRemoving, nil: return .cover
    case .overFullScreen, .overCurrentContext, .custom: return .over
    case .formSheet where isPad: return .formSheet
    case .popover where isPad: return .popover
    case .automatic where scenery.app.settings.version.major < 13: return .cover
    default: return layer.removesPresenter ? .cover : .pageSheet
    }
  }

  private mutating func add(_ node: SnapshotNode, as manner: Manner, isLeaving: Bool) {
    switch manner {
    case .cover: cover(with: node, isLeaving: isLeaving)
    case .over: float(node, over: inset(letters: 28, lines: 64), isLeaving: isLeaving)
    case .pageSheet where isPad:
      float(node, over: inset(letters: 64, lines: 56), isLeaving: isLeaving)
    case .pageSheet, .halfSheet: sheet(node, isHalf: manner == .halfSheet, isLeaving: isLeaving)
    case .formSheet: float(node, over: middle(width: 540, height: 620), isLeaving: isLeaving)
    case .popover: popover(node)
    case .alert: alert(node)
    }
  }

  private mutating func cover(with node: SnapshotNode, isLeaving: Bool) {
    guard isLeaving else {
      add(.ground, full.rect, target: .screen(node.id))
      return add(node, in: full)
    }
    let rect = full.rect.moved(down: paper.size.rows * 35 / 100)
    add(.ground, rect, target: .screen(node.id))
    add(.sheetEdge, Rect(origin: rect.origin, size: lineSize), target: .grabber(node.id))
    add(node, in: underEdge(rect))
  }

  /// What is left of a sheet under its edge.
  private func underEdge(_ rect: Rect) -> Room {
    var room = Room(rect: rect.split(rows: 1).below, insets: safe)
    room.insets.top = 0
    return room
  }

  private var lineSize: Size { Size(columns: paper.size.columns, rows: 1) }

  private mutating func sheet(_ node: SnapshotNode, isHalf: Bool, isLeaving: Bool) {
    var top = isCompactHeight ? 0 : max(safe.top, paper.lines(54))
    if isHalf { top = max(top, paper.size.rows / 2) }
    if isLeaving { top += (paper.size.rows - top) * 35 / 100 }
    let rect = Rect(column: 0, row: top, columns: paper.size.columns, rows: paper.size.rows - top)
    add(.dimming, Rect(paper.size))
    add(.ground, rect, target: .screen(node.id))
    add(.sheetEdge, Rect(origin: rect.origin, size: lineSize), target: .grabber(node.id))
    add(node, in: underEdge(rect))
  }

  private mutating func float(_ node: SnapshotNode, over rect: Rect, isLeaving: Bool) {
    var rect = rect
    if isLeaving { rect.origin.row += rect.size.rows * 35 / 100 }
    add(.dimming, Rect(paper.size))
    add(.card, rect, target: .screen(node.id))
    add(node, in: Room(rect: rect.inset()))
  }

  private mutating func popover(_ node: SnapshotNode) {
    let top = safe.top + paper.lines(44)
    let width = min(paper.size.columns - 2, paper.letters(320, atLeast: 12))
    let height = min(paper.size.rows - top - 1, paper.lines(420, atLeast: 6))
    let rect = Rect(column: paper.size.columns - width - 1, row: top, columns: width, rows: height)
    add(.popover, rect, target: .screen(node.id))
    add(node, in: Room(rect: rect.inset()))
  }

  private mutating func alert(_ node: SnapshotNode) {
    let rect = middle(width: 300, height: 150)
    add(.dimming, Rect(paper.size))
    add(.card, rect)
    let inner = rect.inset()
    guard paper.isLegible else { return add(.ground, inner, target: .alertButton(node.id)) }
    let name = scenery.name(node.id)
    let (text, foot) = inner.split(rows: max(1, inner.size.rows - paper.lines(44)))
    if inner.size.rows == 1 {
      add(.message(name), inner, target: .alertButton(node.id))
    } else {
      add(.message(name), text)
      add(.button("OK"), foot, target: .alertButton(node.id))
    }
  }

  /// A card in the middle, at least so large that it can say something.
  private func middle(width: Int, height: Int) -> Rect {
    let columns = min(paper.size.columns, paper.letters(width, atLeast: 10))
    let rows = min(paper.size.rows, paper.lines(height, atLeast: 5))
    return Rect(paper.size).centered(Size(columns: columns, rows: rows))
  }

  /// The whole screen without a margin that is given in points.
  private func inset(letters: Int, lines: Int) -> Rect {
    let rect = full.safe
    return rect.inset(
      columns: min(paper.letters(letters), rect.size.columns / 4),
      rows: min(paper.lines(lines), rect.size.rows / 4))
  }
}

extension App {
  /// A controller by its id; nothing for nobody.
  func controller(_ id: ControllerID) -> Controller? {
    id > 0 && Int(id) <= entries.count ? self[id].controller : nil
  }
}
