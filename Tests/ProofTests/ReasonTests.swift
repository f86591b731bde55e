import OrientationModel
import OrientationScenarios
import OrientationTelling
import Testing

/// What is said of every step of every bundled scenario, under each of its versions and devices.
struct ReasonTests {
  @Test func `no rule's title stands where a reason is wanted`() {
    let titles = Set(Rule.allCases.map { plain($0.title) })
    for (place, episode) in Bundle.episodes {
      let wording = episode.wording
      let said =
        episode.chain.map(\.text) + [episode.verdict.sentence, episode.cause.sentence]
        + episode.way.map(\.note) + episode.exclusions.map { wording.text(of: $0.reason) }
      for text in said.flatMap(clauses) {
        #expect(!titles.contains(plain(text)), "\(place): \(text)")
      }
    }
  }

  @Test func `every rule that settles has words for what came of it`() {
    for (place, episode) in Bundle.episodes {
      for line in episode.chain {
        #expect(!line.text.hasSuffix(" settles it"), "\(place): \(line.text)")
        #expect(!line.text.contains("{ "), "\(place): \(line.text)")
      }
      #expect(!episode.verdict.sentence.contains("…"), "\(place): \(episode.verdict.sentence)")
    }
  }

  @Test func `the chain begins with what settled the step, and says what came of it`() {
    for (place, episode) in Bundle.episodes where !episode.trace.rulings.isEmpty {
      guard let first = episode.chain.first else {
        Issue.record("\(place) has no chain")
        continue
      }
      #expect(first.rule == episode.verdict.rule, "\(place): \(first.text)")
      guard case .settled = episode.trace.events[first.event] else { continue }
      let turned = first.text.hasPrefix("The interface turns to ")
      if turned {
        #expect(
          episode.trace.turns.contains {
            first.text.hasPrefix("The interface turns to \($0.name):")
          },
          "\(place): \(first.text)")
      } else if first.text.hasPrefix("The interface stays in ") {
        let shown = episode.after.interface.name
        #expect(
          first.text.hasPrefix("The interface stays in \(shown):") || episode.outcome.turnCount > 0,
          "\(place): \(first.text)")
      }
    }
  }

  @Test func `the verdict and the rule that settled the step do not contradict each other`() {
    for (place, episode) in Bundle.episodes {
      let sentence = episode.verdict.sentence
      let first = episode.chain.first?.text ?? ""
      if sentence.contains("The interface turns to ") {
        #expect(!first.hasPrefix("The interface stays"), "\(place): \(sentence) \(first)")
        #expect(episode.outcome.turnCount > 0, "\(place): \(sentence)")
      }
      if sentence.contains("The interface stays") || sentence.contains("It stays") {
        #expect(!episode.didTurn, "\(place): \(sentence)")
      }
      if sentence.contains("Nothing is decided") {
        #expect(episode.trace.deciding?.target == nil, "\(place): \(sentence)")
      }
    }
  }

  @Test func `a step that came to a ruling has its rule`() {
    for (place, episode) in Bundle.episodes where episode.verdict.tone != .impossible {
      let step = episode.step?.bare
      guard case .set? = step else {
        if let step, step.isDecision, !episode.isSkipped {
          #expect(episode.trace.because != nil, "\(place): \(episode.name)")
        }
        continue
      }
    }
  }

  @Test func `an assumption is named only where its other answer brings another outcome`() {
    for (place, episode) in Bundle.episodes {
      for assumption in episode.chain.compactMap(\.assumption) {
        let other = episode.simulator.outcome(
          of: episode.step, from: episode.before, flipping: assumption)
        #expect(
          other.interface != episode.after.interface
            || other.hasCrashed != episode.after.hasCrashed,
          "\(place): \(assumption.name)")
      }
    }
  }

  @Test func `nobody who was asked in the step is said not to have been`() {
    for (place, episode) in Bundle.episodes {
      for absence in episode.absences {
        let sentence = episode.wording.sentence(of: absence)
        guard sentence.contains("not asked") else { continue }
        for id in absence.controllers {
          #expect(
            !episode.trace.rulings.contains { $0.asked.contains(id) }, "\(place): \(sentence)")
        }
      }
      // That nobody was asked is said once, and of nobody by name.
      let general = episode.absences.filter { $0.reason == .nobodyAsked }
      #expect(general.isEmpty || episode.absences.count == 1, "\(place)")
    }
  }

  @Test func `a container is blamed only where its own answer stood in the way`() {
    for (place, episode) in Bundle.episodes {
      guard case .notHandedOn(let id, let screen) = episode.cause.kind else { continue }
      let mask = episode.trace.rulings.flatMap(\.answers).last { $0.controller == id }?.mask
      let shown = episode.after.interface
      let wanted = episode.simulator.mask(of: screen, in: episode.after)
      let asked = episode.pointed
      #expect(
        mask.map { mask in
          // It lets the interface stand where the screen does not, or not go where that would.
          (mask.contains(shown) && wanted?.contains(shown) == false)
            || asked.map { !mask.contains($0) } ?? true || episode.step?.bare.isRequest == true
        } ?? false, "\(place): \(episode.cause.sentence)")
    }
  }

  @Test func `the chain below a verdict does not repeat it`() {
    for (place, episode) in Bundle.episodes {
      guard let first = episode.chainBelowVerdict.first else { continue }
      let reason = first.text.firstRange(of: ": ").map { first.text[$0.upperBound...] }
      #expect(
        !episode.verdict.sentence.hasSuffix("\(reason ?? first.text[...])."), "\(place)")
      #expect(first.number == 1, "\(place)")
    }
  }

  /// The clauses of a sentence, without their ends.
  private func clauses(_ text: String) -> [String] {
    let body = text.hasSuffix(".") ? String(text.dropLast()) : text
    return [body] + body.split(separator: ": ").map(String.init)
  }

  private func plain(_ text: String) -> String { text.lowercased() }
}

extension Step {
  fileprivate var isRequest: Bool { if case .request = self { true } else { false } }

  /// A step that UIKit might decide about, and that never passes without a word.
  fileprivate var isDecision: Bool {
    switch self {
    case .rotate, .rotateLeft, .rotateRight, .push, .pop, .popTo, .popToRoot, .present, .dismiss,
      .select, .replaceRoot, .replace, .force, .request, .update, .attempt, .lock, .showWindow,
      .hideWindow, .foreground:
      true
    default: false
    }
  }
}

extension Bundle {
  /// Every step and launch, with where it is.
  static var episodes: some Sequence<(place: String, episode: Episode)> {
    entries.lazy.flatMap { entry in
      plays(of: entry.scenario).flatMap { play in
        play.episodes.map { episode in
          let device = episode.app.settings.device.name
          return (
            "\(entry.name) \(device) \(episode.version.text) step \(episode.number)", episode
          )
        }
      }
    }
  }
}
