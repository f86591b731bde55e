import Playground
import UprightCommands

/// Writes a scenario under a name that is free; the answer says what came of it.
func save(_ name: String, _ text: String) -> String {
  save(name.hasSuffix(".scenario") ? String(name.dropLast(9)) : name, "scenario", text)
}

/// Writes a file under a name that is free; the answer says what came of it.
private func save(_ stem: String, _ ending: String, _ text: String) -> String {
  for number in 1...99 {
    let path = number == 1 ? "\(stem).\(ending)" : "\(stem)-\(number).\(ending)"
    do throws(FileProblem) {
      try NewFile(path: path, bytes: Array(text.utf8), replaces: false).store()
      return "Saved as \(path)."
    } catch .exists {
      continue
    } catch {
      return "\(path): \(error.text)"
    }
  }
  return "There are too many files of this name."
}

/// Writes what was recorded.
func store(_ clip: Clip) -> String { save(clip.name, "cast", clip.cast) }

/// Writes the session as something else.
func store(_ departure: Departure) -> String {
  switch departure.leaving {
  case .refused(let reason): return reason
  case .free(let name, let ending, let text): return save(name, ending, text)
  case .named(let file):
    do throws(FileProblem) {
      try file.store()
      return "Saved as \(file.path)."
    } catch {
      return "\(file.path): \(error.text)"
    }
  }
}
