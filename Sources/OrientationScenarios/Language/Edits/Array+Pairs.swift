extension Array {
  /// What becomes of each element where others come in their place, with as few changes as there can be.
  ///
  /// One that turns into another is one change, if `exchanging`; else it goes, and the other comes.
  package func pairs(
    with others: [Element], exchanging: Bool, isSame: (Element, Element) -> Bool
  ) -> [(old: Element?, new: Element?)] {
    // How many changes lead from what is left of the one to what is left of the other.
    var left = indices.map { Array<Int>(repeating: count - $0, count: others.count + 1) }
    left.append([Int]((0...others.count).reversed()))
    for one in indices.reversed() {
      for other in others.indices.reversed() {
        let least = Swift.min(left[one + 1][other], left[one][other + 1]) + 1
        let isKept = isSame(self[one], others[other])
        left[one][other] =
          isKept || exchanging
          ? Swift.min(least, left[one + 1][other + 1] + (isKept ? 0 : 1)) : least
      }
    }
    var pairs: [(old: Element?, new: Element?)] = []
    var one = 0
    var other = 0
    while one < count || other < others.count {
      if one < count, other < others.count,
        isSame(self[one], others[other])
          || exchanging && left[one][other] == left[one + 1][other + 1] + 1
      {
        pairs.append((self[one], others[other]))
        one += 1
        other += 1
      } else if one < count, left[one][other] == left[one + 1][other] + 1 {
        pairs.append((self[one], nil))
        one += 1
      } else {
        pairs.append((nil, others[other]))
        other += 1
      }
    }
    return pairs
  }
}
