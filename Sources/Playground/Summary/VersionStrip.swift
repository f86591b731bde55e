import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession

/// The same steps on every version, at a glance.
struct VersionStrip: Hashable, Sendable {
  /// The versions that are looked at, oldest first: from 5 on, or from the one in use
  /// where that is older, as far as the app runs there.
  let versions: [SystemVersion]

  var previews: [VersionPreview]
  /// The first version that is spoken of: the file's oldest, or the one in use where that is older.
  var first: Int
  /// The first version that shows something else than the one before, and the rule that says so.
  var change: SystemVersion?
  var rule: Rule?
  /// Where the version in use stands among them.
  var current: Int?

  init(_ session: inout Session) {
    let setting = session.setting
    let versions = session.scenario.playable(
      SystemVersion.all.filter { $0.major >= min(5, setting.version.major) }, on: setting.device)
    self.versions = versions
    previews = versions.map { session.preview($0) }
    current = versions.firstIndex { $0.major == setting.version.major }
    let played = session.scenario.settings.playedVersions.map { $0.major }
    // A file that names several speaks of no other; else those that everybody has are spoken of, too.
    let spoken = played.count > 1 ? played : played + SystemVersion.usual.map { $0.major }
    let oldest = min(setting.version.major, spoken.min() ?? setting.version.major)
    first = versions.firstIndex { $0.major >= oldest } ?? 0
    guard let index = changes.first else { return }
    change = versions[index]
    rule = session.episode(versions[index]).rule(partingFrom: session.episode(versions[index - 1]))
  }

  /// The same in words, complete for somebody who only hears it.
  var sentence: String {
    guard let change, let index = versions.firstIndex(of: change) else {
      if versions.count == 1 { return "only iOS \(versions[0].text)" }
      return "the same result on iOS \(versions[first].text) to \(versions.last?.text ?? "")"
    }
    let old = "\(previews[index - 1].text) up to \(versions[index - 1].text)"
    return "\(old), \(news(at: index))" + (rule.map { " (\($0.number))" } ?? "")
  }

  /// What it is from a version on, and up to which where it changes once more.
  func news(at index: Int) -> String {
    let next = previews[index...].firstIndex { $0 != previews[index] }
    guard next != index + 1 else { return "\(previews[index].text) on \(versions[index].text)" }
    let end = next.map { " to \(versions[$0 - 1].text)" } ?? ""
    return "\(previews[index].text) from \(versions[index].text)\(end)"
  }

  /// Those that are listed beside what is new, all that can be seen at a glance first; then fewer of
  /// them, down to the two between which it changes, where that is the last word on it.
  var listings: [[Int]] {
    let changed = change.flatMap { versions.firstIndex(of: $0) } ?? 0
    return [shown, turns] + (changes.count > 1 ? [] : [[changed - 1, changed]])
  }

  /// The one in use, and wherever it changes: they tell all of it without a word.
  var turns: [Int] {
    Set(changes.flatMap { [$0 - 1, $0] } + [current].compactMap { $0 }).sorted()
  }

  /// Where it shows something else than on the version before.
  private var changes: [Int] {
    previews.indices.dropFirst(first + 1).filter { previews[$0] != previews[$0 - 1] }
  }

  /// The versions one can see at a glance: those everybody has, the one in use, and where it changes.
  var shown: [Int] {
    let usual = versions.indices.filter { SystemVersion.usual.contains(versions[$0]) }
    return Set(usual + turns + [first]).filter { $0 >= first }.sorted()
  }
}

extension VersionPreview {
  /// Where the interface's top is, seen on a phone held upright.
  var glyph: Character {
    switch self {
    case .shows(.portrait): "▴"
    case .shows(.landscapeRight): "▸"
    case .shows(.landscapeLeft): "◂"
    case .shows(.portraitUpsideDown): "▾"
    case .ended: "✕"
    case .impossible: "·"
    }
  }

  var text: String {
    switch self {
    case .shows(let orientation): orientation.name
    case .ended: "crash"
    case .impossible: "not possible"
    }
  }
}
