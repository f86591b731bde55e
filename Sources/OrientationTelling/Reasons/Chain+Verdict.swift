// A chain under the verdict that it belongs to.

import OrientationModel

extension [ChainLine] {
  /// Where it opens: at the line of the rule that decided.
  package func opening(_ verdict: Verdict) -> Int {
    verdict.rule.flatMap { rule in firstIndex { $0.rule == rule } } ?? 0
  }

  /// A chain without its head, where the verdict above it has said that.
  package func below(_ verdict: Verdict) -> [ChainLine] {
    let rest = drop { line in
      let words = [line.reason, line.text].compactMap { $0 }
      return line.reason != nil && line.reason == verdict.reason
        || words.contains { verdict.sentence.hasSuffix("\($0).") }
    }
    return rest.enumerated().map { index, line in
      var next = line
      next.number = index + 1
      return next
    }
  }
}
