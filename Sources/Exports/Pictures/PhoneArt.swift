import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling

/// The device as the hand holds it, with the interface inside, in vectors.
struct PhoneArt {
  let world: World
  let snapshot: Snapshot
  let wording: Wording
  let handset: Handset
  /// What tells its clip paths from those of other phones in the picture.
  let name: String

  init(of episode: Episode, length: Double, name: String) {
    world = episode.after
    snapshot = episode.snapshot
    wording = episode.wording
    handset = Handset(episode.app.settings.device, length: length)
    self.name = name
  }

  /// The side it points to, also while it lies flat.
  private var side: DeviceOrientation {
    if world.held.isDefinite { return world.held }
    return world.definite.isDefinite ? world.definite : world.interface.device
  }

  private var isSideways: Bool { side.isLandscape }

  var width: Double { isSideways ? handset.height : handset.width }
  var height: Double { isSideways ? handset.width : handset.height }

  /// Draws it around a point.
  func draw(at x: Double, _ y: Double, in svg: inout SVG) {
    svg.group(x: x, y: y, turned: Handset.degrees(side)) { svg in
      drawCase(in: &svg)
      if world.held == .faceDown {
        drawBack(in: &svg)
      } else {
        drawGlass(in: &svg)
        drawFront(in: &svg)
      }
    }
  }

  private func drawCase(in svg: inout SVG) {
    let (width, height) = (handset.width, handset.height)
    // The side button and the volume keys.
    if !handset.isPad {
      svg.rect(width / 2 - 1, -height * 0.22, 4, height * 0.11, radius: 2, "button")
      svg.rect(-width / 2 - 3, -height * 0.24, 4, height * 0.07, radius: 2, "button")
      svg.rect(-width / 2 - 3, -height * 0.15, 4, height * 0.07, radius: 2, "button")
    }
    svg.rect(-width / 2, -height / 2, width, height, radius: handset.radius, "case rim")
  }

  private func drawBack(in svg: inout SVG) {
    let unit = handset.height / 100
    svg.rect(
      -handset.width / 2 + 4, -handset.height / 2 + 4, handset.width - 8, handset.height - 8,
      radius: handset.radius - 4, "back")
    svg.circle(-handset.width / 2 + 11 * unit, -handset.height / 2 + 11 * unit, 5 * unit, "button")
    svg.circle(-handset.width / 2 + 11 * unit, -handset.height / 2 + 11 * unit, 2.5 * unit, "case")
  }

  private func drawGlass(in svg: inout SVG) {
    let (width, height) = (handset.glassWidth, handset.glassHeight)
    let clip = "g-\(name)"
    svg.add("<clipPath id=\"\(clip)\">")
    svg.rect(-width / 2, -height / 2, width, height, radius: handset.glassRadius, "")
    svg.add("</clipPath>")
    svg.group("clip-path=\"url(#\(clip))\"") { svg in
      svg.rect(-width / 2, -height / 2, width, height, "glass")
      svg.group(turned: Handset.degrees(world.interface)) { svg in
        let isSideways = world.interface.isLandscape
        let area = Area(
          width: isSideways ? height : width, height: isSideways ? width : height,
          unit: handset.height / 320)
        InterfaceArt(self, area).draw(in: &svg)
      }
    }
  }

  /// What lies over the picture: the camera, the home button.
  private func drawFront(in svg: inout SVG) {
    let unit = handset.height / 320
    if handset.hasHomeButton {
      svg.circle(
        0, handset.height * (handset.isPad ? 0.47 : 0.4375), (handset.isPad ? 5 : 13) * unit,
        "none rim")
      svg.rect(
        -10 * unit, -handset.height * (handset.isPad ? 0.475 : 0.445), 20 * unit, 3 * unit,
        radius: 1.5, "button")
    } else {
      svg.rect(
        -20 * unit, -handset.glassHeight / 2 + 6 * unit, 40 * unit, 11 * unit, radius: 5.5 * unit,
        "case")
    }
  }
}

/// The interface's own room, its centre at 0, 0.
struct Area {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
  /// What one of the picture's units is worth.
  var unit: Double

  init(width: Double, height: Double, unit: Double) {
    self.init(x: -width / 2, y: -height / 2, width: width, height: height, unit: unit)
  }

  init(x: Double, y: Double, width: Double, height: Double, unit: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
    self.unit = unit
  }

  var bottom: Double { y + height }
  var middle: Double { x + width / 2 }
  var isWide: Bool { width > height }

  func cut(top: Double = 0, left: Double = 0, bottom: Double = 0) -> Area {
    Area(x: x + left, y: y + top, width: width - left, height: height - top - bottom, unit: unit)
  }
}

/// A device's outline, upright, in the picture's units.
struct Handset {
  let width: Double
  let height: Double
  /// The glass within it, its centre at the device's own.
  let glassWidth: Double
  let glassHeight: Double
  let radius: Double
  let glassRadius: Double
  let hasHomeButton: Bool
  let isPad: Bool

  /// So long from top to bottom.
  init(_ device: Device, length: Double) {
    isPad = device.isPad
    hasHomeButton = device.hasHomeButton
    height = length
    // Bezels on the long and on the short sides, in parts of the length.
    let (ratio, ends, sides): (Double, Double, Double) =
      switch device {
      case .iPhone, .iPhoneProMax: (0.485, 0.022, 0.022)
      case .iPhoneSE, .iPhonePlus: (0.5, 0.125, 0.022)
      case .iPad: (0.72, 0.06, 0.03)
      }
    width = length * ratio
    glassWidth = width - 2 * sides * length
    glassHeight = length * (1 - 2 * ends)
    radius = length * (hasHomeButton ? 0.055 : 0.075)
    glassRadius = hasHomeButton ? length * 0.006 : radius - length * 0.016
  }

  /// How far a device turns clockwise before the viewer when it is held so.
  static func degrees(_ held: DeviceOrientation) -> Int {
    switch held {
    case .landscapeLeft: -90
    case .portraitUpsideDown: 180
    case .landscapeRight: 90
    case .portrait, .unknown, .faceUp, .faceDown: 0
    }
  }

  /// How far an interface turns clockwise within the upright device.
  static func degrees(_ interface: InterfaceOrientation) -> Int { -degrees(interface.device) }
}
