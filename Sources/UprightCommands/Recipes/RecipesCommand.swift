import BundledScenarios
import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling

extension Command {
  static let recipes = Command(
    "recipes", "Show ready-made solutions, with code.",
    operand: .name(Recipe.names),
    examples: [
      Example("upright recipes", "list the recipes"),
      Example("upright recipes a-tab-bar-that-asks", "one recipe: setup, code, versions, cost"),
    ],
    notes: [
      "Each recipe is a bundled scenario that `upright check` verifies. With --format json, the list "
        + "is one object a line."
    ], options: [.format("text", "json")]
  ) { invocation, environment throws(Trouble) in
    guard let name = invocation.operands.first else {
      let paint = TextPaint(invocation, environment)
      let isJSON = invocation.format == "json"
      return Response(
        output: Recipe.all.map { isJSON ? $0.head.line : $0.row(paint) }.joined())
    }
    guard let recipe = Recipe.all.first(where: { $0.name == name }) else {
      var trouble = invocation.unknown(
        name, "unknown recipe", among: Recipe.names, "expected one of:")
      trouble.exitCode = .noInput
      throw trouble
    }
    return invocation.answer(json: recipe.json, text: recipe.page, in: environment)
  }
}

/// One thing that people want, made from a bundled scenario.
struct Recipe: Sendable {
  let scenario: BundledScenario
  let loaded: LoadedScenario

  private static var scenarios: [BundledScenario] { BundledScenario.below("Recipes") }

  /// What they are called, in their order; nothing is read for that.
  static var names: [String] { scenarios.map { String($0.fileWithoutNumber) } }

  static var all: [Recipe] { scenarios.compactMap { Recipe($0) } }

  init?(_ scenario: BundledScenario) {
    guard let loaded = LoadedScenario(scenario) else { return nil }
    self.scenario = scenario
    self.loaded = loaded
  }

  /// Its file without folder and number: `a-tab-bar-that-asks`.
  var name: String { String(scenario.fileWithoutNumber) }

  private static let costMark = "Cost: "

  private var lines: [String] { loaded.scenario.header.about.map { $0.harmless } }

  var situation: String { lines.filter { !$0.hasPrefix(Self.costMark) }.joined(separator: " ") }

  var cost: String {
    lines.first { $0.hasPrefix(Self.costMark) }.map { String($0.dropFirst(Self.costMark.count)) }
      ?? ""
  }

  /// Runs of versions with the same code, the newest first, each with its code.
  var code: [(versions: String, text: String)] {
    loaded.versions.sorted(by: >).grouped { version in
      ExportInput(
        loaded.scenario, title: loaded.title, device: loaded.devices.first, version: version
      ).essentials.text
    }.map { ($1.runs, $0) }
  }

  /// The versions under which everything it promises came true.
  var versions: String {
    loaded.versions.filter { version in
      loaded.devices.allSatisfy { device in
        Play(loaded.scenario, device: device, version: version).failures(of: loaded.scenario)
          .isEmpty
      }
    }.runs
  }

  func row(_ paint: TextPaint) -> String {
    paint("\(name) ".padded(44), .step) + loaded.title.harmless + "\n"
  }

  func page(_ paint: TextPaint) -> String {
    let place = loaded.devices.map(\.name).joined(separator: ", ")
    var text = paint(loaded.title.harmless, .heading) + "\n" + wrapped(situation)
    for part in code {
      text += "\n" + paint("The code, iOS \(part.versions)", .step) + "\n" + part.text
    }
    text += "\n" + paint("Versions", .step) + "\n" + "iOS \(versions), \(place)\n"
    text += "\n" + paint("Cost", .step) + "\n" + wrapped(cost)
    return text + "\n" + paint("Play it", .step) + "\n" + "upright play \(scenario.name)\n"
  }

  var head: JSON { ["name": name, "title": loaded.title, "scenario": scenario.name] }

  var json: JSON {
    head + [
      "situation": situation, "cost": cost, "versions": versions,
      "code": code.map { part -> JSON in ["versions": part.versions, "text": part.text] },
    ]
  }
}
