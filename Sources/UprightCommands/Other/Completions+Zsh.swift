extension Completions {
  /// For zsh; sourced, or as a file `_upright` in `fpath`.
  var zsh: String {
    """
    #compdef upright
    # zsh completion for upright: eval "$(upright completions zsh)"
    _upright() {
      local -a commands
      commands=(
    \(commands.map { "    \(Self.quoted("\($0.name):\(Self.escaped($0.summary))"))" }
      .joined(separator: "\n"))
        'help:Show help for a command.'
      )
      local command=
      local -i index
      for ((index = 2; index < CURRENT; index++)); do
        if [[ ${words[index]} != -* ]]; then
          command=${words[index]}
          break
        fi
      done
      case $command in
        '') _describe -t commands command commands; _arguments -s : '--help' '--version' ;;
        help) _describe -t commands command commands ;;
    \(commands.map(zshCommand).joined(separator: "\n"))
      esac
    }
    _upright_scenarios() {
      local -a scenarios
      scenarios=(\(scenarioNames.map(Self.quoted).joined(separator: " ")))
      # Without its folder, too, once there is something to go by.
      if [[ -n $PREFIX ]]; then
        scenarios+=(\(shortNames.map(Self.quoted).joined(separator: " ")))
      fi
      _alternative 'scenarios:bundled scenario:compadd -a scenarios' 'files:file:_files'
    }
    _upright_rules() {
      local -a rules
      rules=(\(ruleNames.map(Self.quoted).joined(separator: " ")))
      compadd -a rules
    }
    if (( $+functions[compdef] )); then compdef _upright upright; fi

    """
  }

  private func zshCommand(_ command: Command) -> String {
    let options = command.options.flatMap { option in
      option.names.map { Self.quoted(specification(of: option, $0)) }
    }
    let operand =
      switch command.operand {
      case .none, .text: [String]()
      case .scenario, .perhapsScenario: [Self.quoted("2:scenario:_upright_scenarios")]
      case .scenarios: [Self.quoted("*:scenario:_upright_scenarios")]
      case .project: [Self.quoted("2:project or property list:_files")]
      case .rule: [Self.quoted("2:rule:_upright_rules")]
      case .words(let words, _), .name(let words):
        [Self.quoted("2:word:(\(words.joined(separator: " ")))")]
      }
    let lines = (["'1: :'"] + options + operand).joined(separator: " \\\n        ")
    return "    \(command.name)) _arguments \\\n        \(lines) ;;"
  }

  private func specification(of option: Option, _ name: String) -> String {
    let star = option.repeats ? "*" : ""
    let sign = option.value != .none && name.hasPrefix("--") ? "=" : ""
    var text = "\(star)\(name)\(sign)[\(Self.escaped(option.purpose))]"
    if option.value == .none { return text }
    text += ":\(option.value.placeholder.replacingBars):"
    if option.value == .newFile { return text + "_files" }
    let words = Self.inOneWord(option)
    if words.isEmpty { return text + " " }
    let list = words.joined(separator: " ")
    return text + (option.isList ? "_sequence compadd - \(list)" : "(\(list))")
  }

  private static func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}

extension String {
  fileprivate var replacingBars: String { map { $0 == "|" ? " " : String($0) }.joined() }
}
