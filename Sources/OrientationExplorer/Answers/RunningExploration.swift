import OrientationModel

/// An exploration on its way: it goes on by a block of states at a time, and may be stopped between two.
///
/// One caller has it at a time.
package final class RunningExploration: @unchecked Sendable {
  private let exploration: Exploration
  private let search: Search
  private let begin = Platform.seconds

  init(_ exploration: Exploration, _ search: Search) {
    self.exploration = exploration
    self.search = search
  }

  /// Goes on with one block of states; false when there is nothing left to do.
  package func advance() -> Bool { search.advance() }

  /// Ends it early, with what was found so far.
  package func stop() { search.end(by: .interrupted) }

  package var progress: SearchProgress { search.progress(after: Platform.seconds - begin) }

  /// What was found up to now.
  package var explored: Explored { Explored(exploration, search, progress) }
}
