import OrientationModel
import OrientationTelling

/// The tree after a step as boxes and arrows, before anybody says in which language.
struct TreeDiagram {
  /// What a box is about.
  enum Tone: String, CaseIterable {
    case window, asked, decided, visible, idle
  }

  struct Box {
    var name: String
    /// Lines below the name: what it is, what it answers.
    var lines: [String]
    var tone: Tone
    var isVisible = false
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
  private let wording: Wording
  private let snapshot: Snapshot
  private let rows: [ControllerID: WayRow]
  private let reasons: [ControllerID: String]

  init(_ exhibit: Exhibit, step: Int) {
    let episode = exhibit.episodes[step]
    self.episode = episode
    wording = episode.wording
    snapshot = episode.snapshot
    let ways = exhibit.way(of: step).compactMap { row in row.controller.map { ($0, row) } }
    rows = Dictionary(ways) { first, _ in first }
    let wording = wording
    let reasons = episode.exclusions.map { ($0.controller, wording.text(of: $0.reason)) }
    self.reasons = Dictionary(reasons) { first, _ in first }
    let name = exhibit.name(of: exhibit.beats[step])
    title = "\(exhibit.title): \(step) \(name) (\(exhibit.place))"
    for window in snapshot.windows where window.presence != .absent { add(window) }
  }

  private mutating func add(_ window: SnapshotWindow) {
    let isOnly = snapshot.windows.count == 1
    let name = isOnly ? "window" : "window \(window.name)"
    let state = window.presence == .hidden ? ["hidden"] : []
    let side = isOnly || window.id == snapshot.owner ? episode.after.interface : window.settled
    boxes.append(Box(name: name, lines: state + [side.name], tone: .window))
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
    let idle: Tone = isVisible ? .visible : .idle
    let tone = isAsked ? row.map { $0.answer.isEmpty ? .asked : .decided } ?? idle : idle
    boxes.append(
      Box(name: wording.name(node.id), lines: lines(node.id, row), tone: tone, isVisible: isVisible)
    )
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
