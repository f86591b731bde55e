import BundledScenarios
import OrientationModel
import OrientationScenarios
import PlaygroundSession
import TerminalModel

extension Command {
  static let doctor = Command(
    "doctor", "Check your terminal and show what Upright detected.",
    examples: [
      Example("upright doctor", "to read, or to attach to a bug report"),
      Example("upright doctor --color=always | cat", "what an option changes"),
    ]
  ) { invocation, environment throws(Trouble) in
    Response(output: Diagnosis(invocation, environment).text)
  }
}

/// The facts about the terminal and the decisions made of them.
struct Diagnosis: Sendable {
  private let environment: Environment
  private let paint: TextPaint
  private let colorReason: String
  /// What is decided about the terminal by who draws on it.
  private let decisions: [Fact]

  init(_ invocation: Invocation, _ environment: Environment) {
    self.environment = environment
    paint = TextPaint(invocation, environment)
    let option = invocation.value(.color)
    let isAuto = option == nil || option == "auto"
    colorReason = isAuto ? ColorChoice(environment).reason : "--color=\(option ?? "") was given"
    decisions = environment.terminalFacts(isAuto ? nil : option == "always")
  }

  private static let variables = [
    "TERM", "COLORFGBG", "TERM_PROGRAM", "NO_COLOR", "CLICOLOR_FORCE", "FORCE_COLOR",
    "LC_ALL", "LC_CTYPE", "LANG", "TMUX", "STY", "ZELLIJ", "VISUAL", "EDITOR",
    "SSH_TTY", "SSH_CONNECTION", "MOSH_CONNECTION", "REDUCED_MOTION",
  ]

  var text: String {
    var text = "upright \(Program.version)\n\n" + heading("Program")
    let assumptions = Assumption.allCases.count
    text += row("rule book", "\(Rule.allCases.count) rules, \(assumptions) open questions")
    text += row("scenarios", "\(BundledScenario.all.count) bundled")
    let versions = SystemVersion.all
    text += row("iOS", "\(versions.first?.text ?? "") to \(versions.last?.text ?? "")")
    text += row("saved files", "go to the folder where you started the program")
    let machine = environment.machineFacts()
    if !machine.isEmpty { text += "\n" + heading("Machine") + rows(machine) }
    text += "\n" + heading("Streams")
    text += row("standard input", environment.isInputTerminal ? "a terminal" : "not a terminal")
    text += row("standard output", environment.isOutputTerminal ? "a terminal" : "not a terminal")
    text += row("standard error", environment.isErrorTerminal ? "a terminal" : "not a terminal")
    text += row("size", size)
    text += "\n" + heading("Environment")
    for variable in Self.variables {
      text += row(variable, environment.variable(variable)?.proseLine ?? "not set")
    }
    text += "\n" + heading("Output")
    text += row("color", "\(paint.isOn ? "on" : "off"): \(colorReason)")
    text += "\n" + heading("Playground")
    return text + row("playground", playground) + rows(decisions) + row("copying", copying)
  }

  private var size: String {
    guard let columns = environment.width else { return "unknown" }
    guard let rows = environment.height else { return "\(columns) columns" }
    let room = environment.screen.room(Size(columns: columns, rows: rows))
    return "\(columns)x\(rows): \(room)"
  }

  private var playground: String {
    guard environment.isInputTerminal, environment.isOutputTerminal else {
      return "no: it needs a terminal for input and output; `upright play --linear` doesn't"
    }
    let terminal = decisions.first { $0.name == "terminal" }
    switch (environment.variable("TERM") ?? "", terminal?.outcome) {
    case ("", _): return "no: TERM isn't set"
    case (_, "unknown"): return "no: \(terminal?.reason.proseLine ?? "")"
    case ("dumb", _): return "in sentences: TERM is dumb"
    case (_, "dumb"): return "in sentences: \(terminal?.reason.proseLine ?? "")"
    default: return "yes"
    }
  }

  /// What `y` and `Y` do.
  private var copying: String {
    guard let fact = decisions.first(where: { $0.name == "clipboard" }) else { return "unknown" }
    return fact.outcome == "yes"
      ? "Y and T set the clipboard with OSC 52" : "Y and T show the text so you can select it"
  }

  private func heading(_ text: String) -> String { paint(text, .heading) + "\n" }

  private func rows(_ facts: [Fact]) -> String {
    facts.map { fact in
      row(fact.name, (fact.outcome + (fact.reason.isEmpty ? "" : ": " + fact.reason)).proseLine)
    }.joined()
  }

  private func row(_ name: String, _ value: String) -> String {
    "  " + (name.padded(20) + value) + "\n"
  }
}
