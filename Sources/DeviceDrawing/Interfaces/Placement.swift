import OrientationModel

/// What part of the glass an app has, and what is around it there: only an iPad and an iPhone Duo have
/// room for that.
package struct Placement: Hashable, Sendable {
  package enum Surroundings: Hashable, Sendable {
    case nothing
    /// It floats in a window among others.
    case windows
    /// It has the left half of the screen or the upper one, and another app the rest.
    case beside
    /// It is a column at the right, over another app.
    case over
    case bars
    case strip
  }

  package var surroundings = Surroundings.nothing
  /// How the interface stands where that is not how its surroundings do.
  package var content: InterfaceOrientation?
  /// Shares of the glass, as the surroundings stand on it.
  package var width = 1.0
  package var height = 1.0

  package init() {}

  package init(of world: World, on simulator: Simulator) {
    let settings = simulator.compiled(of: world).app.settings
    let isWholeScreen = world.mode == .fullScreen && !settings.isPhoneAppOnPad
    let hasRoom = settings.device.isPad && !isWholeScreen || settings.device.hasHinge
    guard hasRoom else { return }
    let geometry = simulator.geometry(of: world)
    let upright =
      settings.device.hasHinge ? Device.duoGlass(world.posture.display) : settings.glass
    let ground = simulator.ground(of: world)
    let glass = ground.isLandscape ? upright.turned : upright
    if geometry.content != ground { content = geometry.content }
    let size = content == nil ? geometry.size : geometry.size.fitted(into: glass)
    width = min(1, Double(size.width) / Double(glass.width))
    height = min(1, Double(size.height) / Double(glass.height))
    if world.mode.isShared {
      surroundings = world.mode == .slideOver ? .over : .beside
    } else if world.mode != .fullScreen {
      surroundings = .windows
    } else if !isWhole {
      surroundings =
        geometry.isLetterboxed ? .bars : settings.device.hasHinge ? .strip : .windows
    }
  }

  /// Where an iPhone Duo has its status bar.
  package struct Strip: Hashable, Sendable {
    package enum Edge: Hashable, Sendable { case top, left, bottom, right }

    package var edge: Edge
    /// Beside the app, and not under it.
    package var isBlack: Bool

    /// How far it reaches in.
    package static let points = 84
  }

  /// The strip of an iPhone Duo: at the hardware's edge outside, and inside at the interface's, but in
  /// portrait (DUO-20).
  package func strip(
    on device: Device, of interface: InterfaceOrientation, isOpen: Bool
  ) -> Strip? {
    guard device.hasHinge, surroundings != .bars else { return nil }
    if surroundings == .strip {
      let edge: Strip.Edge = width < 1 ? .right : interface == .landscapeLeft ? .bottom : .top
      return Strip(edge: edge, isBlack: true)
    }
    if isOpen, !interface.isLandscape { return nil }
    return Strip(edge: !isOpen && interface == .landscapeRight ? .left : .right, isBlack: false)
  }

  /// Whether people give it a shape that the device never has.
  var isShaped: Bool {
    switch surroundings {
    case .windows, .beside, .over: true
    case .nothing, .bars, .strip: false
    }
  }

  package var isWhole: Bool { width == 1 && height == 1 }
}

extension Simulator {
  /// How what is around an app stands on the glass.
  ///
  /// Inside an iPhone Duo, bars are around an app that is upright to whoever holds it.
  func ground(of world: World) -> InterfaceOrientation {
    let geometry = geometry(of: world)
    guard geometry.isLetterboxed, world.posture != .closed else { return geometry.ground }
    return world.definite.turnedRight.interface ?? geometry.ground
  }
}
