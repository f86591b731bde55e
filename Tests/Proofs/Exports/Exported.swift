import BundledScenarios
import Exports
import OrientationModel
import OrientationScenarios
import SwiftCode

extension Proof {
  /// Every bundled scenario as every kind: nothing traps, and twice is the same.
  ///
  /// Recordings keep to their terminal; pages have no address in them and are small enough to send.
  static let exports = Proof(
    "every scenario becomes every kind, the same bytes twice",
    ofScenarios: 2
  ) { scenario in
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

  /// Every bundled scenario as a still, read strictly.
  static let wellFormed = Proof(
    "every picture is XML, and no still is large",
    ofScenarios: 12
  ) { scenario in
    let input = Shelf.input(scenario.text, name: scenario.name)
    do {
      let still = try input.text(.svg)
      _ = try Markup(still)
      return still.utf8.count <= 75_000 ? [] : ["\(scenario.name): a large still"]
    } catch { return ["\(scenario.name): \(error)"] }
  }

  /// What is exported as code is code, to the toolchain's own compiler with stubs in Apple's place.
  static let compiledCode =
    Compiler.isThere
    ? [storiesByThemselves, recipes, appThatAsks, changedCode, shapedCode] : []

  /// Each on one of the versions it is about for everything that came with any.
  ///
  /// Every fourth with the best change made as well. Of the many reports a third.
  private static let storiesByThemselves: Proof = {
    let stories = BundledScenario.inRepository.enumerated().filter {
      !$0.element.name.hasPrefix("Reported/") || $0.offset.isMultiple(of: 3)
    }.map(\.element)
    return Proof(
      "stories by themselves type-check, as they are and put right, in the API of their version",
      cases: stories.count, sample: 1
    ) { number in
      let scenario = stories[number]
      return levels(of: scenario).flatMap { level, version in
        let input = Shelf.input(scenario.text, name: scenario.name, ios: version)
        let kept = try? input.text(.swift)
        let fixed = number % 4 == 0 ? try? input.text(.swift) { $0.fix = 1 } : nil
        return complaints(level: level) { [kept, fixed].compactMap { $0?.withoutExtensions } }
      }
    }
  }()

  /// The code of every recipe, on all that its app runs on.
  private static let recipes: Proof = {
    let all = BundledScenario.below("Recipes")
    return Proof(
      "every recipe type-checks on every version that its app runs on", cases: all.count,
      sample: 2
    ) { number in
      let recipe = all[number]
      var texts: [UInt8: Set<String>] = [:]
      for version in Scenario.parse(recipe.text).scenario.settings.playedVersions {
        let input = Shelf.input(recipe.text, name: recipe.name, ios: version.major)
        let settings = input.play.situation.app.settings
        let oldest = Compiler.level(of: (settings.deployment ?? version).major)
        let code = file(of: input.essentials)
        for level in Compiler.levels where level >= oldest && level <= version.major {
          texts[level, default: []].insert(code)
        }
      }
      return texts.keys.sorted().flatMap { level in
        complaints(level: level) { texts[level]?.sorted() ?? [] }
      }
    }
  }()

  /// Code for an app of one's own as a file that can be compiled: the calls in a function.
  private static func file(of essentials: Essentials) -> String {
    let code: Code = """
      \(essentials.imports)

      \(essentials.types)

      @MainActor func calls(window: UIWindow) {
        \(essentials.calls)
      }
      """
    return code.text
  }

  /// The versions that a scenario is about, one for each level of the stubs.
  private static func levels(of bundled: BundledScenario) -> [(level: UInt8, version: UInt8)] {
    let played = Scenario.parse(bundled.text).scenario.settings.playedVersions.map(\.major).sorted()
    let levels = Dictionary(played.map { (Compiler.swiftLevel(of: $0), $0) }) { $1 }
    return levels.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static let appThatAsks = Proof(
    "the apps that ask a hand type-check", cases: 3, sample: 1
  ) { number in
    let asking = Shelf.questions
    let own = asking.tasks[number].appName
    // Each is a target of its own, with what they share.
    let files = asking.project.filter { path, _ in
      path.hasSuffix(".swift") && (path.hasPrefix(own + "/") || path.hasPrefix("Shared/"))
    }
    return complaints { files.map(\.text) }
  }

  private static func complaints(about texts: () throws -> [String]) -> [String] {
    do {
      return try Compiler.shared.get().complaints(about: texts())
    } catch {
      return ["\(error)"]
    }
  }

  /// What is wrong with some files, each by itself, in the API of a version.
  private static func complaints(level: UInt8, about texts: () throws -> [String]) -> [String] {
    do {
      return try Compiler.shared.get().complaints(aboutEach: texts(), level: level)
    } catch {
      return ["\(error)"]
    }
  }
}

extension String {
  /// An override in an extension needs Objective-C: here it is a property of its own.
  var withoutExtensions: String {
    replacing("open override var ", with: "var extended_")
  }
}
