import OrientationModel
import TerminalModel

/// How large a device is drawn: true to its proportions with cells twice as high as wide.
enum FrameSize {
  static let tolerance = 0.1

  /// The largest frame that fits; nothing where only a glyph does.
  ///
  /// Its longer side is so many columns long at most, whichever way it is held.
  static func best(
    for device: Device, isLandscape: Bool, in area: Size, reach: Int = .max
  ) -> Size? {
    let area =
      isLandscape
      ? Size(columns: min(area.columns, reach), rows: area.rows)
      : Size(columns: area.columns, rows: min(area.rows, reach / 2))
    let ratio = isLandscape ? device.ratio : 1 / device.ratio
    let tallest = min(area.rows, Int(Double(area.columns) / ratio / 2) + 1)
    func flaw(_ size: Size) -> Double { error(size, ratio) + outlineError(size, ratio) }
    let sizes = stride(from: tallest, through: 3, by: -1).lazy.compactMap { rows -> Size? in
      let near = Int(ratio * Double(2 * rows) + 0.5)
      return (near - 2...near + 2).filter { $0 >= 4 && $0 <= area.columns }
        .map { Size(columns: $0, rows: rows) }.filter { error($0, ratio) <= tolerance }
        .min { flaw($0) < flaw($1) }
    }
    return sizes.first { outlineError($0, ratio) <= tolerance } ?? sizes.first { _ in true }
  }

  /// How far the cells it takes are from the true proportions.
  static func error(_ size: Size, _ ratio: Double) -> Double {
    relative(Double(size.columns) / Double(2 * size.rows), ratio)
  }

  /// How far the line that is drawn is from them; it runs through the middle of cells.
  static func outlineError(_ size: Size, _ ratio: Double) -> Double {
    guard size.rows > 1 else { return 1 }
    return relative(Double(size.columns - 1) / Double(2 * (size.rows - 1)), ratio)
  }

  private static func relative(_ value: Double, _ ratio: Double) -> Double {
    value > ratio ? value / ratio - 1 : 1 - value / ratio
  }
}
