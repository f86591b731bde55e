import OrientationModel
import OrientationScenarios
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
    }
    return true
  }

  // MARK: Lists

  private mutating func press(_ key: Key, on picker: Picker) {
    var picker = picker
    switch key {
    case .enter:
      if let item = picker.current { take(item) }
      return
    case .up, .control("p"): picker.move(by: -1)
    case .down, .control("n"), .tab: picker.move(by: 1)
    case .pageUp: picker.move(by: -10)
    case .pageDown: picker.move(by: 10)
    case .home: picker.move(by: -10_000)
    case .end: picker.move(by: 10_000)
    case .left, .right:
      guard case .flip(let flip) = picker.current?.choice else { return }
      return self.flip(flip, by: key == .left ? -1 : 1)
    case .backspace:
      if picker.filter.isEmpty { closeTop() }
      _ = picker.filter.popLast()
    case .control("u"): picker.filter = ""
    case .character("?") where picker.filter.isEmpty && picker.kind == .help,
      .character("/") where picker.filter.isEmpty && picker.kind == .stories,
      .character("q") where picker.filter.isEmpty && picker.kind != .stories:
      return closeTop()
    case .character(let character): picker.filter.append(character)
    default: return
    }
    replaceTop(.picker(picker))
  }

  mutating func clickRow(_ row: Int) {
    guard case .picker(var picker) = overlays.last, picker.shown.indices.contains(row) else {
      return
    }
    picker.selected = row
    replaceTop(.picker(picker))
    if let item = picker.current { take(item) }
  }

  /// Does what an item says.
  private mutating func take(_ item: Picker.Item) {
    if case .flip(let flip) = item.choice { return self.flip(flip, by: 1) }
    if item.choice == .nothing { return }
    closeTop()
    switch item.choice {
    case .command(let command): run(command)
    case .step(let step): change { $0.perform(step) }
    case .open(let name): if let session = Session(bundled: name) { start(session) }
    case .load(let path): ask(for: .load(path))
    case .version(let version): change { $0.session.change { $0.version = version } }
    case .record(let count): record(last: count)
    case .export(let words): _ = export("export " + words)
    case .position(let position): change { $0.session.jump(to: position) }
    case .flip, .nothing: break
    }
  }

  // MARK: Settings

  private mutating func flip(_ flip: Flip, by step: Int) {
    var assumes = false
    if case .assumption(let assumption) = flip {
      assumes = summary().settings.assumptions[assumption]
    }
    var scenario = session.scenario
    let words = flip.set(in: &scenario, by: step, assumes: assumes)
    change { $0.session.branch(words, scenario) }
    notice = "Now \(words). The steps were done again."
    if case .picker(let old) = overlays.last, old.kind == .settings {
      replace(old, with: settingsPicker())
    }
  }

  /// Puts a list in place of an older one; what was typed and chosen stays.
  mutating func replace(_ old: Picker, with new: Picker) {
    var picker = new
    picker.filter = old.filter
    picker.selected = min(old.selected, max(0, picker.shown.count - 1))
    replaceTop(.picker(picker))
  }

  // MARK: Pages

  private mutating func press(_ key: Key, on pages: Pages) {
    var pages = pages
    let closing: [Pages.Kind: Character] = [.chain: "i", .callbacks: "e", .exploration: "x"]
    switch key {
    case .up, .character("k"): pages.selected = max(0, pages.selected - 1)
    case .down, .character("j"): pages.selected += 1
    case .pageUp: pages.selected = max(0, pages.selected - 10)
    case .pageDown, .character(" "): pages.selected += 10
    case .home: pages.selected = 0
    case .end: pages.selected = .max / 2
    case .enter:
      let lines = lines(of: pages.kind)
      closeTop()
      let way = lines.indices.contains(pages.selected) ? lines[pages.selected].way : []
      if !way.isEmpty { change { $0.take(way) } }
      return
    case .character("q"): return closeTop()
    case .character(let character) where closing[pages.kind] == character: return closeTop()
    case .character("?"): return openHelp()
    case .character("M"): return toggleMouse()
    default: return
    }
    pages.selected = min(pages.selected, max(0, lines(of: pages.kind).count - 1))
    replaceTop(.pages(pages))
  }
}
