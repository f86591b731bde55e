import Exports
import OrientationModel
import OrientationScenarios

extension Checkup {
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
      text += "\(rest.count) more, which GitHub would not show as annotations:\n"
      text += rest.map(\.plain).joined()
    }
    let counts = "\(passedCount) passed, \(failedCount) failed, \(refusals.count) not played"
    let isGood = annotations.isEmpty
    return text + (isGood ? "\(counts)\n" : "::notice title=upright check::\(counts)\n")
  }

  private var refusedAnnotations: [Annotation] {
    refusals.flatMap { refusal -> [Annotation] in
      guard !refusal.problems.isEmpty else {
        let message = refusal.trouble.message.trimmed
        return [Annotation(file: refusal.file, title: "cannot be read", message: message)]
      }
      return refusal.problems.map { problem in
        Annotation(
          file: refusal.file, title: problem.code.text,
          message: ([problem.sentence] + problem.help.map { "help: \($0)" }).joined(
            separator: "\n"),
          line: problem.place.line, column: problem.place.column)
      }
    }
  }

  /// Stopped plays first, then the expectations that fail most often; the same failure under
  /// several versions is one annotation.
  private var failedAnnotations: [Annotation] {
    struct Key: Hashable {
      var file: String
      var failure: Failure
    }
    var order: [Key] = []
    var places: [Key: [String]] = [:]
    var stopped: Set<Key> = []
    for entry in entries {
      for (index, failure) in entry.failures.enumerated() {
        let key = Key(file: entry.file, failure: failure)
        if places[key] == nil { order.append(key) }
        places[key, default: []].append(entry.circumstances)
        if entry.isStopped, index == 0 { stopped.insert(key) }
      }
    }
    let weights = order.enumerated().map { index, key in
      (key, stopped.contains(key) ? Int.max : places[key]?.count ?? 0, index)
    }
    return weights.sorted { ($1.1, $0.2) < ($0.1, $1.2) }.map { key, _, _ in
      Annotation(
        file: key.file, title: "Expectation failed",
        message: "expected: \(key.failure.expectation)\nactual: \(key.failure.actual)\n"
          + "on \((places[key] ?? []).joined(separator: "; "))", line: key.failure.line)
    }
  }
}

extension String {
  fileprivate var trimmed: String { hasSuffix("\n") ? String(dropLast()) : self }
}
