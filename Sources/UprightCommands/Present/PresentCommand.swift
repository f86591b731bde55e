import Playground

extension Command {
  static let present = Command(
    "present", "Play the tour before an audience, one key at a time, with guesses.",
    usage: "[--keys KEYS --size COLUMNSxROWS] [--linear]",
    examples: [
      Example("upright present", "the tour, from its first story"),
      Example("upright present --keys 'Space*3'", "as text, for a rehearsal"),
    ],
    notes: [
      "Space goes on, through one story after another; y and n record the audience's guess first. "
        + "b blanks the screen. v V D c C i : answer a question, and Esc goes back to where you "
        + "were. P stops presenting, and ? lists every key. In the playground, P presents the open "
        + "story."
    ],
    options: [.keys, .size, .ansi, .linear, .still, .ascii, .ground],
    gone: [
      "--notes": "`upright present` alone plays the tour; there is no second view any more",
      operandGone: "`upright present` alone plays the tour; P presents the story that is open",
    ]
  ) { invocation, environment throws(Trouble) in
    var request = try PlayRequest(.tour, invocation, environment)
    request.presents = true
    if invocation.has(.keys) || invocation.has(.size) {
      return try Command.picture(of: request, invocation, environment)
    }
    request.isLinear = invocation.has(.linear) || environment.variable("TERM") == "dumb"
    guard request.isLinear || environment.isInputTerminal && environment.isOutputTerminal else {
      throw .noTerminal
    }
    return Response(.play(request))
  }
}
