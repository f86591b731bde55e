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

  @Test func `a case is called what Swift calls it`() {
    func check<Value: Named>(_ type: Value.Type, _ spelled: (String) -> String = { $0 }) {
      for value in type.allCases { #expect(value.name == spelled("\(value)")) }
    }
    check(InterfaceOrientation.self)
    check(DeviceOrientation.self)
    check(Controller.Kind.self)
    check(Controller.Question.self)
    check(Controller.Asks.self)
    check(PresentationStyle.self) { $0 == "customRemoving" ? "custom removing" : $0 }
    check(Rule.Chapter.self) { $0.uppercased() }
  }
}
