import Foundation
import TestSupport
import Testing

@testable import UprightCommands

/// `lint`: what is wrong in a project whatever the user does, and what becomes of its masks.
struct LintTests {
  private var shop: Shop {
    Shop([
      "App/Info.plist": """
      <plist><dict><key>UISupportedInterfaceOrientations</key><array>
      <string>UIInterfaceOrientationPortrait</string></array></dict></plist>
      """,
      "App/Films.swift": """
      class Films: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        override var prefersInterfaceOrientationLocked: Bool { true }
        override func viewDidLayoutSubviews() {
          if UIDevice.current.orientation.isLandscape { wide() } else { tall() }
        }
        func play() {
          scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
          UIViewController.attemptRotationToDeviceOrientation()
        }
      }
      """, "App/main.dart": "SystemChrome.setPreferredOrientations([]);",
    ])
  }

  @Test func `layout by the device is a warning, and the exit status says so`() {
    let response = shop("lint", "App")
    #expect(response.exitCode == .failure)
    expectText(response.output, recorded: "Recorded/lint.txt")
    var other = shop
    other.files["App/Films.swift"] = Array("class Films: UIViewController {}".utf8)
    let silent = other("lint", "App")
    #expect(silent.exitCode == .success)
    #expect(silent.output.hasPrefix("Found no layout that goes by UIDevice.orientation.\n"))
  }

  @Test func `the table counts, on every place, what has an effect`() {
    let response = shop("lint", "App", "--table")
    #expect(response.exitCode == .success)
    expectText(response.output, recorded: "Recorded/lint-table.txt")
    let empty = Shop(["App/Films.swift": "class Films: UIViewController {}"])(
      "lint", "App", "--table")
    #expect(empty.output.hasPrefix("There is no mask, lock, or call in the code.\n"))
  }

  @Test func `a finding has the keys of the contract, and its token opens the story that shows it`()
    throws
  {
    let object = try parse(json: shop("lint", "App", "--format", "json").output)
    let finding = try #require((object["findings"] as? [[String: Any]])?.first)
    #expect(finding["rule"] as? String == "layout-by-device")
    #expect(finding["file"] as? String == "Films.swift" && finding["line"] as? Int == 5)
    #expect(finding["class"] as? String == "Films" && finding["level"] as? String == "warning")
    #expect(finding["why"] as? String == "DUO-5" && finding["versions"] as? String == "15-27")
    let told = shop("run", try #require(finding["token"] as? String))
    #expect(told.exitCode == .success && told.output.contains("isLandscape is wrong"))
    #expect(object["unread"] as? [String] == ["not read: 1 Dart file that sets orientations"])
  }

  @Test func `the table as JSON has a fate for each place and SDK`() throws {
    let object = try parse(json: shop("lint", "App", "--table", "--format", "json").output)
    let rows = try #require(object["rows"] as? [[String: Any]])
    #expect(
      rows.compactMap { $0["what"] as? String }
        == ["supports", "locks", "request", "attempt", "list"])
    let fates = try #require(rows[0]["fates"] as? [[String: Any]])
    #expect(fates.count == 18)
    let inside = try #require(fates.last)
    #expect(inside["place"] as? String == "iPhone Duo, inside")
    #expect(inside["linked"] as? String == "27.1" && inside["fate"] as? String == "ignored")
    #expect(inside["why"] as? String == "DUO-4")
    // Apple documents it; of the lock there nobody does.
    #expect(inside["assumptions"] as? [String] == [])
    let locked = try #require((rows[1]["fates"] as? [[String: Any]])?.last)
    #expect(locked["assumptions"] as? [String] == ["duo-inner-keeps-interface-lock"])
  }

  @Test func `GitHub is told of a warning at its line`() {
    let response = shop("lint", "App", "--format", "github")
    #expect(response.exitCode == .failure)
    #expect(
      response.output.hasPrefix("::warning file=App/Films.swift,line=5,title=layout-by-device::"))
    #expect(shop("lint", "App", "--table", "--format", "github").exitCode == .usage)
    #expect(shop("lint", "App", "--notes", "--format", "github").output == response.output)
  }

  @Test func `it takes a folder and nothing else`() {
    #expect(shop("lint", "App/Info.plist").exitCode == .noInput)
    #expect(shop("lint", "Nowhere").exitCode == .noInput)
    #expect(shop("lint", "App", "--baseline", "a.txt").exitCode == .usage)
  }
}
