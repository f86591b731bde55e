import OrientationModel

/// Who decided what: one sentence after every step.
package struct Verdict: Hashable, Sendable {
  /// How a step went, for colours and signs.
  package enum Tone: String, CaseIterable, Hashable, Sendable {
    /// The interface turned.
    case turned
    /// It stays, and that is what was asked for.
    case stayed
    /// It was asked to turn, by hand or by code, and did not.
    case refused
    /// It ends where the screen that is seen does not want to be.
    case trouble
    /// An exception ended the app.
    case crashed
    /// Nobody was asked, and nothing is wrong with that.
    case quiet
    /// The step makes no sense where it stands.
    case impossible
  }

  package var tone: Tone
  /// At most 80 characters.
  package var sentence: String
  /// The same in fewer words, without what has just been done; for narrow places.
  package var brief: String
  /// The rule it comes of.
  package var rule: RuleID?
  /// Who decided; nothing where nobody was asked.
  package var decider: ControllerID?
  /// The assumptions it rests on: leaned on, and flipped or badly supported.
  package var assumptions: [Assumption]
  /// Whether it rests on one, or on a rule that nobody has well supported.
  package var isAssumed: Bool
  /// Whether every mask in play asked for this outcome: then there is no alarm and no fix.
  package var isAsAsked: Bool

  /// Whether something is wrong.
  package var isAlarming: Bool {
    switch tone {
    case .refused, .trouble, .crashed: !isAsAsked
    case .turned, .stayed, .quiet, .impossible: false
    }
  }

  /// As signs: ✓ turned, · stayed or quiet, ✕ refused, ! trouble.
  package var sign: String {
    switch tone {
    case .turned: "✓"
    case .stayed, .quiet: "·"
    case .refused, .crashed: isAlarming ? "✕" : "·"
    case .trouble, .impossible: "!"
    }
  }
}
