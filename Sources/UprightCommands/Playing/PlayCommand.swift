import OrientationScenarios
import Playground

extension Command {
  static let play = Command(
    "play", "The playground, on one scenario.",
    usage: "[FILE|NAME|TOKEN] [--ios N] [--device NAME] [--linear] [--no-motion] [--ascii] "
      + "[--ground dark|light]", operand: .perhapsScenario,
    examples: [
      Example("upright play", "the first story of the tour"),
      Example("upright play popping.scenario", "a file; saved in an editor, it is replayed"),
      Example("upright play what-a-pop-leaves-behind", "a bundled one"),
      Example("upright play --linear", "in sentences, for screen readers"),
    ],
    notes: [
      "In the playground ? shows every key, and : takes any sentence of the scenario language "
        + "and the name of any command."
    ], options: [.ios, .device, .linear, .still, .ascii, .ground]
  ) { invocation, environment throws(Trouble) in
    var request = try PlayRequest(invocation, environment)
    request.isLinear = invocation.has(.linear) || environment.variable("TERM") == "dumb"
    guard request.isLinear || environment.isInputTerminal && environment.isOutputTerminal else {
      throw .noTerminal
    }
    return Response(.play(request))
  }
}

extension Option {
  static let linear = Option("--linear", purpose: "Sentences, one under the other, and no screen.")
  static let still = Option(
    "--no-motion", purpose: "Show a turn in one frame, as REDUCED_MOTION does.")
  static let ascii = Option("--ascii", purpose: "Draw with plain ASCII only.")
  static let ground = Option(
    "--ground", value: .words(["dark", "light"]),
    purpose: "Whether the terminal's ground is dark or light. Without it COLORFGBG counts, else "
      + "colours are taken that both bear.")
}

extension Trouble {
  static let noTerminal = Trouble(
    .usage,
    """
    upright: this needs a terminal.
    help: without one there are `upright run`, `upright check` and `upright play --linear`
    See `upright --help`.
    """)
}

extension PlayRequest {
  init(_ invocation: Invocation, _ environment: Environment) throws(Trouble) {
    let selection = try Selection(invocation)
    if invocation.operands.count > 1 {
      throw invocation.usage("`\(invocation.command.name)` opens one scenario at a time")
    }
    self.init(try Self.opening(invocation.operands.first, environment))
    version = selection.versions?.first
    device = selection.device
    isStill = invocation.has(.still) || environment.isSet("REDUCED_MOTION")
    isASCII = invocation.has(.ascii)
    isLight = invocation.value(.ground).map { $0 == "light" }
    usesColor = invocation.value(.color).flatMap { $0 == "auto" ? nil : $0 == "always" }
  }

  private static func opening(
    _ word: String?, _ environment: Environment
  ) throws(Trouble) -> Opening {
    guard let word else { return .tour }
    do throws(Trouble) {
      let file = try ScenarioFile.named(word, in: environment)
      guard file.origin != .bundled else { return .bundled(file.name) }
      // One that is not right is refused, as everywhere: there is no last good state to show.
      _ = try LoadedScenario(file, Selection())
      return .file(word, file.bytes)
    } catch {
      guard error.exitCode == .noInput, SessionToken.isLikely(word) else { throw error }
      return try token(word)
    }
  }

  private static func token(_ word: String) throws(Trouble) -> Opening {
    do throws(TokenProblem) {
      _ = try SessionToken.session(of: word)
      return .token(word)
    } catch { throw Trouble(.data, "upright: \(error.sentence)") }
  }
}

extension Environment {
  /// Whether a switch among the variables is on.
  fileprivate func isSet(_ name: String) -> Bool {
    guard let value = variable(name) else { return false }
    return !value.isEmpty && value != "0"
  }
}
