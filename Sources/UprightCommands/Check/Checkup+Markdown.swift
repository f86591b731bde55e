import Exports
import OrientationScenarios

extension Checkup {
  /// A page for the summary of a CI's run: what failed, and the word that opens it.
  var markdown: String {
    var text = "### upright check: \(counts)\n"
    let failed = failedExpectations
    if !failed.isEmpty {
      text += "\n| Where | Expected | Got | On | Open it |\n| --- | --- | --- | --- | --- |\n"
      text += failed.map(\.row).joined()
    }
    if !refusals.isEmpty {
      text += "\n| Not played | Why |\n| --- | --- |\n"
      text += refusals.map(\.row).joined()
    }
    if !unchecked.isEmpty {
      text += "\n| Not checked | Why |\n| --- | --- |\n"
      text += unchecked.map { "| \($0.file.cell) | \($0.reason) |\n" }.joined()
    }
    return text
  }
}

extension FailedExpectation {
  fileprivate var row: String {
    let cells = [
      "\(file):\(failure.line)".cell, failure.expectation.cell, failure.actual.cell,
      circumstances, "upright play \(token)".cell,
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }
}

extension Checkup.Refusal {
  fileprivate var row: String {
    let first = problems.first
    let place = first.map { "\(file):\($0.place.line)" } ?? file
    let others = problems.count > 1 ? ", and \(problems.count - 1) more" : ""
    let message = trouble.message.split(separator: "\n").first.map(String.init) ?? ""
    return "| \(place.cell) | \((first?.sentence ?? message).cell)\(others) |\n"
  }
}

extension String {
  /// As code, so that nothing in it is read as Markdown.
  fileprivate var cell: String { harmless.markdownCode }
}
