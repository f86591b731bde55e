import OrientationScenarios

extension Command {
  static let new = Command(
    "new", "A commented scenario to start from.", usage: "NAME [-o FILE [--force]]", operand: .name,
    examples: [
      Example("upright new popping-a-player", "show it"),
      Example("upright new popping-a-player.scenario", "write it to that file"),
      Example("upright new 'Popping a player' -o pop.scenario", "or to this one"),
    ],
    notes: [
      "A file that is there already is replaced with --force only. Afterwards `upright run` plays "
        + "it and `upright check --record` fills in its answers."
    ], options: [.output, .force]
  ) { invocation, _ throws(Trouble) in
    let name = invocation.operands.first ?? ""
    let template = Template(name: name)
    guard !template.title.isEmpty else { throw invocation.usage("a scenario needs a name") }
    let isFile = name.hasSuffix(ScenarioFile.fileExtension)
    if isFile, invocation.value(.output) == nil {
      return invocation.write(
        template.text, to: name,
        news: "Wrote \(name.harmless). Next: upright run \(name.harmless)\n")
    }
    return invocation.deliver(template.text)
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
