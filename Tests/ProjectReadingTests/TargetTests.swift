import OrientationModel
import ProjectReading
import Testing

/// What belongs to which of a project's targets.
struct TargetTests {
  /// Two apps with a file of the same name each, a library, and a file that all have.
  private static let project = """
    { objects = {
      R0 = {isa = PBXGroup; children = (G1, G2, R3, R4); sourceTree = "<group>"; };
      G1 = {isa = PBXGroup; children = (R1); path = Films; sourceTree = "<group>"; };
      G2 = {isa = PBXGroup; children = (R2); path = ../Notes; sourceTree = "<group>"; };
      R1 = {isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
      R2 = {isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
      R3 = {isa = PBXFileReference; path = Kit/Player.swift; sourceTree = "<group>"; };
      R4 = {isa = PBXFileReference; path = App/Both.swift; sourceTree = SOURCE_ROOT; };
      B1 = {isa = PBXBuildFile; fileRef = R1; }; B2 = {isa = PBXBuildFile; fileRef = R2; };
      B3 = {isa = PBXBuildFile; fileRef = R3; }; B4 = {isa = PBXBuildFile; fileRef = R4; };
      B5 = {isa = PBXBuildFile; fileRef = R3; };
      P1 = {isa = PBXSourcesBuildPhase; files = (B1, B4); };
      P2 = {isa = PBXSourcesBuildPhase; files = (B2, B4, B5); };
      P3 = {isa = PBXSourcesBuildPhase; files = (B3); };
      T1 = {isa = PBXNativeTarget; name = Films; buildConfigurationList = L; buildPhases = (P1); productType = "com.apple.product-type.application"; };
      T2 = {isa = PBXNativeTarget; name = Notes; buildConfigurationList = L; buildPhases = (P2); productType = "com.apple.product-type.application"; };
      T3 = {isa = PBXNativeTarget; name = Kit; buildConfigurationList = L; buildPhases = (P3); productType = "com.apple.product-type.framework"; };
      C = {isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
      L = {isa = XCConfigurationList; buildConfigurations = (C); };
    }; }
    """

  private static let files = [
    "iOS/App.xcodeproj/project.pbxproj": project,
    "iOS/Films/Main.swift": "class Films: UIViewController {}",
    "Notes/Main.swift": """
    class Notes: UIViewController {
      func layout() { if UIDevice.current.orientation.isLandscape { wide() } }
    }
    """,
    "iOS/Kit/Player.swift": "class Player: UIViewController {}",
    "iOS/App/Both.swift": "class Both: UIViewController {}",
    "iOS/Package/Loose.swift": "class Loose: UIViewController {}",
  ]

  @Test(arguments: [
    ("Films", ["Both", "Films", "Loose", "Player"]),
    ("Notes", ["Both", "Loose", "Notes", "Player"]),
  ])
  func `an app has its own sources, those of libraries, and what belongs to nobody`(
    target: String, classes: [String]
  ) {
    let found = facts(Self.files, target: target)
    #expect(found.controllers.map(\.name).sorted() == classes)
    #expect(found.untold.map(\.why) == ["not read: 1 file of other targets"])
    // What is wrong in any of them is found.
    #expect(found.layouts.map(\.place.file) == ["Notes/Main.swift"])
  }

  @Test func `the apps of other projects are left out, and what is made of them isn't`() {
    func project(_ name: String) -> String {
      """
      { objects = {
        R1 = {isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        R2 = {isa = PBXFileReference; path = ../Both.swift; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = R1; }; B2 = {isa = PBXBuildFile; fileRef = R2; };
        P = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
        T = {isa = PBXNativeTarget; name = \(name); buildConfigurationList = L; buildPhases = (P); productType = "com.apple.product-type.application"; };
        C = {isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
      }; }
      """
    }
    var files = ["Both.swift": "class Both: UIViewController {}"]
    for name in ["Films", "Notes"] {
      files["\(name)/App.xcodeproj/project.pbxproj"] = project(name)
      files["\(name)/Main.swift"] = "class \(name): UIViewController {}"
    }
    for name in ["Films", "Notes"] {
      let found = facts(files, target: name)
      #expect(found.controllers.map(\.name).sorted() == ["Both", name].sorted())
      #expect(found.untold.map(\.why) == ["not read: 1 file of other targets"])
    }
  }

  @Test func `what a project says for all its targets counts, and what one target says doesn't`() {
    func found(_ common: String, _ files: [String: String] = [:]) -> ProjectFacts {
      let project = """
        { objects = {
          C0 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 18.0; TARGETED_DEVICE_FAMILY = 1; }; };
          P = {isa = PBXProject; buildConfigurationList = L1; };
          T1 = {isa = PBXNativeTarget; name = Films; buildConfigurationList = L2; productType = "com.apple.product-type.application"; };
          T2 = {isa = PBXNativeTarget; name = Share; buildConfigurationList = L0; productType = "com.apple.product-type.app-extension"; };
          C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; \(common) }; };
          C2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_KEY_CFBundleDisplayName = "Film Club"; INFOPLIST_KEY_UIRequiresFullScreen = YES; }; };
          L0 = {isa = XCConfigurationList; buildConfigurations = (C0); };
          L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
          L2 = {isa = XCConfigurationList; buildConfigurations = (C2); };
        }; }
        """
      return facts(files.merging(["Films.xcodeproj/project.pbxproj": project]) { $1 })
    }
    let own = found("IPHONEOS_DEPLOYMENT_TARGET = 16.4; TARGETED_DEVICE_FAMILY = \"1,2\";")
    #expect(own.oldest?.text == "16.4" && own.isForPad)
    #expect(own.list?.name == "Film Club")
    let settings = "IPHONEOS_DEPLOYMENT_TARGET = 15.2\nTARGETED_DEVICE_FAMILY = 1,2\n"
    let other = found("", ["Base.xcconfig": settings])
    #expect(other.oldest?.text == "15.2" && other.isForPad)
    #expect(found("").oldest == nil && !found("").isForPad)
  }

  @Test func `a list that only an xcconfig has is the app's, and so is a key for iPads alone`() {
    let project = """
      { objects = {
        T1 = {isa = PBXNativeTarget; name = Films; buildConfigurationList = L; productType = "com.apple.product-type.application"; };
        C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = App/Info.plist; SDKROOT = iphoneos; }; };
        L = {isa = XCConfigurationList; buildConfigurations = (C1); };
      }; }
      """
    let settings = """
      INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationPortrait
      """
    let list = """
      <plist><dict>
      <key>UIRequiresFullScreen~ipad</key><true/>
      </dict></plist>
      """
    let files = ["Films.xcodeproj/project.pbxproj": project, "Base.xcconfig": settings]
    let alone = storyLines(files)
    #expect(alone.contains("plist phone portrait # Base.xcconfig:1"), "\(alone)")
    let both = storyLines(files.merging(["App/Info.plist": list]) { $1 })
    #expect(both.contains("requires-full-screen yes # App/Info.plist:2"), "\(both)")
    #expect(both.contains("plist phone portrait # Base.xcconfig:1"), "\(both)")
  }

  @Test func `XcodeGen makes an app for both devices, unless it is told`() {
    func isForPad(_ more: String) -> Bool {
      facts(["project.yml": "UIRequiresFullScreen: true\n\(more)"]).isForPad
    }
    #expect(isForPad(""))
    #expect(!isForPad("TARGETED_DEVICE_FAMILY: 1"))
  }

  @Test func `that an app's settings are in its manifest is told`() {
    let manifest = "import PackageDescription\nimport AppleProductTypes\nlet package = Package()"
    #expect(
      facts(["Package.swift": manifest]).gaps.map(\.why) == [
        "not read: the app's settings in its manifest"
      ])
  }

  @Test func `that Tuist makes the targets is told, with or without a list`() {
    let list = """
      <plist><dict><key>UIRequiresFullScreen</key><true/></dict></plist>
      """
    for files in [[:], ["App/Info.plist": list]] {
      let manifest = ["Project.swift": "import ProjectDescription\nlet project = Project()"]
      #expect(
        facts(manifest.merging(files) { $1 }).gaps.map(\.why) == [
          "not read: the targets and settings that Tuist makes"
        ])
    }
  }

  @Test func `a setting's comment is none of it, and a value that stands elsewhere is told`() {
    let settings = """
      INFOPLIST_KEY_UISupportedInterfaceOrientations[sdk=iphoneos*] = UIInterfaceOrientationPortrait // and UIInterfaceOrientationLandscapeLeft
      INFOPLIST_KEY_UIRequiresFullScreen = $(IS_FULL)
      """
    let found = facts(["Base.xcconfig": settings])
    #expect(found.list?.all == [.portrait])
    #expect(found.list?.requiresFullScreen == nil)
    #expect(found.untold.map(\.why) == ["`$(IS_FULL)` isn't yes or no"])
    #expect(found.untold.map(\.place.line) == [2])
  }

  @Test(arguments: [
    (
      "Info.plist",
      "<plist><dict>\n<key>UIRequiresFullScreen</key><true/>\n<key>KEY</key><string>VALUE</string>\n</dict></plist>",
      3
    ),
    ("Base.xcconfig", "INFOPLIST_KEY_UIRequiresFullScreen = YES\nINFOPLIST_KEY_KEY = VALUE", 2),
    ("project.yml", "info:\n  properties:\n    UIRequiresFullScreen: true\n    KEY: \"VALUE\"", 4),
  ])
  func `UIRequiresFullScreen that today's iOS ignores is left out and told`(
    file: String, list: String, line: Int
  ) {
    func story(_ version: String) -> ProjectStory {
      let key = "UIRequiresFullScreenIgnoredStartingWithVersion"
      let text = list.replacing("KEY: ", with: key + ": ").replacing("KEY<", with: key + "<")
        .replacing("_KEY =", with: "_\(key) =")
      return ProjectStory(facts([file: text.replacing("VALUE", with: version)]))
    }
    let told =
      "# \(file):\(line): UIRequiresFullScreen is ignored from iOS 26 on; earlier versions go by it"
    #expect(!story("26").text.contains("requires-full-screen"))
    #expect(story("26").text.contains(told), "\(story("26").text)")
    #expect(story("26").leftOut.contains("UIRequiresFullScreen before iOS 26"))
    #expect(story("28").text.contains("requires-full-screen yes"))
    #expect(!story("28").text.contains("ignored from"))
    #expect(story("soon").text.contains("# \(file):\(line): `soon` isn't a version"))
  }

  @Test func `without a project every source counts`() {
    var files = Self.files
    files["iOS/App.xcodeproj/project.pbxproj"] = nil
    #expect(facts(files).controllers.count == 5)
  }

  @Test func `a list that two configurations share is told of once`() {
    func list(_ phone: String) -> String {
      let orientations = """
        { objects = {
          T = {isa = PBXNativeTarget; name = Films; buildConfigurationList = L; productType = "com.apple.product-type.application"; };
          C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait; }; };
          C2 = {isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientation\(phone); }; };
          L = {isa = XCConfigurationList; buildConfigurations = (C1, C2); };
        }; }
        """
      return ProjectStory(facts(["Films.xcodeproj/project.pbxproj": orientations])).rest
        .map(\.why).joined()
    }
    #expect(list("Portrait") == "")
    #expect(list("LandscapeLeft") == "the orientation list of Films, Release")
  }

  // MARK: Folders

  /// An app and an extension with a folder each, and a folder that both have, but for one file; the
  /// extension has a file of the app's, and the app one of nobody's folder.
  private static let folders = """
    { objects = {
      R0 = {isa = PBXGroup; children = (D1, D2, D3); sourceTree = "<group>"; };
      D1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2); path = Films; sourceTree = "<group>"; };
      D2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Share; sourceTree = "<group>"; };
      D3 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E3); path = Both; sourceTree = "<group>"; };
      E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Only.swift); target = T1; };
      E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Only.swift, Main.swift); target = T2; };
      E3 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Deep); target = T1; };
      T1 = {isa = PBXNativeTarget; name = Films; buildConfigurationList = L; fileSystemSynchronizedGroups = (D1, D3); productType = "com.apple.product-type.application"; };
      T2 = {isa = PBXNativeTarget; name = Share; buildConfigurationList = L; fileSystemSynchronizedGroups = (D2, D3); productType = "com.apple.product-type.app-extension"; };
      C = {isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
      L = {isa = XCConfigurationList; buildConfigurations = (C); };
    }; }
    """

  @Test func `a target has the files of its folders, and exceptions turn that round`() {
    let paths = [
      "Films/Main", "Films/Only", "Films/In/Deep", "Share/Share", "Both/Both", "Both/Deep/Not",
    ]
    let files = paths.map { path in
      (
        "iOS/\(path).swift",
        "class \(path.split(separator: "/").last ?? ""): UIViewController {}"
      )
    }
    let found = facts(
      Dictionary(
        uniqueKeysWithValues: files + [("iOS/App.xcodeproj/project.pbxproj", Self.folders)]))
    #expect(found.controllers.map(\.name).sorted() == ["Both", "Deep", "Main"])
    #expect(found.untold.map(\.why) == ["not read: 3 files of other targets"])
  }

  @Test func `of XcodeGen's targets only an app's settings count`() {
    let project = """
      settings:
        base:
          INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad: UIInterfaceOrientationPortrait
      targets:
        Films:
          type: application
          # The app itself.
          settings:
            IPHONEOS_DEPLOYMENT_TARGET: 17.0
        FilmsTests:
          settings:
            TARGETED_DEVICE_FAMILY: 1
            IPHONEOS_DEPLOYMENT_TARGET: 26.0
          type: bundle.ui-testing
      """
    let found = facts(["project.yml": project])
    #expect(found.isForPad)
    #expect(found.oldest?.text == "17.0")
  }

  @Test func `each of XcodeGen's apps has its own settings and sources`() {
    let project = """
      settings: {base: {TARGETED_DEVICE_FAMILY: 1}}
      targetTemplates:
        App:
          platform: iOS
          type: application
      targets:
        Films:
          templates: [App]
          sources: [Films, Shared/Both.swift]
          info:
            path: Films/Info.plist
        Notes: # The other one.
          templates:
          - App
          sources:
          - path: Notes
            excludes: ["*.md"]
          - Shared/Both.swift
          settings:
            base:
              INFOPLIST_KEY_UISupportedInterfaceOrientations: "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft"
        Screens:
          type: application
          platform: tvOS
          sources: TV
      """
    let list = """
      <plist><dict><key>UISupportedInterfaceOrientations</key><array>
      <string>UIInterfaceOrientationLandscapeRight</string></array></dict></plist>
      """
    var files = ["App/project.yml": project, "App/Films/Info.plist": list]
    for path in ["Films/Films", "Notes/Notes", "Shared/Both", "TV/Television"] {
      let name = path.split(separator: "/").last ?? ""
      files["App/\(path).swift"] = "class \(name): UIViewController {}"
    }
    let films = facts(files)
    #expect(films.targets == ["Films", "Notes"])
    #expect(films.list?.all == [.landscapeRight] && !films.isForPad)
    #expect(films.controllers.map(\.name).sorted() == ["Both", "Films"])
    let notes = facts(files, target: "Notes")
    #expect(notes.list?.all == [.portrait, .landscapeLeft])
    #expect(notes.list?.place == CodePlace("App/project.yml", 21))
    #expect(notes.controllers.map(\.name).sorted() == ["Both", "Notes"])
  }

  @Test func `settings go over the file of their target, key by key`() {
    let project = """
      { objects = {
        A1 = { isa = PBXNativeTarget; name = Films; buildConfigurationList = L1;
          productType = "com.apple.product-type.application"; };
        L1 = { isa = XCConfigurationList; buildConfigurations = ( C1, C2 ); };
        C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          INFOPLIST_FILE = Films/Info.plist; GENERATE_INFOPLIST_FILE = YES;
          INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait;
        }; };
        C2 = { isa = XCBuildConfiguration; name = Release; buildSettings = {
          INFOPLIST_FILE = Films/Info.plist; GENERATE_INFOPLIST_FILE = YES;
          INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait;
        }; };
      }; }
      """
    let list = """
      <plist><dict>
      <key>UIRequiresFullScreen</key><true/>
      <key>UIApplicationSceneManifest</key><dict/>
      </dict></plist>
      """
    let found = storyLines([
      "Films.xcodeproj/project.pbxproj": project, "Films/Info.plist": list,
      "Films/AppDelegate.swift": "class AppDelegate: UIResponder, UIApplicationDelegate {}",
    ])
    #expect(found.contains("plist portrait # Films.xcodeproj/project.pbxproj:7"), "\(found)")
    #expect(found.contains("requires-full-screen yes # Films/Info.plist:2"), "\(found)")
    #expect(!found.contains { $0.contains("list of") || $0.contains("another") }, "\(found)")
    #expect(!found.contains { $0.hasPrefix("life-cycle") })
  }

  @Test func `targets are in the project's order, and a platform may be the project's`() {
    func targets(_ settings: String) -> [String] {
      facts([
        "App.xcodeproj/project.pbxproj": """
        { objects = {
          A = {isa = PBXNativeTarget; name = Tool; productType = "product-type.application"; buildConfigurationList = L; };
          P = {isa = PBXProject; buildConfigurationList = M; targets = (Z, A); };
          Z = {isa = PBXNativeTarget; name = Main; productType = "product-type.application"; buildConfigurationList = L; };
          L = {isa = XCConfigurationList; buildConfigurations = (C); };
          M = {isa = XCConfigurationList; buildConfigurations = (D); };
          C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
          D = {isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
        }; }
        """
      ]).targets
    }
    #expect(targets("SDKROOT = iphoneos;") == ["Main", "Tool"])
    #expect(targets("SDKROOT = macosx;").isEmpty)
  }

  @Test func `a header belongs to whom its code does`() {
    var files = Self.files
    files["iOS/App.xcodeproj/project.pbxproj"] = Self.project
      .replacing("Main.swift", with: "Main.m")
    files["iOS/Films/Main.m"] = "@implementation Films @end"
    files["iOS/Films/Main.h"] = "@interface Films : UIViewController @end"
    files["Notes/Main.swift"] = nil
    files["Notes/Main.h"] = "@interface Notes : UIViewController @end"
    let found = facts(files, target: "Films").controllers.map(\.name)
    #expect(found.contains("Films") && !found.contains("Notes"), "\(found)")
  }
}
