import OrientationModel
import SwiftCode

/// An Xcode project around one app: open it, and press Cmd-R.
///
/// A project file is a property list of objects that name each other by 24 hexadecimal digits.
struct XcodeProject {
  let app: HostApp
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
        \(target)
      };
      rootObject = \(id(.project));
    }
    """
  }

  private func id(_ kind: Kind) -> String {
    func digits(_ number: Int, _ count: Int) -> String {
      String(number, radix: 16, uppercase: true).zeroPadded(to: count)
    }
    return digits(0x5550_5249_4748, 12) + digits(kind.rawValue, 4) + digits(0, 8)
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
      projectRoot = ""; targets = (\(id(.target)), ); };
      \(configurations)
      """
  }

  private var groups: Code {
    """
    \(id(.group)) = {isa = PBXGroup; \
    children = (\(id(.file)), \(id(.shared)), \(id(.products)), ); sourceTree = "<group>"; };
    \(id(.products)) = {isa = PBXGroup; children = (\(id(.product)), ); name = Products; \
    sourceTree = "<group>"; };
    \(source(.file, "Apps/\(app.name)"))
    \(source(.shared, "Apps/Shared"))
    """
  }

  private func source(_ kind: Kind, _ path: String) -> Code {
    """
    \(id(kind)) = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; \
    path = "\(path).swift"; sourceTree = "<group>"; };
    """
  }

  // MARK: The target

  private var target: Code {
    let name = app.name
    let family = app.isForPhoneAlone ? " TARGETED_DEVICE_FAMILY = 1;" : ""
    let settings =
      "GENERATE_INFOPLIST_FILE = NO; INFOPLIST_FILE = \"Apps/\(name)-Info.plist\"; "
      + "PRODUCT_BUNDLE_IDENTIFIER = com.example.upright.\(name);" + family
    return """
      \(id(.target)) = {isa = PBXNativeTarget; buildConfigurationList = \(id(.targetList)); \
      buildPhases = (\(id(.sources)), ); buildRules = (); dependencies = (); name = \(name); \
      productName = \(name); productReference = \(id(.product)); \
      productType = "com.apple.product-type.application"; };
      \(id(.product)) = {isa = PBXFileReference; explicitFileType = wrapper.application; \
      includeInIndex = 0; path = \(name).app; sourceTree = BUILT_PRODUCTS_DIR; };
      \(id(.sources)) = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; \
      files = (\(id(.build)), \(id(.sharedBuild)), ); runOnlyForDeploymentPostprocessing = 0; };
      \(id(.build)) = {isa = PBXBuildFile; fileRef = \(id(.file)); };
      \(id(.sharedBuild)) = {isa = PBXBuildFile; fileRef = \(id(.shared)); };
      \(configurations(.targetList, .targetSettings, settings))
      """
  }

  private func configurations(_ list: Kind, _ kind: Kind, _ settings: String) -> Code {
    """
    \(id(list)) = {isa = XCConfigurationList; buildConfigurations = (\(id(kind)), ); \
    defaultConfigurationIsVisible = 0; defaultConfigurationName = Debug; };
    \(id(kind)) = {isa = XCBuildConfiguration; buildSettings = {\(settings) }; name = Debug; };
    """
  }

  // MARK: The scheme

  /// `Upright.xcscheme`: what is built, and what runs.
  private var scheme: Code {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme LastUpgradeVersion = "1600" version = "1.7">
      <BuildAction parallelizeBuildables = "YES" buildImplicitDependencies = "YES">
        <BuildActionEntries>
          <BuildActionEntry buildForTesting = "YES" buildForRunning = "YES">
            \(reference)
          </BuildActionEntry>
        </BuildActionEntries>
      </BuildAction>
      <LaunchAction buildConfiguration = "Debug">
        <BuildableProductRunnable runnableDebuggingMode = "0">
          \(reference)
        </BuildableProductRunnable>
      </LaunchAction>
    </Scheme>
    """
  }

  private var reference: Code {
    """
    <BuildableReference
      BuildableIdentifier = "primary"
      BlueprintIdentifier = "\(id(.target))"
      BuildableName = "\(app.name).app"
      BlueprintName = "\(app.name)"
      ReferencedContainer = "container:Upright.xcodeproj">
    </BuildableReference>
    """
  }
}
