/// A size in points.
package struct PointSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The same size on its side.
  package var turned: PointSize { PointSize(width: height, height: width) }
}

/// Distances from the four edges, in points.
package struct PointInsets: Hashable, Sendable {
  package var top = 0
  package var left = 0
  package var bottom = 0
  package var right = 0

  package init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// `UIUserInterfaceSizeClass`.
package enum SizeClass: UInt8, Hashable, Sendable {
  case compact, regular
}

/// The size classes of a full-screen controller (BND-5).
package struct SizeClasses: Hashable, Sendable {
  package var width: SizeClass
  package var height: SizeClass

  package init(width: SizeClass, height: SizeClass) {
    self.width = width
    self.height = height
  }
}

/// The root view's transform up to iOS 7: the numbers a and b, c and d, as UIKit prints them (BND-1).
package struct RootTransform: Hashable, Sendable {
  package let a: Int
  package let b: Int

  package var c: Int { -b }
  package var d: Int { a }

  /// As a view's description has it: `[0, 1, -1, 0, 0, 0]`.
  package var text: String { "[\(a), \(b), \(c), \(d), 0, 0]" }

  package init(_ interface: InterfaceOrientation) {
    switch interface {
    case .portrait: (a, b) = (1, 0)
    case .portraitUpsideDown: (a, b) = (-1, 0)
    case .landscapeRight: (a, b) = (0, 1)
    case .landscapeLeft: (a, b) = (0, -1)
    }
  }
}
