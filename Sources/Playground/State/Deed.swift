import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession

/// What a row of a list, an entry of the bar, or a click does.
enum Deed: Hashable, Sendable {
  case command(KeyCommand)
  case step(Scenario.Step)
  /// Answers an open question.
  case guess(Guess)
  /// Applies the change that is shown.
  case fix
  /// A place in the timeline.
  case node(NodeID)
  /// A place one was at before.
  case position(Position)
  case tab(UInt16)
  case version(SystemVersion)
  case device(Device)
  /// The SDK the app is built with.
  case linked(SystemVersion)
  /// The same on an iPhone Duo, which is opened that far.
  case openDuo(Posture)
  case open(String)
  case load(String)
  case resume(Int)
  case situation(String)
  case export(String)
  /// A change of the set-up, and what is said of it.
  case edit(String, [ScenarioEdit])
  /// Sentences, a line each, said at once; one that is begun for somebody to go on with.
  case say(String)
  case begin(String)
  /// The settings of somebody, by name; one with values to go through; an orientation in a mask.
  case settings(String)
  case toggle(Toggle)
  case dot(String, InterfaceOrientation)
  /// What can be done with a controller, and where it could stand.
  case controller(String)
  case places(String)
  /// A row of what is open, and a line of the chain, by its place.
  case row(Int)
  case line(Int)
  /// The line of what is assumed; the one that decided where only an earlier step leaned on it.
  case assumption
  /// It is there to be read.
  case nothing

  /// Whether the list it was chosen from stays, below what it opens.
  var keepsList: Bool {
    switch self {
    case .toggle, .dot, .controller, .places, .nothing: true
    default: false
    }
  }

  /// What Enter does with it, in a word.
  var verb: String {
    switch self {
    case .toggle: "change"
    case .dot: "toggle"
    case .controller, .places: "open"
    case .command, .say: "run"
    case .nothing: ""
    default: "choose"
    }
  }
}

extension PlaygroundState {
  mutating func take(_ deed: Deed) {
    switch deed {
    case .command(let command): run(command)
    case .step(let step): change { $0.perform(step) }
    case .guess(let guess): self.guess(guess)
    case .fix: change { $0.tryFix() }
    case .node(let node): change { $0.session.walk(to: node) }
    case .position(let position): change { $0.session.jump(to: position) }
    case .tab(let id): change { $0.selectTab(id) }
    case .version(let version): change { $0.session.change { $0.version = version } }
    case .device(let device): change { $0.replay(on: device) }
    case .linked(let linked): change { $0.replay(linked: linked) }
    case .openDuo(let posture): change { $0.openDuo(to: posture) }
    case .open(let name): if let session = Session(bundled: name) { start(session) }
    case .load(let path): ask(for: .load(path))
    case .resume(let index): resume(at: index)
    case .situation(let name): begin(with: name)
    case .export(let words): _ = export("export " + words)
    case .edit(let words, let edits):
      change { $0.replay(words, $0.session.scenario.applying(edits), said: words) }
    case .say(let line): take(lines: line)
    case .begin(let line): begin(saying: line)
    case .settings(let name): openSettings(of: name)
    case .toggle(let toggle): self.toggle(toggle, by: 1)
    case .dot(let name, let orientation): toggle(orientation, of: name)
    case .controller(let name): open(.picker(controllerPicker(name)))
    case .places(let name): open(.picker(placesPicker(name)))
    case .row(let row): clickRow(row)
    case .line(let line): openChain(at: line)
    case .assumption:
      openChain(at: summary().episode.chain.firstIndex { $0.assumption != nil })
    case .nothing: break
    }
  }

  private mutating func selectTab(_ id: ControllerID) {
    let label = "tab \(summary().wording.name(id))"
    let tabs = surroundings().availableSteps.filter { $0.command == .nextTab }
    if let tab = tabs.first(where: { $0.label == label }) { perform(tab.step) }
  }
}
