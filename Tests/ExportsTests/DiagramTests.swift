import OrientationScenarios
import Proofs
import TestSupport
import Testing

@testable import Exports

struct DiagramTests {
  @Test func `the tree says who was asked and who was not`() throws {
    let input = try Shelf.bundled("a-sheet-has-no-say")
    expectText(try input.text(.mermaid) { $0.step = 2 }, recorded: "Recorded/tree.mmd")
    expectText(try input.text(.dot) { $0.step = 2 }, recorded: "Recorded/tree.dot")
  }

  @Test func `whoever was called and not used is not drawn as asked`() throws {
    let input = Shelf.input(
      """
      device iPhone
      ios 16
      screen List supports portrait
      screen Other supports portrait
      root
        tabs
          List
          Other
      rotate landscapeLeft
      select Other
      """)
    let tree = try input.text(.mermaid) { $0.step = 2 }
    #expect(tree.contains("called, not used: "), "\(tree)")
    #expect(!tree.contains(":::decided") && !tree.contains("==>"))
    #expect(!(try input.text(.dot) { $0.step = 2 }).contains("\\nasked: "))
    #expect(try input.text(.svg) { $0.step = 2 }.contains("called, not used"))
  }

  @Test func `the graph says what a user can reach`() throws {
    let input = try Shelf.bundled("the-list-and-the-phone")
    expectText(try input.text(.mermaid) { $0.isGraph = true }, recorded: "Recorded/graph.mmd")
    #expect(try input.text(.dot) { $0.isGraph = true }.hasPrefix("digraph"))
  }

  @Test func `labels are quoted and hold nothing that Mermaid would read`() throws {
    let input = Shelf.input(Shelf.awkward)
    for number in input.play.episodes.indices {
      try Mermaid.check(try input.text(.mermaid) { $0.step = number })
      try Dot.check(try input.text(.dot) { $0.step = number })
    }
  }

  @Test(.enabled(if: Tool.path("dot") != nil))
  func `Graphviz draws it`() throws {
    for text in [
      try Shelf.input(Shelf.awkward).text(.dot),
      try Shelf.bundled("the-list-and-the-phone").text(.dot) { $0.isGraph = true },
    ] {
      let ended = try Tool.run(
        "dot -Tsvg in.dot -o out.svg && wc -c < out.svg", files: ["in.dot": text])
      #expect(ended.code == 0, "\(ended.output)")
      #expect(!ended.output.contains("rror"), "\(ended.output)")
    }
  }
}
