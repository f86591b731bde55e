import OrientationModel
import Testing

struct OrientationTests {
  @Test func `the mirror keeps the raw number and swaps the names of the landscapes`() {
    #expect(DeviceOrientation.landscapeLeft.interface == .landscapeRight)
    #expect(DeviceOrientation.landscapeRight.interface == .landscapeLeft)
    #expect(DeviceOrientation.portrait.interface == .portrait)
    for orientation in InterfaceOrientation.allCases {
      #expect(orientation.device.interface == orientation)
    }
  }

  @Test func `a mask holds one bit an orientation`() {
    #expect(OrientationMask.landscape.rawValue == 24)
    #expect(OrientationMask.allButUpsideDown.rawValue == 26)
    #expect(OrientationMask.all.rawValue == 30)
    #expect(OrientationMask(rawValue: 3).first == .portrait)
    #expect(OrientationMask(rawValue: 1).isVoid)
  }
}
