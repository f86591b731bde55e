import DeviceDrawing
import OrientationModel
import OrientationScenarios
import TerminalModel
import TestSupport
import Testing

struct PictureTests {
  @Test(arguments: Device.allCases)
  func `every device is drawn as it is held`(_ device: Device) {
    let plates = DeviceOrientation.allCases.map { held in
      plate("held \(held.name), portrait", picture(Scenes.films, device, held: held), "50x17")
    }
    let name = device.name.replacing(" ", with: "-").lowercased()
    expectText(plates.joined(separator: "\n"), recorded: "Recorded/held-\(name).txt")
  }

  @Test func `an interface lies as its orientation says, whatever the hand does`() {
    let plates = [Device.iPhone, .iPad].flatMap { device in
      InterfaceOrientation.allCases.flatMap { interface in
        [DeviceOrientation.portrait, .landscapeLeft, .landscapeRight].map { held in
          let picture = picture(Scenes.tabs, device, held: held, interface)
          let title = "\(device.name) held \(held.name), \(interface.name)"
          return plate(title, picture, "60x17")
        }
      }
    }
    expectText(plates.joined(separator: "\n"), recorded: "Recorded/interfaces.txt")
  }

  @Test func `a picture uses the room it is given`() {
    let sizes = [
      "120x40", "70x24", "44x20", "30x14", "24x10", "14x8", "9x6", "5x5", "12x3", "5x1", "1x1",
    ]
    let plates = sizes.flatMap { size in
      [DeviceOrientation.portrait, .landscapeLeft].map { held in
        plate("held \(held.name)", picture(Scenes.pushed, held: held), size)
      }
    }
    expectText(plates.joined(separator: "\n"), recorded: "Recorded/sizes.txt")
  }

  @Test func `what is presented lies over its presenter`() {
    let scenes = [
      ("page sheet", Scenes.presenting("Filter", as: "pageSheet")),
      ("form sheet", Scenes.presenting("Login", as: "formSheet")),
      ("popover", Scenes.presenting("Filter", as: "popover")),
      ("over full screen", Scenes.presenting("Filter", as: "overFullScreen")),
      ("full screen", Scenes.presenting("Filter", as: "fullScreen")),
      ("alert", Scenes.alert), ("share", Scenes.films + "present system share\n"),
      ("dragged away", Scenes.presenting("Filter", as: "pageSheet") + "begin dismiss\n"),
      ("swiped back", Scenes.pushed + "begin pop\n"), ("a window", Scenes.windows),
    ]
    let plates = scenes.flatMap { title, scene in
      [
        plate("\(title), iPhone", picture(scene), "44x20", roles: true),
        plate("\(title), iPhone on its side", picture(scene, held: .landscapeLeft), "60x17"),
        plate(
          "\(title), iPad", picture(scene, .iPad, held: .landscapeLeft, .landscapeRight), "70x20"),
      ]
    }
    expectText(plates.joined(separator: "\n"), recorded: "Recorded/presented.txt")
  }

  @Test func `an app in a window of an iPad floats, and nothing else does`() {
    let scene = "scene windowed\n" + Scenes.films
    let plates = [
      plate("held portrait", picture(scene, .iPad), "60x24"),
      plate(
        "held landscapeLeft", picture(scene, .iPad, held: .landscapeLeft, .landscapeRight), "70x20"),
      plate("did not turn", picture(scene, .iPad, held: .landscapeLeft, .portrait), "70x20"),
      plate("little room", picture(scene, .iPad), "24x12"),
      plate("an iPhone", picture(scene.replacing("windowed", with: "resizable")), "30x16"),
    ]
    expectText(plates.joined(separator: "\n"), recorded: "Recorded/window.txt")
    #expect(picture(scene, .iPad).spoken.contains("is in a window"))
  }

  @Test func `a phone's app stands in the middle of an iPad: among bars to 18, then in a window`() {
    let scene = "family phone\n" + Scenes.tabs
    let wide = scene.replacing("screen Films\n", with: "screen Films supports landscape\n")
    let plates = [
      plate("iPadOS 18", picture(scene, .iPad, ios: 18), "60x30", roles: true),
      plate(
        "on its side", picture(scene, .iPad, held: .landscapeLeft, .portrait, ios: 18), "70x24"),
      plate("landscape", picture(wide, .iPad, held: .portrait, .landscapeRight, ios: 15), "60x30"),
      plate(
        "landscape, turned", picture(wide, .iPad, held: .landscapeLeft, .landscapeRight, ios: 15),
        "70x24"),
      plate("320 by 480 points", picture(scene, .iPad, ios: 9), "60x30"),
      plate("iPadOS 26", picture(scene, .iPad), "60x30"),
      plate("little room", picture(scene, .iPad, ios: 18), "24x12"),
      plate("less", picture(scene, .iPad, ios: 18), "12x6"),
      plate("in the background", picture(scene + "background\n", .iPad, ios: 18), "30x15"),
    ]
    expectText(plates.joined(separator: "\n"), recorded: "Recorded/phone-on-pad.txt")
    let barred = picture(scene, .iPad, ios: 18)
    let placement = barred.drawnScreen.placement
    #expect(placement.width == 375.0 / 768 && placement.height == 667.0 / 1024)
    #expect(barred.spoken.contains("bars around it"))
    #expect(picture(scene, .iPad).spoken.contains("is in a window"))
    #expect(picture(scene, .iPhoneSE).drawnScreen.placement == Placement())
  }

  @Test func `a window is as large a part of the glass as of the screen's points`() {
    let films = Scenes.films
    let plates = ["stage 400x600", "stage 700x500", "split 1/2", "slide-over"].map {
      plate($0, picture("scene \($0)\n" + films, .iPad, ios: 18), "60x30")
    }
    expectText(plates.joined(separator: "\n"), recorded: "Recorded/window-sizes.txt")
  }

  @Test func `beside another app it has a side at full height, and no shape that it never had`() {
    for (mode, words) in [("split 1/2", "beside another app"), ("slide-over", "over another app")] {
      var shared = picture("scene \(mode)\n" + Scenes.films, .iPad, ios: 18)
      shared.wanted = shared.interface.isLandscape ? .portrait : .landscapeLeft
      #expect(shared.spoken.contains(words))
      let text = plate(mode, shared, "60x30")
      #expect(!text.contains("●─●─●") && !text.contains("made for"), "\(text)")
    }
  }

  @Test func `what stands below the edge is said whole, or in fewer words`() {
    #expect(PlaceholderContent.below(4) == "▼ 4 rows below the edge")
    #expect(PlaceholderContent.below(1) == "▼ 1 row below the edge")
    #expect(PlaceholderContent.below(4, letters: 12) == "▼ 4 below")
    #expect(PlaceholderContent.below(4, letters: 5) == "▼ 4")
  }

  @Test func `a window that keeps its shape has its top edge up, however the iPad is held`() {
    let text = """
      device iPad Pro
      ios 26
      held landscapeLeft
      plist pad landscape
      scene windowed
      requires-full-screen yes
      screen Game supports landscape
      root Game
      rotate portrait
      """
    let play = Play(Scenario.parse(text).scenario, device: .iPadPro)
    let picture = DevicePicture(of: play.world, on: play.simulator)
    expectText(plate("keeps its shape", picture, "40x24"), recorded: "Recorded/window-shape.txt")
    #expect(picture.spoken.contains("The interface is landscapeRight, with its top edge up."))
  }

  @Test func `containers and contents can be told apart`() {
    let scenes = [
      Scenes.tabs, Scenes.split, Scenes.pages, Scenes.container, Scenes.turnedView, "root Player",
      "root Chart", "root Chat", "root Photos", "root Camera", "root Browser", "root Map",
      "root Reader", "root Login", "root Settings", "root A", "root B",
    ]
    let plates = scenes.flatMap { scene in
      [
        plate(scene, picture(scene), "40x20"),
        plate(scene, picture(scene, .iPad, held: .landscapeLeft, .landscapeRight), "60x18"),
      ]
    }
    expectText(plates.joined(separator: "\n"), recorded: "Recorded/contents.txt")
  }

  @Test func `the app's view has its top edge up and knows where down is`() {
    let plates = DeviceOrientation.allCases.flatMap { held in
      [InterfaceOrientation.portrait, .landscapeRight].map { interface in
        var picture = picture(Scenes.films, held: held, interface)
        picture.eye = .app
        return plate("held \(held.name), \(interface.name)", picture, "40x14")
      }
    }
    expectText(plates.joined(separator: "\n"), recorded: "Recorded/app-view.txt")
  }

  @Test(arguments: [RenderStyle.wireframe, .solid])
  func `the hand turns first, then the interface within the frame`(_ renderStyle: RenderStyle) {
    var (before, after) = (
      picture(Scenes.films), picture(Scenes.films, held: .landscapeLeft, .landscapeRight)
    )
    (before.renderStyle, after.renderStyle) = (renderStyle, renderStyle)
    let plates = [0, 0.2, 0.4, 0.6, 0.8, 1].map { moment(from: before, to: after, at: $0) }
    expectText(plates.joined(separator: "\n"), recorded: "Recorded/turning-\(renderStyle).txt")
  }

  @Test func `an interface that stays rests while the hand turns`() {
    let after = picture(Scenes.films, held: .landscapeLeft)
    let plates = [0.5, 0.9].map { moment(from: picture(Scenes.films), to: after, at: $0) }
    expectText(plates.joined(separator: "\n"), recorded: "Recorded/staying.txt")
  }

  @Test func `screens come from the right, what is presented from below`() {
    let films = picture(Scenes.films)
    let pushed = picture(Scenes.pushed)
    let sheet = picture(Scenes.presenting("Filter", as: "fullScreen"))
    let plates = [
      moment(from: films, to: pushed, at: 0.5), moment(from: pushed, to: films, at: 0.5),
      moment(from: films, to: sheet, at: 0.5), moment(from: sheet, to: films, at: 0.5),
    ]
    expectText(plates.joined(separator: "\n"), recorded: "Recorded/coming.txt")
    let phone = [Scenes.films, Scenes.pushed].map { picture("family phone\n" + $0, .iPad, ios: 18) }
    expectText(
      moment(from: phone[0], to: phone[1], at: 0.3), recorded: "Recorded/coming-in-bars.txt")
    #expect(PictureTransition(from: films, to: films) == nil)
  }

  @Test func `a device that lies flat says so below a screen made for another shape, too`() {
    var films = picture(Scenes.films, held: .faceUp, .landscapeRight)
    films.wanted = .portrait
    #expect(canvas(films, "60x24").text.contains("made for 390 × 844 · face up"))
  }

  @Test func `a solid device has the text of its wireframe, and more ground`() {
    let scenes = [Scenes.tabs, Scenes.pushed, "root Player", Scenes.alert]
    let plates = scenes.flatMap { scene in
      [Device.iPhone, .iPhoneSE, .iPad].map { device in
        var picture = picture(scene, device)
        picture.renderStyle = .solid
        return plate("\(scene), \(device.name)", picture, "40x20", roles: true)
      }
    }
    expectText(plates.joined(separator: "\n"), recorded: "Recorded/solid.txt")
  }

  @Test func `what lies on its side lies there in dots, whichever side that is`() {
    let sides: [DeviceOrientation] = [.landscapeLeft, .portraitUpsideDown, .landscapeRight]
    let plates = ["66x20", "40x12"].flatMap { size in
      sides.map { side in
        var picture = picture(Scenes.pushed, held: side)
        picture.renderStyle = .solid
        return plate("held \(side.name)", picture, size)
      }
    }
    expectText(plates.joined(separator: "\n"), recorded: "Recorded/dots.txt")
  }

  @Test func `ASCII draws with ASCII alone`() {
    for scene in Scenes.all {
      for held in DeviceOrientation.allCases {
        var picture = picture(scene, held: held)
        picture.renderStyle = .ascii
        let text = canvas(picture, "50x18").text
        #expect(text.utf8.count == text.unicodeScalars.count, "\(scene), \(held)")
      }
    }
    let plates = [DeviceOrientation.portrait, .landscapeLeft, .faceUp].map { held in
      var picture = picture(Scenes.tabs, held: held)
      picture.renderStyle = .ascii
      return plate("held \(held.name)", picture, "60x20")
    }
    expectText(plates.joined(separator: "\n"), recorded: "Recorded/ascii.txt")
  }

  @Test func `a picture says in words what it shows`() {
    let pictures = [
      picture(Scenes.pushed), picture(Scenes.tabs, held: .landscapeLeft),
      picture(Scenes.alert, .iPad, held: .portraitUpsideDown),
      picture(Scenes.presenting("Filter", as: "pageSheet") + "begin dismiss\n", held: .faceUp),
      picture(Scenes.pages, held: .faceDown), picture(Scenes.windows, held: .unknown),
      picture(Scenes.turnedView, held: .landscapeRight, .landscapeLeft),
      picture(Scenes.films + "background\n"),
    ]
    let text = pictures.map(\.spoken).joined(separator: "\n") + "\n"
    expectText(text, recorded: "Recorded/spoken.txt")
  }
}
