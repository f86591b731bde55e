import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling

extension Command {
  static let explain = Command(
    "explain", "Explain a console message, exception, or error about orientation.",
    operand: .text,
    examples: [
      Example("upright explain 'BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation'", "a line"),
      Example("upright explain 'UISceneErrorDomain Code=101'", "an error"),
      Example("pbpaste | upright explain -", "from standard input, even if cut or wrapped"),
    ],
    notes: [
      "Part of the text is enough: line breaks, quotation marks, and console prefixes "
        + "don't matter. If the text isn't about orientation, the exit status is 65."
    ], options: [.format("text", "json")]
  ) { invocation, environment throws(Trouble) in
    let words = invocation.operands.joined(separator: " ")
    var text = words
    if words == "-" { text = String(decoding: try environment.contents(of: "-"), as: UTF8.self) }
    guard let message = KnownMessage.explaining(text) else {
      throw Trouble(
        .data,
        "upright: unknown message: `\(String(text.prefix(60)).harmless)`\n"
          + KnownMessage.nearest(to: text).map {
            "help: close match: \($0.title) (\($0.rule.number))\n"
          }
          .joined()
          + "help: paste more of it, or search with `upright rules`\n")
    }
    return invocation.answer(json: message.json, text: message.text, in: environment)
  }
}

extension KnownMessage {
  fileprivate func text(_ paint: TextPaint) -> String {
    func part(_ heading: String, _ body: String) -> String {
      "\n" + paint(heading, .step) + "\n  " + wrapped(body, indent: 2)
    }
    let apart = causes.map { cause in
      let text = "If \(cause.sign): \(cause.text) (\(cause.rule.number))"
      return "  " + wrapped(text, indent: 4)
    }
    return paint(title, .heading) + "\n" + part("Why", why)
      + (apart.isEmpty ? "" : "\n" + paint("How to tell", .step) + "\n" + apart.joined())
      + part("What to do", remedy) + part("Rule", "\(rule.number)  \(rule.title)")
      + part("Story", "upright play \(story)")
  }

  fileprivate var json: JSON {
    [
      "title": title, "rule": rule.number, "statement": rule.title, "why": why, "remedy": remedy,
      "story": story,
      "causes": causes.map { cause -> JSON in
        ["sign": cause.sign, "rule": cause.rule.number, "text": cause.text]
      },
    ]
  }
}
