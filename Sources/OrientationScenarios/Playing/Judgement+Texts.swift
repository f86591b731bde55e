import OrientationModel

// What UIKit itself says, as expectations and outputs have it.

extension Play {
  /// The lines of the console.
  package func console(_ beat: Beat) -> [String] {
    beat.trace.console.map { sheet(of: beat).text(of: $0) }
  }

  /// What a request's error handler gets.
  package func error(_ beat: Beat) -> String? {
    beat.trace.error.map { sheet(of: beat).text(of: $0) }
  }

  /// What a crash report has.
  package func crash(_ beat: Beat) -> String? {
    beat.trace.crash.map { sheet(of: beat).text(of: $0) }
  }

  private func sheet(of beat: Beat) -> App { simulator.compiled(of: beat.world).app }
}
