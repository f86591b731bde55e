import ProjectReading
import Testing

/// Which style what is presented has, by all the code that may give it one.
struct StyleTests {
  private func steps(_ file: String, _ code: String) -> [String] {
    storyLines([file: code]).filter { $0.hasPrefix("present ") }
      .compactMap { $0.split(separator: " #").first.map(String.init) }
  }

  @Test(arguments: [
    ("if (@available(iOS 13, *)) { STYLE; }", true),
    ("if (@available(iOS 13, *)) STYLE;", true),
    ("@autoreleasepool { STYLE; }", true),
    ("[UIView performWithoutAnimation:^{ STYLE; }];", true),
    ("if (@available(iOS 13, *) && self.isBig) { STYLE; }", false),
    ("if (self.isBig) { STYLE; } else if (@available(iOS 13, *)) { STYLE; }", false),
    ("if (self.isBig) STYLE;", false),
  ])
  func `Objective-C's checks of versions and pools are come through on every path`(
    line: String, isKnown: Bool
  ) {
    let style = "player.modalPresentationStyle = UIModalPresentationFullScreen"
    let found = steps(
      "Films.m",
      """
      @interface Player : UIViewController
      @end
      @implementation Player
      @end
      @interface Films : UIViewController
      @end
      @implementation Films
      - (void)play {
        Player *player = [Player new];
        \(line.replacing("STYLE", with: style))
        [self presentViewController:player animated:YES completion:nil];
      }
      @end
      @implementation SceneDelegate
      - (void)scene { self.window.rootViewController = [Films new]; }
      @end
      """)
    #expect(found == (isKnown ? ["present Player as fullScreen"] : []), "\(line)")
  }
}
