import OrientationModel

extension Scenario.Attributes {
  /// Each attribute that is there, in a fixed order.
  var words: [String] {
    var words: [String] = []
    func add<Value>(_ word: String, _ value: Located<Value>?, _ text: (Value) -> String) {
      if let value { words.append("\(word) \(text(value.value))") }
    }
    add("supports", supports, \.text)
    add("prefers", prefers, \.name)
    add("autorotates", autorotates, \.word)
    add("prefers-lock", prefersLock, \.word)
    add("ignores-app-mask", ignoresAppMask, \.word)
    add("legacy", legacy, \.words)
    words += asks.map(\.value.text)
    add("orientations", orientations, \.words)
    add("rotated", rotated, \.rawValue)
    add("default", preferenceDefault, \.text)
    add("initially", initially, \.words)
    if selected?.value == true { words.append("selected") }
    return words
  }
}

extension Scenario.PreferenceDefault {
  fileprivate var text: String {
    switch self {
    case .mask(let mask): mask.words
    case .idioms(let phone, let pad): "phone \(phone.words) pad \(pad.words)"
    }
  }
}

extension Scenario.Asks {
  fileprivate var text: String {
    var text = "asks \(whom.rawValue)"
    if questions != Self.usual {
      text += " for " + questions.map(\.rawValue).joined(separator: " ")
    }
    if !onlyWhen.isEmpty { text += " when \(onlyWhen.text)" }
    if means != .subclass { text += " by \(means.rawValue)" }
    return text
  }
}
