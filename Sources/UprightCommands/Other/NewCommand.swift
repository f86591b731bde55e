import OrientationScenarios
import Playground

extension Command {
  static let new = Command(
    "new", "A commented scenario to start from.", usage: "NAME [-o FILE [--force]]", operand: .name,
    examples: [
      Example("upright new popping-a-player", "write popping-a-player.scenario"),
      Example("upright new 'Popping a player' -o pop.scenario", "or to this file"),
      Example("upright new popping-a-player -o -", "only show it"),
    ],
    notes: [
      "A file that is there already is replaced with --force only. Afterwards `upright run` plays "
        + "it and `upright check --record` fills in its answers."
    ], options: [.output, .force]
  ) { invocation, _ throws(Trouble) in
    let name = invocation.operands.first ?? ""
    let template = Template(name: name)
    guard !template.title.isEmpty else { throw invocation.usage("a scenario needs a name") }
    guard invocation.value(.output) == nil else { return invocation.deliver(template.text) }
    let path = template.path(name)
    return invocation.write(
      template.text, to: path,
      news: "Wrote \(path.harmless). Next: upright run \(path.harmless)\n")
  }
}

/// The scenario that `new` makes.
struct Template: Hashable, Sendable {
  /// `popping-a-player` as `Popping a player`.
  let title: String

  init(name: String) {
    let file = ScenarioFile(name, [], .file).plainName
    let words = String(file.map { $0 == "-" || $0 == "_" ? " " : $0 }).proseLine
      .split(separator: " ").joined(separator: " ")
    title = words.prefix(1).uppercased() + words.dropFirst()
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
    """
    title    \(title)
    about    What one sees, in a sentence: which screen, which way the phone is held.
    evidence conjecture        # documented, reported or conjecture

    # The situation. Lines that are left out mean UIKit's defaults.
    device   iPhone            # iPhone, iPhone SE, iPhone Plus, iPhone Pro Max, iPad
    ios      26, 15-18         # `run` takes the first; `check` plays every one
    plist    portrait landscape
    # delegate all             # what the app delegate answers, if it does

    # The screens, and what their overrides answer.
    screen   List     supports portrait
    screen   Player   supports allButUpsideDown   # prefers landscapeRight

    # The controllers, each under the one that holds it.
    root
      navigation Main asks top # a subclass that hands the question on; UIKit's own does not
        List

    # What is expected of the launch.
    expect interface portrait

    # The steps, and under each what is expected of it. A `?` instead of an answer is filled
    # in by `upright check --record`.
    rotate landscapeLeft
      expect stayed
      expect asked Main, List
    push Player
      expect interface landscape or portrait
    pop
      expect visible List

    """
  }
}
