import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import TestSupport
import Testing

@testable import Playground

/// What the five documents say happens is seen on the stage, not only in what a scenario expects.
struct DocumentsOnStageTests {
  private func stage(_ text: String, after keys: String) -> PlaygroundState {
    var playground = PlaygroundState(Session(Scenario.parse(text).scenario, origin: .new))
    _ = playground.press(keys)
    return playground
  }

  private func summary(_ playground: PlaygroundState) -> Summary {
    var playground = playground
    return playground.summary()
  }

  /// Where the interface is in the end.
  private func side(_ playground: PlaygroundState) -> InterfaceOrientation {
    summary(playground).world.interface
  }

  // MARK: What a story adds

  private static let notes = [
    ("guide-an-app-turns-by-itself", "Space", "The system sent UIDevice"),
    ("guide-the-new-size-is-handed-down", "Space*2", "At each rotation, the tab bar"),
    ("guide-set-status-bar-orientation", "Space", "Rotation is disabled"),
    ("guide-set-status-bar-orientation", "Space*3", "Now the status bar rotates"),
    ("guide-the-apps-mask-binds-system-controllers", "Space*4", "Info.plist limits Apple's player"),
    ("guide-ios-5-a-tab-bar-asks-every-child", "Space", "UIKit asks both tabs"),
    ("guide-listing-8-3-yes-to-two", "Space", "Reader has the listing's method"),
    ("guide-inside-the-animation-block", "Space*2", "What willAnimateRotation changes"),
    (
      "guide-listing-8-4-an-alternate-landscape-interface", "Space*2",
      "Chart's code presents WideChart"
    ),
    ("swiftui-stage-1-the-holder-is-not-yet-fed", "Space", "The article expects a lock"),
    ("swiftui-stage-1-the-holder-is-not-yet-fed", "Space*2", "{ .allButUpsideDown } ✕"),
    ("guide-the-app-and-the-controller-must-agree", "Space", "“The easiest way to set"),
    ("guide-an-empty-result-throws", "Space", "Who was asked"),
    ("kidiyo-stuck-and-then-stuck-the-other-way", "Space", "Most answers, says the article"),
    ("swiftui-stage-2-the-key-locks-to-portrait", "Space", "At launch, Root's onPreferenceChange"),
    ("swiftui-stage-3-the-preference-in-the-cover", "Space", "The article: "),
    ("swiftui-stage-4-landscape-full-screen-cover", "Space", "Content's onChange"),
    ("swiftui-stage-4-landscape-full-screen-cover", "Space*6", "make sure you have sufficient"),
    ("kidiyo-always-forcing-taints-a", "Space*3", "A supports landscape, and"),
    ("kidiyo-forcing-only-when-needed", "Space", "Main's willShow calls"),
    ("kidiyo-the-test-knows-only-groups", "Space*2", "B supports landscapeRight, but"),
    ("gist-configuration-1-the-breakpoints", "Space", "The gist's breakpoint is hit"),
    ("gist-any-other-style-and-then-rotates", "Space*2", "An assumption, from one report"),
    ("gist-any-other-style-comes-up-in-portrait", "Space*2", "An assumption, from one report"),
    ("gist-the-suggested-presentation-style", "Space*2", "The reply overrides"),
    ("gist-full-screen-comes-up-in-landscape", "Space*2", "It works with a transition delegate"),
    ("xamarin-an-override-works-without-navigation", "Space*2", "By default, all view"),
    ("xamarin-the-custom-navigation-controller", "Space", "Main returns VisibleViewController"),
    ("xamarin-the-reset-on-leaving", "Space*3", "The screen is being popped"),
  ]

  @Test(arguments: notes) func `what a document says of a step stands beside it`(
    name: String, keys: String, note: String
  ) {
    #expect(playground(name, after: keys).text().contains(note))
  }

  // MARK: The guide

  private static let film = """
    ios 9
    device iPhone SE
    screen Film supports allButUpsideDown  autorotates no
    root Film
    status-bar landscapeRight
    """

  @Test func `the status bar moves by hand, and the content stays`() {
    let before = stage(Self.film, after: "Home").text()
    let after = stage(Self.film, after: "Space").text()
    #expect(before.contains("9:41"))
    #expect(!after.contains("9:41"))
    for drawn in [before, after] {
      #expect(drawn.split(separator: "\n").prefix(12).contains { $0.contains("  Film  ") })
    }
    #expect(after.contains("only the status bar rotates"))
    let interface = side(stage(Self.film, after: "Space"))
    #expect(interface == .landscapeRight)
  }

  @Test(arguments: [5, 7]) func `the animation is a moment of its own to iOS 7`(ios: Int) {
    let text = "ios \(ios)\nplist all\nroot Reader\nscreen Reader supports all\nrotate left\n"
    let moments = summary(stage(text, after: "Space")).moments.map(\.text)
    let animation = moments.firstIndex(of: "The animation runs")
    let begins = moments.firstIndex { $0.hasPrefix("willAnimateRotation") }
    let ends = moments.firstIndex { $0.hasPrefix("didRotate") }
    #expect(animation != nil && begins == animation.map { $0 - 1 })
    #expect(ends == animation.map { $0 + 1 })
  }

  @Test func `a story that asks about callbacks or sizes opens them with the step that answers`() {
    let page = "Callbacks and console, in order"
    for name in ["guide-containers-forward-the-callbacks", "guide-the-new-size-is-handed-down"] {
      #expect(!playground(name).text().contains(page))
      #expect(playground(name, after: "Space").text().contains(page))
      #expect(!playground(name, after: "Space Esc").text().contains(page))
    }
    // A push between two rotations is not what is asked about.
    let name = "guide-containers-forward-the-callbacks"
    #expect(!playground(name, after: "Space*2").text().contains(page))
    #expect(playground(name, after: "Space*3").text().contains(page))
    // It rotates or not is what this one asks, whatever it expects besides.
    #expect(!playground("guide-an-app-turns-by-itself", after: "Space").text().contains(page))
  }

  @Test func `bounds are read inside the callbacks`() {
    let text = playground("guide-the-order-of-the-rotation-callbacks", after: "Space").text()
    #expect(text.contains("screen 320 × 480, view 320 × 460"))
    #expect(text.contains("screen 320 × 480, view 480 × 300"))
    let heard = summary(playground("guide-the-order-of-the-rotation-callbacks", after: "Space"))
      .moments.map(\.text)
    #expect(heard.last?.hasSuffix("screen 320 × 480, view 480 × 300, its frame 300 × 480") == true)
  }

  @Test
  func `a view measures its window, not the screen, and to iOS 7 is right at its layout only`() {
    let shared = "ios 17\ndevice iPad\nplist all\nroot App\nscreen App\nresize split 1/2\n"
    let resized = summary(stage(shared, after: "Space")).moments.map(\.text)
    #expect(resized.contains { $0.contains("bounds: screen 768 × 1024, view 438 × 1024") })
    let old = "ios 7\nheld landscapeLeft\nplist landscape\nroot App\nscreen App\n"
    let moments = summary(stage(old, after: "Home")).moments.map(\.text)
    let first = moments.first { $0.hasPrefix("viewDidLoad") }
    #expect(first?.contains("view 320 × 568, its frame") == true)
    let laidOut = moments.first { $0.hasPrefix("viewWillLayoutSubviews") }
    #expect(laidOut?.contains("view 568 × 320, its frame 320 × 568") == true)
  }

  // MARK: Kidiyo

  @Test func `contains is worked out on the mask, for the current orientation`() {
    let shown = playground("kidiyo-the-test-knows-only-groups", after: "Space*2")
    let test = "[.portrait, .landscapeRight].contains(.landscape) is false"
    let line = "Main's code: currentOrientation() is landscapeRight; \(test)"
    #expect(summary(shown).episode.chain.map(\.text).contains(line))
  }

  // MARK: The gist

  @Test func `an empty stack has no child to ask`() {
    let text = playground("gist-an-empty-stack", after: "Space").text()
    #expect(text.contains("has no child to ask"))
    let chain = summary(playground("gist-an-empty-stack", after: "Space")).episode.chain
    #expect(chain.map(\.text).contains("Main has no child to ask, so UIKit's default applies"))
  }

  @Test func `the breakpoints are hit on both controllers`() {
    let name = "gist-configuration-1-the-breakpoints"
    for (keys, who) in [("Space i", "ViewController"), ("Space*4 i", "PreviewingViewController")] {
      let chain = summary(playground(name, after: keys)).episode.chain.map(\.text)
      #expect(chain.contains("\(who): supportedInterfaceOrientations is called but not used"))
    }
  }

  // MARK: The SwiftUI article

  /// From a screen of its own: what is said at the prompt, and then the keys.
  private func built(_ sentences: [String], _ keys: String = "") -> PlaygroundState {
    let said = sentences.map { ": text:'\($0)' Enter " }.joined()
    return stage("ios 16\nroot A\n", after: "Home \(said)\(keys)")
  }

  private static let holder = "root hosting Root default portrait initially allButUpsideDown"

  @Test func `its four stages are built at the prompt and played by keys`() {
    let unfed = built(["root hosting Root", "in Root: view Content"], "Left")
    #expect(side(unfed) == .landscapeRight)
    let locked = built([Self.holder, "in Root: view Content"], "Left")
    #expect(side(locked) == .portrait)
    let cover = "cover Player orientations landscape"
    let unheard = built([Self.holder, "in Root: view Content", cover], "s Enter")
    #expect(side(unheard) == .portrait)
    #expect(unheard.text().contains("Player"))
    let whole = [
      Self.holder, "in Root: view Content orientations portrait", "cover Player",
      "in Content: when covering Player: set Content orientations landscape",
      "in Content: when uncovering Player: set Content orientations portrait",
    ]
    #expect(side(built(whole, "s Enter")) == .landscapeRight)
    #expect(side(built(whole, "s Enter d")) == .portrait)
  }

  @Test func `its three failures and its cover are built at the prompt and played by keys`() {
    let wrapped = [
      "root hosting Root", "in Root: view App", "in App: container Wrapper supports portrait",
      "cover Player", "in Player: container Film supports landscape",
    ]
    #expect(side(built(wrapped, "Left")) == .landscapeRight)
    let presented = built(wrapped, "s Enter")
    #expect(side(presented) == .portrait)
    #expect(summary(presented).snapshot.visible != nil)
    let requested = built(
      [
        "root container Wrapper supports portrait", "in Wrapper: hosting Root", "in Root: view App",
        "cover Player", "in Player: container Film supports landscape", "present Player",
        "request landscape",
      ])
    #expect(requested.text().contains("The request fails: Wrapper supports portrait only"))
    let drawn = built(
      [
        "root hosting Root", "in Root: view App", "cover Player",
        "in Player: view Film rotated left",
      ],
      "s Enter")
    #expect(side(drawn) == .portrait)
  }
}
