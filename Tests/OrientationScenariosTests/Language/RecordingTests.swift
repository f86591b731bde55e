import OrientationScenarios
import Testing

struct RecordingTests {
  private func check(
    _ text: String, _ answers: [String], becomes expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let bytes = Array(text.utf8)
    let reading = Scenario.parse(bytes)
    #expect(reading.isRight, sourceLocation: sourceLocation)
    var left = answers[...]
    let filled = Recording.filling(
      bytes,
      with: reading.scenario.openExpectations.map { _, expectation in
        let count = expectation.openQuestions.count
        defer { left = left.dropFirst(count) }
        return Recording.Answer(to: expectation, [Recording.Answer.Line(Array(left.prefix(count)))])
      })
    #expect(left.isEmpty, sourceLocation: sourceLocation)
    #expect(String(decoding: filled, as: UTF8.self) == expected, sourceLocation: sourceLocation)
  }

  @Test func `only the question mark is changed`() {
    check(
      "root List # what? a list\nexpect   interface ?   # yes?\n\nrotate left\n\texpect  visible ?\n",
      ["portrait", "List"],
      becomes:
        "root List # what? a list\nexpect   interface portrait   # yes?\n\nrotate left\n\texpect  visible List\n"
    )
  }

  @Test func `byte order mark and line ends are kept`() {
    check(
      "\u{FEFF}root 写真\r\nexpect visible ?\r\nexpect interface ?", ["写真", "landscapeLeft"],
      becomes: "\u{FEFF}root 写真\r\nexpect visible 写真\r\nexpect interface landscapeLeft")
  }

  @Test func `a question mark in a window or behind an alternative is found`() {
    check(
      "root List\nexpect interface ? in main or ?\nexpect asked ?",
      ["portrait", "landscape", "nobody"],
      becomes: "root List\nexpect interface portrait in main or landscape\nexpect asked nobody")
  }

  @Test(arguments: ["\n", "\r\n"])
  func `a line becomes several, each with its qualifier and the same comment`(_ end: String) {
    let bytes = Array(
      ["\u{FEFF}expect iPad: interface ? or ?  # so", "root List", ""].joined(separator: end).utf8)
    let expectation = Scenario.parse(bytes).scenario.openExpectations[0].expectation
    let lines = [
      Recording.Answer.Line(["portrait", "none"], for: "ios 15: "),
      Recording.Answer.Line(["landscapeLeft", "all"], for: "ios 16: "),
    ]
    let filled = Recording.filling(bytes, with: [Recording.Answer(to: expectation, lines)])
    let expected = [
      "\u{FEFF}expect ios 15: interface portrait or none  # so",
      "expect ios 16: interface landscapeLeft or all  # so", "root List", "",
    ]
    #expect(String(decoding: filled, as: UTF8.self) == expected.joined(separator: end))
  }

  @Test func `an answer without its question mark is left out`() {
    let expectation = Scenario.parse("root List\nexpect interface ?").scenario.launch[0]
    let answer = Recording.Answer(to: expectation, [Recording.Answer.Line(["x"])])
    let bytes = Array("root List\nexpect interface x".utf8)
    #expect(Recording.filling(bytes, with: [answer]) == bytes)
  }
}
