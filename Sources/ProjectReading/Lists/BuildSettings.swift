/// The settings of an Xcode project that stand for an Info.plist, and the targets they belong to.
struct BuildSettings: Sendable {
  /// What a project file says of an application.
  struct Target: Hashable, Sendable {
    var identifier: String
    var name: String
    var isApplication: Bool
    /// Whether it is an app or an extension, which no other target is made of.
    var isProgram: Bool
    var configurations: [String]
    /// Its phases; of the sources one knows the files.
    var phases: [String]
    /// The folders all of whose files it has.
    var folders: [String]
  }

  struct Configuration: Sendable {
    var list: AppList
    var propertyList: String?
    var platform: String?
  }

  var targets: [Target] = []
  let file: String
  /// How many folders deep the project lies.
  var depth: Int { file.split(separator: "/").count }
  /// By the name that the project file has for them.
  var configurations: [String: Configuration] = [:]
  /// What it says for all of its targets.
  private(set) var own: [AppList] = []
  private var members = TargetMembers()

  /// Reads a `project.pbxproj`, of which a few objects are looked at; nothing where it is damaged.
  init?(project bytes: [UInt8], file: String) {
    guard let list = OldPropertyList.value(of: bytes) else { return nil }
    self.file = file
    members.folder = file.split(separator: "/").dropLast(2).map(String.init)
    var lists: [String: [String]] = [:]
    var common: String?
    for (identifier, object) in list["objects"]?.entries ?? [] {
      switch object["isa"]?.text {
      case "XCBuildConfiguration":
        var configuration = Configuration(list: AppList(CodePlace(file, object.line)))
        configuration.list.configuration = object["name"]?.text ?? ""
        for (key, value) in object["buildSettings"]?.entries ?? [] {
          configuration.take(key, value)
        }
        configurations[identifier] = configuration
      case "XCConfigurationList": lists[identifier] = object["buildConfigurations"]?.texts
      case "PBXProject": common = object["buildConfigurationList"]?.text
      case "PBXNativeTarget":
        let type = object["productType"]?.text ?? ""
        targets.append(
          Target(
            identifier: identifier, name: object["name"]?.text ?? "",
            isApplication: type.hasSuffix("product-type.application"),
            isProgram: type.contains("application") || type.contains("extension"),
            configurations: object["buildConfigurationList"]?.texts ?? [],
            phases: object["buildPhases"]?.texts ?? [],
            folders: object["fileSystemSynchronizedGroups"]?.texts ?? []))
      default: members.take(identifier, object)
      }
    }
    own = common.flatMap { lists[$0] }?.compactMap { configurations[$0]?.list } ?? []
    for index in targets.indices {
      targets[index].configurations = targets[index].configurations.flatMap { lists[$0] ?? [] }
      for identifier in targets[index].configurations {
        configurations[identifier]?.list.target = targets[index].name
      }
    }
  }

  /// Which of some sources a target may be made of, as libraries are, and which other programs are.
  func members(
    among all: [String], of target: Target?
  ) -> (own: Set<String>, others: Set<String>) {
    func files(_ isMeant: (Target) -> Bool) -> Set<String> {
      targets.filter(isMeant).reduce(into: []) { $0.formUnion(members.files(of: $1, among: all)) }
    }
    return (files { !$0.isProgram || $0 == target }, files { $0.isProgram && $0 != target })
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
  mutating func take(_ key: String, _ value: PropertyListValue) {
    list.take(setting: key.prefix { $0 != "[" }, value)
    let text = value.texts.first
    switch key.prefix(while: { $0 != "[" }) {
    case "INFOPLIST_FILE": propertyList = text
    case "GENERATE_INFOPLIST_FILE": list.isGenerated = text == "YES"
    case "TARGETED_DEVICE_FAMILY", OldestSystem.key: list.take(key, value)
    case "SDKROOT", "SUPPORTED_PLATFORMS":
      if platform == nil || key == "SUPPORTED_PLATFORMS" { platform = text }
    default: break
    }
  }
}

extension BuildSettings.Configuration {
  /// Reads an `.xcconfig`, or the `project.yml` that XcodeGen makes a project of.
  init(settings bytes: [UInt8], file: String) {
    list = AppList(CodePlace(file, 1))
    var seen: Set<String> = []
    for (key, value) in PropertyListValue(settings: bytes).entries
    where seen.insert(key).inserted {
      take(key, value)
      list.take(key, value)
    }
    // XcodeGen's own choice.
    if ProjectFile.kind(of: file) == "yml", list.speaks { list.families = list.families ?? [1, 2] }
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
    self.text = text
    self.major = major
    self.place = place
  }
}
