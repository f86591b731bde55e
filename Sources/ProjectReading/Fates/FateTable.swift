import OrientationModel
import OrientationScenarios

/// Every mask, lock, and call of a project, and what becomes of each on the iOS of today.
package struct FateTable: Sendable {
  package static let version = SystemVersion.firstWithDuo
  /// The SDKs that an app may be built with.
  package static let links = SystemVersion.linksOfDuo

  package let rows: [FateRow]

  /// Rows to which the same happens: masks, locks, requests, other calls, each as the code has them.
  package var groups: [[FateRow]] {
    FateRow.Nature.allCases.flatMap { nature in
      rows.filter { $0.nature == nature }.grouped(by: \.fates).map(\.elements)
    }
  }

  /// How many of a nature have a say in a place, built with one of the SDKs, and how many there are.
  package func count(
    _ nature: FateRow.Nature, in place: AppPlace, link: Int
  ) -> (effective: Int, all: Int) {
    let fates = rows.filter { $0.nature == nature }.compactMap { $0.fates(in: place)?[link] }
    return (fates.count(where: \.takesEffect), fates.count)
  }
}
