import OrientationModel
import OrientationScenarios

extension Checkup {
  /// JUnit's XML: a suite a file, a case a play; a file that was refused is a case with an error.
  var junit: String {
    let suites = suites
    let tests = entries.count + refusals.count
    let all = attributes([
      ("name", "upright"), ("tests", "\(tests)"), ("failures", "\(failedCount)"),
      ("errors", "\(refusals.count)"), ("time", "0"),
    ])
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites\(all)>\n"
    for entries in suites { text += suite(of: entries) }
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
    return "    <testcase\(head)>\n      <failure\(message)>\(details.xmlEscaped)</failure>\n"
      + "    </testcase>\n"
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
            <error\(error)>\(message.xmlEscaped)</error>
          </testcase>
        </testsuite>

      """
  }

  private func attributes(_ pairs: [(name: String, value: String)]) -> String {
    pairs.map { " \($0.name)=\"\($0.value.xmlEscaped)\"" }.joined()
  }
}

extension String {
  /// As XML 1.0 takes it, in an attribute or between tags: what it cannot hold is replaced.
  fileprivate var xmlEscaped: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
