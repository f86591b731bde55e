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
  /// Whether a word that matters stands there, and nothing else tells of it.
  let isUnclear: Bool

  package init(_ place: CodePlace, _ why: String, isUnclear: Bool = false) {
    self.place = place
    self.why = why
    self.isUnclear = isUnclear
  }

  package static func < (left: Untold, right: Untold) -> Bool {
    (left.place, left.why) < (right.place, right.why)
  }
}
