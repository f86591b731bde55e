import BundledScenarios
import OrientationModel
import OrientationScenarios
import Proofs
import Testing

/// The challenges in `Scenarios/Challenges`: broken as they say, and solved by what they say.
///
/// That no fewer changes solve them is a proof.
struct BundledChallengeTests {
  /// The steps that aren't as wanted, by device and version, in the order of the file.
  @Test(arguments: [
    ("01", ["iPhone 26": [5], "iPhone 15": []]),
    ("02", ["iPhone 26": [4], "iPhone 15": [4]]),
    ("03", ["iPhone 26": [5], "iPhone 15": [5]]),
    ("04", ["iPhone 26": [3], "iPhone 15": [3]]),
    ("05", ["iPhone 26": [], "iPhone 15": [1, 3]]),
    ("06", ["iPhone 26": [3, 4], "iPhone 16": [3, 4]]),
    ("07", ["iPhone Duo 27.1": [3, 4]]),
    (
      "08",
      [
        "iPhone 26": [1, 5, 11], "iPhone 15": [1, 5, 11], "iPad 26": [1, 5, 11],
        "iPad 15": [1, 5, 11],
      ]
    ),
  ])
  func `each is broken at the steps that its text speaks of`(
    number: String, steps: [String: [Int]]
  ) throws {
    let file = try challenge(number).file
    var found: [String: [Int]] = [:]
    for stage in file.stages() {
      found["\(stage.device.name) \(stage.version.text)"] = file.troubles(on: stage).map {
        if case .step(let number, _) = $0 { number } else { -1 }
      }
    }
    #expect(found == steps)
  }

  @Test(arguments: BundledScenario.below("Challenges"))
  func `each is solved by what it keeps, the first time by as many changes as par`(
    _ bundled: BundledScenario
  ) throws {
    let challenge = try #require(Challenge(Scenario.parse(bundled.text).scenario))
    #expect((2...4).contains(challenge.file.header.hints.count))
    let attempts = try challenge.ours().map { challenge.attempt($0) }
    #expect(attempts.first?.changes.count == challenge.par)
    for attempt in attempts {
      #expect(attempt.isSolved, "\(attempt.foreign) \(attempt.troubles)")
    }
  }

  /// What one tries first, and why it isn't enough: changes that are made, and where that leads.
  @Test(arguments: [
    ("01", ["supports portrait": "supports allButUpsideDown"], "1 on iPhone 26"),
    ("01", ["allButUpsideDown\nrotate": "allButUpsideDown\nupdate\nrotate"], "5 on iPhone 15"),
    ("02", ["portrait landscape": "portrait"], "8 on iPhone 26"),
    ("03", ["portrait landscape": "portrait"], "9 on iPhone 26"),
    ("03", ["portrait landscape": "portrait landscape\ndelegate portrait"], "9 on iPhone 26"),
    ("04", ["delegate portrait": "delegate asks top"], "1 on iPhone 26"),
    ("04", ["supports landscape": "supports portrait"], "3 on iPhone 26"),
    (
      "05", ["supports landscape": "supports landscape\n  when leaving: force portrait"],
      "3 on iPhone 26"
    ),
    ("06", ["; update": "; update\n      when uncovering Film: update"], "3 on iPhone 26"),
    (
      "06", ["; update": "; update\n      when uncovering Film: set delegate portrait"],
      "3 on iPhone 26"
    ),
    ("07", ["supports portrait": "supports portrait prefers-lock yes"], "3 on iPhone Duo 27.1"),
    ("07", ["request portrait": "update\nrequest portrait"], "3 on iPhone Duo 27.1"),
    ("08", ["plist all": "plist portrait"], "4 on iPhone 26"),
  ])
  func `a trap solves nothing`(
    number: String, replacements: [String: String], first: String
  ) throws {
    let challenge = try challenge(number)
    var broken = challenge.file
    broken.header = Scenario.Header()
    var text = broken.text
    for (old, new) in replacements {
      let range = try #require(text.firstRange(of: old))
      text.replaceSubrange(range, with: new)
    }
    let reading = Scenario.parse(text)
    try #require(reading.isRight)
    let attempt = challenge.attempt(reading.scenario)
    #expect(attempt.changes.count == 1)
    #expect(attempt.foreign == [])
    let trouble = try #require(attempt.troubles.first)
    let step =
      switch trouble.kind {
      case .step(let number, _), .impossible(let number): number
      case .expectation, .refusedByStore: -1
      }
    #expect("\(step) on \(trouble.device.name) \(trouble.version.text)" == first)
  }

  private func challenge(_ number: String) throws -> Challenge {
    let bundled = try #require(
      BundledScenario.all.first { $0.name.hasPrefix("Challenges/\(number)-") })
    return try #require(Challenge(Scenario.parse(bundled.text).scenario))
  }
}
