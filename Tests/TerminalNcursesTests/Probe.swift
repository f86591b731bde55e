import CPtySupport
import TestSupport

/// The probe on a terminal of its own.
typealias Probe = Pty

extension Pty {
  init(
    columns: Int = 100, rows: Int = 30, environment: [String: String] = [:],
    configure: (inout PtyStart) -> Void = { _ in }
  ) throws {
    try self.init(
      "terminal-probe", columns: columns, rows: rows, environment: environment,
      configure: configure)
  }
}
