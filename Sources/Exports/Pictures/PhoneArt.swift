import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling

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

  private var device: Device { picture.device }
  /// What part of the glass the app has.
  private var placement: Placement { picture.drawnScreen.placement }
  var world: World { episode.after }
  var wording: Wording { episode.wording }

  /// How the app's own content stands in it.
  var content: InterfaceOrientation { episode.simulator.geometry(of: world).content }

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

  /// Whether only its back is seen.
  var showsBack: Bool { world.held == .faceDown }

  /// The interface alone, upright, its centre at 0, 0.
  var interface: String {
    var svg = SVG()
    drawInterface(in: &svg)
    return svg.body
  }

  /// The app on its part of the glass, and what is around it.
  private func drawInterface(in svg: inout SVG) {
    let strip = placement.strip(on: device, of: content, isOpen: handset.isOpen)
    if world.isInBackground || strip == nil && placement.isWhole {
      InterfaceArt(phone: self, area: area).draw(in: &svg)
      return drawWanted(on: area, in: &svg)
    }
    let isDark = placement.surroundings == .bars || strip?.isBlack == true
    let isShared = placement.surroundings == .beside || placement.surroundings == .over
    let around = isDark ? "case" : strip == nil && !isShared ? "back" : "glass"
    svg.rect(area.x, area.y, area.width, area.height, around)
    var app = area.part(placement)
    if isShared { drawOther(beside: app, in: &svg) }
    if let strip {
      let rest = cut(app, for: strip, in: &svg)
      if !isShared { app = rest }
    }
    svg.clipped(app.x, app.y, app.width, app.height) { svg in
      InterfaceArt(phone: self, area: app, hasStrip: strip != nil).draw(in: &svg)
      drawWanted(on: app, in: &svg)
    }
  }

  /// Another app, of which nothing can be read, on what this one leaves of the glass.
  private func drawOther(beside app: Area, in svg: inout SVG) {
    let unit = area.unit
    let isOver = placement.surroundings == .over
    let isBelow = !isOver && placement.width == 1
    let other = area.cut(
      top: (isBelow ? app.height : 0) + 20 * unit,
      left: (isOver || isBelow ? 0 : app.width) + 14 * unit, bottom: 20 * unit)
    for y in stride(from: other.y, to: other.bottom, by: 16 * unit) {
      svg.rect(other.x, y, other.width * 0.7, 6 * unit, radius: 3 * unit, "row")
    }
    svg.rect(app.x - unit, app.y - unit, app.width + 2 * unit, app.height + 2 * unit, "back")
  }

  /// What a strip leaves of the glass, with the hour and the signal in the strip.
  private func cut(_ app: Area, for strip: Placement.Strip, in svg: inout SVG) -> Area {
    var rest = app
    let depth: Double
    if strip.isBlack {
      depth = max(area.width - app.width, area.height - app.height)
      rest.x = strip.edge == .left ? area.x + area.width - app.width : area.x
      rest.y = strip.edge == .top ? area.bottom - app.height : area.y
    } else {
      let points = Double(content.isLandscape ? displayPoints.height : displayPoints.width)
      depth = area.width * Double(Placement.Strip.points) / points
      rest.width -= depth
      if strip.edge == .left { rest.x += depth }
    }
    let isBeside = strip.edge == .left || strip.edge == .right
    let x = strip.edge == .left ? area.x + depth / 2 : area.x + area.width - depth / 2
    let y = strip.edge == .bottom ? area.bottom - depth / 2 : area.y + depth / 2
    let ink = strip.isBlack ? "film" : "ink"
    let unit = area.unit
    svg.text("9", isBeside ? x : area.x + 24 * unit, y, size: 9 * unit, ink, .bold, .middle)
    let bar = isBeside ? (x, y + 12 * unit) : (area.x + area.width - 24 * unit, y - 4 * unit)
    svg.rect(bar.0 - 7.5 * unit, bar.1 - 3 * unit, 15 * unit, 7.5 * unit, radius: 2 * unit, ink)
    return rest
  }

  /// The glass in points, upright.
  private var displayPoints: (width: Int, height: Int) {
    device.points(isOpen: handset.isOpen)
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

  /// Draws it around a point.
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
  private func drawWanted(on app: Area, in svg: inout SVG) {
    guard !world.isInBackground, let made = picture.wantedSize else { return }
    let share = min(app.width / Double(made.width), app.height / Double(made.height))
    let (width, height) = (share * Double(made.width), share * Double(made.height))
    svg.rect(
      app.middle - width / 2, app.center - height / 2, width, height, radius: 6 * app.unit,
      "none ring dash")
  }

  /// Draws what is seen on the glass.
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
  var isWide: Bool { width > height }

  /// The same glass, measured a quarter turn further.
  var turned: Area {
    Area(x: y, y: x, width: height, height: width, unit: unit)
  }

  /// As much of it as an app has, and where it has that.
  func part(_ placement: Placement) -> Area {
    let (width, height) = (self.width * placement.width, self.height * placement.height)
    let (across, down) = placement.alignment
    return Area(
      x: x + (self.width - width) * across, y: y + (self.height - height) * down,
      width: width, height: height, unit: unit * max(placement.width, placement.height))
  }

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

  /// How wide a device is, in parts of its length.
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
