import OrientationModel
import OrientationScenarios
import OrientationTelling
import SwiftCode

/// A scenario being played with: its variants, its timeline, and where one stands.
package struct Session: Sendable {
  /// The session as the text of a file, up to a place in its timeline.
  package struct Copy: Hashable, Sendable {
    package var text: String
    var end: NodeID
    /// Under what it was played when it was written, and where in the history one stood then.
    var setting: Setting?
    var place = 0
  }

  package enum Origin: Hashable, Sendable {
    case bundled(String)
    case file(String)
    case token
    case new
  }

  package private(set) var origin: Origin
  /// What it was opened from, whatever it was written to since.
  let source: Origin
  /// The text of its file, or of the program's own scenario.
  package private(set) var sourceText: String?
  private(set) var variants: [Variant]
  package private(set) var timeline: Timeline
  private(set) var history: [Position]
  /// Where in the history one stands.
  private(set) var place = 0
  /// The same timeline under every version that was asked for.
  private var playbacks: [Playback] = []
  /// What is to be put right; nothing in any other scenario.
  package let challenge: Challenge?
  /// How many steps each variant has at its end because they named somebody new.
  private var learnedCount = 0
  /// What was written to its file, and up to which place; nothing where it was opened from there.
  private(set) var copy: Copy?
  /// Whether what it opened with is written nowhere: it was pasted, or left unsaved by an earlier run.
  package var startsUnsaved = false

  package init(
    _ scenario: Scenario, origin: Origin, version: SystemVersion? = nil, device: Device? = nil,
    linked: SystemVersion? = nil, text: String? = nil
  ) {
    self.origin = origin
    source = origin
    sourceText = text
    challenge = Challenge(scenario)
    variants = [
      Variant(
        change: "", scenario: scenario, end: NodeID(scenario.steps.count),
        attempt: challenge?.attempt(scenario))
    ]
    timeline = Timeline(scenario.steps)
    let device = device ?? scenario.settings.playedDevices[0]
    let setting = Setting(
      variant: 0, version: version ?? scenario.playedVersions(on: device)[0], device: device,
      linked: linked)
    history = [Position(setting: setting, node: timeline.pastNotes(0))]
  }

  // MARK: Where one stands

  package var position: Position { history[place] }
  package var setting: Setting { position.setting }
  package var node: NodeID { position.node }
  /// The set-up that is played, as it is now.
  package private(set) var variant: Variant {
    get { variants[Int(setting.variant)] }
    set { variants[Int(setting.variant)] = newValue }
  }
  package var scenario: Scenario { variant.scenario }
  /// What is different from the scenario that was opened.
  package var change: String { variant.change }
  /// The same place without the last change; nothing where nothing is different.
  package var unchanged: Session? {
    let last = history[...place].last { $0.setting.variant != setting.variant }
    guard !change.isEmpty, let last else { return nil }
    var session = self
    session.change { $0.variant = last.setting.variant }
    return session
  }
  /// Where the story ends.
  package var story: NodeID { variant.end }

  package var title: String {
    if let title = scenario.header.title { return title }
    switch origin {
    case .bundled(let name), .file(let name):
      return name.split(separator: "/").last.map(String.init) ?? name
    case .token: return "Untitled"
    case .new: return "untitled"
    }
  }

  /// Whether its situation is told first: one of the program's stories asks something that its steps
  /// answer, and what was read of an app may not be all.
  package var opensWithSituation: Bool {
    guard bundledName != nil || scenario.isImported, node == timeline.pastNotes(0) else {
      return false
    }
    return story > 0 && !scenario.header.about.isEmpty
  }

  /// The program's own scenario that this is.
  var bundledName: String? { if case .bundled(let name) = origin { name } else { nil } }

  // MARK: Going somewhere

  private mutating func go(to position: Position) {
    guard position != self.position else { return }
    let before = setting
    history.removeLast(history.count - 1 - place)
    history.append(position)
    place += 1
    // On the story the story goes on, whatever else was tried there.
    if isOnStory { timeline.favour(story) }
    keepPlaybacks(since: before)
  }

  /// Goes back to where the story was left, and to its own set-up; a challenge keeps what was made of it.
  ///
  /// A change may have been made in earlier steps: the ways fork before the place it was tried at.
  package mutating func returnToStory() {
    let left = history[...place].last { tells($0.node) }?.node
    let fork = timeline.fork(node, story)
    timeline.favour(story)
    var next = Position(setting: setting, node: left ?? timeline.pastNotes(fork))
    if challenge == nil { next.setting.variant = 0 }
    go(to: next)
  }

  /// Walks along the story until so many steps are done, notes left out, or to its end.
  package mutating func walk(alongStory count: Int) {
    timeline.favour(story)
    var node = timeline.pastNotes(0)
    for _ in 0..<count { node = timeline.later(than: node) ?? node }
    walk(to: node)
  }

  private mutating func keepPlaybacks(since before: Setting) {
    var same = before
    same.version = setting.version
    if same != setting { playbacks = [] }
  }

  /// Does a step; the answer is why it cannot be done here.
  package mutating func perform(_ step: Scenario.Step) -> StepProblem? {
    learn(step)
    var playback = playback()
    var next = node
    let problem = playback.perform(step) {
      next = timeline.add(step, after: next)
      return next
    }
    if let problem { return problem }
    playbacks[open(setting.version)] = playback
    go(to: Position(setting: setting, node: timeline.pastNotes(next)))
    return nil
  }

  /// Does a step whether or not it makes sense: a replay shows where it does not.
  mutating func redo(_ step: Scenario.Step) {
    learn(step)
    let next = timeline.add(step, after: node)
    go(to: Position(setting: setting, node: next))
  }

  /// Makes sure that whoever a step names has an entry in the app.
  private mutating func learn(_ step: Scenario.Step) {
    guard !playback().situation.knows(step) else { return }
    for index in variants.indices { variants[index].scenario.steps.append(step) }
    learnedCount += 1
    playbacks = []
  }

  /// Walks to another moment of the timeline.
  package mutating func walk(to node: NodeID) {
    timeline.favour(node)
    var next = Position(setting: setting, node: node)
    // Whoever has chosen another version stays there.
    if let told = toldVersion(at: node), told != setting.version,
      setting.version == toldVersion(at: self.node)
    {
      next.setting.version = told
    }
    go(to: next)
  }

  /// Goes somewhere one was before, set-up and all.
  package mutating func jump(to position: Position) {
    timeline.favour(position.node)
    go(to: position)
  }

  /// Replays everything under another setting.
  package mutating func change(_ change: (inout Setting) -> Void) {
    var next = position
    change(&next.setting)
    go(to: next)
  }

  /// Goes on with a changed scenario, and perhaps other steps.
  package mutating func branch(
    _ change: String, _ scenario: Scenario, steps: [Scenario.Step]? = nil,
    setting: (inout Setting) -> Void = { _ in }
  ) {
    var next = position
    var variant = Variant(
      change: change, scenario: scenario, end: story, expected: self.variant.expected)
    if scenario.steps != self.scenario.steps { next.node = retell(&variant) }
    variant.attempt = challenge?.attempt(told(scenario))
    variant.changeCount =
      variant.attempt?.changes.count ?? scenario.changeCount(since: variants[0].scenario)
    next.setting.variant = number(of: variant)
    setting(&next.setting)
    if let steps {
      next.node = 0
      for step in steps { next.node = timeline.add(step, after: next.node) }
      next.node = timeline.pastNotes(next.node)
    }
    go(to: next)
  }

  /// The same with something in the set-up changed, to see what would be.
  package func trying(_ edits: [ScenarioEdit]) -> Session {
    var other = self
    other.branch("", scenario.applying(edits))
    return other
  }

  /// A scenario with the steps that are told, and no others.
  func told(_ scenario: Scenario) -> Scenario {
    var told = scenario
    told.steps.removeLast(learnedCount)
    return told
  }

  /// Lays the steps of a variant beside those there were; the answer is the place in them that has as
  /// much before it as where one stands.
  private mutating func retell(_ variant: inout Variant) -> NodeID {
    let steps = told(variant.scenario).steps
    let old = told(scenario).steps
    let done = timeline.depth(of: timeline.fork(node, story))
    let isLater = zip(old.prefix(done), steps).allSatisfy { $0 == $1 }
    let count = isLater && steps.count <= old.count ? done : done + steps.count - old.count
    variant.end = 0
    var place: NodeID = 0
    for (index, step) in steps.enumerated() {
      variant.end = timeline.add(step, after: variant.end)
      if index + 1 == count { place = variant.end }
    }
    timeline.favour(variant.end)
    return timeline.pastNotes(place)
  }

  /// Takes note of what the change was tried for that was made last.
  mutating func promise(_ fix: Fix, in files: [CodeFile]) {
    variant.promise = Variant.Promise(
      node: timeline.stepNode(at: node), fix: fix, files: files)
  }

  /// Whether a world is what the change was tried for that led here.
  package func isPromised(_ world: World) -> Bool {
    guard let promise = variant.promise, !world.hasCrashed else { return false }
    return promise.node == timeline.stepNode(at: node)
      && promise.fix.interface == world.interface
  }

  package mutating func expect(_ expectation: Scenario.Expectation) {
    var next = position
    var variant = variant
    variant.expected[timeline.stepNode(at: node), default: []].append(expectation)
    next.setting.variant = number(of: variant)
    go(to: next)
  }

  /// What was said to be expected after a step.
  func expected(after node: NodeID) -> [Scenario.Expectation] {
    variant.expected[node] ?? []
  }

  private mutating func number(of variant: Variant) -> Int16 {
    let known = variants.firstIndex {
      $0.scenario == variant.scenario && $0.expected == variant.expected
        && $0.end == variant.end
    }
    if let known { return Int16(known) }
    if variants.count == Int(Int16.max) { return setting.variant }
    variants.append(variant)
    return Int16(variants.count - 1)
  }

  /// Takes the file that the session was written to, which stands for it from now on.
  package mutating func become(file path: String, _ copy: Copy) {
    origin = .file(path)
    var copy = copy
    copy.setting = setting
    copy.place = place
    self.copy = copy
    sourceText = copy.text
  }

  /// How much can be undone.
  package var undoCount: Int { place }

  /// Takes all that was done since as one thing, which is undone at once.
  package mutating func join(since count: Int) {
    guard place > count + 1 else { return }
    history.removeSubrange(count + 1..<place)
    place = count + 1
  }

  package mutating func forget() {
    history = [position]
    place = 0
    copy?.place = 0
  }

  package var canUndo: Bool { place > 0 }
  package var canRedo: Bool { place < history.count - 1 }

  package mutating func undo() { revisit(place - 1) }

  package mutating func redo() { revisit(place + 1) }

  private mutating func revisit(_ index: Int) {
    guard history.indices.contains(index) else { return }
    let before = setting
    place = index
    timeline.favour(isOnStory ? story : node)
    keepPlaybacks(since: before)
    // Without what was declared for it, what follows can't be.
    let next = timeline.favourite(of: node).flatMap { timeline.step(of: $0) }
    if let next, !playback().situation.knows(next) { timeline.favourNone(after: node) }
  }

  // MARK: Playing

  /// The timeline played under a version, up to where one stands.
  ///
  /// Without one, the version in use.
  package mutating func playback(_ version: SystemVersion? = nil) -> Playback {
    playbacks[moved(version)]
  }

  /// The last step under a version, with everything that was said of it.
  package mutating func episode(_ version: SystemVersion? = nil) -> Episode {
    let index = moved(version)
    return playbacks[index].episode(in: timeline)
  }

  /// Where the playback of a version is, after it was played up to where one stands.
  private mutating func moved(_ version: SystemVersion?) -> Int {
    let index = open(version ?? setting.version)
    let node = node
    playbacks[index].move(to: node, in: timeline)
    return index
  }

  /// Where the playback of a version is.
  private mutating func open(_ version: SystemVersion) -> Int {
    if let index = playbacks.firstIndex(where: { $0.version == version }) { return index }
    let known = playbacks.first?.situation.under(version, scenario.settings, setting.linked)
    playbacks.append(Playback(known ?? situation(version)))
    return playbacks.count - 1
  }

  /// What a version shows where one stands, its playback moved where it lies.
  package mutating func preview(_ version: SystemVersion) -> VersionPreview {
    let index = open(version)
    let node = node
    return playbacks[index].preview(at: node, in: timeline)
  }

  /// The steps that lead to where one stands; of a long way only what matters.
  package mutating func way() -> [Step] { playback().way(in: timeline) }

  /// The app under a version, with the setting's device and lock; of another scenario than the one that
  /// is played, where that is meant.
  package func situation(_ version: SystemVersion? = nil, of other: Scenario? = nil) -> Situation {
    var situation = Situation(
      other ?? scenario, device: setting.device, version: version ?? setting.version,
      linked: setting.linked)
    if let lock = setting.lock { situation.app.settings.isLocked = lock }
    return situation
  }
}
