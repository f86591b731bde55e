import Foundation
import TerminalModel

/// A recording, read by the format's definition.
package struct RecordedCast {
  package struct Event {
    package var time: Double
    package var code: String
    package var text: String
  }

  /// What is wrong with a recording that is none.
  package struct Fault: Error { package var line: String }

  package var version: Int?
  package var width: Int?
  package var height: Int?
  package var title: String?
  package var timestamp: Int?
  package var events: [Event] = []

  package init(_ text: String) throws {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.popLast() == "", let first = lines.first else {
      throw Fault(line: "The last line has no end.")
    }
    let header: [String: Any] = try Self.value(first)
    version = header["version"] as? Int
    width = header["width"] as? Int
    height = header["height"] as? Int
    title = header["title"] as? String
    timestamp = header["timestamp"] as? Int
    events = try lines.dropFirst().map { line in
      let parts: [Any] = try Self.value(line)
      guard parts.count == 3, let time = (parts[0] as? NSNumber)?.doubleValue,
        let code = parts[1] as? String, let text = parts[2] as? String
      else { throw Fault(line: String(line)) }
      return Event(time: time, code: code, text: text)
    }
  }

  private static func value<Value>(_ line: Substring) throws -> Value {
    let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
    guard let value = value as? Value else { throw Fault(line: String(line)) }
    return value
  }

  /// What a terminal of the recording's size shows at its end.
  package var lastScreen: PlainTerminal {
    var terminal = PlainTerminal(columns: width ?? 0, rows: height ?? 0)
    for event in events where event.code == "o" { terminal.take(event.text) }
    return terminal
  }
}

/// As much of a terminal as a recording asks for.
package struct PlainTerminal {
  package private(set) var cells: [[Character]]
  private var place = (row: 0, column: 0)
  /// Nothing was written where the terminal has no cell.
  package private(set) var isWithinBounds = true

  package init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  package var rows: [String] { cells.map { String($0) } }

  package var text: String {
    rows.map { row in
      var row = row
      while row.hasSuffix(" ") { row.removeLast() }
      return row + "\n"
    }.joined()
  }

  package mutating func take(_ text: String) {
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\u{1B}" {
        rest = rest.dropFirst()
        let parameters = rest.prefix { !$0.isLetter }
        rest = rest.dropFirst(parameters.count)
        control(rest.popFirst() ?? " ", parameters)
      } else if place.row < cells.count, place.column < cells[0].count {
        cells[place.row][place.column] = character
        place.column += DisplayWidth.of(String(character))
      } else {
        isWithinBounds = false
      }
    }
  }

  private mutating func control(_ command: Character, _ parameters: Substring) {
    let numbers = parameters.split(separator: ";").map { Int($0) ?? 1 }
    if command == "H" { place = ((numbers.first ?? 1) - 1, (numbers.dropFirst().first ?? 1) - 1) }
    guard command == "J" else { return }
    for row in cells.indices {
      cells[row] = Array(repeating: " ", count: cells[row].count)
    }
    place = (0, 0)
  }
}
