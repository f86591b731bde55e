import OrientationModel
import TerminalModel
import Testing

@testable import DeviceDrawing

/// What does not stand upright before the reader, and what has little room.
struct TurnedTextTests {
  private static let sides: [DeviceOrientation] = [
    .landscapeLeft, .portraitUpsideDown, .landscapeRight,
  ]

  /// The picture and where things are on it.
  private func drawn(
    _ scene: String, _ held: DeviceOrientation, _ size: String, _ renderStyle: RenderStyle = .solid,
    _ device: Device = .iPhone
  ) -> (canvas: Canvas, map: PictureMap) {
    var picture = picture(scene, device, held: held)
    (picture.renderStyle, picture.hasCaption) = (renderStyle, false)
    var canvas = Canvas(size: Size(size) ?? .zero)
    let map = picture.draw(in: &canvas, area: canvas.bounds)
    return (canvas, map)
  }

  private func cells(_ rect: Rect, of canvas: Canvas) -> [String] {
    (rect.top..<rect.bottom).flatMap { row in
      (rect.left..<rect.right).map { canvas.text(of: canvas[Point(column: $0, row: row)]) }
    }
  }

  private func isBraille(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { (0x2801...0x28FF).contains($0.value) } && !text.isEmpty
  }

  @Test(arguments: sides)
  func `nothing that is not upright has a letter, and a list has words`(
    _ held: DeviceOrientation
  ) {
    let standing = held == .portraitUpsideDown
    for size in standing ? ["16x17", "22x23", "34x34"] : ["34x9", "44x11", "66x18"] {
      for renderStyle in [RenderStyle.wireframe, .solid] {
        for scene in [Scenes.tabs, Scenes.pushed, Scenes.films] {
          let (canvas, map) = drawn(scene, held, size, renderStyle)
          let texts = cells(map.glass, of: canvas)
          let letters = texts.filter { $0.contains { $0.isLetter || $0.isNumber } }
          #expect(letters == [], "\(held), \(size), \(renderStyle)\n\(canvas.text)")
          let hasList = scene != Scenes.pushed
          #expect(
            !hasList || texts.count(where: isBraille) > 6, "\(held), \(size)\n\(canvas.text)")
        }
      }
    }
  }

  @Test(arguments: sides, [1, 4, 5, 8, 11, 16])
  func `any number of tabs lies in any room`(_ held: DeviceOrientation, _ count: Int) {
    let scene = "root\n  tabs\n" + (1...count).map { "    Tab\($0)\n" }.joined()
    for (columns, rows) in [(20, 6), (28, 8), (34, 9), (44, 11), (66, 18), (120, 34), (24, 40)] {
      let (canvas, _) = drawn(scene, held, "\(columns)x\(rows)")
      #expect(!canvas.text.isEmpty, "\(columns)x\(rows)")
    }
  }

  @Test(arguments: sides) func `a list has the words of two rows or more where it lies`(
    _ held: DeviceOrientation
  ) {
    let standing = held == .portraitUpsideDown
    for size in standing ? ["16x17", "22x23"] : ["34x9", "44x11"] {
      for scene in [Scenes.tabs, Scenes.films] {
        var picture = picture(scene, held: held)
        picture.renderStyle = .solid
        let room = Size(size) ?? .zero
        guard let frame = picture.frameSize(isLandscape: !standing, in: room) else {
          Issue.record("no frame in \(size)")
          continue
        }
        let area = picture.area(of: picture.interfaceTurn.size(Rect(frame).inset().size))
        let rows = InterfaceLayout.whole(picture.drawnScreen, .portrait, on: area).elements
          .compactMap {
            if case .row(let text, _) = $0.kind { text } else { nil }
          }
        #expect(rows.count >= 2, "\(held), \(size)")
      }
    }
  }

  @Test func `tabs have all their names whole as soon as these have room, else none`() {
    for columns in 4...60 {
      for held in [DeviceOrientation.portrait] + Self.sides {
        let picture = picture(Scenes.tabs, held: held)
        let area = picture.area(of: Size(columns: columns, rows: 40))
        let names = ["Films", "Settings"]
        let line = TabLine(names, on: area, in: Size(columns: columns, rows: 1))
        // One column between them, and one at either end.
        let least = names.reduce(3) { $0 + area.script.length(of: $1) }
        #expect(line.hasNames == (columns >= least), "\(held), \(columns)")
        #expect(line.places[0].upperBound <= line.places[1].lowerBound)
        let ends = (line.places[0].lowerBound, columns - line.places[1].upperBound)
        #expect(ends.0 >= 0 && ends.1 >= 0, "\(held), \(columns)")
      }
    }
    let kinds = InterfaceLayout.whole(
      picture(Scenes.tabs).drawnScreen, .portrait,
      on: picture(Scenes.tabs).area(of: .init(columns: 14, rows: 15))
    ).elements.map(\.kind)
    let names = kinds.compactMap { if case .tab(let name, _) = $0 { name } else { nil } }
    #expect(names.count == 3 || names.isEmpty)
  }

  @Test func `a form has its labels in whole words, or bars, as a list has`() {
    for scene in ["root Settings\n", "root Login\n"] {
      for columns in 12...40 {
        let text = canvas(picture(scene), "\(columns)x\(columns)").text
        #expect(!text.contains("…"), "\(text)")
      }
    }
  }

  @Test func `the time leaves the corners of a solid phone alone`() {
    for rows in 8...50 {
      for held in [DeviceOrientation.portrait, .landscapeLeft, .landscapeRight] {
        let size = held == .portrait ? "\(rows)x\(rows)" : "\(2 * rows)x\(rows)"
        let (canvas, map) = drawn(Scenes.films, held, size)
        let (glass, last) = (
          map.glass, Point(column: map.glass.right - 1, row: map.glass.bottom - 1)
        )
        // Where nothing is legible, blocks may reach into them.
        guard glass.size.columns >= 6, glass.size.rows >= 6 else { continue }
        for place in [
          glass.origin, last, Point(column: last.column, row: glass.top),
          Point(column: glass.left, row: last.row),
        ] { #expect(canvas[place].style.role == .shell, "\(size)\n\(canvas.text)") }
      }
    }
  }

  @Test func `a strip of three lines has a title, a row and its tabs`() {
    var picture = picture(Scenes.tabs, held: .landscapeLeft, .landscapeRight)
    (picture.renderStyle, picture.hasCaption) = (.solid, false)
    let text = canvas(picture, "22x5").text
    #expect(text.contains("Films") && text.contains("Sintel") && !text.contains("▒"), "\(text)")
  }
}
