import OrientationExplorer
import OrientationModel
import Testing

/// The explorer and the plain enumeration, on a family of apps.
struct AgreementTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var app: App
    var lines: [Repertoire.Presentation] = []
    var additions: [Step] = []
    var depth = 2
  }

  static let family: [Case] = Family.all

  @Test(arguments: family)
  func `agrees with a plain enumeration on states, transitions, levels and lengths`(_ one: Case) {
    let plain = PlainEnumeration(
      one.app, presenting: one.lines, adding: one.additions, depth: one.depth)
    let explored = Exploration(
      one.app, presenting: one.lines, adding: one.additions, depth: one.depth
    ).run()
    #expect(explored.states == plain.distances.count)
    #expect(explored.transitions == plain.transitions)
    #expect(explored.levels == plain.levels)
    for finding in explored.findings where !finding.property.isLockDependent(one) {
      #expect(finding.path?.count == plain.shortest[finding.property.name])
    }
  }

  @Test(arguments: family)
  func `a path is what the judge finds when it plays it`(_ one: Case) {
    let explored = Exploration(
      one.app, presenting: one.lines, adding: one.additions, depth: one.depth
    ).run()
    for finding in explored.findings { #expect(explored.confirms(finding)) }
  }

  @Test(arguments: family)
  func `two threads find what one finds`(_ one: Case) {
    var exploration = Exploration(
      one.app, presenting: one.lines, adding: one.additions, depth: one.depth)
    let alone = exploration.run()
    exploration.threads = 2
    let together = exploration.run()
    #expect(together.levels == alone.levels)
    #expect(together.transitions == alone.transitions)
    #expect(together.findings.map(\.path) == alone.findings.map(\.path))
    #expect(together.findings.map(\.count) == alone.findings.map(\.count))
    for state in stride(from: 0, to: alone.states, by: 97) {
      #expect(together.path(to: state) == alone.path(to: state))
    }
  }

  @Test(arguments: family)
  func `the order of declarations changes no count`(_ one: Case) {
    let explored = Exploration(
      one.app, presenting: one.lines, adding: one.additions, depth: one.depth
    ).run()
    let turned = Reversal(one.app)
    let again = Exploration(
      turned.app, presenting: turned.lines(one.lines), adding: one.additions.map(turned.step),
      depth: one.depth
    ).run()
    #expect(again.states == explored.states)
    #expect(again.transitions == explored.transitions)
    #expect(again.levels == explored.levels)
    #expect(again.findings.map(\.path?.count) == explored.findings.map(\.path?.count))
  }
}

extension Property {
  /// `no-trap` is about what would be allowed; under a lock no rotation asks, so a trace is silent.
  func isLockDependent(_ one: AgreementTests.Case) -> Bool {
    name == "no-trap" && one.additions.contains(.lock(true))
  }
}

/// A app whose controllers are declared in the opposite order.
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
