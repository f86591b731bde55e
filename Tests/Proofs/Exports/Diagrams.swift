/// What a reader of a format finds wrong in a text.
struct Malformed: Error { var what: String }

/// Stops at what no reader of a format would take.
func require(_ holds: Bool, _ what: some StringProtocol) throws(Malformed) {
  guard holds else { throw Malformed(what: String(what)) }
}

/// The part of Mermaid's grammar that we use, line by line.
package enum Mermaid {
  package static func check(_ text: String) throws {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    try require(lines.popFirst() == "flowchart TD", text)
    try require(lines.popLast() == "", text)
    var nodes: Set<Substring> = []
    for line in lines {
      if let match = line.wholeMatch(of: /[ ]{2}(n\d+)\["(.*)"\]:::\w+/) {
        nodes.insert(match.output.1)
        try checkLabel(match.output.2)
      } else if let match = line.wholeMatch(
        of: /[ ]{2}(n\d+) (?:-->|==>|-\.->)(?:\|"(.*)"\|)? (n\d+)/)
      {
        try require(nodes.contains(match.output.1) && nodes.contains(match.output.3), line)
        if let label = match.output.2 { try checkLabel(label) }
      } else {
        try require(
          line.hasPrefix("  classDef ") || (line.hasPrefix("  %% ") && !line.contains("{")),
          line)
      }
    }
  }

  private static func checkLabel(_ label: Substring) throws {
    let bare = label.replacing("<b>", with: "").replacing("</b>", with: "")
      .replacing("<br/>", with: "")
    try require(!bare.contains { "\"`<>[]|\\".contains($0) }, label)
    for entity in bare.split(separator: "#").dropFirst() {
      try require(entity.prefixMatch(of: /(?:\d+|quot);/) != nil, label)
    }
  }
}

/// The part of Graphviz's grammar that we use.
package enum Dot {
  package static func check(_ text: String) throws {
    try require(text.hasPrefix("digraph upright {\n") && text.hasSuffix("}\n"), text)
    for line in text.split(separator: "\n").dropFirst().dropLast() {
      try require(line.hasSuffix(";"), line)
      var isOpen = false
      var isEscaped = false
      for character in line {
        if character == "\"", !isEscaped { isOpen.toggle() }
        isEscaped = character == "\\" && !isEscaped
      }
      try require(!isOpen, line)
    }
  }
}
