extension Completions {
  /// For bash 3.2 on, which is what a Mac has.
  var bash: String {
    """
    # bash completion for upright: eval "$(upright completions bash)"
    _upright() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= index count=0
      local IFS=$'\\n'
      COMPREPLY=()
      # `--to=s` comes as three words, or as one from bash 3.2; what was escaped or quoted comes with
      # its marks.
      if [[ $word == --*=* ]]; then
        before=${word%%=*} word=${word#*=}
      elif [ "$word" = = ]; then
        word=
      elif [ "$before" = = ]; then
        before=${COMP_WORDS[COMP_CWORD-2]}
      fi
      case $word in
        \\'*|\\"*) word=${word:1} ;;
        *) word=${word//\\\\/} ;;
      esac
      for ((index = 1; index < COMP_CWORD; index++)); do
        case ${COMP_WORDS[index]} in
          -*) ;;
          *) command=${COMP_WORDS[index]}; break ;;
        esac
      done
      # How many words stand between the command and this one that belong to no option.
      for ((index++; index < COMP_CWORD; index++)); do
        case $command:${COMP_WORDS[index]} in
    \(bashValued)
            [ "${COMP_WORDS[index+1]}" = = ] && ((index++)); ((index++)) ;;
          *:-?*) ;;
          *) ((count++)) ;;
        esac
      done
      case $command:$before in
    \(bashValues)
      esac
      case $command in
        '') _upright_words \(words(commandNames + ["--help", "--version"])) ;;
        help) _upright_words \(words(commands.map(\.name))) ;;
    \(commands.map(bashCommand).joined(separator: "\n"))
      esac
    }
    \(bashHelpers)

    """
  }

  private var bashHelpers: String {
    """
    # Plain: as file names they are quoted by bash itself, as the line needs it.
    _upright_words() {
      local IFS=$'\\n' candidate
      for candidate in "$@"; do
        case $candidate in
          "$word"*) COMPREPLY+=("$candidate") ;;
        esac
      done
    }
    # Behind a comma a list goes on.
    _upright_list() {
      local start= candidate
      case $word in *,*) start=${word%,*}, ;; esac
      for candidate in "$@"; do
        case $start$candidate in
          "$word"*) COMPREPLY+=("$start$candidate") ;;
        esac
      done
    }
    _upright_files() {
      local IFS=$'\\n'
      COMPREPLY+=($(compgen -f -- "$word"))
    }
    _upright_scenarios() {
      _upright_words \(words(scenarioNames))
      # Without its folder, too, once there is something to go by.
      case $word in
        ''|*/*) ;;
        *) _upright_words \(words(shortNames)) ;;
      esac
    }
    complete -o filenames -F _upright upright
    """
  }

  private var bashValues: String {
    commands.flatMap { command in
      command.options.filter { $0.value != .none }.map { option in
        let pattern = option.names.map { "\(command.name):\($0)" }.joined(separator: "|")
        let action =
          option.value == .newFile
          ? "_upright_files"
          : option.completions.isEmpty
            ? ":" : "_upright_\(option.isList ? "list" : "words") \(words(option.completions))"
        return "    \(pattern)) \(action); return ;;"
      }
    }.joined(separator: "\n")
  }

  /// The options that take the next word with them, as a pattern.
  private var bashValued: String {
    let names = commands.flatMap { command in Self.valued(command).map { "\(command.name):\($0)" } }
    return "      " + names.joined(separator: "|") + ")"
  }

  private func bashCommand(_ command: Command) -> String {
    let options = words(command.options.flatMap(\.names))
    let operand =
      switch command.operand {
      case .none, .text: ":"
      case .scenario, .perhapsScenario, .scenarios: "_upright_scenarios; _upright_files"
      case .project: "_upright_files"
      case .rule: "_upright_words \(words(ruleNames))"
      case .words(let list, _), .name(let list): "_upright_words \(words(list))"
      }
    let most = command.operand.most
    let test = most < .max ? "[ $count -ge \(most) ] || " : ""
    return """
          \(command.name))
            case $word in
              -*) _upright_words \(options) ;;
              *) \(test){ \(operand); } ;;
            esac ;;
      """
  }

  private func words(_ words: [String]) -> String {
    words.map { $0.allSatisfy(Self.isPlain) ? $0 : Self.quoted($0) }.joined(separator: " ")
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_./".contains(character))
  }
}
