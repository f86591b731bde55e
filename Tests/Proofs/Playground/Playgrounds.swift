import BundledScenarios
import OrientationModel
import OrientationScenarios
import Playground
import PlaygroundSession
import TerminalModel

extension Proof {
  /// The playground, on every story and under every key.
  static let playgrounds = [openings, savedStories, fixes, keys, again]

  private static let openings = Proof(
    "every bundled scenario opens, and its verdicts are short", cases: BundledScenario.all.count,
    sample: 4
  ) { number in
    let name = BundledScenario.all[number].name
    guard let session = Session(bundled: name) else { return ["\(name) does not open"] }
    var (playground, findings) = (PlaygroundState(session), Findings())
    for _ in 0..<8 {
      let rows = playground.text(100, 30).split(separator: "\n", omittingEmptySubsequences: false)
      findings.expect(rows.count > 2 && !rows[2].hasSuffix("…"), "\(name): \(rows[2])")
      _ = playground.press(.character(" "))
    }
    return findings.all
  }

  private static let savedStories = Proof(
    "E writes every story whole, whatever it is played under", cases: BundledScenario.all.count,
    sample: 15
  ) { number in
    let bundled = BundledScenario.all[number]
    guard let session = Session(bundled: bundled.name) else { return ["it does not open"] }
    let steps = Scenario.parse(bundled.text).scenario.steps.count
    var findings = Findings()
    for keys in [
      "", "Space v D Down Enter : text:lock-at-launch Enter", "Space Right*2 f",
    ] {
      var playground = PlaygroundState(session)
      for key in KeyScript(keys).keys { _ = playground.press(key) }
      // Of a story without a step space opens the next.
      guard playground.session.title == session.title else { continue }
      for case .save(_, let text) in playground.press(.character("E")) + playground.press(.enter) {
        let reading = Scenario.parse(text)
        let place = "\(bundled.name) after \(keys)"
        findings.expect(reading.isRight, "\(place): \(text)")
        if keys.isEmpty { findings.expect(text == bundled.text, place) }
        if keys.contains("v") {
          findings.expect(reading.scenario.steps.count == steps, place)
        }
      }
    }
    return findings.all
  }

  /// Every fortieth story is one case, so that each has fixes enough to count.
  private static let fixes = Proof(
    "trying a fix leads where the hint said", cases: 40, sample: 1
  ) { number in
    var (tried, byHand, findings) = (0, 0, Findings())
    for index in stride(from: number, to: BundledScenario.inRepository.count, by: 40) {
      let bundled = BundledScenario.inRepository[index]
      let scenario = Scenario.parse(bundled.text).scenario
      var playground = PlaygroundState(Session(scenario, origin: .bundled(bundled.name)))
      for _ in 0..<6 {
        if let outcome = playground.promisedByEnter {
          var fixed = playground
          _ = fixed.press(.enter)
          tried += 1
          if fixed.text(120, 40).contains("Can't apply this automatically") {
            byHand += 1
          } else {
            findings.expect(
              fixed.interfaceShown == outcome,
              "\(bundled.name): \(outcome) was promised")
          }
        }
        _ = playground.press(.character(" "))
      }
    }
    findings.expect(tried > 2, "only \(tried) fixes were offered")
    findings.expect(byHand <= max(1, tried / 10), "\(byHand) of \(tried) can't be applied")
    return findings.all
  }

  private static let keys = Proof(
    "ten thousand random keys do no harm", cases: 40, sample: 1
  ) { seed in
    var (chance, playground) = (Chance(seed: UInt64(seed)), PlaygroundState())
    let (size, stage) = (Size(columns: 120, rows: 40), PlaygroundState.keysToTry)
    for count in 1...250 {
      _ = playground.press(chance.pick(stage))
      guard count % 25 == 0 else { continue }
      let screen = playground.screen(size)
      if !Rect(size).contains(screen.cursor) {
        return ["the cursor is outside, after \(count) keys"]
      }
    }
    return []
  }

  private static let again = Proof(
    "what is laid from the screen before is what would be drawn anew", cases: 40, sample: 2
  ) { seed in
    var chance = Chance(seed: UInt64(seed) + 900)
    let story = chance.pick(BundledScenario.all)
    var playground = Session(bundled: story.name).map { PlaygroundState($0) } ?? PlaygroundState()
    let sizes = [(120, 40), (100, 30), (80, 24), (60, 18), (30, 9)]
    let (columns, rows) = chance.pick(sizes)
    let size = Size(columns: columns, rows: rows)
    for count in 1...60 {
      let key = chance.pick(PlaygroundState.keysToTry)
      _ = playground.press(key)
      let laid = playground.screen(size)
      // Nothing of it is known any more where it was drawn in another size.
      var other = playground
      _ = other.screen(Size(columns: columns + 1, rows: rows))
      if laid.canvas != other.screen(size).canvas {
        return ["\(story.name), \(columns)x\(rows): another screen after \(count) keys, \(key)"]
      }
    }
    return []
  }
}

extension PlaygroundState {
  fileprivate func text(_ columns: Int, _ rows: Int) -> String {
    var copy = self
    return copy.screen(Size(columns: columns, rows: rows)).canvas.text
  }

  /// The orientation that the last line says Enter leads to; nothing where it offers no fix.
  fileprivate var promisedByEnter: Substring? {
    let hint = text(120, 40).split(separator: "\n").last ?? ""
    guard hint.contains("try the fix: ") else { return nil }
    let words = hint.split(separator: "try the fix: ")[1].split(separator: " ")
    return words[2]
  }

  /// The interface orientation that the device's panel names.
  fileprivate var interfaceShown: Substring? {
    // A narrow panel says `UI` instead.
    text(120, 40).split(separator: "\n").lazy.compactMap { line in
      let word = line.split(separator: "Interface  ").dropFirst().first.flatMap {
        $0.split(whereSeparator: \.isWhitespace).first
      }
      return word.flatMap { Substring(String($0)) }
    }.first { word in InterfaceOrientation.allCases.contains { $0.name == word } }
  }

  /// Every key that a command of the stage has, and some that none has; not those that leave it.
  fileprivate static var keysToTry: [Key] {
    let others: [Key] = [
      .character("5"), .backspace, .tab, .pageDown, .pageUp, .delete, .character("é"), .f(3),
      .paste("rotate left"), .focus(true), .unknown,
      .mouse(MouseEvent(.press(.left), at: Point(column: 30, row: 12))),
      .mouse(MouseEvent(.press(.left), at: Point(column: 12, row: 39))),
      .mouse(MouseEvent(.wheel(.down), at: Point(column: 30, row: 12))),
    ]
    return (KeyCommand.allCases.flatMap(\.keys) + others)
      .filter { $0 != .character("q") && $0 != .control("c") }
  }
}
