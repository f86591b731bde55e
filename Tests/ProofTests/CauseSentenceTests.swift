import OrientationModel
import OrientationScenarios
import OrientationTelling
import Testing

/// What a cause says in words is held against the worlds and the trace, not against its maker.
struct CauseSentenceTests {
  @Test func `a cause is one sentence`() {
    for (place, episode) in Bundle.episodes where episode.outcome.problem == nil {
      let sentence = episode.cause.sentence
      #expect(sentence.hasSuffix(".") && !sentence.contains(". "), "\(place): \(sentence)")
    }
  }

  @Test func `the orientations that a cause names are those that came out`() {
    var found: Set<String> = []
    for (place, episode) in Bundle.episodes {
      let sentence = episode.cause.sentence
      found.formUnion(Self.marks.filter(sentence.contains))
      let rulings = episode.trace.rulings
      let shown = episode.after.interface
      if let named = side(in: sentence, behind: "so the interface stays in ") {
        let kept = rulings.contains { !$0.didTurn && $0.target == named }
        #expect(named == shown || kept, "\(place): \(sentence)")
      }
      if let named = side(in: sentence, behind: "so the app launches in ") {
        #expect(episode.before == nil && named == shown, "\(place): \(sentence)")
      }
      // What is said not to be allowed is not, and the other way round.
      let asked = rulings.compactMap { ruling in
        ruling.candidate.orientation.map { (side: $0, allowed: ruling.allowed ?? .all) }
      }
      if sentence.hasSuffix("UIKit keeps the current one.") {
        #expect(
          asked.contains { $0.allowed.contains($0.side) && $0.allowed.contains(shown) },
          "\(place): \(sentence)")
      }
      #expect(!sentence.hasPrefix("the "), "\(place): \(sentence)")
      for mark in ["so the interface rotates to ", "so UIKit takes the first one left, "] {
        guard let named = side(in: sentence, behind: mark) else { continue }
        #expect(rulings.contains { $0.target == named }, "\(place): \(sentence)")
      }
      if let named = side(in: sentence, behind: " prefers "),
        case .preference(let id) = episode.cause.kind
      {
        #expect(
          rulings.contains { $0.preference?.controller == id && $0.target == named },
          "\(place): \(sentence)")
      }
    }
    #expect(Set(Self.marks).subtracting(found) == [], "words that no cause has")
  }

  @Test func `the masks that a cause names are those that were answered`() {
    for (place, episode) in Bundle.episodes {
      let cause = episode.cause
      let rulings = episode.trace.rulings
      switch cause.kind {
      case .mask(let id):
        let own = rulings.flatMap(\.answers).filter { $0.controller == id }.map(\.mask)
        guard let (mask, lacked) = parts(of: cause.sentence, "supports ", ", but not ") else {
          continue
        }
        #expect(
          own.contains { $0.phrase == mask && $0.intersection(lacked).isVoid && !lacked.isVoid },
          "\(place): \(cause.sentence)")
      case .appMask(let source):
        guard cause.sentence.hasSuffix("whatever a screen supports.") else { continue }
        let own = rulings.compactMap(\.app).filter { $0.source == source }.map(\.mask)
        #expect(
          own.contains { cause.sentence.contains("allows \($0.phrase), whatever") },
          "\(place): \(cause.sentence)")
      case .exception(.noCommonOrientation):
        guard let ruling = rulings.first(where: { $0.outcome == .crashed }), let app = ruling.app
        else { continue }
        #expect(
          ruling.answers.filter(\.isOwn).contains { $0.mask.intersection(app.mask).isVoid },
          "\(place): \(cause.sentence)")
      case .follows(.device):
        #expect(
          !cause.sentence.hasSuffix("calls for it.") || episode.after.held.isDefinite,
          "\(place): \(cause.sentence)")
      case .follows(.lock):
        #expect(
          episode.after.isLocked || episode.before?.isLocked == true,
          "\(place): \(cause.sentence)")
      default: continue
      }
    }
  }

  @Test func `that answers are the same is said only where all of them are`() {
    for (place, episode) in Bundle.episodes {
      guard episode.cause.sentence.contains("the same mask before and after"),
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
        "\(place): \(episode.cause.sentence)")
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

  /// The words that the orientations of a cause are found by.
  private static let marks = [
    "so the interface stays in ", "so the app launches in ",
    "UIKit keeps the current one.", "so the interface rotates to ",
    "so UIKit takes the first one left, ", " prefers ", ", but not ", "whatever a screen supports.",
    "calls for it.", "the same mask before and after",
  ]

  /// The orientation that a sentence names behind some words.
  private func side(in sentence: String, behind words: String) -> InterfaceOrientation? {
    guard let end = sentence.firstRange(of: words)?.upperBound else { return nil }
    let name = sentence[end...].prefix { $0.isLetter }
    return InterfaceOrientation.allCases.first { $0.name.elementsEqual(name) }
  }

  /// The phrase between two marks, and the orientations named behind the second.
  private func parts(
    of sentence: String, _ start: String, _ middle: String
  ) -> (phrase: String, lacked: OrientationMask)? {
    guard let from = sentence.firstRange(of: start)?.upperBound,
      let to = sentence.firstRange(of: middle), from < to.lowerBound
    else { return nil }
    let rest = String(sentence[to.upperBound...].dropLast())
    let masks = (1...15).map { OrientationMask(rawValue: UInt8($0) << 1) }
    return masks.first { $0.phrase == rest }.map { (String(sentence[from..<to.lowerBound]), $0) }
  }
}
