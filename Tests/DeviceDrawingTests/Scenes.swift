import DeviceDrawing
import OrientationModel
import OrientationScenarios
import TerminalModel
import TestSupport
import Testing

/// Small apps to draw: a cast and a few steps each, in the scenario language.
enum Scenes {
  static let films = "screen Films\nroot\n  navigation Main\n    Films\n"
  static let pushed = films + "screen Player\npush Player\n"
  static let tabs =
    "screen Films\nscreen Map\nscreen Settings\nroot\n  tabs Main\n    navigation Browse\n"
    + "      Films\n    Map\n    Settings\n"
  static let split =
    "screen Films\nscreen Detail\nroot\n  split Main\n    navigation Left\n      Films\n"
    + "    navigation Right\n      Detail\n"
  static let pages =
    "screen One\nscreen Photo\nroot\n  pages Book\n    One\n    Photo selected\n"
  static let container = "screen Films\nroot\n  container Wrapper\n    Films\n"
  static let turnedView = "root\n  hosting Root\n    view Content rotated left\n"
  static let windows = films + "window overlay\n  Banner\n"

  /// Films, with something over it.
  static func presenting(_ name: String, as style: String) -> String {
    films + "screen Filter\nscreen Login\npresent \(name) as \(style)\n"
  }

  static let alert = films + "present system alert\n"

  /// Everything above, for tests that hold whatever is on the screen.
  static let all = [
    films, pushed, tabs, split, pages, container, turnedView, windows, alert,
    presenting("Filter", as: "pageSheet"), presenting("Login", as: "formSheet"),
    presenting("Filter", as: "popover"), presenting("Filter", as: "overFullScreen"),
    presenting("Filter", as: "pageSheet") + "begin dismiss\n", pushed + "begin pop\n",
    films + "background\n", "root Chart\n", "root Chat\n", "root Photos\n", "root Camera\n",
    "root Browser\n", "root Map\n", "root Reader\n", "root A\n",
  ]
}

/// A picture of a scene.
func picture(
  _ scene: String, _ device: Device = .iPhone, held: DeviceOrientation = .portrait,
  _ interface: InterfaceOrientation = .portrait, ios version: Int = 26
) -> DevicePicture {
  let system = device.firstVersion?.text ?? "\(version)"
  let head = "title A picture\nevidence documented\ndevice \(device.name)\nios \(system)\n\n"
  let steps = ["push", "present", "begin", "background"]
  let lines = scene.split(separator: "\n")
  let isStep = { (line: Substring) in steps.contains { line.hasPrefix($0) } }
  let isFirst = { (line: Substring) in line.hasPrefix("screen") || line.hasPrefix("scene") }
  let screens =
    lines.filter { line in line.hasPrefix("scene") } + lines.filter { $0.hasPrefix("screen") }
  let tree = lines.filter { !isStep($0) && !isFirst($0) }
  let ordered = screens + tree + lines.filter(isStep)
  let reading = Scenario.parse(head + ordered.joined(separator: "\n") + "\n")
  #expect(reading.problems == [], "\(scene)")
  let play = Play(reading.scenario, device: device)
  #expect(play.stop == nil, "\(scene)")
  let drawnScreen = DrawnScreen(of: play.world, on: play.simulator)
  return DevicePicture(held: held, interface: interface, drawnScreen: drawnScreen)
}

/// What a picture looks like, drawn into all of a canvas.
func canvas(_ picture: DevicePicture, _ size: String) -> Canvas {
  var canvas = Canvas(size: Size(size) ?? .zero)
  picture.draw(in: &canvas, area: canvas.bounds)
  return canvas
}

/// A moment of the way from one picture to another, where both have the same room.
func moment(from before: DevicePicture, to after: DevicePicture, at progress: Double) -> String {
  var canvas = Canvas(size: Size(columns: 60, rows: 18))
  let area = canvas.bounds
  before.draw(in: &canvas, area: area)
  let transition = PictureTransition(from: before, to: after)
  transition?.draw(progress, from: area, to: area, reach: 40, on: &canvas)
  return "== at \(progress)\n" + canvas.text + "\n"
}

/// A heading and the picture's characters; its roles too where asked for.
func plate(_ title: String, _ picture: DevicePicture, _ size: String, roles: Bool = false)
  -> String
{
  let drawn = canvas(picture, size)
  let planes = roles ? [drawn.text, drawn.roles] : [drawn.text]
  return "== \(title), \(size)\n" + planes.joined(separator: "\n--\n") + "\n"
}
