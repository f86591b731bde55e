package struct PointSize: Hashable, Sendable {
  package var width: UInt16
  package var height: UInt16

  package init(_ width: UInt16, _ height: UInt16) {
    self.width = width
    self.height = height
  }

  /// As the scenario language writes it: `390x844`.
  package var text: String { "\(width)x\(height)" }

  /// The same with a quarter turn.
  package var turned: PointSize { PointSize(height, width) }

  /// The same with something taken off its height.
  func lower(by points: UInt16) -> PointSize { PointSize(width, height - min(points, height)) }

  /// The largest size of this shape that fits into another.
  package func fitted(into other: PointSize) -> PointSize {
    let width = Int(self.width)
    let height = Int(self.height)
    let isWider = width * Int(other.height) > height * Int(other.width)
    return isWider
      ? PointSize(other.width, UInt16(height * Int(other.width) / max(width, 1)))
      : PointSize(UInt16(width * Int(other.height) / max(height, 1)), other.height)
  }
}

/// One side of a size class: `UIUserInterfaceSizeClass`.
package enum SizeClass: String, Named { case compact, regular }
