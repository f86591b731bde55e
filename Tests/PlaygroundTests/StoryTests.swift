import BundledScenarios
import OrientationModel
import OrientationScenarios
import Playground
import TerminalModel
import Testing

/// Stories: how they open, how one leaves them and comes back.
struct StoryTests {
  static let tour = BundledScenario.all.map(\.name).filter { $0.hasPrefix("Tour/") }

  private static let sizes = [
    (200, 60), (120, 40), (100, 30), (80, 24), (60, 20), (50, 50), (40, 12),
  ]

  @Test func `the arrow of the first screen is the story's own first step`() {
    #expect(Desk().firstKey == .right)
    for name in Self.tour {
      let (pressed, walked) = (desk(name), desk(name, after: "Space"))
      var desk = pressed
      guard let key = desk.firstKey else {
        Issue.record("\(name) names no key")
        continue
      }
      _ = desk.press(key)
      #expect(desk.session.position == walked.session.position, "\(name)")
    }
  }

  @Test(arguments: tour) func `a story opens with its question, in any size`(name: String) throws {
    let text = try #require(BundledScenario.named(name)?.text)
    let question = try #require(Scenario.parse(text).scenario.header.about.last?.value)
    let desk = desk(name)
    for (columns, rows) in Self.sizes {
      let words = Set(desk.text(columns, rows).split { " \n".contains($0) }.map(String.init))
      let missing = question.split(separator: " ").filter { !words.contains(String($0)) }
      #expect(missing.isEmpty, "\(missing) at \(columns)x\(rows)")
    }
  }

  @Test(arguments: tour) func `what a story says is whole on every ordinary screen`(
    name: String
  ) throws {
    let text = try #require(BundledScenario.named(name)?.text)
    var notes: [[String]] = [[]]
    for step in Scenario.parse(text).scenario.steps {
      if case .note(let note) = step.action.value {
        notes[notes.count - 1].append(note)
      } else {
        notes.append([])
      }
    }
    for (columns, rows) in Self.sizes.prefix(4) + [(80, 50), (160, 24), (100, 24)] {
      var desk = desk(name)
      for (number, said) in notes.enumerated().dropFirst() {
        _ = desk.press("Space", size: Size(columns: columns, rows: rows))
        let lines = desk.text(columns, rows).split(separator: "\n")
        let screen = lines.flatMap { $0.split(separator: " ") }.joined(separator: " ")
        let note = said.joined(separator: " ")
        // On wide screens it stands beside the device, a line beside each of its rows.
        let isWhole = note.split(separator: " ").allSatisfy { screen.contains($0) }
        #expect(
          screen.contains(note) || columns >= 150 && isWhole, "\(number) at \(columns)x\(rows)")
      }
    }
  }

  @Test func `the first screen names five keys`() {
    for (columns, rows) in Self.sizes {
      var desk = Desk()
      let roles = desk.screen(Size(columns: columns, rows: rows)).canvas.roles
      let keys = roles.split(separator: "\n").flatMap { $0.split { $0 != "k" } }
      // `Enter` is one key; `→` and the rest are one cell each.
      #expect((3...5).contains(keys.count), "\(keys.count) at \(columns)x\(rows)")
    }
  }

  @Test func `while one is off the story a hint leads back, and space takes it`() {
    var desk = desk(after: "Left")
    #expect(desk.text().contains("space back to the story"))
    _ = desk.press("Space")
    #expect(desk.session.position.node == Desk().session.position.node)
    _ = desk.press("Space")
    #expect(desk.session.position == self.desk(after: "Right").session.position)
  }

  @Test(arguments: [
    "Right Enter u", "Left Enter u u", "Left u", "p o u u", "Left Left u Space Space",
  ])
  func `after taking back what was tried, space goes on in the story`(keys: String) {
    var desk = desk(after: keys)
    let told = self.desk(after: keys.hasPrefix("Right") ? "Space Space" : "Space")
    _ = desk.press("Space")
    #expect(desk.session.position == told.session.position)
  }

  @Test(arguments: ["video", "crash", "iPad", "lock"])
  func `what the first screen says can be found is found, and said where`(word: String) {
    let rows = desk(after: "/ text:\(word)").text().split(separator: "\n")
    let found = rows.dropFirst(4).prefix { !$0.contains("Esc back") }
    #expect(found.count > 1)
    #expect(found.prefix(3).allSatisfy { $0.lowercased().contains(word.lowercased()) }, "\(found)")
  }

  @Test func `a step of other versions says how to see it`() {
    let text = desk("two-lines-that-died", after: "Space*5").text()
    #expect(text.contains("This step is for iOS 16-"))
  }

  @Test func `at the end of a story the menu stands on the next`() {
    let text = desk("the-list-and-the-phone", after: "Space*5 / Enter").text()
    #expect(text.contains("story 2 of 10"))
  }

  @Test func `a story opened by its path is known`() {
    let name = "Tour/05-the-film-and-the-rotation-lock"
    var desk = Desk()
    desk.load(
      "Scenarios/\(name).scenario", Array(BundledScenario.named(name)?.text.utf8 ?? "".utf8))
    #expect(desk.text().contains("story 5 of 10"))
  }

  @Test func `the story's words are there in a small window too`() {
    let desk = desk("what-a-pop-leaves-behind", after: "Space*3")
    for (columns, rows) in [(80, 24), (60, 20), (70, 24), (40, 16), (50, 30)] {
      let words = desk.text(columns, rows).split { " \n".contains($0) }
      #expect(words.contains("nobody,") && words.contains("side."), "\(columns)x\(rows)")
    }
  }

  @Test func `the fix is compared with what is, and the first difference is named`() {
    let text = desk(after: "Right C").text()
    #expect(text.contains("Where they part   turn right"))
    #expect(text.contains("as it is") && text.contains("Films supports portrait only"))
    #expect(text.contains("with the fix") && text.contains("Films allows it"))
    let tried = desk(after: "Right Enter C").text()
    #expect(tried.contains("Where they part   turn right"))
  }

  @Test func `a comparison of versions says nothing of another version`() {
    let text = desk("what-a-pop-leaves-behind", after: "Space*3 c").text()
    #expect(text.contains("iPhone · iOS 15, 16"))
    #expect(!text.contains("try the fix") && !text.contains("→ stays"))
  }

  @Test func `comparing shows something in every size`() {
    var desk = desk("what-a-pop-leaves-behind", after: "Space*3")
    for (columns, rows) in Self.sizes + [(70, 30), (30, 9), (20, 4), (24, 40)] {
      let before = desk.text(columns, rows)
      _ = desk.press("c")
      #expect(desk.text(columns, rows) != before, "\(columns)x\(rows)")
      #expect(desk.text(columns, rows).contains("turns to"), "\(columns)x\(rows)")
      _ = desk.press("c c")
    }
  }

  private func desk(_ name: String? = nil, after keys: String = "") -> Desk {
    PlaygroundTests.desk(name, after: keys)
  }
}

extension Desk {
  /// The key that the first screen says to press.
  fileprivate var firstKey: Key? {
    let words = text().split(separator: " ")
    guard let press = words.firstIndex(of: "Press"), words.count > press + 1 else { return nil }
    switch words[press + 1] {
    case "←": return .left
    case "→": return .right
    case "space": return .character(" ")
    default: return nil
    }
  }
}
