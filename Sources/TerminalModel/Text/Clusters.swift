/// The scalars that share a cell or two, and how many columns they take.
package struct Cluster: Hashable, Sendable {
  package var first: Unicode.Scalar
  package var rest: [Unicode.Scalar] = []
  package var width: Int

  package init(first: Unicode.Scalar, rest: [Unicode.Scalar] = [], width: Int) {
    (self.first, self.rest, self.width) = (first, rest, width)
  }

  package var scalars: [Unicode.Scalar] { [first] + rest }

  /// What all terminals draw alike: the base with its marks.
  ///
  /// Terminals differ in how many columns a picture built by joiners, skin tones or variation
  /// selectors takes; its first picture alone is as wide everywhere.
  package var drawn: [Unicode.Scalar] {
    guard !rest.isEmpty else { return [first] }
    if Clusters.isRegional(first) { return scalars }
    let marks = rest.prefix { $0 != Clusters.joiner }.filter {
      DisplayWidth.of($0) == 0 && !$0.properties.isVariationSelector && $0.value != 0x200C
    }
    return [first] + marks.prefix(4)
  }
}

/// A text as a terminal lays it out: cluster by cluster, with nothing in it that could do harm.
///
/// Control characters come as `^[`, other controls (C1, bidirectional overrides) as U+FFFD; what
/// shows nothing is left out. The rules are those of terminals, not of grapheme breaking: a spacing
/// vowel sign has a cell of its own.
package struct Clusters: Sequence, IteratorProtocol {
  static let joiner: Unicode.Scalar = "\u{200D}"
  private static let mostMarks = 8

  private var source: String.UnicodeScalarView.Iterator
  private var ahead: Unicode.Scalar?
  private var queued: Cluster?

  package init(_ text: String) { source = text.unicodeScalars.makeIterator() }

  /// The columns of a scalar that is a cluster by itself unless the next one joins it; nil for
  /// what is no cluster, or is shown as something else.
  static func widthAlone(_ scalar: Unicode.Scalar) -> Int? {
    if scalar.value < 0x7F { return scalar.value < 0x20 ? nil : 1 }
    if scalar.value < 0xA0 || isHarmful(scalar) { return nil }
    let width = DisplayWidth.of(scalar)
    return width == 0 ? nil : width
  }

  package mutating func next() -> Cluster? {
    if let cluster = queued {
      queued = nil
      return cluster
    }
    while let scalar = take() {
      if let width = Self.widthAlone(scalar) {
        return finish(Cluster(first: scalar, width: width))
      }
      if scalar.value < 0x80 { return caret(scalar) }
      if Self.isHarmful(scalar) { return Cluster(first: "\u{FFFD}", width: 1) }
      // Else it is a mark with nothing to stand on.
    }
    return nil
  }

  private mutating func take() -> Unicode.Scalar? {
    guard let scalar = ahead else { return source.next() }
    ahead = nil
    return scalar
  }

  private mutating func caret(_ control: Unicode.Scalar) -> Cluster {
    let letter = Unicode.Scalar(UInt8(truncatingIfNeeded: control.value ^ 0x40))
    queued = Cluster(first: letter, width: 1)
    return Cluster(first: "^", width: 1)
  }

  private mutating func finish(_ base: Cluster) -> Cluster {
    var cluster = base
    var isJoined = false
    while let scalar = take() {
      if scalar.value < 0x300 || Self.isHarmful(scalar) {
        ahead = scalar
        break
      }
      if DisplayWidth.of(scalar) == 0 {
        isJoined = scalar == Self.joiner
        let isKept = !Self.isIgnorable(scalar) && cluster.rest.count < Self.mostMarks
        if isKept { cluster.rest.append(scalar) }
      } else if isJoined, base.first.value >= 0x2190, scalar.value >= 0x2190 {
        isJoined = false
        cluster.rest.append(scalar)
      } else if base.width == 2, (0x1F3FB...0x1F3FF).contains(scalar.value) {
        cluster.rest.append(scalar)
      } else if cluster.rest.isEmpty, Self.isRegional(base.first), Self.isRegional(scalar) {
        cluster.rest.append(scalar)
        cluster.width = 2
      } else {
        ahead = scalar
        break
      }
    }
    return cluster
  }

  /// The letters that flags are made of, in pairs.
  static func isRegional(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Controls that could turn the order of a line, or its end.
  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Shows nothing and joins nothing: marks of direction, of order, of where a line may break.
  private static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B, 0x200E, 0x200F, 0x061C, 0x2060...0x2064, 0x206A...0x206F, 0xFEFF: true
    case 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: false
    }
  }
}
