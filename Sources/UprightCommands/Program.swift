import OrientationScenarios
import PlaygroundSession

/// The command line as a function: words and an environment in, effects and an ending out.
package enum Program {
  package static let version = "0.1.0"

  /// What a command line comes to; `arguments` begin after the program's own name.
  package static func respond(to arguments: [String], in environment: Environment) -> Response {
    do { return try answer(to: arguments, in: environment) } catch { return Response(error) }
  }

  private static func answer(
    to arguments: [String], in environment: Environment
  ) throws(Trouble) -> Response {
    var words = arguments[...]
    guard let first = words.popFirst() else {
      return try Command.play.perform(Invocation(.play), environment)
    }
    switch first {
    case "--version": return Response(output: "upright \(version)\n")
    case "-h", "--help": return Response(output: help(words.first) ?? Help.overview)
    case "help": return try helpCommand(words)
    case Completion.word: return Response(output: Completion(Array(words)).text)
    default: break
    }
    // The playground is what one gets without a command: with its options, or with what to open.
    let isBare =
      Command.play.takes(first)
      || CommandBook.command(first) == nil && isScenario(first, in: environment)
    if isBare { words.insert(first, at: words.startIndex) }
    let named = isBare ? Command.play : CommandBook.command(first)
    guard let command = named else { throw unknown(first) }
    var reader = Arguments(words, of: command)
    let invocation = try reader.read()
    if reader.wantsHelp { return Response(output: Help.text(of: command)) }
    let answer = Result { () throws(Trouble) in try command.perform(invocation, environment) }
    guard invocation.format == "github" else { return try answer.get() }
    switch answer {
    case .success(let response): return response.inWorkflowLog
    case .failure(let trouble): return Response(trouble).inWorkflowLog
    }
  }

  /// Whether a word that is no command names something to be played: a file or a folder, something
  /// bundled, a token.
  private static func isScenario(_ word: String, in environment: Environment) -> Bool {
    if word.hasPrefix("-") { return false }
    if word.contains("/") || word.contains(".") || SessionToken.isLikely(word) { return true }
    if ScenarioFile.bundled(word) != nil { return true }
    do throws(FileProblem) {
      _ = try environment.read(word)
      return true
    } catch { return error == .isDirectory }
  }

  private static func help(_ name: String?) -> String? {
    name.flatMap(CommandBook.command).map(Help.text)
  }

  private static func helpCommand(_ words: ArraySlice<String>) throws(Trouble) -> Response {
    guard let name = words.first, name != "-h", name != "--help" else {
      return Response(output: Help.overview)
    }
    guard let text = help(name) else { throw unknown(name) }
    return Response(output: text)
  }

  private static func unknown(_ word: String) -> Trouble {
    if word.hasPrefix("-"), word != "-" {
      return .usage(
        "unknown option `\(word.harmless)`", help: "put a command first, as in `upright run`")
    }
    if let advice = CommandBook.gone[word] {
      return .usage("there is no `\(word)` any more", help: advice)
    }
    let names = CommandBook.commands.map(\.name) + ["help"]
    let nearest = Nearest.word(to: word, among: names).map { "did you mean `\($0)`?" }
    return .usage("unknown command `\(word.harmless)`", help: nearest ?? "")
  }
}
