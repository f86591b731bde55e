import OrientationModel
import OrientationScenarios

/// What the facts have and the story does not: nothing is left out in silence.
extension StoryWriter {
  /// Every fact whose place stands neither on a line nor among what could not be told.
  func rest(besides lines: [Line]) -> [Untold] {
    let told = Set(lines.flatMap(\.places)).union(facts.untold.map(\.place))
    var rest: [Untold] = []
    func tell(_ place: CodePlace, _ why: String) {
      if !told.contains(place) { rest.append(Untold(place, why)) }
    }
    for list in facts.lists where !list.isOf(facts.list) {
      let owner = [list.target, list.configuration].compactMap { $0 }.joined(separator: ", ")
      tell(list.place, owner.isEmpty ? "another list" : "the list of \(owner)")
    }
    for answer in facts.delegate {
      tell(answer.place, "another delegate answers \(answer.inWords)")
    }
    for (owner, controller) in facts.controllers.map({ ($0.name, $0) })
      + facts.extensions.map({ ("an extension of \($0.name)", $0) })
    {
      for (question, answer) in controller.namedAnswers {
        tell(answer.place, "\(owner) answers \(question): \(answer.inWords)")
      }
    }
    for root in facts.roots {
      let made = root.made.map(\.name).joined(separator: ", ")
      tell(root.place, (made.isEmpty ? "what could not be told" : made) + " is put into a window")
    }
    for given in facts.given
    where (given.isWhole || given.owner.map { kind($0).isContainer } ?? false)
      && !given.made.contains(where: { $0.places.contains(where: told.contains) })
    {
      let names = given.made.map(\.name).joined(separator: ", ")
      let whose = given.variable.map { "to `\($0)`; whose that is could not be told" }
      tell(
        given.place,
        "gives \(names.isEmpty ? "controllers" : names) \(whose ?? "to \(given.owner ?? "itself")")"
      )
    }
    for call in facts.calls where call.kind != .present && call.kind != .push {
      tell(call.place, sentence(call))
    }
    return Set(rest).sorted()
  }

  /// The presentations and pushes that the story does not have, those of a file in one line.
  func notShown(besides lines: [Line]) -> [Untold] {
    let told = Set(lines.flatMap(\.places))
    var shown: [String: [CallFacts]] = [:]
    for call in facts.calls
    where (call.kind == .present || call.kind == .push) && !told.contains(call.place) {
      shown[call.place.file, default: []].append(call)
    }
    return shown.values.compactMap { Untold($0) }.sorted()
  }

  /// What a call does, and where, as the scenario cannot say it.
  private func sentence(_ call: CallFacts) -> String {
    let what =
      switch call.kind {
      case .force: "forces " + (call.value?.text ?? "an orientation that could not be told")
      case .request: "requests " + (call.value?.text ?? "orientations that could not be told")
      case .update: "says that the orientations need an update"
      case .updateLock: "says that the wish for the lock needs an update"
      case .attempt: "attempts a rotation to the device's orientation"
      case .set: "has \(call.subject ?? "the app's delegate") answer \(call.masksText)"
      case .present: "presents"
      case .push: "pushes"
      }
    let place = call.member.map { " in \($0)" } ?? ""
    let why =
      moment(of: call) == nil
      ? ", at no moment that a scenario has"
      : call.choices.isEmpty ? "" : "; which, could not be told"
    return (call.owner ?? "code outside of any class") + " \(what)\(place)\(why)"
  }

  /// A heading and a line each, as comments.
  static func notes(_ heading: String, _ notes: [Untold]) -> [Line] {
    guard !notes.isEmpty else { return [] }
    return [Line(text: ""), Line(text: "# \(heading):")]
      + notes.map { Line(text: "# \($0.place.text): \($0.why)".onOneLine) }
  }
}

extension AppList {
  /// Whether it is the one that the app goes by.
  fileprivate func isOf(_ other: AppList?) -> Bool { place == other?.place }
}

extension Untold {
  /// What one file shows: every line, and the names that could be told.
  fileprivate init?(_ calls: [CallFacts]) {
    guard let first = calls.first else { return nil }
    var names: [String] = []
    for name in calls.compactMap(\.target) where !names.contains(name) { names.append(name) }
    let lines = calls.dropFirst().map { "\($0.place.line)" }.joined(separator: ", ")
    let what = names.isEmpty ? "what, could not be told" : names.joined(separator: ", ")
    self.init(
      first.place,
      what + (lines.isEmpty ? "" : "; also line\(calls.count > 2 ? "s" : "") \(lines)"))
  }
}

extension CodeAnswer {
  /// As few words as will do.
  fileprivate var inWords: String {
    if reads == .forwards { return "the question is handed on" }
    return phone?.text ?? "what could not be told"
  }
}

extension CodeAnswer.Usual {
  fileprivate var text: String {
    switch self {
    case .mask(let mask): mask.words
    case .orientation(let orientation): orientation.name
    case .truth(let truth): truth ? "yes" : "no"
    case .current: "the orientation of the moment"
    }
  }
}

extension CallFacts {
  /// What it has somebody answer.
  fileprivate var masksText: String {
    let masks = choices.map(\.words)
    return masks.isEmpty
      ? value?.text ?? "what could not be told" : masks.joined(separator: " or ")
  }
}
