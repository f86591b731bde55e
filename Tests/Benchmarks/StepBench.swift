import Exports
import OrientationModel

/// What one step costs, with nobody listening and with a trace.
enum StepBench {
  static var report: JSON {
    [
      "small": scene(
        Scenes.small,
        [
          .rotate(.landscapeLeft), .push(3, into: nil), .rotate(.landscapeRight), .pop,
          .rotate(.portrait),
        ]),
      "medium": scene(
        Scenes.medium,
        [
          .rotate(.landscapeLeft), .dismiss(nil), .select(4), .push(6, into: nil),
          .rotate(.portrait), .pop, .select(2), .present(7, as: .fullScreen, from: nil),
        ], after: [.push(6, into: nil), .present(7, as: .fullScreen, from: nil)]),
    ]
  }

  /// A round of steps that ends in the world it began in, measured many times over.
  private static func scene(_ app: App, _ round: [Step], after setUp: [Step] = []) -> JSON {
    var simulator = Simulator(app)
    var world = simulator.launch().world
    for step in setUp { _ = simulator.perform(step, on: &world) }
    // A buffer, so that what is measured is the step and not the copying of its words.
    let (silent, traced) = round.withUnsafeBufferPointer { round in
      (
        Measure { for index in round.indices { _ = simulator.perform(round[index], on: &world) } },
        Measure {
          for index in round.indices { _ = simulator.performTraced(round[index], on: &world) }
        }
      )
    }
    let steps = Double(round.count)
    return [
      "nanosecondsPerStep": JSON.decimal(silent.nanoseconds / steps),
      "nanosecondsPerTracedStep": JSON.decimal(traced.nanoseconds / steps),
      "allocationsPerStep": JSON.decimal(silent.allocations / steps),
      "allocationsPerTracedStep": JSON.decimal(traced.allocations / steps),
      "bytesOfAWorld": MemoryLayout<World>.size,
      "bytesOfItsSpill": world.spill?.count ?? 0,
    ]
  }
}
