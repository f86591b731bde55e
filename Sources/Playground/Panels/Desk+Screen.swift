import TerminalModel

extension Desk {
  /// The screen as it is now, in any size.
  package mutating func screen(_ size: Size) -> Screen {
    if !size.isEmpty { shownSize = size }
    var composer = Composer(scene(), size: size, isASCII: traits.isASCII)
    if !size.isEmpty { compose(&composer) }
    regions = composer.regions
    composer.cursor.column = max(0, min(size.columns - 1, composer.cursor.column))
    composer.cursor.row = max(0, min(size.rows - 1, composer.cursor.row))
    return Screen(
      canvas: composer.canvas, cursor: composer.cursor, showsCursor: composer.showsCursor)
  }

  private mutating func compose(_ composer: inout Composer) {
    let layout = Layout(composer.canvas.size)
    if let room {
      composer.room(
        layout, room, echo: echo, isAtEnd: session.timeline.later(than: session.node) == nil)
    } else if isWelcome {
      composer.welcome(layout, opening)
    } else if let comparison {
      let (sides, parting) = (compared(comparison), difference(comparison))
      if layout.isLarge {
        composer.comparison(layout, sides, parting)
      } else {
        composer.narrowComparison(layout, sides, parting)
      }
    } else {
      composer.stage(layout)
    }
    if let overlay = overlays.last { draw(overlay, on: &composer, layout) }
  }

  private mutating func draw(_ overlay: Overlay, on composer: inout Composer, _ layout: Layout) {
    switch overlay {
    case .picker(let picker): composer.picker(picker, layout)
    case .prompt(let prompt): composer.prompt(prompt, layout)
    case .pages(let pages):
      composer.pages(pages, lines(of: pages.kind), layout)
    }
  }
}
