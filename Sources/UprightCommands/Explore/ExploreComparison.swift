import Exports
import OrientationExplorer
import OrientationModel
import OrientationScenarios

/// Two plays of which the shortest steps that tell them apart are wanted.
struct ExploreComparison: Sendable {
  private let left: ExploreRun
  private let right: ExploreRun
  private let names: [String]
  private let limit: Int
  /// Whether they are one file under two versions.
  private let isAboutVersions: Bool

  init(
    _ request: ExploreRequest, _ invocation: Invocation, _ environment: Environment
  ) throws(Trouble) {
    let word = invocation.value(.contender) ?? ""
    guard ["text", "json"].contains(invocation.format) else {
      throw invocation.usage("--compare writes text or json")
    }
    for option in [Option.allPaths, .verify, .opening] where invocation.has(option) {
      throw invocation.usage("--compare does not go with \(option.key)")
    }
    let loaded = request.loaded
    var (first, second) = (loaded, loaded)
    if let versions = try Self.versions(word, loaded, invocation) {
      first = loaded.playing(versions.0)
      second = loaded.playing(versions.1)
      names = [versions.0, versions.1].map { "iOS \($0.text)" }
      isAboutVersions = true
    } else if word.hasPrefix("assume:") {
      let assumption = try Self.assumption(String(word.dropFirst(7)), invocation)
      let holds = ExploreRun(loaded, request).settings.assumptions[assumption]
      second.scenario.settings.assumptions.removeAll { $0.assumption.value == assumption }
      second.scenario.settings.assumptions.append(.init(Located(assumption), holds: !holds))
      names = [holds, !holds].map { "\(assumption.name) \($0 ? "yes" : "no")" }
      isAboutVersions = false
    } else {
      let file = try ScenarioFile.named(word, in: environment)
      second = try LoadedScenario(file, Selection(invocation))
      names = [loaded.file.name, file.name]
      isAboutVersions = false
    }
    left = ExploreRun(first, request)
    right = ExploreRun(second, request)
    limit = request.limit
  }

  /// Two versions, or one that the file's own is compared with.
  private static func versions(
    _ word: String, _ loaded: LoadedScenario, _ invocation: Invocation
  ) throws(Trouble) -> (SystemVersion, SystemVersion)? {
    let isList = word.allSatisfy { $0.isNumber || $0 == "," || $0 == "." || $0 == "-" }
    guard isList, word.contains(where: \.isNumber) else { return nil }
    let versions = try Selection.versions(word, invocation)
    if versions.count == 2 { return (versions[0], versions[1]) }
    if versions.count == 1, let own = loaded.versions.first { return (own, versions[0]) }
    throw invocation.usage("--compare takes two versions", help: "write --compare 15,16")
  }

  private static func assumption(
    _ name: String, _ invocation: Invocation
  ) throws(Trouble) -> Assumption {
    if let assumption = Assumption(name: name) { return assumption }
    throw invocation.usage(
      "no assumption is called `\(name.harmless)`",
      help: Arguments.suggestion(
        for: name, among: Assumption.allCases.map(\.name), title: "there are"))
  }

  func response(_ invocation: Invocation, _ environment: Environment) -> Response {
    var comparison = PlayComparison(left.exploration, right.exploration)
    comparison.limit = limit
    let answer = environment.watching { interruption, _ in
      comparison.run(interruption: interruption)
    }
    let paint = TextPaint(invocation, environment)
    var response = invocation.deliver(
      invocation.format == "json" ? json(answer).line : text(answer, paint))
    if answer.difference != nil { response.end(with: .failure) }
    if answer.stop == .interrupted { response.end(with: .interrupted) }
    return response
  }

  // MARK: What tells them apart

  private func evidence(_ difference: PlayComparison.Difference) -> (Evidence, Evidence) {
    let path = difference.path.map(left.line)
    let sentence = "\(names[0]) and \(names[1]) part here."
    return (
      Evidence(path, of: left, name: names[0], sentence: sentence),
      Evidence(path, of: right, name: names[1], sentence: sentence)
    )
  }

  private func scenario(_ evidence: (Evidence, Evidence)) -> Scenario {
    guard isAboutVersions else { return evidence.0.scenario }
    var both = evidence.0.joined(with: evidence.1)
    both.header.title = Located("\(left.loaded.title): \(names[0]), \(names[1])")
    return both
  }

  // MARK: JSON

  private func json(_ answer: PlayComparison.Answer) -> JSON {
    let path = answer.difference.map { ($0.path.map(left.text)) }
    let evidence = answer.difference.map(evidence)
    let sights = answer.difference.map { [$0.left, $0.right] } ?? []
    return [
      "same": answer.difference == nil, "path": path,
      "sides": zip(names, sights).map { name, sight -> JSON in
        [
          "name": name, "interface": sight.interface?.name,
          "visible": sight.interface == nil ? nil : sight.visible,
          "crashed": sight.interface == nil,
        ]
      },
      "states": answer.pairs, "transitions": answer.transitions, "depth": answer.depth,
      "bound": left.exploration.repertoire.depth, "complete": answer.stop == nil,
      "scenario": evidence.map { scenario($0).text },
    ]
  }

  // MARK: Text

  private func text(_ answer: PlayComparison.Answer, _ paint: TextPaint) -> String {
    var text = paint(left.loaded.title.harmless, .heading) + "\n"
    text += paint("\(names[0]) and \(names[1])".harmless, .quiet) + "\n\n"
    text +=
      "\(answer.pairs.of("pair")) of states, \(answer.transitions.of("transition")), "
      + "depth \(answer.depth) (--depth \(left.exploration.repertoire.depth)).\n\n"
    guard let difference = answer.difference else { return text + agreement(answer, paint) }
    let length = difference.path.count
    text += length == 0 ? "They part at launch:\n" : "They part after \(length.of("step")):\n"
    for (index, step) in difference.path.enumerated() {
      text += "    \(String(index + 1).padded(4))\(paint(left.text(of: step).harmless, .step))\n"
    }
    let evidence = evidence(difference)
    text += side(names[0], difference.left, evidence.0, paint)
    text += side(names[1], difference.right, evidence.1, paint)
    return text + "\n" + paint("# to save:", .heading) + "\n" + scenario(evidence).text
  }

  private func agreement(_ answer: PlayComparison.Answer, _ paint: TextPaint) -> String {
    switch answer.stop {
    case nil, .breach: paint("Nothing a user can do tells them apart: all was tried.", .good) + "\n"
    case .limit: "No difference up to --limit.\n"
    case .memory: "No difference until memory ran out.\n"
    case .interrupted: "No difference until it was interrupted.\n"
    }
  }

  private func side(
    _ name: String, _ sight: PlayComparison.Sight, _ evidence: Evidence, _ paint: TextPaint
  ) -> String {
    let seen = sight.interface.map { "\($0.name), \(sight.visible) is seen" } ?? "crash"
    let (sentence, rule) = evidence.verdict()
    let because = rule.map { "  " + paint($0.number, .rule) } ?? ""
    return "  \(paint(name.harmless, .heading)): \(seen.harmless)\n"
      + "      \(sentence.harmless)\(because)\n"
  }
}

extension LoadedScenario {
  /// Under another version.
  fileprivate func playing(_ version: SystemVersion) -> LoadedScenario {
    LoadedScenario(file, scenario, Selection(versions: [version], device: devices.first))
  }
}
