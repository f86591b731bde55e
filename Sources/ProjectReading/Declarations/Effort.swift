/// How much is still done to follow names: code can be written that leads through them without end.
///
/// Whoever follows further shares it, so that it bounds the whole and not each branch.
final class Effort {
  private var left: Int

  init(_ left: Int) { self.left = left }

  /// Whether there is enough left for something of that cost; from then on there is less.
  func allows(_ cost: Int = 1) -> Bool {
    left -= cost
    return left >= 0
  }
}
