import BundledScenarios
import UprightCommands

extension Proof {
  /// Every command that writes JSON, in lines or as one value.
  private static let writers: [[String]] = [
    ["run", "-", "--format", "json"], ["why", "-", "--format", "json"],
    ["why", "-", "--step", "0", "--format", "json"], ["check", "-", "--format", "json"],
    ["compare", "-", "--ios", "15-", "--format", "json"], ["export", "-", "--to", "json"],
    ["explore", "-", "--depth", "1", "--limit", "300", "--threads", "1", "--format", "json"],
  ]

  static let printedJSON = Proof(
    "a strict reader takes every command's JSON of every bundled story",
    cases: BundledScenario.all.count, sample: 6
  ) { number in
    var findings = Findings()
    let scenario = BundledScenario.all[number]
    for words in writers {
      let text = Array(scenario.text.utf8)
      let output = Program.respond(to: words, in: .standardInput(text)).output
      let isLines = words[0] == "run"
      let values = isLines ? output.split(separator: "\n") : [output[...]]
      findings.expect(!values.isEmpty, "\(words[0]) prints nothing")
      for value in values {
        let fault = StrictJSON.fault(in: value)
        findings.expect(fault == nil, "\(scenario.name), \(words[0]): \(fault ?? "")")
      }
    }
    return findings.all
  }
}
