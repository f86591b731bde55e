/// A line of a text that says something, with those that are indented under it.
struct Line {
  /// From 1.
  let number: Int
  /// Its bytes with its indentation, without the line end; and those of the indentation alone.
  let bytes: Range<Int>
  let indentation: Range<Int>
  let isASCII: Bool
  /// Whether it is text at all.
  let isSound: Bool
  /// From 1 in the first column.
  var depth = 1
  /// Why it isn't clear under what it hangs.
  var misfit: Problem.Fact?
  var hanging: [Line] = []

  var indentationPlace: TextPlace {
    TextPlace(
      line: number, column: indentation.count + 1, length: 1, offset: indentation.upperBound)
  }
}
