import Exports
import OrientationScenarios

enum TextStyle: Hashable, Sendable {
  case heading, step, rule, good, warning, bad, quiet

  init(_ judgement: Judgement) {
    switch judgement.grade {
    case .asWanted: self = .good
    case .neutral: self = .heading
    case .notWanted, .failed: self = .warning
    case .crashed: self = .bad
    }
  }
}

struct TextPaint: Hashable, Sendable {
  let isOn: Bool

  func callAsFunction(_ text: String, _ style: TextStyle) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(style.code)m\(text)\u{1B}[0m" : text
  }
}

extension TextPaint {
  /// By the option, then by what the environment asks for, then by where the output goes.
  init(_ invocation: Invocation, _ environment: Environment) {
    switch invocation.value(.color) {
    case "always": self.init(isOn: true)
    case "never": self.init(isOn: false)
    default: self.init(isOn: ColorChoice(environment).isOn)
    }
  }
}

extension TextStyle {
  fileprivate var code: String {
    switch self {
    case .heading: "1"
    case .step: "1;34"
    case .rule: "36"
    case .good: "32"
    case .warning: "1;33"
    case .bad: "1;31"
    case .quiet: "2"
    }
  }
}

/// Whether to colour where no option says so, and which variable or fact decided it.
struct ColorChoice: Hashable, Sendable {
  let isOn: Bool
  let reason: String

  init(_ environment: Environment) {
    let name = { (variable: String) in environment.variable(variable) ?? "" }
    if !name("NO_COLOR").isEmpty {
      self.init(false, "NO_COLOR is set")
    } else if Self.forces(name("CLICOLOR_FORCE")) {
      self.init(true, "CLICOLOR_FORCE is set")
    } else if Self.forces(name("FORCE_COLOR")) {
      self.init(true, "FORCE_COLOR is set")
    } else if !environment.isOutputTerminal {
      self.init(false, "standard output isn't a terminal")
    } else if name("TERM") == "dumb" {
      self.init(false, "TERM is dumb")
    } else {
      self.init(true, "standard output is a terminal")
    }
  }

  private init(_ isOn: Bool, _ reason: String) {
    self.isOn = isOn
    self.reason = reason
  }

  private static func forces(_ value: String) -> Bool {
    !value.isEmpty && value != "0" && value != "false"
  }
}

let pageWidth = 80

/// Words in lines of at most so many columns; a longer word has a line of its own.
func wrap(_ text: String, width: Int) -> [String] {
  let lines = text.lines { $0.count + 1 + $1.count <= width }
  return lines.isEmpty ? [""] : lines
}

/// Two columns of a page, the second wrapped; what has no room in the first has a line of its own.
func row(
  _ left: String, _ right: String, at column: Int, paint: (String) -> String = { $0 }
) -> String {
  let hasRoom = left.count + 1 < column
  let blanks = "".padded(column)
  let lines = wrap(right, width: pageWidth - column).enumerated().map { index, line in
    (index == 0 && hasRoom ? paint(left.padded(column)) : blanks) + line + "\n"
  }
  return (hasRoom ? "" : left + "\n") + lines.joined()
}

/// Cells side by side, each in its column, two blanks before each.
func columns(_ cells: [String], _ widths: [Int]) -> String {
  zip(cells, widths).map { "  " + $0.padded($1) }.joined()
}

func columnWidths(_ rows: [[String]]) -> [Int] {
  (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
}

/// A paragraph with its line ends; all lines but the first are indented.
func wrapped(_ text: String, width: Int = pageWidth, indent: Int = 0) -> String {
  let blanks = String(repeating: " ", count: indent)
  return wrap(text, width: width - indent).enumerated()
    .map { ($0.offset == 0 ? "" : blanks) + $0.element + "\n" }.joined()
}

extension String {
  /// As a line of prose holds it: no line ends, and no comment begins in it.
  var proseLine: String {
    let plain = String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }))
    return plain.harmless.asProse
  }
}
