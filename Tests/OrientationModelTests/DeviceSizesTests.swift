import Foundation
import OrientationModel
import Testing

struct DeviceSizesTests {
  @Test(arguments: Device.allCases)
  func `a writer finds the size of each device`(_ device: Device) throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Scenarios/README.md").standardizedFileURL
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.contains("`\(device.name)` (\(device.screen.text)"))
  }
}
