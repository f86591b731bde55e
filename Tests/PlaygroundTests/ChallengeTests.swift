import BundledScenarios
import OrientationModel
import OrientationScenarios
import PlaygroundSession
import TerminalModel
import TestSupport
import Testing

@testable import Playground

/// Challenges on the stage: what may be changed, what counts, and what there is once one is solved.
struct ChallengeTests {
  /// What solves each, and with how many changes.
  static let solutions = [
    ("01-the-chart-that-didnt-hear", "Space*4 a Enter", 1),
    ("02-the-sheet-that-unlocks-the-list", "Space m text:'Filter supports' Right Esc", 1),
    ("03-the-toast", "Space m text:'Toast supports' Right Esc", 1),
    (
      "04-the-poster",
      "Space : text:'delegate landscape for Poster otherwise portrait' Enter", 1
    ),
    ("05-fifteen-and-twenty-six", "Space m text:'Film is' Right Esc", 1),
    (
      "06-the-lock-that-stayed",
      "Space : text:'in List: when uncovering Film: set delegate portrait; update' Enter", 2
    ),
    ("07-portrait-also-inside", "Space : text:'requires-full-screen yes' Enter", 1),
    (
      "08-the-streaming-app",
      "Space : text:'requires-full-screen yes' Enter m text:'Player is' Right Esc "
        + ": text:'delegate portrait for Home otherwise allButUpsideDown' Enter", 3
    ),
  ]

  private func copied(_ effects: [PlaygroundEffect]) -> String? {
    effects.lazy.compactMap { if case .copy(let text) = $0 { text } else { nil } }.first
  }

  @Test(arguments: solutions)
  func `each is solved by keys, and what is copied opens the solution without telling it`(
    _ name: String, _ keys: String, _ count: Int
  ) throws {
    var stage = playground(name)
    let challenge = try #require(stage.session.challenge)
    #expect(!stage.session.isSolved)
    _ = stage.press(keys)
    let changes = count == 1 ? "1 change" : "\(count) changes"
    let text = stage.text()
    #expect(text.contains("Solved with \(changes) (par \(count))."), "\(text)")
    #expect(text.contains("  \(changes) (par \(count))  "))
    let result = try #require(copied(stage.press("Y")))
    let words = result.components(of: " · ")
    #expect(
      words.dropLast()
        == [
          "Upright \(Int(name.prefix(2)) ?? 0)", stage.session.title, "\(changes) (par \(count))",
          "no hint",
        ]
    )
    let opened = try SessionToken.session(of: words.last ?? "")
    #expect(opened.isSolved && opened.changeWords == "\(changes) (par \(count))")
    #expect(challenge.attempt(opened.saved).changes.count == count)
  }

  @Test(arguments: BundledScenario.below("Challenges"))
  func `each is solved by the changes of what it keeps, and not before the last of them`(
    _ bundled: BundledScenario
  ) throws {
    var session = try #require(Session(bundled: bundled.name))
    let challenge = try #require(session.challenge)
    let token = try #require(challenge.file.header.solutions.first).value
    let ours = try SessionToken.session(of: token).saved
    for change in challenge.attempt(ours).changes {
      #expect(!session.isSolved)
      var edits = [change]
      if case .replaceStep(let place, let step) = change {
        edits = session.scenario.editsShowing(step.action.value, at: place)
      }
      session.branch("a change", session.scenario.applying(edits))
    }
    #expect(session.isSolved && session.variant.changeCount == challenge.par)
  }

  @Test(arguments: BundledScenario.below("Challenges"))
  func `yours and ours say what is changed, and not how the language says it`(
    _ bundled: BundledScenario
  ) throws {
    let challenge = try #require(Session(bundled: bundled.name)?.challenge)
    let token = try #require(challenge.file.header.solutions.first).value
    var stage = PlaygroundState(try SessionToken.session(of: token))
    _ = stage.press("C")
    let lines = stage.oursLines().map { $0.text }
    #expect(lines.contains { $0.contains("· ") }, "\(lines)")
    for word in ["set ", "delegate landscape", "requires-full-screen", "navigation ", "+ "] {
      #expect(!lines.contains { $0.contains("· " + word) || $0.hasPrefix("+") }, "\(lines)")
    }
  }

  @Test(arguments: ["100x30", "80x24"])
  func `the bar has what leads to a solution, and then what there is once it is solved`(
    _ size: String
  ) {
    let size = Size(size) ?? .zero
    func bar(_ keys: String) -> String {
      let text = playground("01-the-chart-that-didnt-hear", after: keys, size: size).text(
        size.columns, size.rows)
      return String(text.split(separator: "\n").last ?? "")
    }
    #expect(bar("").contains("space begin"))
    #expect(bar("Space").contains("g next problem   m change the app   space next   "))
    #expect(bar("Space").contains("   : type hint"))
    #expect(
      bar("Space*4 a Enter e Esc").contains(
        "Y copy your result   space next challenge   C yours and ours"))
  }

  @Test func `g walks to each step that isn't as wanted, on whichever version that is`() {
    var stage = playground("05-fifteen-and-twenty-six", after: "Space u")
    var seen: [String] = []
    for _ in 0..<3 {
      _ = stage.press("g")
      seen.append("\(stage.session.stepCount) on \(stage.session.setting.version.text)")
    }
    #expect(seen == ["1 on 15", "3 on 15", "1 on 15"])
  }

  @Test func `what only tries something out doesn't count, and space goes back`() throws {
    var stage = playground(
      "02-the-sheet-that-unlocks-the-list", after: "Space m text:'Filter autorotates' Right Esc")
    let changed = stage.session.scenario
    _ = stage.press("Right")
    #expect(stage.text().contains("space back"))
    #expect(stage.session.hasLeftStory)
    // It comes back from a token as what it is.
    let back = try SessionToken.session(of: stage.token)
    #expect(back.challenge != nil && back.hasLeftStory && back.variant.changeCount == 1)
    #expect(back.yours == stage.session.yours && back.marks == stage.session.marks)
    _ = stage.press("a Enter")
    #expect(stage.session.variant.changeCount == 1)
    _ = stage.press("Space")
    #expect(stage.text().contains("Back in the challenge."))
    #expect(stage.session.scenario == changed && stage.session.isOnStory)
  }

  @Test func `a call is put in where one stands, and what follows stays to come`() {
    var stage = playground("01-the-chart-that-didnt-hear", after: "Space*4 a Enter")
    #expect(stage.text().contains("● setNeedsUpdate… ┄┄┄ rotate left ┄┄┄ rotate portrait"))
    #expect(stage.notice == "setNeedsUpdate… is added. u undoes it.")
    #expect(stage.session.yours.steps.contains { $0.text == "ios 16-: update" })
    _ = stage.press("u")
    #expect(stage.session.variant.changeCount == 0 && !stage.session.isSolved)
    #expect(stage.text().contains("┬┄┄ rotate left ┄┄┄ rotate portrait"))
    // Another call than the one that helps is there until it is taken out again.
    _ = stage.press(": text:'force portrait' Enter")
    #expect(stage.session.variant.changeCount == 1 && !stage.session.isSolved)
    _ = stage.press("m text:'force portrait' Enter")
    #expect(stage.session.yours == stage.session.challenge?.file)
  }

  @Test(arguments: [
    ("w", "can't change what screens want"), ("+", "keeps its screens"),
    (": text:'in Main: screen Other' Enter", "keeps its screens"),
    (": text:'screen List wants all supports portrait' Enter", "can't change what List wants"),
    (": text:'held landscapeLeft' Enter", "you can't change this line"),
    (": text:'assume empty-mask-throws no' Enter", "you can't change this line"),
    (": text:'par 9' Enter", "you can't change this line"),
    ("C", "once it's solved"),
  ])
  func `what isn't the player's to change is said in one line`(_ keys: String, _ words: String) {
    let stage = playground("02-the-sheet-that-unlocks-the-list", after: "Space " + keys)
    #expect(stage.overlays.isEmpty && stage.text().contains(words), "\(stage.text())")
    #expect(stage.session.variant.changeCount == 0)
  }

  @Test func `settings that aren't the app's, and the tree, aren't offered`() {
    let text = playground("02-the-sheet-that-unlocks-the-list", after: "Space m").text(120, 60)
    #expect(text.contains("Main asks") && text.contains("Filter is"))
    for words in ["device family", "life cycle"] { #expect(!text.contains(words)) }
    let main = playground(
      "02-the-sheet-that-unlocks-the-list", after: "Space m text:'Main navigation' Enter"
    ).text()
    #expect(main.contains("Add a reaction") && !main.contains("Rename") && !main.contains("Move"))
  }

  @Test func `hints are told one after the other, and no fix is shown`() {
    var stage = playground("01-the-chart-that-didnt-hear", after: "Space g")
    #expect(!stage.text().contains("To fix it") && !stage.text().contains("try the fix"))
    for number in 1...3 {
      _ = stage.press(": text:hint Enter")
      #expect(stage.text().contains("Hint \(number) of 3: "))
    }
    #expect(!stage.text().contains(": hint "))
    _ = stage.press(": text:hint Enter")
    #expect(stage.text().contains("There is no hint left."))
    let card = playground("01-the-chart-that-didnt-hear", after: ": text:hint Enter")
    #expect(card.text().contains("Hint 1 of 3: "))
    _ = stage.press("Home Space*4 a Enter")
    #expect(copied(stage.press("Y"))?.contains(" · 3 hints · u4") == true)
  }

  @Test func `what the App Store refuses is told`() {
    var stage = PlaygroundState(Session(Scenario.parse(listOnEveryPad).scenario, origin: .new))
    _ = stage.press(": text:'plist allButUpsideDown' Enter")
    #expect(stage.text().contains("App Store validation refuses this"))
    #expect(!stage.session.isSolved)
    _ = stage.press(": text:'requires-full-screen yes' Enter")
    #expect(stage.text().contains("Solved with 2 changes (par 1)."))
    let ours = playground("05-fifteen-and-twenty-six", after: "Space m text:'Film is' Right Esc C")
    #expect(ours.text().contains("Cost: Film loses its back button"))
    #expect(ours.text().contains("· Film is presented as fullScreen"))
    // What two changes make of one line is told once.
    let lock = playground(Self.solutions[5].0, after: Self.solutions[5].1 + " C").text(80, 30)
    #expect(
      !lock.contains("- ")
        && lock.contains("when uncovering Film: set delegate portrait; update"))
  }

  @Test func `space after a solved one opens the next, and the end of the tour leads to the first`()
  {
    let next = playground("01-the-chart-that-didnt-hear", after: "Space*4 a Enter Space").text()
    #expect(next.contains("challenge 2 of 8") && next.contains("until every step is as wanted"))
    var last = playground(Self.solutions[7].0, after: Self.solutions[7].1)
    #expect(!last.text().contains("next challenge"))
    _ = last.press("End Space")
    #expect(last.text().contains("This is the last challenge."))
    let unsolved = playground("01-the-chart-that-didnt-hear", after: "End Space").text()
    #expect(unsolved.contains("Press g for the next problem."))
  }

  @Test func `linear mode says the same`() {
    var linear = Linear(playground("01-the-chart-that-didnt-hear"))
    let opened = linear.news().joined(separator: "\n")
    #expect(opened.contains("Change the app until every step is as wanted. Par: 1 change."))
    #expect(opened.contains("0 changes (par 1), challenge 1 of 8"))
    #expect(linear.take("hint").lines.contains { $0.hasPrefix("Story: Hint 1 of 3: ") })
    _ = linear.take("Space*4")
    let solved = linear.take("ios 16-: update").lines.joined(separator: "\n")
    #expect(solved.contains("Story: Solved with 1 change (par 1)."), "\(solved)")
    #expect(solved.contains("C: yours and ours"))
    #expect(linear.take("C").lines.contains { $0.contains("setNeedsUpdate…") })
  }

  @Test func `the title counts what is different, and not how often it was changed`() {
    let keys = "Right m text:'Films supports' "
    let twice = playground(after: keys + "Right Right").text()
    #expect(twice.contains("changed: Films supports") && !twice.contains("more"))
    let two = playground(after: keys + "Right C-u text:'requires full' Enter Esc").text(160, 40)
    #expect(two.contains("changed: requires full screen: yes and 1 more"))
    let back = playground(after: keys + "Right Left Esc").text()
    #expect(!back.contains("changed: "))
  }
}

extension String {
  /// Its parts between a separator.
  fileprivate func components(of separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
