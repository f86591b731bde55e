import Testing

@testable import OrientationModel

struct WorldTests {
  @Test func `a world is 32 bytes, and its tape is where it is read`() {
    #expect(MemoryLayout<World>.size == 32)
    #expect(MemoryLayout<World>.offset(of: \.tape) == World.tapeOffset)
  }

  @Test func `a byte is read where it was written, in a short tape and in a long one`() {
    var world = World()
    let cast = Cast(CastSheet())
    defer { withExtendedLifetime(cast) {} }
    for value in 1...40 {
      world.insert([UInt8(value)], at: value - 1)
      var copy = world
      withUnsafeMutablePointer(to: &copy) { address in
        let scene = Scene(cast, UnsafePointer(address))
        for offset in 0..<value { #expect(scene.byte(offset) == UInt8(offset + 1)) }
      }
      #expect(copy.isSpilled == (value > 16))
    }
    world.remove(30, at: 5)
    #expect(!world.isSpilled)
    #expect((0..<10).map { world.byte($0) } == [1, 2, 3, 4, 5, 36, 37, 38, 39, 40])
  }

  @Test func `what an answer depends on is remembered with it, and nothing else`() {
    func changes(_ edit: (inout World) -> Void) -> Bool {
      var world = World()
      edit(&world)
      #expect(world.bits != World().bits)
      return world.sceneBits != World().sceneBits
    }
    #expect(changes { $0.castIndex = 1 })
    #expect(changes { $0.inlineCount = 1 })
    #expect(changes { $0.presentationCount = 1 })
    #expect(changes { $0.interface = .landscapeLeft })
    #expect(changes { $0.mode = .windowed })
    #expect(changes { $0.swipe = .dismiss })
    #expect(!changes { $0.device = .landscapeRight })
    #expect(!changes { $0.held = .faceDown })
    #expect(!changes { $0.definite = .landscapeRight })
    #expect(!changes { $0.forced = .landscapeLeft })
    #expect(!changes { $0.isLocked = true })
    #expect(!changes { $0.lockSide = .landscapeLeft })
    #expect(!changes { $0.generating = 7 })
    #expect(!changes { $0.mainSettled = .landscapeLeft })
    #expect(!changes { $0.statusBar = .landscapeLeft })
  }

  @Test func `a step that is refused leaves the world as it was, short or long`() {
    var sheet = CastSheet()
    let stack = sheet.add(.init(name: "Main", Controller(kind: .navigation)))
    let list = sheet.add(.init(name: "List", Controller(kind: .screen)))
    sheet[stack].children = [list]
    let detail = sheet.add(.init(name: "Detail", Controller(kind: .screen)))
    sheet.windows[0].root = stack
    var stage = Stage(sheet)
    var world = stage.launch().world
    for _ in 0..<30 {
      let before = world
      #expect(stage.perform(.select(list), on: &world).problem == .notATab(list))
      #expect(world == before)
      #expect(stage.perform(.push(detail, into: nil), on: &world).problem == nil)
      #expect(world != before)
    }
  }
}
