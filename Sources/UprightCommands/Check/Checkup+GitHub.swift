import OrientationScenarios

extension Checkup {
  /// How many there were of each kind.
  var counts: String {
    let skipped = unchecked.isEmpty ? "" : ", \(unchecked.count) not checked"
    return "\(passedCount) passed, \(failedCount) failed, \(refusals.count) not played\(skipped)"
  }

  /// What GitHub shows of one step: the first ten errors, and no more.
  private static let shownByGitHub = 10

  /// Workflow commands: the worst first, as many as are shown, then the rest and a summary in plain
  /// text.
  var github: String {
    let annotations = refusedAnnotations + failedAnnotations
    let shown = annotations.prefix(Self.shownByGitHub)
    let rest = annotations.dropFirst(Self.shownByGitHub)
    var text = shown.map(\.command).joined()
    if !rest.isEmpty {
      text += "\(rest.count) more, which GitHub wouldn't show as annotations:\n"
      text += rest.map(\.plain).joined()
    }
    for file in unchecked { text += "\(file.file.harmless): not checked, \(file.reason)\n" }
    let isGood = annotations.isEmpty
    return text + (isGood ? "\(counts)\n" : "::notice title=upright check::\(counts)\n")
  }

  private var refusedAnnotations: [Annotation] {
    refusals.flatMap { refusal -> [Annotation] in
      guard !refusal.problems.isEmpty else {
        let message = refusal.trouble.message.trimmed
        return [
          Annotation(
            file: refusal.file, isInRepository: refusal.isFile, title: "Can't be read",
            message: message)
        ]
      }
      return refusal.problems.map { problem in
        Annotation(
          file: refusal.file, isInRepository: refusal.isFile, title: problem.code.text,
          message: ([problem.sentence] + problem.help.map { "help: \($0)" }).joined(
            separator: "\n"),
          line: problem.place.line, column: problem.place.column)
      }
    }
  }

  private var failedAnnotations: [Annotation] {
    failedExpectations.map { failed in
      Annotation(
        file: failed.file, isInRepository: failed.first.isFile, title: "Expectation failed",
        message: "expected: \(failed.failure.expectation)\nactual: \(failed.failure.actual)\n"
          + "on \(failed.circumstances)", line: failed.failure.line)
    }
  }
}

extension String {
  var trimmed: String { hasSuffix("\n") ? String(dropLast()) : self }
}
