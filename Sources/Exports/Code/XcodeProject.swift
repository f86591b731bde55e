import SwiftCode

/// An Xcode project around some apps: open it, choose one, and press Cmd-R.
///
/// A project file is a property list of objects that name each other by 24 hexadecimal digits. An app's
/// sources are whatever lies in its folder and in the one that all share; Xcode makes the schemes.
struct XcodeProject {
  /// An app that is one folder of sources.
  struct App {
    let name: String
    /// The build settings that it has and others have otherwise.
    let settings: Code
  }

  let apps: [App]
  /// The folder whose sources every app has.
  let sharedFolder: String
  /// What the build adds its own keys to.
  let propertyList: String
  let deployment: String

  static let path = "Upright.xcodeproj/project.pbxproj"

  /// What an object is; its number makes its name.
  private enum Kind: Int {
    case project = 1
    case group, products, shared, list, settings
    case target, folder, sources, product, targetList, targetSettings
  }

  var text: String { objects.text }

  private var objects: Code {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      classes = {};
      objectVersion = 77;
      objects = {
        \(project)
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

  private var project: Code {
    """
    \(id(.project)) = {isa = PBXProject; attributes = {LastUpgradeCheck = 1600; }; \
    buildConfigurationList = \(id(.list)); developmentRegion = en; hasScannedForEncodings = 0; \
    knownRegions = (en, Base, ); mainGroup = \(id(.group)); preferredProjectObjectVersion = 77; \
    productRefGroup = \(id(.products)); projectDirPath = ""; projectRoot = ""; \
    targets = (\(ids(.target))); };
    \(id(.group)) = {isa = PBXGroup; \
    children = (\(ids(.folder))\(id(.shared)), \(id(.products)), ); sourceTree = "<group>"; };
    \(id(.products)) = {isa = PBXGroup; children = (\(ids(.product))); name = Products; \
    sourceTree = "<group>"; };
    \(folder(id(.shared), sharedFolder))
    \(configurations(.list, .settings, settings))
    """
  }

  private func folder(_ id: String, _ path: String) -> Code {
    """
    \(id) = {isa = PBXFileSystemSynchronizedRootGroup; path = \(path); sourceTree = "<group>"; };
    """
  }

  /// On a simulator nothing is signed; on a phone, Xcode does it for the team that was chosen.
  private var settings: Code {
    """
    CODE_SIGN_STYLE = Automatic;
    DEBUG_INFORMATION_FORMAT = dwarf;
    ENABLE_TESTABILITY = YES;
    GENERATE_INFOPLIST_FILE = YES;
    INFOPLIST_FILE = \(propertyList);
    INFOPLIST_KEY_UILaunchScreen_Generation = YES;
    IPHONEOS_DEPLOYMENT_TARGET = \(deployment);
    LD_RUNPATH_SEARCH_PATHS = "$(inherited) @executable_path/Frameworks";
    ONLY_ACTIVE_ARCH = YES;
    PRODUCT_NAME = "$(TARGET_NAME)";
    SDKROOT = iphoneos;
    SWIFT_OPTIMIZATION_LEVEL = "-Onone";
    SWIFT_VERSION = 5.0;
    TARGETED_DEVICE_FAMILY = "1,2";
    """
  }

  private func target(_ index: Int) -> Code {
    let app = apps[index]
    let settings: Code = """
      PRODUCT_BUNDLE_IDENTIFIER = com.example.upright.\(app.name);
      \(app.settings)
      """
    return """
      \(id(.target, index)) = {isa = PBXNativeTarget; buildConfigurationList = \(id(.targetList, index)); \
      buildPhases = (\(id(.sources, index)), ); buildRules = (); dependencies = (); \
      fileSystemSynchronizedGroups = (\(id(.folder, index)), \(id(.shared)), ); name = \(app.name); \
      productName = \(app.name); productReference = \(id(.product, index)); \
      productType = "com.apple.product-type.application"; };
      \(folder(id(.folder, index), app.name))
      \(id(.product, index)) = {isa = PBXFileReference; explicitFileType = wrapper.application; \
      includeInIndex = 0; path = \(app.name).app; sourceTree = BUILT_PRODUCTS_DIR; };
      \(id(.sources, index)) = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (); \
      runOnlyForDeploymentPostprocessing = 0; };
      \(configurations(.targetList, .targetSettings, settings, index))
      """
  }

  private func configurations(
    _ list: Kind, _ kind: Kind, _ settings: Code, _ app: Int = 0
  ) -> Code {
    """
    \(id(list, app)) = {isa = XCConfigurationList; buildConfigurations = (\(id(kind, app)), ); \
    defaultConfigurationIsVisible = 0; defaultConfigurationName = Debug; };
    \(id(kind, app)) = {
      isa = XCBuildConfiguration;
      name = Debug;
      buildSettings = {
        \(settings)
      };
    };
    """
  }
}
