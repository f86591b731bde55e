import OrientationExplorer
import OrientationModel
import Proofs
import Testing

/// Casts so small that their states can be counted by hand.
struct ToyTests {
  @Test func `a screen that never turns has a state for each way to hold the device`() {
    // Four sides, and lying on either face after each of them: 4 + 2 * 4.
    let explored = Exploration(Toys.single(.portrait)).run()
    #expect(explored.states == 12)
    #expect(explored.transitions == 12 * 6)
    #expect(explored.levels == [1, 5, 6])
    #expect(explored.isComplete)
    #expect(explored.bound == 2)
  }

  @Test func `upside down the interface stays in any of the three it came from`() {
    // Upright, left and right show one interface each, upside down three; flat doubles that twice.
    let explored = Exploration(Toys.single(.allButUpsideDown)).run()
    #expect(explored.states == (1 + 1 + 1 + 3) * 3)
    #expect(explored.transitions == 18 * 6)
    #expect(explored.levels == [1, 5, 8, 4])
  }

  @Test func `a screen is pushed onto itself until the stack is as deep as the bound`() {
    let explored = Exploration(Toys.navigation(pushing: [.portrait])).run()
    #expect(explored.states == 3 * 12)
    #expect(explored.transitions == 36 * 6 + 2 * 12 + 2 * 12)
    #expect(Exploration(Toys.navigation(pushing: [.portrait]), depth: 0).run().states == 12)
    #expect(Exploration(Toys.navigation(pushing: [.portrait]), depth: 5).run().states == 72)
  }

  @Test func `two screens make 1 + 2 + 4 stacks`() {
    let explored = Exploration(Toys.navigation(pushing: [.portrait, .portrait])).run()
    #expect(explored.states == 7 * 12)
    #expect(explored.transitions == 84 * 6 + (3 * 2 + 6) * 12)
  }

  @Test func `each tab can be selected, the selected one included`() {
    var app = Toys.app()
    let tabs = app.container("Tabs", .tabs)
    app[tabs].children = [app.screen("One", .portrait), app.screen("Two", .portrait)]
    app[tabs].controller.supports = .portrait
    app.windows[0].root = tabs
    let explored = Exploration(app).run()
    #expect(explored.states == 2 * 12)
    #expect(explored.transitions == 24 * 8)
  }

  @Test func `what is presented can be dismissed and nothing else`() {
    var app = Toys.navigation(pushing: [.portrait])
    let photo = app.screen("Photo", .portrait)
    let explored = Exploration(app, presenting: [.init(photo, as: .fullScreen)], depth: 1).run()
    // Stacks: the root, and Screen 0 or Photo on it; each with or without the presentation.
    #expect(explored.states == 3 * 2 * 12)
    #expect(explored.transitions == (72 * 6) + (2 + 1 + 1 + 3 + 3) * 12)
  }

  @Test func `a presentation stands on another where a line says from`() {
    var app = Toys.single(.portrait)
    let one = app.screen("One", .portrait)
    let two = app.screen("Two", .portrait)
    let lines: [Repertoire.Presentation] = [
      .init(one, as: .fullScreen), .init(two, as: .fullScreen, from: one),
    ]
    // Nothing, One, Two, Two on One.
    let explored = Exploration(app, presenting: lines).run()
    #expect(explored.states == 4 * 12)
    #expect(explored.transitions == 48 * 6 + (2 + 2 + 1 + 1) * 12)
    #expect(Exploration(app, presenting: lines, depth: 1).run().states == 3 * 12)
  }

  @Test func `inside what is presented its own stack can be pushed`() {
    var app = Toys.single(.portrait)
    let stack = app.container("Album", .navigation, asks: .top)
    app[stack].children = [app.screen("Cover", .portrait)]
    app.screen("Page", .portrait)
    // Cover is declared outside the tree, so it can be pushed too: 1 + 2 + 4 stacks.
    let explored = Exploration(app, presenting: [.init(stack, as: .fullScreen)]).run()
    #expect(explored.states == (1 + 7) * 12)
  }

  // MARK: What lines show

  /// A stack in each of two tabs, and two screens.
  private func twoStacks() -> App { Toys.tabs(2, pushing: [.portrait, .portrait]) }

  private func explored(_ app: App, _ lines: [Step], isImported: Bool = false) -> Explored {
    var repertoire = Repertoire(app)
    repertoire.show(lines, of: app, isImported: isImported)
    return Exploration(app, repertoire).run()
  }

  @Test func `a screen that lines only present is never pushed, and one that none shows is`() {
    let app = Toys.navigation(pushing: [.portrait, .portrait])
    let first = app.id("Screen 0")
    let second = app.id("Screen 1")
    let lines: [Step] = [.present(first, as: .fullScreen, from: nil)]
    // Stacks of Screen 1: 1 + 1 + 1, each with or without the presentation.
    #expect(explored(app, lines).states == 3 * 2 * 12)
    #expect(explored(app, lines, isImported: true).states == 2 * 12)
    // What lines push and present is shown both ways.
    let both = explored(app, lines + [.push(first, into: nil)], isImported: true)
    #expect(both.states == 3 * 2 * 12)
    #expect(explored(app, [.push(second, into: nil)]).states == 7 * 12)
    #expect(explored(app, [.push(second, into: nil)], isImported: true).states == 3 * 12)
  }

  @Test func `a screen inside what lines present is shown so`() {
    var app = Toys.navigation(pushing: [.portrait])
    let album = app.container("Album", .navigation, asks: .top)
    app[album].children = [app.id("Screen 0")]
    #expect(explored(app, [.present(album, as: .fullScreen, from: nil)]).states == 2 * 12)
  }

  @Test func `a line that names a stack pushes there, in visibleState or not`() {
    let app = twoStacks()
    let push = Step.push(app.id("Screen 0"), into: app.id("Stack 1"))
    let explored = explored(app, [push], isImported: true)
    let plain = PlainEnumeration(app, showing: [push], isImported: true)
    #expect(explored.levels == plain.levels)
    #expect(explored.transitions == plain.transitions)
    for finding in explored.findings {
      let isPlayed = finding.path.map { plain.breaks(finding.property.name, after: $0) } ?? true
      #expect(isPlayed)
    }
    #expect(explored.states > self.explored(app, [], isImported: true).states)
    #expect(Exploration(app, Repertoire(app)).run().states > explored.states)
  }

  @Test func `while something is presented a stack under it gets nothing`() {
    let app = twoStacks()
    let lines: [Step] = [
      .push(app.id("Screen 0"), into: app.id("Stack 0")),
      .present(app.id("Screen 1"), as: .fullScreen, from: nil),
    ]
    let repertoire = explored(app, lines, isImported: true)
    let plain = PlainEnumeration(app, showing: lines, isImported: true)
    #expect(repertoire.states == plain.distances.count)
    #expect(repertoire.transitions == plain.transitions)
    #expect(repertoire.levels == plain.levels)
  }

  @Test func `no style and the version's default are one pair`() {
    var app = Toys.single(.portrait)
    let one = app.screen("One", .portrait)
    let lines: [Repertoire.Presentation] = [.init(one), .init(one, as: .pageSheet)]
    #expect(Exploration(app, presenting: lines).run().states == 2 * 12)
    app.settings.version = SystemVersion(12)
    #expect(Exploration(app, presenting: lines).run().states == 3 * 12)
  }

  @Test func `an exception is one state without steps`() {
    var app = Toys.navigation(pushing: [.landscape, .landscapeLeft])
    app.settings.plist = [.portrait]
    app.settings.assumptions[.treeChangeThrows] = true
    let explored = Exploration(app).run()
    #expect(explored.states == 12 + 1)
    #expect(explored.transitions == 12 * 8)
    #expect((0..<explored.states).count { explored.world(of: $0) == nil } == 1)
    #expect(explored.findings.map(\.holds) == [false, true, true, true, true, true])
    #expect(explored.findings.first?.path == [.push(3, into: nil)])
    #expect(explored.findings.first?.count == 24)
  }

  @Test func `a launch that fails is the only state`() {
    var app = Toys.single(.landscape)
    app.settings.plist = [.portrait]
    app.settings.version = 12
    let explored = Exploration(app).run()
    #expect(explored.states == 1)
    #expect(explored.transitions == 0)
    #expect(explored.levels == [1])
    #expect(explored.findings.first?.path == [])
  }

  @Test func `the lock is a part of the state where the set can change it`() {
    let app = Toys.single(.portrait)
    var locked = app
    locked.settings.isLocked = true
    // Nothing a hand does reaches the app: one state, six steps that change nothing.
    #expect(Exploration(locked).run().states == 1)
    #expect(Exploration(locked).run().transitions == 6)
    let explored = Exploration(app, adding: [.lock(true), .lock(false)]).run()
    // Open: 12. Locked: a side held now, or a face up or down after one of four sides.
    #expect(explored.states == 12 + 12)
    #expect(explored.transitions == 24 * 8)
  }

  @Test func `a set of steps is the whole set`() {
    var exploration = Exploration(Toys.navigation(pushing: [.portrait]))
    exploration.repertoire.families = [.push]
    let explored = exploration.run()
    #expect(explored.states == 3)
    #expect(explored.transitions == 2)
    #expect(explored.levels == [1, 1, 1])
  }
}
