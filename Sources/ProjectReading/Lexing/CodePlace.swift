/// A line of a file.
package struct CodePlace: Hashable, Comparable, Sendable {
  package var file: String
  package var line: Int

  package init(_ file: String, _ line: Int) {
    self.file = file
    self.line = line
  }

  /// As compilers write it.
  package var text: String { "\(file):\(line)" }

  /// The outermost folder; nothing for a file that lies in none.
  var folder: Substring { file.contains("/") ? file.prefix { $0 != "/" } : "" }

  /// Whether it is code for a watch, a television, a Mac or a headset, as its folders say.
  var isForAnotherPlatform: Bool {
    file.lowercased().split { "/ ".contains($0) }.contains { part in
      ["watch", "tvos", "appletv", "macos", "visionos"].contains { part.contains($0) }
        || part == "mac"
    } || file.split { "/ ".contains($0) }.contains { $0.hasSuffix("TV") }
  }

  package static func < (left: CodePlace, right: CodePlace) -> Bool {
    (left.file, left.line) < (right.file, right.line)
  }
}

/// A line of a project that says something which could not be told.
package struct Untold: Hashable, Comparable, Sendable {
  package var place: CodePlace
  package var why: String

  package init(_ place: CodePlace, _ why: String) {
    self.place = place
    self.why = why
  }

  /// Behind a word that stands there, and that nothing else tells of.
  static let unclear = " is used here; unclear what for"
  static let exchanged = " is used here, where methods are exchanged: any class may return another"

  /// Whether it is such a word.
  var isUnclear: Bool { why.hasSuffix(Self.unclear) || why.hasSuffix(Self.exchanged) }

  package static func < (left: Untold, right: Untold) -> Bool {
    (left.place, left.why) < (right.place, right.why)
  }
}
