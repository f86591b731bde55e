import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession

/// Two or four devices side by side.
enum DeviceComparison: Hashable, Sendable {
  case versions(Int)
  /// The app as built with each SDK.
  case links
  case fix
}

struct Compared {
  var name: String
  var heading: String
  /// The version, where that is what is compared.
  var version: SystemVersion?
  var episode: Episode
  var picture: DevicePicture
  var verdict: Verdict
  /// What each allowed; nothing where nobody was asked, and then why.
  var grid: MaskGrid?
  var silence: WayRow?

  var result: String { episode.after.result(since: episode.before) }
  /// With its sign.
  var outcome: String { "\(verdict.mark) \(result)" }
  /// The same in one word, for a room; nothing at the launch.
  var word: String? { episode.step == nil ? nil : Guess(episode).roomWord }

  /// The same above a difference: what that says of it is not said twice.
  func above(_ parting: FirstDifference) -> Compared {
    guard parting.sides.contains(where: { $0.words == verdict.sentence }) else { return self }
    var entry = self
    entry.silence = silence?.below(verdict)
    return entry
  }
}

/// Where those that are compared differ first.
struct FirstDifference {
  static let never = "Same orientation so far."

  /// The step; nothing where they never do.
  var label: String?
  /// Where that is; nothing where only the ends can be compared.
  var node: NodeID?
  var sides: [(heading: String, words: String, rule: Rule?)] = []
}

/// One way to play what is compared, up to where one stands.
private struct Contender {
  var heading: String
  /// What its scene measures, where that is what differs.
  var size = ""
  var version: SystemVersion?
  var session: Session
  var playback: Playback

  var timeline: Timeline { session.timeline }

  /// The launch and every step after it.
  var path: [NodeID] {
    [0] + timeline.path(to: timeline.stepNode(at: playback.node)).filter { !timeline.isNote($0) }
  }

  func moved(to node: NodeID) -> Contender {
    var moved = self
    moved.playback.move(to: node, in: timeline)
    return moved
  }

  var episode: Episode {
    var playback = playback
    return playback.episode(in: timeline)
  }

  /// What is seen of it: nothing of an app that has ended.
  var face: InterfaceOrientation? { playback.world.hasCrashed ? nil : playback.world.interface }
}

extension PlaygroundState {
  /// The devices of a comparison, the setting's own first or among them.
  mutating func compared(_ comparison: DeviceComparison) -> [Compared] {
    contenders(comparison).map { contender in
      let episode = contender.episode
      let reading = Explanation(episode)
      var picture = picture(of: contender.playback)
      picture.wanted = reading.misplacement?.wantedElsewhere
      return Compared(
        name: contender.heading, heading: contender.heading + contender.size,
        version: contender.version,
        episode: episode, picture: picture, verdict: reading.verdict, grid: reading.grid,
        silence: reading.way.first { $0.controller == nil })
    }
  }

  mutating func difference(_ comparison: DeviceComparison) -> FirstDifference {
    let contenders = contenders(comparison)
    guard contenders.count > 1 else { return FirstDifference() }
    let paths = contenders.map { $0.path }
    let common = paths.map { $0.count }.min() ?? 0
    // A step may be changed in its place.
    let isAligned = Set(paths.map { $0.count }).count == 1
    for index in 0..<common {
      let nodes = paths.map { $0[index] }
      let steps = zip(contenders, nodes).map { $0.timeline.step(of: $1) }
      // A fix may be a step of its own: from there on only the ends can be compared.
      guard isAligned || Set(steps).count == 1 else { break }
      let moved = zip(contenders, nodes).map { $0.moved(to: $1) }
      guard Set(moved.map({ $0.face })).count > 1 else { continue }
      var found = parting(steps[0]?.action.value.shortText ?? "launch", moved)
      found.node = nodes[0]
      return found
    }
    guard Set(contenders.map({ $0.face })).count > 1 else { return FirstDifference() }
    return parting("here", contenders)
  }

  private func parting(_ label: String, _ contenders: [Contender]) -> FirstDifference {
    let episodes = contenders.map { $0.episode }
    return FirstDifference(
      label: label,
      sides: zip(contenders, episodes).map { contender, episode in
        // What a change of the app makes of a step is no difference between versions.
        let other = episodes.first {
          let isElsewhere =
            $0.version != episode.version || $0.app.settings.linked != episode.app.settings.linked
          return isElsewhere && $0.after.interface != episode.after.interface
        }
        let rule = other.map { episode.rule(partingFrom: $0) } ?? episode.verdict.rule
        return (contender.heading, episode.verdict.sentence, rule)
      })
  }

  private mutating func contenders(_ comparison: DeviceComparison) -> [Contender] {
    switch comparison {
    case .versions(let count):
      return versions(count).map { version in
        var side = session
        side.change { $0.version = version }
        return Contender(
          heading: session.setting.device.system(version), version: version, session: side,
          playback: session.playback(version))
      }
    case .links:
      return session.links.map { linked in
        var side = session
        side.change { $0.linked = linked }
        let playback = side.playback()
        let size = playback.simulator.geometry(of: playback.world).size
        return Contender(
          heading: "Xcode \(linked.text)", size: "  \(size.shown)", session: side,
          playback: playback)
      }
    case .fix:
      var sides = [("as it is", session)]
      if let fix = summary().fix, let fixed = session.fixed(by: fix) {
        sides.append(("with the fix", fixed))
      } else if let before = session.unchanged {
        sides = [("before", before), ("changed", session)]
      }
      return sides.map { heading, side in
        var side = side
        let playback = side.playback()
        return Contender(heading: heading, session: side, playback: playback)
      }
    }
  }

  /// The one in use, and those that answer otherwise, the nearest first; then the usual ones.
  mutating func versions(_ count: Int) -> [SystemVersion] {
    let strip = surroundings().strip
    let own = session.setting.version
    var versions = [own]
    let all = strip.versions
    let told = all.indices.filter { $0 >= strip.first && strip.previews[$0] != .impossible }
    if let here = all.firstIndex(where: { $0.major == own.major }) {
      let others = told.filter { strip.previews[$0] != strip.previews[here] }
        .sorted { abs($0 - here) < abs($1 - here) }
      for index in others.prefix(1) { versions.append(all[index]) }
    }
    // A small comparison goes without 18, which changed least; one of old versions has 12.
    let usual = SystemVersion.usual.filter { $0 != 18 } + [18, 12]
    let known = usual.filter { version in told.contains { all[$0] == version } }
    for version in known where versions.count < count && !versions.contains(version) {
      versions.append(version)
    }
    return versions.sorted()
  }
}
