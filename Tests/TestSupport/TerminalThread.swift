import Dispatch
import Testing

/// Runs a suite's tests on one thread, which all such suites share, one after another.
///
/// For those that drive a program on a terminal: most of their time is waiting, and costs the others
/// nothing there.
package struct TerminalThread: SuiteTrait, TestScoping {
  package func provideScope(
    for test: Test, testCase: Test.Case?, performing tests: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(Executor.shared) { try await tests() }
  }

  private final class Executor: TaskExecutor {
    static let shared = Executor()

    private let queue = DispatchQueue(label: "terminal")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }
}

extension Trait where Self == TerminalThread {
  /// On the thread of all tests that drive a terminal.
  package static var onTerminalThread: Self { Self() }
}
