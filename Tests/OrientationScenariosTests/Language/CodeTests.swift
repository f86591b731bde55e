import OrientationModel
import OrientationScenarios
import Testing

struct CodeTests {
  /// Those whose example cannot be a text, or is no file, or is read with one only.
  static let withoutFile: Set<Problem.Code> = [.notUTF8, .severalLines, .brokenSolution]

  @Test(arguments: Problem.Code.allCases)
  func `every code has a title, a paragraph and two examples`(_ code: Problem.Code) {
    #expect(!code.title.isEmpty && !code.title.contains("\n"))
    #expect(!code.title.hasSuffix("."))
    #expect(code.paragraph.hasSuffix("."))
    #expect(Problem.Code(text: code.text) == code)
    #expect(Problem.Code(text: code.text.lowercased()) == code)
  }

  @Test(arguments: Problem.Code.allCases.filter { !withoutFile.contains($0) })
  func `the wrong example has its problem and no other, the right one has none and can be played`(
    _ code: Problem.Code
  ) {
    let wrong = Scenario.parse(code.wrong)
    #expect(wrong.problems.map(\.code) == [code], "\(code.wrong)")
    let right = code.right
    #expect(Scenario.parse(right).report(file: "right", in: Array(right.utf8)) == "")
    #expect(Play(Scenario.parse(right).scenario).stop == nil, "\(right)")
  }

  @Test func `no two codes have the same number or title`() {
    let numbers = Problem.Code.allCases.map(\.number)
    #expect(numbers == Set(numbers).sorted())
    let titles = Problem.Code.allCases.map(\.title)
    #expect(Set(titles).count == titles.count)
  }
}
