import OrientationExplorer
import OrientationModel

/// An app to explore, and how.
struct ExplorationCase: Sendable {
  var name: String
  var app: App
  var lines: [Repertoire.Presentation] = []
  var additions: [Step] = []
  var depth = 2

  var exploration: Exploration {
    Exploration(app, presenting: lines, adding: additions, depth: depth)
  }
}

extension Proof {
  /// The explorer and the plain enumeration, on a family of apps.
  static let enumerations = [
    family("agrees with a plain enumeration on states, transitions, levels and paths", sample: 1) {
      let plain = PlainEnumeration(
        $0.app, presenting: $0.lines, adding: $0.additions, depth: $0.depth)
      var findings = Findings()
      let explored = $0.exploration.run()
      findings.expect(explored.states == plain.distances.count, "states")
      findings.expect(explored.transitions == plain.transitions, "transitions")
      findings.expect(explored.levels == plain.levels, "levels")
      for finding in explored.findings where !finding.property.isLockDependent($0) {
        let name = finding.property.name
        findings.expect(finding.path?.count == plain.shortest[name], name)
        let isPlayed = finding.path.map { plain.breaks(name, after: $0) } ?? true
        findings.expect(isPlayed, "\(name) after its path")
      }
      return findings
    },
    family("several threads find what one finds", sample: 2) {
      var (exploration, findings) = ($0.exploration, Findings())
      let alone = exploration.run()
      for threads in [2, 7] {
        exploration.threads = threads
        let together = exploration.run()
        findings.expect(together.levels == alone.levels, "levels")
        findings.expect(together.transitions == alone.transitions, "transitions")
        findings.expect(together.findings.map(\.path) == alone.findings.map(\.path), "paths")
        findings.expect(together.findings.map(\.count) == alone.findings.map(\.count), "counts")
        for state in stride(from: 0, to: alone.states, by: 97) {
          findings.expect(together.path(to: state) == alone.path(to: state), "state \(state)")
        }
      }
      return findings
    },
    family("the order of declarations changes no count", sample: 3) {
      let explored = $0.exploration.run()
      let turned = Reversal($0.app)
      let again = Exploration(
        turned.app, presenting: turned.lines($0.lines), adding: $0.additions.map(turned.step),
        depth: $0.depth
      ).run()
      var findings = Findings()
      findings.expect(again.states == explored.states, "states")
      findings.expect(again.transitions == explored.transitions, "transitions")
      findings.expect(again.levels == explored.levels, "levels")
      findings.expect(
        again.findings.map(\.path?.count) == explored.findings.map(\.path?.count), "lengths")
      return findings
    },
  ]

  private static func family(
    _ name: String, sample: Int, _ check: @escaping @Sendable (ExplorationCase) -> Findings
  ) -> Proof {
    let family = Family.all
    return Proof("\(name): a family of apps", cases: family.count, sample: sample) { number in
      check(family[number]).all.map { "\(family[number].name): \($0)" }
    }
  }
}

extension Property {
  /// `no-trap` is about what would be allowed; under a lock no rotation asks, so a trace is silent.
  func isLockDependent(_ one: ExplorationCase) -> Bool {
    name == "no-trap" && one.additions.contains(.lock(true))
  }
}

/// An app whose controllers are declared in the opposite order.
struct Reversal {
  let app: App
  private let last: ControllerID

  init(_ original: App) {
    let last = ControllerID(original.entries.count) + 1
    self.last = last
    func turned(_ id: ControllerID) -> ControllerID { id == 0 ? 0 : last - id }
    var app = original
    app.entries = original.entries.reversed().map { entry in
      var entry = entry
      entry.children = entry.children.map(turned)
      entry.whens = entry.whens.mapValues { $0.map(turned) }
      return entry
    }
    for index in app.windows.indices {
      app.windows[index].root = turned(app.windows[index].root)
    }
    if case .during(let ids, let mask, let otherwise) = app.settings.delegate {
      app.settings.delegate = .during(ids.map(turned), mask, otherwise: otherwise)
    }
    app.reactions = app.reactions.map { reaction in
      var reaction = reaction
      reaction.owner = turned(reaction.owner)
      reaction.steps = reaction.steps.map { Self.step($0, last) }
      return reaction
    }
    self.app = app
  }

  func lines(_ lines: [Repertoire.Presentation]) -> [Repertoire.Presentation] {
    lines.map { line in
      Repertoire.Presentation(
        last - line.controller, as: line.style, from: line.presenter.map { last - $0 })
    }
  }

  func step(_ step: Step) -> Step { Self.step(step, last) }

  private static func step(_ step: Step, _ last: ControllerID) -> Step {
    step.map(controller: { last - $0 }, window: { $0 })
  }
}
