import OrientationExplorer
import OrientationModel
import Proofs
import Testing

struct SightTests {
  @Test func `a screen that turns is three sights of six states`() {
    let sights = Exploration(Toys.single(.allButUpsideDown)).run().sights
    #expect(sights.map { $0.stateCount } == [6, 6, 6])
    #expect(sights.map { $0.visible } == [1, 1, 1])
    #expect(sights[0].name == "Root · portrait")
  }

  @Test func `each state is part of one sight`() {
    let explored = Exploration(Toys.tabs(2, pushing: [.landscape]), depth: 1).run()
    #expect(explored.sights.reduce(0) { $0 + $1.stateCount } == explored.states)
  }

  @Test func `an exception is a sight of its own`() {
    var app = Toys.navigation(pushing: [.landscape])
    app.settings.plist = [.portrait]
    app.settings.assumptions[.treeChangeThrows] = true
    let sights = Exploration(app).run().sights
    #expect(sights.count == 2)
    #expect(sights[1].name == "crashed" && sights[1].isBroken)
  }
}

struct StartTests {
  @Test func `a search may start where a play stands`() {
    let app = Toys.navigation(pushing: [.landscape], 15)
    var simulator = Simulator(app)
    var world = simulator.launch().world
    _ = simulator.perform(.push(3, into: nil), on: &world)
    var exploration = Exploration(app, only([.rotate(.faceUp), .pop], in: app))
    exploration.simulator = simulator
    exploration.start = world
    exploration.properties = [.shownIsSupported]
    // The screen is seen upright, which it does not support: where somebody stands is not news.
    #expect(exploration.run().findings.first?.path == [.rotate(.faceUp)])
    exploration.repertoire = only([.rotate(.landscapeLeft)], in: app)
    #expect(exploration.run().findings.first?.holds == true)
    #expect(exploration.run().isComplete)
  }

  /// These steps and no others, on offer everywhere.
  private func only(_ steps: [Step], in app: App) -> Repertoire {
    var repertoire = Repertoire(app, additions: steps)
    repertoire.families = []
    return repertoire
  }
}
