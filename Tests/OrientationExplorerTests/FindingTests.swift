import OrientationExplorer
import OrientationModel
import Proofs
import Testing

/// What a search says of properties, and how it ends.
struct FindingTests {
  @Test func `the shipped properties come in the order of the contract`() {
    #expect(
      Property.shipped.map(\.name) == [
        "no-exception", "shown-is-supported", "no-trap", "leaving-restores", "no-double-turn",
        "shown-is-allowed",
      ])
  }

  @Test func `on iOS 15 a push shows a screen in an orientation it does not support`() {
    let explored = Exploration(Toys.navigation(pushing: [.landscape], 15)).run()
    let finding = explored.findings[1]
    #expect(!finding.holds)
    #expect(finding.path == [.push(3, into: nil)])
    #expect(Exploration(Toys.navigation(pushing: [.landscape], 16)).run().findings[1].holds)
  }

  @Test func `under the lock nothing turns where several orientations are allowed`() {
    var app = Toys.single(.all)
    #expect(Exploration(app).run().findings[2].holds)
    app.settings.isLocked = true
    #expect(Exploration(app).run().findings[2].path == [])
  }

  @Test func `a screen of one's own is judged by a predicate`() {
    var exploration = Exploration(Toys.navigation(pushing: [.landscape]))
    exploration.properties = [
      Property("upright", sentence: "The interface stays upright.", .always) {
        $0.after.interface == .portrait
      },
      Property("no-left", sentence: "Nobody sees the left side.", .never) {
        $0.after.interface == .landscapeLeft
      },
      Property("turns", sentence: "Some step turns by itself.", .possible) {
        $0.outcome.turnCount > 0 && $0.step == .pop
      },
      Property("twice", sentence: "The screen can be pushed twice.", .possible) {
        $0.trace.deciding?.decider == 40
      },
    ]
    let explored = exploration.run()
    #expect(explored.findings.map(\.holds) == [false, false, true, false])
    #expect(explored.findings[0].path == [.push(3, into: nil)])
    #expect(
      explored.findings[1].path == [.rotate(.landscapeRight), .push(3, into: nil)])
    #expect(explored.findings[2].path == [.push(3, into: nil), .pop])
    #expect(explored.findings[3].path == nil)
  }

  @Test func `a path that does not break the property is told from one that does`() {
    let app = Toys.navigation(pushing: [.landscape], 15)
    let plain = PlainEnumeration(app)
    #expect(plain.breaks("shown-is-supported", after: [.push(3, into: nil)]))
    #expect(!plain.breaks("shown-is-supported", after: [.rotate(.landscapeLeft)]))
    #expect(!plain.breaks("shown-is-supported", after: [.pop]))
  }

  @Test func `code that answers each turn with another is a loop`() {
    var app = Toys.single(.all, 15)
    app.reactions = [
      Reaction(
        owner: 1, moment: .deviceExactly(.landscapeLeft),
        steps: [.force(.orientation(.landscapeLeft))]),
      Reaction(
        owner: 1, moment: .deviceExactly(.landscapeRight),
        steps: [.force(.orientation(.landscapeRight))]),
    ]
    let explored = Exploration(app).run()
    #expect(explored.loop?.path == [.rotate(.landscapeLeft)])
    #expect(explored.levels == [1, 3, 2])
  }
}

struct BoundTests {
  @Test func `the limit ends a search with what was found`() {
    var exploration = Exploration(Toys.tabs(2, pushing: [.landscape]))
    exploration.limit = 100
    let explored = exploration.run()
    #expect(explored.states == 100)
    #expect(explored.stop == .limit)
    #expect(!explored.isComplete)
    #expect(explored.levels.reduce(0, +) == 100)
  }

  @Test func `a limit of exactly all states is no bound`() {
    var exploration = Exploration(Toys.single(.portrait))
    exploration.limit = 12
    #expect(exploration.run().isComplete)
  }

  @Test func `the end of memory ends a search with what was found`() {
    var exploration = Exploration(Toys.tabs(3, pushing: [.landscape, .all]), depth: 3)
    exploration.memoryLimit = 1 << 20
    let explored = exploration.run()
    #expect(explored.stop == .memory)
    #expect(explored.states > 1000)
    #expect(explored.statistics.memory <= 1 << 20)
  }

  @Test func `an interruption ends a search after the block under way`() {
    let interruption = Interruption()
    interruption.raise()
    let explored = Exploration(Toys.tabs(2, pushing: [.landscape])).run(
      interruption: interruption)
    #expect(explored.stop == .interrupted)
    #expect(explored.levels == [1, 7])
  }

  @Test func `progress counts up to what the search ends with`() {
    var heard: [SearchProgress] = []
    let explored = Exploration(Toys.navigation(pushing: [.landscape])).run { heard.append($0) }
    #expect(heard.map(\.states) == heard.map(\.states).sorted())
    #expect(heard.last?.states == explored.states)
    #expect(heard.last?.waiting == 0)
    #expect(explored.statistics.depth == explored.levels.count - 1)
  }
}
