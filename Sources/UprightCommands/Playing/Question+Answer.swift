import Playground

extension Question {
  /// What the command says, on both streams, without colours.
  ///
  /// What it would write is not written: at the prompt one asks.
  package func answer(in environment: Environment) -> String {
    var environment = environment
    let session = Array(text.utf8)
    environment.readStandardInput = { () throws(FileProblem) in session }
    let response = Program.respond(to: words, in: environment)
    let files = response.files.map {
      "This writes \($0.path): in a shell, `upright \(words.joined(separator: " "))`.\n"
    }
    // A search that was given up says so on the other stream.
    let text = (response.output + response.messages + files.joined()).withoutColors
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.hasPrefix("-, ") ? "this session" + $0.dropFirst() : String($0) }
      .joined(separator: "\n")
  }
}

extension String {
  /// The text without escape sequences that set colours.
  fileprivate var withoutColors: String {
    var text = ""
    var isInside = false
    for character in unicodeScalars {
      if character == "\u{1B}" { isInside = true }
      if !isInside { text.unicodeScalars.append(character) }
      if isInside, character == "m" { isInside = false }
    }
    return text
  }
}
