import BundledScenarios
import OrientationScenarios
import Playground
import UprightCommands

extension FuzzKind {
  /// Every command that explains something, or makes code of it.
  private static let explaining: [[String]] = [
    ["why"], ["why", "--format", "json"], ["why", "--step", "1"], ["share"], ["compare"],
    ["run", "--callbacks"], ["run", "--format", "json"], ["check", "--format", "json"],
    ["export", "--to", "svg", "--fix", "1"], ["export", "--to", "swift", "--fix", "1"],
    ["export", "--to", "html"], ["export", "--to", "swift"], ["export", "--to", "xctest"],
    ["explore", "--depth", "1", "--limit", "200", "--threads", "1"],
    ["screen", "--keys", "End i Esc Enter x", "--size", "120x40"],
  ]

  static let stories = FuzzKind(
    "stories", "a bundled story, cut short or bent, is explained by every command", seed: 8,
    turn: 100,
    make: { chance in [UInt8(chance.below(explaining.count))] + Array(chance.bentStory().utf8) },
    check: { bytes, findings in
      let arguments = explaining[Int(bytes[0]) % explaining.count]
      let text = Array(bytes.dropFirst())
      let words = [arguments[0], "-"] + arguments.dropFirst()
      let response = Program.respond(to: words, in: .standardInput(text))
      let isRefused = !Scenario.parse(text).isRight
      let expected: [ExitCode] = isRefused ? [.data] : [.success, .failure, .usage, .data]
      findings.expect(
        expected.contains(response.exitCode),
        "\(words.joined(separator: " ")): exit \(response.exitCode)")
      findings.expectHarmless(response, words)
    })

  static let names = FuzzKind(
    "names", "a file of any name is shown without anything that a terminal obeys", seed: 9,
    turn: 200,
    make: { chance in
      let name = chance.text(upTo: 60).filter { $0 != "\0" }
      let text = chance.oneIn(2) ? "root A\nrotate left\n" : chance.text(upTo: 20)
      return [UInt8(chance.below(explaining.count))] + Array("\(name)\0\(text)".utf8)
    },
    check: { bytes, findings in
      let arguments = explaining[Int(bytes[0]) % explaining.count]
      let parts = bytes.dropFirst().split(
        separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
      let name = "./" + String(decoding: parts[0], as: UTF8.self)
      let text = parts.count > 1 ? Array(parts[1]) : []
      let words = [arguments[0], name] + arguments.dropFirst()
      findings.expectHarmless(Program.respond(to: words, in: .file(name, text)), words)
    })
}

extension Findings {
  /// Nothing in it moves a cursor, or turns text round.
  fileprivate mutating func expectHarmless(_ response: Response, _ words: [String]) {
    for text in [response.output, response.messages] {
      let raw = text.unicodeScalars.first {
        $0.properties.isBidiControl
          || $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t"
      }
      expect(
        raw == nil,
        "\(words.joined(separator: " ").harmless): U+\(String(raw?.value ?? 0, radix: 16)) is shown"
      )
    }
  }
}

extension Environment {
  /// A world with one file in it.
  fileprivate static func file(_ name: String, _ bytes: [UInt8]) -> Environment {
    Environment(
      variable: { _ in nil },
      read: { path throws(FileProblem) in
        guard path == name else { throw .notFound }
        return bytes
      }, readStandardInput: { () throws(FileProblem) in [] },
      scenarioFiles: { _ throws(FileProblem) in throw .isNoDirectory }, screen: .playground)
  }
}

extension Chance {
  /// A bundled story without its end, or with a line left out, said twice, elsewhere, or changed.
  fileprivate mutating func bentStory() -> String {
    var lines = pick(BundledScenario.all).text.split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map(String.init)
    if oneIn(2) { lines.removeLast(below(lines.count / 2 + 1)) }
    for _ in 0..<below(4) where !lines.isEmpty {
      let line = below(lines.count)
      switch below(5) {
      case 0: lines.remove(at: line)
      case 1: lines.insert(lines[line], at: below(lines.count))
      case 2: lines.swapAt(line, below(lines.count))
      case 3: lines[line] = exchanged(lines[line], lines.joined(separator: " "))
      default: lines[line] = exchanged(lines[line], Sample.whole)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A line with one of its words in the place of another's.
  private mutating func exchanged(_ line: String, _ others: String) -> String {
    let words = line.split(separator: " ")
    let all = others.split { $0 == " " || $0 == "\n" }
    guard !words.isEmpty, !all.isEmpty else { return line }
    return line.replacing(pick(words), with: pick(all), maxReplacements: 1)
  }
}
