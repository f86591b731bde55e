import Testing

@testable import UprightCommands

/// Whether the output is coloured, under some variables and options.
private func check(
  _ variables: [String: String], _ option: String? = nil, terminal isTerminal: Bool = false,
  colours expected: Bool, at location: SourceLocation = #_sourceLocation
) {
  var shop = Shop(["films.scenario": films])
  shop.variables = variables
  shop.isTerminal = isTerminal
  let arguments = ["run", "films.scenario"] + (option.map { ["--color=\($0)"] } ?? [])
  let response = Program.respond(to: arguments, in: shop.environment)
  #expect(response.output.contains("\u{1B}[") == expected, sourceLocation: location)
}

struct ColorTests {
  @Test func `a terminal is coloured, a pipe is not`() {
    check(["TERM": "xterm"], terminal: true, colours: true)
    check(["TERM": "xterm"], colours: false)
    check(["TERM": "dumb"], terminal: true, colours: false)
  }

  @Test func `the option counts before everything else`() {
    check(["NO_COLOR": "1"], "always", colours: true)
    check(["FORCE_COLOR": "1"], "never", terminal: true, colours: false)
    check(["NO_COLOR": "1"], "auto", terminal: true, colours: false)
  }

  @Test func `NO_COLOR counts before those that force, unless it is empty`() {
    check(["NO_COLOR": "1", "FORCE_COLOR": "1"], terminal: true, colours: false)
    check(["NO_COLOR": ""], terminal: true, colours: true)
  }

  @Test func `either variable forces colour on a pipe`() {
    check(["FORCE_COLOR": "1"], colours: true)
    check(["CLICOLOR_FORCE": "1"], colours: true)
    check(["CLICOLOR_FORCE": "0"], colours: false)
    check(["FORCE_COLOR": ""], colours: false)
  }
}
