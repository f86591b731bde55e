extension TreeDiagram {
  /// As a graph for Graphviz.
  var dot: String {
    var text = "digraph upright {\n"
    text += "  label=\"\(title.dot)\"; labelloc=t; fontname=\"Helvetica\"; fontsize=14;\n"
    text += "  node [shape=box, style=\"rounded,filled\", fontname=\"Helvetica\", fontsize=11];\n"
    text += "  edge [fontname=\"Helvetica\", fontsize=10, color=\"#69717b\"];\n"
    for (index, box) in boxes.enumerated() {
      let seen = box.isVisible ? ["on screen"] : []
      let label = ([box.name] + box.lines + seen).map(\.dot).joined(separator: "\\n")
      text += "  n\(index) [label=\"\(label)\", \(box.tone.dotStyle)];\n"
    }
    for arrow in arrows {
      var attributes: [String] = []
      if !arrow.label.isEmpty { attributes.append("label=\"\(arrow.label.dot)\"") }
      if arrow.isPresentation { attributes.append("style=dashed") }
      if arrow.isAsked { attributes.append("color=\"#0b5cad\", penwidth=2") }
      let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
      text += "  n\(arrow.from) -> n\(arrow.to)\(list);\n"
    }
    return text + "}\n"
  }
}

extension TreeDiagram.Tone {
  fileprivate var dotStyle: String {
    switch self {
    case .window: "fillcolor=\"#e8ebef\", color=\"#69717b\""
    case .asked: "fillcolor=\"#dcecfb\", color=\"#0b5cad\", penwidth=2"
    case .decided: "fillcolor=\"#0b5cad\", color=\"#0b5cad\", fontcolor=\"#ffffff\""
    case .visible: "fillcolor=\"#ffffff\", color=\"#69717b\", penwidth=2"
    case .idle:
      "fillcolor=\"#ffffff\", color=\"#9098a2\", fontcolor=\"#5f6670\", style=\"rounded,dashed\""
    }
  }
}

extension String {
  /// Inside a quoted string.
  fileprivate var dot: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n", "\r", "\t": " "
      default: String(scalar)
      }
    }.joined()
  }
}
