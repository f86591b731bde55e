import OrientationModel
import ProjectReading
import Testing

/// What the configurations of a target come to.
struct ConfigurationTests {
  /// Two apps, each with an `.xcconfig` of its own, in a project with settings for both.
  private static let project = """
    { objects = {
      F1 = {isa = PBXFileReference; path = Config/Films.xcconfig; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = Config; sourceTree = "<group>"; };
      P = {isa = PBXProject; buildConfigurationList = L0; };
      T1 = {isa = PBXNativeTarget; name = Films; buildConfigurationList = L1; productType = "com.apple.product-type.application"; };
      T2 = {isa = PBXNativeTarget; name = Kiosk; buildConfigurationList = L2; productType = "com.apple.product-type.application"; };
      C0 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; SDKROOT = iphoneos; }; };
      C1 = {isa = XCBuildConfiguration; baseConfigurationReference = F1; name = Debug; buildSettings = { PRODUCT_NAME = Films; }; };
      C2 = {isa = XCBuildConfiguration; baseConfigurationReferenceAnchor = F2; baseConfigurationReferenceRelativePath = Kiosk.xcconfig; name = Debug; buildSettings = { PRODUCT_NAME = Kiosk; }; };
      L0 = {isa = XCConfigurationList; buildConfigurations = (C0); };
      L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
      L2 = {isa = XCConfigurationList; buildConfigurations = (C2); };
    }; }
    """

  private static let files = [
    "Films.xcodeproj/project.pbxproj": project,
    "Config/Base.xcconfig": "TARGETED_DEVICE_FAMILY = 1,2\nGENERATE_INFOPLIST_FILE = YES",
    "Config/Films.xcconfig": """
    #include "Base.xcconfig"
    #include? "Films.xcconfig"
    IPHONEOS_DEPLOYMENT_TARGET = 16.4
    INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationPortrait
    """,
    "Config/Kiosk.xcconfig": """
    #include "Base.xcconfig"
    TARGETED_DEVICE_FAMILY = 2
    INFOPLIST_KEY_UIRequiresFullScreen = YES
    """,
    "Kiosk/Info.plist": """
    <plist><dict><key>UISupportedInterfaceOrientations</key><array>
    <string>UIInterfaceOrientationLandscapeLeft</string></array></dict></plist>
    """,
  ]

  @Test func `a target has what its own xcconfig says and includes, and not another's`() {
    let films = facts(Self.files, target: "Films")
    #expect(films.list?.phone == [.portrait] && films.list?.all == nil)
    #expect(films.list?.requiresFullScreen == nil && films.isForPad)
    #expect(films.oldest?.text == "16.4")
    #expect(films.oldest?.place == CodePlace("Config/Films.xcconfig", 3))
    let kiosk = facts(Self.files, target: "Kiosk")
    #expect(kiosk.list?.requiresFullScreen == true && kiosk.list?.phone == nil)
    #expect(kiosk.oldest?.text == "15.0")
    let told = ProjectStory(films).rest.map { "\($0.place.file): \($0.why)" }
    #expect(
      told == [
        "Config/Kiosk.xcconfig: another UIRequiresFullScreen",
        "Kiosk/Info.plist: another orientation list",
      ], "\(told)")
  }

  @Test(arguments: [
    ("GENERATE_INFOPLIST_FILE = YES;", InterfaceOrientation.landscapeLeft),
    ("GENERATE_INFOPLIST_FILE = NO;", .portrait), ("", .portrait),
  ])
  func `settings for a made list count beside a file only where the build makes one`(
    generate: String, expected: InterfaceOrientation
  ) {
    let project = """
      { objects = {
        T = {isa = PBXNativeTarget; name = Films; buildConfigurationList = L; productType = "com.apple.product-type.application"; };
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; \(generate)
          INFOPLIST_FILE = Films/Info.plist;
          INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationLandscapeLeft; }; };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
      }; }
      """
    let list = """
      <plist><dict><key>UISupportedInterfaceOrientations</key><array>
      <string>UIInterfaceOrientationPortrait</string></array></dict></plist>
      """
    let found = facts(["Films.xcodeproj/project.pbxproj": project, "Films/Info.plist": list])
    #expect(found.list?.all == [expected])
  }

  @Test func `an Info.plist may be named after its target`() {
    func target(_ number: Int, _ name: String) -> String {
      """
      T\(number) = {isa = PBXNativeTarget; name = \(name); buildConfigurationList = L; productType = "com.apple.product-type.application"; };
      """
    }
    func list(_ orientation: String) -> String {
      """
      <plist><dict><key>UISupportedInterfaceOrientations</key><array>
      <string>UIInterfaceOrientation\(orientation)</string></array></dict></plist>
      """
    }
    let project = """
      { objects = {
        \(target(1, "Films")) \(target(2, "Kiosk"))
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; INFOPLIST_FILE = "$(TARGET_NAME)/Info.plist"; }; };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
      }; }
      """
    let files = [
      "App.xcodeproj/project.pbxproj": project, "Films/Info.plist": list("Portrait"),
      "Kiosk/Info.plist": list("LandscapeLeft"),
    ]
    #expect(facts(files, target: "Films").list?.all == [.portrait])
    #expect(facts(files, target: "Kiosk").list?.all == [.landscapeLeft])
  }
}
