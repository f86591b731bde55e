import Exports
import OrientationModel
import OrientationScenarios

extension Checkup {
  /// A table for the summary page of a build: what failed, and what opens it.
  var markdown: String {
    let counts = "\(passedCount) passed, \(failedCount) failed, \(refusals.count) not played"
    var text = "### upright check: \(counts)\n"
    if failedCount > 0 {
      text += "\n| Scenario | iOS | Device | Line | Expected | Happened |\n"
      text += "| --- | --- | --- | -: | --- | --- |\n"
    }
    let failed = entries.filter { !$0.hasPassed }
    for entry in failed {
      for failure in entry.failures {
        let cells = [
          entry.title.harmless.markdown, entry.version.text, entry.device.name, "\(failure.line)",
          failure.expected.harmless.markdownCode, failure.actual.harmless.markdownCode,
        ]
        text += "| " + cells.joined(separator: " | ") + " |\n"
      }
    }
    for refusal in refusals {
      text += "\n\(refusal.file.harmless.markdownCode) was not played:\n"
      text += "\n```text\n\(refusal.trouble.message.harmlessLines.trimmed)\n```\n"
    }
    // The same file under several versions is one thing to open.
    var told: Set<String> = []
    for entry in failed where told.insert(entry.file).inserted {
      text += "\n\(entry.title.harmless.markdown):\n\n```sh\n\(entry.command)\n```\n"
    }
    return text
  }
}
