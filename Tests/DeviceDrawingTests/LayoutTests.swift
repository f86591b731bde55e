import OrientationModel
import TerminalModel
import TestSupport
import Testing

@testable import DeviceDrawing

struct LayoutTests {
  @Test func `turning a place four times brings it back`() {
    let size = Size(columns: 7, rows: 3)
    for row in 0..<3 {
      for column in 0..<7 {
        var (point, now) = (Point(column: column, row: row), size)
        for _ in 0..<4 {
          point = QuarterTurn.left.point(point, in: now)
          now = QuarterTurn.left.size(now)
        }
        #expect(point == Point(column: column, row: row))
      }
    }
  }

  @Test func `a rectangle turns as its corners do`() {
    let size = Size(columns: 9, rows: 5)
    let rect = Rect(column: 2, row: 1, columns: 4, rows: 2)
    #expect(QuarterTurn.upright.rect(rect, in: size) == rect)
    #expect(
      QuarterTurn.left.rect(rect, in: size) == Rect(column: 1, row: 3, columns: 2, rows: 4))
    #expect(
      QuarterTurn.upsideDown.rect(rect, in: size) == Rect(column: 3, row: 2, columns: 4, rows: 2))
    #expect(
      QuarterTurn.right.rect(rect, in: size) == Rect(column: 2, row: 2, columns: 2, rows: 4))
  }

  @Test func `an interface that follows the hand stands upright before it`() {
    for interface in InterfaceOrientation.allCases {
      let device = QuarterTurn(interface.device)
      #expect(QuarterTurn(interface, on: device) == .upright)
    }
    #expect(QuarterTurn(.portrait, on: QuarterTurn(.landscapeLeft)) == .left)
    #expect(QuarterTurn(.portrait, on: QuarterTurn(.landscapeRight)) == .right)
    #expect(QuarterTurn(.landscapeRight, on: QuarterTurn(.landscapeRight)) == .upsideDown)
  }

  @Test func `the layout is a list of parts in the interface's own coordinates`() {
    let scenes = [
      ("Pushed", Scenes.pushed), ("Tabs", Scenes.tabs),
      ("A sheet", Scenes.presenting("Filter", as: "pageSheet")), ("An alert", Scenes.alert),
      ("A view drawn turned", Scenes.turnedView),
    ]
    let text = scenes.map { title, scene in
      let upright = elements(scene, .portrait, Size(columns: 20, rows: 20))
      let lying = elements(scene, .portrait, Size(columns: 14, rows: 60))
      return "== \(title), upright, 20x20\n\(upright)\n== \(title), on its side, 14x60\n\(lying)\n"
    }
    expectText(text.joined(separator: "\n"), recorded: "Recorded/layout.txt")
  }

  @Test(arguments: Device.allCases)
  func `a body is as long as a real one, within a tenth, wherever it has room`(_ device: Device) {
    // Millimetres from Apple's technical data.
    let bodies: [Device: (Double, Double)] = [
      .iPhone: (146.7, 71.5), .iPhoneSE: (138.4, 67.3), .iPhonePlus: (158.4, 78.1),
      .iPhoneProMax: (160.7, 77.6), .iPhoneDuo: (117.8, 84.1), .iPad: (240, 169.5),
      .iPadPro: (247.6, 178.5),
    ]
    guard let (long, short) = bodies[device] else {
      Issue.record("nobody has measured \(device.name)")
      return
    }
    for area in ["34x12", "35x13", "26x17", "51x14", "65x21", "34x24", "80x30", "120x50"] {
      for isLandscape in [true, false] {
        guard let room = Size(area),
          let size = FrameSize.best(for: device, isLandscape: isLandscape, in: room)
        else {
          Issue.record("\(device.name) has no frame in \(area)")
          continue
        }
        let real = isLandscape ? long / short : short / long
        let cells = Double(size.columns) / Double(2 * size.rows)
        // The line that is drawn runs through the middle of cells.
        let line = Double(size.columns - 1) / Double(2 * (size.rows - 1))
        #expect(abs(cells / real - 1) <= 0.1, "\(size.text) in \(area)")
        #expect(abs(line / real - 1) <= 0.1, "\(size.text) in \(area)")
      }
    }
  }

  @Test func `no phone draws a status bar in landscape, and a pad always does`() {
    let size = Size(columns: 50, rows: 16)
    #expect(!elements(Scenes.films, .landscapeLeft, size).contains("statusBar"))
    #expect(elements(Scenes.films, .landscapeLeft, size, .iPad).contains("statusBar"))
    #expect(elements(Scenes.films, .portrait, size).contains("statusBar"))
  }

  @Test func `a split view collapses where it has no width`() {
    let size = Size(columns: 60, rows: 20)
    #expect(!elements(Scenes.split, .portrait, size).contains("divider"))
    #expect(!elements(Scenes.split, .landscapeLeft, size).contains("divider"))
    #expect(elements(Scenes.split, .landscapeLeft, size, .iPhoneProMax).contains("divider"))
    #expect(elements(Scenes.split, .portrait, size, .iPad).contains("divider"))
  }

  @Test func `content keeps clear of the camera and the home indicator`() {
    let scene = "root A\n"
    let area = LayoutArea(size: Size(columns: 56, rows: 14), width: 844, height: 390)
    let drawnScreen = picture(scene).drawnScreen
    let layout = InterfaceLayout.whole(drawnScreen, .landscapeRight, on: area)
    let rows = layout.elements.filter {
      if case .row = $0.kind { true } else { false }
    }
    #expect(!rows.isEmpty && layout.safe.left > 0 && layout.safe.bottom > 0)
    for row in rows {
      #expect(row.rect.left >= layout.safe.left && row.rect.right <= 56 - layout.safe.right)
      #expect(row.rect.bottom <= 14 - layout.safe.bottom)
    }
  }

  private func elements(
    _ scene: String, _ interface: InterfaceOrientation, _ size: Size, _ device: Device = .iPhone
  ) -> String {
    let picture = picture(scene, device, interface)
    let layout = InterfaceLayout.whole(picture.drawnScreen, interface, on: picture.area(of: size))
    return layout.elements.map { element in
      let rect = element.rect
      let turn = element.turn == .upright ? "" : " turned \(element.turn)"
      let kind = "\(element.kind)".replacing("DeviceDrawing.Element.Edge", with: "")
      return "\(rect.left),\(rect.top) \(rect.size.text) \(kind)\(turn)"
    }.joined(separator: "\n")
  }
}
