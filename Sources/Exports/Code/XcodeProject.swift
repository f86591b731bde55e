/// An Xcode project around the apps of an suite and their UI test: open it, and press Cmd-U.
///
/// A project file is a property list of objects that name each other by 24 hexadecimal digits.
struct XcodeProject {
  let suite: UITestSuite
  /// The oldest iOS that the apps are for.
  let deployment: String

  /// What an object is; its number makes its name.
  private enum Kind: Int {
    case project = 1
    case group, products, target, sources, file, build, product, settings, configuration, proxy
    case dependency, list, shared
  }

  private static let testName = "UprightTests"

  private var apps: [String] { suite.apps.map(\.name) }

  /// The apps, and the test behind them.
  private var targets: [String] { apps + [Self.testName] }

  /// `project.pbxproj`.
  var text: String {
    var lines = Lines()
    lines.add("// !$*UTF8*$!")
    lines.add("{")
    lines.indented { lines in
      lines.add(["archiveVersion = 1;", "classes = {};", "objectVersion = 56;"])
      lines.block("objects =", end: "};") { lines in
        addProject(to: &lines)
        addGroups(to: &lines)
        for index in targets.indices { addTarget(index, to: &lines) }
        addDependencies(to: &lines)
      }
      lines.add("rootObject = \(id(.project));")
    }
    lines.add("}")
    return lines.text
  }

  private func id(_ kind: Kind, _ index: Int = 0) -> String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number, radix: 16, uppercase: true)
      return String(repeating: "0", count: count - text.count) + text
    }
    return digits(0x5550_5249_4748, 12) + digits(kind.rawValue, 4) + digits(index, 8)
  }

  private func add(
    _ id: String, _ isa: String, _ members: [(String, String)], to lines: inout Lines
  ) {
    let all = [("isa", isa)] + members
    lines.add("\(id) = {\(all.map { "\($0) = \($1); " }.joined())};")
  }

  private func list(_ values: [String]) -> String { "(" + values.map { $0 + ", " }.joined() + ")" }

  // MARK: The project and its files

  private func addProject(to lines: inout Lines) {
    let test = apps.count
    add(
      id(.project), "PBXProject",
      [
        (
          "attributes",
          "{LastUpgradeCheck = 1600; TargetAttributes = {"
            + "\(id(.target, test)) = {TestTargetID = \(id(.target)); }; }; }"
        ), ("buildConfigurationList", id(.list, targets.count)),
        ("compatibilityVersion", "\"Xcode 14.0\""), ("developmentRegion", "en"),
        ("hasScannedForEncodings", "0"), ("knownRegions", "(en, Base, )"),
        ("mainGroup", id(.group)), ("productRefGroup", id(.products)), ("projectDirPath", "\"\""),
        ("projectRoot", "\"\""), ("targets", list(targets.indices.map { id(.target, $0) })),
      ], to: &lines)
    addConfigurations(
      targets.count,
      [
        ("CODE_SIGN_IDENTITY", "\"-\""), ("DEBUG_INFORMATION_FORMAT", "dwarf"),
        ("ENABLE_TESTABILITY", "YES"), ("IPHONEOS_DEPLOYMENT_TARGET", deployment),
        (
          "LD_RUNPATH_SEARCH_PATHS",
          "\"$(inherited) @executable_path/Frameworks @loader_path/Frameworks\""
        ), ("ONLY_ACTIVE_ARCH", "YES"), ("PRODUCT_NAME", "\"$(TARGET_NAME)\""),
        ("SDKROOT", "iphoneos"), ("SWIFT_OPTIMIZATION_LEVEL", "\"-Onone\""),
        ("SWIFT_VERSION", "5.0"), ("TARGETED_DEVICE_FAMILY", "\"1,2\""),
      ], to: &lines)
  }

  private func addGroups(to lines: inout Lines) {
    let files = targets.indices.map { id(.file, $0) } + [id(.shared)]
    add(
      id(.group), "PBXGroup",
      [("children", list(files + [id(.products)])), ("sourceTree", "\"<group>\"")], to: &lines)
    add(
      id(.products), "PBXGroup",
      [
        ("children", list(targets.indices.map { id(.product, $0) })), ("name", "Products"),
        ("sourceTree", "\"<group>\""),
      ], to: &lines)
    let paths = targets.map { $0 == Self.testName ? "\($0).swift" : "Apps/\($0).swift" }
    for (index, path) in paths.enumerated() { addFile(id(.file, index), path, to: &lines) }
    addFile(id(.shared), "Apps/Shared.swift", to: &lines)
  }

  private func addFile(_ id: String, _ path: String, to lines: inout Lines) {
    add(
      id, "PBXFileReference",
      [
        ("lastKnownFileType", "sourcecode.swift"), ("path", "\"\(path)\""),
        ("sourceTree", "\"<group>\""),
      ], to: &lines)
  }

  // MARK: Targets

  private func addTarget(_ index: Int, to lines: inout Lines) {
    let name = targets[index]
    let isTest = index == apps.count
    let kind = isTest ? "bundle.ui-testing" : "application"
    let ending = isTest ? "xctest" : "app"
    let dependencies = isTest ? apps.indices.map { id(.dependency, $0) } : []
    add(
      id(.target, index), "PBXNativeTarget",
      [
        ("buildConfigurationList", id(.list, index)),
        ("buildPhases", list([id(.sources, index)])), ("buildRules", "()"),
        ("dependencies", list(dependencies)), ("name", name), ("productName", name),
        ("productReference", id(.product, index)),
        ("productType", "\"com.apple.product-type.\(kind)\""),
      ], to: &lines)
    let wrapper = isTest ? "wrapper.cfbundle" : "wrapper.application"
    add(
      id(.product, index), "PBXFileReference",
      [
        ("explicitFileType", wrapper), ("includeInIndex", "0"),
        ("path", "\(name).\(ending)"), ("sourceTree", "BUILT_PRODUCTS_DIR"),
      ], to: &lines)
    // Every app takes the shared file, too: a build file of its own, numbered behind the others.
    let files = [id(.build, index)] + (isTest ? [] : [id(.build, targets.count + index)])
    add(
      id(.sources, index), "PBXSourcesBuildPhase",
      [
        ("buildActionMask", "2147483647"), ("files", list(files)),
        ("runOnlyForDeploymentPostprocessing", "0"),
      ], to: &lines)
    for (build, file) in zip(files, [id(.file, index), id(.shared)]) {
      add(build, "PBXBuildFile", [("fileRef", file)], to: &lines)
    }
    let identifier = ("PRODUCT_BUNDLE_IDENTIFIER", "\(TestCode.prefix).\(name)")
    addConfigurations(
      index,
      isTest
        ? [("GENERATE_INFOPLIST_FILE", "YES"), identifier, ("TEST_TARGET_NAME", apps.first ?? "")]
        : [
          ("GENERATE_INFOPLIST_FILE", "NO"), ("INFOPLIST_FILE", "\"Apps/\(name)-Info.plist\""),
          identifier,
        ], to: &lines)
  }

  private func addConfigurations(
    _ index: Int, _ settings: [(String, String)], to lines: inout Lines
  ) {
    add(
      id(.list, index), "XCConfigurationList",
      [
        ("buildConfigurations", list([id(.configuration, index)])),
        ("defaultConfigurationIsVisible", "0"), ("defaultConfigurationName", "Debug"),
      ], to: &lines)
    add(
      id(.configuration, index), "XCBuildConfiguration",
      [
        ("buildSettings", "{\(settings.map { "\($0) = \($1); " }.joined())}"), ("name", "Debug"),
      ], to: &lines)
  }

  /// The test needs every app built and installed.
  private func addDependencies(to lines: inout Lines) {
    for (index, name) in apps.enumerated() {
      add(
        id(.proxy, index), "PBXContainerItemProxy",
        [
          ("containerPortal", id(.project)), ("proxyType", "1"),
          ("remoteGlobalIDString", id(.target, index)), ("remoteInfo", name),
        ], to: &lines)
      add(
        id(.dependency, index), "PBXTargetDependency",
        [("target", id(.target, index)), ("targetProxy", id(.proxy, index))], to: &lines)
    }
  }

  // MARK: The scheme

  /// `Upright.xcscheme`: what is built, and what is tested.
  var scheme: String {
    func reference(_ index: Int) -> [String] {
      let name = targets[index]
      return [
        "<BuildableReference", "  BuildableIdentifier = \"primary\"",
        "  BlueprintIdentifier = \"\(id(.target, index))\"",
        "  BuildableName = \"\(name).\(index == apps.count ? "xctest" : "app")\"",
        "  BlueprintName = \"\(name)\"", "  ReferencedContainer = \"container:Upright.xcodeproj\">",
        "</BuildableReference>",
      ]
    }
    func element(_ head: String, _ body: [String]) -> [String] {
      let name = head.prefix { $0 != " " }
      return ["<\(head)>"] + body.map { "  " + $0 } + ["</\(name)>"]
    }
    let entries = targets.indices.flatMap { index in
      element(
        "BuildActionEntry buildForTesting = \"YES\" buildForRunning = \"YES\"", reference(index))
    }
    let build = element(
      "BuildAction parallelizeBuildables = \"YES\" buildImplicitDependencies = \"YES\"",
      element("BuildActionEntries", entries))
    let test = element(
      "TestAction buildConfiguration = \"Debug\" shouldUseLaunchSchemeArgsEnv = \"YES\"",
      element("Testables", element("TestableReference skipped = \"NO\"", reference(apps.count))))
    let launch = element(
      "LaunchAction buildConfiguration = \"Debug\"",
      element("BuildableProductRunnable runnableDebuggingMode = \"0\"", reference(0)))
    let lines =
      ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
      + element("Scheme LastUpgradeVersion = \"1600\" version = \"1.7\"", build + test + launch)
    return lines.map { $0 + "\n" }.joined()
  }
}
