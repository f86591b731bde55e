import OrientationModel

extension Scenario.Expectation {
  package var text: String { "expect \(body)" }

  /// What follows `expect`, and what follows the first words of a property.
  package var body: String { qualifierText + claims.text }

  /// Whom it is about, with the colon; empty, where that is everybody.
  package var qualifierText: String {
    var qualifiers = devices.map { $0.name }
    if let versions { qualifiers.append("ios \(versions.text)") }
    if let linked { qualifiers.append("linked \(linked.text)") }
    return qualifiers.isEmpty ? "" : qualifiers.joined(separator: ", ") + ": "
  }
}

extension [Located<Scenario.Claim>] {
  /// The claims, each as short as the one before it allows.
  var text: String {
    var text = ""
    var last: Scenario.Claim?
    for claim in map({ $0.value }) {
      if let last {
        text += " or " + (claim.continues(last) ? claim.value : claim.text)
      } else {
        text = claim.text
      }
      last = claim
    }
    return text
  }
}

extension Scenario.Claim {
  package var text: String {
    switch self {
    case .turned: "turned"
    case .stayed: "stayed"
    case .asWanted: "as wanted"
    case .notAsWanted: "not as wanted"
    case .notAsked(let controller): "not asked \(controller.value.text)"
    case .notCalled(let controller): "not called \(controller.value.text)"
    case .noCallbacks(let method, let controller):
      "no callbacks " + (method.map { $0 + " " } ?? "") + controller.value.text
    case .noError: "no error"
    case .noCrash: "no crash"
    case .error(nil): "error"
    case .crash(nil): "crash"
    default: "\(subject?.rawValue ?? "") \(value)"
    }
  }

  /// What follows its first word.
  var value: String {
    switch self {
    case .interface(let values, let window):
      values.map { $0.text }.joined(separator: " then ")
        + (window.map { " in \($0.value.asName)" } ?? "")
    case .device(let orientation): orientation.name
    case .visible(let controller): controller.value.text
    case .called(let controllers): controllers.text
    case .asked(let controllers): controllers.isEmpty ? "nobody" : controllers.text
    case .allowed(let mask): mask.words
    case .because(let rule): rule.number
    case .console(let text): text.asQuoted
    case .error(let text), .crash(let text): text?.asQuoted ?? ""
    case .callbacks(let callbacks): callbacks.map { $0.text }.joined(separator: ", ")
    case .size(let size, let controller):
      (controller.map { $0.value.text + " " } ?? "") + size.text
    case .sizeClass(let width, let height): "\(width.name) \(height.name)"
    case .letterboxed(let isSo): isSo.word
    case .display(let display): display.name
    case .posture(let posture): posture.name
    case .statusBar(let side), .keyboard(let side): side.text
    case .open(let question): "?" + (question.window.map { " in \($0.value.asName)" } ?? "")
    case .turned, .stayed, .asWanted, .notAsWanted, .notAsked, .notCalled, .noError, .noCrash,
      .noCallbacks:
      ""
    }
  }

  /// Whether its value alone, after `or`, means this claim.
  fileprivate func continues(_ last: Scenario.Claim) -> Bool {
    guard let subject, subject == last.subject, window == nil, last.window == nil else {
      return false
    }
    // `no` would begin another claim.
    return !Words.claimStarts.contains(String(value.prefix { $0 != " " }))
  }
}

extension Scenario.InterfaceValue {
  package var text: String {
    switch self {
    case .exactly(let orientation): orientation.name
    case .landscape: "landscape"
    }
  }
}

extension Scenario.Callback {
  package var text: String { method + (controller.map { " " + $0.value.text } ?? "") }
}
