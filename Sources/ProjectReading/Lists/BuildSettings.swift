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
    var oldest: OldestSystem?
    var platform: String?
  }

  var targets: [Target] = []
  /// How many folders deep the project lies.
  private(set) var depth = 0
  /// By the name that the project file has for them.
  var configurations: [String: Configuration] = [:]
  /// In the order of the file.
  private(set) var order: [String] = []
  private var lists: [String: [String]] = [:]

  /// Reads a `project.pbxproj`: an old-style property list, of which a few objects are looked at.
  init(project bytes: [UInt8], file: String) {
    depth = file.split(separator: "/").count
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
      return
    }
    switch key {
    case "INFOPLIST_FILE": propertyList = setting.values.first
    case "TARGETED_DEVICE_FAMILY": families = setting.values.first
    case OldestSystem.key:
      oldest = OldestSystem(setting.values.first, CodePlace(list.place.file, setting.line))
    case "SDKROOT", "SUPPORTED_PLATFORMS":
      if platform == nil || key == "SUPPORTED_PLATFORMS" { platform = setting.values.first }
    default: break
    }
  }
}

/// The oldest system that an app runs on.
package struct OldestSystem: Hashable, Sendable {
  static let key = "IPHONEOS_DEPLOYMENT_TARGET"

  /// As it stands there: `15.2`.
  package var text: String
  package var major: Int
  package var place: CodePlace

  /// Nothing, where it is no number.
  init?(_ text: String?, _ place: CodePlace) {
    guard let text, let major = Int(text.prefix { $0.isNumber }),
      text.allSatisfy({ $0.isNumber || $0 == "." })
    else { return nil }
    (self.text, self.major, self.place) = (text, major, place)
  }

  /// Reads the line of an `.xcconfig`, or `.iOS(.v15)` of a package.
  init?(in bytes: [UInt8], file: String) {
    let isPackage = file == "Package.swift"
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.count < 1000 {
      let line = String(decoding: line, as: UTF8.self)
      guard let name = line.firstRange(of: isPackage ? ".iOS(" : Self.key) else { continue }
      let text = line[name.upperBound...].drop { !$0.isNumber }.prefix {
        $0.isNumber || "._".contains($0)
      }
      let plain = text.map { $0 == "_" ? "." : String($0) }.joined()
      if !line.hasPrefix("//"), let found = OldestSystem(plain, CodePlace(file, index + 1)) {
        self = found
        return
      }
    }
    return nil
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
