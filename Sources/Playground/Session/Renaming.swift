import OrientationScenarios

/// Another name for somebody, wherever a scenario says the one it had: `rename List to Films`.
struct Renaming {
  let old: String
  let new: String

  init?(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.first == "rename", words.count == 2 else { return nil }
    let names = words[1].split(separator: " to ", maxSplits: 1).map { String($0).asWritten }
    guard names.count == 2 else { return nil }
    (old, new) = (names[0], names[1])
  }

  /// The scenario with the new name, its steps too.
  func edit(_ scenario: Scenario) -> Edited {
    let text = scenario.text.lines.map { changed($0) }.joined(separator: "\n") + "\n"
    let reading = Scenario.parse(text)
    return Edited(scenario: reading.scenario, problems: reading.problems, text: text)
  }

  /// A line with the name changed where it stands as a name: neither in prose nor in what is quoted
  /// of a message.
  private func changed(_ line: String) -> String {
    let first = line.drop { $0 == " " }.prefix { $0 != " " }
    if ["title", "about", "source", "note"].contains(first) || line.contains(": note ") {
      return line
    }
    var (text, word, last) = ("", "", "")
    var isQuoted = false
    func flush() {
      let isMessage = ["console", "error", "crash"].contains(last)
      text += word == old && !(isMessage && word.first == "\"") ? new : word
      if !word.isEmpty { last = word }
      word = ""
    }
    for character in line {
      if character == "\"", word.last != "\\" { isQuoted.toggle() }
      if isQuoted || !" ,:;()".contains(character) {
        word.append(character)
      } else {
        flush()
        text.append(character)
      }
    }
    flush()
    return text
  }
}

extension String {
  /// A name as the printer writes it, whether it was typed with quotation marks or without.
  fileprivate var asWritten: String {
    guard count > 1, first == "\"", last == "\"" else { return asName }
    return String(dropFirst().dropLast()).replacing("\\\"", with: "\"").asName
  }
}
