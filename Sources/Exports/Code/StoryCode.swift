import OrientationModel
import OrientationScenarios
import OrientationTelling

/// A situation, and what happens in it, on the way to Swift.
struct StoryCode {
  let title: String
  let app: App
  let steps: [Step]
  /// The launch and every step, so that a step knows who is on stage.
  let episodes: [Episode]
  let names: StoryNames
  /// The enum that holds everybody: `Story`, or `Story7` among others.
  let space: String
  /// Whether it stands among others in one file.
  let isOneOfMany: Bool
  /// Steps that the app's own code does at once.
  let joint: Joint?

  /// Some steps, by their places, under the name of one of them.
  struct Joint: Hashable {
    var steps: ClosedRange<Int>
    var main: Int
  }

  init(
    title: String, _ app: App, _ steps: [Step], space: String = "Story",
    isOneOfMany: Bool = false, joint: Joint? = nil
  ) {
    (self.title, self.app) = (title, app)
    let version = app.settings.version
    self.steps = steps.compactMap { step in
      guard case .onVersions(let ranges, let inner) = step else { return step }
      return ranges.contains { $0.contains(version) } ? inner : nil
    }
    episodes = Play(app, self.steps).episodes
    names = StoryNames(app)
    (self.space, self.isOneOfMany, self.joint) = (space, isOneOfMany, joint)
  }

  var settings: Settings { app.settings }
  var major: UInt8 { settings.version.major }
  var wording: Wording { Wording(app) }

  func controller(_ id: ControllerID) -> Controller { app[id].controller }

  func type(_ id: ControllerID) -> String { names.types[id] ?? "UIViewController" }

  /// The variable that holds a controller, as everybody can write it.
  func reference(_ id: ControllerID) -> String {
    guard let name = names.variables[id] else { return "nil" }
    return "\(space).\(name)"
  }

  /// Everybody with an entry.
  var ids: [ControllerID] { app.entries.indices.map { ControllerID($0 + 1) } }

  /// Whether UIKit asks a question in this version: `shouldAutorotate` until iOS 15 (AUTO-5), the
  /// lock from iOS 26.
  func isAsked(_ question: Controller.Question) -> Bool {
    switch question {
    case .autorotate: major <= 15
    case .lock: major >= 26
    case .mask, .preferred: true
    }
  }

  /// Whether a controller's own `shouldAutorotate` is written down: where nobody asks it any more,
  /// only the no that the situation is about.
  func writesAutorotate(_ id: ControllerID) -> Bool {
    let claim = controller(id).autorotates
    return isAsked(.autorotate) ? claim != .unsaid : claim == .no
  }

  /// What the steps and the reactions change while the app runs.
  var changes: [Change<Numbers>] {
    (steps + app.reactions.flatMap(\.steps)).compactMap {
      if case .set(let change) = $0.bare { change } else { nil }
    }
  }

  func isEdited(_ id: ControllerID, _ question: Controller.Question) -> Bool {
    changes.contains { change in
      switch change {
      case .supports(id, _), .orientations(id, _): question == .mask
      case .prefers(id, _): question == .preferred
      case .autorotates(id, _): question == .autorotate
      case .prefersLock(id, _): question == .lock
      case .supports, .orientations, .prefers, .autorotates, .prefersLock, .delegate: false
      }
    }
  }

  var isDelegateEdited: Bool {
    changes.contains { if case .delegate = $0 { true } else { false } }
  }

  /// Whether what the app delegate answers is in a variable.
  var hasAnswer: Bool { isDelegateEdited || (isOneOfMany && settings.delegate != .none) }

  /// What the scene's own delegate answers: it is asked from iOS 27 on.
  var sceneAnswer: OrientationMask? { major >= 27 ? settings.sceneDelegate : nil }

  func isView(_ id: ControllerID) -> Bool {
    controller(id).kind.isSwiftUI
  }

  var usesSwiftUI: Bool { ids.contains { isView($0) || controller($0).kind == .hosting } }

  /// Controllers of SwiftUI's own making: nobody in the code holds them.
  func isInSwiftUI(_ id: ControllerID) -> Bool {
    if isView(id) { return true }
    return controller(id).kind == .navigation
      && holders(of: id).contains { parent in
        controller(parent).kind == .hosting || isInSwiftUI(parent)
      }
  }

  /// Who has it as a child in its declaration.
  func holders(of id: ControllerID) -> [ControllerID] {
    ids.filter { app[$0].children.contains(id) }
  }

  /// Whether there is a class of its own, and not only an object of UIKit's.
  func hasClass(_ id: ControllerID) -> Bool {
    let controller = controller(id)
    switch controller.kind {
    case .screen, .container: return true
    case .view, .cover, .sheet, .system: return false
    case .hosting: return hasKey(id) || hasOverrides(id)
    case .navigation: return !isInSwiftUI(id) && hasOverrides(id)
    case .tabs, .split, .pages: return hasOverrides(id)
    }
  }

  /// Whether it reads what its views prefer.
  func hasKey(_ id: ControllerID) -> Bool { controller(id).preferenceDefault != nil }

  /// Whether an extension of its UIKit class answers for it.
  func isExtended(_ id: ControllerID) -> Bool {
    let controller = controller(id)
    return Controller.Question.allCases.contains {
      controller[$0].asks != .nobody && controller[$0].author == .categoryExtension
    }
  }

  private func hasOverrides(_ id: ControllerID) -> Bool {
    let controller = controller(id)
    let isSubclass = Controller.Question.allCases.contains { question in
      let clause = controller[question]
      let isForwarding = clause.asks != .nobody && clause.author == .subclass && isAsked(question)
      return isForwarding || isEdited(id, question)
    }
    return isSubclass || controller.supports != nil || controller.prefers != .unstated
      || (writesAutorotate(id) && !isExtended(id)) || controller.prefersLock != .unsaid
      || app.reactions.contains { $0.owner == id && $0.moment != .showing }
  }
}
