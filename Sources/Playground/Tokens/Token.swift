import OrientationScenarios

/// A session as a short word.
package enum Token {
  static func token(for session: Session) -> String { "" }
}
