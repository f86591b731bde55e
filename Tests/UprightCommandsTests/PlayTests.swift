import Playground
import Testing

@testable import UprightCommands

/// Which files the playground opens.
struct PlayTests {
  private let shop = Shop(["bad.scenario": "screen A\nroot A\nrotat left\n"])

  @Test func `a file that is not right is played, and waits to be put right`() {
    let response = shop("play", "--linear", "bad.scenario")
    #expect(response.exitCode == .success)
    guard case .play(let request) = response.effects.first else {
      Issue.record("nothing is played")
      return
    }
    #expect(request.opening == .file("bad.scenario", Array("screen A\nroot A\nrotat left\n".utf8)))
  }

  @Test func `a picture of it is refused, and so is a file that is not there`() {
    #expect(shop("screen", "bad.scenario").exitCode == .data)
    #expect(shop("play", "--linear", "none.scenario").exitCode == .noInput)
  }

  @Test func `the playground knows every command, and answers what can be answered there`() {
    #expect(Set(Question.names) == Set(UprightCommands.CommandBook.commands.map(\.name)))
    let pages = [
      "why": "What would have changed it", "run": "rotate right", "check": "1 passed",
      "compare --ios 12,16": "iOS 12", "explore --depth 1": "no-exception",
      "rules CHOOSE-5": "Confidence", "doctor": "The program", "manual keys": "| The hand",
      "probe": "import UIKit", "rules ZZZ": "the rule book has no",
      "check --record": "1 passed",
    ]
    for (line, words) in pages {
      let response = shop("screen", "--keys", "Right : text:'\(line)' Enter", "--size", "100x200")
      #expect(response.output.contains(words), "\(line): \(response.output)")
      #expect(!response.output.contains("\u{1B}"), "\(line)")
    }
  }
}
