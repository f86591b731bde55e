import OrientationModel

/// What one expression of a getter comes to.
enum AnswerValue: Hashable, Sendable {
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

/// Everything that a getter, or an expression in it, can come to.
struct AnswerValues: Hashable, Sendable {
  var phone: [AnswerValue]
  var pad: [AnswerValue]
  /// What it depends on; not whether there is somebody to be asked.
  var depends: [String] = []
  /// Whether a name stands for it, and whether code gives that name other masks while the app runs.
  var isNamed = false
  var set: [OrientationMask] = []

  init(_ value: AnswerValue) { self.init(phone: [value], pad: [value]) }

  init(phone: [AnswerValue], pad: [AnswerValue]) {
    self.phone = phone
    self.pad = pad
  }

  /// Either of two, whatever decides which.
  func or(_ other: AnswerValues, depending: [String] = []) -> AnswerValues {
    var both = joined(other, depending)
    both.phone += other.phone
    both.pad += other.pad
    return both
  }

  /// This on an iPad, the other on an iPhone.
  func onPad(else other: AnswerValues, depending: [String]) -> AnswerValues {
    var both = joined(other, depending)
    both.phone = other.phone
    return both
  }

  private func joined(_ other: AnswerValues, _ depending: [String]) -> AnswerValues {
    var both = self
    both.depends += depending + other.depends
    both.isNamed = isNamed || other.isNamed
    both.set += other.set
    return both
  }

  /// Each of one with each of the other, combined; what can't be is open.
  func combined(
    _ other: AnswerValues, _ whole: AnswerValue, _ combine: AnswerValues.Combination
  ) -> AnswerValues {
    func pairs(_ left: [AnswerValue], _ right: [AnswerValue]) -> [AnswerValue] {
      guard left.count * right.count <= 16 else { return [whole] }
      return left.flatMap { one in
        right.map { two in
          guard case .mask(let first) = one, case .mask(let second) = two else { return whole }
          return .mask(combine(first, second))
        }
      }
    }
    var both = joined(other, [])
    both.phone = pairs(phone, other.phone)
    both.pad = pairs(pad, other.pad)
    return both
  }

  typealias Combination = @Sendable (OrientationMask, OrientationMask) -> OrientationMask
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
    switch name {
    case "all": self = .all
    case "allButUpsideDown": self = .allButUpsideDown
    case "landscape": self = .landscape
    default:
      guard let orientation = InterfaceOrientation(name: name) else { return nil }
      self.init(rawValue: 1 << orientation.rawValue)
    }
  }
}
