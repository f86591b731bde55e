import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import SwiftCode
import TerminalModel

/// Playing a challenge: the way to what isn't as wanted, hints, and what there is once it is solved.
extension PlaygroundState {
  /// Walks to the next step that isn't as wanted, on whichever device and version that is.
  mutating func walkToSpot() {
    guard let spot = session.nextSpot else { return tell(session.standing ?? "") }
    if spot == session.spotHere { return tell("This is the only step that isn't as wanted.") }
    let before = session.setting
    session.change {
      $0.device = spot.device
      $0.version = spot.version
    }
    session.walk(alongStory: spot.step)
    if session.setting != before {
      notice = "Now on \(spot.device.name), \(spot.device.system(spot.version))."
    }
  }

  // MARK: Hints

  private var hintsTold: Int { told[session.origin] ?? 0 }

  /// How many there are that were not told; none where there is no challenge.
  var hintsLeft: Int {
    session.isSolved ? 0 : (session.challenge?.file.header.hints.count ?? 0) - hintsTold
  }

  /// Tells the next one, which stands on the stage from then on.
  mutating func tellHint() {
    if session.challenge == nil { return tell("Only challenges have hints. Press / to open one.") }
    guard hintsLeft > 0 else {
      return tell(session.isSolved ? "It's solved." : "There is no hint left.")
    }
    told[session.origin, default: 0] += 1
    isWelcome = false
  }

  /// How far the challenge is solved, and the last hint that was told; nothing elsewhere.
  var challengeLines: [String] {
    guard let standing = session.standing else { return [] }
    let hints = session.challenge?.file.header.hints ?? []
    guard !session.isSolved, let hint = hints.prefix(hintsTold).last else {
      return [standing]
    }
    return [standing, "Hint \(hintsTold) of \(hints.count): \(hint)"]
  }

  // MARK: The result

  /// Copies how it was solved, in a line that doesn't tell it.
  mutating func copyResult() {
    let result = session.result(hints: hintsTold)
    notice = "Copied: \(result.split(separator: " ").dropLast(2).joined(separator: " "))"
    ask(for: .copy(result))
  }

  /// Opens yours and ours beside each other, once there is something to compare.
  mutating func openOurs() {
    guard session.isSolved else { return tell("Yours and ours are shown once it's solved.") }
    open(.pages(Pages(kind: .ours)))
  }

  /// The fewest columns that each of them needs beside the other.
  private static let narrowest = 42

  /// What each of them changes, and what that costs: beside each other where there is room.
  func oursLines() -> [PageLine] {
    guard let challenge = session.challenge else { return [] }
    let ours = challenge.file.header.solutions.compactMap {
      try? SessionToken.session(of: $0.value).saved
    }
    let titles = ["Yours"] + ours.indices.map { $0 == 0 ? "Ours" : "Ours, another way" }
    let room = min(shownSize.columns, 160) - 6
    let width = room / titles.count - 2
    let isBeside = width >= Self.narrowest
    let sides = zip(titles, [session.yours] + ours).map { title, scenario -> [Piece] in
      let edits = challenge.attempt(scenario).changes
      let costs = challenge.costs(of: scenario)
      func lines(_ text: String, _ sign: String = "") -> [String] {
        DisplayWidth.wrap(text, to: (isBeside ? width : room) - sign.count).enumerated()
          .map { ($0 == 0 ? sign : String(repeating: " ", count: sign.count)) + $1 }
      }
      let words =
        rows(making: edits, of: challenge).flatMap { lines($0, "· ") }
        + (costs.isEmpty ? ["none"] : costs).flatMap { lines("Cost: \($0).") }
      return [("\(title): \(edits.count.of("change")) (par \(challenge.par))", .title)]
        + words.map { ($0, .plain) }
    }
    guard isBeside else {
      return Array(sides.map { $0.map { PageLine($0) } }.joined(separator: [PageLine("")]))
    }
    return (0..<(sides.map { $0.count }.max() ?? 0)).map { row in
      PageLine(
        pieces: sides.map { lines in
          let (text, style) = row < lines.count ? lines[row] : ("", .plain)
          return (DisplayWidth.fit(text, to: width + 2), style)
        })
    }
  }

  /// What some changes make of a challenge, as the list of what can be changed has it; what is no row
  /// there, as its lines.
  private func rows(making edits: [ScenarioEdit], of challenge: Challenge) -> [String] {
    func rows(_ edits: [ScenarioEdit]) -> [String] {
      var other = self
      other.session.branch("", challenge.file.applying(edits))
      let app = other.session.situation().app
      return other.settingsPicker().items.map { item in
        guard case .toggle(let toggle) = item.deed else { return item.title }
        return toggle.words(in: other.session.scenario, app)
      }
    }
    let old = Set(rows([]))
    let new = rows(edits).filter { !old.contains($0) }
    let lines = challenge.file.lines(making: edits).filter { $0.change == .added }
    return new.isEmpty ? lines.map { $0.text } : new
  }
}
