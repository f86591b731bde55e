import Exports
import Playground
import TerminalModel
import UprightCommands

/// Writes a scenario under a name that is free; the answer is that name.
func save(_ name: String, _ text: String) throws(FileProblem) -> String {
  let stem = name.hasSuffix(".scenario") ? String(name.dropLast(9)) : name
  return try save(stem, ending: "scenario", text)
}

/// Writes a file under a name that is free; the answer is that name.
private func save(_ stem: String, ending: String, _ text: String) throws(FileProblem) -> String {
  for number in 1...99 {
    let path = number == 1 ? "\(stem).\(ending)" : "\(stem)-\(number).\(ending)"
    do throws(FileProblem) {
      try NewFile(path: path, bytes: Array(text.utf8), replaces: false).store()
      return path
    } catch .exists { continue }
  }
  throw .exists
}

/// Writes what was recorded; the answer says what came of it.
func store(_ screencast: Screencast) -> String {
  store("recording", ending: "cast", screencast.asciicast)
}

/// Writes the session as something else; the answer says what came of it.
func store(_ request: ExportRequest) -> String {
  switch request.outcome {
  case .refused(let reason): return reason
  case .free(let name, let ending, let text): return store(name, ending: ending, text)
  case .named(let file):
    do throws(FileProblem) {
      try file.store()
      return "Saved as \(file.path)."
    } catch { return "\(file.path): \(error.text)" }
  }
}

private func store(_ stem: String, ending: String, _ text: String) -> String {
  do throws(FileProblem) { return "Saved as \(try save(stem, ending: ending, text))." } catch {
    return "\(stem).\(ending): \(error.text)"
  }
}
