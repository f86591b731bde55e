import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

/// A sentence with the label it begins with.
typealias Spoken = (label: String, text: String)

extension PlaygroundState {
  /// The most entries that are read out at once.
  private static let longestList = 20

  /// Everything the screen shows, as sentences.
  mutating func spoken() -> [Spoken] {
    let scene = scene()
    var lines = spokenStage(scene)
    if let presenter { lines += spokenPresenter(presenter, scene) }
    if let comparison {
      for entry in compared(comparison) {
        lines.append(("Compared", "\(entry.heading): \(entry.result)."))
      }
      let parting = difference(comparison)
      if let label = parting.label {
        let sides = parting.sides.map { "\($0.heading): \($0.words) \($0.rule?.number ?? "")" }
        lines.append(("They part", "at \(label). " + sides.joined(separator: " ")))
      }
    }
    if let moment = scene.moment {
      let rule = moment.rule.map { " (\($0.number))" } ?? ""
      lines.append(("Moment", "\(scene.momentCount): \(moment.text)\(rule)"))
    }
    if let overlay = overlays.last { lines += spoken(overlay) }
    lines += scene.problem.filter { !$0.isEmpty }.map { ("Problem", $0) }
    if let notice = scene.notice { lines.append(("Note", notice)) }
    return lines
  }

  /// What the room had guessed, and what it is asked next.
  private func spokenPresenter(_ presenter: Presenter, _ scene: ScreenContent) -> [Spoken] {
    var lines = [("Presenting", "the story, a step at a time. P leaves.")]
    if let guess = presenter.guess {
      let isRight = guess == scene.summary.episode.didTurn
      lines.append(
        ("Guess", "You said \(guess ? "yes" : "no"): \(isRight ? "right" : "not so")."))
    }
    if let next = scene.marks.first(where: { $0.time == .coming }) {
      lines.append(
        ("Question", "Next: \(next.label). Will the interface turn? y or n, or space."))
    }
    return lines
  }

  private func spokenStage(_ scene: ScreenContent) -> [Spoken] {
    let summary = scene.summary
    var lines = [
      (
        "Scenario",
        scene.title + (scene.change.isEmpty ? "" : ", with \(scene.change)")
          + (scene.chapter.isEmpty ? "" : ", \(scene.chapter)")
      ),
      (
        "Setting",
        "\(scene.setting.device.name), iOS \(scene.setting.version.text)"
          + (scene.isLocked ? ", rotation locked" : "")
      ),
    ]
    if isWelcome { lines += scene.about.map { ("About", $0) } }
    let step = scene.marks.last { $0.time == .now }?.label ?? "launch"
    lines.append(("Step", step))
    let asks = "\(scene.asking) \(summary.episode.pointed?.name ?? "nothing")"
    lines.append(("Device", "held \(summary.world.held.name), \(asks)."))
    let verb =
      summary.episode.step == nil ? "as it launched" : summary.episode.didTurn ? "turned" : "stays"
    lines.append(("Interface", "\(summary.world.interface.name), \(verb)."))
    lines.append(
      ("Verdict", summary.verdict.sentence + (summary.verdict.isAssumed ? " (assumed)" : "")))
    if let rule = summary.verdict.rule ?? summary.episode.trace.because {
      lines.append(
        ("Because", "\(rule.number), \(rule.confidence.rawValue): \(rule.firstSentence)"))
    }
    lines += spokenReason(summary)
    lines.append(("Screen", scene.picture.spoken))
    lines.append(("Versions", summary.strip.sentence + "."))
    if let fix = summary.fix {
      let doubt = fix.isUnsupported ? " UIKit does not support it." : ""
      lines.append(("Fix", "\(fix.title), in \(fix.file).\(doubt)"))
      for line in fix.code where line.change != .kept {
        lines.append((line.change == .added ? "Add" : "Remove", line.text))
      }
    }
    if let caption = summary.caption { lines.append(("Story", caption)) }
    lines.append(("Timeline", spokenTimeline(scene)))
    if scene.hints.indices.contains(scene.selected) {
      let hint = scene.hints[scene.selected]
      let outcome = hint.outcome.isEmpty ? "" : ", which \(hint.outcome)"
      lines.append(("Chosen", "\(hint.label), key \(hint.key)\(outcome)."))
    }
    return lines
  }

  private func spokenReason(_ summary: Summary) -> [Spoken] {
    var lines: [Spoken] = []
    let way = summary.way.filter { $0.controller != nil || !$0.note.isEmpty }.map { row in
      [row.name, row.note, row.answer].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    if !way.isEmpty { lines.append(("Asked", way.joined(separator: "; ") + ".")) }
    let excluded = summary.exclusions.map {
      "\(summary.wording.name($0.controller)), \(summary.wording.text(of: $0.reason))"
    }
    if !excluded.isEmpty {
      lines.append(("Not asked", excluded.joined(separator: "; ") + "."))
    }
    if let grid = summary.grid {
      let rows = grid.rows.map { "\($0.label): \($0.mask.phrase)" }
      lines.append(("Masks", rows.joined(separator: "; ") + "."))
    }
    return lines
  }

  private func spokenTimeline(_ scene: ScreenContent) -> String {
    scene.marks.map { mark in
      switch mark.time {
      case .past: mark.label
      case .now: "\(mark.label) (here)"
      case .coming: "\(mark.label) (to come)"
      }
    }.joined(separator: ", ")
  }

  private mutating func spoken(_ overlay: Overlay) -> [Spoken] {
    switch overlay {
    case .picker(let picker):
      var lines = [
        ("List", "\(picker.title), \(picker.shown.count) entries. \(overlay.spokenHelp)")
      ]
      if !picker.filter.isEmpty { lines.append(("Search", picker.filter)) }
      for (place, index) in picker.shown.prefix(Self.longestList).enumerated() {
        let item = picker.items[index]
        let words = [item.key, item.title, picker.detail(of: index)].filter { !$0.isEmpty }
        lines.append(("Entry \(place + 1)", words.joined(separator: ", ")))
      }
      let rest = picker.shown.count - Self.longestList
      if rest > 0 { lines.append(("More", "\(rest) entries; words narrow the list.")) }
      if let item = picker.current {
        lines.append(("Selected", "\(item.title), \(item.detail)"))
      }
      return lines
    case .prompt(let prompt):
      let candidates = prompt.candidates.prefix(12).map(\.text).joined(separator: "; ")
      let could = candidates.isEmpty ? [] : [("Could be", candidates)]
      let label = prompt.purpose == .say ? "Prompt" : String(prompt.purpose.label.dropLast(2))
      return [(label, prompt.text.isEmpty ? overlay.spokenHelp : prompt.text)] + could
        + prompt.problem.map { ("Problem", $0) }
    case .pages(let pages):
      return lines(of: pages.kind).enumerated().compactMap { index, line in
        line.text.isEmpty ? nil : ("Line \(index + 1)", line.text + line.source)
      }
    }
  }
}
