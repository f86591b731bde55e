import Exports
import OrientationScenarios

extension Checkup {
  /// TAP 13, which every harness reads: a test point a play, and one for each file that was not
  /// checked or was refused.
  var tap: String {
    var points: [(isOK: Bool, text: String)] = entries.map {
      ($0.hasPassed, "\($0.file.tapEscaped) (\($0.circumstances))\n" + $0.tapDiagnostics)
    }
    points += unchecked.map { (true, "\($0.file.tapEscaped) # SKIP \($0.reason)\n") }
    points += refusals.map {
      let message = "  ---\n  message: \(JSON.string($0.trouble.message).compact)\n  ...\n"
      return (false, "\($0.file.tapEscaped) (not played)\n" + message)
    }
    return "TAP version 13\n1..\(points.count)\(points.isEmpty ? " # SKIP no scenarios" : "")\n"
      + points.enumerated().map { index, point in
        "\(point.isOK ? "ok" : "not ok") \(index + 1) - \(point.text)"
      }.joined()
  }
}

extension Checkup.Entry {
  /// A YAML block, whose strings are quoted as JSON quotes them, which YAML reads alike.
  fileprivate var tapDiagnostics: String {
    guard let first = failures.first else { return "" }
    var lines = [
      "---",
      "message: \(JSON.string("expected \(first.expectation), got \(first.actual)").compact)",
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
    harmless.escaped { $0 == "#" || $0 == "\\" ? "\\\($0)" : nil }
  }
}

extension Checkup {
  /// JUnit's XML: a suite a file, a case a play; a file that was not checked is a skipped case, and
  /// one that was refused a case with an error.
  var junit: String {
    let all = counts(
      "upright", tests: entries.count + unchecked.count + refusals.count, failures: failedCount,
      errors: refusals.count, skipped: unchecked.count)
    let suites = entries.grouped(by: \.file).map { suite(of: $1) }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites\(all)>\n"
      + suites.joined() + unchecked.map(suite).joined() + refusals.map(suite).joined()
      + "</testsuites>\n"
  }

  private func counts(
    _ name: String, tests: Int, failures: Int = 0, errors: Int = 0, skipped: Int = 0
  ) -> String {
    attributes([
      ("name", name), ("tests", "\(tests)"), ("failures", "\(failures)"),
      ("errors", "\(errors)"), ("skipped", "\(skipped)"), ("time", "0"),
    ])
  }

  private func suite(of entries: [Entry]) -> String {
    let head = counts(
      entries[0].file, tests: entries.count,
      failures: entries.count { !$0.hasPassed })
    return "  <testsuite\(head)>\n" + entries.map(testCase).joined() + "  </testsuite>\n"
  }

  private func testCase(_ entry: Entry) -> String {
    let line = ("line", "\(entry.failures.first?.line ?? 1)")
    guard let first = entry.failures.first else {
      return testCase(entry.circumstances, entry.file, line)
    }
    let message = attributes([
      ("message", "line \(first.line): expected \(first.expectation), got \(first.actual)"),
      ("type", entry.isStopped ? "step" : "expectation"),
    ])
    let details = entry.failures.map {
      "\(entry.file):\($0.line): expected \($0.expectation), got \($0.actual)\n"
    }.joined().xml(keepsLines: true)
    return testCase(
      entry.circumstances, entry.file, line, "<failure\(message)>\(details)</failure>")
  }

  private func testCase(
    _ name: String, _ file: String, _ line: (String, String)? = nil, _ content: String = ""
  ) -> String {
    let head = attributes(
      [("name", name), ("classname", file), ("file", file)] + [line].compactMap(\.self)
        + [("time", "0")])
    return content.isEmpty
      ? "    <testcase\(head)/>\n"
      : "    <testcase\(head)>\n      \(content)\n    </testcase>\n"
  }

  private func suite(of unchecked: Unchecked) -> String {
    let why = attributes([("message", unchecked.reason)])
    return "  <testsuite\(counts(unchecked.file, tests: 1, skipped: 1))>\n"
      + testCase("expectations", unchecked.file, nil, "<skipped\(why)/>") + "  </testsuite>\n"
  }

  private func suite(of refusal: Refusal) -> String {
    let message = refusal.trouble.message
    let first = message.split(separator: "\n").first.map(String.init) ?? ""
    let error = attributes([
      ("message", first), ("type", refusal.problems.first?.code.text ?? "file"),
    ])
    return "  <testsuite\(counts(refusal.file, tests: 1, errors: 1))>\n"
      + testCase(
        "reading", refusal.file, nil,
        "<error\(error)>\(message.xml(keepsLines: true))</error>") + "  </testsuite>\n"
  }

  private func attributes(_ pairs: [(name: String, value: String)]) -> String {
    pairs.map { " \($0.name)=\"\($0.value.xml(keepsLines: true))\"" }.joined()
  }
}
