extension Completions {
  /// For fish 3 on.
  var fish: String {
    var lines = ["# fish completion for upright: upright completions fish | source"]
    lines += Self.fishHelpers
    lines.append("complete -c upright -f")
    let first = "complete -c upright -n '__upright_at \"\"'"
    lines.append("\(first) -l help -s h -d 'Show help.'")
    lines.append("\(first) -l version")
    for command in commands {
      lines.append("\(first) -a \(command.name) -d \(Self.fishQuoted(command.summary))")
    }
    lines.append("\(first) -a help -d 'Show help for a command.'")
    let names = commands.map(\.name).joined(separator: " ")
    lines.append("complete -c upright -n '__upright_at help 1' -a '\(names)'")
    for command in commands { lines += fishLines(command) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func fishLines(_ command: Command) -> [String] {
    let most = command.operand.most
    let valued = Self.valued(command).joined(separator: " ")
    let place = "__upright_at \(command.name)"
    let head = "complete -c upright -n '\(place) \(most) \(valued)'"
    var lines: [String] = []
    switch command.operand {
    case .none, .text: break
    case .scenario, .perhapsScenario, .scenarios:
      let names = (scenarioNames + shortNames).joined(separator: " ")
      lines.append("\(head) -F -a '\(names)'")
    case .project: lines.append("\(head) -F")
    case .rule: lines.append("\(head) -a '\(ruleNames.joined(separator: " "))'")
    case .words(let words, _), .name(let words):
      lines.append("\(head) -a '\(words.joined(separator: " "))'")
    }
    return lines + command.options.map { "complete -c upright -n '\(place)'" + fishPart($0) }
  }

  private func fishPart(_ option: Option) -> String {
    var line = ""
    for name in option.names {
      line += name.hasPrefix("--") ? " -l \(name.dropFirst(2))" : " -s \(name.dropFirst())"
    }
    line += " -d \(Self.fishQuoted(option.purpose))"
    if option.value == .newFile { return line + " -r -F" }
    guard option.value != .none else { return line }
    let words = Self.inOneWord(option)
    guard !words.isEmpty else { return line + " -x" }
    let list = words.joined(separator: " ")
    return line + " -x -a " + Self.fishQuoted(option.isList ? "(__upright_list \(list))" : list)
  }

  private static func fishQuoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) && $0 == "'" ? "\\'" : String($0) }.joined() + "'"
  }

  private static let fishHelpers = """
    # Whether the line is about a command, with fewer than so many words that belong to no option;
    # the options named behind take a word with them.
    function __upright_at -a wanted most
      set -l command ''
      set -l count 0
      set -l skips 0
      for word in (commandline -opc)[2..-1]
        if test $skips = 1
          set skips 0
        else if string match -q -- '-?*' $word
          contains -- $word $argv[3..-1]; and set skips 1
        else if test -z "$command"
          set command $word
        else
          set count (math $count + 1)
        end
      end
      test "$command" = "$wanted"; and test -z "$most" -o $count -lt "$most"
    end
    # Behind a comma a list goes on.
    function __upright_list
      set -l start (commandline -ct | string replace -r '^--[a-z]+=' '' | string match -r '^.*,')
      for word in $argv
        echo "$start$word"
      end
    end
    """.split(separator: "\n").map(String.init)
}
