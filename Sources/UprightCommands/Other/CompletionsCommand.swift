import BundledScenarios
import OrientationModel

extension Command {
  static let completions = Command(
    "completions", "Completions for a shell: commands, options, scenarios and rules.",
    usage: "bash|zsh|fish",
    operand: .words(Shell.allCases.map(\.rawValue)),
    examples: [
      Example("source <(upright completions bash)", "in ~/.bashrc"),
      Example("source <(upright completions zsh)", "in ~/.zshrc, behind compinit"),
      Example("upright completions fish | source", "in ~/.config/fish/config.fish"),
    ]
  ) { invocation, _ throws(Trouble) in
    let shell = invocation.operands.first.flatMap(Shell.init) ?? .bash
    return Response(output: Completions(CommandBook.commands).script(for: shell))
  }
}

/// The shells that can be told what completes.
enum Shell: String, CaseIterable, Hashable, Sendable {
  case bash, zsh, fish
}

/// What completes where, made of the table.
struct Completions: Sendable {
  let commands: [Command]

  init(_ commands: [Command]) { self.commands = commands }

  func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  var commandNames: [String] { commands.map(\.name) + ["help"] }

  var scenarioNames: [String] { BundledScenario.all.map(\.name) }

  /// Without folders, and without the numbers of the tour, as far as they still mean the same.
  var shortNames: [String] {
    BundledScenario.all.compactMap { scenario in
      let name = scenario.shortName
      let plain = String(name.drop { $0.isNumber }.drop { $0 == "-" })
      return [plain, name].first { BundledScenario.named($0)?.name == scenario.name }
    }
  }

  var ruleNames: [String] {
    RuleBook.rules.map(\.id.text) + Assumption.allCases.map(\.name)
  }

  static let versions = SystemVersion.all.map(\.text)

  static let devices = Device.allCases.map(\.name)

  /// A word between the single quotation marks all three shells understand.
  static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}

extension Option {
  /// What can stand behind it, where that is a list.
  var completions: [String] {
    switch value {
    case .words(let words): words
    case .version, .versions: Completions.versions
    case .device: Completions.devices
    case .none, .step, .number, .newFile, .keys, .size, .text: []
    }
  }
}
