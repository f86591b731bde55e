import OrientationModel
import OrientationScenarios
import OrientationTelling
import Testing

/// Last steps of which a wrong reason was told once: what the sentence has to say, what it must not, and
/// by which rule.
struct ReasonTests {
  struct Case: CustomStringConvertible, Sendable {
    let description: String
    /// What the root cause must match, what the chain must match, and what neither may.
    let cause: String
    var chain = ""
    var not = "nothing of the kind"
    let rule: String
    let text: String
  }

  @Test(arguments: conflicts + displays + masks + windows + others + rules + words + unheeded)
  func `a step is told by its reason, and by the rule that this is of`(_ given: Case) throws {
    let reading = Scenario.parse(Array((given.text + "\n").utf8))
    try #require(reading.isRight)
    let episode = Play(reading.scenario).last
    let chain = episode.chain.map { "\($0.rule?.number ?? "") \($0.text)" }.joined(separator: "\n")
    let words = episode.cause + "\n" + chain
    #expect(try Regex(given.cause).firstMatch(in: episode.cause) != nil, "\(words)")
    #expect(try Regex(given.chain).firstMatch(in: chain) != nil, "\(words)")
    #expect(try Regex(given.not).firstMatch(in: words) == nil, "\(words)")
    #expect(episode.explainedBy?.number == given.rule)
    #expect(episode.chain.first?.rule == episode.explainedBy)
  }

  @Test func `what is popped is what was pushed, and not the view inside`() {
    let text = """
      ios 16
      screen Home supports portrait
      hosting Promo
        view Offer
      root
        navigation Main asks top
          Home
      push Promo
      pop
      """
    let sentences = Play(Scenario.parse(text).scenario).episodes.map(\.verdict.sentence)
    #expect(sentences[1].hasPrefix("Promo is pushed."))
    #expect(sentences[2].hasPrefix("Promo is popped."))
  }

  @Test func `a request's failure is said once where no mark is seen`() {
    let text = """
      ios 26
      screen Film supports portrait
        when appeared: request landscapeRight
      root
        navigation Main asks top
          Film
      set Film supports portrait
      """
    let spoken = Play(Scenario.parse(text).scenario).episodes[0].verdict.spoken
    #expect(spoken.hasPrefix("Request failed:"))
    #expect(!spoken.contains("A request fails"))
  }

  @Test func `a sentence that is too long for "but" doesn't give the one as the other's reason`() {
    let text = """
      device iPhone Duo
      ios 27.1
      plist portrait landscapeLeft
      posture half
      root Map
      rotate portraitUpsideDown
      """
    let sentence = Play(Scenario.parse(text).scenario).last.verdict.sentence
    #expect(sentence.contains("portrait or landscapeLeft"))
    #expect(!sentence.contains("landscapeLeft:"))
  }
}
