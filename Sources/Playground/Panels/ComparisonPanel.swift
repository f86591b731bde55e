import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

/// One of the devices that are compared.
struct Compared {
  var heading: String
  var result: String
  var picture: DevicePicture
  var verdict: Verdict
}

/// Where those that are compared part.
struct Parting {
  /// Nothing where they never do.
  var label: String?
  var sides: [(heading: String, words: String, rule: RuleID?)]
}

extension Desk {
  /// The devices of a comparison, the setting's own first or among them.
  mutating func compared(_ comparison: Comparison) -> [Compared] {
    switch comparison {
    case .versions(let count):
      return versions(count).map { version in
        compared("iOS \(version.text)", session.lane(version))
      }
    case .fix:
      let plain = session.lane(session.setting.version)
      guard let fixed = fixedLane() else { return [compared("as it is", plain)] }
      let isVariant = session.setting.variant != 0
      return [
        compared(isVariant ? "before" : "as it is", isVariant ? fixed : plain),
        compared(isVariant ? "with \(session.change)" : "with the fix", isVariant ? plain : fixed),
      ]
    }
  }

  /// The versions around the first change, then the usual ones.
  private mutating func versions(_ count: Int) -> [SystemVersion] {
    let strip = told().strip
    var versions: [SystemVersion] = []
    if let change = strip.change, let index = Strip.versions.firstIndex(of: change) {
      versions = [Strip.versions[index - 1], change]
    }
    let usual = [session.setting.version] + [15, 16, 26, 27, 18, 12].map { SystemVersion($0) }
    for version in usual where versions.count < count && !versions.contains(version) {
      versions.append(version)
    }
    return versions.sorted()
  }

  private mutating func fixedLane() -> Lane? {
    var other = session
    if session.setting.variant != 0 {
      other.change { $0.variant = 0 }
    } else {
      guard let fix = told().fix, let branched = session.branched(by: fix) else { return nil }
      other = branched
    }
    return other.lane(other.setting.version)
  }

  private func compared(_ heading: String, _ lane: Lane) -> Compared {
    let episode = lane.episode(in: session.timeline)
    var picture = DevicePicture(of: lane.world, on: lane.stage)
    picture.isASCII = traits.isASCII
    picture.eye = eye
    let verb =
      lane.world.hasCrashed
      ? "the app has ended"
      : episode.didTurn
        ? "turns to \(lane.world.interface.name)"
        : "stays \(lane.world.interface.name)"
    return Compared(heading: heading, result: verb, picture: picture, verdict: episode.verdict)
  }

  /// The first step at which the first two part.
  mutating func difference(_ comparison: Comparison) -> Parting {
    guard case .versions(let count) = comparison else { return Parting(label: nil, sides: []) }
    let versions = versions(count)
    let path = [0] + session.timeline.path(to: session.node)
    for node in path where !session.timeline.isNote(node) {
      let lanes = versions.map { version in
        var lane = session.lane(version)
        lane.move(to: node, in: session.timeline)
        return lane
      }
      let faces = lanes.map { $0.world.hasCrashed ? 0 : $0.world.interface.rawValue }
      guard Set(faces).count > 1 else { continue }
      let episodes = lanes.map { $0.episode(in: session.timeline) }
      let number = path.firstIndex(of: node) ?? 0
      let label = session.timeline.step(of: node)?.action.value.shortText ?? "launch"
      return Parting(
        label: "step \(number)  \(label)",
        sides: zip(versions, episodes).map {
          ("iOS \($0.text)", $1.verdict.sentence, $1.trace.because)
        })
    }
    return Parting(label: nil, sides: [])
  }
}

extension Composer {
  /// Devices side by side, driven by the same keys: what each is above it, what came of it below.
  mutating func comparison(_ layout: Layout, _ compared: [Compared], _ parting: Parting) {
    title(row: 0)
    rule(row: 1)
    hand(row: 2)
    let sides = parting.grouped
    let below = min(7, 3 + sides.count + (rows >= 30 ? 1 : 0))
    let bottom = layout.footerRow - 2 - below
    let width = (columns - 2) / max(1, compared.count)
    let frames = compared.enumerated().map { index, entry in
      var picture = entry.picture
      picture.hasCaption = true
      let area = Rect(
        column: 2 + index * width, row: 4, columns: width - 2, rows: max(0, bottom - 7))
      let map = picture.draw(in: &canvas, area: area)
      return map.frame.isEmpty ? area : map.frame
    }
    let top = max(3, (frames.map(\.top).min() ?? 4) - 1)
    let end = min(bottom - 2, (frames.map(\.bottom).max() ?? bottom) + 1)
    for (index, entry) in compared.enumerated() {
      let left = 2 + index * width
      centered(entry.heading, .accent, column: left, row: top, columns: width - 2)
      let style: Style = entry.verdict.isAlarming ? .refused : .title
      for (line, text) in DisplayWidth.wrap(entry.result, to: width - 2, rows: 2).enumerated() {
        centered(text, style, column: left, row: end + line, columns: width - 2)
      }
    }
    cursor = Point(column: 2, row: top)
    self.parting(parting.label, sides, row: bottom + 1)
    rule(row: layout.footerRow - 2)
    timeline(row: layout.footerRow - 1)
    footer(row: layout.footerRow)
  }

  private mutating func centered(
    _ text: String, _ style: Style, column: Int, row: Int, columns: Int
  ) {
    let fitting = DisplayWidth.truncate(text, to: columns)
    let left = column + (columns - DisplayWidth.of(fitting)) / 2
    write(fitting, style, column: left, row: row, columns: columns)
  }

  /// One hand holds them all.
  private mutating func hand(row: Int) {
    let asked = scene.told.episode.pointed.map { "asks for \($0.name)" } ?? "asks for nothing"
    write(
      [("the hand   ", .dim), (scene.told.world.held.name, .title), ("   " + asked, .plain)],
      column: 3, row: row, columns: columns - 4)
  }

  private mutating func parting(_ label: String?, _ sides: [Parting.Side], row: Int) {
    guard let label else {
      write("They do not part, so far.", .dim, column: 3, row: row, columns: columns - 4)
      return
    }
    write(
      [("Where they part   ", .title), (label, .plain)], column: 3, row: row, columns: columns - 4)
    let heading = (sides.map { DisplayWidth.of($0.heading) }.max() ?? 6) + 2
    for (index, side) in sides.enumerated() {
      write(
        [
          (pad(side.heading, to: heading), .accent), (side.words, .plain),
          (side.rule.map { "  \($0.text)" } ?? "", .dim),
        ], column: 5, row: row + 1 + index, columns: columns - 6)
    }
  }
}

extension Parting {
  typealias Side = (heading: String, words: String, rule: RuleID?)

  /// Neighbours that say the same, as one: `iOS 16, 26, 27`.
  var grouped: [Side] {
    var groups: [Side] = []
    for side in sides {
      if let last = groups.last, last.words == side.words, last.rule == side.rule {
        let short = side.heading.hasPrefix("iOS ") ? side.heading.dropFirst(4) : side.heading[...]
        groups[groups.count - 1].heading += ", " + short
      } else {
        groups.append(side)
      }
    }
    return groups
  }
}
