/// A Swift file with every scenario in it, in the order given.
func swiftSource(holding scenarios: [BundledFile]) -> String {
  var source = "extension BundledScenario {\n"
  source += "  package static let all: [BundledScenario] = [\n"
  for scenario in scenarios {
    source += "    BundledScenario(name: \(line(scenario.name)), text: \(lines(scenario.text))),\n"
  }
  return source + "  ]\n}\n"
}

private func line(_ text: String) -> String {
  "\"" + text.unicodeScalars.map(escaped).joined() + "\""
}

/// A literal of many lines; its end stands in the first column, so that no indentation is cut.
private func lines(_ text: String) -> String {
  "\"\"\"\n" + text.unicodeScalars.map(escaped).joined() + "\n\"\"\""
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\n": "\n"
  case "\"", "\\": "\\\(scalar)"
  case _ where scalar.properties.generalCategory == .control: code(scalar)
  case "\u{FEFF}", "\u{2028}", "\u{2029}": code(scalar)
  default: String(scalar)
  }
}

private func code(_ scalar: Unicode.Scalar) -> String { "\\u{\(String(scalar.value, radix: 16))}" }
