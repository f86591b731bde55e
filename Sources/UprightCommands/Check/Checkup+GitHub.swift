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
        return [
          Annotation(
            file: refusal.file, isInRepository: refusal.isFile, title: "cannot be read",
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

/// One message at one place of a file.
private struct Annotation {
  var file: String
  /// Standard input and what is bundled have no path that GitHub could open.
  var isInRepository: Bool
  var title: String
  var message: String
  var line = 0
  var column = 0

  /// `::error file=…,line=…::…`, on one line.
  var command: String {
    var properties: [String] = []
    if isInRepository {
      properties.append("file=\(file.escapedAsProperty)")
      if line > 0 { properties.append("line=\(line)") }
      if column > 0 { properties.append("col=\(column)") }
    }
    properties.append("title=\(title.escapedAsProperty)")
    let words = isInRepository ? message : "\(place)\n\(message)"
    return "::error \(properties.joined(separator: ","))::\(words.escapedAsMessage)\n"
  }

  private var place: String { line > 0 ? "\(file):\(line)" : file }

  /// For the log alone.
  var plain: String {
    let text = message.split(separator: "\n").joined(separator: "; ")
    return "  \(place.harmless): \(text.harmless)\n"
  }
}

extension String {
  var trimmed: String { hasSuffix("\n") ? String(dropLast()) : self }

  fileprivate var escapedAsMessage: String { escaped(["%", "\r", "\n"]) }

  fileprivate var escapedAsProperty: String { escaped(["%", "\r", "\n", ":", ","]) }

  private func escaped(_ special: Set<Unicode.Scalar>) -> String {
    escaped { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return special.contains(scalar) ? "%" + (digits.count == 1 ? "0" : "") + digits : nil
    }
  }
}
