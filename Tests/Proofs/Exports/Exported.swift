import BundledScenarios
import Exports
import OrientationModel

extension Proof {
  /// Every bundled scenario as every kind: nothing traps, and twice is the same.
  ///
  /// Recordings keep to their terminal; pages have no address in them and are small enough to send.
  static let exports = Proof(
    "every scenario becomes every kind, the same bytes twice", cases: BundledScenario.all.count,
    sample: 12
  ) { number in
    let scenario = BundledScenario.all[number]
    var findings = Findings()
    for kind in ExportKind.allCases {
      do {
        let first = try Shelf.input(scenario.text, name: scenario.name).text(kind)
        findings.expect(first.hasSuffix("\n"), "\(scenario.name) as \(kind)")
        let second = try Shelf.input(scenario.text, name: scenario.name).text(kind)
        findings.expect(first == second, "\(scenario.name) twice as \(kind)")
        if kind == .cast {
          let screen = try RecordedCast(first).lastScreen
          findings.expect(screen.isWithinBounds, "\(scenario.name) writes beside its terminal")
        }
        guard kind == .html else { continue }
        let limit = scenario.name.hasPrefix("Tour/") ? 400_000 : 900_000
        findings.expect(first.utf8.count <= limit, "\(scenario.name) is a page too large to send")
        findings.expect(!first.contains("://"), "\(scenario.name) has an address in its page")
      } catch {
        findings.expect(false, "\(scenario.name) as \(kind): \(error)")
      }
    }
    return findings.all
  }

  /// What is exported as code is code, to the toolchain's own compiler with stubs in Apple's place.
  static let compiledCode =
    Compiler.isThere
    ? [storiesInOneFile, storiesByThemselves, appsOfTheProject, appThatAsks, changedCode] : []

  private static let storiesInOneFile = Proof(
    "every story in one file type-checks, on every version", cases: 4, sample: 1
  ) { number in
    let version = [13, 16, 17, 27][number] as UInt8
    return complaints { [suite(version).app] }
  }

  private static let storiesByThemselves = Proof(
    "every story by itself is Swift, as it is and put right", cases: 20, sample: 2
  ) { number in
    complaints(isParsing: true) {
      try stride(from: number, to: BundledScenario.all.count, by: 20).flatMap { index in
        let scenario = BundledScenario.all[index]
        let input = Shelf.input(scenario.text, name: scenario.name)
        let fixed = index % 4 == 0 ? try? input.text(.swift) { $0.fix = 1 } : nil
        return [try input.text(.swift)] + (fixed.map { [$0] } ?? [])
      }
    }
  }

  private static let appsOfTheProject: Proof = {
    let files = Dictionary(uniqueKeysWithValues: suite(26).project(ios: 26).map { ($0, $1) })
    let shared = files["Apps/Shared.swift"] ?? ""
    let apps = files.filter { $0.key.hasPrefix("Apps/") && $0.key.hasSuffix(".swift") }
      .filter { $0.key != "Apps/Shared.swift" }.sorted { $0.key < $1.key }
    return Proof(
      "every app of the project type-checks by itself, and so does the test", cases: apps.count + 1,
      sample: 2
    ) { number in
      guard number > 0 else { return complaints { [files["UprightTests.swift"] ?? "no test"] } }
      let text = apps[number - 1].value
      // An override in an extension needs Objective-C: here it is only parsed.
      let parts = text.split(separator: "// An override in an extension", maxSplits: 1)
      let whole = parts.count > 1 ? complaints(isParsing: true) { [text] } : []
      return whole + complaints { [shared, String(parts[0])] }
    }
  }()

  private static let appThatAsks = Proof(
    "the app that asks a hand type-checks, on every version", cases: 4, sample: 1
  ) { number in
    let version = [26, 13, 16, 27][number] as UInt8
    let stories = BundledScenario.all.map {
      ($0.name, Shelf.input($0.text, name: $0.name, ios: version))
    }
    let files = Questionnaire(stories, ios: version).project
    return complaints { files.filter { $0.path.hasSuffix(".swift") }.map(\.text) }
  }

  private static func suite(_ version: UInt8) -> UITestSuite {
    UITestSuite(
      BundledScenario.all.map {
        ($0.name, Shelf.input($0.text, name: $0.name, ios: version))
      })
  }

  private static func complaints(
    isParsing: Bool = false, about texts: () throws -> [String]
  ) -> [String] {
    do {
      return try Compiler.shared.get().complaints(about: texts(), isParsing: isParsing)
    } catch {
      return ["\(error)"]
    }
  }
}
