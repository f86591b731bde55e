import OrientationModel
import OrientationTelling

// What UIKit itself says, as expectations and outputs have it.

extension Play {
  /// The lines of the console.
  package func console(_ beat: Beat) -> [String] {
    beat.trace.console.map { wording(of: beat).text(of: $0) }
  }

  /// What a request's error handler gets.
  package func error(_ beat: Beat) -> String? {
    beat.trace.error.map { wording(of: beat).text(of: $0) }
  }

  /// What a crash report has.
  package func crash(_ beat: Beat) -> String? {
    beat.trace.crash.map { wording(of: beat).text(of: $0) }
  }

  private func wording(of beat: Beat) -> Wording { Wording(stage.cast(of: beat.world).sheet) }
}
