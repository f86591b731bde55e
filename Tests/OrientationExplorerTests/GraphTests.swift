import OrientationExplorer
import OrientationModel
import Proofs
import Testing

struct GraphTests {
  @Test func `a screen that turns is three sights of six states`() {
    let graph = OrientationGraph(Exploration(Toys.single(.allButUpsideDown)).run())
    #expect(graph.stateCounts == [6, 6, 6])
    #expect(graph.nodes.map(\.visible) == [1, 1, 1])
    #expect(graph.name(of: 0) == "Root · portrait")
    // From each sight to both others, by the one rotation that leads there.
    #expect(graph.edges.count == 6)
  }

  @Test func `each state is folded into one visibleState`() {
    let explored = Exploration(Toys.tabs(2, pushing: [.landscape]), depth: 1).run()
    let graph = OrientationGraph(explored)
    #expect(graph.stateCounts.reduce(0, +) == explored.states)
    #expect(graph.edges.allSatisfy { $0.source != $0.target })
  }

  @Test func `an exception is a visibleState of its own`() {
    var app = Toys.navigation(pushing: [.landscape])
    app.settings.plist = [.portrait]
    app.settings.assumptions[.treeChangeThrows] = true
    let graph = OrientationGraph(Exploration(app).run())
    #expect(graph.nodes.count == 2)
    #expect(graph.name(of: 1) == "crashed")
    #expect(graph.edges.count == 1)
  }
}

struct StateTests {
  @Test func `every state is found again by its world, and a world nobody can reach by none`() {
    let explored = Exploration(Toys.navigation(pushing: [.landscape])).run()
    for state in 0..<explored.states {
      #expect(explored.world(of: state).flatMap(explored.state) == state)
    }
    var simulator = explored.simulator
    var world = simulator.launch().world
    for _ in 0..<3 { _ = simulator.perform(.push(3, into: nil), on: &world) }
    #expect(explored.state(of: world) == nil)
  }

  @Test func `a search may start where a play stands`() {
    let app = Toys.navigation(pushing: [.landscape], 15)
    var simulator = Simulator(app)
    var world = simulator.launch().world
    _ = simulator.perform(.push(3, into: nil), on: &world)
    var exploration = Exploration(
      simulator, from: world, Repertoire(only: [.rotate(.faceUp), .pop], depth: 2))
    exploration.properties = [.shownIsSupported]
    // The screen is seen upright, which it does not support: where somebody stands is not news.
    #expect(exploration.run().findings.first?.path == [.rotate(.faceUp)])
    exploration.repertoire = Repertoire(only: [.rotate(.landscapeLeft)], depth: 2)
    #expect(exploration.run().findings.first?.holds == true)
    #expect(exploration.run().isComplete)
  }
}
