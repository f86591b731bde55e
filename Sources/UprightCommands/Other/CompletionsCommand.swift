extension Command {
  static let completions = Command(
    "completions", "Print shell completions for commands, options, scenarios, and rules.",
    operand: .words(Shell.allCases.map(\.rawValue)),
    examples: [
      Example("eval \"$(upright completions bash)\"", "in ~/.bashrc"),
      Example("eval \"$(upright completions zsh)\"", "in ~/.zshrc, after compinit"),
      Example("upright completions fish | source", "in ~/.config/fish/config.fish"),
    ]
  ) { invocation, _ throws(Trouble) in
    let shell = invocation.operands.first.flatMap(Shell.init) ?? .bash
    return Response(output: shell.script)
  }
}

/// The shells that can be told what completes: on a tab they ask the program itself.
enum Shell: String, CaseIterable, Hashable, Sendable {
  case bash, zsh, fish

  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  /// For bash 3.2 on, which is what a Mac has.
  private static let bashScript = #"""
    # bash completion for upright: eval "$(upright completions bash)"
    _upright() {
      local IFS=$'\n' line word=${COMP_WORDS[COMP_CWORD]}
      COMPREPLY=()
      while read -r line; do
        case $line in
          :files)
            # What was escaped or quoted comes with its marks.
            case $word in
              --*=*) word=${word#*=} ;;
              =) word= ;;
            esac
            case $word in
              \'*|\"*) word=${word:1} ;;
              *) word=${word//\\/} ;;
            esac
            COMPREPLY+=($(compgen -f -- "$word")) ;;
          *)
            line=${line%%$'\t'*}
            # A sign of equality parts words.
            case $line in --*=*) line=${line#*=} ;; esac
            COMPREPLY+=("$line") ;;
        esac
      done < <(command "${COMP_WORDS[0]}" \#(Completion.word) "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
    }
    # Plain: as file names they are quoted by bash itself, as the line needs it.
    complete -o filenames -F _upright upright

    """#

  /// Sourced, or as a file `_upright` in `fpath`.
  private static let zshScript = #"""
    #compdef upright
    # zsh completion for upright: eval "$(upright completions zsh)"
    _upright() {
      local line files=
      local -a described plain answer
      answer=("${(@f)$(command $words[1] \#(Completion.word) "${(@)words[2,CURRENT]}" 2>/dev/null)}")
      for line in $answer; do
        case $line in
          :files) files=1 ;;
          *$'\t'*) described+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}") ;;
          *) plain+=("$line") ;;
        esac
      done
      (( $#described )) && _describe upright described
      (( $#plain )) && compadd -a plain
      if [[ -n $files ]]; then
        [[ $PREFIX == --*=* ]] && compset -P '*='
        _files
      fi
    }
    if [[ $funcstack[1] == _upright ]]; then
      _upright "$@"
    elif (( $+functions[compdef] )); then
      compdef _upright upright
    fi

    """#

  /// For fish 3 on.
  private static let fishScript = #"""
    # fish completion for upright: upright completions fish | source
    function __upright
      set -l words (commandline -opc)
      set -l current (commandline -ct)
      command $words[1] \#(Completion.word) $words[2..-1] "$current" 2>/dev/null
    end
    complete -c upright -f -a '(__upright | string match -v :files)'
    complete -c upright -n '__upright | string match -q :files' -F

    """#
}
