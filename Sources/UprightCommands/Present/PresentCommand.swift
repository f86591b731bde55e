import PlaygroundSession

extension Command {
  static let present = Command(
    "present", "Play stories for an audience, one key at a time, with guesses and a score.",
    operand: .scenarios,
    examples: [
      Example("upright present", "the tour, from its first story"),
      Example("upright present a-sheet-has-no-say mine.scenario", "these, one after the other"),
      Example("upright present --keys 'Space*3'", "as text, for a rehearsal"),
    ],
    notes: [
      "Every key does what it does in the playground. Space goes on; y, n, and ! first record what "
        + "the audience guesses: it rotates, it stays, it crashes. A remote works too: PgDn and PgUp "
        + "go on and back, and a period blanks the screen. Whatever leads away from the story, Esc "
        + "leads back. P leaves. In the playground, P presents the open story."
    ],
    options: [.keys, .size, .ansi, .linear, .ios, .device, .still, .ascii, .ground],
    gone: ["--notes": "`upright present` alone plays the tour; there is no second view any more"]
  ) { invocation, environment throws(Trouble) in
    var request = try PlayRequest(.tour, invocation, environment)
    request.presents = true
    var troubles = Response()
    for story in invocation.operands {
      do throws(Trouble) {
        request.programme.append(try PlayRequest.opening(story, environment))
      } catch { troubles.add(error) }
    }
    guard troubles.exitCode == .success else { return troubles }
    if invocation.has(.keys) || invocation.has(.size) {
      return try Command.picture(of: request, invocation, environment)
    }
    return try opening(request, invocation, environment)
  }
}
