import OrientationScenarios

/// Reads what was typed after a command's name.
struct Arguments {
  private var rest: ArraySlice<String>
  private var invocation: Invocation
  private(set) var wantsHelp = false

  init(_ words: ArraySlice<String>, of command: Command) {
    rest = words
    invocation = Invocation(command)
  }

  private var command: Command { invocation.command }

  /// Everything that was typed; a request for help makes the rest not matter.
  mutating func read() throws(Trouble) -> Invocation {
    while let word = rest.popFirst() {
      if word == "--" {
        for operand in rest { invocation.add(operand: operand) }
        rest = []
      } else if word.hasPrefix("-"), word != "-", command.operand != .text || command.takes(word) {
        try readOption(word)
        if wantsHelp { return invocation }
      } else {
        invocation.add(operand: word)
      }
    }
    try checkOperands()
    return invocation
  }

  private mutating func readOption(_ word: String) throws(Trouble) {
    let (name, attached) = Self.split(word)
    guard let option = command.options.first(where: { $0.names.contains(name) }) else {
      if let advice = command.gone[name] {
        throw invocation.usage("`\(command.name)` no longer has \(name)", help: advice)
      }
      let names = command.options.flatMap(\.names)
      throw invocation.unknown(name, "`\(command.name)` has no option", among: names, "it has")
    }
    if option == .help {
      wantsHelp = true
      return
    }
    if !option.takesValue {
      guard attached == nil else { throw invocation.usage("\(name) doesn't take a value") }
      invocation.add("", for: option)
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw invocation.usage("\(name) needs a value: \(option.value.placeholder)")
    }
    if option.value.isClosed, !option.value.words.contains(value) {
      if let advice = command.gone["\(name) \(value)"] {
        throw invocation.usage("\(name) can no longer be `\(value)`", help: advice)
      }
      throw invocation.unknown(
        value, "\(name) can't be", among: option.value.words, "expected one of:")
    }
    invocation.add(value, for: option)
  }

  /// `--ios=15` and `-e'rotate left'` as a name and a value.
  private static func split(_ word: String) -> (name: String, value: String?) {
    if word.hasPrefix("--") {
      guard let sign = word.firstIndex(of: "=") else { return (word, nil) }
      return (String(word[..<sign]), String(word[word.index(after: sign)...]))
    }
    guard word.count > 2 else { return (word, nil) }
    return (String(word.prefix(2)), String(word.dropFirst(2)))
  }

  private func checkOperands() throws(Trouble) {
    let operands = invocation.operands
    if operands.isEmpty, command.operand.isRequired {
      throw invocation.usage("`\(command.name)` needs \(command.operand.noun)")
    }
    if operands.count > command.operand.most {
      let word = operands[command.operand.most].harmless
      throw invocation.usage("unexpected argument `\(word)` for `\(command.name)`")
    }
    if case .words(let words, isOpen: false) = command.operand.choice, let word = operands.first,
      !words.contains(word)
    {
      throw invocation.unknown(
        word, "`\(command.name)` doesn't accept", among: words,
        "expected one of:")
    }
  }
}
