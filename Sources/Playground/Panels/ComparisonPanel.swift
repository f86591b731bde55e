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
  /// Devices side by side, driven by the same keys.
  mutating func comparison(_ layout: Layout, _ compared: [Compared], _ parting: Parting) {
    title(row: 0)
    rule(row: 1)
    let below = min(7, 3 + parting.sides.count + (rows >= 30 ? 1 : 0))
    let bottom = layout.footerRow - 2 - below
    let width = (columns - 2) / max(1, compared.count)
    for (index, entry) in compared.enumerated() {
      let left = 1 + index * width
      write(
        [
          (entry.heading, .accent),
          ("  " + entry.result, entry.verdict.isAlarming ? .refused : .plain),
        ],
        column: left + 1, row: 2, columns: width - 2)
      var picture = entry.picture
      picture.hasCaption = true
      _ = picture.draw(
        in: &canvas, area: Rect(column: left + 1, row: 4, columns: width - 2, rows: bottom - 4))
    }
    cursor = Point(column: 2, row: 2)
    self.parting(parting, row: bottom + 1)
    rule(row: layout.footerRow - 2)
    timeline(row: layout.footerRow - 1)
    footer(row: layout.footerRow)
  }

  private mutating func parting(_ parting: Parting, row: Int) {
    guard let label = parting.label else {
      write("They do not part, so far.", .dim, column: 3, row: row, columns: columns - 4)
      return
    }
    write(
      [("Where they part   ", .title), (label, .plain)], column: 3, row: row, columns: columns - 4)
    for (index, side) in parting.sides.enumerated() {
      write(
        [
          (pad(side.heading, to: 8), .accent), (side.words, .plain),
          (side.rule.map { "  \($0.text)" } ?? "", .dim),
        ], column: 5, row: row + 1 + index, columns: columns - 6)
    }
  }
}
