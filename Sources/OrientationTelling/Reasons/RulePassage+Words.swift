import OrientationModel
import OrientationScenarios

extension Explanation {
  /// Whether a verdict gives as its reason what the rule says.
  package func says(_ rule: Rule, in verdict: Verdict) -> Bool { verdict.reason == excuse(rule) }
}

extension Rule.Confidence {
  /// The word in plain words: who says so.
  package var meaning: String {
    switch self {
    case .documented: "in Apple's documentation"
    case .widelyReported: "by many developers"
    case .reportedTwice: "by two developers"
    case .reportedOnce: "by one developer"
    case .contradicted: "sources disagree"
    case .inferred: "follows from other rules"
    case .choice: "no source; Upright's own choice"
    }
  }

  /// The word as it can stand before a sentence: what is only disputed is not false.
  package var word: String {
    switch self {
    case .contradicted: meaning
    case .documented, .widelyReported, .reportedTwice, .reportedOnce, .inferred, .choice: rawValue
    }
  }

  /// The word with its meaning, for where it stands alone: `choice (no source says; …)`.
  package var explained: String { word == meaning ? word : "\(word) (\(meaning))" }
}
