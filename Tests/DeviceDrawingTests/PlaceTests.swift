import OrientationModel
import TerminalModel
import Testing

@testable import DeviceDrawing

struct PlaceTests {
  @Test func `a frame is true to its device within a tenth`() {
    for device in Device.allCases {
      for columns in stride(from: 4, through: 200, by: 3) {
        for rows in stride(from: 4, through: 70, by: 1) {
          for isLandscape in [false, true] {
            let area = Size(columns: columns, rows: rows)
            guard let size = FrameSize.best(for: device, isLandscape: isLandscape, in: area)
            else { continue }
            #expect(size.columns <= columns && size.rows <= rows)
            let ratio = isLandscape ? device.ratio : 1 / device.ratio
            #expect(FrameSize.error(size, ratio) <= 0.1, "\(device) in \(area.text)")
          }
        }
      }
    }
  }

  @Test func `the line of a frame is true within a tenth wherever there is room`() {
    for device in Device.allCases {
      for columns in stride(from: 24, through: 200, by: 5) {
        for rows in 12...70 {
          for isLandscape in [false, true] {
            let area = Size(columns: columns, rows: rows)
            let size = FrameSize.best(for: device, isLandscape: isLandscape, in: area)
            let ratio = isLandscape ? device.ratio : 1 / device.ratio
            let error = size.map { FrameSize.outlineError($0, ratio) } ?? 1
            #expect(error <= 0.1, "\(device) in \(area.text): \(size?.text ?? "none")")
          }
        }
      }
    }
  }

  @Test func `a phone keeps its size when it is turned`() {
    for device in Device.allCases {
      for area in [Size(columns: 60, rows: 24), Size(columns: 90, rows: 36)] {
        let reach = 2 * area.rows - 4
        let tall = FrameSize.best(for: device, isLandscape: false, in: area, reach: reach)
        let wide = FrameSize.best(for: device, isLandscape: true, in: area, reach: reach)
        let lengths = (2 * (tall?.rows ?? 0), wide?.columns ?? 0)
        #expect(abs(lengths.0 - lengths.1) <= 5, "\(device): \(lengths)")
      }
    }
  }

  @Test func `nothing is drawn outside the area, and everything that can be pressed is inside`() {
    let area = Rect(column: 7, row: 3, columns: 41, rows: 17)
    for scene in Scenes.all {
      for held in DeviceOrientation.allCases {
        for device in [Device.iPhone, .iPad] {
          let picture = picture(scene, device, held: held)
          var canvas = Canvas(size: Size(columns: 60, rows: 24))
          canvas.fill(canvas.bounds, with: "x")
          let empty = canvas[.zero]
          let map = picture.draw(in: &canvas, area: area)
          for row in 0..<24 {
            for column in 0..<60 {
              let point = Point(column: column, row: row)
              let isOutside = !area.contains(point)
              if isOutside, canvas[point] != empty { Issue.record("\(scene), \(held), \(point)") }
            }
          }
          #expect(map.hits.allSatisfy { area.intersection($0.rect) == $0.rect })
        }
      }
    }
  }

  @Test func `no size is too small or too odd`() {
    let scenes = Scenes.all.map { ($0, picture($0), picture($0, .iPad)) }
    var turn = 0
    for columns in Array(1...24) + Array(stride(from: 25, through: 250, by: 25)) {
      for rows in Array(1...14) + Array(stride(from: 15, through: 80, by: 13)) {
        turn += 1
        let (_, phone, pad) = scenes[turn % scenes.count]
        for held in [DeviceOrientation.portrait, .landscapeRight, .faceUp] {
          var picture = turn % 3 == 0 ? pad : phone
          picture = DevicePicture(
            held: held, interface: InterfaceOrientation.allCases[turn % 4],
            drawnScreen: picture.drawnScreen)
          picture.renderStyle = turn % 5 == 0 ? .ascii : turn % 2 == 0 ? .solid : .wireframe
          picture.eye = turn % 7 == 0 ? .app : .hand
          var canvas = Canvas(size: Size(columns: columns, rows: rows))
          picture.draw(in: &canvas, area: canvas.bounds)
          var before = picture
          (before.held, before.side) = (.portraitUpsideDown, .portraitUpsideDown)
          let transition = PictureTransition(from: before, to: picture)
          transition?.draw(
            0.4, from: canvas.bounds, to: canvas.bounds, reach: columns, on: &canvas)
          #expect(!canvas.text.allSatisfy { $0 == " " || $0 == "\n" }, "\(columns)x\(rows)")
        }
      }
    }
  }

  @Test func `versions on which everything looks the same have one picture`() {
    func look(_ device: Device, _ version: Int) -> DevicePicture {
      picture(Scenes.tabs, device, ios: version)
    }
    #expect(look(.iPhone, 15) == look(.iPhone, 17))
    #expect(look(.iPad, 26) == look(.iPad, 27))
    // Tabs at the top, and no home button.
    #expect(look(.iPad, 17) != look(.iPad, 18))
    #expect(look(.iPad, 18) != look(.iPad, 26))
  }

  @Test(arguments: [
    "設定画面の詳細", "שלום עולם", "مرحبا بالعالم", "👩‍👩‍👧‍👦 Family", "🇩🇪🇫🇷", "e\u{301}\u{302}\u{303}",
    "AVeryLongViewControllerNameThatNoBarWasEverMadeFor", "한국어", "नमस्ते",
  ])
  func `borders stay in line whatever a screen is called`(_ name: String) {
    for held in DeviceOrientation.allCases where held != .faceUp && held != .faceDown {
      let original = picture(Scenes.tabs, held: held)
      var app = original.drawnScreen.app
      for index in app.entries.indices { app.entries[index].name = name }
      let drawnScreen = DrawnScreen(snapshot: original.drawnScreen.snapshot, app: app)
      let picture = DevicePicture(held: held, interface: .portrait, drawnScreen: drawnScreen)
      var canvas = Canvas(size: Size(columns: 60, rows: 20))
      let map = picture.draw(in: &canvas, area: canvas.bounds)
      for row in map.frame.top..<map.frame.bottom {
        for column in [map.frame.left, map.frame.right - 1] {
          let cell = canvas[Point(column: column, row: row)]
          #expect(cell.style == .device && cell.width == 1, "\(name), \(held), row \(row)")
        }
        let line = canvas.row(row).reduce(0) { $0 + Int($1.width) }
        #expect(line == 60)
      }
    }
  }

  @Test func `buttons can be pressed where they are seen`() {
    var shown = canvas(picture(Scenes.pushed), "44x20")
    let map = picture(Scenes.pushed).draw(in: &shown, area: shown.bounds)
    func targets(_ glyph: String) -> [TouchTarget?] {
      let places = map.glass.size
      return (0..<places.rows * places.columns).map {
        map.glass.origin.moved(right: $0 % places.columns, down: $0 / places.columns)
      }.filter { shown.text(of: shown[$0]) == glyph }.map { place in
        map.hits.last { $0.rect.contains(place) }?.target
      }
    }
    #expect(targets("‹").contains { if case .back = $0 { true } else { false } })
    #expect(targets("━").contains(.homeIndicator))
    let alert = picture(Scenes.alert)
    let alertMap = alert.draw(in: &shown, area: shown.bounds)
    let kinds = alertMap.hits.map(\.target)
    #expect(kinds.contains { if case .alertButton = $0 { true } else { false } })
    #expect(!kinds.contains { if case .back = $0 { true } else { false } })
  }
}
