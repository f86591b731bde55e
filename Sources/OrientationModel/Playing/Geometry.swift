/// What an app can measure of where it is shown.
package struct Geometry: Hashable, Sendable {
  /// The scene, in points.
  package var size: PointSize
  /// Nothing before iOS 8.
  package var widthClass: SizeClass?
  package var heightClass: SizeClass?
  /// Whether bars fill what the app leaves of its window.
  package var isLetterboxed: Bool
  /// Where what the window shows stands: the interface's side, but for one that only the status bar
  /// was set to (HACK-6).
  package var content: InterfaceOrientation
  /// Where what is around the window stands: as its content does, or as the iPad is held where the
  /// window keeps its shape however that is (PAD-6).
  package var ground: InterfaceOrientation
  /// The side of the status bar: the interface's, or the one it was set to by hand.
  package var statusBar: InterfaceOrientation
  /// The side the keyboard comes up on: that of what the window shows, or the device's; up to iOS 7
  /// that of the status bar (MISC-7).
  package var keyboard: InterfaceOrientation
}

extension Simulator {
  package func geometry(of world: World) -> Geometry {
    look(at: world) { resolver in
      let scene = resolver.scene
      let classes = scene.sizeClasses
      let statusBar = world.statusBar ?? world.interface
      let content = scene.content
      return Geometry(
        size: scene.size, widthClass: classes?.width, heightClass: classes?.height,
        isLetterboxed: scene.isLetterboxed, content: content, ground: scene.sideOfGround ?? content,
        statusBar: statusBar,
        keyboard: resolver.sideOfDevice ?? (scene.compiled.version >= 8 ? content : statusBar))
    }
  }

  /// What the device calls for when it is held like that, on the display that shows the app.
  package func called(by side: DeviceOrientation, in world: World) -> InterfaceOrientation? {
    look(at: world) { $0.scene.called(for: side) }
  }

  /// Whether UIKit reads no mask there, whatever happens next.
  package func readsNoMask(in world: World) -> Bool { look(at: world) { $0.scene.isFree } }

  /// What that display can show.
  package func hardware(in world: World) -> OrientationMask {
    look(at: world) { $0.scene.hardware }
  }

  /// The size of a controller's view; nil if it isn't displayed, or if no source says how large it is.
  package func size(of id: ControllerID, in world: World) -> PointSize? {
    look(at: world) { $0.scene.size(of: id) }
  }
}

extension Resolver where Sink: TraceSink {
  /// The keyboard's orientation if it depends on the app's mask and the device alone.
  fileprivate var sideOfDevice: InterfaceOrientation? {
    mutating get {
      guard compiled.assumptions[.keyboardFollowsDevice],
        let side = scene.called(for: world.definite),
        quietly({ $0.appMask(of: 0, decider: nil) }).contains(side)
      else { return nil }
      return side
    }
  }
}
