import OrientationModel
import Testing

struct DeviceSizesTests {
  @Test(arguments: Device.allCases)
  func `a writer finds the size of each device`(_ device: Device) {
    let page = HouseFile("Scenarios/README.md")?.text ?? ""
    #expect(page.contains("`\(device.name)` (\(device.screen.text)"))
  }

  @Test func `a writer finds the versions there are`() {
    let page = HouseFile("Scenarios/README.md")?.text ?? ""
    #expect(page.contains("The versions are \(SystemVersion.allInWords)"))
  }
}
