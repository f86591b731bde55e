import TerminalModel

extension Pen {
  /// How long a text is along its line: a wide letter takes one place where letters are stacked.
  func length(_ text: String) -> Int {
    turn.isSideways ? Array(Clusters(text)).count : DisplayWidth.of(text)
  }

  /// Writes a text along a line into some columns, truncated where it is too long.
  func write(
    _ text: String, at point: Point, columns: Int, _ alignment: Alignment = .left,
    as style: Style, on canvas: inout Canvas
  ) {
    guard columns > 0 else { return }
    let text = isASCII ? Glyphs.inASCII(text) : text
    if turn == .upright {
      let fitting = DisplayWidth.truncate(text, to: columns, mark: isASCII ? "~" : "…")
      canvas.write(fitting, at: place(point), columns: columns, alignment, as: style)
      return
    }
    let clusters = fitting(text, columns)
    let spare = max(0, columns - clusters.reduce(0) { $0 + advance($1) })
    var column =
      switch alignment {
      case .left: point.column
      case .center: point.column + spare / 2
      case .right: point.column + spare
      }
    for cluster in clusters {
      spell(cluster, at: Point(column: column, row: point.row), as: style, on: &canvas)
      column += advance(cluster)
    }
  }

  private func advance(_ cluster: Cluster) -> Int { turn.isSideways ? 1 : cluster.width }

  private func fitting(_ text: String, _ columns: Int) -> [Cluster] {
    var all: [Cluster] = []
    all.reserveCapacity(text.utf8.count)
    var used = 0
    for cluster in Clusters(text) {
      all.append(cluster)
      used += advance(cluster)
    }
    guard used > columns else { return all }
    var kept: [Cluster] = []
    used = 0
    for cluster in all {
      guard used + advance(cluster) < columns else { break }
      kept.append(cluster)
      used += advance(cluster)
    }
    return kept + Array(Clusters(isASCII ? "~" : turn.isSideways ? "⋮" : "…"))
  }

  /// One letter; a wide one that has no room across the line becomes a block.
  private func spell(
    _ cluster: Cluster, at point: Point, as style: Style, on canvas: inout Canvas
  ) {
    guard cluster.width == 2 else { return canvas.put(cluster, at: place(point), as: style) }
    if !turn.isSideways {
      return canvas.put(cluster, at: place(point.moved(right: 1)), as: style)
    }
    let here = place(point)
    let starts = [here, here.moved(right: -1)]
    let start = starts.first { rect.contains($0) && rect.contains($0.moved(right: 1)) }
    canvas.put(start == nil ? Cluster(first: "▪", width: 1) : cluster, at: start ?? here, as: style)
  }
}
