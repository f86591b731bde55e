import BundledScenarios
import OrientationScenarios
import PlaygroundSession

extension Command {
  static let new = Command(
    "new", "Create a commented scenario from a template.",
    operand: .name(Template.situations.map { String($0.fileWithoutNumber) }),
    examples: [
      Example("upright new", "list the templates"),
      Example("upright new tabs", "write one to tabs.scenario"),
      Example("upright new popping-a-player", "a list and a detail screen, with your own name"),
      Example("upright new flutter -o mine.scenario", "to this file"),
      Example("upright new tabs -o -", "only print it"),
    ],
    notes: [
      "An existing file is only replaced with --force. After that, `upright run` runs the new "
        + "file and `upright check --record` fills in the results. In the playground, N does the same."
    ], options: [.output, .force]
  ) { invocation, environment throws(Trouble) in
    guard let name = invocation.operands.first else {
      let paint = TextPaint(invocation, environment)
      return Response(output: Template.situations.map { Template.row(of: $0, paint) }.joined())
    }
    let template = Template(name: name)
    guard !template.title.isEmpty else { throw invocation.usage("a scenario needs a name") }
    guard invocation.value(.output) == nil else { return invocation.deliver(template.text) }
    let path = template.path(name)
    return invocation.write(
      template.text, to: path,
      news: "Wrote \(path.harmless). Next: upright run \(path.harmless)\n")
  }
}

struct Template: Hashable, Sendable {
  static let situations = BundledScenario.below("Situations")

  /// `popping-a-player` as `Popping a player`.
  let title: String

  init(name: String) {
    let file = ScenarioFile(name, [], .file).plainName
    let words = String(file.map { $0 == "-" || $0 == "_" ? " " : $0 }).proseLine
      .split(separator: " ").joined(separator: " ")
    title = words.prefix(1).uppercased() + words.dropFirst()
    let named = Self.situations.first { $0.fileWithoutNumber == file }
    situation = named ?? Self.situations.first { $0.fileWithoutNumber == "navigation" }
    isNamed = named != nil
  }

  /// What it is made from: the situation of that name, or the one with comments.
  private let situation: BundledScenario?
  private let isNamed: Bool

  static func row(of situation: BundledScenario, _ paint: TextPaint) -> String {
    paint("\(situation.fileWithoutNumber) ".padded(24), .step) + situation.quickTitle + "\n"
  }

  /// The file that a name asks for: the name itself where it is a file's, else made from the title.
  func path(_ name: String) -> String {
    if name.hasSuffix(ScenarioFile.fileExtension) { return name }
    let isPlain = name.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_./".contains($0))
    }
    return (isPlain ? name : title.fileName ?? "new") + ScenarioFile.fileExtension
  }

  var text: String {
    guard let situation else { return "" }
    if isNamed { return situation.text }
    let lines = situation.text.split(separator: "\n", omittingEmptySubsequences: false)
    let head = [
      "title    \(title)",
      "about    What you see, in one sentence: which screen, and how the device is held.",
      "evidence conjecture        # documented, reported, or conjecture",
    ]
    return (head + lines.dropFirst(head.count).map(String.init)).joined(separator: "\n")
  }
}
