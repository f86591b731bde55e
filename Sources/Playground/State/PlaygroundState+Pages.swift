import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

extension PlaygroundState {
  /// The lines of what is read a page at a time.
  mutating func lines(of kind: Pages.Kind) -> [PageLine] {
    switch kind {
    case .chain: chainLines
    case .callbacks: callbackLines
    case .exploration: explorationLines
    case .answer(let answer): answer.lines.map { PageLine($0) }
    }
  }

  private var chainLines: [PageLine] {
    mutating get {
      let summary = summary()
      return summary.episode.chain.map { line in
        let number = line.number < 10 ? " \(line.number)" : "\(line.number)"
        let rule = line.rule.map { "  \($0.number)" } ?? ""
        let doubt = line.assumption != nil || line.confidence?.isDoubtful == true
        // Who says so is told of the chosen line.
        let confidence = line.confidence.map { "  \($0.rawValue)" } ?? ""
        var page = PageLine(
          ("\(number)  ", .dim), (line.text, doubt ? .assumed : .plain),
          (rule, .accent), (confidence, doubt ? .assumed : .dim))
        page.rule = line.rule
        page.source = line.source.map { ", \($0)" } ?? ""
        return page
      }
    }
  }

  private var callbackLines: [PageLine] {
    mutating get {
      let summary = summary()
      let wording = summary.wording
      var last: InterfaceOrientation?
      var lines = summary.episode.trace.callbacks.enumerated().map { index, mark in
        // What can be read is said when it has changed.
        let reads = mark.reads == last ? "" : "  \(wording.reader(of: mark.reads))"
        last = mark.reads
        return PageLine(
          ((index < 9 ? " " : "") + "\(index + 1)  ", .dim), (wording.text(of: mark), .plain),
          (reads, .dim))
      }
      if lines.isEmpty { lines.append(PageLine("No callback falls in this step.", .dim)) }
      lines += summary.episode.trace.console.map {
        PageLine(("console  ", .dim), (wording.app.text(of: $0), .assumed))
      }
      if let error = summary.episode.trace.error {
        lines.append(PageLine(("error  ", .dim), (wording.app.text(of: error), .refused)))
      }
      if let crash = summary.episode.trace.crash {
        lines.append(PageLine(("crash  ", .dim), (wording.app.text(of: crash), .refused)))
      }
      return lines
    }
  }
}

extension Rule.Confidence {
  /// Whether a verdict that rests on it should look like a guess.
  var isDoubtful: Bool {
    switch self {
    case .documented, .widelyReported, .reportedTwice: false
    case .reportedOnce, .contradicted, .inferred, .choice: true
    }
  }
}

extension PlaygroundState {
  /// Opens the answer to a question as a page; one of a line is told beside the stage.
  package mutating func show(_ question: Question, _ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let trimmed = Array(lines.reversed().drop(while: \.isEmpty).reversed())
    guard trimmed.count > 1 else { return tell(trimmed.first ?? "There is nothing to say.") }
    let title = question.words.filter { $0 != "-" }.joined(separator: " ")
    open(.pages(Pages(kind: .answer(AnswerPage(title: title, lines: trimmed)))))
  }
}
