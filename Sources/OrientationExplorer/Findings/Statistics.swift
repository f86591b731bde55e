/// Why a search ended before it had seen everything.
package enum StopReason: String, Sendable {
  case limit, memory, interrupted
}

/// How far a search has come.
package struct Progress: Sendable {
  package var states: Int
  package var transitions: Int
  /// The distance from the launch of the states whose steps are being made.
  package var depth: Int
  /// States whose steps are still to be made.
  package var waiting: Int
  package var seconds: Double
  /// The bytes of all tables.
  package var memory: Int

  package var statesPerSecond: Double { seconds > 0 ? Double(states) / seconds : 0 }
}
