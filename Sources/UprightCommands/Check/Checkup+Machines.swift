import Exports
import OrientationModel
import OrientationScenarios

extension Checkup {
  /// TAP 13, which every harness reads: a test point a play, and one for each file that was not
  /// checked or was refused.
  var tap: String {
    let count = entries.count + unchecked.count + refusals.count
    var text = "TAP version 13\n1..\(count)\(count == 0 ? " # SKIP no scenarios" : "")\n"
    var number = 0
    for entry in entries {
      number += 1
      let word = entry.hasPassed ? "ok" : "not ok"
      text += "\(word) \(number) - \(entry.tapDescription)\n" + entry.tapDiagnostics
    }
    for file in unchecked {
      number += 1
      text += "ok \(number) - \(file.file.tapEscaped) # SKIP \(Unchecked.reason)\n"
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
    let suites = suites
    let tests = entries.count + unchecked.count + refusals.count
    let all = attributes([
      ("name", "upright"), ("tests", "\(tests)"), ("failures", "\(failedCount)"),
      ("errors", "\(refusals.count)"), ("skipped", "\(unchecked.count)"), ("time", "0"),
    ])
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites\(all)>\n"
    for entries in suites { text += suite(of: entries) }
    for file in unchecked { text += suite(of: file) }
    for refusal in refusals { text += suite(of: refusal) }
    return text + "</testsuites>\n"
  }

  /// The entries file by file; they stand together already.
  private var suites: [ArraySlice<Entry>] {
    var suites: [ArraySlice<Entry>] = []
    for (index, entry) in entries.enumerated() {
      if let last = suites.last, last.first?.file == entry.file {
        suites[suites.count - 1] = entries[last.startIndex...index]
      } else {
        suites.append(entries[index...index])
      }
    }
    return suites
  }

  private func suite(of entries: ArraySlice<Entry>) -> String {
    let failed = entries.count { !$0.hasPassed }
    let head = attributes([
      ("name", entries.first?.file ?? ""), ("tests", "\(entries.count)"),
      ("failures", "\(failed)"), ("errors", "0"), ("skipped", "0"), ("time", "0"),
    ])
    return "  <testsuite\(head)>\n" + entries.map(testCase).joined() + "  </testsuite>\n"
  }

  private func testCase(_ entry: Entry) -> String {
    let head = attributes([
      ("name", entry.circumstances), ("classname", entry.file), ("file", entry.file),
      ("line", "\(entry.failures.first?.line ?? 1)"), ("time", "0"),
    ])
    guard let first = entry.failures.first else { return "    <testcase\(head)/>\n" }
    let message = attributes([
      ("message", "line \(first.line): expected \(first.expectation), got \(first.actual)"),
      ("type", entry.isStopped ? "step" : "expectation"),
    ])
    let details = entry.failures.map {
      "\(entry.file):\($0.line): expected \($0.expectation), got \($0.actual)\n"
    }.joined()
    return
      "    <testcase\(head)>\n      <failure\(message)>\(details.xml(keepsLines: true))</failure>\n"
      + "    </testcase>\n"
  }

  private func suite(of unchecked: Unchecked) -> String {
    let head = attributes([
      ("name", unchecked.file), ("tests", "1"), ("failures", "0"), ("errors", "0"),
      ("skipped", "1"), ("time", "0"),
    ])
    let name = attributes([
      ("name", "expectations"), ("classname", unchecked.file), ("file", unchecked.file),
      ("time", "0"),
    ])
    return """
        <testsuite\(head)>
          <testcase\(name)>
            <skipped\(attributes([("message", Unchecked.reason)]))/>
          </testcase>
        </testsuite>

      """
  }

  private func suite(of refusal: Refusal) -> String {
    let head = attributes([
      ("name", refusal.file), ("tests", "1"), ("failures", "0"), ("errors", "1"),
      ("skipped", "0"), ("time", "0"),
    ])
    let name = attributes([
      ("name", "reading"), ("classname", refusal.file), ("file", refusal.file), ("time", "0"),
    ])
    let message = refusal.trouble.message
    let first = message.split(separator: "\n").first.map(String.init) ?? ""
    let error = attributes([
      ("message", first), ("type", refusal.problems.first?.code.text ?? "file"),
    ])
    return """
        <testsuite\(head)>
          <testcase\(name)>
            <error\(error)>\(message.xml(keepsLines: true))</error>
          </testcase>
        </testsuite>

      """
  }

  private func attributes(_ pairs: [(name: String, value: String)]) -> String {
    pairs.map { " \($0.name)=\"\($0.value.xml(keepsLines: true))\"" }.joined()
  }
}
