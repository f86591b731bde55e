import Exports
import OrientationModel
import OrientationScenarios

extension Checkup {
  /// The report in a format, and how it all ends.
  func response(_ format: String, _ paint: TextPaint) -> Response {
    var response = Response()
    for refusal in refusals { response.tell(refusal.trouble.message) }
    switch format {
    case "json": response.print(json.line)
    case "tap": response.print(tap)
    case "junit": response.print(junit)
    case "github": response.print(github)
    default: response.print(text(paint))
    }
    response.effects += recordings.map { .write($0) }
    response.end(with: exitCode)
    return response
  }

  /// For people: every failing expectation, then how many of each there were.
  func text(_ paint: TextPaint) -> String {
    let failing = entries.filter { !$0.hasPassed }.map { $0.text(paint) }
    return failing.joined() + (failing.isEmpty ? "" : "\n") + summary(paint) + "\n"
  }

  private func summary(_ paint: TextPaint) -> String {
    let hasFailed = failedCount > 0
    var parts = [paint("\(passedCount) passed", hasFailed ? .heading : .good)]
    if hasFailed { parts.append(paint("\(failedCount) failed", .bad)) }
    if !refusals.isEmpty { parts.append(paint("\(refusals.count) not played", .bad)) }
    if recordedCount > 0 { parts.append("\(recordedCount) recorded") }
    return parts.joined(separator: ", ") + " (\(fileCount) file\(fileCount == 1 ? "" : "s"))"
  }

  /// One object, as the contract has it.
  var json: JSON {
    [
      "passed": .number(passedCount), "failed": .number(failedCount),
      "scenarios": .array(entries.map(\.json)),
      "refused": .array(
        refusals.map { refusal in
          [
            "file": .string(refusal.file), "exit": .number(Int(refusal.trouble.exitCode.rawValue)),
            "problems": .array(refusal.problems.map(\.json)),
          ]
        }),
    ]
  }
}

extension Checkup.Entry {
  /// Which of the plays of its file it is.
  var circumstances: String { "iOS \(version.text), \(device.name)" }

  fileprivate func text(_ paint: TextPaint) -> String {
    let head = paint("FAIL", .bad) + "  \(file.harmless)  " + paint("(\(circumstances))", .quiet)
    return head + "\n"
      + failures.map { failure in
        let place = "\(file.harmless):\(failure.line)"
        let step = failure.step.isEmpty ? "" : paint("  after `\(failure.step.harmless)`", .quiet)
        return """
            \(place):\(step)
              expected  \(failure.expectation.harmless)
              actual    \(failure.actual.harmless)

          """
      }.joined()
  }

  fileprivate var json: JSON {
    [
      "file": .string(file), "title": .string(title), "ios": .string(version.text),
      "device": .string(device.name), "passed": .bool(hasPassed),
      "failures": .array(
        failures.map {
          [
            "line": .number($0.line), "step": .string($0.step),
            "expected": .string($0.expectation), "actual": .string($0.actual),
          ]
        }),
    ]
  }
}

extension Failure {
  /// What was expected, without the word.
  var expectation: String {
    expected.hasPrefix("expect ") ? String(expected.dropFirst("expect ".count)) : expected
  }
}

extension Problem {
  fileprivate var json: JSON {
    [
      "line": .number(place.line), "column": .number(place.column), "code": .string(code.text),
      "message": .string(sentence),
    ]
  }
}
