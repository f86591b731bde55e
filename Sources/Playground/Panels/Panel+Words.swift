import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import SwiftCode

/// A sentence that is read out, and what it is about.
typealias Spoken = (label: String, text: String)

extension ScreenContent {
  /// What a panel says aloud.
  func words(of panel: Panel) -> [Spoken] {
    switch panel {
    case .title: return titleWords
    case .names:
      let asks = "\(asking) \(asked ?? "nothing")"
      let words = summary.episode.outcomeWords
      return [
        ("Device", "held \(summary.world.held.name), \(asks)."),
        ("Interface", "\(summary.world.interface.name), \(words)."),
      ]
    case .verdict: return [("Result", summary.verdict.spoken)]
    case .quotation:
      guard let lesson = summary.lesson else { return [] }
      let number = lesson.rule.number
      return [("Because", "\(number), \(lesson.confidence.explained): \(lesson.sentence)")]
    case .asked:
      let rows = summary.way.map { $0.below(summary.verdict) }
      let way = rows.filter { $0.controller != nil || !$0.note.isEmpty }.map { row in
        [row.name, row.note, row.answer].filter { !$0.isEmpty }.joined(separator: ", ")
      }
      return listed("Asked", way)
    case .absent:
      let absences = summary.episode.absences.filter { !$0.isGeneral }
      return listed("Not asked", absences.map(summary.wording.note))
    case .masks:
      return listed("Masks", (summary.grid?.rows ?? []).map { "\($0.label): \($0.mask.phrase)" })
    case .device: return [("Screen", picture.spoken)]
    case .strip: return strip.map { [("Versions", $0.sentence + ".")] } ?? []
    case .fix: return fixWords
    case .caption:
      return (summary.caption ?? "").split(separator: "\n").map { ("Story", String($0)) }
    case .timeline: return [("Timeline", timelineWords)]
    case .bar:
      let entries = bar.map { entry in
        let outcome = entry.outcome.isEmpty ? "" : ", which \(entry.outcome)"
        return "\(entry.key.isEmpty ? "" : "\(entry.key): ")\(entry.label)\(outcome)"
      }
      return listed("Keys", entries)
    case .aside, .code, .set, .seen, .tree, .steps: return []
    }
  }

  private func listed(_ label: String, _ entries: [String]) -> [Spoken] {
    entries.isEmpty ? [] : [(label, entries.joined(separator: "; ") + ".")]
  }

  private var titleWords: [Spoken] {
    let changed = session.challenge == nil ? session.change : session.changeWords
    let change = changed.isEmpty ? "" : ", changed: \(changed)"
    let chapter = session.chapter.isEmpty ? "" : ", \(session.chapter)"
    let device = session.setting.device
    let built = session.links.isEmpty ? "" : ", built with Xcode \(session.linked.text)"
    let setting = "\(device.name), \(device.system(session.setting.version))\(built)"
    let about = isOpening ? situation + [question].compactMap { $0 } : []
    return [
      ("Scenario", session.title + change + chapter),
      ("Setting", setting + (summary.world.isLocked ? ", rotation locked" : "")),
    ] + about.map { ("About", $0) } + [("Step", marks.last { $0.time == .now }?.label ?? "launch")]
  }

  private var fixWords: [Spoken] {
    let shortfall: [Spoken] = summary.shortfall.map { [("Fix", $0.sentence)] } ?? []
    guard let fix = summary.fix else { return shortfall }
    let doubt = fix.support.warning.map { " It is \($0)." } ?? ""
    let place = fix.file.isEmpty ? "" : ", \(fix.placesOfFile[0])"
    let cost = fix.costs.first.map { " Cost: \($0)." } ?? ""
    return shortfall + [("Fix", "\(fix.title)\(place).\(doubt)\(cost)")]
      + fix.code.closed.compactMap { $0.spoken }
  }

  private var timelineWords: String {
    marks.map { mark in
      switch mark.time {
      case .past: mark.label
      case .now: "\(mark.label) (here)"
      case .coming: "\(mark.label) (to come)"
      }
    }.joined(separator: ", ")
  }
}

extension Fix.Line {
  /// A line that changes, or says where those after it stand; nothing of one that is there already.
  fileprivate var spoken: Spoken? {
    if place != nil { return ("Place", String(text.dropFirst(3))) }
    return switch change {
    case .added: ("Add", text)
    case .removed: ("Remove", text)
    case .kept: nil
    }
  }
}
