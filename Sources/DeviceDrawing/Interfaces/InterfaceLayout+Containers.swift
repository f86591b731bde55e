import OrientationModel
import TerminalModel

extension InterfaceLayout {
  /// Lays out a controller and what is seen of what it holds.
  mutating func add(_ node: SnapshotNode, in room: Room) {
    guard !room.rect.isEmpty else { return }
    switch node.kind {
    case .navigation: addStack(node, in: room)
    case .tabs: addTabs(node, in: room)
    case .split: addColumns(node, in: room)
    case .pages: addPages(node, in: room)
    case .container: addContainer(node, in: room)
    case .hosting, .view, .cover, .sheet: addHosted(node, in: room)
    case .screen, .system: addScreen(node.id, in: room)
    }
  }

  private mutating func addStack(_ node: SnapshotNode, in room: Room) {
    let isSwiping = drawnScreen.swipe == .pop && node.children.count > 1
    guard isSwiping else { return addTop(node, node.children.count - 1, in: room) }
    addTop(node, node.children.count - 2, in: room)
    var moved = room
    moved.rect.origin.column += room.rect.size.columns * 2 / 5
    moved.insets.left = 1
    add(.ground, moved.rect)
    addTop(node, node.children.count - 1, in: moved)
    let edge = Size(columns: 1, rows: room.rect.size.rows)
    add(.divider, Rect(origin: moved.rect.origin, size: edge))
  }

  /// One screen of a stack, under its bar.
  private mutating func addTop(_ node: SnapshotNode, _ index: Int, in room: Room) {
    guard index >= 0 else { return }
    var room = room
    let height = area.lines(isCompactHeight ? 32 : 44, atLeast: area.barLines)
    let lines = height + (area.isRoomy ? 1 : 0)
    let bar = room.cutTop(min(lines, room.safe.size.rows))
    room.isTitled = true
    add(node.children[index], in: room)
    add(.bar(edge: .bottom, isRoomy: area.isRoomy), bar.rect)
    guard area.isLegible else { return }
    var place = bar.safe
    if area.isRoomy { place.size.rows -= 1 }
    let title = name(of: node.children[index])
    let length = area.script.length(of: title)
    let half = place.size.columns / 2
    var middle = place
    // What does not fit beside the back button begins after it.
    if index > 0, length + 4 > place.size.columns {
      middle.origin.column += 2
      middle.size.columns -= 2
    }
    add(.title(title), middle)
    guard index > 0 else { return }
    let columns = max(3, half - (min(half, length) + 1) / 2 - 1)
    place.size.columns = min(columns, place.size.columns)
    add(.back(name(of: node.children[index - 1])), place, target: .back(node.id))
  }

  /// What a bar calls a controller: by the screen that is seen in it.
  func name(of node: SnapshotNode) -> String {
    switch node.kind {
    case .navigation, .tabs, .pages, .hosting:
      node.path.last.map { drawnScreen.name($0.id) } ?? drawnScreen.name(node.id)
    case .screen, .split, .container, .view, .cover, .sheet, .system: drawnScreen.name(node.id)
    }
  }

  private mutating func addTabs(_ node: SnapshotNode, in room: Room) {
    var room = room
    let isOnTop = isPad && drawnScreen.app.settings.version.has(.tabsOnTop)
    let lines = area.lines(49, atLeast: area.barLines) + (area.isRoomy ? 1 : 0)
    let cut = min(lines, room.safe.size.rows)
    let bar = isOnTop ? room.cutTop(cut) : room.cutBottom(cut)
    if let shown = node.shown.first, node.children.indices.contains(shown) {
      add(node.children[shown], in: room)
    }
    add(.bar(edge: isOnTop ? .bottom : .top, isRoomy: area.isRoomy), bar.rect)
    guard area.isLegible, !node.children.isEmpty else { return }
    var place = bar.safe
    if area.isRoomy {
      place.size.rows -= 1
      if !isOnTop { place.origin.row += 1 }
    }
    let titles = node.children.map { tabTitle($0) }
    let line = TabLine(titles, on: area, in: place.size)
    for (index, child) in node.children.enumerated() {
      let rect = Rect(
        column: place.left + line.places[index].lowerBound, row: place.top,
        columns: line.places[index].count, rows: place.size.rows)
      add(
        .tab(line.hasNames ? titles[index] : nil, isSelected: node.shown.contains(index)), rect,
        target: .tab(of: node.id, child.id))
    }
  }

  /// A stack in a tab goes by its own name if it has one, else by its first screen's.
  private func tabTitle(_ node: SnapshotNode) -> String {
    let own = drawnScreen.name(node.id)
    guard own.isEmpty || own.lowercased() == "navigation", let first = node.children.first else {
      return own
    }
    return tabTitle(first)
  }

  private mutating func addColumns(_ node: SnapshotNode, in room: Room) {
    let count = node.children.count
    guard !isCompactWidth, count > 1, room.rect.size.columns >= 12 * count else {
      if let last = node.children.last { add(last, in: room) }
      return
    }
    var left = room.rect.left
    for (index, child) in node.children.enumerated() {
      let isLast = index == count - 1
      let share = room.rect.size.columns * (count == 2 ? 36 : 27) / 100
      let end = isLast ? room.rect.right : left + share
      var column = room
      column.rect = Rect(
        column: left, row: room.rect.top, columns: end - left - (isLast ? 0 : 1),
        rows: room.rect.size.rows)
      column.insets.left = index == 0 ? room.insets.left : 0
      column.insets.right = isLast ? room.insets.right : 0
      add(child, in: column)
      if !isLast {
        let line = Rect(column: end - 1, row: room.rect.top, columns: 1, rows: room.rect.size.rows)
        add(.divider, line)
      }
      left = end
    }
  }

  private mutating func addPages(_ node: SnapshotNode, in room: Room) {
    var room = room
    let foot = area.isLegible && node.children.count > 1 ? room.cutBottom(area.lines(24)) : nil
    let shown = node.shown.first ?? 0
    if node.children.indices.contains(shown) { add(node.children[shown], in: room) }
    guard let foot else { return }
    add(.pageDots(count: node.children.count, selected: shown), foot.safe)
  }

  private mutating func addContainer(_ node: SnapshotNode, in room: Room) {
    guard let last = node.children.last else { return addScreen(node.id, in: room) }
    let inner = room.safe
    guard inner.size.columns >= 12, inner.size.rows >= 9 else { return add(last, in: room) }
    add(.container(drawnScreen.name(node.id)), inner)
    let content = inner.inset()
    let each = content.size.rows / node.children.count
    guard each >= 4 else { return add(last, in: Room(rect: content)) }
    for (index, child) in node.children.enumerated() {
      let isLast = index == node.children.count - 1
      let rest = content.split(rows: index * each).below
      add(child, in: Room(rect: isLast ? rest : rest.split(rows: each).above))
    }
  }

  /// A view of SwiftUI; one that is drawn turned lies in the interface as that may lie in the hand.
  private mutating func addHosted(_ node: SnapshotNode, in room: Room) {
    let isTurned = drawnScreen.app.controller(node.id)?.isDrawnTurned == true
    if isTurned { return addTurned(node, in: room) }
    guard let child = node.children.first(where: { $0.kind == .navigation }) ?? node.children.first
    else { return addScreen(node.id, in: room) }
    add(child, in: room)
  }

  private mutating func addTurned(_ node: SnapshotNode, in room: Room) {
    let place = room.safe
    let turn = QuarterTurn.left
    let size = turn.size(place.size)
    var part = LayoutArea(
      size: size, width: area.height * size.columns / max(1, area.size.rows),
      height: area.width * size.rows / max(1, area.size.columns))
    part.turn = area.turn + turn
    part.renderStyle = area.renderStyle
    var inner = InterfaceLayout(drawnScreen, interface, on: part)
    let whole = Room(rect: Rect(size))
    if let child = node.children.first {
      inner.add(child, in: whole)
    } else {
      inner.addScreen(node.id, in: whole)
    }
    for var element in inner.elements {
      element.rect = turn.rect(element.rect, in: size).moved(right: place.left, down: place.top)
      element.turn = element.turn + turn
      elements.append(element)
    }
  }

  mutating func addWindows() {
    let shown = drawnScreen.snapshot.windows.filter { $0.presence == .shown && !$0.layers.isEmpty }
    for (index, window) in shown.enumerated() {
      for layer in window.layersOnShow {
        let below = elements.count
        add(layer, isOver: index > 0)
        if layer.isBeingDismissed { sink(elements.indices.dropFirst(below), of: layer.node) }
      }
    }
  }

  /// What a finger has drawn down a good part of its way.
  private mutating func sink(_ places: Range<Int>, of node: SnapshotNode) {
    let sinking = places.filter { elements[$0].kind != .dimming }
    guard let top = sinking.first.map({ elements[$0].rect }) else { return }
    for index in sinking { elements[index].rect.origin.row += top.size.rows * 35 / 100 }
    // What covers all has no edge until then.
    guard top.top == 0 else { return }
    let edge = Size(columns: top.size.columns, rows: 1)
    let origin = top.origin.moved(down: top.size.rows * 35 / 100)
    add(.sheetEdge, Rect(origin: origin, size: edge), target: .grabber(node.id))
  }

  /// A window's root, maybe over other windows; or what is presented, over its presenter.
  private mutating func add(_ layer: SnapshotLayer, isOver: Bool) {
    let node = layer.node
    switch layer.style.flatMap({ _ in drawnScreen.app.controller(node.id)?.system }) {
    case .alert: return alert(node)
    case .share: return isPad ? popover(node) : sheet(node, isHalf: true)
    default: break
    }
    switch layer.style {
    case nil where isOver && PlaceholderContent.isBanner(name(of: node)): banner(node)
    case nil where isOver, .overFullScreen, .overCurrentContext, .custom:
      float(node, over: inset(letters: 28, lines: 64))
    case .formSheet where isPad: float(node, over: middle(width: 540, height: 620))
    case .popover where isPad: popover(node)
    case nil, .fullScreen, .currentContext, .customRemoving: cover(with: node)
    case .automatic where !drawnScreen.app.settings.version.has(.sheets): cover(with: node)
    case .automatic, .pageSheet, .formSheet, .popover:
      if layer.removesPresenter {
        cover(with: node)
      } else if isPad {
        float(node, over: inset(letters: 64, lines: 56))
      } else {
        sheet(node, isHalf: false)
      }
    }
  }

  private mutating func cover(with node: SnapshotNode) {
    add(.ground, full.rect)
    add(node, in: full)
  }

  private mutating func sheet(_ node: SnapshotNode, isHalf: Bool) {
    var top = isCompactHeight ? 0 : max(safe.top, area.lines(54))
    if isHalf { top = max(top, area.size.rows / 2) }
    let rect = full.rect.split(rows: top).below
    add(.dimming, Rect(area.size))
    add(.ground, rect)
    add(.sheetEdge, rect.split(rows: 1).above, target: .grabber(node.id))
    var room = Room(rect: rect.split(rows: 1).below, insets: safe)
    room.insets.top = 0
    add(node, in: room)
  }

  private mutating func float(_ node: SnapshotNode, over rect: Rect) {
    add(.dimming, Rect(area.size))
    add(.card, rect)
    add(node, in: Room(rect: rect.inset()))
  }

  /// A few words at the top, which leave the rest of the screen as it is.
  private mutating func banner(_ node: SnapshotNode) {
    let room = inset(letters: 16, lines: 0)
    let lines = min(room.size.rows, max(area.lines(64), area.textLines + 2))
    let rect = room.split(rows: lines).above
    add(.card, rect)
    add(.message(name(of: node)), rect.inset())
  }

  private mutating func popover(_ node: SnapshotNode) {
    let top = safe.top + area.lines(44)
    let width = min(area.size.columns - 2, area.letters(320, atLeast: 12))
    let height = min(area.size.rows - top - 1, area.lines(420, atLeast: 6))
    let rect = Rect(column: area.size.columns - width - 1, row: top, columns: width, rows: height)
    add(.popover, rect)
    add(node, in: Room(rect: rect.inset()))
  }

  private mutating func alert(_ node: SnapshotNode) {
    let rect = middle(width: 300, height: 150)
    add(.dimming, Rect(area.size))
    add(.card, rect)
    let inner = rect.inset()
    guard area.isLegible else { return add(.ground, inner, target: .alertButton(node.id)) }
    let name = drawnScreen.name(node.id)
    let (text, foot) = inner.split(rows: max(1, inner.size.rows - area.lines(44)))
    if inner.size.rows == 1 {
      add(.message(name), inner, target: .alertButton(node.id))
    } else {
      add(.message(name), text)
      add(.button("OK"), foot, target: .alertButton(node.id))
    }
  }

  /// A card in the middle, at least so large that it can say something.
  private func middle(width: Int, height: Int) -> Rect {
    let columns = min(area.size.columns, area.letters(width, atLeast: 10))
    let rows = min(area.size.rows, area.lines(height, atLeast: 5))
    return Rect(area.size).centered(Size(columns: columns, rows: rows))
  }

  /// The whole screen without a margin that is given in points.
  private func inset(letters: Int, lines: Int) -> Rect {
    let rect = full.safe
    return rect.inset(
      columns: min(area.letters(letters), rect.size.columns / 4),
      rows: min(area.lines(lines), rect.size.rows / 4))
  }
}

extension App {
  func controller(_ id: ControllerID) -> Controller? {
    id > 0 && Int(id) <= entries.count ? self[id].controller : nil
  }
}
