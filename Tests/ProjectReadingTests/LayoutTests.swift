import ProjectReading
import Testing

/// Layout that goes by the way the device is held.
struct LayoutTests {
  private func lines(_ body: String, above: String = "", method: String = "viewDidLoad") -> [Int] {
    let source = """
      \(above)
      class Films: UIViewController {
        func \(method)() {
          \(body)
        }
      }
      """
    return facts(["Films.swift": source]).layouts.map(\.place.line)
  }

  @Test(arguments: [
    "if UIDevice.current.orientation.isLandscape { wide() } else { tall() }",
    "if UIDevice.current.orientation.isLandscape { presentation.isWide = true }",
    "let columns = UIDevice.current.orientation.isPortrait ? 2 : 4\n show(columns)",
    "if UIDevice.current.orientation == .landscapeLeft || isWide { wide() }",
    "switch UIDevice.current.orientation { case .portrait: tall()\n default: wide() }",
    "let side = UIDevice.current.orientation\n if side.isLandscape { wide() }",
    "let isWide = UIDevice.current.orientation.isLandscape\n print(isWide)\n if isWide { wide() }",
    "isWide = UIDevice.current.orientation.isLandscape",
    "show(isWide: UIDevice.current.orientation.isLandscape)",
    "let device = UIDevice.current; if device.orientation.isLandscape { wide() }",
    "tint = isTop && UIDevice.current.orientation\n .isPortrait ? white : nil",
    "print(1); if UIDevice.current.orientation.isLandscape { wide() }",
    "let a = \"// upright:ignore layout-by-device\"; if UIDevice.current.orientation.isLandscape {}",
  ])
  func `a test of the device's orientation is found`(_ body: String) {
    #expect(lines(body) == [4])
  }

  @Test func `so is one in Objective-C`() {
    for test in [
      "UIDeviceOrientationIsLandscape([UIDevice currentDevice].orientation)",
      "[[UIDevice currentDevice] orientation] == UIDeviceOrientationPortrait",
      "UIDevice.currentDevice.orientation == UIDeviceOrientationPortrait",
    ] {
      let source =
        "@implementation Films\n- (void)layout {\n  if (\(test)) { [self tall]; }\n}\n@end\n"
      #expect(facts(["Films.m": source]).layouts.map(\.place.line) == [3], "\(test)")
    }
  }

  @Test(arguments: [
    "@State private var held = UIDeviceOrientation.unknown",
    "@State var held = UIDevice.current.orientation",
    "let held: UIDeviceOrientation",
    "var held: UIDeviceOrientation { UIDevice.current.orientation }",
  ])
  func `so is one of a property that holds it`(_ property: String) {
    for test in ["if held.isPortrait { Tall() }", "switch self.held { case .portrait: Tall() }"] {
      let source =
        "struct Films: View {\n  \(property)\n  var body: some View {\n    \(test)\n  }\n}\n"
      #expect(facts(["Films.swift": source]).layouts.map(\.place.line) == [4], "\(test)")
    }
  }

  @Test(arguments: [
    "@State var held = UIDevice.current.orientation.rawValue", "var held: Side",
    "var held: UIInterfaceOrientation", "@State var other = UIDevice.current.orientation",
  ])
  func `a property that holds anything else is left alone`(_ property: String) {
    let source =
      "struct Films: View {\n  \(property)\n  var body: some View { if held.isPortrait { Tall() } }\n}\n"
    #expect(facts(["Films.swift": source]).layouts.isEmpty)
  }

  @Test func `the same name in another type, or of another object, is another`() {
    let source = """
      struct Films: View {
        @State var held = UIDevice.current.orientation
        var body: some View { Row(wide: row.held.isLandscape) }
      }
      struct Row: View {
        let held: Side
        var body: some View { if held.isLandscape { Wide() } }
      }
      """
    #expect(facts(["Films.swift": source]).layouts.isEmpty)
  }

  @Test func `a method is told of once`() {
    let test = "if UIDevice.current.orientation.isLandscape { wide() }"
    #expect(lines(test + "\n" + test) == [4])
  }

  @Test(arguments: [
    "if UIDevice.current.orientation.isFlat { wait() }",
    "let side = UIDevice.current.orientation\n print(side)",
    "let side = UIDevice.current.orientation.isLandscape ? \"wide\" : \"tall\"\n tracker.log([name, side])",
    "print(UIDevice.current.orientation.isLandscape)",
    "logger.debug(String(UIDevice.current.orientation.isLandscape))",
    "let isWide = UIDevice.current.orientation.isLandscape\n NSLog(name, isWide)",
    "let side = UIDevice.current.orientation\n print(side.isLandscape)",
    "if view.orientation.isLandscape { wide() }",
    "let device = UIDevice.current.model\n if device.orientation.isLandscape { wide() }",
    "let map = Map(UIDevice.current)\n if map.orientation.isLandscape { wide() }",
    "if UIDevice.current.orientation.isLandscape { present(Chart(), animated: true) }",
    "if UIDevice.current.orientation == .portrait && count > 4 { presentSecretMenu() }",
    "if UIDevice.current.orientation.isLandscape { return .landscape as UIInterfaceOrientationMask }",
    "connection.videoOrientation = UIDevice.current.orientation.isPortrait ? .portrait : .landscapeLeft",
    "// upright:ignore layout-by-device\n if UIDevice.current.orientation.isLandscape { wide() }",
  ])
  func `what is no layout, or says that it is meant, is left alone`(_ body: String) {
    #expect(lines(body) == [])
  }

  @Test func `a camera and a sensor may ask how the device is held`() {
    let test = "if UIDevice.current.orientation.isLandscape { wide() }"
    #expect(lines(test, above: "import AVFoundation") == [])
    #expect(lines(test, above: "import CoreMotion") == [])
    #expect(lines(test, above: "import XCTest") == [])
    #expect(lines(test, above: "import UIKit") == [4])
    #expect(lines(test, method: "turn() -> CGImagePropertyOrientation {}\n  func layout") == [5])
    let picture =
      "struct Text { func side() -> CGImagePropertyOrientation { \(test)\n return .up } }"
    #expect(facts(["Text.swift": picture]).layouts.isEmpty)
    let files = [
      "A.m": "#import <AVFoundation/AVFoundation.h>\n@implementation Films\n- (void)a {\n"
        + "  if (UIDeviceOrientationIsLandscape(UIDevice.currentDevice.orientation)) {}\n}\n@end\n"
    ]
    #expect(facts(files).layouts.isEmpty)
  }

  @Test func `an answer to UIKit is no layout`() {
    #expect(
      supports("UIDevice.current.orientation.isLandscape ? .landscape : .portrait") != nil
        && facts([
          "A.swift": """
          class A: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
              UIDevice.current.orientation.isLandscape ? .landscape : .portrait
            }
          }
          """
        ]).layouts.isEmpty)
  }

  @Test func `the camera of one class is no excuse for another in its file`() {
    let source = """
      import AVFoundation
      class Viewfinder: UIViewController {
        let session = AVCaptureSession()
        func turn() { if UIDevice.current.orientation.isLandscape { wide() } }
      }
      class Grid: UICollectionViewController {
        func resize() {
          columns = UIDevice.current.orientation.isLandscape ? 5 : 3
          collectionViewLayout.invalidateLayout()
        }
      }
      """
    #expect(facts(["Films.swift": source]).layouts.map(\.place.line) == [8])
  }

  @Test func `what an observer publishes of the device counts`() {
    let source = """
      final class Held: ObservableObject {
        @Published var side = Side.portrait
        func observe() {
          center.addObserver(forName: name, object: nil, queue: nil) { [unowned self] note in
            guard let device = note.object as? UIDevice else { return }
            if device.orientation.isLandscape { side = .landscape }
          }
        }
      }
      """
    #expect(facts(["Held.swift": source]).layouts.map(\.place.line) == [6])
  }

  @Test func `what a view's buttons do is no excuse for how it's laid out`() {
    func lines(_ more: String) -> [Int] {
      let source = """
        struct Films: View {
          @State var held = UIDevice.current.orientation
          var body: some View {
            VStack { if held.isLandscape { Spacer() } else { Tall() } }
            \(more)
          }
        }
        """
      return facts(["Films.swift": source]).layouts.map(\.place.line)
    }
    for more in ["Button(\"Close\") { dismiss() }", "Image(\"camera\")", "CameraButton()"] {
      #expect(lines(more) == [4], "\(more)")
    }
  }

  @Test func `a view may show a screen at the moment that the device turns`() {
    let source = """
      struct Films: View {
        var body: some View {
          Tall().onReceive(turns) { _ in
            if UIDevice.current.orientation.isLandscape { presentChart() }
          }
        }
        var row: some View {
          Row().onReceive(turns) { _ in isWide = UIDevice.current.orientation.isLandscape }
        }
      }
      """
    #expect(facts(["Films.swift": source]).layouts.map(\.place.line) == [8])
  }

  @Test func `they are told in the order of the code`() {
    let source = """
      struct Films: View {
        func size() { if UIDevice.current.orientation.isLandscape { wide() } }
        var body: some View { if held.isLandscape { Wide() } else { Tall() } }
        let held: UIDeviceOrientation
        func count() -> Int { UIDevice.current.orientation.isLandscape ? 4 : 2 }
      }
      """
    #expect(facts(["Films.swift": source]).layouts.map(\.place.line) == [2, 3, 5])
  }

  @Test func `a test that only a report or a turn goes by is no layout`() {
    let test = "UIDevice.current.orientation.isLandscape"
    #expect(lines("if \(test) { Pixel.fire(.landscape) }") == [])
    #expect(lines("if \(test) { UIView.animate(wide) }") == [4])
    func turning(_ use: String) -> [Int] {
      facts([
        "Films.swift": """
        class Films: UIViewController {
          var isWide: Bool { return \(test) }
          func turn() { if !isWide { \(use) } }
        }
        """
      ]).layouts.map(\.place.line)
    }
    #expect(turning("UIDevice.current.setValue(3, forKey: name)") == [])
    #expect(turning("width = 300") == [2])
  }
}
