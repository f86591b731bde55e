import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import TerminalModel

extension PlaygroundState {
  /// Gives a key to what lies on top; the answer is whether anything does.
  mutating func pressOverlay(_ key: Key) -> Bool {
    guard let top = overlays.last else { return false }
    switch (key, top) {
    case (.escape, _), (.control("g"), _): closeTop()
    case (.control("c"), _): ask(for: .quit)
    case (.control("l"), _): ask(for: .repaint)
    case (.control("z"), _): ask(for: .suspend)
    case (_, .picker(let picker)): press(key, on: picker)
    case (_, .prompt(let prompt)): press(key, on: prompt)
    case (_, .pages(let pages)): press(key, on: pages)
    case (_, .addition(let addition)): press(key, on: addition)
    }
    return true
  }

  // MARK: Lists

  private mutating func press(_ key: Key, on picker: Picker) {
    var picker = picker
    switch key {
    case .enter:
      if picker.kind == .stories, openWhole(picker.filter) { return }
      if let item = picker.current { take(item) }
      return
    case .tab:
      if let next = picker.kind.next {
        closeTop()
        return openWants(of: next)
      }
      picker.move(by: 1)
    case .control("p"): picker.move(by: -1)
    case .control("n"): picker.move(by: 1)
    case .left, .right:
      guard case .toggle(let toggle) = picker.current?.deed else { return }
      return self.toggle(toggle, by: key == .left ? -1 : 1)
    case .backspace where picker.filter.isEmpty: return closeTop()
    case .character("?") where picker.filter.isEmpty && picker.kind == .help,
      .character("/") where picker.filter.isEmpty && picker.kind == .stories:
      return closeTop()
    default:
      if let rows = key.rows {
        picker.move(by: rows)
      } else if let edit = TextField.edit(by: key) {
        picker.edit(edit)
      } else {
        return
      }
    }
    replaceTop(.picker(picker))
  }

  mutating func clickRow(_ row: Int) {
    switch overlays.last {
    case .picker(var picker) where picker.shown.indices.contains(row):
      picker.selected = row
      replaceTop(.picker(picker))
      if let item = picker.current { take(item) }
    case .pages(var pages):
      pages.selected = row
      take(pages)
    case .picker, .prompt, .addition, nil: break
    }
  }

  /// Goes where the chosen line tells of, or only closes the page.
  private mutating func take(_ pages: Pages) {
    let way = lines(of: pages.kind).dropFirst(pages.selected).first?.way
    if way == nil, pages.kind == .exploration { return tell("No state of its own to go to.") }
    closeTop()
    if let way { change { $0.take(way) } }
  }

  private mutating func take(_ item: Picker.Item) {
    if !item.deed.keepsList { closeTop() }
    take(item.deed)
  }

  // MARK: Pages

  private mutating func press(_ key: Key, on pages: Pages) {
    var pages = pages
    // What goes along the story does so from what is said of a step, too.
    if pages.kind.isOfStep, let command = KeyCommand(key, inRoom: presenter != nil),
      [.later, .earlier].contains(command)
    {
      closeTop()
      return run(command)
    }
    let closing: [Pages.Kind: Character] = [
      .chain: "i", .callbacks: "e", .exploration: "x", .code: "k", .ours: "C",
    ]
    switch key {
    case .character("Y") where pages.kind == .code: return copyCode()
    case .enter: return take(pages)
    case .character("q"): return closeTop()
    case .character(let character) where closing[pages.kind] == character: return closeTop()
    case .character("?"): return openHelp()
    case .character(":"): return openPrompt()
    default:
      guard let rows = key == .character(" ") ? 10 : key.rows else { return }
      let last = max(0, lines(of: pages.kind).count - 1)
      pages.selected = max(0, min(last, pages.selected + rows))
      replaceTop(.pages(pages))
    }
  }

  mutating func lines(of kind: Pages.Kind) -> [PageLine] {
    switch kind {
    case .chain: summary().chainLines
    case .callbacks: summary().callbackLines
    case .exploration: explorationLines()
    case .code: summary().codeLines
    case .ours: oursLines()
    case .text(_, let lines): lines.map { PageLine($0) }
    }
  }

  /// Takes the way a line tells of, from the launch.
  mutating func take(_ way: [String]) {
    session.walk(to: session.timeline.pastNotes(0))
    for sentence in way {
      guard let step = self.sentence(sentence).rightStep, session.perform(step) == nil else {
        notice = "The path ends here: can't do \(sentence)."
        return
      }
    }
    notice = way.isEmpty ? "This is the launch." : "This is the shortest path."
  }
}

extension Key {
  /// How far it goes down a list, or up.
  fileprivate var rows: Int? {
    switch self {
    case .up: -1
    case .down: 1
    case .pageUp: -10
    case .pageDown: 10
    case .home: -10_000
    case .end: 10_000
    default: nil
    }
  }
}

extension Summary {
  /// Where the chain opens.
  var decisiveLine: Int { episode.chain.opening(verdict) }

  var chainLines: [PageLine] {
    let lines = Self.pageLines(episode.chain)
    return lines.isEmpty ? [PageLine(verdict.sentence)] : lines
  }

  static func pageLines(_ chain: [ChainLine]) -> [PageLine] {
    chain.map { line in
      let rule = line.rule.map { "  \($0.number)" } ?? ""
      // Who says so is told of the chosen line.
      let confidence = line.confidence.map { "  \($0.word)" } ?? ""
      var page = PageLine((line.text, .plain), (rule, .accent), (confidence, .dim))
      page.number = line.number
      page.rule = line.rule
      page.confidence = line.confidence
      page.source = line.source.map { ", \($0)" } ?? ""
      return page
    }
  }

  fileprivate var callbackLines: [PageLine] {
    let trace = episode.trace
    var last = ""
    var lines = trace.callbacks.enumerated().map { index, mark in
      // What can be read is said when it has changed.
      let read = episode.reader(of: mark)
      let reads = read == last ? "" : "  \(read)"
      last = read
      var line = PageLine((wording.text(of: mark), .plain), (reads, .dim))
      line.number = index + 1
      return line
    }
    if lines.isEmpty { lines.append(PageLine("This step has no callbacks.", .dim)) }
    func told(_ label: String, _ text: String, _ style: Style) -> PageLine {
      PageLine((label + "  ", .dim), (text, style))
    }
    lines += trace.console.map {
      told($0.isPrinted ? "console" : "warning", wording.app.text(of: $0), .warning)
    }
    let error = trace.error.map { told("error", wording.app.text(of: $0), .warning) }
    let crash = trace.crash.map { told("crash", wording.app.text(of: $0), .refused) }
    return lines + [error, crash].compactMap { $0 }
  }
}
