import OrientationModel
import SwiftCode

/// An Xcode project around some apps: open it, choose one, and press Cmd-R.
///
/// A project file is a property list of objects that name each other by 24 hexadecimal digits.
struct XcodeProject {
  let apps: [HostApp]
  /// The oldest iOS that the app is for.
  let deployment: String

  /// What an object is; its number makes its name.
  private enum Kind: Int {
    case project = 1
    case group, products, target, sources, file, build, product, settings, list, shared
    case targetSettings, targetList, sharedBuild
  }

  /// The files of its bundle.
  var files: [(path: String, text: String)] {
    [("Upright.xcodeproj/project.pbxproj", objects.text)]
      + apps.indices.map {
        ("Upright.xcodeproj/xcshareddata/xcschemes/\(apps[$0].name).xcscheme", scheme($0).text)
      }
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
        \(apps.indices.map(target))
      };
      rootObject = \(id(.project));
    }
    """
  }

  /// Of the project's own, or of one of its apps.
  private func id(_ kind: Kind, _ app: Int = 0) -> String {
    func digits(_ number: Int, _ count: Int) -> String {
      String(number, radix: 16, uppercase: true).zeroPadded(to: count)
    }
    return digits(0x5550_5249_4748, 12) + digits(kind.rawValue, 4) + digits(app, 8)
  }

  private func ids(_ kind: Kind) -> String {
    apps.indices.map { id(kind, $0) + ", " }.joined()
  }

  // MARK: The project and its files

  private var project: Code {
    // On a simulator nothing is signed; on a phone, Xcode does it for the team that was chosen.
    let configurations = configurations(
      .list, .settings,
      """
      CODE_SIGN_STYLE = Automatic; DEBUG_INFORMATION_FORMAT = dwarf; ENABLE_TESTABILITY = YES; \
      IPHONEOS_DEPLOYMENT_TARGET = \(deployment); LD_RUNPATH_SEARCH_PATHS = \
      "$(inherited) @executable_path/Frameworks @loader_path/Frameworks"; ONLY_ACTIVE_ARCH = YES; \
      PRODUCT_NAME = "$(TARGET_NAME)"; SDKROOT = iphoneos; SWIFT_OPTIMIZATION_LEVEL = "-Onone"; \
      SWIFT_VERSION = 5.0; TARGETED_DEVICE_FAMILY = "1,2";
      """)
    return """
      \(id(.project)) = {isa = PBXProject; attributes = {LastUpgradeCheck = 1600; }; \
      buildConfigurationList = \(id(.list)); compatibilityVersion = "Xcode 14.0"; \
      developmentRegion = en; hasScannedForEncodings = 0; knownRegions = (en, Base, ); \
      mainGroup = \(id(.group)); productRefGroup = \(id(.products)); projectDirPath = ""; \
      projectRoot = ""; targets = (\(ids(.target))); };
      \(configurations)
      """
  }

  private var groups: Code {
    """
    \(id(.group)) = {isa = PBXGroup; \
    children = (\(ids(.file))\(id(.shared)), \(id(.products)), ); sourceTree = "<group>"; };
    \(id(.products)) = {isa = PBXGroup; children = (\(ids(.product))); name = Products; \
    sourceTree = "<group>"; };
    \(apps.indices.map { source(id(.file, $0), "Apps/\(apps[$0].name)") })
    \(source(id(.shared), "Apps/Shared"))
    """
  }

  private func source(_ id: String, _ path: String) -> Code {
    """
    \(id) = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; \
    path = "\(path).swift"; sourceTree = "<group>"; };
    """
  }

  // MARK: The target

  private func target(_ index: Int) -> Code {
    let name = apps[index].name
    let family = apps[index].isForPhoneAlone ? " TARGETED_DEVICE_FAMILY = 1;" : ""
    let settings =
      "GENERATE_INFOPLIST_FILE = NO; INFOPLIST_FILE = \"Apps/\(name)-Info.plist\"; "
      + "PRODUCT_BUNDLE_IDENTIFIER = com.example.upright.\(name);" + family
    return """
      \(id(.target, index)) = {isa = PBXNativeTarget; buildConfigurationList = \(id(.targetList, index)); \
      buildPhases = (\(id(.sources, index)), ); buildRules = (); dependencies = (); name = \(name); \
      productName = \(name); productReference = \(id(.product, index)); \
      productType = "com.apple.product-type.application"; };
      \(id(.product, index)) = {isa = PBXFileReference; explicitFileType = wrapper.application; \
      includeInIndex = 0; path = \(name).app; sourceTree = BUILT_PRODUCTS_DIR; };
      \(id(.sources, index)) = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; \
      files = (\(id(.build, index)), \(id(.sharedBuild, index)), ); runOnlyForDeploymentPostprocessing = 0; };
      \(id(.build, index)) = {isa = PBXBuildFile; fileRef = \(id(.file, index)); };
      \(id(.sharedBuild, index)) = {isa = PBXBuildFile; fileRef = \(id(.shared)); };
      \(configurations(.targetList, .targetSettings, settings, index))
      """
  }

  private func configurations(
    _ list: Kind, _ kind: Kind, _ settings: String, _ app: Int = 0
  ) -> Code {
    """
    \(id(list, app)) = {isa = XCConfigurationList; buildConfigurations = (\(id(kind, app)), ); \
    defaultConfigurationIsVisible = 0; defaultConfigurationName = Debug; };
    \(id(kind, app)) = {isa = XCBuildConfiguration; buildSettings = {\(settings) }; name = Debug; };
    """
  }

  // MARK: The scheme

  /// What is built, and what runs.
  private func scheme(_ app: Int) -> Code {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme LastUpgradeVersion = "1600" version = "1.7">
      <BuildAction parallelizeBuildables = "YES" buildImplicitDependencies = "YES">
        <BuildActionEntries>
          <BuildActionEntry buildForTesting = "YES" buildForRunning = "YES">
            \(reference(app))
          </BuildActionEntry>
        </BuildActionEntries>
      </BuildAction>
      <LaunchAction buildConfiguration = "Debug">
        <BuildableProductRunnable runnableDebuggingMode = "0">
          \(reference(app))
        </BuildableProductRunnable>
      </LaunchAction>
    </Scheme>
    """
  }

  private func reference(_ app: Int) -> Code {
    """
    <BuildableReference
      BuildableIdentifier = "primary"
      BlueprintIdentifier = "\(id(.target, app))"
      BuildableName = "\(apps[app].name).app"
      BlueprintName = "\(apps[app].name)"
      ReferencedContainer = "container:Upright.xcodeproj">
    </BuildableReference>
    """
  }
}
