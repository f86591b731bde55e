import OrientationModel
import OrientationScenarios

/// Many stories, and the apps that they are rehearsed in: one for each Info.plist.
package struct UITestSuite: Sendable {
  /// One story, with its place among the others.
  package struct Entry: Sendable {
    /// 1 for the first.
    package let number: Int
    package let name: String
    package let title: String
    package let part: Part
  }

  /// What a test does with a story.
  package enum Part: Sendable {
    case rehearsed(UITestExport, in: HostApp)
    /// Why no test can.
    case skipped(String)
  }

  package private(set) var entries: [Entry] = []
  /// In the order in which stories first ask for them.
  package private(set) var apps: [HostApp] = []

  package init(_ stories: [(name: String, input: ExportInput)]) {
    for (index, story) in stories.enumerated() {
      let number = index + 1
      let part: Part
      if let rehearsal = UITestExport(among: story.input, name: story.name, number: number) {
        part = .rehearsed(rehearsal, in: app(for: rehearsal))
      } else {
        part = .skipped(UITestExport.obstacle(among: story.input) ?? "")
      }
      entries.append(Entry(number: number, name: story.name, title: story.input.title, part: part))
    }
  }

  private mutating func app(for rehearsal: UITestExport) -> HostApp {
    var wanted = HostApp(rehearsal.code)
    let overriding = apps.filter { !$0.extensions.isEmpty }
    if !wanted.extensions.isEmpty {
      let known = overriding.first { $0.extensions == wanted.extensions }
      let last = overriding.map(\.number).max() ?? 0
      wanted.number = known?.number ?? last + 1
    }
    if !apps.contains(wanted) { apps.append(wanted) }
    return wanted
  }

  /// The stories of an app, or all.
  func rehearsals(in app: HostApp? = nil) -> [UITestExport] {
    entries.compactMap { entry in
      guard case .rehearsed(let rehearsal, let host) = entry.part, app == nil || host == app else {
        return nil
      }
      return rehearsal
    }
  }

  /// How many stories there are for each reason why no test can.
  var obstacles: [(reason: String, count: Int)] {
    var obstacles: [(reason: String, count: Int)] = []
    for entry in entries {
      guard case .skipped(let reason) = entry.part else { continue }
      if let index = obstacles.firstIndex(where: { $0.reason == reason }) {
        obstacles[index].count += 1
      } else {
        obstacles.append((reason, 1))
      }
    }
    return obstacles
  }

  /// How many there are, and what becomes of them.
  package var summary: String {
    let told = rehearsals().count
    let partly = rehearsals().count { $0.obstacle != nil }
    var sentence =
      "\(entries.count) stories, a test each: \(told) in \(apps.count) apps"
      + (partly > 0 ? " (\(partly) of them not to their end)" : "")
    if told < entries.count {
      sentence +=
        ", \(entries.count - told) skipped: "
        + obstacles.map { "\($0.count) for \($0.reason)" }.joined(separator: ", ")
    }
    return sentence + "."
  }
}
