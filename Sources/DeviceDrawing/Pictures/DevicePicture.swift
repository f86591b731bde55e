import OrientationModel
import TerminalModel

/// Everything a drawing of the device depends on; equal pictures draw equal cells.
///
/// `draw(in:area:)` puts it into a canvas and says what can be pressed; `spoken` says it in words.
package struct DevicePicture: Hashable, Sendable {
  /// Whose eyes it is seen with.
  package enum Eye: UInt8, CaseIterable, Hashable, Sendable {
    /// The frame stands as it is held; an interface that did not turn lies before the viewer.
    case hand
    /// Frame and interface are redrawn with the interface upright; an arrow says where down is.
    case app
  }

  /// A moment of a turn: the device was held otherwise and is on its way.
  package struct Turning: Hashable, Sendable {
    package var held: DeviceOrientation
    package var interface: InterfaceOrientation
    /// 0 is the beginning; from 1 on the picture is as if there were no turn.
    package var progress: Double
  }

  /// How the hand holds it.
  package var held: DeviceOrientation
  /// The side it points to where `held` is no side: the last definite one.
  package var side: DeviceOrientation
  package var interface: InterfaceOrientation
  package var scenery: Scenery
  package var eye = Eye.hand
  package var turning: Turning?
  package var isASCII = false
  /// Whether a line under the device names the screen and its top.
  package var hasCaption = true

  package init(
    held: DeviceOrientation, interface: InterfaceOrientation, scenery: Scenery,
    side: DeviceOrientation? = nil
  ) {
    (self.held, self.interface, self.scenery) = (held, interface, scenery)
    self.side = held.isDefinite ? held : side ?? interface.device
  }

  /// A picture of a world as it is.
  package init(of world: World, on simulator: Simulator) {
    self.init(
      held: world.held, interface: world.interface, scenery: Scenery(of: world, on: simulator),
      side: world.definite.isDefinite ? world.definite : nil)
  }

  package var device: Device { scenery.device }

  /// A moment of the turn that led from another picture to this one, one of its frames.
  package func turning(from before: DevicePicture, progress: Double) -> DevicePicture {
    var picture = self
    picture.turning = Turning(held: before.held, interface: before.interface, progress: progress)
    return picture
  }
}
