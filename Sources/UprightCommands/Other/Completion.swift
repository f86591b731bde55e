import BundledScenarios
import OrientationModel
import OrientationScenarios

/// What can stand where a command line is being typed, made of the table.
struct Completion: Sendable {
  /// What a shell calls the program with, before the words of the line.
  static let word = "__complete"

  private struct Candidate: Sendable {
    var word: String
    var purpose = ""
  }

  private var candidates: [Candidate] = []
  /// Whether any file is one, too.
  private var takesFiles = false

  /// `words` are those behind the program's name; the last one is being typed, and may be empty.
  init(_ words: [String]) {
    let line = Self.joined(words)
    let current = line.last ?? ""
    var first: String?
    var count = 0
    var open: Option?
    for word in line.dropLast() {
      if open != nil {
        open = nil
      } else if word.hasPrefix("-"), word != "-" {
        open = Self.option(word, after: first)
      } else if first == nil {
        first = word
      } else {
        count += 1
      }
    }
    if let open {
      offer(open, current)
    } else if let sign = current.firstIndex(of: "="),
      let option = Self.option(current[..<sign], after: first)
    {
      offer(option, current[current.index(after: sign)...], behind: current[...sign])
    } else if let first {
      offer(after: first, count, isOption: current.hasPrefix("-"), hasBegun: !current.isEmpty)
    } else {
      candidates = Self.commands + ["--help", "--version"].map { Candidate(word: $0) }
    }
    candidates = candidates.filter { $0.word.hasPrefix(current) }
  }

  /// A candidate a line, with its purpose behind a tab; `:files` where files are candidates.
  var text: String {
    let lines = candidates.map { $0.word + ($0.purpose.isEmpty ? "" : "\t" + $0.purpose) }
    return (lines + (takesFiles ? [":files"] : [])).map { $0 + "\n" }.joined()
  }

  /// The words as they are meant: what was escaped or quoted comes with its marks, and `--to=s` as three
  /// words from some shells.
  private static func joined(_ words: [String]) -> [String] {
    var line: [String] = []
    var isBehindSign = false
    for word in words {
      let isQuoted = word.hasPrefix("'") || word.hasPrefix("\"")
      let plain = isQuoted ? String(word.dropFirst()) : word.replacing("\\", with: "")
      let isSign = plain == "=" && line.last?.hasPrefix("--") == true
      if isSign || isBehindSign {
        line[line.count - 1] += plain
      } else {
        line.append(plain)
      }
      isBehindSign = isSign
    }
    return line
  }

  private static let commands =
    CommandBook.commands.map { Candidate(word: $0.name, purpose: $0.summary) }
    + [Candidate(word: "help", purpose: "Show help for a command.")]

  /// The option of that name, where it takes a value.
  private static func option(_ name: some StringProtocol, after command: String?) -> Option? {
    command.flatMap(CommandBook.command)?.options.first { option in
      option.takesValue && option.names.contains { $0 == name }
    }
  }

  private mutating func offer(
    after name: String, _ count: Int, isOption: Bool, hasBegun: Bool
  ) {
    guard let command = CommandBook.command(name) else {
      if name == "help", count == 0 { candidates = Self.commands.dropLast() }
      return
    }
    if isOption {
      candidates = command.options.flatMap { option in
        option.names.map { Candidate(word: $0, purpose: option.purpose) }
      }
    } else if count < command.operand.most {
      offer(command.operand.choice, hasBegun: hasBegun)
    }
  }

  /// What can stand after an option; behind a comma a list goes on.
  private mutating func offer(
    _ option: Option, _ current: some StringProtocol, behind start: Substring = ""
  ) {
    let comma = option.value.isList ? current.lastIndex(of: ",") : nil
    let before = comma.map { current[...$0] } ?? current.prefix(0)
    candidates = option.value.words.map { Candidate(word: "\(start)\(before)\($0)") }
    takesFiles = option.value.isFile
  }

  /// What can stand after a command; names without folders once there is something to go by.
  private mutating func offer(_ choice: Operand.Choice, hasBegun: Bool) {
    let words: [String]
    switch choice {
    case .anything: return
    case .files: words = []
    case .scenarios:
      words = BundledScenario.all.map(\.name) + (hasBegun ? BundledScenario.plainNames : [])
    case .rules:
      words =
        Rule.allCases.map(\.number) + Rule.Chapter.allCases.map(\.name)
        + Assumption.allCases.map(\.name) + Problem.Code.allCases.map(\.text)
    case .words(let all, _): words = all
    }
    candidates = words.map { Candidate(word: $0) }
    takesFiles = choice == .files || choice == .scenarios
  }
}

extension BundledScenario {
  /// Without folders, and without the numbers of the tour, as far as they still mean the same.
  fileprivate static let plainNames = all.compactMap { scenario in
    [scenario.fileWithoutNumber, scenario.file].map(String.init)
      .first { named($0)?.name == scenario.name }
  }
}
