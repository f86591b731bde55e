import OrientationModel
import OrientationTelling

/// The masks one under the other, each orientation a small phone: filled where it is allowed.
struct MaskArt {
  let grid: MaskGrid
  static let rowHeight = 27.0
  private static let columnWidth = 42.0
  private static let columnsWidth = columnWidth * 4

  var height: Double { Double(grid.rows.count) * Self.rowHeight }

  func draw(at x: Double, _ y: Double, width: Double, in svg: inout SVG) {
    let left = x + width - Self.columnsWidth
    if let pointed = grid.pointed, let column = MaskGrid.columns.firstIndex(of: pointed) {
      svg.rect(
        left + Double(column) * Self.columnWidth + 1, y - 4, Self.columnWidth - 2, height + 4,
        radius: 6, "band")
    }
    for (column, heading) in MaskGrid.headings.enumerated() {
      let middle = left + (Double(column) + 0.5) * Self.columnWidth
      svg.text(heading, middle, y - 9, size: 9, "dim", .plain, .middle)
    }
    for (index, row) in grid.rows.enumerated() {
      let middle = y + (Double(index) + 0.5) * Self.rowHeight
      let isResult = row.source == .left
      if isResult { svg.line(x, middle - 15, to: x + width, middle - 15, "rule") }
      let label = TextWidth.cut(row.label, to: width - Self.columnsWidth - 12, size: 14)
      svg.text(label, x, middle + 5, size: 14, "ink", isResult ? .bold : .plain)
      for (column, orientation) in MaskGrid.columns.enumerated() {
        drawPhone(
          orientation, isOn: row.mask.contains(orientation),
          at: left + (Double(column) + 0.5) * Self.columnWidth, middle, in: &svg)
      }
    }
  }

  private func drawPhone(
    _ orientation: InterfaceOrientation, isOn: Bool, at x: Double, _ y: Double, in svg: inout SVG
  ) {
    svg.group(x: x, y: y, turned: Handset.degrees(orientation.device)) { svg in
      svg.rect(-5, -9, 10, 18, radius: 2.5, isOn ? "accent" : "none off dash")
      if isOn { svg.rect(-2, -7, 4, 1.6, radius: 0.8, "onaccent") }
    }
  }
}
