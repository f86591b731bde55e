import OrientationModel

/// One line of the numbered chain: what was looked at, and what it did.
package struct ChainLine: Hashable, Sendable {
  /// From 1.
  package var number: Int
  /// Where it stands among the trace's marks.
  package var mark: Int
  package var rule: RuleID? = nil
  /// Whom it concerns.
  package var controller: ControllerID? = nil
  package var text: String
  package var effect: Effect? = nil
  package var confidence: Rule.Confidence? = nil
  /// The first source the rule has.
  package var source: String? = nil
  /// The assumption that was leaned on here.
  package var assumption: Assumption? = nil
}
