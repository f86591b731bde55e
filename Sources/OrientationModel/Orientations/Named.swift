/// An enum whose cases have a word each in the scenario language.
///
/// Each writes its names out: to ask the runtime for that of a case is slow.
package protocol Named: CaseIterable, Hashable, Sendable { var name: String { get } }

extension Named where Self: RawRepresentable, RawValue == String {
  package var name: String { rawValue }
}

extension Named {
  package init?(name: some StringProtocol) {
    guard let match = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = match
  }
}
