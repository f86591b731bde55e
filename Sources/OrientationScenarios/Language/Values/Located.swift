/// Where something stands in a text: line and column count from 1, columns in characters.
package struct TextPlace: Hashable, Sendable {
  package let line: Int
  package let column: Int
  package let length: Int
  /// Where it begins, in bytes from the start of the text.
  package let offset: Int

  package init(line: Int, column: Int, length: Int, offset: Int) {
    self.line = line
    self.column = column
    self.length = length
    self.offset = offset
  }

  /// For values that were never written down.
  package static let nowhere = TextPlace(line: 0, column: 0, length: 0, offset: 0)
}

/// A value and where it was written.
///
/// Two are equal when their values are: where something stands is no part of what it means.
package struct Located<Value> {
  package var value: Value
  package var place: TextPlace

  package init(_ value: Value, at place: TextPlace = .nowhere) {
    self.value = value
    self.place = place
  }

  func map<Other>(_ transform: (Value) -> Other) -> Located<Other> {
    Located<Other>(transform(value), at: place)
  }
}

// The type itself asks nothing of its values: the program would have to look that up for each as it
// starts.
extension Located: Sendable where Value: Sendable {}

extension Located: Equatable where Value: Equatable {
  package static func == (left: Located, right: Located) -> Bool { left.value == right.value }
}

extension Located: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
