import CPage
import Proofs
import Testing

/// What a machine without a system lacks: its memory, and its arithmetic of 128 bits.
@Suite(.serialized) struct MachineTests {
  /// A piece of memory, and the byte that all of it has.
  private struct Piece {
    let memory: UnsafeMutablePointer<UInt8>
    let count: Int
    let mark: UInt8

    var isWhole: Bool { (0..<count).allSatisfy { memory[$0] == mark } }
  }

  @Test func `pieces of memory never meet and are used again`() {
    var chance = Chance(seed: 41)
    var pieces: [Piece] = []
    var most = 0
    for round in 0..<60_000 {
      if pieces.count < 400, Bool.random(using: &chance) || pieces.isEmpty {
        let isLarge = Int.random(in: 0..<200, using: &chance) == 0
        let count = Int.random(in: 1...(isLarge ? 100_000 : 600), using: &chance)
        guard let memory = page_malloc(count) else {
          Issue.record("there is no memory left for \(count) bytes in round \(round)")
          return
        }
        #expect(Int(bitPattern: memory) % 16 == 0)
        let mark = UInt8(truncatingIfNeeded: round)
        let bytes = memory.assumingMemoryBound(to: UInt8.self)
        bytes.update(repeating: mark, count: count)
        pieces.append(Piece(memory: bytes, count: count, mark: mark))
      } else {
        let piece = pieces.remove(at: Int.random(in: pieces.indices, using: &chance))
        if !piece.isWhole { Issue.record("another piece wrote into one of \(piece.count) bytes") }
        page_free(piece.memory)
      }
      if round == 30_000 { most = page_count() }
    }
    // What was given back is enough from then on, but for a few.
    #expect(page_count() < most + most / 4)
    for piece in pieces { page_free(piece.memory) }
  }

  @Test func `memory stands where it was asked to, and where there is none nothing is given`() {
    for alignment in [16, 64, 4096, 65_536] {
      var memory: UnsafeMutableRawPointer?
      #expect(page_posix_memalign(&memory, alignment, 100) == 0)
      #expect(Int(bitPattern: memory) % alignment == 0)
      page_free(memory)
    }
    #expect(page_malloc(page_room << 16) == nil || page_count() <= page_room)
    #expect(page_malloc(Int.max) == nil)
    page_free(nil)
  }

  @Test func `a page of memory holds a good part of what is asked for`() throws {
    // What is lost to rounding up: at most a quarter of a piece.
    for count in [17, 100, 129, 700, 5000, 32_768] {
      let before = page_count()
      var pieces: [UnsafeMutableRawPointer] = []
      var asked = 0
      while asked < 1 << 20 {
        pieces.append(try #require(page_malloc(count)))
        asked += count
      }
      #expect((page_count() - before) << 16 <= asked * 2)
      for piece in pieces { page_free(piece) }
    }
  }

  @Test(arguments: [0, 0.3, 0.49999999999999994, 0.5, 1.5, 2.4, 2.5, 1e15 + 0.5, 1e300])
  func `a number is rounded as everywhere else`(number: Double) {
    #expect(page_round(number) == number.rounded())
    #expect(page_round(-number) == -number.rounded())
  }

  @Test func `numbers of 128 bits are shifted and multiplied as everywhere else`() {
    var chance = Chance(seed: 128)
    for _ in 0..<5_000 {
      let (low, high) = (chance.next(), chance.next())
      let (byLow, byHigh) = (chance.next(), chance.next())
      let left = UInt128(high) << 64 | UInt128(low)
      let right = UInt128(byHigh) << 64 | UInt128(byLow)
      let count = Int32.random(in: 0..<128, using: &chance)
      var result = page_wide()
      page__multi3(&result, low, high, byLow, byHigh)
      #expect(result.number == left &* right)
      page__ashlti3(&result, low, high, count)
      #expect(result.number == left << count)
      page__lshrti3(&result, low, high, count)
      #expect(result.number == left >> count)
    }
  }
}

extension page_wide {
  fileprivate var number: UInt128 { UInt128(high) << 64 | UInt128(low) }
}
