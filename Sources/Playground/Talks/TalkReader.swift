import OrientationModel
import OrientationScenarios

/// What a talk's text says, or everything that is wrong with it.
package struct TalkReading: Sendable {
  package var talk: Talk
  package var problems: [TalkProblem]

  /// Every message, one after the other.
  package func report(file: String, in bytes: [UInt8]) -> String {
    problems.map {
      Problem.text(
        "\(file.harmless):\($0.place.line):\($0.place.column): error[T1]: \($0.sentence)",
        at: $0.place,
        help: $0.help, in: bytes)
    }.joined()
  }
}

/// Something in a talk that means nothing.
package struct TalkProblem: Error, Hashable, Sendable {
  package var place: TextPlace
  package var sentence: String
  package var help: [String] = []
}

/// Why a story of a talk cannot be told, in a sentence.
package struct StoryProblem: Error, Hashable, Sendable {
  package let sentence: String

  package init(_ sentence: String) { self.sentence = sentence }
}

/// Reads a talk; `open` finds the story that a name, a path or a token means.
package struct TalkReader {
  package typealias Opening = (String) throws(StoryProblem) -> Session

  /// What a line can begin with.
  enum Keyword: String, CaseIterable {
    case title, slide, story, ask, say, minutes
  }

  /// What can stand after a story.
  enum Option: String, CaseIterable {
    case ios, compare, device, from, to
  }

  /// A word and where it stands.
  private typealias Word = (text: String, place: TextPlace)

  private let open: Opening
  private var talk: Talk
  private var problems: [TalkProblem] = []
  /// What may be said once, and was.
  private var once: Set<Keyword> = []
  /// A question that waits for the next story.
  private var question: Word?
  /// A slide without a title that has no lines yet.
  private var bareSlide: TextPlace?

  package init(_ text: String, open: @escaping Opening) {
    self.open = open
    talk = Talk(text)
  }

  package consuming func read() -> TalkReading {
    var line = 0
    var offset = 0
    for bytes in talk.source.utf8.split(separator: 10, omittingEmptySubsequences: false) {
      line += 1
      let start = line == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      let text = String(Substring(bytes.dropFirst(start)))
      read(text.hasSuffix("\r") ? String(text.dropLast()) : text, line, offset + start)
      offset += bytes.count + 1
    }
    endPart()
    if talk.parts.isEmpty, problems.isEmpty {
      let start = TextPlace(line: 1, column: 1, length: 0, offset: 0)
      complain(start, "a talk needs a slide or a story", ["write `story the-list-and-the-phone`"])
    }
    problems.sort { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
    return TalkReading(talk: talk, problems: problems)
  }

  private mutating func complain(_ place: TextPlace, _ sentence: String, _ help: [String] = []) {
    problems.append(TalkProblem(place: place, sentence: sentence, help: help))
  }

  // MARK: Lines

  private mutating func read(_ text: String, _ line: Int, _ offset: Int) {
    let words = Self.words(of: text, line, offset)
    guard let first = words.first else { return }
    if text.first?.isWhitespace == true { return readBelow(text, words) }
    let rest = Self.withoutComment(text.dropFirst(first.text.count))
    guard let keyword = Keyword(rawValue: first.text) else {
      let names = Keyword.allCases.map(\.rawValue)
      let nearest = Nearest.word(to: first.text, among: names).map { "did you mean `\($0)`?" }
      return complain(
        first.place, "no line of a talk begins with `\(first.text.harmless)`",
        [nearest ?? "it can be " + names.joined(separator: ", ")])
    }
    guard !rest.isEmpty || keyword == .slide else {
      return complain(first.place, "`\(first.text)` needs something behind it")
    }
    if keyword == .title || keyword == .minutes, !once.insert(keyword).inserted {
      return complain(
        first.place, "a talk has one `\(keyword.rawValue)`", ["leave one of the two out"])
    }
    switch keyword {
    case .title: talk.title = rest
    case .minutes:
      talk.minutes = Int(rest).flatMap { (1...600).contains($0) ? $0 : nil }
      if talk.minutes == nil {
        complain(
          words[1].place, "`\(rest.harmless)` is no number of minutes", ["write `minutes 10`"])
      }
    case .slide:
      endPart()
      if rest.isEmpty { bareSlide = first.place }
      talk.parts.append(Talk.Part(title: rest, content: .slide(lines: [])))
    case .say: say(rest, first.place)
    case .ask:
      endPart()
      question = (rest, first.place)
    case .story:
      endSlide()
      readStory(Array(words.dropFirst()))
    }
  }

  /// Notes a question that no story followed, and a slide that stayed empty.
  private mutating func endPart() {
    endSlide()
    guard let question else { return }
    complain(
      question.place, "`ask` stands before a step, and no story follows it",
      ["write `story NAME` right below it; without a story, ask on a slide"])
    self.question = nil
  }

  private mutating func endSlide() {
    guard let place = bareSlide else { return }
    complain(
      place, "the slide is empty",
      ["write its title behind `slide`, or lines indented under it"])
    bareSlide = nil
  }

  private mutating func say(_ text: String, _ place: TextPlace) {
    guard !talk.parts.isEmpty else {
      return complain(place, "`say` belongs to the slide or the story above it, and there is none")
    }
    talk.parts[talk.parts.count - 1].says.append(text)
  }

  /// A line of a slide, or more about a story.
  private mutating func readBelow(_ text: String, _ words: [Word]) {
    guard let last = talk.parts.indices.last, question == nil else {
      return complain(words[0].place, "nothing stands above this that could have lines of its own")
    }
    switch talk.parts[last].content {
    case .slide(let lines):
      bareSlide = nil
      talk.parts[last].content = .slide(
        lines: lines + [Self.withoutComment(text.drop(while: \.isWhitespace))])
    case .story(var story):
      readOptions(words, &story)
      talk.parts[last].content = .story(story)
    }
  }

  private mutating func readStory(_ words: [Word]) {
    let names = words.prefix { Option(rawValue: $0.text) == nil }
    let name = names.map(\.text).joined(separator: " ")
    do throws(StoryProblem) {
      var story = Talk.Story(session: try open(name), question: question?.text)
      let asked = question?.place
      question = nil
      readOptions(Array(words.dropFirst(names.count)), &story)
      if let asked, story.start == story.last {
        complain(
          asked, "`ask` stands before a step, and the story has none to come",
          ["let the story begin earlier, as in `from 0`"])
      }
      talk.parts.append(Talk.Part(title: story.session.title, content: .story(story)))
    } catch {
      complain(names.first?.place ?? .nowhere, error.sentence)
      question = nil
    }
  }

  // MARK: What stands after a story

  private mutating func readOptions(_ words: [Word], _ story: inout Talk.Story) {
    var rest = words[...]
    while let word = rest.popFirst() {
      guard let option = Option(rawValue: word.text) else {
        let names = Option.allCases.map(\.rawValue)
        complain(
          word.place, "`\(word.text.harmless)` means nothing behind a story",
          ["it can be " + names.joined(separator: ", ")])
        return
      }
      var value = ""
      while let next = rest.first, Option(rawValue: next.text) == nil {
        value += (value.isEmpty ? "" : " ") + next.text
        rest.removeFirst()
      }
      if let help = set(option, value, &story) {
        complain(word.place, "`\(option.rawValue)` cannot be `\(value.harmless)`", [help])
      }
    }
  }

  /// Sets what an option says; the answer is what it could be, where it is something else.
  private func set(_ option: Option, _ value: String, _ story: inout Talk.Story) -> String? {
    switch option {
    case .ios, .compare:
      let reading = Scenario.parse("ios \(value)\nroot List\n")
      guard reading.isRight, let versions = reading.scenario.settings.ios?.value.versions,
        let first = versions.first, option == .compare || versions.count == 1
      else { return option == .ios ? "write `ios 15`" : "write `compare 15, 16`" }
      if option == .compare { story.compared = versions }
      story.session.change { $0.version = first }
    case .device:
      let wanted = value.lowercased()
      guard let device = Device.allCases.first(where: { $0.name.lowercased() == wanted }) else {
        return "it can be " + Device.allCases.map(\.name).joined(separator: ", ")
      }
      story.session.change { $0.device = device }
    case .from, .to:
      let last = story.session.deedCount
      guard let step = Int(value), (0...last).contains(step) else {
        return "its steps are 0, the launch, to \(last)"
      }
      if option == .to {
        guard step >= story.start else { return "it begins with step \(story.start)" }
        story.end = step
      } else {
        guard step <= story.last else { return "it ends with step \(story.last)" }
        story.session.walk(afterDeeds: step)
      }
    }
    story.session.forget()
    return nil
  }

  // MARK: Words

  /// The words of a line, with their places; what is in quotation marks is one.
  private static func words(of text: String, _ line: Int, _ offset: Int) -> [Word] {
    var words: [Word] = []
    var word = ""
    var start = (column: 0, offset: 0)
    var isQuoted = false
    var place = offset
    func end() {
      guard !word.isEmpty else { return }
      let (column, offset) = start
      words.append(
        (word, TextPlace(line: line, column: column, length: word.count, offset: offset)))
      word = ""
    }
    for (index, character) in text.enumerated() {
      let isEnd = !isQuoted && character.isWhitespace
      if character == "#", word.isEmpty, !isQuoted { return words }
      if isEnd {
        end()
      } else if character == "\"" {
        isQuoted.toggle()
      } else {
        if word.isEmpty { start = (index + 1, place) }
        word.append(character)
      }
      place += String(character).utf8.count
    }
    end()
    return words
  }

  /// A text to the end of its line, or to a `#` after a blank.
  private static func withoutComment(_ text: some StringProtocol) -> String {
    var kept = ""
    for character in text {
      if character == "#", kept.isEmpty || kept.last?.isWhitespace == true { break }
      kept.append(character)
    }
    while kept.last?.isWhitespace == true { kept.removeLast() }
    return String(kept.drop(while: \.isWhitespace))
  }
}

extension Session {
  /// How many steps its story has, notes left out.
  var deedCount: Int { timeline.path(to: story).count { !timeline.isNote($0) } }
}
