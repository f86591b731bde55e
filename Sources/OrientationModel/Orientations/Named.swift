/// An enum whose cases have a word each in the scenario language.
package protocol Named: CaseIterable, Hashable, Sendable { var name: String { get } }

extension Named {
  package init?(name: some StringProtocol) {
    guard let match = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = match
  }

  /// The cases as Swift writes them: a table, for asking the runtime for a case's name is slow.
  static func namesOfCases() -> [String] { allCases.map { "\($0)" } }
}
