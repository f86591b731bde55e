import OrientationModel

/// An Xcode project around the apps of a suite and, where there is one, their UI test: open it, and
/// press Cmd-U, or Cmd-R.
///
/// A project file is a property list of objects that name each other by 24 hexadecimal digits.
struct XcodeProject {
  let suite: UITestSuite
  /// The oldest iOS that the apps are for.
  let deployment: String
  /// Whether a UI test leads through the stories; else the apps are for a hand.
  var hasTest = true

  /// What an object is; its number makes its name.
  private enum Kind: Int {
    case project = 1
    case group, products, target, sources, file, build, product, settings, configuration, proxy
    case dependency, list, shared
  }

  private static let testName = "UprightTests"

  private var apps: [String] { suite.apps.map(\.name) }

  /// The apps, and the test after them.
  private var targets: [String] { apps + (hasTest ? [Self.testName] : []) }

  /// The files of its bundle.
  var files: [(path: String, text: String)] {
    [
      ("Upright.xcodeproj/project.pbxproj", objects.text),
      ("Upright.xcodeproj/xcshareddata/xcschemes/Upright.xcscheme", scheme.text),
    ]
  }

  /// `project.pbxproj`.
  private var objects: Code {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      classes = {};
      objectVersion = 56;
      objects = {
        \(project)
        \(groups)
        \(targets.indices.map(target))
        \(hasTest ? apps.indices.map(dependency) : [])
      };
      rootObject = \(id(.project));
    }
    """
  }

  private func id(_ kind: Kind, _ index: Int = 0) -> String {
    func digits(_ number: Int, _ count: Int) -> String {
      String(number, radix: 16, uppercase: true).zeroPadded(to: count)
    }
    return digits(0x5550_5249_4748, 12) + digits(kind.rawValue, 4) + digits(index, 8)
  }

  private func list(_ values: [String]) -> String { "(" + values.map { $0 + ", " }.joined() + ")" }

  // MARK: The project and its files

  private var project: Code {
    let test = hasTest ? "\(id(.target, apps.count)) = {TestTargetID = \(id(.target)); }; " : ""
    // On a simulator nothing is signed; on a phone, Xcode does it for the team that was chosen.
    let signing = hasTest ? "CODE_SIGN_IDENTITY = \"-\"" : "CODE_SIGN_STYLE = Automatic"
    let configurations = configurations(
      targets.count,
      """
      \(signing); DEBUG_INFORMATION_FORMAT = dwarf; ENABLE_TESTABILITY = YES; \
      IPHONEOS_DEPLOYMENT_TARGET = \(deployment); LD_RUNPATH_SEARCH_PATHS = \
      "$(inherited) @executable_path/Frameworks @loader_path/Frameworks"; ONLY_ACTIVE_ARCH = YES; \
      PRODUCT_NAME = "$(TARGET_NAME)"; SDKROOT = iphoneos; SWIFT_OPTIMIZATION_LEVEL = "-Onone"; \
      SWIFT_VERSION = 5.0; TARGETED_DEVICE_FAMILY = "1,2";
      """)
    return """
      \(id(.project)) = {isa = PBXProject; attributes = {LastUpgradeCheck = 1600; \
      TargetAttributes = {\(test)}; }; buildConfigurationList = \(id(.list, targets.count)); \
      compatibilityVersion = "Xcode 14.0"; developmentRegion = en; hasScannedForEncodings = 0; \
      knownRegions = (en, Base, ); mainGroup = \(id(.group)); productRefGroup = \(id(.products)); \
      projectDirPath = ""; projectRoot = ""; targets = \(list(targets.indices.map { id(.target, $0) })); };
      \(configurations)
      """
  }

  private var groups: Code {
    let files = targets.indices.map { id(.file, $0) } + [id(.shared)]
    let paths =
      apps.map { "Apps/\($0)" } + (hasTest ? [Self.testName] : []) + ["Apps/Shared"]
    let sources = zip(files, paths).map { id, path -> Code in
      """
      \(id) = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; \
      path = "\(path).swift"; sourceTree = "<group>"; };
      """
    }
    let products = list(targets.indices.map { id(.product, $0) })
    return """
      \(id(.group)) = {isa = PBXGroup; children = \(list(files + [id(.products)])); \
      sourceTree = "<group>"; };
      \(id(.products)) = {isa = PBXGroup; children = \(products); name = Products; \
      sourceTree = "<group>"; };
      \(sources)
      """
  }

  // MARK: Targets

  private func target(_ index: Int) -> Code {
    let name = targets[index]
    let isTest = index == apps.count
    let (kind, wrapper, ending) =
      isTest ? ("bundle.ui-testing", "cfbundle", "xctest") : ("application", "application", "app")
    let dependencies = list(isTest ? apps.indices.map { id(.dependency, $0) } : [])
    // Every app takes the shared file, too: a build file of its own, numbered after the others.
    let files = [id(.build, index)] + (isTest ? [] : [id(.build, targets.count + index)])
    let builds = zip(files, [id(.file, index), id(.shared)]).map { build, file -> Code in
      "\(build) = {isa = PBXBuildFile; fileRef = \(file); };"
    }
    let list = isTest ? "YES; " : "NO; INFOPLIST_FILE = \"Apps/\(name)-Info.plist\"; "
    let tested = isTest ? " TEST_TARGET_NAME = \(apps.first ?? "");" : ""
    let isForPhoneAlone = !isTest && suite.apps[index].isForPhoneAlone
    let family = isForPhoneAlone ? " TARGETED_DEVICE_FAMILY = 1;" : ""
    let settings =
      "GENERATE_INFOPLIST_FILE = \(list)PRODUCT_BUNDLE_IDENTIFIER = \(TestCode.prefix).\(name);"
    return """
      \(id(.target, index)) = {isa = PBXNativeTarget; \
      buildConfigurationList = \(id(.list, index)); \
      buildPhases = \(self.list([id(.sources, index)])); buildRules = (); \
      dependencies = \(dependencies); name = \(name); productName = \(name); \
      productReference = \(id(.product, index)); \
      productType = "com.apple.product-type.\(kind)"; };
      \(id(.product, index)) = {isa = PBXFileReference; explicitFileType = wrapper.\(wrapper); \
      includeInIndex = 0; path = \(name).\(ending); sourceTree = BUILT_PRODUCTS_DIR; };
      \(id(.sources, index)) = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; \
      files = \(self.list(files)); runOnlyForDeploymentPostprocessing = 0; };
      \(builds)
      \(configurations(index, settings + family + tested))
      """
  }

  private func configurations(_ index: Int, _ settings: String) -> Code {
    """
    \(id(.list, index)) = {isa = XCConfigurationList; \
    buildConfigurations = \(list([id(.configuration, index)])); \
    defaultConfigurationIsVisible = 0; defaultConfigurationName = Debug; };
    \(id(.configuration, index)) = {isa = XCBuildConfiguration; \
    buildSettings = {\(settings) }; name = Debug; };
    """
  }

  /// The test needs every app built and installed.
  private func dependency(_ index: Int) -> Code {
    let (target, proxy) = (id(.target, index), id(.proxy, index))
    return """
      \(proxy) = {isa = PBXContainerItemProxy; containerPortal = \(id(.project)); proxyType = 1; \
      remoteGlobalIDString = \(target); remoteInfo = \(apps[index]); };
      \(id(.dependency, index)) = {isa = PBXTargetDependency; target = \(target); \
      targetProxy = \(proxy); };
      """
  }

  // MARK: The scheme

  /// `Upright.xcscheme`: what is built, and what is tested.
  private var scheme: Code {
    let tested: Code = """
      <TestableReference skipped = "NO">
        \(reference(targets.count - 1))
      </TestableReference>
      """
    let entries = targets.indices.map { index -> Code in
      """
      <BuildActionEntry buildForTesting = "YES" buildForRunning = "YES">
        \(reference(index))
      </BuildActionEntry>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <Scheme LastUpgradeVersion = "1600" version = "1.7">
        <BuildAction parallelizeBuildables = "YES" buildImplicitDependencies = "YES">
          <BuildActionEntries>
            \(entries)
          </BuildActionEntries>
        </BuildAction>
        <TestAction buildConfiguration = "Debug" shouldUseLaunchSchemeArgsEnv = "YES">
          <Testables>
            \(if: hasTest, tested)
          </Testables>
        </TestAction>
        <LaunchAction buildConfiguration = "Debug">
          <BuildableProductRunnable runnableDebuggingMode = "0">
            \(reference(0))
          </BuildableProductRunnable>
        </LaunchAction>
      </Scheme>
      """
  }

  private func reference(_ index: Int) -> Code {
    """
    <BuildableReference
      BuildableIdentifier = "primary"
      BlueprintIdentifier = "\(id(.target, index))"
      BuildableName = "\(targets[index]).\(index == apps.count ? "xctest" : "app")"
      BlueprintName = "\(targets[index])"
      ReferencedContainer = "container:Upright.xcodeproj">
    </BuildableReference>
    """
  }
}

/// The page that lies beside a project: what to do with it.
struct ProjectPage {
  let suite: UITestSuite
  let ios: UInt8
  /// The one that was asked for in place of the stories' own.
  var device: Device?

  var text: String {
    """
    # Upright, compared with a real system

    \(suite.summary) This project was written by
    `\(command)`; you don't have to edit anything in it.

    1. Open `Upright.xcodeproj`, choose a simulator with iOS \(ios), and press Cmd-U. Or:

       ```sh
       TEST_RUNNER_UPRIGHT_OBSERVATIONS="$PWD/seen.json" xcodebuild test \\
         -project Upright.xcodeproj -scheme Upright -parallel-testing-enabled NO \\
         -destination 'platform=iOS Simulator,name=\(simulator),OS=\(release)'
       ```

       `xcrun simctl list devices` lists the names and versions of your simulators.

    2. `upright check --observed seen.json` compares the results with the rule book, and
       `upright rules --observed seen.json` shows for each rule where it was observed.

    Each story is for one class of devices and is skipped on others. Run the test once on each of
    these, with its own file, and give `check` one `--observed` for each.

    | Device | Stories |
    |---|---|
    \(devices)

    On iPad, first choose Full Screen Apps under Multitasking & Gestures in Settings. If the test
    says that an app isn't installed, run that app's scheme once, or run `xcrun simctl install
    booted` for each app that was built.

    ## The apps

    An app's Info.plist can't change while the app runs, so there is one app for each Info.plist
    that the stories need. Each has its target, `Apps/NAME.swift` with its stories,
    `Apps/NAME-Info.plist`, and the bundle identifier `\(TestCode.prefix).NAME`; all share
    `Apps/Shared.swift`.

    | App | Info.plist | Stories |
    |---|---|---|
    \(table)

    ## Skipped

    \(skipped)

    """
  }

  private var command: String {
    let device = device.map { " --device '\($0.name)'" } ?? ""
    return "upright export --all --to xctest --ios \(ios)" + device
  }

  /// One that runs that iOS, by its name in Xcode.
  private var simulator: String {
    switch device ?? .iPhone {
    case .iPhone: ios >= 26 ? "iPhone 17" : "iPhone \(ios - 2)"
    case .iPhoneSE: ios >= 16 ? "iPhone SE (3rd generation)" : "iPhone 8"
    case .iPhonePlus: "iPhone 8 Plus"
    case .iPhoneProMax: ios >= 26 ? "iPhone 17 Pro Max" : "iPhone \(ios - 2) Pro Max"
    case .iPadPro: "iPad Pro (11-inch) (\(ios >= 17 ? 4 : ios >= 15 ? 3 : 1)th generation)"
    case .iPad: "iPad (\(ios >= 17 ? 10 : ios >= 15 ? 9 : 7)th generation)"
    }
  }

  /// What Xcode has of that iOS.
  private var release: String {
    switch ios {
    case 13: "13.7"
    case 16: "16.4"
    case 14, 15, 17, 18: "\(ios).5"
    case 26: "26.1"
    default: "\(ios).0"
    }
  }

  private var table: String {
    suite.apps.map { app in "| \(app.name) | \(app.sentence) | \(suite.rehearsals(in: app).count) |"
    }.joined(separator: "\n")
  }

  private var devices: String {
    suite.rehearsals().map(\.device.name).counted.map { "| \($0.name) | \($0.count) |" }
      .joined(separator: "\n")
  }

  private var skipped: String {
    let lines = suite.entries.compactMap { entry in
      entry.part.reason.map { "- \(entry.name): \($0)" }
    }
    return lines.isEmpty ? "None." : lines.joined(separator: "\n")
  }
}
