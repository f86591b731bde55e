import OrientationModel
import OrientationScenarios
import OrientationTelling

/// A situation, and what happens in it, on the way to Swift.
struct StoryCode {
  let app: App
  let steps: [Step]
  /// The launch and every step, so that a step knows who is on stage.
  let episodes: [Episode]
  let names: StoryNames
  /// The enum that holds everybody: `Story`, or `Story7` among others.
  let space: String
  /// Whether it stands among others in one file.
  let isOneOfMany: Bool
  /// Whether it is what one writes into an app of one's own, where nothing plays the story.
  let isEssential: Bool
  /// What the steps and the reactions set while the app runs.
  let stored: StoredAnswers
  /// Steps that the app's own code does at once.
  let joint: Joint?

  /// Some steps, by their places, under the name of one of them.
  struct Joint: Hashable {
    var steps: ClosedRange<Int>
    var main: Int
  }

  init(
    _ app: App, _ steps: [Step], space: String = "Story",
    isOneOfMany: Bool = false, isEssential: Bool = false, joint: Joint? = nil
  ) {
    self.app = app
    self.steps = steps.compactMap { $0.inner(on: app.settings.version) }
    episodes = Play(app, self.steps).episodes
    names = StoryNames(app)
    stored = StoredAnswers(self.steps, in: app)
    (self.space, self.isOneOfMany, self.joint) = (space, isOneOfMany, joint)
    self.isEssential = isEssential
  }

  var settings: Settings { app.settings }
  var major: UInt8 { settings.version.major }
  /// The oldest version that the app runs on, as far as anybody says.
  var oldest: UInt8 { min(major, settings.deployment?.major ?? major) }
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

  func isEdited(_ id: ControllerID, _ question: Controller.Question) -> Bool {
    stored.sets(question, of: id)
  }

  /// Whether what the app delegate answers is in a variable.
  var hasAnswer: Bool { stored.hasDelegate || (isOneOfMany && settings.delegate != .none) }

  /// What the scene's own delegate answers: it is asked from iOS 27 on.
  var sceneAnswer: OrientationMask? { major >= 27 ? settings.sceneDelegate : nil }

  func isView(_ id: ControllerID) -> Bool { controller(id).kind.isSwiftUI }

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
      || (writesAutorotate(id) && !isExtended(id)) || controller.prefersLock != nil
      || app.reactions.contains { $0.owner == id && $0.moment != .showing }
  }
}

// The classes of UIKit's kind: screens and containers.

extension StoryCode {
  /// Every class that the situation needs, in the order of the file.
  var classes: Code {
    let isContaining = ids.contains { controller($0).kind == .container }
    let declared = ids.map { controller($0).kind == .hosting ? hosting($0) : declaredClass($0) }
    return """
      \(apart: declared + ids.filter(hasDelegate).map(delegateClass))
      \(apart: [isContaining && !isOneOfMany ? Self.containing : nil])
      """
  }

  /// The UIKit class that a controller's own derives from.
  private func base(_ id: ControllerID) -> String {
    switch controller(id).kind {
    case .navigation, .tabs, .split, .pages: Wording.baseClass(controller(id).kind)
    case .container: "ContainingViewController"
    case .screen, .hosting, .view, .cover, .sheet, .system: "StoryViewController"
    }
  }

  private func declaredClass(_ id: ControllerID) -> Code {
    guard hasClass(id) else { return "" }
    let (answers, reactions) = (answers(id), reactions(id))
    let head = "final class \(type(id)): \(base(id))"
    if answers.isEmpty, reactions.isEmpty { return "\(head) {}" }
    return """
      \(head) {
        \(apart: [answers, reactions])
      }
      """
  }

  /// A custom container fills itself with its children.
  static let containing: Code = """
    /// A container whose children fill it.
    class ContainingViewController: UIViewController {
      convenience init(_ children: [UIViewController]) {
        self.init(nibName: nil, bundle: nil)
        for child in children { embed(child) }
      }

      private func embed(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    """

  // MARK: Delegates of containers

  /// Whether somebody else answers for a container, or hears what it shows.
  func hasDelegate(_ id: ControllerID) -> Bool {
    let controller = controller(id)
    let isAnswering = [controller.mask, controller.preferred].contains {
      $0.asks != .nobody && $0.author == .delegate
    }
    return isAnswering || app.reactions.contains { $0.owner == id && $0.moment == .showing }
  }

  private func delegateClass(_ id: ControllerID) -> Code {
    let kind = controller(id).kind
    let container = Wording.baseClass([.tabs, .split, .pages].contains(kind) ? kind : .navigation)
    let name = String(container.dropFirst(2)).lowerCamel
    func method(_ ending: String, _ question: Controller.Question, own: String) -> Code? {
      forwarding(id, question, by: .delegate, of: name + ".").map {
        """
        func \(name)\(ending)(
          _ \(name): \(container)
        ) -> \(question.type) {
          \(body($0, question, own: own))
        }
        """
      }
    }
    let mask = method(
      "SupportedInterfaceOrientations", .mask, own: ownMask(id) ?? defaultMask.swift)
    let preferred = method(
      "PreferredInterfaceOrientationForPresentation", .preferred, own: ".portrait")
    let shown = app.reactions.filter { $0.owner == id && $0.moment == .showing }
    return """
      final class \(type(id))Delegate: NSObject, \(container)Delegate {
        \(apart: [mask, preferred, shown.isEmpty ? nil : showing(shown)])
      }
      """
  }

  private func showing(_ reactions: [Reaction]) -> Code {
    """
    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController, animated: Bool
    ) {
      \(reactions.map { code(of: $0, in: .delegate) })
    }
    """
  }

  // MARK: Extensions of UIKit's own classes

  /// The overrides that stand in an extension: undefined behaviour, and so are they here.
  var extensions: Code {
    var done: Set<String> = []
    let extended = ids.filter { isExtended($0) && done.insert(base($0)).inserted }
    return "\(apart: extended.map(extending))"
  }

  private func extending(_ id: ControllerID) -> Code {
    func getter(_ question: Controller.Question, own: String) -> Code? {
      forwarding(id, question, by: .categoryExtension).map {
        """
        open override var \(question.getter): \(question.type) {
          \(body($0, question, own: own))
        }
        """
      }
    }
    let autorotate = isAsked(.autorotate) ? getter(.autorotate, own: "true") : nil
    let claim: Code =
      "open override var shouldAutorotate: Bool { \(controller(id).autorotates == true) }"
    return """
      // An override in an extension: whether it runs is undefined.
      extension \(base(id)) {
        \(getter(.mask, own: defaultMask.swift))
        \(apart: [autorotate])
        \(if: autorotate == nil && writesAutorotate(id), claim)
      }
      """
  }
}
