import OrientationExplorer
import OrientationModel
import Proofs
import Testing

struct ComparisonTests {
  @Test func `iOS 16 asks again after a push and iOS 15 does not`() {
    let comparison = PlayComparison(
      Exploration(Toys.navigation(pushing: [.landscape], 15)),
      Exploration(Toys.navigation(pushing: [.landscape], 16)))
    let difference = comparison.run().difference
    #expect(difference?.path == [.push(3, into: nil)])
    #expect(difference?.left.interface == .portrait)
    #expect(difference?.right.interface == .landscapeRight)
    #expect(difference.map { [$0.left.visible, $0.right.visible] } == ["Screen 0", "Screen 0"])
  }

  @Test func `a play is not told apart from itself, and that is a proof`() {
    let exploration = Exploration(Toys.tabs(2, pushing: [.landscape]), depth: 1)
    let answer = PlayComparison(exploration, exploration).run()
    #expect(answer.difference == nil)
    #expect(answer.stop == nil)
    let explored = exploration.run()
    #expect(answer.pairs == explored.states)
    #expect(answer.transitions == explored.transitions)
    #expect(answer.depth == explored.statistics.depth)
  }

  @Test func `a default that differs between versions is one step of both`() {
    var old = Toys.single(.portrait, 12)
    var new = Toys.single(.portrait, 13)
    let lines = [
      Repertoire.Presentation(old.screen("Form", .landscape)),
      Repertoire.Presentation(new.screen("Form", .landscape), as: .pageSheet),
    ]
    let difference = PlayComparison(
      Exploration(old, presenting: lines), Exploration(new, presenting: lines)
    ).run().difference
    #expect(difference?.path == [.present(2, as: nil, from: nil)])
  }

  @Test func `an exception in one of them tells them apart`() {
    var app = Toys.navigation(pushing: [.landscape], 16)
    app.settings.plist = [.portrait]
    app.settings.assumptions[.treeChangeThrows] = true
    var mild = app
    mild.settings.assumptions[.emptyMaskThrows] = false
    let difference = PlayComparison(Exploration(app), Exploration(mild)).run().difference
    #expect(difference?.path == [.push(3, into: nil)])
    #expect(difference?.left.interface == nil)
  }

  @Test func `the limit ends a comparison`() {
    let exploration = Exploration(Toys.tabs(2, pushing: [.landscape]))
    var comparison = PlayComparison(exploration, exploration)
    comparison.limit = 50
    #expect(comparison.run().stop == .limit)
  }
}
