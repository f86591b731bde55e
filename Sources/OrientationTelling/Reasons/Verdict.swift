import OrientationModel
import OrientationScenarios

/// Who decided what: one sentence after every step.
package struct Verdict: Hashable, Sendable {
  /// How long a sentence is at most, where its names let it.
  package static let longest = 80

  package var tone: Explanation.Tone
  package var judgement: Judgement
  package var sentence: String
  /// The clause with which that says why; nothing where it doesn't.
  package var reason: String?
  /// The same in fewer and fewer words, the last without what has just been done; for narrow places.
  package var shorter: [String]
  /// The rule that decided: what is quoted of the book, and where the chain opens.
  package var rule: Rule?
  /// Who decided; nothing where nobody was asked.
  package var decider: ControllerID?
  /// The assumptions it rests on: with the other answer it would have come out otherwise.
  package var assumptions: [Assumption]
  /// Whether it rests on one, or on a rule that nobody has well supported.
  package var isAssumed: Bool
  /// Whether a request came back with an error.
  package var isRequest: Bool

  package var brief: String { shorter.last ?? sentence }
  package var isProblem: Bool { judgement.isProblem }
  /// The mark before it; a step that is not possible has none.
  package var mark: String { tone == .impossible ? " " : judgement.mark }

  /// The sentence where no mark is seen: a word says what the mark would.
  package var spoken: String {
    let word =
      switch judgement.grade {
      case .asWanted, .neutral: ""
      case .notWanted: "Problem:"
      case .failed: isRequest ? "Request failed:" : "No effect:"
      case .crashed: "Crash:"
      }
    let said = [sentence, brief].first { $0.hasPrefix(word) } ?? "\(word) \(sentence)"
    return isAssumed ? said + " (assumed)" : said
  }
}

/// A sentence, and the clause with which it says why.
struct Said {
  var text: String
  var reason: String?

  init(_ text: String) { self.text = text }

  /// What was, with a sign or a word behind it that leads to the reason; or the reason alone.
  init(_ what: String = "", because reason: String) {
    text = "\(what.isEmpty ? "" : what + " ")\(reason).".sentenceCased
    self.reason = reason
  }

  func after(_ event: String) -> Said {
    var said = self
    said.text = "\(event) \(text)"
    return said
  }
}

extension Episode {
  package var verdict: Verdict { Explanation(self).verdict }

  package var cause: String { Explanation(self).cause }
}

extension Explanation {
  /// The root cause, in the words that it has elsewhere: the verdict at full length, without what has
  /// just been done, or what that doesn't say as it goes by who was asked.
  package var cause: String { VerdictWriter(self).cause }

  package var verdict: Verdict {
    let ways = VerdictWriter(self).sentences
    let brief = ways.min { $0.text.utf8.count < $1.text.utf8.count } ?? Said("")
    // The fullest within the length, else the shortest there is; a name is never cut. No letter has less
    // than a byte: most need not be counted.
    let full = ways.first {
      $0.text.utf8.count <= Verdict.longest || $0.text.count <= Verdict.longest
    }
    let said = full ?? brief
    var shorter: [String] = []
    for way in ways where way.text.utf8.count < (shorter.last ?? said.text).utf8.count {
      shorter.append(way.text)
    }
    return Verdict(
      tone: tone, judgement: judgement, sentence: said.text, reason: said.reason, shorter: shorter,
      rule: explainedBy, decider: decider, assumptions: assumptions.map { $0.assumption },
      isAssumed: !assumptions.isEmpty || hasDoubtfulRule, isRequest: episode.trace.error != nil)
  }
}
