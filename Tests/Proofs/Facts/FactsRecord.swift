/// Facts as they are kept: every word and every list of words once, and a line of hashes a step.
///
/// A hash depends on the words alone, so a step that stays what it is keeps its line.
package struct FactsRecord: Sendable {
  package let plays: [PlayFacts]

  package init(_ plays: [PlayFacts]) { self.plays = plays }

  // MARK: Writing

  package var text: String {
    var words = HashTable()
    var lists = HashTable()
    var steps = ""
    var file = ""
    for play in plays {
      if play.file != file { steps += play.file + "\n" }
      file = play.file
      steps += " \(play.machine)\n"
      for step in play.steps {
        let hashes = step.fields.map { lists.hash(of: $0.map { words.hash(of: $0) }.joined()) }
        steps += "  " + hashes.joined() + "\n"
      }
    }
    return
      "# What each step is. `swift run -c release upright-facts` compares, with --record it "
      + "writes.\n"
      + "words\n" + words.lines + "lists\n" + lists.lines + "steps\n" + steps
  }

  // MARK: Reading

  package init(reading text: String) {
    var words: [Substring: String] = [:]
    var lists: [Substring: [String]] = [:]
    var plays: [PlayFacts] = []
    var open: (file: String, machine: String, steps: [StepFacts])?
    func close() {
      if let open, !open.machine.isEmpty {
        plays.append(PlayFacts(open.file, machine: open.machine, steps: open.steps))
      }
    }
    var part: Substring = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      switch (part, line) {
      case ("", _), ("words", "lists"), ("lists", "steps"): part = line
      case ("words", _):
        words[line.prefix(HashTable.width)] = String(line.dropFirst(HashTable.width + 1))
      case ("lists", _):
        let hashes = HashTable.pieces(line.dropFirst(HashTable.width + 1))
        lists[line.prefix(HashTable.width)] = hashes.map { words[$0] ?? "?" }
      default:
        if line.hasPrefix("  ") {
          let fields = HashTable.pieces(line.dropFirst(2)).map { lists[$0] ?? ["?"] }
          open?.steps.append(StepFacts(fields: fields))
        } else {
          close()
          let isMachine = line.hasPrefix(" ")
          open = (
            isMachine ? open?.file ?? "" : String(line), isMachine ? String(line.dropFirst()) : "",
            []
          )
        }
      }
    }
    close()
    self.plays = plays
  }
}

/// Texts by short hashes; of two with the same, the later one gets another.
private struct HashTable {
  static let width = 4
  private var hashes: [String: String] = [:]
  private var texts: [String: String] = [:]

  mutating func hash(of text: String) -> String {
    if let known = hashes[text] { return known }
    var salt: UInt64 = 0
    while true {
      let hash = Self.hash(of: text, salt)
      if texts[hash] == nil {
        texts[hash] = text
        hashes[text] = hash
        return hash
      }
      salt += 1
    }
  }

  var lines: String { texts.keys.sorted().map { "\($0) \(texts[$0] ?? "")\n" }.joined() }

  private static let digits = Array(
    "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_")

  /// FNV-1a, in letters.
  private static func hash(of text: String, _ salt: UInt64) -> String {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325 ^ salt
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    value ^= value >> 32
    return String((0..<width).map { digits[Int(value >> UInt64(6 * $0) & 63)] })
  }

  static func pieces(_ line: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var rest = line
    while !rest.isEmpty {
      pieces.append(rest.prefix(width))
      rest = rest.dropFirst(width)
    }
    return pieces
  }
}
