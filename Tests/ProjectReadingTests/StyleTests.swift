import ProjectReading
import Testing

/// Which style what is presented has, by all the code that may give it one.
struct StyleTests {
  /// What an app presents, by code of its one screen and what stands beside that.
  private func presented(_ code: String, beside more: String = "") -> [String] {
    steps(
      "Scene.swift",
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() { window?.rootViewController = Films() }
      }
      class Player: UIViewController {}
      class Films: UIViewController {
      \(code)
      }
      \(more)
      """)
  }

  private func steps(_ file: String, _ code: String) -> [String] {
    storyLines([file: code]).filter { $0.hasPrefix("present ") }
      .compactMap { $0.split(separator: " #").first.map(String.init) }
  }

  private static let style = "modalPresentationStyle = .fullScreen"
  private static let go = "func go() { present(player, animated: true) }"

  @Test(arguments: [
    "lazy var player: Player = {\nlet player = Player()\nplayer.\(style)\nreturn player\n}()\n\(go)",
    "let player: Player = {\nlet next = Player()\nnext.\(style)\nreturn next\n}()\n\(go)",
    "var player: Player {\nlet next = Player()\nnext.\(style)\nreturn next\n}\n\(go)",
    "var player: Player!\nfunc setUp() {\nplayer = Player()\nplayer.\(style)\n}\n\(go)",
    "lazy var player = Player()\nfunc setUp() { player.\(style) }\n\(go)",
    "func player() -> Player {\nlet next = Player()\nnext.\(style)\nreturn next\n}\n"
      + "func go() { present(player(), animated: true) }",
    "func go() {\nlet player: Player = {\nlet next = Player()\nnext.\(style)\nreturn next\n}()\n"
      + "present(player, animated: true)\n}",
    "func go() {\nlet player = Player()\nUIView.performWithoutAnimation { player.\(style) }\n"
      + "present(player, animated: true)\n}",
  ])
  func `what is made with a style has it wherever it is presented`(code: String) {
    #expect(presented(code) == ["present Player as fullScreen"], "\(code)")
  }

  @Test(arguments: [
    ("with(player) { $0.\(style) }", ""),
    ("player.then { next in next.\(style) }", ""),
    ("for next in [player, other] { next.\(style) }", ""),
    ("(player as UIViewController).\(style)", ""),
    ("dress(player)", "func dress(_ next: UIViewController) { next.\(style) }"),
    ("player.dress()", "extension UIViewController { func dress() { \(style) } }"),
    ("if isBig, #available(iOS 13, *) { player.\(style) }", ""),
  ])
  func `a style that is given in a way that isn't followed isn't the default`(
    line: String, more: String
  ) {
    let code = "let player = Player()\n\(line)\npresent(player, animated: true)"
    #expect(presented("func go() {\n\(code)\n}", beside: more).isEmpty)
    // Another that nothing of the kind happens to.
    let plain = "let player = Player()\npresent(player, animated: true)"
    #expect(presented("func go() {\n\(plain)\n}", beside: more) == ["present Player"])
  }

  @Test func `whoever makes something with a style, or presents all with one, may be meant`() {
    let made = """
      func go() {
        let player: Player = maker.player()
        present(player, animated: true)
      }
      """
    let maker = """
      class Maker { func player() -> Player {
        let next = Player()
        next.\(Self.style)
        return next
      } }
      """
    #expect(presented(made) == ["present Player"])
    #expect(presented(made, beside: maker).isEmpty)
    let presenter = """
      func go() { present(Player(), animated: true) }
      override func present(_ next: UIViewController, animated: Bool) {
        next.\(Self.style)
        super.present(next, animated: animated)
      }
      """
    #expect(presented(presenter).isEmpty)
    let another = presenter.replacing("override func present(_", with: "func present(as")
    #expect(presented(another) == ["present Player"])
  }

  @Test func `a class that gives itself a style when it is presented already says nothing`() {
    func steps(_ method: String) -> [String] {
      presented(
        "func go() { present(Late(), animated: true) }",
        beside: "class Late: UIViewController { override func \(method)() { \(Self.style) } }")
    }
    #expect(steps("awakeFromNib") == ["present Late as fullScreen"])
    #expect(steps("viewWillAppear").isEmpty)
  }

  @Test func `a controller of a storyboard has the style that stands there`() {
    let found = storyLines([
      "Scene.swift": """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() { window?.rootViewController = Films() }
      }
      class Player: UIViewController {}
      class Films: UIViewController {
        func go() {
          let player = storyboard!.instantiateViewController(withIdentifier: "player") as! Player
          present(player, animated: true)
        }
      }
      """,
      "Main.storyboard": """
      <document><viewController id="a" customClass="Player" storyboardIdentifier="player" \
      modalPresentationStyle="fullScreen"/></document>
      """,
    ])
    #expect(found.contains { $0.hasPrefix("present Player as fullScreen #") }, "\(found)")
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
