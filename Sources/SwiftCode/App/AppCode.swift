import OrientationModel
import OrientationScenarios

/// An app in Swift, and what happens in it: the one generator of what stands on the stage, of a change, a
/// recipe, an export and its test.
package struct AppCode: Sendable {
  /// As it is at the launch.
  package let app: App
  private(set) var steps: [Step] = []
  /// The launch and every step, so that a step knows who is on stage; nothing where none were given.
  package private(set) var episodes: [Episode] = []
  let names: AppNames
  /// What the steps and the reactions set while the app runs.
  package let stored: StoredAnswers
  /// Whether it is what one writes into an app of one's own, where nothing plays the story.
  private(set) var isEssential = true
  /// In whose class the story makes calls, by the places of their steps.
  private(set) var ownCalls: [ControllerID: [Int]] = [:]
  /// Steps with those that other versions have in their place, newest first; nothing for what every
  /// version does.
  private var choices: [[Step]] = []
  /// Views that a step shows in a container of UIKit's, and controllers that one shows in SwiftUI's.
  private(set) var guests: Set<ControllerID> = []
  /// Steps that the app's own code does at once, by their places, under the name of one of them.
  private(set) var joint: Joint?

  package typealias Joint = (steps: ClosedRange<Int>, main: Int)

  /// The classes of an app of one's own.
  package init(_ app: App, storing stored: StoredAnswers = StoredAnswers()) {
    self.app = app
    self.stored = stored
    names = AppNames(app)
  }

  /// A story; of the steps of other versions what they call in the place of a call of this one.
  package init(_ app: App, _ written: [Step], isEssential: Bool = false, joint: Joint? = nil) {
    let version = app.settings.version
    let steps = written.compactMap { $0.inner(on: version) }
    self.init(app, storing: StoredAnswers(steps, in: app))
    self.steps = steps
    choices = written.choices(on: version)
    episodes = Play(app, steps).episodes
    self.isEssential = isEssential
    self.joint = joint
    for own in app.reactions {
      guests.formUnion(own.steps.compactMap { guest(of: $0, into: ownStack(own.owner)) })
    }
    for (index, step) in steps.enumerated() {
      let before = stage(at: index)
      if let id = guest(of: step, into: stack(before)) { guests.insert(id) }
      guard telling(at: index) == nil, let id = caller(of: step, before),
        !(ownCalls[id] ?? []).contains(where: { methodHead(of: steps[$0]) == methodHead(of: step) })
      else { continue }
      ownCalls[id, default: []].append(index)
    }
  }

  /// The code of the story's step at a place, in which other versions make another call.
  func lines(at index: Int, _ write: (Step) -> [String]) -> [String] {
    choices[index].isEmpty
      ? write(steps[index])
      : choices[index].flatMap { choice -> [String] in
        guard case .onVersions(let versions, let step) = choice else { return write(choice) }
        return limited(to: versions, write(step))
      }.joiningTests
  }

  package var settings: Settings { app.settings }
  var major: UInt8 { settings.version.major }
  /// The oldest version that the app runs on, as far as anybody says.
  var oldest: UInt8 { settings.oldest }

  func controller(_ id: ControllerID) -> Controller { app[id].controller }

  /// What its class is called.
  package func type(_ id: ControllerID) -> String { names.types[id] ?? "UIViewController" }

  /// What the class, or the view, of one more screen is called.
  package func type(naming name: String, isView: Bool) -> String {
    names.type(naming: name, isView: isView)
  }

  package func file(of id: ControllerID) -> String { type(id) + ".swift" }

  /// The variable that holds it.
  package func variable(_ id: ControllerID) -> String { names.variables[id] ?? "controller" }

  package func variable(window id: WindowID) -> String { names.windows[id] ?? "window" }

  /// What stands before what everybody can name.
  var prefix: String { isEssential ? "" : "Story." }

  /// The variable that holds a controller, as everybody can write it.
  func reference(_ id: ControllerID) -> String {
    names.variables[id].map { prefix + $0 } ?? "nil"
  }

  var ids: [ControllerID] { app.entries.indices.map { ControllerID($0 + 1) } }

  /// Whether UIKit asks a question in this version: `shouldAutorotate` until iOS 15 (AUTO-5), the
  /// lock from iOS 26.
  func isAsked(_ question: Controller.Question) -> Bool {
    switch question {
    case .autorotate: oldest <= 15
    case .lock: major >= 26
    case .mask, .preferred: true
    }
  }

  /// Whether a controller's own `shouldAutorotate` is written down: where nobody asks it any more,
  /// only the no that the situation is about.
  func writesAutorotate(_ id: ControllerID) -> Bool {
    let claim = controller(id).autorotates
    return isAsked(.autorotate) ? claim != nil : claim == false
  }

  /// Whether the story sets an answer of a controller's.
  func isEdited(_ id: ControllerID, _ question: Controller.Question) -> Bool {
    stored.answers.contains(Getter(controller: id, question: question))
  }

  /// Whether what the app delegate answers is in a variable of the story's.
  var hasAnswer: Bool { stored.hasDelegate && !holdsMask }

  var holdsMask: Bool { heldAnswer != nil }

  /// What the scene's own delegate answers: it is asked from iOS 27 on, and an app that is built for
  /// that has it on every version.
  var sceneAnswer: OrientationMask? {
    max(major, settings.linked.major) >= 27 ? settings.sceneDelegate : nil
  }

  /// Whether there is a class of its own, and not only an object of UIKit's.
  func hasClass(_ id: ControllerID) -> Bool {
    switch controller(id).kind {
    case .screen, .container: return true
    case .view, .cover, .sheet, .system: return false
    case .hosting: return hasKey(id) || hasOverrides(id)
    case .navigation: return !isInSwiftUI(id) && (isRead(id) || hasOverrides(id))
    case .tabs, .split, .pages: return isRead(id) || hasOverrides(id)
    }
  }

  /// Whether the sources have its class, whatever that answers.
  private func isRead(_ id: ControllerID) -> Bool {
    settings.namesClasses && app[id].name == type(id)
  }

  /// Whether an extension of its UIKit class answers for it.
  func isExtended(_ id: ControllerID) -> Bool {
    let controller = controller(id)
    return Controller.Question.allCases.contains {
      controller[$0].asks != .nobody && controller[$0].author == .categoryExtension
    }
  }

  func hasOverrides(_ id: ControllerID) -> Bool {
    let controller = controller(id)
    let isSubclass = Controller.Question.allCases.contains { question in
      let clause = controller[question]
      let isForwarding = clause.asks != .nobody && clause.author == .subclass && isAsked(question)
      return isForwarding || isEdited(id, question)
    }
    return isSubclass || controller.supports != nil || controller.prefers != .unstated
      || (writesAutorotate(id) && !isExtended(id)) || controller.prefersLock != nil
      || app.reactions.contains { $0.owner == id && $0.moment != .showing }
  }
}

extension Controller.Question {
  /// The property in which UIKit asks it from iOS 6 on.
  package var getter: String {
    switch self {
    case .mask: "supportedInterfaceOrientations"
    case .autorotate: "shouldAutorotate"
    case .preferred: "preferredInterfaceOrientationForPresentation"
    case .lock: "prefersInterfaceOrientationLocked"
    }
  }
}

extension PresentationStyle {
  /// UIKit's case: `.pageSheet`.
  package var swift: String { self == .customRemoving ? ".custom" : ".\(name)" }
}

extension InterfaceOrientation {
  /// As an Info.plist has it.
  package var plistName: String { "UIInterfaceOrientation" + name.capitalizedFirst }
}

extension Settings {
  package var oldest: UInt8 { min(version.major, deployment?.major ?? version.major) }
}

extension App {
  /// The same as its code has it: for every version that a file is about, unless that says which.
  ///
  /// Scenes need iOS 13: what has them is for nothing older.
  package func deployed(by scenario: Scenario) -> App {
    var app = self
    let oldest = scenario.settings.playedVersions.min() ?? settings.version
    let scenes = SystemVersion(13)
    app.settings.deployment =
      settings.deployment ?? (settings.version >= scenes ? max(oldest, scenes) : oldest)
    return app
  }
}
