import OrientationModel

/// Every mask, lock, and call of a project, and what becomes of each on the iOS of today.
package struct FateTable: Sendable {
  package static let version = FateStage.version
  /// The SDKs that an app may be built with.
  package static let links = FateStage.links

  package let rows: [FateRow]

  /// Rows to which the same happens: masks, locks, requests, other calls, each as the code has them.
  package var groups: [[FateRow]] {
    var groups: [[FateRow]] = []
    for row in rows {
      let same = groups.firstIndex {
        $0[0].nature == row.nature && $0[0].fates == row.fates
      }
      if let same { groups[same].append(row) } else { groups.append([row]) }
    }
    return FateRow.Nature.allCases.flatMap { nature in groups.filter { $0[0].nature == nature } }
  }

  /// How many of a nature have a say in a place, built with one of the SDKs, and how many there are.
  package func count(
    _ nature: FateRow.Nature, in place: AppPlace, link: Int
  ) -> (effective: Int, all: Int) {
    let fates = rows.filter { $0.nature == nature }.compactMap { $0.fates(in: place)?[link] }
    return (fates.count(where: \.takesEffect), fates.count)
  }
}
