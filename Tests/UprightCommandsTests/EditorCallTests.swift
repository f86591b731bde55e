import Testing

@testable import UprightCommands

struct EditorCallTests {
  /// Expects the words that stand behind the editor's own.
  private func check(
    _ variables: [String: String], _ path: String = "a b.scenario", runs editor: String,
    with words: String..., at location: SourceLocation = #_sourceLocation
  ) {
    let call = EditorCall(path, line: 7) { variables[$0] }
    #expect(call.editor == editor, sourceLocation: location)
    #expect(Array(call.arguments.dropFirst(4)) == words, sourceLocation: location)
    #expect(call.arguments[2].contains(editor), sourceLocation: location)
  }

  @Test func `VISUAL comes before EDITOR, and vi is everywhere`() {
    check(["VISUAL": "emacs -nw", "EDITOR": "ed"], runs: "emacs -nw", with: "+7", "a b.scenario")
    check(["VISUAL": " ", "EDITOR": "nano"], runs: "nano", with: "+7", "a b.scenario")
    check([:], runs: "vi", with: "+7", "a b.scenario")
  }

  @Test func `editors that write a line otherwise get it as they want it`() {
    check(["EDITOR": "code -w"], runs: "code -w", with: "--goto", "a b.scenario:7")
    check(["EDITOR": "/opt/bin/hx"], runs: "/opt/bin/hx", with: "a b.scenario:7")
    check(["EDITOR": "ed"], runs: "ed", with: "a b.scenario")
  }

  @Test func `a name that begins like an option is a name`() {
    check(["EDITOR": "vi"], "-x.scenario", runs: "vi", with: "+7", "./-x.scenario")
    check(["EDITOR": "vi"], "+3.scenario", runs: "vi", with: "+7", "./+3.scenario")
  }

  @Test func `words that are more than a call are left to the shell`() {
    func line(_ editor: String) -> String {
      EditorCall("a", line: 1) { $0 == "EDITOR" ? editor : nil }.arguments[2]
    }
    #expect(line("vim -u NONE") == #"exec vim -u NONE "$@""#)
    #expect(line("LANG=C vim") == #"trap : INT QUIT; LANG=C vim "$@""#)
  }

  @Test func `how it ended is told where that was not well`() {
    let call = EditorCall("a", line: 1) { _ in nil }
    #expect(call.trouble(0) == nil)
    #expect(call.trouble(1) == "vi exited with status 1.")
    #expect(call.trouble(127)?.contains("VISUAL or EDITOR") == true)
    #expect(call.trouble(nil)?.contains("Can't run") == true)
  }
}
