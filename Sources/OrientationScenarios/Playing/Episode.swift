import OrientationModel

/// The launch or a step as it was played: all that telling and judging need.
package struct Episode: Sendable {
  /// As `run` counts: 0 is the launch; skipped steps have numbers, notes have none.
  package let number: Int
  package let simulator: Simulator
  /// The step as the scenario has it, where one does.
  package let written: Scenario.Step?
  /// What was done; nothing for the launch.
  package let step: Step?
  /// The world it was done in; nothing for the launch.
  package let before: World?
  package let after: World
  package let outcome: Outcome
  package let trace: Trace
  /// What the scenario says to people after it.
  package internal(set) var notes: [String] = []

  package init(
    number: Int = 0, _ simulator: Simulator, written: Scenario.Step? = nil, step: Step? = nil,
    before: World? = nil, after: World, _ outcome: Outcome, _ trace: Trace
  ) {
    self.number = number
    self.simulator = simulator
    self.written = written
    self.step = step
    self.before = before
    self.after = after
    self.outcome = outcome
    self.trace = trace
  }

  /// The line it stands in; 0 for what no file has.
  package var line: Int { written?.action.place.line ?? 0 }

  /// What it is called: the step as the scenario has it, or `launch`.
  package var name: String { written?.text ?? "launch" }

  /// A step of other versions: what is expected under it, if it names none itself, is about those.
  package var isSkipped: Bool { trace.isSkipped }

  package var app: App { app(in: after) }

  package func app(in world: World) -> App { simulator.compiled(of: world).app }

  package var version: SystemVersion { app.settings.version }

  package var snapshot: Snapshot { simulator.snapshot(of: after) }

  package var geometry: Geometry { simulator.geometry(of: after) }

  /// Where the device points: the hand's own side, or the last definite one while it lies flat.
  package var pointed: InterfaceOrientation? {
    called(by: after.held.isDefinite ? after.held : after.definite)
  }

  /// What the device calls for when it is held like that, on the display that shows the app.
  package func called(by side: DeviceOrientation) -> InterfaceOrientation? {
    simulator.called(by: side, in: after)
  }

  /// Whether the interface ends in another orientation than it began in.
  package var didTurn: Bool { before.map { $0.interface != after.interface } ?? false }

  /// What became of the interface, in few words: only a status bar set by hand makes it read another
  /// side without a turn.
  package var outcomeWords: String {
    guard before != nil else { return "at launch" }
    return !didTurn ? "unchanged" : outcome.turnCount > 0 ? "rotated" : "by the status bar"
  }

  // MARK: What UIKit itself says

  /// The callbacks as the language writes them.
  package var callbacks: [String] {
    trace.callbacks.map { "\($0.callback.name) \(app.name(of: $0.receiver))" }
  }

  package var console: [String] { trace.console.filter { $0.isPrinted }.map { app.text(of: $0) } }

  /// What nobody prints while the app runs, and a compiler or a careful reader would say.
  package var warnings: [String] {
    trace.console.filter { !$0.isPrinted }.map { app.text(of: $0) }.uniqued
  }

  package var error: String? { trace.error.map { app.text(of: $0) } }

  package var crash: String? { trace.crash.map { app.text(of: $0) } }
}

extension Geometry {
  /// Width and height as the language writes them; nothing before iOS 8.
  package var classes: String? {
    guard let widthClass, let heightClass else { return nil }
    return "\(widthClass.name) \(heightClass.name)"
  }
}
