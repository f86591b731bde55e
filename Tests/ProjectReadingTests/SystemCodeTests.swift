import OrientationModel
import ProjectReading
import Testing

/// What code for several systems says of an app for iOS.
struct SystemCodeTests {
  /// A screen that is in portrait where a condition holds, else in landscape.
  private func facts(where condition: String) -> ProjectFacts {
    ProjectReadingTests.facts([
      "Player.swift": """
      class Player: UIViewController {
      #if \(condition)
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      #else
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
      #endif
      }
      """
    ])
  }

  @Test(arguments: [
    "os(iOS)", "canImport(UIKit)", "!os(tvOS)", "os(iOS) || os(visionOS)", "os(iOS) || DEBUG",
    "!(os(tvOS) || os(macOS))", "!targetEnvironment(macCatalyst)", "os(iOS) // phones", "1",
    "(os(iOS) && !os(tvOS))",
  ])
  func `code for iOS is read as if no condition stood there`(condition: String) {
    let found = facts(where: condition)
    #expect(found.controller("Player")?.supports?.masks == [.portrait], "\(condition)")
    #expect(found.untold.isEmpty, "\(condition): \(found.untold)")
  }

  @Test(arguments: [
    "os(tvOS)", "os(macOS) && DEBUG", "!os(iOS)", "targetEnvironment(macCatalyst)", "0",
    "os(watchOS) || os(visionOS)", "canImport(AppKit)", "!(os(iOS) || os(tvOS))",
  ])
  func `code for other systems isn't read`(condition: String) {
    let found = facts(where: condition)
    #expect(found.controller("Player")?.supports?.masks == [.landscape], "\(condition)")
    #expect(found.controller("Player")?.supports?.place.line == 5, "\(condition)")
    #expect(found.untold.isEmpty, "\(condition): \(found.untold)")
  }

  @Test(arguments: [
    "DEBUG", "os(iOS) && DEBUG", "swift(>=6)", "targetEnvironment(simulator)", "!DEBUG", "", "(",
    "os(tvOS) || DEBUG", "!",
  ])
  func `where the build decides, both are read, and told`(condition: String) {
    let found = facts(where: condition)
    #expect(found.controller("Player")?.supports?.masks == [.portrait], "\(condition)")
    #expect(found.untold.contains { $0.why.hasPrefix("the mask is inside #if") }, "\(condition)")
    #expect(found.untold.contains { $0.why.hasPrefix("Player overrides this twice") })
  }

  @Test func `of several branches only those that iOS may have are read`() {
    let found = ProjectReadingTests.facts([
      "Player.swift": """
      class Player: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      #if os(tvOS)
          return .all
      #elseif DEBUG
          return .portrait
      #elseif os(iOS)
          return .landscape
      #else
          return .landscapeLeft
      #endif
        }
      }
      """
    ])
    #expect(found.controller("Player")?.supports?.masks == [.portrait, .landscape])
  }

  @Test func `a getter that another takes the place of isn't passed over`() {
    let story = ProjectStory(
      ProjectReadingTests.facts([
        "Exchange.swift": """
        extension UIViewController {
          static func exchange() { swap(#selector(getter: supportedInterfaceOrientations), other) }
        }
        """
      ]))
    #expect(story.leftOut.contains("1 other line that isn't understood"), "\(story.leftOut)")
  }

  @Test func `the preprocessor of Objective-C knows the system, too`() {
    let found = ProjectReadingTests.facts([
      "Player.m": """
      @implementation Player
      #if TARGET_OS_VISION
      - (void)grow { [scene requestGeometryUpdateWithPreferences:size errorHandler:nil]; }
      #elif TARGET_OS_TV
      - (void)turn { [UIViewController attemptRotationToDeviceOrientation]; }
      #elif !TARGET_OS_WATCH
      - (void)play { [self setNeedsUpdateOfSupportedInterfaceOrientations]; }
      #endif
      @end
      """
    ])
    #expect(found.calls.map(\.kind) == [.update])
    #expect(found.untold.isEmpty, "\(found.untold)")
  }

  @Test func `a condition may stand behind a brace`() {
    let source = """
      class Player: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { #if DEBUG
          return .all
          #else
          return .portrait
          #endif
        }
      }
      """
    let found = ProjectReadingTests.facts(["Player.swift": source])
    #expect(found.untold.map(\.why) == ["the mask is computed from #if DEBUG; #else"])
  }
}
