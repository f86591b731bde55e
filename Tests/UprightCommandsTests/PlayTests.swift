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
}
