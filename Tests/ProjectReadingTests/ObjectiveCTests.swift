import OrientationModel
import ProjectReading
import Testing

/// What only Objective-C has: variables of no class, instance variables, and properties of two names.
struct ObjectiveCTests {
  @Test(arguments: [
    "static UIInterfaceOrientationMask allowed = UIInterfaceOrientationMaskPortrait;",
    "UIInterfaceOrientationMask allowed = 1 << UIInterfaceOrientationPortrait;",
    "extern UIInterfaceOrientationMask allowed;\nUIInterfaceOrientationMask allowed = (2);",
  ])
  func `a mask of no class is read, and told where it changes`(declaration: String) {
    let found = facts([
      "Player.m": """
      \(declaration)
      static void Allow(UIInterfaceOrientationMask mask) { allowed = mask; }
      @implementation Player : UIViewController
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return allowed; }
      - (void)play {
        UIInterfaceOrientationMask other = UIInterfaceOrientationMaskAll;
        allowed = UIInterfaceOrientationMaskLandscape;
      }
      - (void)stop { Allow(UIInterfaceOrientationMaskLandscapeLeft); }
      @end
      """
    ])
    let answer = found.controller("Player")?.supports
    #expect(answer?.masks == [.portrait, .landscape, .landscapeLeft])
    #expect(answer?.depends == ["allowed"])
    let told = ProjectStory(found).rest.map(\.why).filter { $0.contains("`allowed`") }
    #expect(
      told == [
        "code outside any class sets `allowed` to the mask it's called with in Allow",
        "Player sets `allowed` to landscape in play",
        "Player sets `allowed` to landscapeLeft in stop, through Allow",
      ], "\(told)")
  }

  @Test(arguments: [
    "UIInterfaceOrientationMask const kMask = UIInterfaceOrientationMaskLandscape;",
    "static const UIInterfaceOrientationMask kMask = UIInterfaceOrientationMaskLandscape;",
  ])
  func `a constant is the mask it stands for`(declaration: String) {
    let answer = objectiveC("return kMask;", around: declaration)
    #expect(answer?.reads == .literal)
    #expect(answer?.masks == [.landscape])
  }

  @Test func `a function that gives a mask is read, in Swift too`() {
    let objective = objectiveC(
      "return PhoneMask();",
      around: """
        static UIInterfaceOrientationMask PhoneMask(void) {
          return UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad ? UIInterfaceOrientationMaskAll : UIInterfaceOrientationMaskPortrait;
        }
        """)
    #expect(objective?.phone == .mask(.portrait))
    #expect(objective?.pad == .mask(.all))
    let swift = supports(
      "Layout.mask()",
      around: "enum Layout { static func mask() -> UIInterfaceOrientationMask { .landscape } }")
    #expect(swift?.reads == .literal)
    #expect(swift?.masks == [.landscape])
  }

  @Test func `a flag of no class and an instance variable are told where they change`() {
    let found = facts([
      "Player.m": """
      static BOOL rotates = NO;
      @interface Player : UIViewController <Playing> {
        UIInterfaceOrientationMask _mask;
      }
      @end
      @implementation Player {
        BOOL _isFree;
      }
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
        return rotates || _isFree ? UIInterfaceOrientationMaskAll : _mask;
      }
      - (void)play { rotates = YES; _isFree = YES; _mask = UIInterfaceOrientationMaskPortrait; }
      @end
      """
    ])
    let told = ProjectStory(found).rest.map(\.why).filter { $0.contains(" sets ") }
    #expect(
      told == [
        "Player sets `isFree` to yes in play", "Player sets `mask` to portrait in play",
        "Player sets `rotates` to yes in play",
      ], "\(told)")
  }

  @Test func `a property with a getter's name is one under both`() {
    let found = facts([
      "AppDelegate.m": """
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @property (nonatomic, assign, getter=isFree) BOOL free;
      @end
      @implementation AppDelegate
      - (UIInterfaceOrientationMask)application:(UIApplication *)application supportedInterfaceOrientationsForWindow:(UIWindow *)window {
        return self.isFree ? UIInterfaceOrientationMaskAll : UIInterfaceOrientationMaskPortrait;
      }
      @end
      """,
      "Film.swift": "class Film { func play() { appDelegate.isFree = true } }",
      "Player.m": "@implementation Player\n- (void)play { [AppDelegate shared].free = NO; }\n@end",
    ])
    let told = ProjectStory(found).rest.map(\.why)
    #expect(
      told == ["Film sets `free` to yes in play", "Player sets `free` to no in play"], "\(told)")
  }

  @Test func `a function of C++ that is called as UIKit's are presents nothing`() {
    let found = facts(["Film.mm": "void draw() { swapchain->present(image); }"])
    #expect(found.calls.isEmpty, "\(found.calls.map(\.place.text))")
  }

  @Test(arguments: ["1 << UIInterfaceOrientationPortrait", "(1 << UIInterfaceOrientationPortrait)"])
  func `a mask may be made of the number of an orientation`(mask: String) {
    let answer = objectiveC("return \(mask) | (1 << UIInterfaceOrientationLandscapeLeft);")
    #expect(answer?.masks == [[.portrait, .landscapeLeft]])
    let swift = supports(
      "UIInterfaceOrientationMask(rawValue: 1 << UIInterfaceOrientation.portrait.rawValue)")
    #expect(swift?.masks == [.portrait])
  }

  @Test func `a message sets a style, and makes an alert`() {
    let found = storyLines([
      "Films.m": """
      @interface Films : UIViewController
      @end
      @interface Player : UIViewController
      @end
      @implementation Films
      - (void)play { Player *player = [Player new]; [player setModalPresentationStyle:UIModalPresentationFullScreen]; [self presentViewController:player animated:YES completion:nil]; }
      - (void)warn { [self presentViewController:[UIAlertController alertControllerWithTitle:nil message:nil preferredStyle:0] animated:YES completion:nil]; }
      @end
      """
    ])
    #expect(found.contains("present Player as fullScreen # Films.m:6"), "\(found)")
    #expect(found.contains("# Films.m:7: UIAlertController, presented"), "\(found)")
  }
}
