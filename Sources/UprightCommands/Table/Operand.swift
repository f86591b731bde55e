/// What stands after a command's name.
struct Operand: Hashable, Sendable {
  /// What is known of the words that it can be.
  enum Choice: Hashable, Sendable {
    /// Nothing.
    case anything
    case files, scenarios, rules
    /// One of these; `isOpen`: or another.
    case words([String], isOpen: Bool)
  }

  let usage: String
  /// What is missing where none is given.
  let noun: String
  var isRequired = false
  var most = 1
  let choice: Choice

  static let none = Operand(usage: "", noun: "", most: 0, choice: .files)
  static let scenario = Operand(
    usage: " FILE", noun: "a scenario: a file, `-`, or the name of a bundled one", isRequired: true,
    choice: .scenarios)
  static let perhapsScenario = Operand(usage: " [FILE]", noun: "", choice: .scenarios)
  /// Any number of files, folders and bundled names.
  static let scenarios = Operand(usage: " [FILE]...", noun: "", most: .max, choice: .scenarios)
  static let project = Operand(
    usage: " PATH", noun: "a project folder", isRequired: true, choice: .files)
  static let projectOrList = Operand(
    usage: " PATH", noun: "a project folder, an Info.plist, or `-`", isRequired: true,
    choice: .files)
  static let rule = Operand(usage: " [ID]", noun: "", choice: .rules)
  /// Anything at all, also what looks like an option.
  static let text = Operand(
    usage: " TEXT", noun: "some text", isRequired: true, most: .max, choice: .anything)

  /// A name of one's own, or one of these, or none.
  static func name(_ words: [String]) -> Operand {
    Operand(usage: " [NAME]", noun: "", choice: .words(words, isOpen: true))
  }

  /// One of these; of a single one it's clear which.
  static func words(_ words: [String]) -> Operand {
    let usage = words.joined(separator: "|")
    return Operand(
      usage: words.count > 1 ? " \(usage)" : " [\(usage)]",
      noun: "one of \(words.joined(separator: ", "))",
      isRequired: words.count > 1, choice: .words(words, isOpen: false))
  }
}
