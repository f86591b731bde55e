import OrientationModel
import Testing

/// What a world has room for, and what it refuses.
struct WorldLimitTests {
  private func app(_ build: (inout App) -> ControllerID) -> App {
    var app = App()
    app.windows[0].root = build(&app)
    return app
  }

  @Test func `requests for notifications are counted, and one too many is refused`() {
    let app = app { $0.add(.init(name: "A", Controller(kind: .screen))) }
    var simulator = Simulator(app)
    var world = simulator.launch().world
    for _ in 1..<WorldLimit.generating.most {
      #expect(simulator.perform(.beginGenerating, on: &world).problem == nil)
    }
    #expect(simulator.perform(.beginGenerating, on: &world).problem == .noRoom(.generating))
    for _ in 0..<WorldLimit.generating.most {
      #expect(simulator.perform(.endGenerating, on: &world).problem == nil)
    }
    #expect(simulator.perform(.endGenerating, on: &world).problem == .notGenerating)
  }

  @Test func `presentations are counted, and one too many is refused`() {
    var screens: [ControllerID] = []
    let app = app { app in
      for number in 0...256 {
        screens.append(app.add(.init(name: "S\(number)", Controller(kind: .screen))))
      }
      return screens[0]
    }
    var simulator = Simulator(app)
    var world = simulator.launch().world
    for screen in screens[1...255] {
      #expect(
        simulator.perform(.present(screen, as: .fullScreen, from: nil), on: &world).problem == nil)
    }
    let last = simulator.perform(.present(screens[256], as: .fullScreen, from: nil), on: &world)
    #expect(last.problem == .noRoom(.presentations))
  }

  @Test func `a step that names nobody is refused, and changes nothing`() {
    let app = app { $0.add(.init(name: "A", Controller(kind: .screen))) }
    var simulator = Simulator(app)
    let steps: [Step] = [
      .set(.supports(0, .mask(.portrait))), .set(.prefers(0, .unknown)), .push(0, into: nil),
      .present(0, as: nil, from: nil), .select(0), .popTo(0), .replaceRoot(0), .replace(1, with: 0),
      .dismiss(0), .update(0), .updateLock(0), .showWindow(AppLimit.noWindow),
      .set(.delegate(.during([0], .mask(.all), otherwise: .mask(.portrait)))),
      .set(.delegate(.window(AppLimit.noWindow, .mask(.all), otherwise: .mask(.portrait)))),
    ]
    for step in steps {
      var world = simulator.launch().world
      let before = world
      // What the version lacks is refused for that.
      let problem = simulator.perform(step, on: &world).problem
      #expect(problem == .namesNobody, "\(step): \(String(describing: problem))")
      #expect(world == before)
    }
  }

  @Test func `a hundred reactions are a chain, and one more is endless`() {
    for (count, problem) in [(100, nil), (101, StepProblem.endlessReactions)] {
      var app = app { $0.add(.init(name: "A", Controller(kind: .screen))) }
      app.reactions = (0..<count).map { _ in
        Reaction(owner: 1, moment: .rotated, condition: nil, steps: [.lock(false)])
      }
      var simulator = Simulator(app)
      var world = simulator.launch().world
      #expect(simulator.perform(.rotateLeft, on: &world).problem == problem)
    }
  }

  @Test func `a navigation is not pushed onto another`() {
    var inner: ControllerID = 0
    let app = app { app in
      let list = app.add(.init(name: "List", Controller(kind: .screen)))
      inner = app.add(.init(name: "Inner", Controller(kind: .navigation)))
      let main = app.add(.init(name: "Main", Controller(kind: .navigation)))
      app[main].children = [list]
      return main
    }
    var simulator = Simulator(app)
    var world = simulator.launch().world
    let before = world
    #expect(
      simulator.perform(.push(inner, into: nil), on: &world).problem
        == .navigationOntoNavigation(inner))
    #expect(world == before)
  }

  @Test func `the rules of choosing speak on the versions they are said for`() {
    let since: [(Rule, SystemVersion)] = [
      (.currentNext, 6), (.fixedOrderLast, 6), (.otherChangesOrder, 16),
    ]
    for (rule, version) in since { #expect(rule.since == version, "\(rule.number)") }
  }
}
