import OrientationModel
import OrientationScenarios

/// Something that an app may do, or a device may be set to, and that a scenario lacks: what might
/// explain why it was seen to go otherwise.
package struct Suspect: Sendable {
  /// The lines that the scenario would have besides, in the language.
  package var lines: [String]
  /// The same as code or as a setting.
  package var code: [String]
  /// The scenario with those lines, read again, so that it means what it says.
  package var scenario: Scenario

  /// Nothing comes of an edited scenario that is none, or that says nothing new.
  init?(_ original: Scenario, _ edited: Scenario, code: [String]) {
    guard edited != original else { return nil }
    let text = edited.text
    let reading = Scenario.parse(text)
    guard reading.isRight else { return nil }
    var known: [Substring: Int] = [:]
    for line in original.text.split(separator: "\n") { known[line, default: 0] += 1 }
    var lines: [String] = []
    var parent = ""
    for line in text.split(separator: "\n") {
      let plain = String(line.drop { $0 == " " })
      if let count = known[line], count > 0 {
        known[line] = count - 1
        parent = plain
        continue
      }
      // A reaction says nothing without the line it hangs under.
      let owner = lines.last { !$0.hasPrefix(" ") }
      if plain.hasPrefix("when "), !parent.isEmpty, owner != parent { lines.append(parent) }
      lines.append(plain.hasPrefix("when ") ? "  " + plain : plain)
      if !plain.hasPrefix("when ") { parent = plain }
    }
    // Where nothing is said besides, it is what was taken away.
    if lines.isEmpty {
      let said = Set(text.split(separator: "\n"))
      lines = original.text.split(separator: "\n").filter { !said.contains($0) }
        .map { "# without: " + $0.drop { $0 == " " } }
    }
    (self.lines, self.code, scenario) = (lines, code, reading.scenario)
  }
}

/// One way to change a scenario, and the code that it stands for.
struct Suspicion: Sendable {
  /// To doubt a line that somebody wrote down is less likely than any addition.
  static let doubt = 6

  var code: [String]
  /// How seldom a real app has it: 0 is what is seen most.
  var rarity = 0
  var edit: @Sendable (inout Scenario) -> Void

  /// The same, so much less likely.
  func rarer(by more: Int) -> Suspicion {
    var rarer = self
    rarer.rarity += more
    return rarer
  }

  init(_ code: [String], _ edit: @escaping @Sendable (inout Scenario) -> Void) {
    (self.code, self.edit) = (code.withImports, edit)
  }

  init(_ code: String, _ edit: @escaping @Sendable (inout Scenario) -> Void) {
    self.init([code], edit)
  }

  func suspect(in scenario: Scenario) -> Suspect? {
    var edited = scenario
    edit(&edited)
    return Suspect(scenario, edited, code: code)
  }

  /// Together with another.
  func suspect(with other: Suspicion, in scenario: Scenario) -> Suspect? {
    var edited = scenario
    edit(&edited)
    let once = edited
    other.edit(&edited)
    guard edited != once else { return nil }
    return Suspect(scenario, edited, code: code + other.code)
  }
}
