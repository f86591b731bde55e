import OrientationModel
import OrientationScenarios
import OrientationTelling
import SwiftCode
import TerminalModel

extension Composer {
  /// A screen that is about to be added: three rows, and what each is in Swift.
  mutating func addition(_ addition: Addition) {
    let rows = 2 + 3 * addition.rows.count
    let area = ground(keepsDevice: true, rows: rows)
    open(area, keepsDevice: true)
    let inner = area.inset(columns: 1, rows: 0)
    write("Add a screen", .title, in: inner)
    let hasCode = inner.size.rows >= rows - 1
    let isBeside = layout.isBeside || layout.kind == .tall && layout.isLarge
    let type = scene.summary.appCode.type(naming: addition.called, isView: !addition.hasMask)
    var place = inner.split(rows: min(2, max(0, inner.size.rows - 1))).below
    for row in addition.rows where place.size.rows > 0 {
      let isChosen = row == addition.row
      let (label, value) =
        switch row {
        case .name: ("name", addition.called)
        case .mask:
          ("supports", addition.mask.map { dots($0) + "  " + $0.words } ?? "UIKit's default")
        case .way: ("shown", addition.way.label)
        }
      let sides: (String, String) = isChosen && row != .name ? ("‹ ", " ›") : ("  ", "  ")
      let style: Style = isChosen ? .selected : .plain
      // What has no room beside its name goes on in the row of its code.
      let lines = DisplayWidth.wrap(
        value, to: max(1, place.size.columns - 16), rows: hasCode && row != .name ? 2 : 1)
      write(
        [
          (isChosen ? "▸ " : "  ", .accent), (pad(label, to: 10), .dim),
          (sides.0 + lines[0] + sides.1, style),
        ], in: place)
      write(Array(lines.dropFirst()), style, in: place.row(1, indent: 14))
      if isChosen, row == .name {
        cursor = Point(
          column: place.left + 14 + DisplayWidth.of(addition.field.halves.before), row: place.top)
        showsCursor = true
      }
      let code = addition.code(row, type: type)
      // A part of a call says nothing.
      let indent = DisplayWidth.of(code) <= place.size.columns - 14 ? 14 : 4
      if hasCode, lines.count == 1, DisplayWidth.of(code) <= place.size.columns - indent {
        write(code, .code, in: place.row(1, indent: indent))
      }
      place = place.split(rows: min(place.size.rows, hasCode ? 3 : 1)).below
    }
    let change: KeyWords = addition.row == .name ? ("letters", "name it") : ("← →", "change")
    let last = isBeside ? line(layout.footerRow, from: 2) : inner.row(inner.size.rows - 1)
    if isBeside { clear(line(layout.footerRow)) }
    write(keys: [change, ("Enter", "add"), ("Esc", "back"), Self.move], in: last)
  }

  /// A mask as four dots, in the order of the table of masks.
  private func dots(_ mask: OrientationMask) -> String {
    MaskGrid.columns.map { mask.contains($0) ? "●" : "·" }.joined(separator: " ")
  }
}
