/// What an app can measure of where it is shown.
package struct Geometry: Hashable, Sendable {
  /// The scene, in points.
  package var size: PointSize
  /// Nothing before iOS 8.
  package var widthClass: SizeClass?
  package var heightClass: SizeClass?
  /// Whether bars fill what the app leaves of its window.
  package var isLetterboxed: Bool
  /// The side of the status bar: the interface's, or the one it was set to by hand.
  package var statusBar: InterfaceOrientation
  /// The side the keyboard comes up on: that of the status bar.
  package var keyboard: InterfaceOrientation { statusBar }
}

extension Simulator {
  /// What an app measures in a world.
  package func geometry(of world: World) -> Geometry {
    look(at: world) { resolver in
      let scene = resolver.scene
      let classes = scene.sizeClasses
      return Geometry(
        size: scene.size, widthClass: classes?.width, heightClass: classes?.height,
        isLetterboxed: scene.isLetterboxed, statusBar: world.statusBar ?? world.interface)
    }
  }

  /// The size of a controller's view; nothing where it is not displayed, or nobody says how large it is.
  package func size(of id: ControllerID, in world: World) -> PointSize? {
    look(at: world) { $0.scene.size(of: id) }
  }
}
