import OrientationModel
import OrientationScenarios
import SwiftCode

// What the engine calls by number, as edits of the scenario.

extension FixSearch {
  /// A change that some edits make; a name that they give is given last.
  func change(
    _ kind: Fix.Remedy, _ title: String, _ edits: [ScenarioEdit], place: Fix.Place = .code,
    written writing: FixCandidate.Writing = .difference, isAtOnce: Bool = false,
    in edited: FixStory? = nil, cost: [String] = []
  ) -> FixCandidate {
    let edits = edits.namingLast
    return FixCandidate(
      kind: kind, place: place, deeds: [title], edits: edits, original: app,
      story: edited ?? story.story(making: edits), writing: writing,
      atOnce: isAtOnce ? edits.insertedSteps : [], cost: cost)
  }

  func change(
    _ kind: Fix.Remedy, of id: ControllerID, _ title: String, cost: [String] = [],
    _ edit: (inout Scenario.Attributes) -> Void
  ) -> FixCandidate {
    change(kind, title, line(of: id, edit), cost: cost)
  }

  func file(of id: ControllerID?) -> String { id.map { appCode.file(of: $0) } ?? "App.swift" }

  /// The edits that have a controller's line say something else.
  func line(
    of id: ControllerID, _ edit: (inout Scenario.Attributes) -> Void
  ) -> [ScenarioEdit] {
    guard let reference = app.reference(to: id) else { return [] }
    var attributes = story.attributes(of: id) ?? Scenario.Attributes()
    edit(&attributes)
    return declaring(id) { $0.attributes = attributes }
      ?? [.attributes(attributes, of: reference)]
  }

  /// A container that only steps speak of, `present navigation(Films)`, is declared where it says or
  /// does something, and gets a name; nothing for any other.
  private func declaring(
    _ id: ControllerID, _ edit: (inout Scenario.Node) -> Void
  ) -> [ScenarioEdit]? {
    guard let reference = app.reference(to: id), case .wrapper(let inner) = reference else {
      return nil
    }
    let name = appCode.type(id)
    var node = Scenario.Node(Located(.container(.navigation)), name: Located(name))
    node.children = [Scenario.Node(mentioning: inner)]
    edit(&node)
    return [.declare(.controller(node)), .rename(reference, to: name)]
  }

  /// The edits that give a controller other code of its own.
  func reactions(
    of id: ControllerID, _ edit: (inout [Scenario.Reaction]) -> Void
  ) -> [ScenarioEdit] {
    guard let reference = app.reference(to: id) else { return [] }
    var reactions = story.reactions(of: id)
    edit(&reactions)
    return declaring(id) { $0.reactions = reactions } ?? [.reactions(reactions, of: reference)]
  }

  /// Which of its owner's pieces of code the app's one at an index is.
  func rank(ofReaction index: Int) -> Int {
    app.reactions[..<index].count { $0.owner == app.reactions[index].owner }
  }

  /// The method in which a controller's own code stands: `viewDidAppear(_:)`.
  func method(of reaction: Reaction) -> String? { reaction.moment.method.map { $0 + "(_:)" } }

  /// A call that a step of the story makes, in the code of somebody.
  func site(ofStep index: Int, by owner: ControllerID?) -> CallSite {
    CallSite(step: script.beats[index].step, owner: owner, isInStory: true) { [self] in
      replacing(index, with: $0)
    }
  }

  /// The first such call in a piece of the app's own code.
  func site(inReaction index: Int, where isMeant: (Step) -> Bool) -> CallSite? {
    let reaction = app.reactions[index]
    return reaction.steps.firstIndex(where: isMeant).map { place in
      CallSite(
        step: reaction.steps[place], owner: reaction.owner, isInStory: false,
        isEarly: reaction.moment.isComing
      ) { [self] step in
        reactions(of: reaction.owner) {
          replace(place, in: &$0[rank(ofReaction: index)], with: step)
        }
      }
    }
  }

  /// Another call in the place of one: a request waits until its screen has appeared, and the versions
  /// that heed the hack keep that.
  private func replace(_ place: Int, in code: inout Scenario.Reaction, with step: Step) {
    if step.isRequest, code.moment.value.isComing {
      code.moment = Located(app.written(.appeared))
    }
    guard step.isRequest, code.steps[place].action.value.isForce else {
      code.steps[place].action = written(step).action
      return
    }
    code.steps.insert(forItsVersions(step), at: place + 1)
    limitForces(in: &code)
  }

  /// The hack is left to those of the file's versions that heed it.
  func limitForces(in code: inout Scenario.Reaction) {
    let versions = versions(for: .force(.unknown))
    for place in code.steps.indices.reversed() where code.steps[place].action.value.isForce {
      if let versions {
        code.steps[place].versions = versions
      } else {
        code.steps.remove(at: place)
      }
    }
  }

  /// A step with the names of the scenario, whichever versions it is for.
  func written(_ step: Step) -> Scenario.Step { Scenario.Step(Located(app.written(step.bare))) }

  func has(_ step: Step, _ version: SystemVersion) -> Bool { story.has(step, version) }

  /// The versions of the file for which a step is put in; nothing where that is all of them.
  func versions(for step: Step) -> Scenario.VersionList? {
    let played = story.scenario.settings.playedVersions.sorted()
    let meant = played.filter { has(step.bare, $0) }
    guard !meant.isEmpty, meant.count < played.count else { return nil }
    let since = SystemVersion.all.first { has(step.bare, $0) }
    return Scenario.VersionList(meant, of: played, since: since)
  }

  /// A step to put in, for those of the file's versions that have its call.
  func forItsVersions(_ step: Step) -> Scenario.Step {
    var new = written(step)
    new.versions = versions(for: step)
    return new
  }

  /// A piece of code, each of its calls for the versions that have it.
  func forItsVersions(_ reaction: Reaction) -> Scenario.Reaction {
    var new = app.written(reaction)
    new.steps = reaction.steps.map(forItsVersions)
    return new
  }

  func confined(_ step: Step) -> Step { story.confined(step) }

  /// The edits that do another step in the place of one, on the versions that have it; what was
  /// expected of it is expected of the other.
  func replacing(_ index: Int, with step: Step) -> [ScenarioEdit] {
    let beat = script.beats[index]
    let old = story.scenario.steps[beat.place]
    var new = old
    new.action = written(step).action
    let played = story.scenario.settings.playedVersions
    let isForSome = played.contains { !has(step, $0) && has(beat.step.bare, $0) }
    guard old.versions == nil, isForSome, let versions = versions(for: step) else {
      return [.replaceStep(at: beat.place, with: new)]
    }
    let others = versions.others(of: played)
    new.versions = versions
    new.expectations = old.expectations.limited(to: versions, of: played)
    var kept = old
    kept.versions = others
    kept.expectations = old.expectations.limited(to: others, of: played)
    return [.replaceStep(at: beat.place, with: kept), .insertStep(new, at: beat.place + 1)]
  }

  /// The edits that do steps before the one in question, or before another.
  func inserting(_ steps: [Step], before index: Int? = nil) -> [ScenarioEdit] {
    let place = index.map { script.beats[$0].place } ?? script.end - 1
    return steps.enumerated().map { .insertStep(forItsVersions($0.element), at: place + $0.offset) }
  }

  /// The edits that do steps at once after others: what was expected of those is expected of these.
  func inserting(_ added: [Step], behind indices: [Int]) -> [ScenarioEdit] {
    var count = 0
    return indices.flatMap { index -> [ScenarioEdit] in
      let place = script.beats[index].place + count
      count += added.count
      var old = story.scenario.steps[script.beats[index].place]
      var new = added.map { step -> Scenario.Step in
        var step = forItsVersions(step)
        step.versions = old.versions ?? step.versions
        return step
      }
      let isExpected = !old.expectations.isEmpty
      // What was expected on some versions is expected of the last step that those do.
      let played = story.scenario.settings.playedVersions
      for index in new.indices.reversed() {
        let versions = old.versions == nil ? new[index].versions : nil
        new[index].expectations =
          versions.map { old.expectations.limited(to: $0, of: played) } ?? old.expectations
        old.expectations =
          versions.map { old.expectations.limited(to: $0.others(of: played), of: played) } ?? []
      }
      return (isExpected ? [.replaceStep(at: place, with: old)] : [])
        + new.enumerated().map { .insertStep($0.element, at: place + 1 + $0.offset) }
    }
  }

  func appending(_ steps: [Step]) -> [ScenarioEdit] {
    guard script.count > 0 else {
      return steps.enumerated().map { .insertStep(forItsVersions($0.element), at: $0.offset) }
    }
    return inserting(steps, behind: [script.count - 1])
  }
}

/// A call that the app makes: in a step of the story, or in code of its own.
struct CallSite {
  var step: Step
  var owner: ControllerID?
  var isInStory: Bool
  /// Whether it is made before its screen has appeared.
  var isEarly = false
  /// The edits that make another call in its place.
  var replacing: (Step) -> [ScenarioEdit]
}

extension Scenario.VersionList {
  /// Those of some versions that are not in it.
  fileprivate func others(of versions: [SystemVersion]) -> Scenario.VersionList {
    Scenario.VersionList(versions.sorted().filter { !contains($0) }, of: versions)
  }

  /// Some of all versions, oldest first, as few words as say them; `since` is the first that is meant,
  /// where that is known.
  fileprivate init(
    _ some: [SystemVersion], of all: [SystemVersion], since: SystemVersion? = nil
  ) {
    self.init(some.map { .only($0) })
    guard let first = some.first, let last = some.last,
      !all.contains(where: { first < $0 && $0 < last && !some.contains($0) })
    else { return }
    if last == all.max() {
      parts = [.from(since ?? first)]
    } else if first != last {
      parts = [.range(first, through: last)]
    }
  }
}

extension [Scenario.Expectation] {
  /// Those that are meant on some of the versions played, for these alone.
  fileprivate func limited(
    to list: Scenario.VersionList, of played: [SystemVersion]
  ) -> [Scenario.Expectation] {
    compactMap { expectation in
      let own = expectation.versions
      let meant = played.filter { list.contains($0) && own?.contains($0) ?? true }
      guard !meant.isEmpty else { return nil }
      var limited = expectation
      if own == nil {
        limited.versions = list
      } else if played.contains(where: { own?.contains($0) == true && !list.contains($0) }) {
        limited.versions = Scenario.VersionList(meant.map { .only($0) })
      }
      return limited
    }
  }
}

extension FixCandidate {
  /// A controller of the app without the change, as it is with it.
  subscript(id: ControllerID) -> Controller { app[counterpart(of: id)].controller }

  /// The masks that a controller has with the change, in its line and in steps that are put in.
  func masks(of id: ControllerID) -> [OrientationMask] {
    var masks = [self[id].supports].compactMap { $0 }
    for case .insertStep(let step, _) in edits {
      if case .set(.supports(counterpart(of: id), let answer))? = story.situation.step(step)?.bare {
        masks.append(answer.mask)
      }
    }
    return masks
  }

  /// The number it has with the change: who gets a name is counted elsewhere.
  func counterpart(of id: ControllerID) -> ControllerID {
    guard edits.contains(where: { $0.isRenaming }), let reference = original.reference(to: id)
    else { return id }
    for case .rename(reference, to: let name) in edits {
      return story.situation.id(.name(name)) ?? id
    }
    return story.situation.id(reference) ?? id
  }
}

extension [ScenarioEdit] {
  /// With the names that they give at the end: the others say the old ones.
  var namingLast: [ScenarioEdit] { filter { !$0.isRenaming } + filter { $0.isRenaming } }
}

extension Scenario.Node {
  /// A child that is declared elsewhere.
  fileprivate init(mentioning reference: Scenario.Reference) {
    switch reference {
    case .system(let system): self.init(Located(.system(system)))
    case .name(let name): self.init(Located(.mention), name: Located(name))
    case .unnamed, .wrapper: self.init(Located(.mention), name: Located(reference.text))
    }
  }
}

extension Scenario.Attributes {
  /// Hands one question on by a clause, or not at all; the other questions stay as they are.
  mutating func hand(_ question: Controller.Question, on clause: Scenario.Asks?) {
    for index in asks.indices { asks[index].value.questions.removeAll { $0 == question } }
    asks.removeAll { $0.value.questions.isEmpty }
    guard var clause else { return }
    let known = asks.firstIndex {
      $0.value.whom == clause.whom && $0.value.onlyWhen == clause.onlyWhen
        && $0.value.author == clause.author
    }
    guard let known else {
      clause.questions = [question]
      return asks.append(Located(clause))
    }
    let questions = asks[known].value.questions + [question]
    asks[known].value.questions = Controller.Question.allCases.filter(questions.contains)
  }
}
