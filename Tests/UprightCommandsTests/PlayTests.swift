import Playground
import PlaygroundSession
import Testing

@testable import UprightCommands

/// Which files the playground opens.
struct PlayTests {
  private let shop = Shop([
    "bad.scenario": "screen A\nroot A\nrotat left\npusch A\n", "good.scenario": "root A\n",
  ])

  @Test func `a file that is not right is refused with all its problems, as by run`() {
    let response = shop("play", "--linear", "bad.scenario")
    #expect(response.exitCode == .data)
    #expect(response.effects == shop("run", "bad.scenario").effects)
    let told = response.messages
    #expect(told.contains("bad.scenario:3:1") && told.contains("bad.scenario:4:1"))
    #expect(!told.contains("more)"))
    #expect(response.output.isEmpty)
  }

  @Test func `a file that is right is played`() {
    guard case .play(let request) = shop("play", "--linear", "good.scenario").effects.first else {
      Issue.record("nothing is played")
      return
    }
    #expect(request.opening == .file("good.scenario", Array("root A\n".utf8)))
  }

  @Test func `a picture of it is refused, and so is a file that is not there`() {
    #expect(shop("screen", "bad.scenario").exitCode == .data)
    #expect(shop("play", "--linear", "none.scenario").exitCode == .noInput)
  }

  @Test func `challenges begin with the first`() {
    let screen = shop("screen", "challenges").output
    #expect(screen.contains("challenge 1 of ") && screen.contains("space begin"), "\(screen)")
  }

  @Test func `a number is a story of the tour`() {
    for (word, number) in [("03", "3"), ("3", "3"), ("10", "10")] {
      #expect(shop("present", word, "--size", "120x40").output.contains("story 1 of 1"))
      #expect(shop("screen", word).output.contains("story \(number) of 10"))
    }
  }

  @Test func `the first story is played on the device and version that were asked for`() {
    let screen = shop("screen", "--device", "iPad", "--ios", "18").output
    #expect(screen.contains("iPad · iPadOS 18") && screen.contains("your own app"), "\(screen)")
  }
}
