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
    guard session.isSolved else {
      return tell("Yours and ours are shown once it's solved. \(session.standing ?? "")")
    }
    open(.pages(Pages(kind: .ours)))
  }

  /// The fewest columns that each of them needs beside the other.
  private static let narrowest = 42

  /// What each of them changes, and what that costs: beside each other where there is room.
  func oursLines() -> [PageLine] {
    guard let challenge = session.challenge else { return [] }
    let ours = challenge.file.header.solutions.compactMap {
      try? SessionToken.session(of: $0).saved
    }
    let titles = ["Yours"] + ours.indices.map { $0 == 0 ? "Ours" : "Ours, another way" }
    let room = min(shownSize.columns, 160) - 6
    let width = room / titles.count - 2
    let isBeside = width >= Self.narrowest
    let sides = zip(titles, [session.yours] + ours).map { title, scenario in
      challenge.words(of: scenario, title, columns: isBeside ? width : room)
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
}

extension Challenge {
  /// A way to solve it: how many changes, which, and what they cost.
  fileprivate func words(of scenario: Scenario, _ title: String, columns: Int) -> [Piece] {
    let attempt = attempt(scenario)
    var lines: [Piece] = [("\(title): \(attempt.changes.count.of("change")) (par \(par))", .title)]
    for line in file.lines(making: attempt.changes) {
      let (sign, style): (String, Style) =
        switch line.change {
        case .kept: ("  ", .code)
        case .removed: ("- ", .removed)
        case .added: ("+ ", .added)
        }
      let rows = DisplayWidth.wrap(line.text, to: columns - 2)
      lines += rows.enumerated().map { (($0 == 0 ? sign : "    ") + $1, style) }
    }
    let costs = costs(of: scenario)
    let words = costs.isEmpty ? ["Cost: none."] : costs.map { "Cost: \($0)." }
    return lines + words.flatMap { DisplayWidth.wrap($0, to: columns) }.map { ($0, .plain) }
  }
}
