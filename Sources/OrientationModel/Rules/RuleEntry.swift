/// What the book says about one rule: what UIKit does, since when, and how sure we are.
///
/// A chapter is a list of these heads, each with its statement after the colon.
package struct RuleEntry: Hashable, Sendable {
  /// What a rule may be surer or less sure of than of the rest.
  package enum Part: Hashable, Sendable, ExpressibleByStringLiteral {
    /// A thing that the statement speaks of, by its word for it.
    case word(String)
    case versions(VersionSpan)

    package init(stringLiteral word: String) { self = .word(word) }

    static func from(_ since: SystemVersion, to until: SystemVersion? = nil) -> Part {
      .versions(VersionSpan(since: since, until: until))
    }
  }

  package let rule: Rule
  /// Its number, which texts cite: `CHOOSE-2`.
  package let number: String
  package private(set) var chapter = Rule.Chapter.misc
  /// The rule in a few words, as a heading.
  package let title: String
  /// The whole statement, in plain sentences.
  package private(set) var statement = ""
  package let role: Rule.Role
  /// The versions it holds on: what is shown, and what the resolver asks.
  package let versions: VersionSpan
  package let idiom: Rule.Idiom
  private let cited: [Source]
  package let confidence: Rule.Confidence
  /// What qualifies the confidence word, or nothing.
  package let doubt: String
  /// How sure we are of single parts; empty where all of it is equally sure.
  package let parts: [Part: Rule.Confidence]

  init(
    _ rule: Rule, _ number: String, _ title: String, _ role: Rule.Role, since: SystemVersion? = nil,
    until: SystemVersion? = nil, idiom: Rule.Idiom = .any, _ confidence: Rule.Confidence,
    doubt: String = "", parts: [Part: Rule.Confidence] = [:], sources: Source...
  ) {
    self.rule = rule
    self.number = number
    self.title = title
    self.role = role
    versions = VersionSpan(since: since, until: until)
    self.idiom = idiom
    self.confidence = confidence
    self.doubt = doubt
    self.parts = parts
    cited = sources
  }

  package var sources: [String] { cited.map { $0.text } }

  /// How sure we are of it on a version.
  package func confidence(on version: SystemVersion) -> Rule.Confidence {
    let part = parts.first { part, _ in
      if case .versions(let versions) = part { versions.contains(version) } else { false }
    }
    return part?.value ?? confidence
  }

  /// The head with the statement that belongs to it, in its chapter.
  func stating(_ statement: String, in chapter: Rule.Chapter) -> RuleEntry {
    var entry = self
    entry.statement = statement
    entry.chapter = chapter
    return entry
  }
}
