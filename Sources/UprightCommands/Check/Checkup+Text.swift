import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling

extension Checkup {
  /// The report in a format, and how it all ends.
  func response(_ format: String, _ paint: TextPaint) -> Response {
    var response = Response()
    for refusal in refusals { response.tell(refusal.trouble.message) }
    // What speaks of it comes after it.
    response.effects += recordings.map { .write($0) }
    switch format {
    case "json": response.print(json.line)
    case "tap": response.print(tap)
    case "junit": response.print(junit)
    case "github": response.print(github)
    case "markdown": response.print(markdown)
    default: response.print(text(paint))
    }
    response.end(with: exitCode)
    return response
  }

  /// For people: every failing expectation, then how many of each there were.
  func text(_ paint: TextPaint) -> String {
    let failing = entries.filter { !$0.hasPassed }.map { $0.text(paint) }
    let notes = remarks(paint) + unchecked.map { $0.text(paint) }.joined()
    return failing.joined() + notes + (failing.isEmpty && notes.isEmpty ? "" : "\n")
      + summary(paint) + "\n"
  }

  /// Each remark once, whatever the versions and devices that bear it out.
  private func remarks(_ paint: TextPaint) -> String {
    var told: Set<String> = []
    let all = entries.map { ($0.file, $0.remarks) } + unchecked.map { ($0.file, $0.remarks) }
    return all.flatMap { file, remarks in
      remarks.map { "\(file.harmless):\($0.line): \($0.text.harmless)" }
    }
    .filter { told.insert($0).inserted }
    .map { paint("NOTE", .heading) + "  \($0)\n" }.joined()
  }

  private func summary(_ paint: TextPaint) -> String {
    let hasFailed = failedCount > 0
    var parts = [paint("\(passedCount) passed", hasFailed ? .heading : .good)]
    if hasFailed { parts.append(paint("\(failedCount) failed", .bad)) }
    if !unchecked.isEmpty { parts.append("\(unchecked.count) not checked") }
    if !refusals.isEmpty { parts.append(paint("\(refusals.count) not played", .bad)) }
    return parts.joined(separator: ", ") + " (\(fileCount) file\(fileCount == 1 ? "" : "s"))"
  }

  /// One object, as the contract has it.
  var json: JSON {
    [
      "passed": passedCount, "failed": failedCount, "notChecked": unchecked.map(\.file),
      "scenarios": entries.map(\.json),
      "refused": refusals.map { refusal -> JSON in
        [
          "file": refusal.file, "exit": Int(refusal.trouble.exitCode.rawValue),
          "problems": refusal.problems.map(\.json),
        ]
      },
    ]
  }
}

extension Checkup.Unchecked {
  fileprivate func text(_ paint: TextPaint) -> String {
    paint("SKIP", .heading) + "  \(file.harmless): not checked, \(reason)\n"
  }
}

extension Checkup.Entry {
  /// Which of the plays of its file it is.
  var circumstances: String {
    let settings = app.settings
    let built = loaded.scenario.settings.linked.map { $0.versions.count > 1 } ?? false
    return "iOS \(settings.version.text), \(settings.device.name)"
      + (built ? ", built with \(settings.linked.text)" : "")
  }

  fileprivate func text(_ paint: TextPaint) -> String {
    let head = paint("FAIL", .bad) + "  \(file.harmless)  " + paint("(\(circumstances))", .quiet)
    return head + "\n"
      + failures.map { failure in
        let place = "\(file.harmless):\(failure.line)"
        let step = paint("  after `\(failure.step.harmless)`", .quiet)
        return """
            \(place):\(step)
              expected  \(failure.expectation.harmless)
              actual    \(failure.actual.harmless)

          """
      }.joined()
  }

  fileprivate var json: JSON {
    [
      "file": file, "title": loaded.title, "ios": app.settings.version.text,
      "device": app.settings.device.name, "linked": app.settings.linked.text, "passed": hasPassed,
      "failures": failures.map { $0.json(in: app) },
      "remarks": remarks.map { ["line": $0.line, "text": $0.text] as JSON },
    ] + Judgement.json(judgement, in: app)
  }
}

extension Failure {
  fileprivate func json(in app: App) -> JSON {
    let own: JSON = ["line": line, "step": step, "expected": expectation, "actual": actual]
    return own + Judgement.json(judgement, in: app)
  }

  /// What was expected, without the word.
  var expectation: String {
    expected.hasPrefix("expect ") ? String(expected.dropFirst("expect ".count)) : expected
  }
}

extension Problem {
  fileprivate var json: JSON {
    ["line": place.line, "column": place.column, "code": code.text, "message": sentence]
  }
}
