import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling

/// What `why` costs on a large app: four tabs of stacks, forty screens, a story of four steps.
enum WhyBench {
  static func report(screens: Int) -> JSON {
    let masks: [OrientationMask] = [
      .portrait, .landscape, .allButUpsideDown, [.portrait, .landscapeLeft],
    ]
    var app = Scenes.tabs(4, pushes: (0..<screens - 4).map { masks[$0 % masks.count] })
    app.settings.version = SystemVersion(26)
    app.settings.linked = SystemVersion(26)
    // The tab bar answers for itself, so that there is something to change.
    app[1].controller.mask.asks = .nobody
    let pushed = ControllerID(app.entries.count)
    let steps: [Step] = [
      .push(pushed, into: nil), .rotate(.landscapeLeft), .pop, .rotate(.landscapeRight),
    ]
    var changes = 0
    let told = Measure(samples: 5, rounds: 1) {
      let play = Play(app, steps)
      let verdict = play.last.verdict
      let chain = play.last.chain
      changes = Advice(app, steps).changes.count
      precondition(!verdict.sentence.isEmpty && !chain.isEmpty)
    }
    return [
      "screens": screens, "changes": changes,
      "milliseconds": JSON.decimal(told.nanoseconds / 1e6),
    ]
  }
}
