extension Command {
  static let doctor = Command(
    "doctor", "What the terminal can do, and what the program decided from it.",
    examples: [
      Example("upright doctor", "to be read, or to be sent with a report"),
      Example("upright doctor --color=always | cat", "with an option that decides"),
    ]
  ) { invocation, environment throws(Trouble) in
    Response(output: Diagnosis(invocation, environment).text)
  }
}

/// The facts about the terminal and the decisions made of them.
struct Diagnosis: Sendable {
  private let environment: Environment
  private let paint: Paint
  private let colorReason: String

  init(_ invocation: Invocation, _ environment: Environment) {
    self.environment = environment
    paint = Paint(invocation, environment)
    let option = invocation.value(.color)
    colorReason =
      option == nil || option == "auto"
      ? ColorChoice(environment).reason : "--color=\(option ?? "") was given"
  }

  private static let variables = [
    "TERM", "COLORTERM", "TERM_PROGRAM", "NO_COLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "LC_ALL",
    "LC_CTYPE", "LANG", "COLUMNS", "LINES", "TMUX", "STY", "ZELLIJ", "SSH_TTY", "REDUCED_MOTION",
  ]

  var text: String {
    var text = "upright \(Program.version)\n\n" + paint("Streams", .heading) + "\n"
    text += row("standard input", environment.isInputTerminal ? "a terminal" : "no terminal")
    text += row("standard output", environment.isOutputTerminal ? "a terminal" : "no terminal")
    text += row("standard error", environment.isErrorTerminal ? "a terminal" : "no terminal")
    text += row("width", environment.width.map { "\($0) columns" } ?? "not known")
    text += "\n" + paint("Environment", .heading) + "\n"
    for variable in Self.variables {
      text += row(variable, environment.variable(variable)?.proseLine ?? "not set")
    }
    text += "\n" + paint("Decided", .heading) + "\n"
    text += row("colour", "\(paint.isOn ? "on" : "off"): \(colorReason)")
    text += row("characters", characters)
    text += row("playground", playground)
    return text
  }

  /// The first of the three that says something counts, as everywhere.
  private var characters: String {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = environment.variable(name), !value.isEmpty else { continue }
      let isWide = value.lowercased().contains("utf-8") || value.lowercased().contains("utf8")
      return "\(isWide ? "UTF-8" : "ASCII"): \(name) is \(value.proseLine)"
    }
    return "ASCII: no locale is set"
  }

  private var playground: String {
    guard environment.isInputTerminal, environment.isOutputTerminal else {
      return "no: it needs a terminal on both sides"
    }
    switch environment.variable("TERM") ?? "" {
    case "": return "no: TERM is not set"
    case "dumb": return "in sentences: TERM is dumb"
    default: return "yes"
    }
  }

  private func row(_ name: String, _ value: String) -> String {
    "  " + name.padded(17) + value + "\n"
  }
}
