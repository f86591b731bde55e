import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession

/// Screens, and stacks for them, that are made when they are wanted.
extension PlaygroundState {
  /// Lets choose what to push: the declared screens, then a new one; where there is no stack, says so.
  mutating func choosePush() {
    if let absence { return tell(absence) }
    let pushes = surroundings().availableSteps.filter { $0.command == .push }
    let new = newScreen(of: ["screen", "view"], "push")
    if pushes.isEmpty, new == nil { return offerStack() }
    openSteps(pushes, "Push", new, else: "")
  }

  /// Lets choose what to present, and how: the declared screens, then a new one.
  mutating func choosePresentation() {
    if let absence { return tell(absence) }
    openSteps(
      StepFinder(&session).styles, "Present", newScreen(of: ["screen", "sheet"], "present"),
      else: "Nothing to present here.")
  }

  static let crashed = "The app has crashed. u undoes the step, [ goes back."

  /// Why nothing can be done with the screens: the app isn't there.
  var absence: String? {
    mutating get {
      let world = summary().world
      if world.hasCrashed { return Self.crashed }
      return world.isInBackground
        ? "The app is in the background. Enter brings it to the foreground." : nil
    }
  }

  /// A row that declares a screen and shows it; nothing where no kind of screen can be shown so.
  private mutating func newScreen(of kinds: [String], _ verb: String) -> Picker.Item? {
    let name = unusedName("Detail")
    let scripts = kinds.map { ["\($0) \(name)", "\(verb) \(name)"] }
    guard let script = scripts.first(where: { after($0) != nil }) else { return nil }
    return Picker.Item("a new screen", "\(name), defaults", .say(script.text))
  }

  /// Says that whoever is seen is in no stack, and lets put it in one.
  private mutating func offerStack() {
    let stack = Stack(around: summary(), unusedName("Main"))
    guard let name = stack.path.last else { return tell("Nothing to push here.") }
    guard let script = stack.scripts.first(where: { after($0) != nil }) else {
      return tell("\(stack.subject) isn't in a \(stack.noun).")
    }
    let item = Picker.Item("put \(name) in one", stack.line, .say(script.text))
    open(.picker(Picker(.steps, "Not in a \(stack.noun)", [item])))
  }

  /// The playground after lines were said in it one after the other; nothing where they can't be.
  func after(_ lines: [String]) -> PlaygroundState? {
    var copy = self
    for line in lines {
      switch copy.meaning(of: line) {
      case .step(let step): if copy.session.perform(step) != nil { return nil }
      case .edit(let edited): copy.session.branch(line, edited.scenario)
      case .expectation, .command, .nothing: return nil
      }
    }
    return copy
  }

  func unusedName(_ name: String) -> String {
    let taken = Set(session.scenario.everybody.map { $0.called })
    return (1...).lazy.map { $0 == 1 ? name : "\(name)\($0)" }.first { !taken.contains($0) } ?? name
  }
}

extension [String] {
  fileprivate var text: String { joined(separator: "\n") }
}

/// A container that screens can be pushed onto, around what is seen.
struct Stack {
  /// What is seen, with what it stands in: the topmost layer's root first.
  let path: [String]
  let isPresented: Bool
  let isSwiftUI: Bool
  /// Who is seen, at the beginning of a sentence.
  let subject: String
  /// Whether that is one of Apple's own, which an app only presents.
  private let isSystem: Bool
  private let name: String

  init(around summary: Summary, _ name: String) {
    let app = summary.episode.app
    let snapshot = summary.snapshot
    path = snapshot.visiblePath.compactMap { app.reference(to: $0.id)?.text }
    isPresented = snapshot.isPresenting
    let visible = snapshot.visible.map { app[$0].controller }
    isSwiftUI = visible?.kind.isSwiftUI ?? false
    isSystem = visible?.system != nil
    subject = snapshot.visible.map { summary.wording.subject($0).capitalizedFirst } ?? ""
    self.name = name
  }

  var line: String { (isSwiftUI ? "stack " : "navigation ") + name }
  var noun: String { isSwiftUI ? "NavigationStack" : "navigation controller" }

  /// The ways to put what is seen in one: where it is presented, where it is a root, and where it hangs
  /// under another.
  var scripts: [[String]] {
    guard let child = path.last, !isSystem else { return [] }
    if isPresented {
      return path.count > 1
        ? [] : [["dismiss", "present navigation(\(child)) as fullScreen"]]
    }
    guard let parent = path.dropLast().last else { return [["root \(line): \(child)"]] }
    return [
      ["in \(parent): \(line)", "move \(name) before \(child)", "move \(child) under \(name)"]
    ]
  }
}
