import OrientationScenarios
import ProjectReading
import Testing

/// Names that somebody made to do harm, wherever a project has names.
struct HostileNameTests {
  /// Every control character, every mark that turns text round, whatever ends a line, quotes and
  /// comments, what stands for bytes that are no UTF-8, and very long names.
  static let names: [String] =
    (Array(1...0x1F) + Array(0x7F...0x9F) + Array(0x202A...0x202E) + Array(0x2066...0x2069)
    + [0x61C, 0x200E, 0x200F, 0x2028, 0x2029, 0xFEFF, 0xAD, 0x10FF80, 0x10FFFF])
    .compactMap { Unicode.Scalar(UInt32($0)).map { "a\($0)b" } }
    + [
      "", " ", "\"", "\\", "\\\"", "#", " # x", "a # b", "#\u{301} x", "\\#", "\r\nroot\n  X", "\t",
      "\u{1B}]52;c;x\u{7}\u{1B}[2J", "root", "1", "-", "a: b, c; d", "System", "\u{301}", "🇩🇪👩‍👩‍👧",
    ] + ["a", "\"", "\u{202E}", "é", "# "].map { String(repeating: $0, count: 5_000) }

  private static func project(_ name: String) -> [ProjectFile] {
    let escaped = [("&", "&amp;"), ("<", "&lt;"), ("\"", "&quot;")].reduce(name) { text, pair in
      text.replacing(pair.0, with: pair.1)
    }
    let list = """
      <plist><dict><key>CFBundleName</key><string>\(escaped)</string>
      <key>UISupportedInterfaceOrientations</key><array><string>\(escaped)</string>
      <string>UIInterfaceOrientationPortrait</string></array>
      <key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      """
    let board = """
      <document initialViewController="a">
      <tabBarController id="a" customClass="\(escaped)">
      <segue destination="b" kind="relationship" relationship="viewControllers"/></tabBarController>
      <viewController id="b" customClass="\(escaped)">
      <segue destination="c" kind="show"/></viewController>
      <viewController id="c" customClass="\(escaped) 2"></viewController></document>
      """
    let code = """
      class \(name)ViewController: UIViewController {
        override var shouldAutorotate: Bool { \(name) }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        func \(name)() { present(\(name)ViewController(), animated: true) }
      }
      #if \(name)
      class Other: UITabBarController { override var shouldAutorotate: Bool { false } }
      """
    return [
      ("\(name)/Info.plist", list), ("\(name).storyboard", board), ("Main.storyboard", board),
      ("\(name)/\(name).swift", code), ("\(name).m", code),
    ].map { ProjectFile($0.0, Array($0.1.utf8)) }
  }

  @Test func `what import writes of any name is harmless and can be read back`() {
    for name in Self.names {
      let unread = [Untold(CodePlace(name, 1), "not read: \(name)")]
      let facts = FactReader.facts(of: Self.project(name), unread: unread)
      let text = ProjectStory(facts, name: name).text
      #expect(text.split(separator: "\n").allSatisfy { String($0) == String($0).harmless })
      #expect(Scenario.parse(text).problems == [], "\(name.debugDescription): \(text)")
      #expect(!text.contains("can't be played"), "\(name.debugDescription): \(text)")
    }
  }
}
