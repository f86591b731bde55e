import TerminalModel

extension Composer {
  /// What was done, where one stands, and what comes.
  mutating func timeline(row: Int) {
    let chapter = scene.chapter
    let room = columns - 4 - (chapter.isEmpty ? 0 : DisplayWidth.of(chapter) + 2)
    let marks = visibleMarks(columns: room)
    var left = 2
    if marks.first?.node != scene.marks.first?.node {
      left = write("… ", .dim, column: left, row: row, columns: room)
    }
    for (index, mark) in marks.enumerated() where left < room {
      if index > 0 {
        let line = mark.time == .coming ? "┄┄" : "──"
        let joint = marks[index - 1].forks ? "┬" : mark.time == .coming ? "┄" : "─"
        if marks[index - 1].forks {
          region(.command("branches"), column: left, row: row, columns: 4)
        }
        left = write(
          " " + joint + line + " ", mark.time == .coming ? .dim : .line, column: left, row: row,
          columns: room + 2 - left)
      }
      let start = left
      let pieces: [(String, Style)] =
        switch mark.time {
        case .past: [(mark.label, .plain)]
        case .now: [("● ", .accent), (mark.label, .title)]
        case .coming: [(mark.label, .dim)]
        }
      left = write(pieces, column: left, row: row, columns: room + 2 - left)
      region(.node(mark.node), column: start, row: row, columns: left - start)
    }
    if !chapter.isEmpty { write(trailing: chapter, .dim, row: row) }
  }

  /// As many as fit, the present among them.
  private func visibleMarks(columns: Int) -> [TimelineMark] {
    let marks = scene.marks
    let now = marks.firstIndex { $0.time == .now } ?? 0
    var first = now
    var width = DisplayWidth.of(marks[now].label) + 2
    while first > 0 {
      let next = DisplayWidth.of(marks[first - 1].label) + 5
      if width + next > columns * 2 / 3 { break }
      width += next
      first -= 1
    }
    return Array(marks[first...])
  }
}
