import OrientationModel
import OrientationScenarios
import OrientationTelling
import Testing

/// A rule is cited only where what it speaks of has happened: each that can be has its occasion.
struct OccasionTests {
  @Test func `no rule is cited where what it speaks of did not happen`() {
    var missing: Set<String> = []
    for entry in Bundle.entries {
      for play in entry.plays {
        for episode in play.episodes where !episode.isSkipped {
          let moment = Occasion(episode, in: play)
          for rule in episode.trace.rules {
            guard let occasion = Occasions.all[rule] else {
              missing.insert(rule.number)
              continue
            }
            let holds = occasion(moment)
            let place = "\(entry.name) \(episode.app.settings.device.name)"
            #expect(
              holds, "\(rule.number) at \(place) \(episode.version.text) step \(episode.number)")
          }
        }
      }
    }
    #expect(missing.sorted() == [], "rules that can be cited and have no occasion")
  }

  @Test func `an occasion is no matter of course`() {
    // Each has a step somewhere at which it does not hold.
    var always = Set(Occasions.all.keys)
    for entry in Bundle.entries {
      for play in entry.plays {
        for episode in play.episodes where !always.isEmpty {
          let moment = Occasion(episode, in: play)
          always = always.filter { Occasions.all[$0]?(moment) ?? true }
        }
      }
    }
    #expect(always.map(\.number).sorted() == [])
  }
}

/// What an occasion is judged by: the step, what was done in it, and what went before.
struct Occasion {
  let episode: Episode
  let app: App
  let trace: Trace
  /// The step itself, and the steps of the app's own code that ran in it.
  let steps: [Step]
  /// Everything that was done up to here.
  let story: [Step]

  init(_ episode: Episode, in play: Play) {
    self.episode = episode
    app = episode.app
    trace = episode.trace
    steps = Occasion.steps(of: episode)
    story = play.episodes.prefix(episode.number + 1).flatMap(Occasion.steps)
  }

  private static func steps(of episode: Episode) -> [Step] {
    let own = episode.step.map { [$0.bare] } ?? []
    let code = episode.trace.events.flatMap { event -> [Step] in
      switch event {
      case .reaction(let index), .reactionSkipped(let index, _, _):
        episode.app.reactions.indices.contains(index) ? episode.app.reactions[index].steps : []
      default: []
      }
    }
    return own + code.map(\.bare)
  }

  /// An iPhone Duo shows the app on its other display.
  var changesDisplay: Bool {
    episode.before.map { $0.posture.display != world.posture.display } ?? false
  }

  var settings: Settings { app.settings }
  var world: World { episode.after }
  var isLaunch: Bool { episode.before == nil }
  var wasLocked: Bool { world.isLocked || episode.before?.isLocked == true }
  /// The scene turned, or a window by itself.
  var hasTurned: Bool {
    trace.events.contains { event in
      switch event {
      case .turned, .windowTurned: true
      default: false
      }
    }
  }
  var isAlone: Bool { app.windows.count < 2 }

  func does(_ test: (Step) -> Bool) -> Bool { steps.contains(where: test) }
  func did(_ test: (Step) -> Bool) -> Bool { story.contains(where: test) }

  /// Whether a question was put for this reason.
  func asks(_ trigger: Trigger) -> Bool {
    trace.rulings.contains { $0.question?.trigger == trigger }
  }

  var asksRequest: Bool {
    trace.rulings.contains { if case .request = $0.question?.trigger { true } else { false } }
  }

  func hears(_ callbacks: Callback...) -> Bool {
    trace.callbacks.contains { callbacks.contains($0.callback) }
  }

  func has(_ test: (Controller) -> Bool) -> Bool { app.entries.contains { test($0.controller) } }

  func hasSystem(_ system: SystemController) -> Bool { has { $0.system == system } }

  func says(_ question: Controller.Question, _ isYes: Bool) -> Bool {
    trace.rulings.flatMap(\.claims).contains { $0.question == question && $0.isYes == isYes }
  }

  var hasPresented: Bool {
    did {
      switch $0 {
      case .present, .beginDismiss: true
      default: false
      }
    }
  }

  var changesTree: Bool {
    does {
      switch $0 {
      case .push, .pop, .popTo, .popToRoot, .select, .replaceRoot, .replace, .present, .dismiss,
        .finish, .cancel, .beginPop, .beginDismiss:
        true
      default: false
      }
    }
  }

  var sets: Bool { does { if case .set = $0 { true } else { false } } }
  var forces: Bool { does { if case .force = $0 { true } else { false } } }
  var requests: Bool { does { if case .request = $0 { true } else { false } } }
  var swipes: Bool {
    did { $0 == .beginPop || $0 == .beginDismiss }
  }
  var preference: Bool { trace.rulings.contains { $0.preference != nil } }
  var isFree: Bool { trace.rulings.contains { $0.freedom != nil } }
  var decisions: Bool { trace.rulings.contains { $0.target != nil || $0.allowed != nil } }
}
