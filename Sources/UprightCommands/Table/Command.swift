import OrientationScenarios

/// One command: its row in the table makes the parser, the help and the completions.
package struct Command: Sendable {
  /// A line somebody may type, and what it is good for.
  struct Example: Hashable, Sendable {
    let line: String
    let purpose: String

    init(_ line: String, _ purpose: String) {
      self.line = line
      self.purpose = purpose
    }
  }

  package let name: String
  /// One sentence, for the list of commands.
  let summary: String
  let operand: Operand
  let examples: [Example]
  /// What else there is to know, a paragraph each.
  let notes: [String]
  let options: [Option]
  /// Options, and values of options (`--to dot`), that there were once, and what to use in their place.
  let gone: [String: String]
  let perform: @Sendable (Invocation, Environment) throws(Trouble) -> Response

  init(
    _ name: String, _ summary: String, operand: Operand = .none,
    examples: [Example], notes: [String] = [], options: [Option] = [],
    gone: [String: String] = [:],
    perform: @escaping @Sendable (Invocation, Environment) throws(Trouble) -> Response
  ) {
    self.name = name
    self.summary = summary
    self.operand = operand
    self.examples = examples
    self.notes = notes
    self.options = options + Option.common
    self.gone = gone
    self.perform = perform
  }

  var usage: String { "upright \(name)\(operand.usage) [OPTION]..." }

  /// Whether a word is one of its options, with or without a value after a sign.
  func takes(_ word: String) -> Bool {
    guard word.hasPrefix("-") else { return false }
    let name = word.prefix { $0 != "=" }
    return options.contains { option in option.names.contains { $0 == name } }
  }
}

/// A command line that has been understood: what was typed after a command's name.
struct Invocation: Sendable {
  let command: Command
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  init(_ command: Command) { self.command = command }

  mutating func add(operand: String) { operands.append(operand) }

  mutating func add(_ value: String, for option: Option) {
    values[option.key, default: []].append(value)
  }

  func has(_ option: Option) -> Bool { values[option.key] != nil }

  /// The last one given.
  func value(_ option: Option) -> String? { values[option.key]?.last }

  func count(_ option: Option, from least: Int = 0, to most: Int = .max) throws(Trouble) -> Int? {
    guard let text = value(option) else { return nil }
    guard let count = Int(text), count >= least, count <= most else {
      let bound = most == .max ? "or more" : "to \(most)"
      throw usage("\(option.key) can't be `\(text.harmless)`", help: "use \(least) \(bound)")
    }
    return count
  }

  func allValues(_ option: Option) -> [String] { values[option.key] ?? [] }

  /// The format asked for, or the option's first.
  var format: String {
    let option = command.options.first { $0.key == "--format" }
    return option.map { value($0) ?? $0.value.words.first ?? "" } ?? ""
  }

  /// A complaint that points to this command's help.
  func usage(_ sentence: String, help: String = "") -> Trouble {
    .usage(sentence, help: help, of: command.name)
  }

  /// A complaint about a word, with the nearest of those it could be, or else all of them.
  func unknown(
    _ word: String, _ complaint: String, among words: [String], _ title: String
  ) -> Trouble {
    let nearest = Nearest.word(to: word, among: words).map { "did you mean `\($0)`?" }
    return usage(
      "\(complaint) `\(word.harmless)`",
      help: nearest ?? "\(title) \(words.joined(separator: ", "))")
  }
}

/// Every command, in the order the help lists them.
package enum CommandBook {
  /// Those with a line of their own in the help.
  static let listed: [Command] = [
    .play, .run, .check, .compare, .why, .explore, .lint, .importing, .new, .share, .export,
    .present, .rules, .explain, .doctor,
  ]

  /// Those that the help only names.
  static let others: [Command] = [.screen, .probe, .recipes, .completions, .manual]

  package static let commands = listed + others

  /// Commands that there were once, and what to use in their place.
  static let gone = [
    "diagnose":
      "`upright why` explains a step, and `upright compare` shows which versions fit what "
      + "you saw"
  ]

  static func command(_ name: String) -> Command? { commands.first { $0.name == name } }
}
