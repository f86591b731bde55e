extension Completions {
  /// For fish 3 on.
  var fish: String {
    var lines = ["# fish completion for upright: upright completions fish | source"]
    lines.append("complete -c upright -f")
    lines.append("complete -c upright -n __fish_use_subcommand -l help -s h -d 'Show the help.'")
    lines.append("complete -c upright -n __fish_use_subcommand -l version")
    for command in commands {
      lines.append(
        "complete -c upright -n __fish_use_subcommand -a \(command.name) -d "
          + Self.fishQuoted(command.summary))
    }
    lines.append("complete -c upright -n __fish_use_subcommand -a help -d 'The help of a command.'")
    let names = commands.map(\.name).joined(separator: " ")
    lines.append("complete -c upright -n '__fish_seen_subcommand_from help' -a '\(names)'")
    for command in commands { lines += fishLines(command) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func fishLines(_ command: Command) -> [String] {
    let head = "complete -c upright -n '__fish_seen_subcommand_from \(command.name)'"
    var lines: [String] = []
    switch command.operand {
    case .none, .name: break
    case .scenario, .scenarios:
      lines.append("\(head) -F")
      lines.append("\(head) -a '\((scenarioNames + shortNames).joined(separator: " "))'")
    case .propertyList: lines.append("\(head) -F")
    case .rule: lines.append("\(head) -a '\(ruleNames.joined(separator: " "))'")
    case .words(let words): lines.append("\(head) -a '\(words.joined(separator: " "))'")
    }
    for option in command.options {
      var line = head
      for name in option.names {
        line += name.hasPrefix("--") ? " -l \(name.dropFirst(2))" : " -s \(name.dropFirst())"
      }
      line += " -d \(Self.fishQuoted(option.purpose))"
      if option.value == .newFile { line += " -r -F" }
      if option.value != .none, option.value != .newFile {
        let words = option.completions.map { word in
          word.map { $0 == " " ? "\\ " : String($0) }.joined()
        }
        line +=
          " -x" + (words.isEmpty ? "" : " -a \(Self.fishQuoted(words.joined(separator: " ")))")
      }
      lines.append(line)
    }
    return lines
  }

  private static func fishQuoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) && $0 == "'" ? "\\'" : String($0) }.joined() + "'"
  }
}
