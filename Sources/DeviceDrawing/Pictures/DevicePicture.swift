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

  package var held: DeviceOrientation
  /// The side it points to where `held` is no side: the last definite one.
  package var side: DeviceOrientation
  package var posture = Posture.closed
  /// How what the glass shows stands; a window in it may keep to another side.
  package var interface: InterfaceOrientation
  package var drawnScreen: DrawnScreen
  package var eye = Eye.hand
  package var renderStyle = RenderStyle.wireframe
  /// How long its longer side may be, in columns: one device has one size on a screen.
  package var reach = Int.max
  /// What the seen screen is wanted in, where it is shown in something else.
  package var wanted: InterfaceOrientation?
  /// Whether a line under the device names the screen and its top.
  package var hasCaption = true
  /// Whether a closed iPhone Duo has its hinge in the middle, where it stays when the cover swings away.
  package var keepsHinge = true

  package init(
    held: DeviceOrientation, interface: InterfaceOrientation, drawnScreen: DrawnScreen,
    side: DeviceOrientation? = nil
  ) {
    self.held = held
    self.interface = interface
    self.drawnScreen = drawnScreen
    self.side = held.isDefinite ? held : side ?? interface.device
  }

  package init(of world: World, on simulator: Simulator) {
    let geometry = simulator.geometry(of: world)
    self.init(
      held: world.held, interface: simulator.ground(of: world),
      drawnScreen: DrawnScreen(of: world, on: simulator),
      side: world.definite.isDefinite ? world.definite : nil)
    posture = world.posture
    if geometry.statusBar != geometry.content { drawnScreen.statusBar = geometry.statusBar }
  }

  package var device: Device { drawnScreen.device }

  /// Whether it is an open iPhone Duo: the display inside is upright a quarter turn from the one outside.
  package var isOpen: Bool { posture != .closed }

  /// How a device would be held whose display is the one that is seen.
  package var stance: DeviceOrientation { isOpen ? side.turnedRight : side }

  var isASCII: Bool { renderStyle == .ascii }
}
