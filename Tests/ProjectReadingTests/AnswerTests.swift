import OrientationModel
import ProjectReading
import Testing

struct AnswerTests {
  private static let literals: [(String, OrientationMask)] = [
    ("return .portrait", OrientationMask.portrait), (".landscape", .landscape),
    ("[.portrait, .landscapeLeft]", [.portrait, .landscapeLeft]), ("[]", .none),
    ("UIInterfaceOrientationMask.allButUpsideDown", .allButUpsideDown),
    ("get { return .all }", .all),
    (".portrait.union(.landscapeRight)", [.portrait, .landscapeRight]),
    ("return UIInterfaceOrientationMask([.portrait, .landscape])", .allButUpsideDown),
    (".init([.portrait, .landscape])", .allButUpsideDown),
    (".all.subtracting(.portraitUpsideDown)", .allButUpsideDown),
    ("[.portrait].union(.landscape).intersection([.landscapeLeft, .all])", .allButUpsideDown),
    (".init(rawValue: UIInterfaceOrientationMask.portrait.rawValue | 24)", .allButUpsideDown),
    ("/* .all */ .portrait // .landscape", .portrait),
    ("let text = \"} return .all\"\nreturn .portrait", .portrait),
    ("print(#\"\"\"\n  \" } \"# \n\"\"\"#)\nreturn .landscape", .landscape),
  ]

  @Test(arguments: literals)
  func `a mask that stands there is literal`(_ body: String, _ mask: OrientationMask) throws {
    let answer = try #require(supports(body))
    #expect(answer.reads == .literal, "\(body)")
    #expect(answer.masks == [mask], "\(body)")
    #expect(answer.place.line == 4, "\(body)")
  }

  private static let older: [(String, OrientationMask)] = [
    ("return UIInterfaceOrientationMaskPortrait;", OrientationMask.portrait),
    (
      "return (UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskLandscapeLeft);",
      [.portrait, .landscapeLeft]
    ),
    (
      "return (UIInterfaceOrientationMask)UIInterfaceOrientationMaskAllButUpsideDown;",
      .allButUpsideDown
    ),
    (
      "return UIInterfaceOrientationMaskAll & ~UIInterfaceOrientationMaskPortraitUpsideDown;",
      .allButUpsideDown
    ),
    ("return UIInterfaceOrientationMaskPortrait ^ 6;", .portraitUpsideDown),
  ]

  @Test(arguments: older)
  func `so is one in Objective-C`(_ body: String, _ mask: OrientationMask) throws {
    let answer = try #require(objectiveC(body))
    #expect(answer.reads == .literal, "\(body)")
    #expect(answer.masks == [mask], "\(body)")
  }

  @Test func `an orientation in the place of a mask is told as what it is`() throws {
    let answer = try #require(objectiveC("return UIInterfaceOrientationPortrait;"))
    #expect(answer.answers == [.orientation(.portrait)])
  }

  private static let handing: [(String, Controller.Asks)] = [
    ("topViewController?.supportedInterfaceOrientations ?? .portrait", Controller.Asks.top),
    (
      "guard let top = self.topViewController else { return .all }\nreturn top.supportedInterfaceOrientations",
      .top
    ),
    (
      "if let shown = visibleViewController { return shown.supportedInterfaceOrientations }\nreturn super.supportedInterfaceOrientations",
      .visible
    ),
    ("selectedViewController!.supportedInterfaceOrientations", .selected),
    ("viewControllers.last?.supportedInterfaceOrientations ?? []", .top),
  ]

  @Test(arguments: handing)
  func `a question handed on says to whom`(_ body: String, _ asked: Controller.Asks) throws {
    let answer = try #require(supports(body))
    #expect(answer.reads == .forwards, "\(body): \(answer)")
    #expect(answer.asks == asked, "\(body)")
  }

  @Test func `a message hands on too, and what hands on for some screens only is computed`() throws
  {
    let plain = try #require(
      objectiveC("return [self.topViewController supportedInterfaceOrientations];"))
    #expect(plain.reads == .forwards)
    #expect(plain.asks == .top)
    let some = try #require(
      supports(
        "if visibleViewController is Film { return visibleViewController!.supportedInterfaceOrientations }\nreturn .portrait"
      ))
    #expect(some.reads == .computed)
    #expect(some.asks == nil)
    #expect(some.masks == [.portrait])
    #expect(some.depends == ["visibleViewController is Film"])
  }

  @Test(arguments: [
    "top as ? .all : .portrait", "top is ? .all : .portrait",
    "isKind(of: A.self) ? .all : .portrait",
    "if let alert = { return .all }\nreturn .portrait", "if !( { return .all }\nreturn .portrait",
    "if a is A || { return .all }\nreturn .portrait",
  ])
  func `a condition that isn't one is only not understood`(_ body: String) {
    #expect(supports(body)?.reads == .computed, "\(body)")
  }

  @Test(arguments: [
    "return [self.window.rootViewController supportedInterfaceOrientations];",
    "return [self.presentedViewController supportedInterfaceOrientations];",
    "return [self.presentingViewController supportedInterfaceOrientations];",
    "return self.navigationController.supportedInterfaceOrientations;",
  ])
  func `the root of a window, what is presented, and who is around are no child`(
    _ body: String
  ) throws {
    let answer = try #require(objectiveC(body))
    #expect(answer.reads == .computed)
    #expect(answer.asks == nil)
  }

  @Test(arguments: [
    "(viewController(for: .secondary) as? UINavigationController)?.topViewController?.supportedInterfaceOrientations ?? .all",
    "(selectedViewController as? UINavigationController)?.topViewController?.supportedInterfaceOrientations ?? .all",
    "guard let nav = selectedViewController as? UINavigationController else { return .all }\nreturn nav.topViewController!.supportedInterfaceOrientations",
    "inner.viewControllers.last!.supportedInterfaceOrientations",
    "navigationController!.topViewController!.supportedInterfaceOrientations",
  ])
  func `whom a child or another container shows is no child`(_ body: String) throws {
    let answer = try #require(supports(body))
    #expect(answer.reads == .computed && answer.asks == nil, "\(body)")
  }

  @Test(arguments: [
    "(selectedViewController as? UINavigationController)?.supportedInterfaceOrientations ?? .all",
    "viewControllers![selectedIndex].supportedInterfaceOrientations",
  ])
  func `a child that is taken for another class, or found by its number, is`(_ body: String) {
    #expect(supports(body)?.asks == .selected, "\(body)")
  }

  @Test func `a property of that name on anything but a controller is no answer`() {
    let found = facts([
      "Manager.swift": """
      class Manager: NSObject {
        var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      }
      """
    ])
    #expect(found.controllers.isEmpty)
    #expect(
      found.untold.map(\.why) == ["Manager isn't a view controller; UIKit doesn't ask it"])
  }

  @Test func `an answer by idiom has both`() throws {
    for body in [
      "UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait",
      "if traitCollection.userInterfaceIdiom == .pad { return .all }\nreturn .portrait",
      "if traitCollection.userInterfaceIdiom == .phone { .portrait } else { .all }",
      "switch traitCollection.userInterfaceIdiom { case .pad: return .all\n default: return .portrait }",
      "switch idiom { case .phone: .portrait\n case .pad, .mac: .all\n default: .landscape }",
      "switch idiom { case .phone: return .portrait\n default: break }\n return .all",
    ] {
      let answer = try #require(supports(body))
      #expect(answer.reads == .computed, "\(body)")
      #expect(Set(answer.masks) == [.all, .portrait], "\(body)")
      #expect(answer.phone == .mask(.portrait), "\(body)")
      #expect(answer.pad == .mask(.all), "\(body)")
    }
    let older = objectiveC(
      """
      switch (UI_USER_INTERFACE_IDIOM()) {
        case UIUserInterfaceIdiomPad: return UIInterfaceOrientationMaskAll;
        default: return UIInterfaceOrientationMaskPortrait;
      }
      """)
    #expect(older?.phone == .mask(.portrait) && older?.pad == .mask(.all))
  }

  @Test func `a condition and a stored property give every mask they can`() throws {
    let branch = try #require(supports("isLocked ? .portrait : .allButUpsideDown"))
    #expect(branch.reads == .computed)
    #expect(branch.masks == [.portrait, .allButUpsideDown])
    #expect(branch.depends == ["isLocked"])
    #expect(branch.phone == nil)
    let source = """
      class Player: UIViewController {
        private var mask: UIInterfaceOrientationMask = .portrait { didSet { update() } }
        func lock() { mask = .landscape }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
      }
      """
    let stored = try #require(facts(["Player.swift": source]).controller("Player")?.supports)
    #expect(stored.reads == .computed)
    #expect(stored.masks == [.portrait, .landscape])
    #expect(stored.phone == .mask(.portrait))
    #expect(stored.depends == ["mask"])
  }

  @Test func `a name stands for its declaration, in an extension, another file, another language`()
    throws
  {
    let answer = try #require(
      supports(
        ".onPhones",
        around: """
          extension UIInterfaceOrientationMask {
            static var onPhones: Self { UIDevice.current.userInterfaceIdiom == .phone ? .portrait : .all }
          }
          """))
    #expect(answer.phone == .mask(.portrait))
    #expect(answer.pad == .mask(.all))
    let delegate = facts([
      "AppDelegate.h": """
      @interface AppDelegate : UIResponder
      @property (nonatomic) UIInterfaceOrientationMask lock;
      @end
      """,
      "AppDelegate.m": """
      @implementation AppDelegate
      - (BOOL)begin { _lock = UIInterfaceOrientationMaskPortrait; return YES; }
      - (UIInterfaceOrientationMask)application:(UIApplication *)application
          supportedInterfaceOrientationsForWindow:(UIWindow *)window { return self.lock; }
      @end
      """, "Player.swift": "class Player { func play() { delegate.lock = .all } }",
    ]).delegate
    #expect(delegate.first?.masks == [.portrait, .all])
    #expect(delegate.first?.place == CodePlace("AppDelegate.m", 4))
  }

  @Test func `what watches a property is no part of its value`() throws {
    let source = """
      class Player: UIViewController {
        var mask: UIInterfaceOrientationMask { didSet { update(.portrait) } }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
      }
      """
    let answer = try #require(facts(["Player.swift": source]).controller("Player")?.supports)
    #expect(answer.masks.isEmpty)
    #expect(answer.depends == ["mask"])
  }

  @Test func `what cannot be told is told`() throws {
    let found = facts([
      "Player.swift": """
      class Player: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          Server.shared.answer(for: self)
        }
        func look() { print(other.supportedInterfaceOrientations) }
      }
      """
    ])
    #expect(found.controller("Player")?.supports?.reads == .computed)
    #expect(found.untold.map(\.place.line) == [2, 5])
    #expect(found.untold.first?.why.contains("Server.shared.answer(for: self)") == true)
  }

  @Test func `a local that changes on the way is no literal`() throws {
    let typed = try #require(
      supports("let mask: UIInterfaceOrientationMask = [.portrait, .landscape]\nreturn mask"))
    #expect(typed.masks == [.allButUpsideDown])
    let changed = try #require(
      supports(
        "var mask = UIInterfaceOrientationMask.portrait\nif isLocked { mask.insert(.landscape) }\nreturn mask"
      ))
    #expect(changed.reads == .computed)
    #expect(changed.masks == [.portrait])
    #expect(changed.open == ["mask"])
    let twice = try #require(
      objectiveC(
        "UIInterfaceOrientationMask mask = UIInterfaceOrientationMaskPortrait; if (pad) mask = UIInterfaceOrientationMaskAll; return mask;"
      ))
    #expect(twice.reads == .computed)
    #expect(twice.masks == [.portrait, .all])
  }

  @Test(arguments: [
    ("Masks.phone", "enum Masks { static let phone: UIInterfaceOrientationMask = .portrait }"),
    ("phone", "let phone = UIInterfaceOrientationMask.portrait"),
    ("let mask: UIInterfaceOrientationMask = .portrait\nreturn mask", ""),
    ("Masks.phone", "enum Masks { static var phone: UIInterfaceOrientationMask { .portrait } }"),
  ])
  func `a constant is what it is made with, whatever sets others of its name`(
    body: String, around: String
  ) throws {
    let other = "class A { var phone = UIInterfaceOrientationMask.all; func a() { phone = .all } }"
    let answer = try #require(supports(body, around: around + "\n" + other))
    #expect(answer.reads == .literal, "\(answer)")
    #expect(answer.masks == [.portrait])
  }

  @Test func `a mask that a screen is made with isn't known, and doesn't change`() throws {
    let source = """
      class Player: UIViewController {
        let mask: UIInterfaceOrientationMask
        init(mask: UIInterfaceOrientationMask = .portrait) { self.mask = mask }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
      }
      """
    let answer = try #require(facts(["Player.swift": source]).controller("Player")?.supports)
    #expect(answer.reads == .computed && answer.masks.isEmpty)
    #expect(answer.open == ["mask"])
  }

  // MARK: What UIKit doesn't ask

  @Test func `an extension of a protocol overrides nothing`() {
    let found = facts([
      "Upright.swift": """
      protocol Upright: UIViewController {}
      extension Upright {
        var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      }
      class Player: UIViewController, Upright {}
      """
    ])
    #expect(found.extensions.isEmpty)
    #expect(found.controller("Player")?.supports == nil)
    #expect(found.untold.map(\.why) == ["Upright is a protocol; UIKit doesn't ask it"])
  }

  @Test func `the question of iOS 5 is told as one that nothing asks`() {
    let found = facts([
      "Player.m": """
      @interface Player : UIViewController
      @end
      @implementation Player
      - (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)side {
        return side == UIInterfaceOrientationPortrait;
      }
      @end
      """
    ])
    #expect(found.controller("Player")?.answers.isEmpty == true)
    #expect(
      found.untold.map(\.why) == [
        "UIKit hasn't asked `shouldAutorotateToInterfaceOrientation:` since iOS 8"
      ])
  }

  @Test func `what a header declares says nothing`() {
    let found = facts([
      "Later.h": """
      @interface UIWindowScene (Later)
      - (void)requestGeometryUpdateWithPreferences:(id)wish errorHandler:(id)handler;
      - (void)setNeedsUpdateOfSupportedInterfaceOrientations;
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations;
      @end
      """
    ])
    #expect(found.untold.isEmpty && found.calls.isEmpty, "\(found.untold)")
  }

  @Test func `code that names itself comes to an end`() throws {
    let answer = try #require(
      supports(
        "a",
        around: "var a: UIInterfaceOrientationMask { b }\nvar b: UIInterfaceOrientationMask { a }"))
    #expect(answer.reads == .computed)
  }

  @Test func `texts in texts without an end come to an end`() {
    let code = "class Player: UIViewController { override var shouldAutorotate: Bool { false } }\n"
    let deep = String(repeating: "\"\\(", count: 300_000)
    let found = facts(["Player.swift": code + "let title = " + deep])
    #expect(found.controller("Player")?.autorotates != nil)
  }

  @Test func `a selector of the getter is told, and a variable that is called after it isn't`() {
    let found = facts([
      "Turning.m": """
      @implementation UIViewController (Turning)
      + (void)load {
        exchange(class_getInstanceMethod(self, @selector(supportedInterfaceOrientations)), other);
      }
      - (UIInterfaceOrientationMask)mask {
        UIInterfaceOrientationMask supportedInterfaceOrientations = [self other];
        return supportedInterfaceOrientations;
      }
      @end
      """
    ])
    #expect(found.untold.map(\.place.line) == [3], "\(found.untold)")
    let exchanged = facts([
      "Turning.swift": """
      extension UIViewController {
        static func exchange() { swap(#selector(getter: supportedInterfaceOrientations)) }
        static func swap(_ one: Selector) { method_exchangeImplementations(a(one), b) }
      }
      """
    ])
    #expect(
      exchanged.untold.map(\.why) == [
        "`supportedInterfaceOrientations` is used here, where methods are exchanged: "
          + "any class may return another"
      ])
    #expect(ProjectStory(exchanged).leftOut.contains("1 other line that isn't understood"))
  }
}
