import OrientationModel
import Testing

/// Sizes at which the tape changes its shape: deep stacks, many presentations, many controllers.
struct DepthTests {
  private func sheet(crowd: Int = 0) -> CastSheet {
    var sheet = CastSheet()
    sheet.settings.version = SystemVersion(15)
    let list = sheet.add(.init(name: "List", Controller(kind: .screen)))
    var stack = CastSheet.Entry(name: "Main", Controller(kind: .navigation))
    stack.children = [list]
    sheet.windows[0].root = sheet.add(stack)
    for number in 0..<crowd {
      sheet.add(.init(name: "Crowd \(number)", Controller(kind: .screen)))
    }
    return sheet
  }

  @Test(arguments: [0, 300]) func `a stack grows beyond 255 and shrinks back to the same world`(
    crowd: Int
  ) {
    var stage = Stage(sheet(crowd: crowd))
    var (world, _) = stage.launch()
    var heights = [world]
    let id: ControllerID = crowd == 0 ? 1 : 290
    for _ in 0..<600 {
      #expect(stage.perform(.push(id, into: nil), on: &world).problem == nil)
      heights.append(world)
    }
    #expect(Set(heights).count == heights.count)
    for height in (0..<600).reversed() {
      #expect(stage.perform(.pop, on: &world).problem == nil)
      #expect(world == heights[height])
    }
    #expect(stage.perform(.pop, on: &world).problem == .nothingToPop)
  }

  @Test func `a turn reaches the top of a stack of a thousand`() {
    var stage = Stage(sheet())
    var (world, _) = stage.launch()
    for _ in 0..<1000 { _ = stage.perform(.push(1, into: nil), on: &world) }
    #expect(stage.perform(.rotate(.landscapeLeft), on: &world).turnCount == 1)
    #expect(stage.perform(.popToRoot, on: &world).problem == nil)
    #expect(stage.snapshot(of: world).visible == 1)
  }

  @Test func `255 presentations stand on each other, and the next is refused`() {
    var stage = Stage(sheet())
    var (world, _) = stage.launch()
    let first = world
    for _ in 0..<255 {
      #expect(stage.perform(.present(1, as: .fullScreen, from: nil), on: &world).problem == nil)
    }
    let full = world
    #expect(
      stage.perform(.present(1, as: .fullScreen, from: nil), on: &world).problem
        == .notPresentable(1))
    #expect(world == full)
    for _ in 0..<255 { #expect(stage.perform(.dismiss(nil), on: &world).problem == nil) }
    #expect(world == first)
  }

  @Test func `a long tape and a short one of the same stage are the same world`() {
    var stage = Stage(sheet())
    var (world, _) = stage.launch()
    for height in 0..<40 {
      let before = world
      #expect(stage.perform(.push(1, into: nil), on: &world).problem == nil, "\(height)")
      var back = world
      #expect(stage.perform(.pop, on: &back).problem == nil)
      #expect(back == before && back.hashValue == before.hashValue)
    }
  }

  @Test func `a chain of reactions without an end is refused, and nothing has happened`() {
    var sheet = sheet()
    sheet.reactions = [
      Reaction(owner: 1, moment: .appeared, steps: [.push(1, into: nil)])
    ]
    var stage = Stage(sheet)
    let (world, outcome) = stage.launch()
    #expect(outcome.problem == .endlessReactions)
    sheet.reactions = [
      Reaction(owner: 1, moment: .disappeared, steps: [.push(1, into: nil), .pop])
    ]
    var calm = Stage(sheet)
    var (quiet, launched) = calm.launch()
    #expect(launched.problem == nil && quiet != world)
    let before = quiet
    #expect(calm.perform(.push(1, into: nil), on: &quiet).problem == .endlessReactions)
    #expect(quiet == before)
  }
}
