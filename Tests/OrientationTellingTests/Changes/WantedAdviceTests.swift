import OrientationModel
import OrientationScenarios
import OrientationTelling
import SwiftCode
import Testing

/// What authors want of screens that aren't the one in question, at launch, and on a file's other devices.
struct WantedAdviceTests {
  @Test(arguments: [
    ("appearing: force landscapeRight", "request landscapeRight instead, once Player has appeared"),
    ("appeared: force unknown; force landscapeLeft", "request landscapeLeft instead"),
  ])
  func `what old code forces is requested, once its screen has appeared`(
    _ code: String, _ title: String
  ) throws {
    for opening in ["push Player", "present Player as fullScreen"] {
      let advice = try advice(
        """
        ios 16-
        plist portrait landscape
        screen List wants portrait supports portrait
        screen Player wants landscape supports allButUpsideDown
          when \(code)
        root
          navigation Main asks top
            List
        \(opening)
        """, at: 1)
      let first = try #require(advice.changes.first)
      #expect(first.title == title)
      let written = first.code.filter { $0.change == .added }.map(\.text).joined(separator: "\n")
      #expect(written.contains("requestGeometryUpdate") && !written.contains("setValue"))
      #expect(advice.shortfall == nil)
    }
  }
}
