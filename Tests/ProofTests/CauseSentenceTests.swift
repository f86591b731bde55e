import OrientationModel
import OrientationScenarios
import OrientationTelling
import Testing

/// What a cause says in words is held against the worlds and the trace, not against its maker.
struct CauseSentenceTests {
  @Test func `a cause is one sentence`() {
    for (place, episode) in Bundle.episodes where episode.outcome.problem == nil {
      let cause = episode.cause
      #expect(cause.hasSuffix(".") && !cause.contains(". "), "\(place): \(cause)")
      #expect(cause.count > 12 && !cause.contains("…"), "\(place): \(cause)")
      #expect(!cause.contains("nobody"), "\(place): \(cause)")
    }
  }

  @Test func `the orientations that a cause names are those that came out`() {
    var found: Set<String> = []
    for (place, episode) in Bundle.episodes {
      let cause = episode.cause
      let shown = episode.after.interface
      for (mark, isTurn) in Self.results {
        let named = sides(in: cause, behind: mark)
        guard let last = named.last else { continue }
        found.insert(mark)
        #expect(last == shown, "\(place): \(cause)")
        #expect(
          named.count == 1 || named == Array(episode.trace.turns.dropFirst()), "\(place): \(cause)")
        #expect(isTurn == nil || episode.didTurn == isTurn, "\(place): \(cause)")
      }
      if case .preferredMismatch(_, let preference, _) = episode.trace.crash {
        #expect(cause.contains(" prefers \(preference.name)"), "\(place): \(cause)")
      }
    }
    #expect(found.count == Self.results.count, "words that no cause has")
  }

  @Test func `the masks that a cause names are those that were answered`() {
    var found: Set<OrientationMask> = []
    for (place, episode) in Bundle.episodes {
      let cause = episode.cause
      for (mark, mask) in Self.masks {
        let named = episode.app.entries.indices.map { ControllerID($0 + 1) }.filter {
          "\(cause.lowercased())".contains(
            "\(episode.wording.subject($0)) supports \(mark)".lowercased())
        }
        guard !named.isEmpty else { continue }
        found.insert(mask)
        let answers = episode.trace.rulings.flatMap(\.answers)
        #expect(
          named.contains { id in
            answers.contains { $0.controller == id && $0.mask == mask }
              || episode.simulator.ownMask(of: id, in: episode.after) == mask
              || episode.misplacement?.wanted == mask
          }, "\(place): \(cause)")
      }
      if case .noCommonOrientation = episode.trace.crash,
        let ruling = episode.trace.rulings.first(where: { $0.outcome == .crashed }),
        let app = ruling.app
      {
        #expect(
          ruling.answers.filter(\.isOwn).contains { $0.mask.intersection(app.mask).isVoid },
          "\(place): \(cause)")
      }
    }
    #expect(found.count == Self.masks.count)
  }

  @Test func `that answers are the same is said only where all of them are`() {
    for (place, episode) in Bundle.episodes {
      guard episode.cause.contains("returns the same mask"),
        let before = episode.before, let decider = episode.verdict.decider
      else { continue }
      let seen = [before, episode.after].map { episode.simulator.visibleScreen(in: $0) }
      let isPlain = seen.allSatisfy { screen in
        screen.id != 0 && episode.app[screen.id].controller.system == nil
          && !episode.app[screen.id].controller.ignoresAppMask
      }
      #expect(
        !isPlain || episode.app.settings.delegate == nil || seen[0].appMask == seen[1].appMask,
        "\(place): the delegate's answer is another")
      #expect(
        episode.simulator.snapshot(of: before).decider != decider
          || episode.simulator.mask(of: decider, in: before)
            == episode.simulator.mask(of: decider, in: episode.after),
        "\(place): \(episode.cause)")
    }
  }

  @Test func `what was not consulted and would surprise is said`() {
    for (place, episode) in Bundle.episodes {
      guard let ruling = episode.trace.deciding, ruling.target != nil, ruling.allowed != nil,
        episode.trace.crash == nil
      else { continue }
      let chain = episode.chain
      let snapshot = episode.snapshot
      let path = snapshot.windows.filter { $0.presence == .shown }.compactMap(\.layers.last)
        .flatMap(\.node.path)
      // A no to turning that nobody asks for.
      if episode.version.major >= 16 {
        for node in path where episode.app[node.id].controller.autorotates == false {
          #expect(
            chain.contains {
              $0.controller == node.id && $0.text.contains("shouldAutorotate is false")
            }, "\(place): \(episode.app[node.id].name)'s shouldAutorotate")
        }
      }
      // A mask that UIKit was not told of.
      for answer in ruling.answers where answer.isRecalled {
        #expect(
          chain.contains { $0.text.contains("UIKit wasn't notified, so it still uses ") },
          "\(place): the mask that nobody announced")
      }
      // The screen that is seen, a sheet, a hidden view: who is not asked is among the absent.
      if let visible = snapshot.visible, !episode.trace.asked.contains(visible) {
        #expect(
          episode.absences.contains { $0.controllers.contains(visible) }
            || episode.exclusions.contains { $0.controller == visible },
          "\(place): \(episode.app[visible].name) is not asked")
      }
    }
  }

  /// What came out, by the words before it, and whether that is a turn.
  private static let results: [(String, Bool?)] = [
    ("The interface stays in ", false), ("The app launches in ", nil),
    ("The interface rotates to ", true),
  ]

  private static let masks: [(String, OrientationMask)] = [
    ("portrait only", .portrait), ("landscape only", .landscape),
    ("landscapeLeft only", .landscapeLeft),
  ]

  /// The orientations that a sentence names behind some words, one after the other.
  private func sides(in sentence: String, behind words: String) -> [InterfaceOrientation] {
    guard let end = sentence.firstRange(of: words)?.upperBound else { return [] }
    return sentence[end...].split(separator: ", then to ").compactMap { part in
      let name = part.prefix { $0.isLetter }
      return InterfaceOrientation.allCases.first { $0.name.elementsEqual(name) }
    }
  }
}
