import OrientationModel

/// The part of a rule that a step is about, and how sure that part is.
package struct RulePassage: Hashable, Sendable {
  package var rule: Rule
  /// What the rule speaks of, by its word for it; nothing where it speaks of one thing only.
  package var topic: String?
  package var confidence: Rule.Confidence

  package init(_ rule: Rule, on version: SystemVersion, topic: String? = nil) {
    self.rule = rule
    self.topic = topic
    let entry = rule.entry
    confidence = topic.flatMap { entry.parts[.word($0)] } ?? entry.confidence(on: version)
  }
}

extension Explanation {
  /// Of a rule that speaks of many styles, what it says of somebody's, or of the one on screen.
  package func passage(of rule: Rule, on controller: ControllerID? = nil) -> RulePassage {
    let version = episode.app.settings.version
    guard !rule.entry.parts.isEmpty else { return RulePassage(rule, on: version) }
    let noted = episode.trace.events.lazy.compactMap { event -> PresentationStyle? in
      guard case .rule(rule, _, let id?) = event else { return nil }
      return self.style(of: id)
    }
    let own = controller.flatMap { self.style(of: $0) }
    let covered = snapshot.windows.first { $0.layers.count > 1 }
    let style = own ?? noted.first ?? covered?.layers.last?.style
    let word = style?.name.split(separator: " ").first.map(String.init)
    let topic = word.flatMap { rule.entry.parts[.word($0)] == nil ? nil : $0 }
    return RulePassage(rule, on: version, topic: topic)
  }
}

extension Rule.Confidence {
  /// Nobody knows, sources disagree, or one person saw it.
  package var isLow: Bool {
    switch self {
    case .contradicted, .choice, .reportedOnce: true
    case .documented, .widelyReported, .reportedTwice, .inferred: false
    }
  }
}
