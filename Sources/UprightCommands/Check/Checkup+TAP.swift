import Exports
import OrientationModel
import OrientationScenarios

extension Checkup {
  /// TAP 14: a test point a play, and one for each file that was refused.
  var tap: String {
    let count = entries.count + refusals.count
    var text = "TAP version 14\n1..\(count)\(count == 0 ? " # SKIP no scenarios" : "")\n"
    var number = 0
    for entry in entries {
      number += 1
      let word = entry.hasPassed ? "ok" : "not ok"
      text += "\(word) \(number) - \(entry.tapDescription)\n" + entry.tapDiagnostics
    }
    for refusal in refusals {
      number += 1
      text += "not ok \(number) - \(refusal.file.tapEscaped) (not played)\n"
      text += "  ---\n  message: \(JSON.string(refusal.trouble.message).compact)\n  ...\n"
    }
    return text
  }
}

extension Checkup.Entry {
  fileprivate var tapDescription: String { "\(file.tapEscaped) (\(circumstances))" }

  /// A YAML block, whose strings are quoted as JSON quotes them, which YAML reads alike.
  fileprivate var tapDiagnostics: String {
    guard let first = failures.first else { return "" }
    var lines = [
      "---", "message: \(JSON.string("\(first.expectation): \(first.actual)").compact)",
      "severity: fail", "at:", "  file: \(JSON.string(file).compact)", "  line: \(first.line)",
      "failures:",
    ]
    for failure in failures {
      lines += [
        "  - line: \(failure.line)", "    step: \(JSON.string(failure.step).compact)",
        "    expected: \(JSON.string(failure.expectation).compact)",
        "    actual: \(JSON.string(failure.actual).compact)",
      ]
    }
    lines.append("...")
    return lines.map { "  \($0)\n" }.joined()
  }
}

extension String {
  /// As the description of a test point: `#` would begin a directive.
  fileprivate var tapEscaped: String {
    var text = ""
    for character in harmless {
      if character == "#" || character == "\\" { text.append("\\") }
      text.append(character)
    }
    return text
  }
}
