/// The settings of an Xcode project that stand for an Info.plist, and the targets they belong to.
struct BuildSettings: Sendable {
  /// What a project file says of an application.
  struct Target: Hashable, Sendable {
    var name: String
    var isApplication: Bool
    var configurations: [String] = []
  }

  struct Configuration: Hashable, Sendable {
    var name = ""
    var list: AppList
    var propertyList: String?
    var families: String?
    var oldest: String?
    var platform: String?
  }

  var targets: [Target] = []
  /// By the name that the project file has for them.
  var configurations: [String: Configuration] = [:]
  /// In the order of the file.
  private(set) var order: [String] = []
  private var lists: [String: [String]] = [:]

  /// Reads a `project.pbxproj`: an old-style property list, of which a few objects are looked at.
  init(project bytes: [UInt8], file: String) {
    var reader = OldPropertyList(bytes)
    let objects = reader.objects()
    for object in objects {
      switch object.kind {
      case "XCBuildConfiguration":
        var configuration = Configuration(list: AppList(CodePlace(file, object.line)))
        configuration.name = object.text("name") ?? ""
        for setting in object.settings { configuration.take(setting) }
        configuration.list.configuration = configuration.name
        configurations[object.identifier] = configuration
        order.append(object.identifier)
      case "XCConfigurationList":
        lists[object.identifier] = object.values("buildConfigurations")
      case "PBXNativeTarget":
        let type = object.text("productType") ?? ""
        let name = object.text("name") ?? ""
        targets.append(
          Target(
            name: name, isApplication: type.hasSuffix("product-type.application"),
            configurations: [object.text("buildConfigurationList") ?? ""]))
      default: break
      }
    }
    for index in targets.indices {
      targets[index].configurations = targets[index].configurations.flatMap { lists[$0] ?? [] }
      for identifier in targets[index].configurations {
        configurations[identifier]?.list.target = targets[index].name
      }
    }
  }

  /// The first applications are those for phones.
  var applications: [Target] {
    targets.filter { target in
      target.isApplication
        && target.configurations.contains { identifier in
          guard let configuration = configurations[identifier] else { return false }
          let platform = configuration.platform ?? "iphoneos"
          return platform.contains("iphone") || platform == "auto"
        }
    }
  }
}

extension BuildSettings.Configuration {
  fileprivate mutating func take(_ setting: OldPropertyList.Entry) {
    let key = setting.key.prefix { $0 != "[" }
    let values = setting.values.flatMap { $0.split(separator: " ").map(String.init) }
    if key.hasPrefix("INFOPLIST_KEY_") {
      _ = list.take(String(key.dropFirst("INFOPLIST_KEY_".count)), values, line: setting.line)
      if key.hasSuffix("UIApplicationSceneManifest_Generation") { list.hasSceneManifest = true }
      return
    }
    switch key {
    case "INFOPLIST_FILE": propertyList = setting.values.first
    case "TARGETED_DEVICE_FAMILY": families = setting.values.first
    case "IPHONEOS_DEPLOYMENT_TARGET": oldest = setting.values.first
    case "SDKROOT", "SUPPORTED_PLATFORMS":
      if platform == nil || key == "SUPPORTED_PLATFORMS" { platform = setting.values.first }
    default: break
    }
  }
}

extension AppList {
  /// What an `.xcconfig` says in place of an Info.plist.
  init(settings text: [UInt8], file: String) {
    self.init(CodePlace(file, 1))
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = String(decoding: line, as: UTF8.self)
      guard line.hasPrefix("INFOPLIST_KEY_"), let sign = line.firstIndex(of: "=") else { continue }
      let key = line[..<sign].prefix { $0 != "[" && $0 != " " }.dropFirst("INFOPLIST_KEY_".count)
      let values = line[line.index(after: sign)...].split { " \"\t\r;".contains($0) }
      _ = take(String(key), values.map(String.init), line: index + 1)
    }
  }
}
