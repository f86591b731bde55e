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
      tell(
        list.place, owner.isEmpty ? "another orientation list" : "the orientation list of \(owner)")
    }
    for answer in facts.delegate {
      tell(answer.place, "another delegate returns \(answer.inWords)")
    }
    for (owner, controller) in facts.controllers.map({ ($0.name, $0) })
      + facts.extensions.map({ ("an extension of \($0.name)", $0) })
    {
      for (question, answer) in controller.namedAnswers {
        tell(answer.place, "\(owner).\(question) returns \(answer.inWords)")
      }
    }
    for root in facts.roots {
      let made = root.made.map(\.name).joined(separator: ", ")
      tell(
        root.place,
        (made.isEmpty ? "an unknown view controller" : made)
          + " is assigned to a rootViewController")
    }
    for given in facts.given
    where (given.isWhole || given.owner.map { kind($0).isContainer } ?? false)
      && !given.made.contains(where: { $0.places.contains(where: told.contains) })
    {
      let names = given.made.map(\.name).joined(separator: ", ")
      let whose = given.variable.map { "to `\($0)` (owner unknown)" }
      tell(
        given.place,
        "adds \(names.isEmpty ? "view controllers" : names) "
          + (whose ?? "to \(given.owner ?? "itself")")
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
      case .force: "sets UIDevice.orientation to " + (call.value?.text ?? "an unknown value")
      case .request: "requests " + (call.value?.text ?? "unknown orientations")
      case .update: "calls setNeedsUpdateOfSupportedInterfaceOrientations()"
      case .updateLock: "calls setNeedsUpdateOfPrefersInterfaceOrientationLocked()"
      case .attempt: "calls attemptRotationToDeviceOrientation()"
      case .set: "makes \(whose(call)) return \(call.masksText)"
      case .present: "presents"
      case .push: "pushes"
      }
    let place = call.member.map { " in \($0)" } ?? ""
    let why =
      moment(of: call) == nil
      ? " (a scenario can't express when)"
      : call.choices.isEmpty ? "" : " (unclear which)"
    return (call.owner ?? "code outside any class") + " \(what)\(place)\(why)"
  }

  private func whose(_ call: CallFacts) -> String {
    guard let subject = call.subject else { return "the app delegate" }
    return subject == call.owner ? "itself" : subject
  }

  /// A heading and a line each, as comments.
  static func notes(_ heading: String, _ notes: [Untold]) -> [Line] {
    guard !notes.isEmpty else { return [] }
    return [Line(text: ""), Line(text: "# \(heading):")]
      + notes.map { Line(text: "# \($0.place.text): \($0.why)") }
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
    let what = names.isEmpty ? "unknown view controller" : names.joined(separator: ", ")
    self.init(
      first.place,
      what + (lines.isEmpty ? "" : "; also line\(calls.count > 2 ? "s" : "") \(lines)"))
  }
}

extension CodeAnswer {
  /// As few words as will do.
  fileprivate var inWords: String {
    if reads == .forwards { return "what its child returns" }
    return phone?.text ?? "an unknown value"
  }
}

extension CodeAnswer.Usual {
  fileprivate var text: String {
    switch self {
    case .mask(let mask): mask.words
    case .orientation(let orientation): orientation.name
    case .truth(let truth): truth ? "yes" : "no"
    case .current: "the current orientation"
    }
  }
}

extension CallFacts {
  /// What it has somebody answer.
  fileprivate var masksText: String {
    let masks = choices.map(\.words)
    return masks.isEmpty
      ? value?.text ?? "an unknown mask" : masks.joined(separator: " or ")
  }
}
