import OrientationModel
import Testing

struct GeometryTests {
  private func geometry(
    _ device: Device, _ version: UInt8, _ interface: InterfaceOrientation
  ) -> Geometry {
    Geometry(device, SystemVersion(version), interface)
  }

  @Test(arguments: Device.allCases) func `to iOS 7 the screen stays upright and the root is turned`(
    device: Device
  ) {
    for interface in InterfaceOrientation.allCases {
      let old = geometry(device, 7, interface)
      #expect(old.screenBounds == geometry(device, 7, .portrait).screenBounds)
      #expect(old.rootFrame == old.screenBounds)
      #expect(old.rootTransform == RootTransform(interface))
      #expect((old.rootBounds == old.screenBounds) == !interface.isLandscape)
      #expect(old.sizeClasses == nil)
    }
  }

  @Test func `the transforms are the ones that logs show`() {
    #expect(RootTransform(.landscapeRight).text == "[0, 1, -1, 0, 0, 0]")
    #expect(RootTransform(.landscapeLeft).text == "[0, -1, 1, 0, 0, 0]")
    #expect(RootTransform(.portraitUpsideDown).text == "[-1, 0, 0, -1, 0, 0]")
    #expect(RootTransform(.portrait).text == "[1, 0, 0, 1, 0, 0]")
  }

  @Test(arguments: Device.allCases) func `from iOS 8 the screen turns and nothing is transformed`(
    device: Device
  ) {
    let upright = geometry(device, 8, .portrait)
    for side in [InterfaceOrientation.landscapeLeft, .landscapeRight] {
      let sideways = geometry(device, 8, side)
      #expect(sideways.screenBounds == upright.screenBounds.turned)
      #expect(sideways.rootBounds == sideways.screenBounds)
      #expect(sideways.rootTransform == nil)
    }
  }

  @Test func `phones change their size classes with a quarter turn, iPads never`() {
    let compact = SizeClasses(width: .compact, height: .compact)
    let upright = SizeClasses(width: .compact, height: .regular)
    let wide = SizeClasses(width: .regular, height: .compact)
    for device in Device.allCases where !device.isPad {
      #expect(geometry(device, 13, .portrait).sizeClasses == upright)
      let sideways = geometry(device, 13, .landscapeLeft).sizeClasses
      #expect(sideways == (device.isPlusClass ? wide : compact))
    }
    for interface in InterfaceOrientation.allCases {
      #expect(
        geometry(.iPad, 13, interface).sizeClasses
          == SizeClasses(width: .regular, height: .regular))
    }
  }

  @Test func `on iOS 27 a phone’s size classes do not follow a resize`() {
    let resized = Geometry(.iPhone, SystemVersion(27), .landscapeLeft, mode: .resizable)
    #expect(resized.sizeClasses == SizeClasses(width: .compact, height: .regular))
  }

  @Test func `no phone draws a status bar in landscape from iOS 8`() {
    for device in Device.allCases {
      #expect(geometry(device, 7, .landscapeLeft).showsStatusBar)
      #expect(geometry(device, 8, .portrait).showsStatusBar)
      #expect(geometry(device, 8, .landscapeLeft).showsStatusBar == device.isPad)
      #expect(geometry(device, 13, .landscapeLeft).mayShowStatusBar == device.isPad)
    }
    #expect(geometry(.iPhoneSE, 12, .landscapeLeft).mayShowStatusBar)
    #expect(!geometry(.iPhone, 12, .landscapeLeft).mayShowStatusBar)
  }

  @Test func `the safe areas are those of the models that stand for their class`() {
    #expect(geometry(.iPhone, 17, .portrait).safeArea == PointInsets(top: 59, bottom: 34))
    #expect(
      geometry(.iPhone, 17, .landscapeLeft).safeArea
        == PointInsets(left: 59, bottom: 21, right: 59))
    #expect(geometry(.iPhoneSE, 17, .portrait).safeArea == PointInsets(top: 20))
    #expect(geometry(.iPhoneSE, 17, .landscapeRight).safeArea == PointInsets())
    #expect(geometry(.iPad, 17, .landscapeRight).safeArea == PointInsets(top: 20))
  }

  @Test(arguments: Device.allCases) func `both landscapes keep the same room clear`(
    device: Device
  ) {
    #expect(
      geometry(device, 17, .landscapeLeft).safeArea
        == geometry(device, 17, .landscapeRight).safeArea)
  }

  @Test func `the navigation bar of a phone on its side is the low one`() {
    #expect(geometry(.iPhone, 17, .landscapeLeft).navigationBarHeight == 32)
    #expect(geometry(.iPhone, 17, .portrait).navigationBarHeight == 44)
    #expect(geometry(.iPad, 17, .landscapeLeft).navigationBarHeight == 44)
  }

  @Test func `to iOS 7 the size is right at the first layout only`() {
    let old = geometry(.iPhoneSE, 7, .landscapeRight)
    #expect(old.rootBounds(at: .viewWillAppear) == PointSize(width: 375, height: 667))
    #expect(old.rootBounds(at: .viewWillLayoutSubviews) == PointSize(width: 667, height: 375))
    let new = geometry(.iPhoneSE, 8, .landscapeRight)
    #expect(new.rootBounds(at: .viewWillAppear) == PointSize(width: 667, height: 375))
  }

  @Test func `each version reads its orientation from its own property`() {
    let properties = [7, 12, 13, 18, 26, 27].map {
      OrientationReading.Property(SystemVersion($0)).name
    }
    #expect(
      properties == [
        "statusBarOrientation", "statusBarOrientation", "windowScene.interfaceOrientation",
        "windowScene.interfaceOrientation", "effectiveGeometry.interfaceOrientation",
        "effectiveGeometry.interfaceOrientation",
      ])
  }

  @Test func `a status bar set by hand is what iOS 5 reads, and where it stands`() {
    var sheet = CastSheet()
    sheet.settings.version = SystemVersion(5)
    sheet.settings.device = .iPhoneSE
    var reader = Controller(kind: .screen)
    reader.supports = .all
    sheet.windows[0].root = sheet.add(.init(name: "Reader", reader))
    var stage = Stage(sheet)
    var (world, _) = stage.launch()
    #expect(stage.perform(.statusBar(.landscapeRight), on: &world).problem == nil)
    #expect(world.interface == .portrait)
    #expect(stage.reading(of: world).reads == .landscapeRight)
    #expect(stage.geometry(of: world).statusBarSide == .landscapeRight)
    #expect(stage.geometry(of: world).rootTransform == RootTransform(.portrait))
  }
}
