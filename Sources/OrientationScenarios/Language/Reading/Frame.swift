/// A line that others may hang under, while its end has not been seen.
struct Frame {
  enum Kind: Hashable, Sendable {
    /// The file itself, or everything in its first column.
    case file
    /// `root` of the first window or of another.
    case root
    case window
    case node
    case step
    /// A line that nothing hangs under, with what it is called.
    case leaf(String)
    /// A line that was refused: what hangs under it is passed over.
    case refused
  }

  var kind: Kind
  /// The bytes of its indentation.
  var indentation: Range<Int>
  var place: Place
  var node: Scenario.Node?
  var window: Scenario.Window?
  var step: Scenario.Step?
  /// Whether the node is a tree's first.
  var isRoot = false
  /// Whether something under it was refused, so that it may seem to lack what it has.
  var lostChild = false
  /// Whether it has a root that was refused.
  var lostRoot = false

  init(_ kind: Kind, indentation: Range<Int>, at place: Place) {
    self.kind = kind
    self.indentation = indentation
    self.place = place
  }
}
