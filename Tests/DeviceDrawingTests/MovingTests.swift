import OrientationModel
import TerminalModel
import Testing

@testable import DeviceDrawing

/// A solid device on its way from one picture to the next.
struct MovingTests {
  private static let size = Size(columns: 64, rows: 34)
  private static let progress = [0.1, 0.25, 0.4, 0.55, 0.7, 0.85]

  private func rest(_ picture: DevicePicture) -> Canvas {
    var canvas = Canvas(size: Self.size)
    picture.draw(in: &canvas, area: canvas.bounds)
    return canvas
  }

  private func moments(from before: DevicePicture, to after: DevicePicture) -> [Canvas] {
    let transition = PictureTransition(from: before, to: after)
    #expect(transition != nil)
    return Self.progress.map { progress in
      var canvas = rest(before)
      transition?.draw(progress, from: canvas.bounds, to: canvas.bounds, reach: 60, on: &canvas)
      return canvas
    }
  }

  private func solid(
    _ scene: String, _ device: Device, held: DeviceOrientation = .portrait,
    _ interface: InterfaceOrientation = .portrait
  ) -> DevicePicture {
    var picture = picture(scene, device, held: held, interface)
    (picture.renderStyle, picture.reach) = (.solid, 60)
    return picture
  }

  /// In how many cells each surface is seen.
  private func surfaces(of canvas: Canvas) -> [Role: Int] {
    (0..<canvas.rowCount).flatMap { canvas.row($0) }
      .reduce(into: [:]) { $0[$1.style.surface, default: 0] += 1 }
  }

  @Test(arguments: [Device.iPhone, .iPhoneSE, .iPad], [Scenes.tabs, Scenes.pushed, "root Player"])
  func `every moment of a turn has the surfaces of the screen at rest`(
    _ device: Device, _ scene: String
  ) {
    let upright = solid(scene, device)
    let turned = solid(scene, device, held: .landscapeLeft, .landscapeRight)
    for after in [turned, solid(scene, device, held: .landscapeLeft)] {
      let counts = [upright, after].map { surfaces(of: rest($0)) }
      for moment in moments(from: upright, to: after) {
        let seen = surfaces(of: moment)
        for role in [Role.pane, .band, .film, .shell] {
          let least = counts.map { $0[role] ?? 0 }.min() ?? 0
          #expect(3 * (seen[role] ?? 0) >= least, "\(role)\n\(moment.text)")
        }
      }
    }
  }

  @Test(arguments: [DeviceOrientation.portrait, .landscapeLeft])
  func `an opening iPhone Duo grows from its closed half, and shows at once what is inside`(
    _ held: DeviceOrientation
  ) throws {
    var closed = picture("root List", .iPhoneDuo, held: held)
    closed.reach = 60
    var open = closed
    (open.posture, open.interface) = (.open, held == .portrait ? .landscapeLeft : .portrait)
    let inside = rest(open)
    var seen = 0
    // At first what the outer display showed turns away.
    for moment in moments(from: closed, to: open).dropFirst() {
      let cells = (0..<moment.rowCount).flatMap { zip(moment.row($0), inside.row($0)) }
        .filter { $0.0.scalar != 0x20 }
      #expect(cells.count > seen, "\(moment.text)")
      seen = cells.count
      #expect(cells.allSatisfy { $0.0.scalar == $0.1.scalar }, "\(moment.text)")
    }
    #expect(moments(from: open, to: closed).count == Self.progress.count)
  }

  @Test func `a turned screen has its colours`() {
    let after = solid(Scenes.tabs, .iPhone, held: .landscapeLeft)
    for moment in moments(from: solid(Scenes.tabs, .iPhone), to: after) {
      let roles = Set((0..<moment.rowCount).flatMap { moment.row($0).map(\.style.role) })
      #expect(roles.isSuperset(of: [.tint, .ink]), "\(moment.text)")
    }
  }

  @Test(arguments: [RenderStyle.solid, .wireframe])
  func `no moment has two status bars, whatever comes or goes`(_ renderStyle: RenderStyle) {
    let films = solid(Scenes.films, .iPhone)
    let others = [
      Scenes.pushed, Scenes.alert, Scenes.presenting("Filter", as: "pageSheet"),
      Scenes.presenting("Filter", as: "fullScreen"),
    ].map { solid($0, .iPhone) }
    for (one, other) in others.flatMap({ [(films, $0), ($0, films)] }) {
      var (before, after) = (one, other)
      (before.renderStyle, after.renderStyle) = (renderStyle, renderStyle)
      let still = rest(before).text.split(separator: "\n").firstIndex { $0.contains("9:41") }
      for moment in moments(from: before, to: after) {
        let lines = moment.text.split(separator: "\n")
        #expect(lines.indices.filter { lines[$0].contains("9:41") } == [still], "\(moment.text)")
        #expect(lines.count { $0.contains("▂▄▆█") } == 1, "\(moment.text)")
      }
    }
  }

  @Test func `tabs placement still while a screen is pushed`() {
    let scene = Scenes.tabs + "screen Player\n"
    let (tabs, pushed) = (solid(scene, .iPhone), solid(scene + "push Player\n", .iPhone))
    var canvas = rest(tabs)
    let glass = tabs.draw(in: &canvas, area: canvas.bounds).glass
    let bar = glass.split(rows: glass.size.rows - 3).below
    let still = canvas.cropped(to: bar)
    #expect(still.text.contains("Settings"), "\(canvas.text)")
    for moment in moments(from: tabs, to: pushed) {
      #expect(moment.cropped(to: bar) == still, "\(moment.text)")
    }
  }

  @Test(arguments: [DeviceOrientation.portrait, .landscapeLeft])
  func `a solid sheet has a grabber, and round corners`(_ held: DeviceOrientation) {
    let sheet = solid(Scenes.presenting("Filter", as: "pageSheet"), .iPhone, held: held)
    let cells = rest(sheet)
    let all = (0..<cells.rowCount).flatMap { cells.row($0) }
    #expect(all.contains { $0.scalar == (held == .portrait ? 0x2501 : 0x2503) }, "\(cells.text)")
    #expect(all.contains { $0.style == Style(.veil, .filled, on: .pane) }, "\(cells.text)")
  }

  @Test func `a play sign is even, and comes to a point`() {
    for rows in 14...44 {
      let player = picture("root Player", held: .landscapeLeft, .landscapeRight)
      var (solid, canvas) = (player, Canvas(size: Size(columns: 2 * rows, rows: rows)))
      solid.renderStyle = .solid
      solid.draw(in: &canvas, area: canvas.bounds)
      let widths = (0..<rows).flatMap { row in
        [3, 12].map { half in
          canvas.row(row).reduce(0) { sum, cell in
            let glyph = cell.scalar.flatMap { Unicode.Scalar($0) }.map { Character($0) }
            let bits = glyph.flatMap { Glyphs.quadrants.firstIndex(of: $0) } ?? 0
            return cell.style.role == .film ? sum + (bits & half).nonzeroBitCount : sum
          }
        }
      }.filter { $0 > 0 }
      #expect(widths == widths.reversed(), "\(canvas.text)")
      #expect(widths.isEmpty || widths.count { $0 == widths.max() } == 1, "\(canvas.text)")
    }
  }

  @Test(arguments: [DeviceOrientation.faceUp, .faceDown])
  func `a flat solid device is surfaces, and its back has no hole`(_ held: DeviceOrientation) {
    for side in [DeviceOrientation.portrait, .landscapeLeft] {
      var flat = solid(Scenes.tabs, .iPhone, held: held)
      (flat.side, flat.hasCaption) = (side, false)
      let canvas = rest(flat)
      for row in 0..<canvas.rowCount {
        let cells = canvas.row(row).drop { $0.style == .plain }.reversed()
          .drop { $0.style == .plain }
        #expect(cells.allSatisfy { $0.style.surface.isOfGlassOrBody }, "\(canvas.text)")
      }
      #expect(!canvas.text.contains("/"), "\(canvas.text)")
    }
  }

  @Test func `an iPad without a button has a home indicator`() {
    for (version, target) in [(15, TouchTarget.homeButton), (26, .homeIndicator)] {
      var picture = picture(Scenes.films, .iPad, ios: version)
      picture.renderStyle = .solid
      var canvas = Canvas(size: Self.size)
      let hits = picture.draw(in: &canvas, area: canvas.bounds).hits
      #expect(hits.contains { $0.target == target }, "\(version)\n\(canvas.text)")
    }
  }
}

extension Role {
  /// Whether it is a surface of a solid device.
  fileprivate var isOfGlassOrBody: Bool {
    [.shell, .pane, .ink, .band, .tint, .veil, .film].contains(self)
  }
}
