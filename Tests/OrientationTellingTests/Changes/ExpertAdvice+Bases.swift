import OrientationScenarios

extension ExpertAdviceTests {
  /// An app that several situations begin with; each changes a line or two of it.
  enum Base: String {
    /// A list in a navigation controller of UIKit's own.
    case stack = """
      plist portrait landscape
      screen List supports portrait
      screen Photo supports allButUpsideDown
      screen Player supports landscape
      root
        navigation Main
          List
      """
    /// One tab of two that asks on, in a tab bar controller of UIKit's own.
    case tabs = """
      plist portrait landscape
      screen List supports portrait
      screen Map supports allButUpsideDown
      screen Player supports landscape
      root
        tabs Tabs
          navigation Main asks top
            List
          Map
      """
    case single = """
      plist portrait landscape
      screen List supports portrait
      screen Player supports landscape
      root List
      """
    case pad = """
      device iPad
      plist all
      screen Board supports portrait
      screen Sketch supports landscape
      root Board
      """
    case swiftUI = """
      plist portrait landscape
      root app
        stack
          view Home
      view Chart
      cover Film
      """
  }
}

extension ExpertAdviceTests {
  /// A stack's mask handed on, by a subclass or by a delegate.
  static let forwarding = #"topViewController|navigationControllerSupportedInterfaceOrientations"#
  /// What the app allows, by its list or by its delegate.
  static let appMask = #"UISupportedInterfaceOrientation|supportedInterfaceOrientationsFor"#

  /// Steps that are to end in landscape, and the last, which is to end in portrait.
  static func thereAndBack(_ steps: String...) -> String {
    let last = steps.count - 1
    let lines = steps[..<last] + ["  expect interface landscape", steps[last]]
    return (lines + ["  expect interface portrait"]).joined(separator: "\n")
  }
}

extension ExpertAdviceTests.Case {
  /// A base in which lines are changed: each takes the place of the one that begins with the same
  /// two words, or the same one where it has no name, or else stands above the root.
  init(
    _ description: String, _ pattern: String, not other: String? = nil,
    _ base: ExpertAdviceTests.Base,
    ios: String, with changes: [String] = [], _ steps: String
  ) {
    var lines = base.rawValue.split(separator: "\n").map(String.init)
    for change in changes {
      let words = change.split(whereSeparator: \.isWhitespace)
      let isSame: (String) -> Bool = { line in
        let said = line.split(separator: " ")
        let count = ["root", "plist", "delegate", "adaptor"].contains(words[0]) ? 1 : 2
        return said.prefix(count) == words.prefix(count)
      }
      if let index = lines.firstIndex(where: isSame) {
        lines[index] = String(lines[index].prefix { $0 == " " }) + change
      } else {
        lines.insert(change, at: lines.firstIndex { $0.hasPrefix("root") } ?? 0)
      }
    }
    let text = (["ios \(ios)"] + lines).joined(separator: "\n") + "\n" + steps
    self.init(description, pattern, not: other, text)
  }
}
