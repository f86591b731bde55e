import OrientationModel

/// What an answer comes to under some conditions.
struct Possibility: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    case mask(OrientationMask)
    /// An orientation, where one is wanted; where a mask is wanted, the well-known mistake.
    case orientation(InterfaceOrientation)
    case truth(Bool)
    /// Another controller's answer.
    case handsOn(Controller.Asks)
    /// What the superclass answers.
    case inherits
    /// The interface orientation of the moment.
    case current
    case open(String)
  }

  var conditions: [Condition] = []
  var value: Value
  /// Whether it is what the code says as it stands, without a name in between.
  var isLiteral = true

  init(_ value: Value, if conditions: [Condition] = [], isLiteral: Bool = true) {
    (self.value, self.conditions, self.isLiteral) = (value, conditions, isLiteral)
  }

  func under(_ more: [Condition]) -> Possibility {
    Possibility(value, if: more + conditions, isLiteral: isLiteral)
  }
}

/// Why one outcome and not another.
struct Condition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case isPad
    case version
    /// There is somebody to be asked.
    case isThere
    /// One of these classes is what is shown.
    case shows([String])
    /// A stored property still has the value it began with.
    case initially
    case assigned(CodePlace)
    case other
  }

  var kind: Kind
  var holds: Bool
  /// As the code has it.
  var text: String

  init(_ kind: Kind, holds: Bool = true, _ text: String) {
    (self.kind, self.holds, self.text) = (kind, holds, text)
  }

  var negated: Condition { Condition(kind, holds: !holds, text) }

  init(_ snippet: Snippet) {
    let words = snippet.pieces.map(\.text)
    let text = snippet.text
    let hasParts = words.contains("&") || words.contains("|") || words.contains(",")
    let lowered = words.map { $0.lowercased() }
    let isTurned = words.first == "!" || zip(words, words.dropFirst()).contains { $0 == ("!", "=") }
    func holds(_ parts: [String]) -> Bool {
      lowered.contains { word in
        parts.contains { word == $0 || $0.hasPrefix("i") && word.contains($0) }
      }
    }
    let classes = Self.classes(in: words)
    if !hasParts, holds(["pad", "ipad", "ispad", "idiompad"]) {
      self.init(.isPad, holds: !isTurned, text)
    } else if !hasParts,
      holds(["phone", "iphone", "isphone", "idiomphone"])
    {
      self.init(.isPad, holds: isTurned, text)
    } else if words.contains("available") {
      self.init(.version, text)
    } else if !classes.isEmpty, !words.contains("|"), !isTurned {
      self.init(.shows(classes), text)
    } else if ["let", "var"].contains(words.first) || Self.isAboutPresence(words) {
      self.init(.isThere, holds: words.first != "!", text)
    } else {
      self.init(.other, text)
    }
  }

  /// The classes of `x is Films`, `x as? Films` and `[x isKindOfClass:[Films class]]`.
  private static func classes(in words: [String]) -> [String] {
    var classes: [String] = []
    for (index, word) in words.enumerated() {
      var place = index + 1
      if word == "as" {
        guard place < words.count, words[place] == "?" else { continue }
        place += 1
      } else if word == "isKindOfClass" || word == "isMemberOfClass" {
        place += 2
      } else if word != "is" {
        continue
      }
      if place < words.count, words[place].first?.isUppercase == true {
        classes.append(words[place])
      }
    }
    return classes
  }

  private static func isAboutPresence(_ words: [String]) -> Bool {
    let signs: Set = ["self", ".", "!", "=", "nil", "?", "(", ")", "[", "]", "_"]
    let rest = words.filter { !signs.contains($0) }
    return !rest.isEmpty && rest.allSatisfy { Controller.Asks(asking: [$0]) != nil }
  }
}

extension Controller.Asks {
  /// Whom a container asks that says one of these words.
  init?(asking words: [String]) {
    func says(_ names: String...) -> Bool { words.contains { names.contains($0) } }
    if says("visibleViewController") {
      self = .visible
    } else if says("selectedViewController", "selectedIndex", "selectedController") {
      self = .selected
    } else if says("topViewController", "lastObject", "last", "topController") {
      self = .top
    } else {
      return nil
    }
  }
}
