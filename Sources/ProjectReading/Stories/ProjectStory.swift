import OrientationModel
import OrientationScenarios

/// A scenario made of what a project's sources say; it always plays.
package struct ProjectStory: Hashable, Sendable {
  /// A line of the scenario, and the code it stands for.
  struct Line: Hashable, Sendable {
    var text: String
    var places: [CodePlace] = []
    /// Where each attribute stands, where a line has several.
    var placesOfWords: [String: CodePlace] = [:]
    /// After the places, what else is to be known.
    var remark = ""
    /// What of it the sources do not tell, so that it stands here by the story's own choice.
    var open: Untold?
    /// What a screen is called that stands for one which isn't understood.
    var placeholder: String?

    init(text: String, place: CodePlace? = nil, remark: String = "") {
      self.text = text
      self.remark = remark
      if let place { places = [place] }
    }

    var place: CodePlace? { places.first }

    var written: String {
      let comment = [places.isEmpty ? nil : places.text, remark.isEmpty ? nil : remark]
        .compactMap { $0 }
      guard !comment.isEmpty else { return text.harmless }
      return (text.padded(44) + "  # " + comment.joined(separator: ": ")).harmless
    }
  }

  private(set) var lines: [Line]
  /// What the code does and the story does not show.
  package private(set) var rest: [Untold] = []
  /// The same in a few words each.
  package private(set) var leftOut: [String] = []
  /// The answers of the code that it doesn't have.
  package private(set) var unread: [UnreadAnswer] = []
  /// What the story itself had to leave open.
  package var open: [Untold] { Set(lines.compactMap(\.open)).sorted() }

  /// Writes the story, plays it on every version and device it lists, and takes out, as a comment,
  /// whatever did not play.
  package init(_ facts: ProjectFacts, name: String = "An app") {
    var writer = StoryWriter(facts)
    lines = writer.lines(name: name)
    takeOutUnplayable(writer.unknownRoot)
    let told = writer.rest(besides: lines)
    let unseen = writer.unseen
    rest =
      (told + unseen.map { Untold($0.place, "nothing here shows \($0.name)") }).sorted()
    let notShown = writer.notShown(besides: lines)
    unread = writer.unread(besides: lines)
    leftOut = writer.leftOut(besides: lines, rest)
    let head =
      StoryWriter.notes("Not read, or not understood", facts.gaps + facts.untold)
      + StoryWriter.notes("Not in this scenario: code at run time, and other places", told)
      + StoryWriter.paragraph(unseen)
      + StoryWriter.notes(
        "Not in this scenario: presented or pushed in ways that aren't understood", notShown)
    lines.insert(contentsOf: head, at: StoryWriter.headCount)
    if !writer.isListAlone { lines.insert(contentsOf: doubt, at: StoryWriter.headCount - 1) }
  }

  /// Whose masks it doesn't have, or only as they begin: with the situation, where whoever reads only how
  /// it comes out sees it.
  private var doubt: [Line] {
    // A view has no mask.
    let shown = lines.filter { line in
      !line.text.hasPrefix("#")
        && !(line.placeholder != nil && line.text.trimmedBlanks.hasPrefix("view "))
    }
    let known = Set(shown.flatMap { $0.text.split(separator: " ").map(String.init) })
    let owners = unread.filter { $0.question == .mask }.map { answer in
      answer.owner ?? "the \(answer.isScenes ? "scene" : "app") delegate"
    }
    let names = Set(owners).filter { $0.hasPrefix("the ") || known.contains($0) }.sorted()
    if names.isEmpty { return [] }
    let masks = names.count == 1 ? "the mask" : "the masks"
    let whose = names.count > 3 ? "\(names.count) classes" : names.joined(separator: ", ")
    let doubt = "Not fully understood, so the app may behave differently: \(masks) of \(whose)."
    return [Line(text: "about    " + doubt)]
  }

  private static let mostRounds = 12

  /// Takes out what does not play; where that has no end, everything but a screen of no name.
  private mutating func takeOutUnplayable(_ root: Line) {
    for _ in 0..<Self.mostRounds {
      guard let broken = unplayable else { return }
      takeOut(broken)
    }
    guard unplayable != nil else { return }
    takeOut(Set(StoryWriter.headCount + 1...lines.count))
    lines += [Line(text: "root"), root]
  }

  private mutating func takeOut(_ numbers: Set<Int>) {
    for index in numbers.map({ $0 - 1 }) where lines.indices.contains(index) {
      guard !lines[index].text.isEmpty, !lines[index].text.hasPrefix("#") else { continue }
      lines[index].text = "# " + lines[index].text.trimmedBlanks
      lines[index].remark = "can't be played as written"
      lines[index].open = lines[index].place.map {
        Untold($0, "lines that can't be played as written")
      }
    }
  }

  /// The whole text.
  package var text: String { lines.map { $0.written + "\n" }.joined() }

  /// The code that a line of the scenario stands for, or one of its attributes.
  package func place(ofLine line: Int, for word: String = "") -> CodePlace? {
    guard lines.indices.contains(line - 1) else { return nil }
    return lines[line - 1].placesOfWords[word] ?? lines[line - 1].place
  }

  /// Each line's place, from its number.
  package var places: [Int: CodePlace] {
    Dictionary(
      uniqueKeysWithValues: lines.enumerated().compactMap { index, line in
        line.place.map { (index + 1, $0) }
      })
  }

  /// The numbers of the lines that are no sentence or no step where they stand; nothing, if all is well.
  private var unplayable: Set<Int>? {
    let reading = Scenario.parse(text)
    guard reading.isRight else { return Set(reading.problems.map(\.place.line)) }
    let scenario = reading.scenario
    var broken: Set<Int> = []
    for stage in scenario.stages() {
      if let stop = Play(scenario, on: stage).stop?.written {
        broken.insert(stop.action.place.line)
      }
    }
    return broken.isEmpty ? nil : broken
  }
}

extension [CodePlace] {
  /// As compilers write the first; of those in the same file the line is enough.
  var text: String {
    var text = ""
    for (index, place) in enumerated() where !self[..<index].contains(place) {
      let isSame = index > 0 && self[index - 1].file == place.file
      text += (index > 0 ? ", " : "") + (isSame ? "\(place.line)" : place.text)
    }
    return text
  }
}

extension String {
  /// A name of the app's as a scenario may have it: harmless, and no longer than a line has room for.
  var spelled: String {
    isEmpty ? "Unnamed" : String(String.UnicodeScalarView(unicodeScalars.prefix(200))).harmless
  }

  var trimmedBlanks: String { String(drop { $0 == " " }) }
}
