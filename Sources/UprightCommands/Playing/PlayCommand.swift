import BundledScenarios
import OrientationScenarios
import PlaygroundSession
import TerminalModel

extension Command {
  static let play = Command(
    "play", "Open the interactive playground.",
    operand: .perhapsScenario,
    examples: [
      Example("upright play", "the first story of the tour"),
      Example("upright play popping.scenario", "a file; it replays whenever you save it"),
      Example("upright play what-a-pop-leaves-behind", "a bundled one"),
      Example("upright play challenges", "broken apps to put right in few changes"),
      Example("upright play --linear", "as sentences, for screen readers"),
    ],
    notes: [
      "In the playground, ? lists all keys, and : takes any line of the scenario language "
        + "or any command.",
      "If a signal ends the playground, what you haven't saved is kept in a private file: / lists "
        + "it under Yours for a week, and `upright doctor` shows where it is. Upright writes "
        + "nothing else unless you ask.",
      "After `kill -9`, which no program notices, `reset` repairs the terminal.",
    ], options: [.ios, .device, .linear, .still, .ascii, .ground, .forget]
  ) { invocation, environment throws(Trouble) in
    if invocation.has(.forget) { return Response(.forget) }
    return try opening(PlayRequest(invocation, environment), invocation, environment)
  }

  /// In sentences where that is asked for, or where a terminal can do nothing else.
  static func opening(
    _ request: PlayRequest, _ invocation: Invocation, _ environment: Environment
  ) throws(Trouble) -> Response {
    var request = request
    request.isLinear = invocation.has(.linear) || environment.variable("TERM") == "dumb"
    guard request.isLinear || environment.isInputTerminal && environment.isOutputTerminal else {
      throw .noTerminal
    }
    return Response(.play(request))
  }
}

extension Option {
  static let linear = Option("--linear", purpose: "Print sentences instead of drawing a screen.")
  static let forget = Option(
    "--forget", purpose: "Delete the unsaved sessions of earlier runs, and do nothing else.")
  static let still = Option(
    "--no-motion", purpose: "Don't animate rotations, as with REDUCED_MOTION.")
  static let ascii = Option("--ascii", purpose: "Draw with plain ASCII only.")
  static let ground = Option(
    "--ground", value: .words(["dark", "light"]),
    purpose:
      "Whether the terminal's background is dark or light. The default comes from COLORFGBG; "
      + "otherwise colors are chosen that suit both.")
}

extension Trouble {
  static let noTerminal = Trouble(
    .usage,
    """
    upright: this needs a terminal.
    help: without one, use `upright run`, `upright check`, or `upright play --linear`
    See `upright --help`.
    """)
}

extension PlayRequest {
  init(_ invocation: Invocation, _ environment: Environment) throws(Trouble) {
    if invocation.operands.count > 1 {
      throw invocation.usage("`\(invocation.command.name)` opens one scenario at a time")
    }
    try self.init(Self.opening(invocation.operands.first, environment), invocation, environment)
  }

  init(
    _ opening: Opening, _ invocation: Invocation, _ environment: Environment
  ) throws(Trouble) {
    let selection = try Selection(invocation)
    self.init(opening)
    version = selection.versions?.versions.first
    device = selection.device
    let reduces = environment.variable("REDUCED_MOTION") ?? ""
    isStill = invocation.has(.still) || !["", "0"].contains(reduces)
    isASCII = invocation.has(.ascii)
    isLight = invocation.value(.ground).map { $0 == "light" }
    usesColor = invocation.value(.color).flatMap { $0 == "auto" ? nil : $0 == "always" }
  }

  static func opening(
    _ word: String?, _ environment: Environment
  ) throws(Trouble) -> Opening {
    guard let word else { return .tour }
    if word == "challenges" { return .challenges }
    // A number is a story of the tour.
    let number = word.count == 1 ? "0" + word : word
    let story = BundledScenario.below("Tour").first { $0.file.hasPrefix(number + "-") }
    if word.allSatisfy({ $0.isNumber }), let story { return .bundled(story.name) }
    let file = try ScenarioFile.named(word, in: environment)
    switch file.origin {
    case .bundled: return .bundled(file.name)
    case .token: return .token(word)
    case .file, .input, .project:
      // One that is not right is refused, as everywhere: there is no last good state to show.
      _ = try LoadedScenario(file, Selection())
      // What was read of an app is in no file.
      return .file(file.origin == .project ? "-" : file.name, file.bytes)
    }
  }
}

extension Command {
  static let screen = Command(
    "screen", "Print the playground's screen as text after some key presses.",
    operand: .perhapsScenario,
    examples: [
      Example("upright screen --keys 'Right' --size 100x30", "the first story, rotated"),
      Example(
        "upright screen popping.scenario --keys 'Space*3 i'", "the explanation of the third step"),
      Example("upright screen --keys Right --ansi | less -R", "in color"),
      Example("printf 'rotate left\\nrotate right\\n' | upright screen --linear", "in sentences"),
    ],
    notes: [
      "Keys are named as in `Down*3 Enter ? C-p`, single characters, or text:'...'. With "
        + "--linear, lines of standard input follow: steps, commands, or keys."
    ], options: [.keys, .size, .ansi, .linear, .ios, .device, .ascii, .ground]
  ) { invocation, environment throws(Trouble) in
    try picture(of: PlayRequest(invocation, environment), invocation, environment)
  }

  /// What is on the screen after some keys, as text.
  static func picture(
    of request: PlayRequest, _ invocation: Invocation, _ environment: Environment
  ) throws(Trouble) -> Response {
    let keys = try keys(invocation)
    if invocation.has(.linear) {
      return try sentences(of: request, invocation.value(.keys) ?? "", environment)
    }
    guard let size = Size(invocation.value(.size) ?? "80x24") else {
      throw invocation.usage("write a size as COLUMNSxROWS, such as 120x40, at most 1000 each")
    }
    let hasColor = invocation.has(.ansi)
    let (canvas, ground) = environment.screen.picture(
      request, keys, size, hasColor ? .trueColor : .mono)
    let drawn = request.isASCII ? canvas.inASCII : canvas
    let theme = Theme(depth: .trueColor, appearance: ground)
    return Response(output: (hasColor ? drawn.ansi(theme) : drawn.text) + "\n")
  }

  private static func keys(_ invocation: Invocation) throws(Trouble) -> [Key] {
    do throws(KeyScript.Problem) {
      return try KeyScript.keys(of: invocation.value(.keys) ?? "")
    } catch { throw invocation.usage(error.description) }
  }

  private static func sentences(
    of request: PlayRequest, _ keys: String, _ environment: Environment
  ) throws(Trouble) -> Response {
    let hears = !environment.isInputTerminal && keys.isEmpty
    let lines = environment.screen.sentences(
      request, keys, hears ? try environment.contents(of: "-") : [])
    return Response(output: lines.map { $0 + "\n" }.joined())
  }
}

extension Option {
  static let keys = Option("--keys", value: .keys, purpose: "Press these keys first.")
  static let size = Option(
    "--size", value: .size, purpose: "The size of the screen; 80x24 by default.")
  static let ansi = Option("--ansi", purpose: "Include colors, as terminal escape codes.")
}
