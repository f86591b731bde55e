import OrientationScenarios

/// A line of a difference.
package struct CodeLine: Hashable, Sendable {
  package enum Mark: Hashable, Sendable { case kept, removed, added }

  package var change: Mark
  package var text: String
  /// It stands in a method, and not by itself as an override, a property or a setting does; or it
  /// says where such lines stand.
  package var isStatement = false
  /// It says where a new class is used, which stands before it.
  package var isUse = false
  /// It goes on with the line before, which had no room for all of it.
  package var isContinued = false
  /// It says where those after it stand.
  package private(set) var place: CodePlace?

  package static func kept(_ text: String) -> Self { Self(change: .kept, text: text) }
  package static func removed(_ text: String) -> Self { Self(change: .removed, text: text) }
  package static func added(_ text: String) -> Self { Self(change: .added, text: text) }

  /// Where those after it stand; where those are new, as a comment beside them.
  package static func place(_ place: CodePlace, isNew: Bool = false) -> Self {
    var line = Self(change: isNew ? .added : .kept, text: "// " + place.words)
    line.place = place
    return line
  }

  /// The same change of another text.
  package func saying(_ text: String) -> Self {
    var line = self
    line.text = text
    return line
  }

  /// What has no room in it any more, on a line of its own.
  package func goingOn(_ text: String) -> Self {
    var line = saying(text)
    line.isContinued = true
    return line
  }
}

/// Where lines of a change stand.
package enum CodePlace: Hashable, Sendable {
  /// Another file, and where in it.
  case file(String, String? = nil)
  /// Another part of the same: a method, a view's body.
  case part(String)
  /// Beside something: `Where it's made`.
  case beside(String)
  /// Where something else stays as it is: a sentence.
  case keeping(String)

  fileprivate var words: String {
    switch self {
    case .file(let name, let spot): "In \(name)\(spot.map { ", " + $0 } ?? ""):"
    case .part(let name): "In \(name):"
    case .beside(let words): words + ":"
    case .keeping(let sentence): sentence
    }
  }

  /// Whether what stands there is apart from what came before.
  package var isApart: Bool {
    switch self {
    case .file, .part: true
    case .beside, .keeping: false
    }
  }
}

extension [CodeLine] {
  package var inMethod: Self {
    map { line in
      var line = line
      line.isStatement = true
      return line
    }
  }

  /// The same with what stands in braces in the line that opens them, where one line of that changes.
  package var closed: Self {
    var lines: [CodeLine] = []
    var index = 0
    while index < count {
      let rest = self[index...].prefix(4).map { $0 }
      if rest.count == 4, rest.map({ $0.change }) == [.kept, .removed, .added, .kept],
        rest[0].text.hasSuffix(" {"), rest[0].text.includes("var "),
        rest[3].text.drop(while: { $0 == " " }) == "}"
      {
        lines += rest[1...2].map { $0.saying("\(rest[0].text) \($0.text.drop { $0 == " " }) }") }
        index += 4
      } else {
        lines.append(self[index])
        index += 1
      }
    }
    return lines
  }

  /// The same without where a new class is used, which follows it.
  package var withoutUse: Self { filter { !$0.isUse } }

  /// The same as where a new class is used.
  var inUse: Self {
    map { line in
      var line = line
      line.isUse = true
      return line
    }
  }

  /// What becomes of some lines where others stand in their place.
  package static func difference(from old: [String], to new: [String]) -> Self {
    old.pairs(with: new, exchanging: false, isSame: ==).map { old, new in
      guard let old else { return .added(new ?? "") }
      return new == nil ? .removed(old) : .kept(old)
    }
  }

  /// One line in the place of another, or of none.
  package static func change(from old: String?, to new: String) -> Self {
    (old.map { [.removed($0)] } ?? []) + [.added(new)]
  }
}

extension CodeLine {
  /// Itself, or in two lines, broken after a colon or a comma or before an operator; nothing where
  /// that is not enough.
  package func folded(to columns: Int) -> [CodeLine]? {
    guard text.count > columns else { return [self] }
    let indent = String(text.prefix { $0 == " " })
    // The second line of a comment would be code.
    if text.dropFirst(indent.count).hasPrefix("//") { return nil }
    for (mark, kept, margin) in [
      (": ", ":", "    "), (" ?? ", "", "  "), (" = ", " =", "  "), ("?.", "?", "  "),
      (", ", ",", "    "),
    ] {
      guard let end = text.lastIndex(of: mark) else { continue }
      let next = text[end...].dropFirst(kept.count).drop { $0 == " " }
      let lines = [saying(String(text[..<end]) + kept), goingOn(indent + margin + String(next))]
      if lines.allSatisfy({ $0.text.count <= columns }) { return lines }
    }
    return nil
  }
}

extension String {
  /// Whether a line of code begins a type, or an extension of one.
  package var opensType: Bool {
    let words = split(separator: " ")
    return words.last == "{"
      && ["class", "extension", "final", "struct"].contains { words[0].elementsEqual($0) }
  }

  fileprivate func lastIndex(of mark: String) -> Index? {
    indices.last { self[$0...].hasPrefix(mark) }
  }
}
