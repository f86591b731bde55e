import OrientationModel

extension Episode {
  /// Who decided what, in one sentence.
  package var verdict: Verdict { Reading(self).verdict }

  /// The rule whose statement explains how the step came out.
  package var lesson: RuleID? { Reading(self).lesson ?? trace.because }

  /// Whether the interface stays behind answers that would let it turn, until somebody asks.
  package var isLeftBehind: Bool { Reading(self).isLeftBehind }

  /// What should have happened; nothing where nothing is left to wish for.
  package var wish: Wish? { Reading(self).wish }
}

extension Verdict {
  /// How long a sentence may be.
  package static let longest = 80
}

extension Reading {
  var verdict: Verdict {
    let tone = tone
    let assumptions = tone == .quiet || tone == .impossible ? [] : assumptions
    let sentences = sentences(tone)
    return Verdict(
      tone: tone, sentence: sentences.full, brief: sentences.brief, rule: rule, decider: decider,
      assumptions: assumptions,
      isAssumed: !assumptions.isEmpty || hasDoubtfulRule, isAsAsked: isAsAsked)
  }

  /// The rule that settled it; where that speaks of what is not allowed, and it was, the one that
  /// says what is.
  var lesson: RuleID? {
    guard let rule, [RuleID(.choose, 5), RuleID(.auto, 6)].contains(rule), era >= 6,
      candidate == interface
    else { return rule }
    return freeRule ?? RuleID(.mask, 10)
  }

  /// The first wording that fits; names are clipped before anything else is.
  private func sentences(_ tone: Verdict.Tone) -> (full: String, brief: String) {
    var shortest = ""
    for limit in [Int.max, 24, 16, 12, 8, 5] {
      var wording = episode.wording
      wording.nameLimit = limit
      let teller = Teller(wording: wording, reading: self, tone: tone)
      let sentences = teller.sentences
      for sentence in sentences {
        if sentence.count <= Verdict.longest {
          return (sentence, sentences.min { $0.count < $1.count } ?? sentence)
        }
        shortest = sentence
      }
    }
    let cut = shortest.prefix(Verdict.longest - 1) + "…"
    return (String(cut), String(cut))
  }
}
