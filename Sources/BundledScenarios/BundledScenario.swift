/// A scenario that travels inside the program.
///
/// `BundledScenario.all` is generated from `Scenarios/` by the build, in the order people read:
/// the tour, recipes, situations to begin with, what is documented, what is reported. Nothing is
/// touched before it is asked for.
package struct BundledScenario: Hashable, Sendable {
  /// Its path below `Scenarios/`, without the extension: `Tour/01-turning`.
  package let name: String
  /// The file, character for character.
  package let text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

extension BundledScenario {
  /// The scenario of that name, which may leave out the folder, and also the number before the name.
  ///
  /// Nothing if there is none, or if what was left out would have told several apart.
  package static func named(
    _ name: some StringProtocol, in scenarios: [BundledScenario] = all
  ) -> BundledScenario? {
    let name = String(name)
    if let whole = scenarios.first(where: { $0.name == name }) { return whole }
    let spellings: [(BundledScenario) -> Substring] = [{ $0.file }, { $0.fileWithoutNumber }]
    let near = scenarios.filter { $0.name.hasSuffix(name) }
    for spelling in spellings {
      let matches = near.filter { spelling($0) == name }
      if !matches.isEmpty { return matches.count == 1 ? matches[0] : nil }
    }
    return nil
  }

  /// Its last part: `01-turning`.
  package var file: Substring {
    name.lastIndex(of: "/").map { name[name.index(after: $0)...] } ?? name[...]
  }

  /// Those of a folder, in their order.
  package static func below(_ folder: String) -> [BundledScenario] {
    all.filter { $0.name.hasPrefix(folder + "/") }
  }

  /// That without its place in the folder: `turning`.
  package var fileWithoutNumber: Substring {
    let rest = file.drop { $0.isNumber }
    return rest.count < file.count && rest.first == "-" ? rest.dropFirst() : file
  }
}
