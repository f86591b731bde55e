import DeviceDrawing
import OrientationModel
import OrientationTelling
import TerminalModel

extension Composer {
  /// What is open, and under what it is played.
  mutating func title(row: Int, environment other: String? = nil, isWelcome: Bool = false) {
    var pieces: [(String, Style)] = [("upright", .accent)]
    if !isWelcome { pieces.append(("  " + scene.title, .title)) }
    if scene.picture.eye == .app { pieces.append(("  as the app sees it", .accent)) }
    // What is underlined begins with its first word.
    if !scene.change.isEmpty { pieces += [("  ", .plain), ("with " + scene.change, .assumed)] }
    let right = other ?? environment
    let room = columns - 3 - DisplayWidth.of(right)
    write(pieces, column: 1, row: row, columns: max(0, room - 1))
    write(trailing: right, .dim, row: row)
    let device = scene.setting.device.name
    let start = columns - 1 - DisplayWidth.of(right)
    region(.command("device"), column: start, row: row, columns: device.count)
    region(.command("all-versions"), column: start + device.count, row: row, columns: 10)
  }

  /// `iPhone · iOS 26 · locked`.
  var environment: String {
    var words = ["\(scene.setting.device.name) · iOS \(scene.setting.version.text)"]
    if scene.isLocked { words.append("locked") }
    if let count = scene.recordedCount { words.append("recording \(count)") }
    return words.joined(separator: " · ")
  }

  /// Who decided what, in one line.
  mutating func verdict(row: Int, rows lineCount: Int = 1) {
    cursor = Point(column: 1, row: row)
    let (lines, hasRoom) = fittedVerdict(columns: columns - 4, rows: lineCount)
    let sign = isAssumed && !hasRoom ? "~" : verdictSign
    for (index, line) in lines.enumerated() {
      if index == 0 { write(sign, verdictStyle, column: 1, row: row, columns: 2) }
      let end = write(line, verdictStyle, column: 3, row: row + index, columns: columns - 4)
      if index == lines.count - 1, isAssumed, hasRoom {
        write(
          Self.assumed, .assumed, column: end + 2, row: row + index, columns: columns - end - 3)
      }
    }
  }

  private static let assumed = "assumed"

  /// The sentence in so many rows: in full, else in fewer words, else as far as it goes.
  func verdictLines(columns: Int, rows: Int) -> [String] {
    fittedVerdict(columns: columns, rows: rows).lines
  }

  /// The same, and whether the word that it is assumed has room behind it.
  private func fittedVerdict(columns: Int, rows: Int) -> (lines: [String], hasRoom: Bool) {
    let options = [verdictSentence, scene.moment == nil ? scene.told.verdict.brief : ""]
      .filter { !$0.isEmpty }
    func fitting(_ columns: Int) -> [String]? {
      options.lazy.map { DisplayWidth.wrap($0, to: columns) }.first { $0.count <= rows }
    }
    if isAssumed, let lines = fitting(columns - 2 - DisplayWidth.of(Self.assumed)) {
      return (lines, true)
    }
    return (
      fitting(columns) ?? DisplayWidth.wrap(options.last ?? "", to: columns, rows: rows), false
    )
  }

  /// Whether one row holds all of it.
  func verdictFits(columns: Int) -> Bool {
    !(verdictLines(columns: columns, rows: 1).first?.hasSuffix("…") ?? false)
  }

  /// The answer to the last key, the moment of slow motion, or the verdict.
  var verdictSentence: String {
    if let moment = scene.moment { return moment.text }
    return scene.told.verdict.sentence
  }

  var verdictSign: String {
    if scene.moment != nil { return "▸" }
    return isAssumed && scene.told.verdict.sign == "·" ? "~" : scene.told.verdict.sign
  }

  private var isAssumed: Bool { scene.moment == nil && scene.told.verdict.isAssumed }

  var verdictStyle: Style {
    if scene.moment != nil { return .accent }
    let verdict = scene.told.verdict
    if verdict.isAlarming { return .refused }
    return verdict.tone == .turned ? .good.bold : .title
  }
}
