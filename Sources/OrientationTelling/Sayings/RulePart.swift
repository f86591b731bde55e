import OrientationModel

/// What a rule did in a step.
///
/// Its sentence is looked up by this.
package enum RulePart: Hashable, Sendable {
  /// It settled the question, or said why there was none, and this came of it.
  case settled(Rule.Outcome)
  /// On the way it took orientations away, or answered for somebody.
  case narrows
  /// On the way it turned something down.
  case refuses
  /// On the way it had something to say.
  case tells
  /// It says where the app begins.
  case begins

  /// The part of a rule that was noted on the way; nothing where it let things pass.
  init?(_ effect: Effect) {
    switch effect {
    case .passes: return nil
    case .narrows: self = .narrows
    case .refuses: self = .refuses
    case .tells: self = .tells
    case .settles: self = .begins
    }
  }
}

extension Rule {
  /// What it says in one part, with places for names: `{decider} answers as before`.
  ///
  /// Nothing where it has nothing to say of this app, however true it is.
  package func saying(in part: RulePart) -> String? { Self.sayings[self]?[part] }

  /// All that the rules say: of an outcome in one table, on the way in two.
  private static let sayings: [Rule: [RulePart: String]] = {
    var all: [Rule: [RulePart: String]] = [:]
    for table in [settledSayings, askingSayings, answerSayings] {
      for (rule, words) in table {
        all[rule, default: [:]].merge(words) { _, _ in
          preconditionFailure("\(rule) has two sayings for one part")
        }
      }
    }
    return all
  }()
}

extension [RulePart: String] {
  /// A sentence for a rule that says why nobody was asked.
  static func unasked(_ words: String) -> Self { [.settled(.nobodyAsked): words] }
  /// A sentence for a rule that only explains.
  static func told(_ words: String) -> Self { [.tells: words] }
  static func narrowed(_ words: String) -> Self { [.narrows: words] }
  static func refused(_ words: String) -> Self { [.refuses: words] }
}
