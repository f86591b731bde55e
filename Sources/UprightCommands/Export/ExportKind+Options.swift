import Exports
import OrientationScenarios

extension ExportKind {
  static var words: [String] { allCases.map(\.rawValue) }

  /// The options that say something about this kind; the others would change nothing.
  private var options: [Option] {
    switch self {
    case .cast: [.pace, .castSize]
    case .svg: [.stepShown, .strip, .tone]
    case .mermaid, .dot: [.stepShown, .graph]
    case .markdown, .swift: [.stepShown, .fix]
    case .xctest, .json: []
    }
  }

  /// Refuses what would be taken silently and change nothing.
  func check(_ invocation: Invocation) throws(Trouble) {
    for option in [Option.stepShown, .strip, .graph, .fix, .tone, .pace, .castSize]
    where invocation.has(option) && !options.contains(option) {
      throw invocation.usage(
        "as \(rawValue), \(option.key) has no meaning", help: help(instead: option))
    }
    for option in [Option.strip, .graph] where invocation.has(option) && invocation.has(.stepShown)
    {
      throw invocation.usage("\(option.key) is about every step, --step about one")
    }
    guard invocation.has(.all) else { return }
    for option in [Option.stepShown, .fix, .steps] where invocation.has(option) {
      throw invocation.usage("\(option.key) is about one scenario, --all about every one")
    }
    if let name = invocation.operands.first {
      throw invocation.usage(
        "--all is about every bundled scenario: what is `\(name.harmless)` for?")
    }
  }

  private func help(instead option: Option) -> String {
    if self == .xctest, option == .fix {
      return "the test holds the situation as it is to the real thing; make the change in the "
        + "scenario, and export that"
    }
    let others = ExportKind.allCases.filter { $0.options.contains(option) }.map(\.rawValue)
    return "it is for " + others.joined(separator: ", ")
  }
}
