import OrientationModel
import OrientationScenarios
import OrientationTelling

/// The tree after a step as boxes and arrows, before anybody says in which language.
struct TreeDiagram {
  /// What part somebody has in the question: it gives the box its look.
  enum Part: String, CaseIterable { case window, asked, decided, visible, idle }

  struct Box {
    var name: String
    /// Lines below the name: what it is, what it answers.
    var lines: [String]
    var part: Part
  }

  struct Arrow {
    var from: Int
    var to: Int
    var label: String
    /// The question goes along it.
    var isAsked: Bool
    var isPresentation: Bool
  }

  let title: String
  private(set) var boxes: [Box] = []
  private(set) var arrows: [Arrow] = []
  private let episode: Episode
  private let snapshot: Snapshot
  private let rows: [ControllerID: WayRow]
  private let reasons: [ControllerID: String]

  init(_ input: ExportInput, step: Int) {
    let episode = input.episodes[step]
    self.episode = episode
    snapshot = episode.snapshot
    let ways = input.way(of: step).compactMap { row in row.controller.map { ($0, row) } }
    rows = Dictionary(ways) { first, _ in first }
    let wording = episode.wording
    let reasons = episode.exclusions.map { ($0.controller, wording.text(of: $0.reason)) }
    self.reasons = Dictionary(reasons) { first, _ in first }
    let name = input.episodes[step].name.harmless
    title = "\(input.title): \(step) \(name) (\(input.place))"
    for window in snapshot.windows where window.presence != .absent { add(window) }
  }

  private var wording: Wording { episode.wording }

  private mutating func add(_ window: SnapshotWindow) {
    let isOnly = snapshot.windows.count == 1
    let name = isOnly ? "window" : "window \(window.name)"
    let state = window.presence == .hidden ? ["hidden"] : []
    let side = isOnly || window.id == snapshot.owner ? episode.after.interface : window.settled
    boxes.append(Box(name: name, lines: state + [side.name], part: .window))
    var presenter = boxes.count - 1
    for (index, layer) in window.layers.enumerated() {
      let label = layer.style.map { "presents as \($0.name)" } ?? ""
      presenter = add(layer.node, under: presenter, label: label, isPresentation: index > 0)
    }
  }

  /// Adds a controller and everything under it; the answer is its box.
  private mutating func add(
    _ node: SnapshotNode, under parent: Int, label: String = "", isPresentation: Bool = false
  ) -> Int {
    let index = boxes.count
    let row = rows[node.id]
    let isAsked = row.map { $0.answer.isEmpty || episode.trace.asked.contains(node.id) } ?? false
    let isVisible = node.id == snapshot.visible
    let idle: Part = isVisible ? .visible : .idle
    let part = isAsked ? row.map { $0.answer.isEmpty ? .asked : .decided } ?? idle : idle
    let lines = lines(node.id, row) + (isVisible ? ["on screen"] : [])
    boxes.append(Box(name: wording.name(node.id), lines: lines, part: part))
    arrows.append(
      Arrow(
        from: parent, to: index, label: label, isAsked: isAsked, isPresentation: isPresentation))
    for child in node.children { _ = add(child, under: index) }
    return index
  }

  private func lines(_ id: ControllerID, _ row: WayRow?) -> [String] {
    var lines = [wording.kind(id)]
    if let row, !row.answer.isEmpty, !episode.trace.asked.contains(id) {
      lines.append("called, not used: " + row.answer)
    } else if let row, !row.answer.isEmpty {
      lines.append("asked: " + row.answer + (row.sign == .refuses ? " ✕" : ""))
    } else if row != nil {
      lines.append("asked: hands it on")
    } else if let reason = reasons[id], !reason.isEmpty {
      lines.append("not asked: " + reason)
    }
    return lines
  }
}

extension TreeDiagram {
  /// As a Mermaid flowchart that GitHub draws.
  var mermaid: String {
    var text = "flowchart TD\n"
    text += "  %% \(title.mermaidComment)\n"
    for (index, box) in boxes.enumerated() {
      let rest = box.lines.map(\.mermaid).joined(separator: "<br/>")
      let label = "<b>\(box.name.mermaid)</b>" + (rest.isEmpty ? "" : "<br/>" + rest)
      text += "  n\(index)[\"\(label)\"]:::\(box.part.rawValue)\n"
    }
    for arrow in arrows {
      let line = arrow.isPresentation ? "-.->" : arrow.isAsked ? "==>" : "-->"
      let label = arrow.label.isEmpty ? "" : "|\"\(arrow.label.mermaid)\"|"
      text += "  n\(arrow.from) \(line)\(label) n\(arrow.to)\n"
    }
    let used = Part.allCases.filter { part in boxes.contains { $0.part == part } }
    for part in used { text += "  classDef \(part.rawValue) \(part.mermaidStyle)\n" }
    return text
  }
}

extension TreeDiagram.Part {
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
    escaped { scalar in
      switch scalar {
      case "\"": "#quot;"
      case "#", "&", "<", ">", "`", "\\", "*", "_", "~", "[", "]", "|", "$", ";":
        "#\(scalar.value);"
      case "\n", "\r", "\t": " "
      default: nil
      }
    }
  }

  /// A comment ends with its line, and holds no directive.
  fileprivate var mermaidComment: String {
    String(map { $0.isNewline || $0 == "{" || $0 == "}" ? " " : $0 })
  }
}

extension TreeDiagram {
  /// As a graph for Graphviz.
  var dot: String {
    var text = "digraph upright {\n"
    text += "  label=\"\(title.dot)\"; labelloc=t; fontname=\"Helvetica\"; fontsize=14;\n"
    text += "  node [shape=box, style=\"rounded,filled\", fontname=\"Helvetica\", fontsize=11];\n"
    text += "  edge [fontname=\"Helvetica\", fontsize=10, color=\"#69717b\"];\n"
    for (index, box) in boxes.enumerated() {
      let label = ([box.name] + box.lines).map(\.dot).joined(separator: "\\n")
      text += "  n\(index) [label=\"\(label)\", \(box.part.dotStyle)];\n"
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

extension TreeDiagram.Part {
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
    escaped { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n", "\r", "\t": " "
      default: nil
      }
    }
  }
}
