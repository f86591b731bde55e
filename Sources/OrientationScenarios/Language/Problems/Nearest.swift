/// Finds the known word that a misspelled one is nearest to.
package enum Nearest {
  /// The nearest of some words, if it is near enough to be worth naming.
  package static func word(to word: String, among known: [String]) -> String? {
    guard word.utf8.count <= 160 else { return nil }
    let lower = word.lowercased()
    if let ours = Spelling.meant(by: lower), known.contains(ours) { return ours }
    if let same = known.first(where: { $0.lowercased() == lower && $0 != word }) { return same }
    let wanted = Array(lower.unicodeScalars)
    guard (3...40).contains(wanted.count) else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in known where candidate != word {
      let letters = Array(candidate.lowercased().unicodeScalars)
      let limit = max(1, max(wanted.count, letters.count) / 3)
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, letters)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    // What many call by its last part alone, `sheet`, or by its first: `nav`.
    return best?.word ?? known.first { wanted.count > 4 && $0.lowercased().hasSuffix(lower) }
      ?? known.first { $0.lowercased().hasPrefix(lower) }
      ?? known.first { $0.utf8.count > 5 && lower.hasPrefix($0.lowercased()) }
  }

  /// The number of edits between two words: letters changed, left out, added or swapped.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var before: [Int] = []
    var row = Array(0...right.count)
    for i in left.indices {
      var next = [i + 1]
      for j in right.indices {
        var cost = min(row[j + 1] + 1, next[j] + 1, row[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, before[j - 1] + 1)
        }
        next.append(cost)
      }
      before = row
      row = next
    }
    return row[right.count]
  }
}
