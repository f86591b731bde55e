import DeviceDrawing
import OrientationExplorer
import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

/// What goes wrong, and below it the graph of what a user sees.
struct ExploredText: Sendable {
  let setting: Setting
  let findings: [PageLine]
  let graph: GraphText
  /// As it was laid out last.
  private var laid: (size: Size, lines: [PageLine])?

  init(setting: Setting, findings: [PageLine], graph: GraphText) {
    (self.setting, self.findings, self.graph) = (setting, findings, graph)
  }

  /// Its lines on a page that large.
  mutating func lines(_ size: Size) -> [PageLine] {
    if let laid, laid.size == size { return laid.lines }
    var rest = size
    rest.rows -= findings.reduce(1) { $0 + DisplayWidth.wrap($1.text, to: size.columns).count }
    let lines = findings + [PageLine("")] + graph.lines(rest)
    laid = (size, lines)
    return lines
  }
}

/// The graph of what a user sees, and which steps lead from one sight to another, to be read.
struct GraphText: Sendable {
  /// All that leads from one sight to another.
  struct Way: Sendable {
    var target: Int
    var steps: [String]
  }

  let graph: OrientationGraph
  let ways: [[Way]]
  /// The shortest way from the launch to each sight.
  private let paths: [[String]]
  /// Who answered at the end of that way.
  fileprivate let answers: [[WayRow]]
  /// The device as it stands there; nothing where the app has crashed.
  fileprivate let pictures: [DevicePicture?]
  /// Where a property is broken.
  private let broken: Set<Int>
  /// How many of a property's ends are marked.
  private static let mostEnds = 8

  init(_ explored: Explored, _ wording: Wording, _ finish: Finish) {
    let graph = OrientationGraph(explored)
    self.graph = graph
    // Of each all that are as near as the finding's own: a turn to one side has its twin.
    let breaches = explored.findings.filter(\.isBroken)
      .flatMap { explored.shortestPaths(of: $0, most: Self.mostEnds).paths }
    let ends = breaches.compactMap { path -> Int? in
      let end = Play(wording.app, path)
      let visible = end.simulator.visibleScreen(in: end.world).id
      return graph.nodes.firstIndex {
        $0.visible == visible && $0.interface == end.world.interface
      }
    }
    broken = graph.broken.union(ends)
    let paths = graph.nearestStates.map { explored.path(to: $0) }
    self.paths = paths.map { $0.map { wording.app.text(of: $0) } }
    answers = paths.map { Play(wording.app, $0).last.way.filter { !$0.answer.isEmpty } }
    pictures = graph.nearestStates.map { state in
      explored.world(of: state).map { world in
        var picture = DevicePicture(of: world, on: explored.simulator)
        (picture.finish, picture.hasCaption) = (finish, false)
        return picture
      }
    }
    ways = graph.nodes.indices.map { node in
      var steps: [Int: [String]] = [:]
      for edge in graph.edges where edge.source == node {
        steps[edge.target, default: []].append(wording.app.text(of: edge.step))
      }
      return steps.sorted { $0.key < $1.key }.map { Way(target: $0.key, steps: $0.value) }
    }
  }

  /// One sight below the other; where there is room for it, the map of what leads where.
  func lines(_ size: Size) -> [PageLine] {
    guard var map = GraphMap(self, columns: size.columns) else {
      let title: Piece = ("Screens, and the steps between them", .title)
      return [PageLine(pieces: [title] + legend)]
        + graph.nodes.indices.flatMap { block($0) }
    }
    // Above it stand the sights, two headings and a blank.
    map.fill(rows: size.rows - graph.nodes.count - 3)
    let nodes = graph.nodes.indices
    let width = nodes.map { DisplayWidth.of(graph.name(of: $0)) }.max() ?? 0
    let countWidth = nodes.map { states($0).count }.max() ?? 0
    let heading = PageLine(
      ("Steps between screens", .title),
      ("   in a box: a step that leads somewhere else in the list", .dim))
    return [PageLine(pieces: [("Screens", .title)] + legend)]
      + nodes.map { row($0, width: width, countWidth) } + [PageLine(""), heading] + map.lines
  }

  /// What the mark of a sight means, where there is one.
  private var legend: [Piece] {
    broken.isEmpty ? [] : [("   ✕ has one of the problems above", .dim)]
  }

  /// The mark of a sight.
  func mark(_ node: Int) -> Piece { broken.contains(node) ? ("✕ ", .refused) : ("● ", .accent) }

  /// A sight, and how to get there.
  private func row(_ node: Int, width: Int, _ countWidth: Int) -> PageLine {
    var line = PageLine(
      mark(node), (DisplayWidth.fit(graph.name(of: node), to: width), .plain),
      ("   " + DisplayWidth.fit(states(node), to: countWidth), .dim))
    line.way = paths[node]
    let words = paths[node].isEmpty ? "the launch" : paths[node].joined(separator: " · ")
    line.pieces.append(("   " + words, .code))
    return line
  }

  private func block(_ node: Int) -> [PageLine] {
    var name = PageLine(pieces: heading(node))
    name.way = paths[node]
    return [name]
      + ways[node].map { way in
        let more = way.steps.count > 3 ? " and \(way.steps.count - 3) more" : ""
        let steps = way.steps.prefix(3).joined(separator: ", ") + more
        var line = PageLine(
          ("  → ", .line), (graph.name(of: way.target), .plain), ("   " + steps, .code))
        line.way = paths[way.target]
        return line
      }
  }

  private func heading(_ node: Int) -> [Piece] {
    [mark(node), (graph.name(of: node), .plain), ("   " + states(node), .dim)]
  }

  func isBroken(_ node: Int) -> Bool { broken.contains(node) }

  func states(_ node: Int) -> String {
    let count = graph.stateCounts[node]
    return "\(count) \(count == 1 ? "state" : "states")"
  }
}

/// The same as a map: a row for a screen, a column for an orientation, lines between neighbours.
///
/// What leads further, or changes both, is named in the box that it leaves: no line crosses another.
private struct GraphMap {
  private let text: GraphText
  private let orientations: [InterfaceOrientation]
  private let screens: [ControllerID]
  /// How wide a box is with the space behind it.
  private let width: Int
  private let gutter: Int
  /// Whether a box says who answered, and how many rows it has for the device.
  private var showsAnswers = false
  private var pictureRows = 0

  /// Nothing where there is no room for it, or nothing to see.
  init?(_ text: GraphText, columns: Int) {
    self.text = text
    let sights = text.graph.nodes.filter { $0.interface != nil }
    // Portrait stands between the two that one turn leads to.
    let order: [InterfaceOrientation] = [
      .landscapeRight, .portrait, .landscapeLeft, .portraitUpsideDown,
    ]
    orientations = order.filter { side in sights.contains { $0.interface == side } }
    var screens: [ControllerID] = []
    for sight in sights where !screens.contains(sight.visible) { screens.append(sight.visible) }
    self.screens = screens
    let count = max(1, orientations.count)
    gutter = max(13, min(18, columns / count - 40))
    // Behind the last there is none.
    width = min(72, (columns + gutter) / count)
    guard orientations.count > 1, width >= 36, fits(rows: .max) else { return nil }
  }

  /// Who answered and the device stand in the boxes where so many rows have room for them.
  mutating func fill(rows: Int) {
    // A row for the headings, two for the edges of a box, and two to the next one.
    let each = (rows + 1) / max(1, screens.count) - 4
    showsAnswers = true
    for height in stride(from: min(12, each), through: 6, by: -1) {
      pictureRows = height
      if fits(rows: height) { return }
    }
    pictureRows = 0
    showsAnswers = fits(rows: each)
  }

  /// Whether all that the boxes say has room in so many rows.
  private func fits(rows: Int) -> Bool {
    screens.indices.allSatisfy { row in
      orientations.indices.allSatisfy { column in
        let box = box(row, column)
        return box.count <= rows && box.allSatisfy { $0.columns <= textColumns }
      }
    }
  }

  /// How wide the text in a box is; a device has the same room however it stands.
  private var textColumns: Int {
    width - gutter - 4 - (pictureRows == 0 ? 0 : 2 * pictureRows + 2)
  }

  var lines: [PageLine] {
    var lines = [
      PageLine(
        orientations.indices.map {
          DisplayWidth.fit("  " + orientations[$0].name, to: columns(of: $0))
        }.joined(), .dim)
    ]
    for row in screens.indices {
      let boxes = orientations.indices.map { box(row, $0) }
      let devices = orientations.indices.map { device(row, $0) }
      let height = max(pictureRows, boxes.map(\.count).max() ?? 0)
      for line in 0..<height + 2 {
        let pieces = boxes.indices.flatMap { column in
          side(of: boxes[column], devices[column], line, height) + between(row, column, line)
        }
        lines.append(PageLine(pieces: pieces))
      }
      guard row + 1 < screens.count else { continue }
      for line in 0..<2 {
        lines.append(PageLine(pieces: orientations.indices.flatMap { below(row, $0, line) }))
      }
    }
    return lines
  }

  private func node(_ row: Int, _ column: Int) -> Int? {
    guard screens.indices.contains(row), orientations.indices.contains(column) else { return nil }
    return text.graph.nodes.firstIndex {
      $0.visible == screens[row] && $0.interface == orientations[column]
    }
  }

  private func steps(_ source: Int?, _ target: Int?) -> [String] {
    guard let source, let target,
      let way = text.ways[source].first(where: { $0.target == target })
    else { return [] }
    return way.steps
  }

  /// How wide a column is; behind the last there are no lines.
  private func columns(of column: Int) -> Int {
    column + 1 == orientations.count ? width - gutter : width
  }

  // MARK: Boxes

  /// What stands in a box; nothing where there is none.
  private func box(_ row: Int, _ column: Int) -> [[Piece]] {
    guard let node = node(row, column) else { return [] }
    let near = Set(
      [(row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column)]
        .compactMap { self.node($0.0, $0.1) })
    let here = text.graph.nodes[node]
    let name: Piece = (text.graph.screenName(of: node), .title)
    let far = text.ways[node].filter { !near.contains($0.target) }.map { way -> [Piece] in
      let there = text.graph.nodes[way.target]
      let words =
        there.visible == here.visible
        ? there.interface?.name
        : there.interface == here.interface ? text.graph.screenName(of: way.target) : nil
      // A step that changes both, the screen and its orientation, is the one to look for.
      let target = words ?? text.graph.name(of: way.target)
      let step = label(Self.said(way.steps), textColumns - 3 - DisplayWidth.of(target))
      return [
        (step + " ", .code), ("→ ", .line), (target, words == nil ? .title : .plain),
      ]
    }
    return [(text.isBroken(node) ? [text.mark(node)] : []) + [name], [(text.states(node), .dim)]]
      + (showsAnswers ? answers(node) : []) + far
  }

  /// Who answered where a sight is first seen, and whether it allows what the hand asks for.
  private func answers(_ node: Int) -> [[Piece]] {
    text.answers[node].map { row in
      let answer = row.answer.filter { !"{} ".contains($0) }
      let sign: Piece? =
        switch row.sign {
        case .none: nil
        case .allows: (" ✓", .good)
        case .refuses: (" ✕", .refused)
        }
      return [(row.name, .plain), (" " + answer, .code)] + (sign.map { [$0] } ?? [])
    }
  }

  /// The rows of the device in a box.
  private func device(_ row: Int, _ column: Int) -> [[Piece]] {
    guard pictureRows > 0, let node = node(row, column), var picture = text.pictures[node] else {
      return []
    }
    let size = Size(columns: 2 * pictureRows, rows: pictureRows)
    var canvas = Canvas(size: size)
    picture.reach = size.columns
    picture.draw(in: &canvas, area: canvas.bounds)
    return (0..<size.rows).map { row in
      canvas.row(row).filter { !$0.isRightHalf }.map { (canvas.text(of: $0), $0.style) }
    }
  }

  /// A line of a box, its edges among them.
  private func side(
    of box: [[Piece]], _ device: [[Piece]], _ line: Int, _ height: Int
  ) -> [Piece] {
    let columns = width - gutter
    if box.isEmpty { return [(blanks(columns), .plain)] }
    let bar = String(repeating: "─", count: columns - 2)
    if line == 0 { return [("╭" + bar + "╮", .line)] }
    if line == height + 1 { return [("╰" + bar + "╯", .line)] }
    let pieces = line <= box.count ? box[line - 1] : []
    let beside: [Piece] = line <= device.count ? [("  ", .plain)] + device[line - 1] : []
    return [("│ ", .line)] + fit(pieces, columns - 4 - beside.columns) + beside + [(" │", .line)]
  }

  // MARK: Lines

  /// The lines to the next column: there beside the name, and back below it.
  private func between(_ row: Int, _ column: Int, _ line: Int) -> [Piece] {
    if column + 1 == orientations.count { return [] }
    let (here, there) = (node(row, column), node(row, column + 1))
    let steps = line == 1 ? steps(here, there) : line == 2 ? steps(there, here) : []
    guard !steps.isEmpty else { return [(blanks(gutter), .plain)] }
    let words = label(Self.said(steps), gutter - 7)
    let word = DisplayWidth.of(words) <= gutter - 7 ? words : "…"
    let bar = String(repeating: "─", count: max(0, gutter - 6 - DisplayWidth.of(word)))
    return line == 1
      ? [(" ─ ", .line), (word, .code), (" " + bar + "▸ ", .line)]
      : [(" ◂" + bar + " ", .line), (word, .code), (" ─ ", .line)]
  }

  /// Steps as they are called on a line: every rotation of the device is one.
  private static func said(_ steps: [String]) -> [String] {
    let others = steps.filter { !$0.hasPrefix("rotate") }
    return (others.count < steps.count ? ["rotate"] : []) + others
  }

  /// The lines to the row below, and their steps.
  private func below(_ row: Int, _ column: Int, _ line: Int) -> [Piece] {
    let (here, there) = (node(row, column), node(row + 1, column))
    let (down, up) = (steps(here, there), steps(there, here))
    let marks = line == 0 ? ("│", "▲", "↓ ") : ("▼", "│", "↑ ")
    let steps = line == 0 ? down : up
    let pieces: [Piece] = [
      ("   " + (down.isEmpty ? " " : marks.0) + "  " + (up.isEmpty ? " " : marks.1), .line),
      (steps.isEmpty ? "" : "   " + marks.2, .line),
      (label(steps, columns(of: column) - 14), .code),
    ]
    return fit(pieces, columns(of: column))
  }

  /// As many of the steps as there is room for, and how many more there are.
  private func label(_ steps: [String], _ columns: Int) -> String {
    let labels = steps.indices.reversed().flatMap { last in
      let rest = steps.count - 1 - last
      let words = steps[...last].joined(separator: ", ")
      return rest == 0 ? [words] : ["\(words) and \(rest) more", "\(words) + \(rest)"]
    }
    let count = steps.count == 1 ? "one step" : "\(steps.count) steps"
    return steps.isEmpty ? "" : labels.first { DisplayWidth.of($0) <= columns } ?? count
  }

  private func fit(_ pieces: [Piece], _ width: Int) -> [Piece] {
    var (fitted, room): ([Piece], Int) = ([], width)
    for (text, style) in pieces where room > 0 {
      let words = DisplayWidth.truncate(text, to: room)
      fitted.append((words, style))
      room -= DisplayWidth.of(words)
    }
    return fitted + [(blanks(room), .plain)]
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
}
