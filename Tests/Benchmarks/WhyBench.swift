import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling

/// What `why` costs on a large app: four tabs of stacks, forty screens, a story of four steps.
enum WhyBench {
  static func report(screens: Int) -> JSON {
    let masks = ["portrait", "landscape", "allButUpsideDown", "portrait landscapeLeft"]
    let pushed = (0..<screens - 4).map { "screen Screen\($0) supports \(masks[$0 % 4])\n" }
    // The tab bar answers for itself, so that there is something to change.
    let tabs = (0..<4).map {
      "    navigation Stack\($0) asks top\n      screen Root\($0) supports portrait\n"
    }
    let text =
      "ios 26\n" + pushed.joined() + "root\n  tabs Tabs\n" + tabs.joined()
      + "push Screen\(screens - 5)\nrotate landscapeLeft\npop\nrotate landscapeRight\n"
    let scenario = Scenario.parse(text).scenario
    var changes = 0
    let told = Measure(samples: 5, rounds: 1) {
      let play = Play(scenario)
      let verdict = play.last.verdict
      let chain = play.last.chain
      changes = Advice(FixStory(scenario, play.situation, at: 4)).changes.count
      precondition(!verdict.sentence.isEmpty && !chain.isEmpty)
    }
    return [
      "screens": screens, "changes": changes,
      "milliseconds": JSON.decimal(told.nanoseconds / 1e6),
    ]
  }
}
