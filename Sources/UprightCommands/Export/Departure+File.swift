import Exports
import Playground

/// What the playground's `export` comes to.
package enum Leaving: Hashable, Sendable {
  /// A file of the user's own name.
  case named(NewFile)
  /// A file under the first name that is free.
  case free(name: String, ending: String, text: String)
  /// Why nothing is written, in a line.
  case refused(String)
}

extension Departure {
  /// The session as what its words say, by the same rules as on the command line.
  package var leaving: Leaving {
    let session = Array(text.utf8)
    let environment = Environment(
      variable: { _ in nil }, read: { _ throws(FileProblem) in throw .notFound },
      readStandardInput: { () throws(FileProblem) in session },
      scenarioFiles: { _ throws(FileProblem) in throw .notFound })
    let response = Program.respond(to: ["export", "-"] + words, in: environment)
    if let file = response.files.first { return .named(file) }
    guard let kind = words.lazy.compactMap({ ExportKind(rawValue: $0) }).first,
      !response.output.isEmpty, !words.contains("--help"), !words.contains("-h")
    else {
      let line = response.messages.split(separator: "\n").first.map(String.init) ?? ""
      let prefix = "upright: "
      let reason = line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : line
      return .refused(reason.isEmpty ? "Nothing was written." : reason)
    }
    return .free(name: name, ending: kind.fileExtension, text: response.output)
  }
}
