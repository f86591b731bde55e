import PlaygroundSession
import TerminalModel
import Testing

@testable import Playground

/// What has room is shown, and what hasn't gives way without saying something else.
struct LooksTests {
  private static let tabs = "the-tab-bar-answers"
  private static let sizes = ["80x24", "100x30", "120x40", "200x55"]

  private func rows(_ keys: String, _ size: String, _ name: String) -> [String] {
    let size = Size(size) ?? .zero
    let text = playground(name, after: keys, size: size).text(size.columns, size.rows)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(arguments: [30, 40, 50, 60, 80])
  func `that a result is assumed is added to its mark`(columns: Int) {
    let size = Size(columns: columns, rows: 24)
    let rows = playground("nothing-in-common", after: "Space*4", size: size)
      .text(columns, 24).split(separator: "\n")
    let place = rows.firstIndex { $0.contains("✕ ") } ?? 0
    #expect(rows[place].hasPrefix(" ✕") && rows[place...].prefix(2).contains { $0.contains("~") })
  }

  @Test(arguments: sizes) func `no heading stands alone`(size: String) {
    for (name, keys) in [
      ("nothing-in-common", "Space*4 e"), (Self.tabs, "N Down*2 Enter a"), (Self.tabs, "Right w"),
    ] {
      let rows = rows(keys, size, name)
      for (row, next) in zip(rows, rows.dropFirst()) {
        guard let place = row.ranges(of: "Who was asked").first else { continue }
        let column = row.distance(from: row.startIndex, to: place.lowerBound)
        let below = next.dropFirst(column)
        #expect(below.contains { $0 != " " && $0 != "─" }, "\(keys) at \(size)")
      }
    }
  }

  @Test(arguments: sizes) func `why says what the rule states, before who says so`(size: String) {
    let text = rows("Right i", size, Self.tabs).joined(separator: "\n")
    #expect(text.contains("Since iOS 6, UINavigationController,"), "\(text)")
  }

  @Test(arguments: ["120x40", "200x55"])
  func `code that is broken goes on further in`(size: String) {
    let code = rows("Right k", size, Self.tabs)
    let columns = code.compactMap { row -> Int? in
      guard
        let words = row.ranges(of: "override var").first
          ?? row.ranges(of: "UIInterfaceOrientationMask").first
      else { return nil }
      return row.distance(from: row.startIndex, to: words.lowerBound)
    }
    #expect(columns == columns.sorted(), "\(code.joined(separator: "\n"))")
    #expect(!code.contains { $0.hasSuffix("?.") })
  }

  @Test func `values stand in one column where titles have room`() {
    let list = rows("g m", "100x30", "the-sheet-that-unlocks-the-list")
    let columns = list.compactMap { row in
      row.ranges(of: "not overridden").first.map {
        row.distance(from: row.startIndex, to: $0.lowerBound)
      }
    }
    #expect(columns.count > 3 && Set(columns).count == 1, "\(list.joined(separator: "\n"))")
  }

  @Test(arguments: sizes) func `what a list says is whole`(size: String) {
    #expect(rows("Right o", size, Self.tabs).contains { $0.contains("iPhone Duo") })
    let wants = rows("Right w", size, Self.tabs)
    #expect(wants.contains { $0.contains("the orientation it has now") }, "\(wants)")
    #expect(!wants.contains { $0.contains("allButUpsideDown") && $0.contains("both") })
  }

  @Test func `what has no room in its row goes on below its words`() {
    let rows = rows("Right x", "100x30", Self.tabs)
    let first = rows.firstIndex { $0.contains("▸ ! After rotating") } ?? 0
    let indent = rows[first].prefix { " ▸!".contains($0) }
    #expect(rows[first + 1].prefix { $0 == " " }.count == indent.count, "\(rows[first...])")
  }

  @Test(arguments: sizes)
  func `a room reads what came in large letters, all of one size`(size: String) {
    for keys in ["P Space", "P Space*2", "P y"] {
      let rows = rows(keys, size, Self.tabs)
      let words = ["ROTATES", "STAYS", "CRASH"]
      #expect(!rows.contains { row in words.contains { row.contains($0) } }, "\(keys) at \(size)")
    }
    #expect(rows("P", "200x55", Self.tabs).count { $0.contains("█▀") } > 1)
  }

  @Test(arguments: sizes)
  func `a room's score stands beside the last step, and large`(size: String) {
    let rows = rows("P Space*3 y Space*8", size, "inside-islandscape-is-wrong")
    let place = rows.firstIndex { $0.contains("Right guesses:") } ?? 0
    #expect(rows[place...].dropFirst().first?.contains { "▀▄█".contains($0) } == true, "\(rows)")
  }
}
