/// One sentence of the rule book: what UIKit does, since when, and how sure we are.
package struct Rule: Hashable, Sendable {
  /// How sure we are.
  package enum Confidence: String, CaseIterable, Hashable, Sendable {
    case documented
    case widelyReported = "widely reported"
    case reportedTwice = "reported twice"
    case reportedOnce = "reported once"
    case contradicted
    case inferred
    case choice
  }

  /// What a rule does when its turn comes.
  package enum Role: String, CaseIterable, Hashable, Sendable {
    /// It settles the orientation, refuses a change or raises an exception.
    case decides
    /// It takes orientations away, or names who is asked.
    case narrows
    /// It says what is called, printed, laid out or read, without changing the orientation.
    case tells
    /// It is there to be read: a definition, an advice, a history.
    case informs
  }

  /// Whom a rule is about.
  package enum Idiom: String, CaseIterable, Hashable, Sendable {
    case any, phone, pad
  }

  package let id: RuleID
  /// The rule in a few words, as a heading.
  package let title: String
  /// The whole statement, in plain sentences.
  package let statement: String
  package let role: Role
  /// The versions it holds on; `nil` at either end means open.
  package let since: UInt8?
  package let until: UInt8?
  package let idiom: Idiom
  package let sources: [String]
  package let confidence: Confidence
  /// What qualifies the confidence word, or nothing.
  package let doubt: String

  package init(
    _ id: RuleID, _ title: String, _ role: Role, since: UInt8? = nil, until: UInt8? = nil,
    idiom: Idiom = .any, _ confidence: Confidence, doubt: String = "", sources: [String],
    _ statement: String
  ) {
    self.id = id
    self.title = title
    self.statement = statement
    self.role = role
    self.since = since
    self.until = until
    self.idiom = idiom
    self.sources = sources
    self.confidence = confidence
    self.doubt = doubt
  }
}
