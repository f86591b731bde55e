import OrientationModel
import OrientationScenarios

extension Episode {
  /// The rule by which a step came out otherwise here than it did elsewhere; what explains it where
  /// both name the same.
  ///
  /// What ends the app comes first. Why it is decided at all comes before how: which side is taken is
  /// seldom what is new.
  package func rule(partingFrom other: Episode) -> Rule? {
    if trace.crash != nil { return explainedBy }
    let known = Set(other.trace.rules)
    let all = trace.rules.filter { !known.contains($0) }
    // What is called, and in which size, follows from where the interface goes.
    let news = all.filter { ![.bnd, .seq].contains($0.chapter) }
    if let asking = news.first(where: { $0.chapter != .choose && $0.role == .decides }) {
      return asking
    }
    let explainedBy = explainedBy
    if explainedBy != other.explainedBy { return explainedBy }
    return news.first ?? all.first ?? explainedBy
  }
}
