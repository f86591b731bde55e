import OrientationModel
import OrientationScenarios

/// A single change under which the step would have gone as wished, proven by replaying it.
package struct Fix: Hashable, Sendable {
  /// Where the change is made.
  package enum Place: CaseIterable, Hashable, Sendable {
    case code, settings, hand, version, assumption

    /// Nobody can make it: it only says on what the outcome hangs.
    var isHypothetical: Bool { self == .version || self == .assumption }
  }

  /// What kind of change it is; the order is the order of preference.
  package enum Remedy: UInt8, CaseIterable, Hashable, Sendable {
    case repair, mask, forwarding, style, call, claim, containerMask, preferenceKey
    case plist, delegate, fullScreen, scene, window, lock, device, version, assumption
  }

  /// A line of a difference.
  package struct Line: Hashable, Sendable {
    package enum Mark: Hashable, Sendable { case kept, removed, added }

    package var change: Mark
    package var text: String

    static func kept(_ text: String) -> Self { Self(change: .kept, text: text) }
    static func removed(_ text: String) -> Self { Self(change: .removed, text: text) }
    static func added(_ text: String) -> Self { Self(change: .added, text: text) }
  }

  package var kind: Remedy
  package var place: Place
  /// A few words: `Films supports allButUpsideDown`.
  package var title: String
  /// Where the code or the setting stands: `Films.swift`, `Info.plist`.
  package var file: String
  /// The change as code.
  package var code: [Line]
  /// The change in the scenario language.
  package var scenario: [Line]
  /// The app with the change made.
  package var app: App
  /// The steps with the change made, up to and including the step in question.
  package var steps: [Step]
  /// What the interface comes to be.
  package var interface: InterfaceOrientation
  /// Whether it also changes how the interface stood before the step.
  package var isFelt = false
  /// How far from the decider it is made.
  package var distance: Int

  /// Whether it works and is nothing that UIKit promises: writing the device's orientation.
  package var isUnsupported: Bool {
    scenario.contains { $0.change == .added && $0.text.hasPrefix("force ") }
  }

  /// How many lines of the scenario change.
  package var lineCount: Int { scenario.filter { $0.change == .added }.count }
}

extension [Fix.Line] {
  /// One line in the place of another, or of none.
  static func change(from old: String?, to new: String) -> Self {
    (old.map { [.removed($0)] } ?? []) + [.added(new)]
  }
}

// MARK: Looking for them

extension Fix {
  /// The smallest changes that fulfil a wish, best first; `limit` bounds how many are kept.
  ///
  /// The steps go up to and include the one in question. Without a wish of the caller's own the
  /// step's is taken. Every change that is returned has been replayed from the launch on.
  package static func all(
    of app: App, _ steps: [Step], wish: Wish? = nil, limit: Int = 12
  ) -> [Fix] {
    guard let workshop = FixSearch(app, steps, wish: wish) else { return [] }
    var found = workshop.best(of: workshop.deeds)
    // What nobody can do comes last, so it is not looked for where enough else helps.
    if found.count < limit { found = workshop.best(of: workshop.deeds + workshop.hypotheses) }
    return Array(found.prefix(limit))
  }

  /// Fewest lines first, code before settings before the hand, versions and assumptions last.
  ///
  /// What disturbs the steps before it comes after what does not, and what bends another screen to
  /// help this one after both.
  fileprivate func rank(_ harm: Int) -> [Int] {
    let isHypothetical = place.isHypothetical ? 1 : 0
    return [isHypothetical, harm, isFelt ? 1 : 0, lineCount, Int(kind.rawValue), distance]
  }

  fileprivate func isSame(as draft: FixCandidate) -> Bool {
    app == draft.app && steps == draft.steps
  }

  /// Of equal titles and of the versions in one direction only the first is worth telling.
  fileprivate static func firstOfItsKind(_ changes: [Fix]) -> [Fix] {
    var titles: Set<String> = []
    return changes.filter { titles.insert($0.title).inserted }
  }
}

extension FixSearch {
  /// Those that help, best first.
  fileprivate func best(of drafts: [FixCandidate]) -> [Fix] {
    var kept: [Fix] = []
    for draft in drafts {
      let isNews = draft.app != app || draft.steps != steps
      guard isNews, !kept.contains(where: { $0.isSame(as: draft) }) else { continue }
      if let proven = proven(draft) { kept.append(proven) }
    }
    kept = kept.map { ($0, [isCause($0) ? 0 : 1] + $0.rank(harm(of: $0))) }
      .enumerated()
      .sorted { left, right in
        left.element.1 == right.element.1
          ? left.offset < right.offset
          : left.element.1.lexicographicallyPrecedes(right.element.1)
      }
      .map(\.element.0)
    return Fix.firstOfItsKind(kept)
  }
}
