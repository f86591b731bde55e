import Foundation
import Playground
import UprightCommands

extension Proof {
  /// Every line of the README that begins with the program's name does what it says there.
  ///
  /// Those about all bundled scenarios come last: there the sample ends.
  static let printedCommands: Proof = {
    let lines = Readme.commands.filter { !$0.contains("--all") }
    let whole = Readme.commands.filter { $0.contains("--all") }
    return Proof(
      "every command in the README works as it is printed", cases: 1 + whole.count, sample: 1
    ) { number in
      guard number == 0 else { return Readme.broken(whole[number - 1]) }
      return (lines.count > 12 && !whole.isEmpty ? [] : ["there are few"])
        + lines.flatMap(Readme.broken)
    }
  }()
}

/// The commands of the README, and the scenario that it has for them.
private enum Readme {
  private static let blocks: [[Substring]] = {
    let here = URL(filePath: #filePath)
    let root = (0..<4).reduce(here) { url, _ in url.deletingLastPathComponent() }
    let text = try? String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let parts = (text ?? "").split(separator: "```").enumerated()
    return parts.filter { !$0.offset.isMultiple(of: 2) }.map { part in
      Array(part.element.split(separator: "\n", omittingEmptySubsequences: false).dropFirst())
    }
  }()

  static let commands = blocks.joined().filter { $0.hasPrefix("upright ") }.map(String.init)

  private static let scenario: [UInt8]? = blocks.first { $0.first?.hasPrefix("title ") == true }
    .map { Array(($0.joined(separator: "\n") + "\n").utf8) }

  static func broken(_ line: String) -> [String] {
    // Behind two blanks or a `#` stands what it is good for.
    let typed = line.split(separator: "#")[0].split(separator: "  ")[0]
    let words = typed.split(separator: " ").dropFirst().map(String.init)
    let response = Program.respond(to: words, in: environment)
    let isFine = response.exitCode == .success || words.first == "explore"
    return isFine ? [] : ["\(line): \(response.messages)"]
  }

  /// A terminal in a folder where that scenario lies, and in `Scenarios` again.
  private static var environment: Environment {
    let paths = ["mine.scenario", "Scenarios/mine.scenario"]
    var environment = Environment(
      variable: { _ in nil },
      read: { path throws(FileProblem) in
        guard let scenario, paths.contains(path) else { throw .notFound }
        return scenario
      },
      readStandardInput: { () throws(FileProblem) in [] },
      scenarioFiles: { path throws(FileProblem) in
        let found = paths.filter { $0.hasPrefix(path + "/") }
        guard !found.isEmpty else { throw .isNoDirectory }
        return found
      }, screen: .playground)
    environment.isInputTerminal = true
    environment.isOutputTerminal = true
    environment.isErrorTerminal = true
    return environment
  }
}
