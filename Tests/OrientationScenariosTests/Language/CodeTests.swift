import OrientationModel
import OrientationScenarios
import Testing

struct CodeTests {
  /// Those whose example cannot be a text, or is no file.
  static let withoutFile: Set<Problem.Code> = [.notUTF8, .severalLines]

  @Test(arguments: Problem.Code.allCases)
  func `every code has a title, a paragraph and two examples`(_ code: Problem.Code) {
    let explanation = code.explanation
    #expect(!explanation.title.isEmpty && !explanation.title.contains("\n"))
    #expect(!explanation.title.hasSuffix("."))
    #expect(explanation.paragraph.hasSuffix("."))
    #expect(Problem.Code(text: code.text) == code)
    #expect(Problem.Code(text: code.text.lowercased()) == code)
  }

  @Test(arguments: Problem.Code.allCases.filter { !withoutFile.contains($0) })
  func `the wrong example has its problem and no other, the right one has none`(
    _ code: Problem.Code
  ) {
    let wrong = Scenario.parse(code.explanation.wrong)
    #expect(wrong.problems.map(\.code) == [code], "\(code.explanation.wrong)")
    let right = code.explanation.right
    #expect(Scenario.parse(right).report(file: "right", in: Array(right.utf8)) == "")
  }

  @Test func `no two codes have the same title`() {
    let titles = Problem.Code.allCases.map(\.title)
    #expect(Set(titles).count == titles.count)
  }

  @Test func `an explanation prints without control characters`() {
    for code in Problem.Code.allCases {
      let text = code.explanation.text(for: code)
      #expect(text.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A || $0 == 0x09 })
    }
  }
}
