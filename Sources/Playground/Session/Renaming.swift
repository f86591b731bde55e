import OrientationScenarios
import OrientationTelling

/// Another name for somebody, wherever a scenario says the one it had: `rename List to Films`.
struct Renaming {
  let old: String
  let new: String

  init(_ declared: Fix.Declared) { (old, new) = (declared.old, declared.name) }

  init?(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.first == "rename", words.count == 2 else { return nil }
    let names = words[1].split(separator: " to ", maxSplits: 1).map { String($0).asWritten }
    guard names.count == 2 else { return nil }
    (old, new) = (names[0], names[1])
  }

  /// The scenario with the new name, its steps too.
  func edit(_ scenario: Scenario) -> Edited {
    let text = edit(scenario.text)
    let reading = Scenario.parse(text)
    return Edited(scenario: reading.scenario, problems: reading.problems, text: text)
  }

  func edit(_ text: String) -> String {
    text.lines.map { changed($0) }.joined(separator: "\n") + "\n"
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
      if let inner = word.wrapped, word != old { word = "navigation(\(changed(inner)))" }
      let isMessage = ["console", "error", "crash"].contains(last)
      text += word == old && !(isMessage && word.first == "\"") ? new : word
      if !word.isEmpty { last = word }
      word = ""
    }
    for character in line {
      if character == "\"", word.last != "\\" { isQuoted.toggle() }
      let isWrapper = character == "(" && word == "navigation" || word.isOpen
      if isQuoted || isWrapper || !" ,:;()".contains(character) {
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
  /// Whether a container around a name begins and does not end: `navigation(Films`.
  fileprivate var isOpen: Bool { hasPrefix("navigation(") && last != ")" }

  /// The name in `navigation(Films)`.
  fileprivate var wrapped: String? {
    hasPrefix("navigation(") && last == ")" ? String(dropFirst(11).dropLast()) : nil
  }

  /// A name as the printer writes it, whether it was typed with quotation marks or without.
  fileprivate var asWritten: String {
    guard count > 1, first == "\"", last == "\"" else { return asName }
    return String(dropFirst().dropLast()).replacing("\\\"", with: "\"").asName
  }
}
