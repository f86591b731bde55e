import BundledScenarios
import OrientationModel
import OrientationScenarios

extension Command {
  static let completions = Command(
    "completions", "Print shell completions for commands, options, scenarios, and rules.",
    usage: "bash|zsh|fish", operand: .words(Shell.allCases.map(\.rawValue), isRequired: true),
    examples: [
      Example("eval \"$(upright completions bash)\"", "in ~/.bashrc"),
      Example("eval \"$(upright completions zsh)\"", "in ~/.zshrc, after compinit"),
      Example("upright completions fish | source", "in ~/.config/fish/config.fish"),
    ]
  ) { invocation, _ throws(Trouble) in
    let shell = invocation.operands.first.flatMap(Shell.init) ?? .bash
    return Response(output: Completions(CommandBook.commands).script(for: shell))
  }
}

/// The shells that can be told what completes.
enum Shell: String, CaseIterable, Hashable, Sendable { case bash, zsh, fish }

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
  let shortNames = BundledScenario.all.compactMap { scenario in
    let name = scenario.shortName
    let plain = String(name.drop { $0.isNumber }.drop { $0 == "-" })
    return [plain, name].first { BundledScenario.named($0)?.name == scenario.name }
  }

  var ruleNames: [String] {
    Rule.allCases.map(\.number) + Rule.Chapter.allCases.map(\.name)
      + Assumption.allCases.map(\.name) + Problem.Code.allCases.map(\.text)
  }

  /// Steps of the language: whole where they name nobody, else their first words.
  static let sentences: [String] = {
    let whole =
      actions.map(\.text) + [
        "pop to", "replace root with", "set delegate", "add window", "show window", "hide window",
      ]
    let begun = Set(whole.map { $0.prefix { $0 != " " } })
    let openings = ["replace", "set"] + Words.steps.filter { !begun.contains($0[...]) }
    return whole + openings
  }()

  private static var actions: [Scenario.Action] {
    let plain: [Scenario.Action] = [
      .lock(true), .lock(false), .pop, .popToRoot, .attempt, .update(nil),
      .updateLock(nil), .beginPop, .beginDismiss, .cancel, .finish, .background, .foreground,
      .force(.preferred), .force(.unknown),
    ]
    let masks: [OrientationMask] = [.landscape, .allButUpsideDown, .all]
    return [.rotateLeft, .rotateRight] + DeviceOrientation.allCases.map { .rotate($0) } + plain
      + InterfaceOrientation.allCases.flatMap {
        [.force(.orientation($0)), .request($0.mask), .statusBar($0)]
      } + masks.map { .request($0) } + SceneShape.plain.map { .resize($0) }
  }

  /// The names of a command's options that take a value.
  static func valued(_ command: Command) -> [String] {
    command.options.filter { $0.value != .none }.flatMap(\.names)
  }

  static let versions = SystemVersion.all.map(\.text)

  static let devices = Device.allCases.map(\.name)

  /// What can stand after an option, with its blanks escaped.
  static func inOneWord(_ option: Option) -> [String] {
    option.completions.map { word in word.map { $0 == " " ? "\\ " : String($0) }.joined() }
  }

  /// A word between the single quotation marks all three shells understand.
  static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}

extension Option {
  /// Whether what stands after it may be several words with commas between.
  var isList: Bool {
    switch value {
    case .versions, .list: true
    case .none, .words, .version, .device, .step, .number, .newFile, .keys, .size, .text: false
    }
  }

  /// What can stand after it, where that is a list.
  var completions: [String] {
    switch value {
    case .words(let words), .list(let words): words
    case .version, .versions: Completions.versions
    case .device: Completions.devices
    case .step: Completions.sentences
    case .none, .number, .newFile, .keys, .size, .text: []
    }
  }
}
