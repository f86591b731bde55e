import OrientationModel
import OrientationScenarios

/// What a rule did in a step, by which its words are looked up.
package enum RulePart: Hashable, Sendable {
  /// It settled the question, or said why there was none, and this came of it: a clause to go on with,
  /// `The interface stays: …`.
  ///
  /// A rule that chooses among orientations has none: what it chose, and from what, says it better.
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
  package init?(_ effect: Effect) {
    switch effect {
    case .passes: return nil
    case .narrows: self = .narrows
    case .refuses: self = .refuses
    case .tells: self = .tells
    case .settles: self = .begins
    }
  }
}

/// The words of a rule for a part it has in a step, and when they are true.
struct Says: Sendable {
  typealias Condition = @Sendable (Explanation) -> Bool

  let parts: [RulePart]
  let words: Phrase
  let holds: Condition
  /// Of which of Apple's own alone it is true.
  let system: SystemController?

  private init(
    _ parts: [RulePart], _ words: Phrase, _ holds: @escaping Condition,
    of system: SystemController? = nil
  ) {
    self.parts = parts
    self.words = words
    self.holds = holds
    self.system = system
  }

  static func settled(
    _ outcomes: [Rule.Outcome], _ words: Phrase, if holds: @escaping Condition = always
  ) -> Says {
    Says(outcomes.map { .settled($0) }, words, holds)
  }
  /// Why UIKit asked nobody.
  static func unasked(_ words: Phrase, if holds: @escaping Condition = always) -> Says {
    settled([.nobodyAsked], words, if: holds)
  }
  static func narrows(_ words: Phrase) -> Says { Says([.narrows], words, always) }
  static func refuses(_ words: Phrase, if holds: @escaping Condition = always) -> Says {
    Says([.refuses], words, holds)
  }
  static func tells(_ words: Phrase, if holds: @escaping Condition = always) -> Says {
    Says([.tells], words, holds)
  }
  static func tells(_ words: Phrase, of system: SystemController) -> Says {
    Says([.tells], words, always, of: system)
  }
  static func begins(_ words: Phrase) -> Says { Says([.begins], words, always) }

  private static let always: Condition = { _ in true }

  /// What several rules say.
  static let unheardMask = unasked("UIKit doesn't know \(whose: .changed) new mask") {
    $0.changeElsewhere != nil
  }
  static let askingPresenter = unasked("under \(.top) UIKit still asks \(.presenter)")
}

/// All that the rules say of a step, an entry for each that has something to say, in the order of the book.
///
/// Of an entry, the first words count that are for the part and true.
package enum RuleWords {
  private static let chapters = [masks, asking, deciding, surroundings, rest]

  package static var rules: [Rule] { chapters.flatMap { $0.map { $0.key } } }

  private static let byRule: [[Says]] = {
    var all = [[Says]](repeating: [], count: Rule.allCases.count)
    for chapter in chapters {
      for (rule, says) in chapter { all[Int(rule.rawValue)] = says }
    }
    return all
  }()

  static subscript(rule: Rule) -> [Says] { byRule[Int(rule.rawValue)] }

  package static func parts(of rule: Rule) -> Set<RulePart> {
    Set(self[rule].flatMap { $0.parts })
  }
}

extension Explanation {
  /// What a rule says of this step in one part; nothing where it has nothing to say of this app, however
  /// true it is.
  ///
  /// What belongs to who has been named is `its`.
  func words(
    of rule: Rule, as part: RulePart, on subject: ControllerID? = nil, effect: Effect = .tells,
    named: ControllerID? = nil
  ) -> String? {
    let system = subject.flatMap { app($0).system }
    let says = RuleWords[rule].first {
      $0.parts.contains(part) && $0.holds(self) && ($0.system == nil || $0.system == system)
    }
    let names = PlaceNames(reading: self, subject: subject, effect: effect, named: named)
    return says.map { names.filling($0.words) }
  }

  func words(of rule: Rule, doing effect: Effect, on subject: ControllerID?) -> String? {
    RulePart(effect).flatMap { words(of: rule, as: $0, on: subject, effect: effect) }
  }

  func excuse(_ rule: Rule) -> String { excuse(rule, named: nil) }

  /// The same in a sentence that has named somebody.
  func excuse(_ rule: Rule, named: ControllerID?) -> String {
    words(of: rule, as: .settled(ruling?.outcome ?? .nobodyAsked), named: named)
      ?? "\(rule.number) settles it"
  }
}

// What words depend on.

extension Explanation {
  var togglesNotifications: Bool {
    innermostStep == .beginGenerating || innermostStep == .endGenerating
  }

  var entersBackground: Bool { world.isInBackground && innermostStep == .background }

  /// The step notifies UIKit of one.
  var notifiesOfLock: Bool { if case .updateLock = innermostStep { true } else { false } }

  var movesStatusBar: Bool {
    world.statusBar != episode.before?.statusBar || episode.didTurn
  }
}
