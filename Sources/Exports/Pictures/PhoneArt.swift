import DeviceDrawing
import OrientationModel
import OrientationScenarios

/// The device as the hand holds it, with the interface inside, in vectors.
struct PhoneArt {
  let episode: Episode
  let handset: Handset
  private let picture: DevicePicture
  /// What its clip path is called, before the step's number.
  var clipPrefix = "g"

  /// A Duo is drawn as the episode has it, or else open or closed.
  init(of episode: Episode, length: Double, isOpen: Bool? = nil) {
    self.episode = episode
    handset = Handset(
      episode.app.settings, isOpen: isOpen ?? (episode.after.posture != .closed), length: length)
    picture = episode.picture
  }

  private var world: World { episode.after }

  /// How far the hand turns it clockwise, and how far the interface lies turned within it.
  var handDegrees: Int { Handset.degrees(picture.side) }
  var faceDegrees: Int { poseDegrees + Handset.degrees(picture.interface) }

  /// An open Duo's display is upright a quarter turn from the one outside.
  private var poseDegrees: Int { handset.isOpen ? 90 : 0 }

  /// The glass in a device that the hand doesn't turn.
  var glass: Area {
    let upright = Area(
      x: -handset.glassWidth / 2, y: -handset.glassHeight / 2, width: handset.glassWidth,
      height: handset.glassHeight, unit: handset.height / 320)
    return handset.isOpen ? upright.turned : upright
  }

  var showsBack: Bool { world.held == .faceDown }

  /// The interface alone, upright, its centre at 0, 0.
  var interface: String {
    var svg = SVG()
    drawInterface(in: &svg)
    return svg.body
  }

  private func drawInterface(in svg: inout SVG) {
    ElementArt(picture, in: area).draw(in: &svg)
    drawWanted(in: &svg)
  }

  /// The device around it, upright: what lies below the interface, above it, and behind it all.
  var parts: (case: String, front: String, back: String) {
    func drawn(_ draw: (inout SVG) -> Void) -> String {
      var svg = SVG()
      if poseDegrees == 0 { draw(&svg) } else { svg.group(turned: poseDegrees) { draw(&$0) } }
      return svg.body
    }
    return (drawn(drawCase), drawn(drawFront), drawn(drawBack))
  }

  /// The room the interface has, in its own orientation.
  private var area: Area {
    let isTurned = picture.interface.isLandscape != handset.isOpen
    return isTurned ? glass.turned : glass
  }

  var height: Double {
    picture.side.isLandscape == handset.isOpen ? handset.height : handset.width
  }

  func draw(at x: Double, _ y: Double, in svg: inout SVG) {
    svg.group(x: x, y: y, turned: handDegrees) { svg in
      let parts = parts
      svg.add(parts.case)
      if showsBack {
        svg.add(parts.back)
      } else {
        drawGlass(in: &svg)
        svg.add(parts.front)
      }
    }
  }

  private func drawCase(in svg: inout SVG) {
    let width = handset.width
    let height = handset.height
    // The side button and the volume keys.
    if !handset.isPad, !handset.isOpen {
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
    // Other phones in the picture have clip paths of their own.
    let clip = "\(clipPrefix)-\(episode.number)"
    clipGlass(clip, in: &svg) { svg in
      svg.group(turned: faceDegrees) { svg in
        drawInterface(in: &svg)
      }
    }
  }

  /// Draws the shape that the seen screen is made for over what it has.
  private func drawWanted(in svg: inout SVG) {
    guard !world.isInBackground, let made = picture.wantedSize else { return }
    let share = min(area.width / Double(made.width), area.height / Double(made.height))
    let (width, height) = (share * Double(made.width), share * Double(made.height))
    svg.rect(
      area.middle - width / 2, area.center - height / 2, width, height, radius: 6 * area.unit,
      "none ring dash")
  }

  func clipGlass(_ name: String, in svg: inout SVG, _ draw: (inout SVG) -> Void) {
    svg.add("<clipPath id=\"\(name)\">")
    svg.rect(glass.x, glass.y, glass.width, glass.height, radius: handset.glassRadius, "")
    svg.add("</clipPath>")
    svg.group("clip-path=\"url(#\(name))\"") { svg in
      svg.rect(glass.x, glass.y, glass.width, glass.height, "glass")
      draw(&svg)
    }
  }

  /// What lies over the picture: the camera, the home button, the crease of an open Duo.
  private func drawFront(in svg: inout SVG) {
    let unit = handset.height / 320
    if handset.hasHinge {
      guard handset.isOpen else { return }
      let half = handset.glassWidth / 2
      svg.line(-half, 0, to: half, 0, world.posture == .half ? "rim" : "hair")
    } else if handset.hasHomeButton {
      svg.circle(
        0, handset.height * (handset.isPad ? 0.47 : 0.4375), (handset.isPad ? 5 : 13) * unit,
        "none rim")
      svg.rect(
        -10 * unit, -handset.height * (handset.isPad ? 0.475 : 0.445), 20 * unit, 3 * unit,
        radius: 1.5, "button")
    } else if handset.isPad {
      svg.circle(0, -(handset.height + handset.glassHeight) / 4, 1.6 * unit, "button")
    } else {
      svg.rect(
        -20 * unit, -handset.glassHeight / 2 + 6 * unit, 40 * unit, 11 * unit, radius: 5.5 * unit,
        "case")
    }
  }
}

extension Episode {
  /// What is seen after it, with the shape that the seen screen is made for where it has another.
  var picture: DevicePicture {
    var picture = DevicePicture(of: after, on: simulator)
    picture.wanted = misplacement?.wantedElsewhere
    return picture
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

  var bottom: Double { y + height }
  /// Of its width, and of its height.
  var middle: Double { x + width / 2 }
  var center: Double { (y + bottom) / 2 }

  /// The same glass, measured a quarter turn further.
  var turned: Area {
    Area(x: y, y: x, width: height, height: width, unit: unit)
  }

  /// A part of it, in shares of its width and height.
  func part(x: Double, y: Double, width: Double, height: Double) -> Area {
    Area(
      x: self.x + x * self.width, y: self.y + y * self.height, width: width * self.width,
      height: height * self.height, unit: unit)
  }

  func cut(left: Double) -> Area {
    Area(x: x + left, y: y, width: width - left, height: height, unit: unit)
  }

  /// As large, or that on its side, around 0, 0.
  func centered(isTurned: Bool) -> Area {
    let (width, height) = isTurned ? (height, width) : (width, height)
    return Area(x: -width / 2, y: -height / 2, width: width, height: height, unit: unit)
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
  let hasHinge: Bool
  let isOpen: Bool

  /// So long from top to bottom; a Duo where it is open, so that it has one scale.
  init(_ settings: Settings, isOpen: Bool, length: Double) {
    let device = settings.device
    // In millimeters.
    let length = device.hasHinge && !isOpen ? length * 117.8 / 164.6 : length
    isPad = device.isPad
    hasHinge = device.hasHinge
    self.isOpen = isOpen
    hasHomeButton = device.hasHomeButton(on: settings.version)
    height = length
    // Bezels on the long and on the short sides, in parts of the length.
    let sides = isPad ? 0.03 : 0.022
    let ends = !hasHomeButton ? sides : isPad ? 0.06 : 0.125
    width = length * Self.ratio(of: device)
    glassWidth = width - 2 * sides * length
    glassHeight = length * (1 - 2 * ends)
    radius = length * (hasHomeButton ? 0.055 : 0.075)
    glassRadius = hasHomeButton ? length * 0.006 : radius - length * 0.016
  }

  private static func ratio(of device: Device) -> Double {
    if device.isPad { return device.hasHomeButton ? 0.72 : 0.71 }
    return device.hasHinge ? 0.714 : device.hasHomeButton ? 0.5 : 0.485
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
