import OrientationModel
import OrientationScenarios
import Testing

/// Devices by the names that they are sold under.
struct TradeNameTests {
  @Test(arguments: [
    ("iphone", Device.iPhone), ("iPhone 15", .iPhone), ("IPHONE 15 pro", .iPhone),
    ("iPhone 13 mini", .iPhone), ("iPhone XS", .iPhone), ("iPhone 16e", .iPhone),
    ("iPhone 15 Pro Max", .iPhoneProMax), ("iPhone XS Max", .iPhoneProMax),
    ("iPhone XR", .iPhoneProMax), ("iPhone 11", .iPhoneProMax), ("iPhone Air", .iPhoneProMax),
    ("iPhone 11 Pro", .iPhone), ("iPhone X", .iPhone), ("iPhone 17", .iPhone),
    ("iPhone 15 Plus", .iPhoneProMax), ("iPhone 8", .iPhoneSE), ("iPhone 6s", .iPhoneSE),
    ("iPhone 8 Plus", .iPhonePlus), ("iPhone SE", .iPhoneSE), ("iPad Air", .iPadPro),
    ("ipad pro", .iPadPro), ("iPad mini", .iPadPro), ("iPad 9", .iPad), ("iPad", .iPad),
    ("iPad 2", .iPad), ("iPad 10", .iPadPro), ("iPad mini 4", .iPad), ("iPad mini 6", .iPadPro),
    ("iPad Air 2", .iPad), ("iPad Pro 9.7", .iPad), ("iPad Pro 12.9", .iPadPro),
  ])
  func `a device is known by its trade name, in any letter case`(name: String, device: Device) {
    let reading = Scenario.parse("device \(name)\nroot A")
    #expect(reading.isRight)
    #expect(reading.scenario.settings.playedDevices == [device])
  }

  @Test(arguments: ["iPhone 99", "iPhone Fold", "iPhone 15 Turbo", "Pixel 9", "iPad 15 Duo", ""])
  func `what nobody sells is not taken for something else`(name: String) {
    #expect(problems("device \(name)\nroot A") != [])
  }
}
