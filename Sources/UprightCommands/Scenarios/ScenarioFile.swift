import BundledScenarios
import OrientationModel
import OrientationScenarios

/// A scenario's text, and what it is called in messages.
struct ScenarioFile: Hashable, Sendable {
  enum Origin: Hashable, Sendable { case file, input, bundled }

  var name: String
  var bytes: [UInt8]
  var origin: Origin

  init(_ name: String, _ bytes: [UInt8], _ origin: Origin) {
    self.name = name
    self.bytes = bytes
    self.origin = origin
  }

  init(_ scenario: BundledScenario) {
    self.init(scenario.name, Array(scenario.text.utf8), .bundled)
  }

  /// What `FILE` means: standard input, a file, or the name of a bundled scenario.
  static func named(_ name: String, in environment: Environment) throws(Trouble) -> ScenarioFile {
    if name == "-" {
      do { return ScenarioFile("-", try environment.readStandardInput(), .input) } catch {
        throw .file("standard input", error)
      }
    }
    do { return ScenarioFile(name, try environment.read(name), .file) } catch {
      if let scenario = bundled(name) { return ScenarioFile(scenario) }
      throw missing(name, error)
    }
  }

  /// The bundled scenario of that name, with or without the extension.
  static func bundled(_ name: String) -> BundledScenario? {
    if let scenario = BundledScenario.named(name) { return scenario }
    guard name.hasSuffix(fileExtension) else { return nil }
    return BundledScenario.named(name.dropLast(fileExtension.count))
  }

  static let fileExtension = ".scenario"

  private static func missing(_ name: String, _ problem: FileProblem) -> Trouble {
    var trouble = Trouble.file(name, problem)
    if problem == .notFound {
      let words = BundledScenario.all.flatMap { [$0.name, $0.shortName] }
      let nearest = Nearest.word(to: name, among: words).map { "did you mean `\($0)`?" }
      trouble.message =
        "upright: \(name.harmless): there is no such file, and no bundled scenario is called that\n"
        + (nearest.map { "help: \($0)\n" } ?? "")
    }
    return trouble
  }

  /// Without folders.
  static func lastName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// What it is called where it says no title.
  var plainName: String {
    let file = Self.lastName(of: name)
    let isNamed = file.hasSuffix(Self.fileExtension)
    return isNamed ? String(file.dropLast(Self.fileExtension.count)) : file
  }
}

extension BundledScenario {
  /// Without its folder.
  var shortName: String { name.split(separator: "/").last.map(String.init) ?? name }
}
