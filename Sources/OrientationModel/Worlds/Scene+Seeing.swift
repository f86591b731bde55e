// What is visible: down a tree, over all layers, and who gets callbacks.

extension Scene {
  /// The one child, or presented controller, that a question is handed on to.
  func target(of place: Place, _ asks: Controller.Asks) -> Place? {
    asks == .visible ? layerAbove(place.at) ?? topChild(place) : topChild(place)
  }

  /// What a container looks at: its own visible screen, or where it asks for what is visible, what is
  /// presented over it.
  func seen(from place: Place, _ asks: Controller.Asks) -> Place {
    var seen = asks == .visible ? layerAbove(place.at) ?? place : place
    while let next = shownChild(seen) { seen = next }
    return seen
  }

  /// The controller that is seen: down from a layer's own to the last one shown.
  func visible(in layer: Layer) -> Place {
    var place = layer.place
    // A view or a cover is what is seen, whatever it holds.
    while place.id != 0, !traits(place.id).kind.isSwiftUI, let next = shownChild(place) {
      place = next
    }
    return place
  }

  /// The layers of the main scene that still count: what is being dismissed does not (ASK-9).
  var standingTop: Layer? {
    firstShownWindow { window in
      var top = topLayer(of: window)
      if world.swipe == .dismiss, top.style != nil, window == windowPresenting {
        let isLast = start(of: window).presentations == 1
        top = layer(at: end(of: top.place), isRoot: isLast)
      }
      return top.place.id == 0 ? nil : top
    }
  }

  func isOnTop(_ ids: [ControllerID]) -> Bool {
    guard let top = standingTop else { return false }
    var place = top.place
    while true {
      if ids.contains(place.id) { return true }
      guard let next = shownChild(place) else { return false }
      place = next
    }
  }

  // MARK: Everything on show

  /// Every controller that is displayed: roots first, down to what is seen; or also what a
  /// presentation covers.
  func displayed(orCovered isCovered: Bool = false) -> [DisplayedController] {
    var found: [DisplayedController] = []
    for window in windowOrder.reversed() where presence(of: window) == .shown {
      display(window, orCovered: isCovered, into: &found)
    }
    return found
  }

  private func display(
    _ window: WindowID, orCovered isCovered: Bool, into found: inout [DisplayedController]
  ) {
    let layers = layers(of: window)
    let hidden = layers.firstIndex { $0.style.map(removesPresenter) ?? false }
    let lowest = isCovered ? layers.count - 1 : hidden ?? layers.count - 1
    for index in stride(from: lowest, through: 0, by: -1) where layers[index].place.id != 0 {
      let depth = layers.count - 1 - index
      display(layers[index].place, window, depth, 0, into: &found)
    }
  }

  func removesPresenter(_ style: PresentationStyle) -> Bool {
    switch style {
    case .fullScreen, .customRemoving: true
    case .currentContext: isCompact
    case .pageSheet, .formSheet: sheetsAdapt
    case .popover: popoversAdapt
    case .automatic, .overFullScreen, .overCurrentContext, .custom: false
    }
  }

  private func display(
    _ place: Place, _ window: WindowID, _ layer: Int, _ height: Int,
    into found: inout [DisplayedController]
  ) {
    found.append(DisplayedController(id: place.id, window: window, layer: layer, height: height))
    for (child, index) in shownChildren(place) {
      display(child, window, layer, index, into: &found)
    }
  }

  /// The children that are displayed, and which they are: the top of a stack, the selected one of tabs
  /// and pages, the last column where there is no room for more, all of others.
  func shownChildren(_ place: Place) -> [(child: Place, index: Int)] {
    let kind = compiled[place.id].kind
    guard kind == .navigation || kind.hasSelection else {
      let all = children(place).enumerated().map { (child: $1, index: $0) }
      return kind == .split && isNarrow ? Array(all.suffix(1)) : all
    }
    let number = count(at: place.at).value
    return topChild(place).map { [($0, kind.hasSelection ? number : number - 1)] } ?? []
  }

  /// Whether a split view has room for one column.
  var isNarrow: Bool {
    compiled.isPadScene ? size.width < Self.regularWidth : isCompact
  }

  /// Who is told: on 8 and later presenters under a modal too (SEQ-10), before that only whom
  /// the user sees (SEQ-5).
  func audience(_ window: WindowID) -> [ControllerID] {
    let isToldUnderneath = holds(.coveredPresenterIsTold)
    guard isToldUnderneath || presence(of: window) == .shown else { return [] }
    var found: [DisplayedController] = []
    display(window, orCovered: isToldUnderneath, into: &found)
    return found.map { $0.id }.filter { compiled[$0].kind != .view }
  }

  /// How many controllers there are under one, itself included; views do not count.
  func population(_ place: Place) -> Int {
    let itself = compiled[place.id].kind == .view ? 0 : 1
    return children(place).reduce(itself) { $0 + population($1) }
  }
}

struct DisplayedController: Hashable {
  var id: ControllerID
  var window: WindowID
  /// Counted from the root.
  var layer: Int
  /// Its height in a stack, or its index in another container.
  var height: Int
}
