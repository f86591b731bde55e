import OrientationModel
import OrientationScenarios
import TerminalModel

extension PlaygroundState {
  /// Gives a key to what lies on top; nothing where the stage is free.
  mutating func pressOverlay(_ key: Key) -> [PlaygroundEffect]? {
    guard let top = overlays.last else { return nil }
    switch key {
    case .escape, .control("g"):
      closeTop()
      return []
    case .control("c"): return [.quit]
    case .control("l"): return [.repaint]
    case .control("z"): return [.suspend]
    default: break
    }
    switch top {
    case .picker(let picker): return press(key, on: picker)
    case .prompt(let prompt): return press(key, on: prompt)
    case .pages(let pages): return press(key, on: pages)
    }
  }

  // MARK: Lists

  private mutating func press(_ key: Key, on picker: Picker) -> [PlaygroundEffect] {
    var picker = picker
    switch key {
    case .enter:
      guard let item = picker.current else { return [] }
      return take(item)
    case .up, .control("p"): picker.move(by: -1)
    case .down, .control("n"), .tab: picker.move(by: 1)
    case .pageUp: picker.move(by: -10)
    case .pageDown: picker.move(by: 10)
    case .home: picker.move(by: -10_000)
    case .end: picker.move(by: 10_000)
    case .left, .right:
      guard case .flip(let flip) = picker.current?.choice else { return [] }
      return self.flip(flip, by: key == .left ? -1 : 1)
    case .backspace:
      if picker.filter.isEmpty { closeTop() }
      _ = picker.filter.popLast()
    case .control("u"): picker.filter = ""
    case .character("?") where picker.filter.isEmpty && picker.kind == .help,
      .character("/") where picker.filter.isEmpty && picker.kind == .stories,
      .character("q") where picker.filter.isEmpty && picker.kind != .stories:
      closeTop()
      return []
    case .character(let character): picker.filter.append(character)
    default: return []
    }
    replaceTop(.picker(picker))
    return []
  }

  mutating func clickRow(_ row: Int) -> [PlaygroundEffect] {
    guard case .picker(var picker) = overlays.last, picker.shown.indices.contains(row) else {
      return []
    }
    picker.selected = row
    replaceTop(.picker(picker))
    return picker.current.map { take($0) } ?? []
  }

  /// Does what an item says.
  private mutating func take(_ item: Picker.Item) -> [PlaygroundEffect] {
    if case .flip(let flip) = item.choice { return self.flip(flip, by: 1) }
    if item.choice == .nothing { return [] }
    closeTop()
    switch item.choice {
    case .command(let command): return run(command)
    case .step(let step): return change { $0.perform(step) }
    case .open(let name):
      if let session = Session(bundled: name) { start(session) }
      return []
    case .load(let path): return [.load(path)]
    case .version(let version): return change { $0.session.change { $0.version = version } }
    case .device(let device): return change { $0.session.change { $0.device = device } }
    case .record(let count): return record(last: count)
    case .export(let words): return export("export " + words) ?? []
    case .position(let position): return change { $0.session.jump(to: position) }
    case .flip, .nothing: return []
    }
  }

  // MARK: Settings

  private mutating func flip(_ flip: Flip, by step: Int) -> [PlaygroundEffect] {
    var assumes = false
    if case .assumption(let assumption) = flip {
      assumes = summary().settings.assumptions[assumption]
    }
    let (words, scenario) = flip.flipped(session.scenario, by: step, assumes: assumes)
    let effects = change { $0.session.branch(words, scenario) }
    notice = "Now \(words). The steps were done again."
    if case .picker(let old) = overlays.last, old.kind == .settings {
      let selected = old.selected
      var picker = settingsPicker()
      picker.filter = old.filter
      picker.selected = min(selected, max(0, picker.shown.count - 1))
      replaceTop(.picker(picker))
    }
    return effects
  }

  // MARK: Pages

  private mutating func press(_ key: Key, on pages: Pages) -> [PlaygroundEffect] {
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
      return way.isEmpty ? [] : change { $0.take(way) }
    case .character("q"):
      closeTop()
      return []
    case .character(let character) where closing[pages.kind] == character:
      closeTop()
      return []
    case .character("?"):
      openHelp()
      return []
    case .character("M"): return toggleMouse()
    default: return []
    }
    pages.selected = min(pages.selected, max(0, lines(of: pages.kind).count - 1))
    replaceTop(.pages(pages))
    return []
  }
}
