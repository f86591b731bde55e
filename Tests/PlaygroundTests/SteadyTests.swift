import OrientationScenarios
import Playground
import Proofs
import TerminalModel
import Testing

/// What a user may do at any time without harm.
struct SteadyTests {
  @Test func `letters that come together are typed as one by one`() {
    for opener in [":", "/"] {
      let letters = "turn left Ü 🇩🇪 e\u{301}".map { Key.character($0) }
      var (together, single) = (playground(after: opener), playground(after: opener))
      var rest = letters[...]
      while !rest.isEmpty { rest = rest.dropFirst(together.press(rest).taken) }
      for letter in letters { _ = single.press(letter) }
      #expect(together.text() == single.text())
    }
  }

  @Test func `two thousand letters go into any list, and no more than it searches for`() {
    for opener in ["/", "?", "m"] {
      var playground = playground(after: "h \(opener)")
      let letters = Array(repeating: Key.character("a"), count: 2_000)
      var rest = letters[...]
      var count = 0
      while !rest.isEmpty {
        rest = rest.dropFirst(playground.press(rest).taken)
        count += 1
      }
      // The first may leave the list; the others are one text.
      #expect(count <= 2)
      #expect(playground.text().contains("aaaaaa"))
    }
  }

  @Test func `what is redone is where a walk goes on from`() {
    var playground = playground(after: "h l")
    let there = playground.session.position
    _ = playground.press("u u C-r C-r")
    #expect(playground.session.position == there)
    // The walk is an entry of its own, which is taken back by itself.
    _ = playground.press(": text:earlier Enter")
    #expect(playground.session.position != there)
    _ = playground.press("u")
    #expect(playground.session.position == there)
  }

  @Test func `a step whose ground a new set-up took away makes no sense any more`() {
    var linear = Linear(PlaygroundState.films)
    for line in ["root A", "set A supports portrait"] { _ = linear.take(line) }
    let said = linear.take("root Root").lines.joined(separator: "\n")
    #expect(said.contains("set A supports portrait makes no sense any more"), "\(said)")
  }

  @Test func `a page that was read out is not in the way of the next line`() {
    var linear = Linear(PlaygroundState.films)
    let question = linear.take("why").effects.compactMap { effect -> Question? in
      if case .ask(let question) = effect { question } else { nil }
    }
    #expect(question.count == 1)
    for question in question { linear.playground.show(question, "one\ntwo\nthree") }
    #expect(linear.news().contains { $0.contains("two") })
    #expect(linear.take("nothing that anybody knows").lines.first?.hasPrefix("Problem") == true)
  }

  @Test func `leaving says how to come back where something would be lost`() {
    #expect(playground(after: "Space Space").commandToReturn == nil)
    #expect(playground(after: "h p").commandToReturn?.hasPrefix("upright play u3") == true)
    #expect(playground(after: ": text:'screen Films supports all' Enter").commandToReturn != nil)
  }

  @Test func `every kind of step is among those that a set-up is changed behind`() {
    let words = Set(
      SetUpEdits.steps.flatMap { $0.split(separator: ";") }.compactMap { step in
        step.split(separator: " ").first.map(String.init)
      })
    #expect(Set(Words.steps).subtracting(words) == [])
  }
}
