extension TreeDiagram {
  /// As a Mermaid flowchart that GitHub draws.
  var mermaid: String {
    var text = "flowchart TD\n"
    text += "  %% \(title.mermaidComment)\n"
    for (index, box) in boxes.enumerated() {
      let seen = box.isVisible ? ["on screen"] : []
      let rest = (box.lines + seen).map(\.mermaid).joined(separator: "<br/>")
      let label = "<b>\(box.name.mermaid)</b>" + (rest.isEmpty ? "" : "<br/>" + rest)
      text += "  n\(index)[\"\(label)\"]:::\(box.tone.rawValue)\n"
    }
    for arrow in arrows {
      let line = arrow.isPresentation ? "-.->" : arrow.isAsked ? "==>" : "-->"
      let label = arrow.label.isEmpty ? "" : "|\"\(arrow.label.mermaid)\"|"
      text += "  n\(arrow.from) \(line)\(label) n\(arrow.to)\n"
    }
    let used = Tone.allCases.filter { tone in boxes.contains { $0.tone == tone } }
    for tone in used { text += "  classDef \(tone.rawValue) \(tone.mermaidStyle)\n" }
    return text
  }
}

extension TreeDiagram.Tone {
  /// Colours that hold on GitHub's light ground and on its dark one.
  fileprivate var mermaidStyle: String {
    switch self {
    case .window: "fill:#e8ebef,stroke:#69717b,color:#1a1e24"
    case .asked: "fill:#dcecfb,stroke:#0b5cad,stroke-width:2px,color:#1a1e24"
    case .decided: "fill:#0b5cad,stroke:#0b5cad,stroke-width:2px,color:#ffffff"
    case .visible: "fill:#ffffff,stroke:#69717b,stroke-width:2px,color:#1a1e24"
    case .idle: "fill:#ffffff,stroke:#9098a2,stroke-dasharray:4 3,color:#5f6670"
    }
  }
}

extension String {
  /// Inside a quoted label: everything that Mermaid, Markdown or HTML would read becomes an entity.
  fileprivate var mermaid: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "#quot;"
      case "#", "&", "<", ">", "`", "\\", "*", "_", "~", "[", "]", "|", "$", ";":
        "#\(scalar.value);"
      case "\n", "\r", "\t": " "
      default: String(scalar)
      }
    }.joined()
  }

  /// A comment ends with its line, and holds no directive.
  fileprivate var mermaidComment: String {
    String(map { $0.isNewline || $0 == "{" || $0 == "}" ? " " : $0 })
  }
}
