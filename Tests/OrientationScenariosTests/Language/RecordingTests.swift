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
    let questions = reading.scenario.openQuestions
    #expect(questions.count == answers.count, sourceLocation: sourceLocation)
    let filled = Recording.filling(
      bytes,
      with: zip(answers, questions).map { Recording.Answer($0, at: $1.question.sign.place) })
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

  @Test func `an answer without its question mark is left out`() {
    let bytes = Array("root List".utf8)
    let answer = Recording.Answer("x", at: TextPlace(line: 1, column: 1, length: 1, offset: 400))
    #expect(Recording.filling(bytes, with: [answer]) == bytes)
  }
}
