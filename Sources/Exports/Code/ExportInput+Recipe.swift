import OrientationModel
import OrientationScenarios
import OrientationTelling
import SwiftCode

/// What of a situation is code that one writes into an app of one's own: nothing that plays a story.
package struct Essentials: Sendable {
  /// What the Info.plist says, as comments.
  let settings: Code
  /// The classes and views with their answers.
  package let types: Code
  /// The calls, and before them whom they are made on.
  package let calls: Code
  let modules: [String]

  package var imports: Code { Code(modules.map { "import \($0)" }) }

  package var text: String {
    let parts = [imports, settings, types, calls].filter { !$0.isEmpty }
    let code: Code = "\(parts.first ?? "")\n\(apart: parts.dropFirst().map { $0 })"
    return code.text
  }
}

extension ExportInput {
  /// A situation's code for an app of one's own.
  package var essentials: Essentials {
    let story = AppCode(codeApp, allSteps, isEssential: true)
    let list = settings.plist.map { sides in
      "// Info.plist, UISupportedInterfaceOrientations: "
        + sides.map(\.name).joined(separator: ", ")
    }
    let fullScreen = settings.requiresFullScreen ? "// Info.plist, UIRequiresFullScreen: YES" : nil
    // What a view presents, it does itself.
    let turns = story.turns.filter { turn in
      !turn.isByHand && !turn.code.isEmpty && !turn.code.contains { $0.contains("model.") }
    }
    let wording = Wording(app)
    let places =
      [story.rooting].compactMap(\.self)
      + turns.map { (place: wording.place(of: $0.step), code: $0.code) }
    let windows = story.windows(for: places.flatMap(\.code))
    // Each is made in the first place that names it.
    var known: [String] = []
    let calls = places.map { place, code -> Code in
      let objects = story.objects(for: code, after: known)
      known += code
      return "// \(place)\n\(objects)\n\(Code(code))"
    }
    let held =
      windows.isEmpty
      ? nil : Code(["// A property, because nothing else retains the window"] + windows)
    let all: Code = "\(apart: [held] + calls)"
    let types: Code = "\(story.classes)\n\(apart: [story.views].filter { !$0.isEmpty })"
    return Essentials(
      settings: Code([list, fullScreen].compactMap(\.self)), types: types, calls: all,
      modules: story.modules)
  }
}
