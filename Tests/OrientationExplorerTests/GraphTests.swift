import OrientationExplorer
import OrientationModel
import Testing

struct GraphTests {
  @Test func `a screen that turns is three sights of six states`() {
    let graph = OrientationGraph(Exploration(Toys.single(.allButUpsideDown)).run())
    #expect(graph.stateCounts == [6, 6, 6])
    #expect(graph.nodes.map(\.visible) == [1, 1, 1])
    #expect(graph.name(of: 0) == "Root · portrait")
    // From each sight to both others, by the one rotation that leads there, in each of six states.
    #expect(graph.edges.count == 6)
    #expect(graph.edges.allSatisfy { $0.count == 6 })
    #expect(graph.missingCount == 0)
  }

  @Test func `the folded counts add up to all transitions`() {
    let explored = Exploration(Toys.tabs(2, pushing: [.landscape]), depth: 1).run()
    let graph = OrientationGraph(explored, keepsStanding: true)
    #expect(graph.stateCounts.reduce(0, +) == explored.states)
    #expect(graph.edges.reduce(0) { $0 + $1.count } == explored.transitions)
  }

  @Test func `an exception is a sight of its own`() {
    var sheet = Toys.navigation(pushing: [.landscape])
    sheet.settings.plist = [.portrait]
    let graph = OrientationGraph(Exploration(sheet).run())
    #expect(graph.nodes.count == 2)
    #expect(graph.name(of: 1) == "crashed")
    #expect(graph.edges.map(\.count) == [12])
  }

  @Test func `the graph is told to Graphviz and to Mermaid`() {
    var sheet = Toys.single(.allButUpsideDown)
    sheet.entries[0].name = "The \"Root\""
    let graph = OrientationGraph(Exploration(sheet).run())
    let dot = graph.dot { "\($0 == .rotate(.landscapeLeft) ? "left" : "other")" }
    #expect(dot.hasPrefix("digraph orientation {\n"))
    #expect(dot.contains(#"  n0 [label="The \"Root\" · portrait\n6 states", style=bold];"#))
    #expect(dot.contains(#"  n0 -> n1 [label="left ×6"];"#))
    let mermaid = graph.mermaid { _ in "step" }
    #expect(
      mermaid.hasPrefix("flowchart LR\n  n0[\"The #quot;Root#quot; · portrait<br/>6 states\"]"))
    #expect(mermaid.contains("  n0 -->|\"step ×6\"| n1\n"))
  }
}

struct CoverageTests {
  @Test func `who walks to the nearest unvisited state has seen everything in the end`() {
    let explored = Exploration(Toys.navigation(pushing: [.landscape])).run()
    var coverage = Coverage(explored)
    var stage = explored.stage
    var world = stage.launch().world
    coverage.visit(world)
    while let way = coverage.way(from: world, to: .unvisited) {
      for step in way {
        let outcome = stage.perform(step, on: &world)
        let isKnown = coverage.visit(world)
        #expect(outcome.problem == nil && isKnown)
      }
    }
    #expect(coverage.visitedCount == explored.states)
    #expect(coverage.total == explored.states)
  }

  @Test func `the way to trouble is as short as the finding's`() {
    let explored = Exploration(Toys.navigation(pushing: [.landscape], 15)).run()
    let coverage = Coverage(explored)
    var stage = explored.stage
    let way = coverage.way(from: stage.launch().world, to: .trouble)
    let shortest = explored.findings.filter { !$0.holds }.compactMap { finding in
      finding.path.map { $0.count }
    }.min()
    #expect(coverage.troubleCount > 0)
    #expect(way.map { $0.count <= shortest ?? 0 } == true)
  }

  @Test func `a world that nobody can reach is in no state`() {
    let explored = Exploration(Toys.navigation(pushing: [.landscape])).run()
    var stage = explored.stage
    var world = stage.launch().world
    for _ in 0..<3 { _ = stage.perform(.push(3, into: nil), on: &world) }
    #expect(StateGraph(explored).state(of: world) == nil)
  }

  @Test func `the rules that have a word somewhere are counted up to a bound`() {
    let explored = Exploration(Toys.navigation(pushing: [.landscape])).run()
    let all = explored.rules(inTransitions: .max)
    #expect(all.contains(Rule.changedAnswerTurnsFrom16))
    #expect(explored.rules(inTransitions: 1).isSubset(of: all))
    #expect(explored.rules(inTransitions: 1).count < all.count)
  }
}
