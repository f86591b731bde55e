import OrientationModel
import OrientationScenarios

/// A set-up with a line said anew, or what is not right with that line.
struct Edited {
  var scenario: Scenario
  /// What is wrong with the text as it would be; empty where nothing is.
  var problems: [Problem]
  var text: String
}

extension Scenario {
  /// Whether a line is about the set-up, by its first word, or by an attribute that no step sets.
  static func isSetUp(_ line: String) -> Bool {
    SentenceWords.begin(line, in: SentenceWords.setUp) || SetUpDraft.setsAttribute(line)
  }

  /// The set-up alone.
  var withoutSteps: Scenario {
    var alone = self
    alone.steps = []
    alone.launch = []
    alone.isLaunchPoster = false
    return alone
  }

  /// The scenario with a line of the set-up said anew: in place of the one of its kind, or added.
  ///
  /// What hangs under a line follows after a colon: `root tabs: List; Settings`, `in Main: List`.
  /// `remove`, `move` and `rename` change who is there.
  func saying(_ line: String) -> Edited {
    if let renaming = Renaming(line) { return renaming.edit(self) }
    var draft = SetUpDraft(withoutSteps)
    draft.say(line)
    let text = draft.lines.joined(separator: "\n") + "\n"
    let reading = Scenario.parse(text)
    var scenario = reading.scenario
    scenario.steps = steps
    scenario.launch = launch
    scenario.isLaunchPoster = isLaunchPoster
    return Edited(scenario: scenario, problems: reading.problems, text: text)
  }

  /// Everybody a step could name: who is declared, and whom the steps bring in.
  var everybody: [Reference] {
    var found: [Reference] = []
    var counts: [ContainerKind: Int] = [:]
    for tree in declarations.compactMap(\.tree) { Self.collect(tree, &found, &counts) }
    for step in steps {
      for reference in step.action.value.controllers where !found.contains(reference.value) {
        found.append(reference.value)
      }
    }
    return found
  }

  private static func collect(
    _ node: Node, _ found: inout [Reference], _ counts: inout [ContainerKind: Int]
  ) {
    var reference: Reference?
    if let name = node.name {
      reference = .name(name.value)
    } else if case .container(let kind) = node.kind.value {
      counts[kind, default: 0] += 1
      reference = .unnamed(kind, ordinal: counts[kind, default: 1])
    } else if case .system(let system) = node.kind.value {
      reference = .system(system)
    }
    if let reference, !found.contains(reference) { found.append(reference) }
    for child in node.children { collect(child, &found, &counts) }
  }
}

extension String {
  /// Its lines, without blank ones at the end.
  var lines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  var indent: Int { prefix { $0 == " " }.count }
}
