import OrientationModel

/// What one expression of a getter comes to.
enum AnswerValue: Hashable, Sendable {
  case plain(PlainAnswer)
  /// Another controller's answer.
  case handsOn(Controller.Asks)
  /// What the superclass answers.
  case inherits
  case open(String)

  var plain: PlainAnswer? { if case .plain(let answer) = self { answer } else { nil } }
}

/// Everything that a getter, or an expression in it, can come to.
struct AnswerValues: Hashable, Sendable {
  var phone: [AnswerValue]
  var pad: [AnswerValue]
  /// What it depends on; not whether there is somebody to be asked.
  var depends: [String] = []
  /// Where code gives the name that stands for it another mask while the app runs, and which of
  /// these are known.
  var changes: Set<CodePlace> = []
  var set: [OrientationMask] = []

  init(_ value: AnswerValue) { self.init(phone: [value], pad: [value]) }

  init(phone: [AnswerValue], pad: [AnswerValue]) {
    self.phone = phone
    self.pad = pad
  }

  /// Either of two, whatever decides which.
  func or(_ other: AnswerValues) -> AnswerValues {
    combined(other, phone: phone + other.phone, pad: pad + other.pad)
  }

  /// Either of two, by a condition: where that is about the idiom, one is the iPad's.
  func or(_ other: AnswerValues, by condition: Snippet, isFirstForPad: Bool?) -> AnswerValues {
    var both = or(other)
    guard let isFirstForPad else {
      both.depends.insert(condition.text, at: depends.count)
      return both
    }
    both.phone = isFirstForPad ? other.phone : phone
    both.pad = isFirstForPad ? pad : other.pad
    return both
  }

  /// Each of one joined with each of the other; what can't be is open.
  func joined(
    _ other: AnswerValues, by join: (OrientationMask, OrientationMask) -> OrientationMask,
    or open: AnswerValues
  ) -> AnswerValues {
    func pairs(_ left: [AnswerValue], _ right: [AnswerValue]) -> [AnswerValue] {
      guard left.count * right.count <= 16 else { return open.phone }
      return left.flatMap { one in
        right.flatMap { two in
          guard case .plain(.mask(let first)) = one, case .plain(.mask(let second)) = two else {
            return open.phone
          }
          return [.plain(.mask(join(first, second)))]
        }
      }
    }
    return combined(other, phone: pairs(phone, other.phone), pad: pairs(pad, other.pad))
  }

  private func combined(
    _ other: AnswerValues, phone: [AnswerValue], pad: [AnswerValue]
  ) -> AnswerValues {
    var both = AnswerValues(phone: phone, pad: pad)
    both.depends = depends + other.depends
    both.changes = changes.union(other.changes)
    both.set = set + other.set
    return both
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

extension OrientationMask {
  /// The mask of that name in Swift.
  init?(swiftName name: String) {
    let several: [OrientationMask] = [.all, .allButUpsideDown, .landscape]
    let named = several.first { $0.words == name } ?? InterfaceOrientation(name: name)?.mask
    guard let named else { return nil }
    self = named
  }
}
