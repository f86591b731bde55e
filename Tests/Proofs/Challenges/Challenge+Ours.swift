import OrientationScenarios
import Playground
import PlaygroundSession

extension Challenge {
  /// What its file says of how it is solved, in the order of the file.
  package func ours() throws -> [Scenario] {
    try file.header.solutions.map { try SessionToken.session(of: $0.value).saved }
  }
}
